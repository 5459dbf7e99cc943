//! Lists the steps of a Tablan turn for animation and notation.

use super::{Cell, Value};
use crate::rules::{Outcome, Side};

/// A receiver of the steps, in order. The implementation for `()` ignores them, so they are never built.
pub(super) trait StepSink {
    /// Receives one step.
    fn receive(&mut self, step: impl FnOnce() -> Step);
}

impl StepSink for Vec<Step> {
    fn receive(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }
}

impl StepSink for () {
    fn receive(&mut self, _: impl FnOnce() -> Step) {}
}

/// The share of a throw that a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A full throw (TN-8a).
    Whole,
    /// The first half of a throw. Another piece must play the second (TN-8b).
    FirstHalf,
    /// The second half of a throw (TN-8b).
    SecondHalf,
    /// A half of a throw whose other half is lost (TN-8c).
    SingleHalf,
    /// The sum of the whole series (TN-9).
    Leap,
}

/// One effect of a throw or choice, in order of play.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A side threw the sticks to decide which side has the first turn (TN-4).
    OpeningThrew {
        /// The side.
        side: Side,
        /// The value of the throw.
        value: Value,
    },
    /// A throw in the opening wasn't a 2. The other side throws next (TN-4).
    OpeningPassed {
        /// The side that threw.
        side: Side,
    },
    /// A side threw the 2 that gives it the first turn. That 2 is the first throw of the turn (TN-4).
    Began {
        /// The side.
        side: Side,
    },
    /// A side threw the sticks.
    Threw {
        /// The side.
        side: Side,
        /// The value of the throw.
        value: Value,
    },
    /// A side declared an 8 or 12 (TN-21).
    Declared {
        /// The value of the throw.
        value: Value,
        /// `true` for "start", which ends the series. `false` for "again".
        start: bool,
    },
    /// A piece moved along its path.
    Travelled {
        /// The side of the piece.
        side: Side,
        /// All cells from its old to its new cell, at least two.
        path: Vec<Cell>,
        /// The share of a throw, or the whole series.
        part: Part,
        /// The number of steps.
        steps: u8,
        /// `true` if the piece left its start cell with this move (TN-10).
        started: bool,
    },
    /// A piece was captured (TN-12). This step follows the capturing move.
    Captured {
        /// The side that lost the piece.
        side: Side,
        /// The cell of the capture.
        at: Cell,
    },
    /// A piece came home and can't move again (TN-14). This step follows the move.
    Entered {
        /// The side of the piece.
        side: Side,
        /// The cell in the opponent's base.
        at: Cell,
    },
    /// A throw, or half of one, couldn't be used and is lost (TN-8, TN-15).
    Lapsed {
        /// The throw.
        value: Value,
        /// `true` if only the second half is lost.
        half: bool,
    },
    /// The turn is over. The other side acts next unless the game has ended.
    TurnEnded {
        /// The side whose turn it was.
        side: Side,
        /// `true` if no piece moved in the whole turn.
        passed: bool,
    },
    /// The game is over.
    Ended(Outcome),
}
