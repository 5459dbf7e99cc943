//! The places on the table that can be pressed.

use crate::rules::Side;

/// A place on the table that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Location {
    /// A cell, square or point, by the game's own numbering (Tablan: Blue's path).
    Board(u8),
    /// A side's pieces that have not entered.
    Hand(Side),
    /// A side's pieces on the bar.
    Bar(Side),
    /// Where a side's pieces are borne off to.
    Off(Side),
}
