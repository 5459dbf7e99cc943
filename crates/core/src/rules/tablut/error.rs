//! Why a choice is refused, in terms of the rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::Square;
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
    #[error("the game is over (TT-10)")]
    GameOver,
    /// Something was added to a turn that is over.
    #[error("this turn is over: each side makes one move in turn (TT-2)")]
    TurnOver,
    /// No piece there.
    #[error("there is no piece on {at} (TT-3)")]
    NoPiece {
        /// The empty square.
        at: Square,
    },
    /// The other side's piece.
    #[error("the piece on {at} is the other side's (TT-2)")]
    NotYours {
        /// Where it stands.
        at: Square,
    },
    /// The piece has nowhere to go.
    #[error("the piece on {at} cannot move: its ways are blocked (TT-3)")]
    Stuck {
        /// Where it stands.
        at: Square,
    },
    /// The piece would stay where it is.
    #[error("the piece on {at} would not move, and there is no passing (TT-2)")]
    NoPassing {
        /// Where it stands.
        at: Square,
    },
    /// Neither the rank nor the file is the same.
    #[error("{to} is not in line with {from}: pieces move along ranks and files (TT-3)")]
    NotInLine {
        /// Where the piece stands.
        from: Square,
        /// The square asked for.
        to: Square,
    },
    /// A piece stands in the way.
    #[error("a piece on {at} is in the way, and there is no jumping (TT-3)")]
    Blocked {
        /// Where the obstacle stands.
        at: Square,
    },
    /// The empty throne lies in the way.
    #[error("the empty throne, {at}, is closed: nobody passes over it (TT-4)")]
    ThronePassed {
        /// The throne.
        at: Square,
    },
    /// The move would end on the throne.
    #[error("nobody stops on the throne, {at}, once the king has left it (TT-4)")]
    ThroneTaken {
        /// The throne.
        at: Square,
    },
    /// A man's move would end on one of the five thrones.
    #[error("only the king stops on a throne, and {at} is one (TT-20)")]
    ThroneForKing {
        /// The throne.
        at: Square,
    },
}

reason_keys!();

impl Reason {
    /// The number of the rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::TurnOver | Reason::NotYours | Reason::NoPassing => "TT-2",
            Reason::NoPiece | Reason::Stuck | Reason::NotInLine | Reason::Blocked => "TT-3",
            Reason::ThronePassed | Reason::ThroneTaken => "TT-4",
            Reason::GameOver => "TT-10",
            Reason::ThroneForKing => "TT-20",
        }
    }
}
