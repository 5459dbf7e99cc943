//! Lists the reasons for refusing a throw or choice, each with its rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use crate::rules::reason_keys::reason_keys;

/// The reason for a refusal. The position is then unchanged. Points are by the mover's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(Reason),
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of [`Illegal`], without the facts of a single refusal."
)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over (TW-14)")]
    GameOver,
    /// The player must throw the dice before moving.
    #[error("the dice must be rolled before a piece moves (TW-3)")]
    ThrowFirst,
    /// The player must use the numbers before throwing again.
    #[error("the numbers that can be used must be used before the dice are rolled again (TW-7)")]
    MoveFirst,
    /// The turn is over.
    #[error("this turn is over (TW-7)")]
    TurnOver,
    /// The number isn't available.
    #[error("no {die} is left to use (TW-7)")]
    NotThrown {
        /// The number of the move.
        die: u8,
    },
    /// The point doesn't exist.
    #[error("there is no point {index}: the points are 1 to 24 (TW-1)")]
    NoSuchPoint {
        /// The number of the point.
        index: u8,
    },
    /// The bar is empty.
    #[error("no piece is on the bar (TW-10)")]
    BarEmpty,
    /// The hand is empty.
    #[error("no piece is in the hand (TW-5)")]
    HandEmpty,
    /// The point has no piece of the mover.
    #[error("the side to move has no piece on {index} (TW-7)")]
    NoPiece {
        /// The point.
        index: u8,
    },
    /// The pieces on the bar must enter first.
    #[error("the pieces on the bar must enter first (TW-10)")]
    BarFirst,
    /// The starters can't move before the hand is empty.
    #[error("the two starters wait until the hand is empty (TW-4)")]
    StartersWait,
    /// The opponent has two or more pieces on the point.
    #[error("two or more opposing pieces hold {index} (TW-8)")]
    Blocked {
        /// The point.
        index: u8,
    },
    /// A point on the far side has room for only one piece of the mover.
    #[error(
        "the side to move has a piece on {index}: a point on the far side has room for one (TW-9)"
    )]
    NoRoom {
        /// The point.
        index: u8,
    },
    /// Pieces can't be borne off before all of them are on 19 to 24.
    #[error("no piece is borne off before all are on 19 to 24 (TW-13)")]
    NotAllHome,
    /// A piece farther back, or on the point of the number, must move first.
    #[error("a {die} bears off from {index} only with no piece farther back (TW-13)")]
    RearFirst {
        /// The number.
        die: u8,
        /// The point.
        index: u8,
    },
    /// The turn would use fewer numbers than possible.
    #[error("as many numbers as possible must be used: after this fewer could be (TW-7)")]
    MoreNumbers,
    /// Only one of two numbers can be used, and it must be the higher one.
    #[error("only one number can be used: it must be the {die} (TW-7)")]
    HigherDie {
        /// The higher number.
        die: u8,
    },
    /// The first number must enter a piece.
    #[error("the first number must enter a piece from the hand (TW-6)")]
    EnterFirst,
    /// The turn would leave the victim of a hit no point for re-entry.
    #[error("after this no point would be left on which the piece hit could re-enter (TW-11)")]
    ShutsOut,
}

reason_keys!();

impl Reason {
    /// The number of the broken rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::NoSuchPoint => "TW-1",
            Reason::ThrowFirst => "TW-3",
            Reason::StartersWait => "TW-4",
            Reason::HandEmpty => "TW-5",
            Reason::EnterFirst => "TW-6",
            Reason::MoveFirst
            | Reason::TurnOver
            | Reason::NotThrown
            | Reason::NoPiece
            | Reason::MoreNumbers
            | Reason::HigherDie => "TW-7",
            Reason::Blocked => "TW-8",
            Reason::NoRoom => "TW-9",
            Reason::BarEmpty | Reason::BarFirst => "TW-10",
            Reason::ShutsOut => "TW-11",
            Reason::NotAllHome | Reason::RearFirst => "TW-13",
            Reason::GameOver => "TW-14",
        }
    }
}
