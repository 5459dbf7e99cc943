//! Pieces that left the board.

use crate::rules::Side;

/// Pieces that left the board in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// Whose pieces.
    pub side: Side,
    /// The number of pieces.
    pub count: u8,
    /// The kind of capture.
    pub manner: Manner,
}

/// The way in which pieces left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// They were captured.
    Capture,
    /// The king was captured.
    King,
    /// They were hit and wait on the bar.
    Hit,
}
