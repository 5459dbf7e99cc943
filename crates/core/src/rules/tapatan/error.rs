//! Why a choice is refused, in terms of the rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::Point;
use crate::rules::reason_keys::reason_keys;

/// Why something was refused. The position is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(Reason),
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of [`Illegal`], without the facts of a single refusal."
)]
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

reason_keys!();

impl Reason {
    /// The number of the rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::TurnOver | Reason::Occupied | Reason::PlaceFirst => "TP-3",
            Reason::AllPlaced
            | Reason::NoPiece
            | Reason::NotYours
            | Reason::NotNeighbour
            | Reason::NotFree => "TP-4",
            Reason::GameOver => "TP-5",
            Reason::FirstCentre => "TP-8",
        }
    }
}
