//! Why a throw or a choice is refused, in terms of the rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use crate::rules::reason_keys::reason_keys;

/// Why something was refused. The position is then as it was. Points are by the mover's own index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, EnumDiscriminants)]
#[strum_discriminants(
    name(Reason),
    derive(EnumIter, IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of [`Illegal`], without the facts of a single refusal."
)]
pub enum Illegal {
    /// Nothing can be done after the end.
    #[error("the game is over (TW-14)")]
    GameOver,
    /// A choice was made while the dice are to be thrown.
    #[error("the dice must be thrown before anything moves (TW-3)")]
    ThrowFirst,
    /// The dice were thrown while a choice is to be made.
    #[error("the numbers that can be used must be used before the dice are thrown again (TW-7)")]
    MoveFirst,
    /// Something was added to a turn that is over.
    #[error("this turn is over (TW-7)")]
    TurnOver,
    /// No such number is left.
    #[error("no {die} is left to use (TW-7)")]
    NotThrown {
        /// The number named.
        die: u8,
    },
    /// No such point.
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
    /// No own piece there.
    #[error("no own piece stands on {index} (TW-7)")]
    NoPiece {
        /// The point.
        index: u8,
    },
    /// Pieces on the bar come first.
    #[error("the pieces on the bar must enter first (TW-10)")]
    BarFirst,
    /// The starters wait for the hand.
    #[error("the two starters wait until the hand is empty (TW-4)")]
    StartersWait,
    /// Two or more enemies hold the point.
    #[error("two or more enemies hold {index} (TW-8)")]
    Blocked {
        /// The point.
        index: u8,
    },
    /// One own piece is all a point of the far side takes.
    #[error("an own piece stands on {index}: on the far side there is room for one (TW-9)")]
    NoRoom {
        /// The point.
        index: u8,
    },
    /// Not all pieces are home.
    #[error("no piece is borne off before all are on 19 to 24 (TW-13)")]
    NotAllHome,
    /// A piece farther back, or on the number's own point, comes first.
    #[error("a {die} bears off from {index} only with no piece farther back (TW-13)")]
    RearFirst {
        /// The number.
        die: u8,
        /// The point.
        index: u8,
    },
    /// The rest of the turn would use too few numbers.
    #[error("as many numbers as possible must be used: after this fewer could be (TW-7)")]
    MoreNumbers,
    /// Either number can be used but not both: the higher must be.
    #[error("only one number can be used: it must be the {die} (TW-7)")]
    HigherDie {
        /// The higher number.
        die: u8,
    },
    /// The first number must enter a piece.
    #[error("the first number must enter a piece from the hand (TW-6)")]
    EnterFirst,
    /// The turn would end with no point on which the victim could re-enter.
    #[error("after this no point would be left on which the piece hit could re-enter (TW-11)")]
    ShutsOut,
}

reason_keys!();

impl Reason {
    /// The number of the rule that forbids it.
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
