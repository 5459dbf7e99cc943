//! One choice of a player, and what it causes on the board.

use serde::{Deserialize, Serialize};

use super::Point;
use crate::rules::{Outcome, Side};

/// One choice, which is a whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// A new piece is placed (TP-3).
    Place {
        /// Where.
        to: Point,
    },
    /// A piece goes one step along a line (TP-4).
    Step {
        /// The piece's point.
        from: Point,
        /// Where it goes.
        to: Point,
    },
}

impl Move {
    /// The point of the piece that moves; none for a new piece.
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        match self {
            Move::Place { .. } => None,
            Move::Step { from, .. } => Some(from),
        }
    }

    /// Where the piece then stands.
    #[must_use]
    pub const fn to(self) -> Point {
        match self {
            Move::Place { to } | Move::Step { to, .. } => to,
        }
    }
}

/// One thing that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A new piece was placed (TP-3).
    Placed {
        /// Whose.
        side: Side,
        /// Where.
        at: Point,
    },
    /// A piece went one step (TP-4).
    Moved {
        /// Whose.
        side: Side,
        /// The point it left.
        from: Point,
        /// The point it reached.
        to: Point,
    },
    /// Three in line (TP-5). Follows the placing or step that made it.
    LineMade {
        /// Whose.
        side: Side,
        /// The line, as [`LINES`](super::LINES) has it.
        points: [Point; 3],
    },
    /// The turn is over; the other side acts next unless the game ended.
    TurnEnded {
        /// Whose turn it was.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}
