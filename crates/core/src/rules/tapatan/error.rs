//! Lists the reasons for refusing a choice, each with its rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::Point;
use crate::rules::reason_keys::reason_keys;

/// The reason for a refusal. The position is then unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(Reason),
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of [`Illegal`], without the facts of a single refusal."
)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over (TP-5)")]
    GameOver,
    /// The turn is over.
    #[error("this turn is over: it is one placing or one move (TP-3)")]
    TurnOver,
    /// A new piece can't be placed on another piece.
    #[error("there is a piece on {at}: a new one goes to a free point (TP-3)")]
    Occupied {
        /// The target of the choice.
        at: Point,
    },
    /// A piece can't move while there are pieces in hand.
    #[error("no piece moves until all pieces are down: place one (TP-3)")]
    PlaceFirst,
    /// All pieces are already placed.
    #[error("all pieces are down: a piece must be moved (TP-4)")]
    AllPlaced,
    /// The point is empty.
    #[error("there is no piece on {at} (TP-4)")]
    NoPiece {
        /// The empty point.
        at: Point,
    },
    /// The piece belongs to the opponent.
    #[error("the piece on {at} is the other side's (TP-4)")]
    NotYours {
        /// The piece's point.
        at: Point,
    },
    /// The target isn't a neighbour along a line.
    #[error("{to} is not one step along a line from {from} (TP-4)")]
    NotNeighbour {
        /// The piece's point.
        from: Point,
        /// The target of the choice.
        to: Point,
    },
    /// A piece can't move to another piece.
    #[error("there is a piece on {to}: a piece moves to a free point (TP-4)")]
    NotFree {
        /// The target of the choice.
        to: Point,
    },
    /// The first piece of the game can't be placed on the centre.
    #[error("the first piece of the game cannot go to b2: first_centre is forbidden (TP-8)")]
    FirstCentre,
}

reason_keys!();

impl Reason {
    /// The number of the broken rule.
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
