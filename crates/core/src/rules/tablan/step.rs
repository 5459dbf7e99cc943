//! What happens on a Tablan board, one thing at a time.

use super::{Cell, Value};
use crate::rules::{Outcome, Side};

/// Whoever is told what happens, in order. `()` hears nothing, and then no step is made.
pub(super) trait Listener {
    /// Hears of one thing that has happened.
    fn hear(&mut self, step: impl FnOnce() -> Step);
}

impl Listener for Vec<Step> {
    fn hear(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }
}

impl Listener for () {
    fn hear(&mut self, _: impl FnOnce() -> Step) {}
}

/// Which share of a throw a piece travels by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All of one throw (TN-8a).
    Whole,
    /// Half of a throw, the other half to be played by another piece (TN-8b).
    FirstHalf,
    /// The other half (TN-8b).
    SecondHalf,
    /// A half whose twin is lost (TN-8c).
    SingleHalf,
    /// The sum of the whole series (TN-9).
    Leap,
}

/// One thing that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The sticks fell.
    Threw {
        /// Who threw.
        side: Side,
        /// What it is worth.
        value: Value,
    },
    /// Under TN-21 the thrower declared an 8 or 12.
    Declared {
        /// The value declared for.
        value: Value,
        /// True for "start", which ends the series; false for "again".
        start: bool,
    },
    /// A piece travelled along its path.
    Travelled {
        /// Whose piece.
        side: Side,
        /// Every cell in order, the one it left first, the one it reached last; at least two.
        path: Vec<Cell>,
        /// By which share of a throw, or by the whole series.
        part: Part,
        /// The steps travelled.
        steps: u8,
        /// It left its start cell with this move (TN-10).
        started: bool,
    },
    /// A piece was captured by replacement (TN-12). Follows the travel that caused it.
    Captured {
        /// Whose piece was lost.
        side: Side,
        /// Where it stood.
        at: Cell,
    },
    /// A piece came home and will not move again (TN-14). Follows its travel.
    Entered {
        /// Whose piece.
        side: Side,
        /// Its place in the enemy base.
        at: Cell,
    },
    /// A throw, or half of one, could not be used and is lost (TN-8, TN-15).
    Lapsed {
        /// The throw.
        value: Value,
        /// True where only its second half is lost.
        half: bool,
    },
    /// The turn is over; the other side acts next unless the game ended.
    TurnEnded {
        /// Whose turn it was.
        side: Side,
        /// True where nothing moved in the whole turn.
        passed: bool,
    },
    /// The game is over.
    Ended(Outcome),
}
