//! One choice of a player.

use super::Square;

/// A piece slides from one square to another (TT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where it stands.
    pub from: Square,
    /// Where it stops.
    pub to: Square,
}
