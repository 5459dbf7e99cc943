//! A count on a player's panel.

use crate::rules::Side;

/// A count on a player's panel, with the piece as its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The key of its name.
    pub key: &'static str,
    /// The key of its short name.
    pub short: &'static str,
    /// The side of the pieces.
    pub whose: Side,
    /// The number of pieces.
    pub count: u8,
}
