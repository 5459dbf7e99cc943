//! Defines a player's choice.

use super::Square;

/// A move of a piece in a straight line (TT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square of the piece.
    pub from: Square,
    /// The target square.
    pub to: Square,
}
