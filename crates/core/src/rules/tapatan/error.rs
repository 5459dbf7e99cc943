//! Why a choice is refused, in terms of the rule.

use super::Point;

/// Why something was refused. The position is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be done after the end.
    #[error("the game is over (TP-5)")]
    GameOver,
    /// Something was added to a turn that is over.
    #[error("this turn is over: it is one placing or one step (TP-3)")]
    TurnOver,
    /// A new piece was to go where one stands.
    #[error("there is a piece on {at}: a new one goes to a free point (TP-3)")]
    Occupied {
        /// The point asked for.
        at: Point,
    },
    /// A piece was to move while some are still in hand.
    #[error("nothing moves until all six pieces are down: one must be placed (TP-3)")]
    PlaceFirst,
    /// A piece was to be placed when none is left.
    #[error("all six pieces are down: a piece must be moved (TP-4)")]
    AllPlaced,
    /// No piece there.
    #[error("there is no piece on {at} (TP-4)")]
    NoPiece {
        /// The empty point.
        at: Point,
    },
    /// The other side's piece.
    #[error("the piece on {at} is the other side's (TP-4)")]
    NotYours {
        /// Where it stands.
        at: Point,
    },
    /// The points are not next to each other on a line.
    #[error("{to} is not one step along a line from {from} (TP-4)")]
    NotNeighbour {
        /// The piece's point.
        from: Point,
        /// The point asked for.
        to: Point,
    },
    /// A piece was to move to where one stands.
    #[error("there is a piece on {to}: a piece moves to a free point (TP-4)")]
    NotFree {
        /// The point asked for.
        to: Point,
    },
    /// The first piece of the game was to go to the centre.
    #[error("the first piece of the game may not go to b2: first_centre is forbidden (TP-8)")]
    FirstCentre,
}

impl Illegal {
    /// The name of the reason in kebab case, for translation.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.facts().0
    }

    /// The number of the rule that forbids it.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.facts().1
    }

    const fn facts(&self) -> (&'static str, &'static str) {
        match self {
            Illegal::GameOver => ("game-over", "TP-5"),
            Illegal::TurnOver => ("turn-over", "TP-3"),
            Illegal::Occupied { .. } => ("occupied", "TP-3"),
            Illegal::PlaceFirst => ("place-first", "TP-3"),
            Illegal::AllPlaced => ("all-placed", "TP-4"),
            Illegal::NoPiece { .. } => ("no-piece", "TP-4"),
            Illegal::NotYours { .. } => ("not-yours", "TP-4"),
            Illegal::NotNeighbour { .. } => ("not-neighbour", "TP-4"),
            Illegal::NotFree { .. } => ("not-free", "TP-4"),
            Illegal::FirstCentre => ("first-centre", "TP-8"),
        }
    }
}
