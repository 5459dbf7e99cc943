//! The places on the table that can be pressed.

use crate::rules::Side;

/// A place on the table that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Location {
    /// A cell, square or point, in the game's numbering (Tablan: Blue's path).
    Board(u8),
    /// The hand of a side, with the pieces that haven't entered.
    Hand(Side),
    /// The pieces of a side on the bar.
    Bar(Side),
    /// The tray for the pieces that a side bears off.
    Off(Side),
}
