//! Lists the reasons for refusing a throw or choice, each with its rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::{Cell, Value};
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
    #[error("the game is over (TN-17)")]
    GameOver,
    /// The player must throw the sticks before moving.
    #[error("the sticks must be thrown before a piece moves (TN-7)")]
    ThrowFirst,
    /// The player must use a throw before throwing again.
    #[error("a throw that can be used must be used before the sticks are thrown again (TN-15)")]
    MoveFirst,
    /// The turn is over.
    #[error("this turn is over (TN-6)")]
    TurnOver,
    /// The series is longer than the counters allow.
    #[error("a series holds at most 65535 throws of one value (TN-6)")]
    SeriesTooLong,
    /// An 8 or 12 must be declared first.
    #[error("the {} must first be declared: start or again (TN-21)", .value.steps())]
    DeclareFirst {
        /// The value of the throw.
        value: Value,
    },
    /// No throw, or another value, must be declared.
    #[error("there is no {} to be declared now (TN-21)", .value.steps())]
    NothingToDeclare {
        /// The value of the declaration.
        value: Value,
    },
    /// The second half of a throw must be played first.
    #[error("the other half of the {} must be played first (TN-8)", .value.steps())]
    FinishHalf {
        /// The throw that is half used.
        value: Value,
        /// The cell of the piece that moved the first half.
        moved: Cell,
    },
    /// The same piece can't move both halves.
    #[error("the piece on {at} has moved the first half: another one must move the second (TN-8)")]
    SamePiece {
        /// The piece's cell.
        at: Cell,
    },
    /// The cell is empty.
    #[error("there is no piece on {at} (TN-8)")]
    NoPiece {
        /// The empty cell.
        at: Cell,
    },
    /// The piece belongs to the opponent.
    #[error("the piece on {at} is the other side's (TN-8)")]
    NotYours {
        /// The piece's cell.
        at: Cell,
    },
    /// No throw of this value is unused.
    #[error("no {} is left to use (TN-8)", .value.steps())]
    NotThrown {
        /// The value of the move.
        value: Value,
    },
    /// No unused throw, half or sum of throws has this number of steps.
    #[error("no throw that is left, nor half of one, is worth {steps} (TN-8)")]
    NoSuchSteps {
        /// The steps between the two cells.
        steps: u8,
    },
    /// The target isn't ahead of the piece.
    #[error("pieces only go forward along their path: {to} is not ahead of {from} (TN-3)")]
    NotAhead {
        /// The piece's cell.
        from: Cell,
        /// The target of the move.
        to: Cell,
    },
    /// The piece is home and can't move again.
    #[error("the piece on {at} is home and cannot move any more (TN-14)")]
    Home {
        /// The piece's cell.
        at: Cell,
    },
    /// A piece can't start with an 8 or 12.
    #[error("the piece on {at} has not started: only a 2 starts a piece (TN-10)")]
    StartsWithTwo {
        /// The piece's cell.
        at: Cell,
        /// The value of the move.
        value: Value,
    },
    /// Another piece must start first.
    #[error("the front piece, {foremost}, must start first (TN-11)")]
    StartOrder {
        /// The piece that must start first.
        foremost: Cell,
        /// The piece of the move.
        at: Cell,
    },
    /// A throw declared "start" must start a piece.
    #[error("the {} was declared a start: it must start at least one piece (TN-21)", .value.steps())]
    MustStart {
        /// The value of the throw.
        value: Value,
    },
    /// The move ends on a piece of the same side.
    #[error("the side to move has a piece on {at} (TN-12)")]
    OwnPiece {
        /// The target of the move.
        at: Cell,
    },
    /// The move ends on an opponent's piece that is home.
    #[error("the opposing piece on {at} is home and cannot be captured (TN-12)")]
    Immune {
        /// The target of the move.
        at: Cell,
    },
    /// The move ends beyond the last cell of the path.
    #[error("{steps} steps from {from} go beyond the end of the path (TN-13)")]
    BeyondEnd {
        /// The piece's cell.
        from: Cell,
        /// The steps of the move.
        steps: u32,
    },
    /// The opponent's base must be filled in order.
    #[error("the other base fills in order: {required} comes next, not {to} (TN-13)")]
    EntryOrder {
        /// The only cell of the base that can be entered now.
        required: Cell,
        /// The target of the move.
        to: Cell,
    },
    /// No other piece can move the second half.
    #[error("after half of the {} from {from} no other piece can move the other half (TN-8)", .value.steps())]
    NoPartner {
        /// The throw.
        value: Value,
        /// The piece of the first half.
        from: Cell,
    },
    /// The option for losing half a throw is off.
    #[error("half a throw cannot be lost: single_half is off (TN-8)")]
    SingleHalfOff,
    /// Half a throw can be lost only if the throw can't be used in full.
    #[error("the {} can be used in full: half of it cannot be lost (TN-8)", .value.steps())]
    SingleHalfNeedless {
        /// The throw.
        value: Value,
    },
    /// The option for leaps is off.
    #[error("one piece cannot take the whole score at once: leap is off (TN-9)")]
    LeapOff,
    /// A leap is impossible if pieces move after each throw.
    #[error("there is no leap if pieces move after each throw (TN-9)")]
    LeapAfterEachThrow,
    /// A leap needs at least two scoring throws.
    #[error("a leap adds up two throws or more (TN-9)")]
    LeapTooShort,
    /// A leap is possible only before any throw of the series is used.
    #[error("a leap uses the whole series, and part of it is used already (TN-9)")]
    LeapTooLate,
    /// A throw declared "start" can't be part of a leap.
    #[error("the {} was declared a start and cannot be part of a leap (TN-21)", .value.steps())]
    LeapWithStart {
        /// The value of the throw.
        value: Value,
    },
    /// A piece that hasn't started can't leap.
    #[error("the piece on {at} has not started: only a started piece leaps (TN-9)")]
    LeapNotStarted {
        /// The piece's cell.
        at: Cell,
    },
}

reason_keys!();

impl Reason {
    /// The number of the broken rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::NotAhead => "TN-3",
            Reason::TurnOver | Reason::SeriesTooLong => "TN-6",
            Reason::ThrowFirst => "TN-7",
            Reason::FinishHalf
            | Reason::SamePiece
            | Reason::NoPiece
            | Reason::NotYours
            | Reason::NotThrown
            | Reason::NoSuchSteps
            | Reason::NoPartner
            | Reason::SingleHalfOff
            | Reason::SingleHalfNeedless => "TN-8",
            Reason::LeapOff
            | Reason::LeapAfterEachThrow
            | Reason::LeapTooShort
            | Reason::LeapTooLate
            | Reason::LeapNotStarted => "TN-9",
            Reason::StartsWithTwo => "TN-10",
            Reason::StartOrder => "TN-11",
            Reason::OwnPiece | Reason::Immune => "TN-12",
            Reason::BeyondEnd | Reason::EntryOrder => "TN-13",
            Reason::Home => "TN-14",
            Reason::MoveFirst => "TN-15",
            Reason::GameOver => "TN-17",
            Reason::DeclareFirst
            | Reason::NothingToDeclare
            | Reason::MustStart
            | Reason::LeapWithStart => "TN-21",
        }
    }
}
