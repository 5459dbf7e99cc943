//! Lists the reasons for refusing a choice, each with its rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::Square;
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
    #[error("the game is over (TT-10)")]
    GameOver,
    /// The turn is over.
    #[error("this turn is over: each side makes one move in turn (TT-2)")]
    TurnOver,
    /// The square is empty.
    #[error("there is no piece on {at} (TT-3)")]
    NoPiece {
        /// The empty square.
        at: Square,
    },
    /// The piece belongs to the opponent.
    #[error("the piece on {at} is the other side's (TT-2)")]
    NotYours {
        /// The piece's square.
        at: Square,
    },
    /// The piece has no legal move.
    #[error("the piece on {at} cannot move: its ways are blocked (TT-3)")]
    Stuck {
        /// The piece's square.
        at: Square,
    },
    /// The move has no distance.
    #[error("the piece on {at} would not move, and there is no passing (TT-2)")]
    NoPassing {
        /// The piece's square.
        at: Square,
    },
    /// The target isn't on the rank or file of the piece.
    #[error("{to} is not in line with {from}: pieces move along ranks and files (TT-3)")]
    NotInLine {
        /// The piece's square.
        from: Square,
        /// The target of the move.
        to: Square,
    },
    /// Another piece is in the way.
    #[error("a piece on {at} is in the way, and there is no jumping (TT-3)")]
    Blocked {
        /// The square of the other piece.
        at: Square,
    },
    /// The closed empty throne is in the way.
    #[error("the empty throne, {at}, is closed: no piece passes over it (TT-4)")]
    ThronePassed {
        /// The throne.
        at: Square,
    },
    /// The move ends on the throne.
    #[error("no piece stops on the throne, {at}, once the king has left it (TT-4)")]
    ThroneTaken {
        /// The throne.
        at: Square,
    },
    /// The move enters or crosses a camp from outside.
    #[error("no piece enters a camp from outside, and {at} belongs to one (TT-24)")]
    CampEntered {
        /// The square of the camp.
        at: Square,
    },
    /// A man's move ends on one of the five thrones.
    #[error("only the king stops on a throne, and {at} is one (TT-20)")]
    ThroneForKing {
        /// The throne.
        at: Square,
    },
}

reason_keys!();

impl Reason {
    /// The number of the broken rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::TurnOver | Reason::NotYours | Reason::NoPassing => "TT-2",
            Reason::NoPiece | Reason::Stuck | Reason::NotInLine | Reason::Blocked => "TT-3",
            Reason::ThronePassed | Reason::ThroneTaken => "TT-4",
            Reason::GameOver => "TT-10",
            Reason::ThroneForKing => "TT-20",
            Reason::CampEntered => "TT-24",
        }
    }
}
