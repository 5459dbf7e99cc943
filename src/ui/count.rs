//! Something that is counted for a side.

use crate::rules::Side;

/// Something that a player's panel counts, with the piece that stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The key of its name.
    pub key: &'static str,
    /// The key of its name where there is little room.
    pub short: &'static str,
    /// Whose pieces they are.
    pub whose: Side,
    /// How many.
    pub count: u8,
}
