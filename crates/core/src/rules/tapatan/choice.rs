//! Defines a player's choice and its effects.

use serde::{Deserialize, Serialize};

use super::Point;
use crate::rules::{Outcome, Side};

/// A choice, which is a whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Places a new piece (TP-3).
    Place {
        /// The target.
        to: Point,
    },
    /// Moves a piece one step along a line (TP-4), or to any free point (TP-10).
    Step {
        /// The piece's point.
        from: Point,
        /// The target.
        to: Point,
    },
}

impl Move {
    /// The point of the piece that moves. `None` for a new piece.
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        match self {
            Move::Place { .. } => None,
            Move::Step { from, .. } => Some(from),
        }
    }

    /// The point of the piece after the choice.
    #[must_use]
    pub const fn to(self) -> Point {
        match self {
            Move::Place { to } | Move::Step { to, .. } => to,
        }
    }
}

/// One effect of a choice, in order of play.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A new piece was placed (TP-3).
    Placed {
        /// The side of the piece.
        side: Side,
        /// The point of the piece.
        at: Point,
    },
    /// A piece moved (TP-4).
    Moved {
        /// The side of the piece.
        side: Side,
        /// The point it left.
        from: Point,
        /// The point it reached.
        to: Point,
    },
    /// A side made three in a row (TP-5). This step follows the placing or move.
    LineMade {
        /// The side.
        side: Side,
        /// The line in the order of [`LINES`](super::LINES).
        points: [Point; 3],
    },
    /// The turn is over. The other side acts next unless the game has ended.
    TurnEnded {
        /// The side whose turn it was.
        side: Side,
    },
    /// A side can't move, so the other side has another turn (TP-6). This step follows [`Step::TurnEnded`].
    Passed {
        /// The side without a move.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}
