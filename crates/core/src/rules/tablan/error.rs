//! Why a throw or a choice is refused, in terms of the rule.

use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::{Cell, Value};
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
    #[error("the game is over (TN-17)")]
    GameOver,
    /// A choice was made while the sticks are to be thrown.
    #[error("the sticks must be thrown before anything moves (TN-7)")]
    ThrowFirst,
    /// The sticks were thrown while a choice is to be made.
    #[error("a throw that can be used must be used before the sticks are thrown again (TN-15)")]
    MoveFirst,
    /// Something was added to a turn that is over.
    #[error("this turn is over (TN-6)")]
    TurnOver,
    /// More throws in one series than can be counted.
    #[error("a series holds at most 65535 throws of one value (TN-6)")]
    SeriesTooLong,
    /// An 8 or 12 has fallen and awaits its declaration.
    #[error("the {} must first be declared: start or again (TN-21)", .value.steps())]
    DeclareFirst {
        /// The value that fell.
        value: Value,
    },
    /// A declaration where none is due, or for another value.
    #[error("there is no {} to be declared now (TN-21)", .value.steps())]
    NothingToDeclare {
        /// The value named.
        value: Value,
    },
    /// The second half of a throw is due.
    #[error("the other half of the {} must be played first (TN-8)", .value.steps())]
    FinishHalf {
        /// The throw of which half is used.
        value: Value,
        /// Where the piece stands that moved the first half.
        moved: Cell,
    },
    /// The same piece was to move both halves.
    #[error("the piece on {at} has moved the first half: another one must move the second (TN-8)")]
    SamePiece {
        /// Where it stands.
        at: Cell,
    },
    /// No piece there.
    #[error("there is no piece on {at} (TN-8)")]
    NoPiece {
        /// The empty cell.
        at: Cell,
    },
    /// The other side's piece.
    #[error("the piece on {at} is the other side's (TN-8)")]
    NotYours {
        /// Where it stands.
        at: Cell,
    },
    /// No unused throw of that value.
    #[error("no {} is left to use (TN-8)", .value.steps())]
    NotThrown {
        /// The value named.
        value: Value,
    },
    /// No unused throw, half or sum of throws takes a piece so far.
    #[error("no throw that is left, nor half of one, is worth {steps} (TN-8)")]
    NoSuchSteps {
        /// The steps between the two cells.
        steps: u8,
    },
    /// The cell lies behind the piece, or is its own.
    #[error("pieces only go forward along their path: {to} is not ahead of {from} (TN-3)")]
    NotAhead {
        /// The piece's cell.
        from: Cell,
        /// The cell asked for.
        to: Cell,
    },
    /// The piece is in the enemy base.
    #[error("the piece on {at} is home and moves no more (TN-14)")]
    Home {
        /// Where it stands.
        at: Cell,
    },
    /// A piece was to start with an 8 or 12.
    #[error("the piece on {at} has not started: only a 2 starts a piece (TN-10)")]
    StartsWithTwo {
        /// Where it waits.
        at: Cell,
        /// The value named.
        value: Value,
    },
    /// Another piece has to start before this one.
    #[error("the foremost piece, {foremost}, must start first (TN-11)")]
    StartOrder {
        /// Which piece has to start first.
        foremost: Cell,
        /// The piece that was to start.
        at: Cell,
    },
    /// A throw declared "start" was to move only runners.
    #[error("the {} was declared a start: it must start at least one piece (TN-21)", .value.steps())]
    MustStart {
        /// The value declared.
        value: Value,
    },
    /// An own piece stands where the move ends.
    #[error("an own piece stands on {at} (TN-12)")]
    OwnPiece {
        /// Where the move would end.
        at: Cell,
    },
    /// An enemy at home stands where the move ends.
    #[error("the enemy piece on {at} is home and cannot be captured (TN-12)")]
    Immune {
        /// Where the move would end.
        at: Cell,
    },
    /// The move goes past the last cell of the path.
    #[error("{steps} steps from {from} go beyond the end of the path (TN-13)")]
    BeyondEnd {
        /// The piece's cell.
        from: Cell,
        /// The steps asked for.
        steps: u32,
    },
    /// The enemy base fills in order.
    #[error("the enemy base fills in order: {required} comes next, not {to} (TN-13)")]
    EntryOrder {
        /// The only cell of the enemy base that may be entered now.
        required: Cell,
        /// Where the move would end.
        to: Cell,
    },
    /// No other piece could move the second half.
    #[error("after half of the {} from {from} no other piece can move the other half (TN-8)", .value.steps())]
    NoPartner {
        /// The throw.
        value: Value,
        /// The piece that was to move the first half.
        from: Cell,
    },
    /// Losing half a throw is switched off.
    #[error("half a throw may not be lost: single_half is off (TN-8)")]
    SingleHalfOff,
    /// Losing half a throw is only for where nothing else is possible.
    #[error("the {} can be used in full: half of it may not be lost (TN-8)", .value.steps())]
    SingleHalfNeedless {
        /// The throw.
        value: Value,
    },
    /// Leaps are switched off.
    #[error("the whole score may not be given to one piece at once: leap is off (TN-9)")]
    LeapOff,
    /// No leap where pieces move after each throw.
    #[error("there is no leap where pieces move after each throw (TN-9)")]
    LeapAfterEachThrow,
    /// A leap adds up at least two throws.
    #[error("a leap adds up two throws or more (TN-9)")]
    LeapTooShort,
    /// A leap comes before any other use of the series.
    #[error("a leap uses the whole series, and part of it is used already (TN-9)")]
    LeapTooLate,
    /// A throw that must start a piece cannot be part of a leap.
    #[error("the {} was declared a start and cannot be part of a leap (TN-21)", .value.steps())]
    LeapWithStart {
        /// The value declared.
        value: Value,
    },
    /// Only a started piece leaps.
    #[error("the piece on {at} has not started: only a started piece leaps (TN-9)")]
    LeapNotStarted {
        /// Where it waits.
        at: Cell,
    },
}

reason_keys!();

impl Reason {
    /// The number of the rule that forbids it.
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
