//! Judged positions: the worth of choices in positions from games between strong levels, as files, and the losses of
//! each level's choices.

mod judge;
mod losses;
mod source;
mod text;

pub use judge::{JudgeEffort, judged};
pub use losses::{LevelLosses, losses};
pub use source::make;
pub use text::{JudgedError, JudgedProblem, read, write, write_line};

use tavoliere_core::ai::rollout::Estimate;
use tavoliere_core::rules::{AnyMove, AnyPosition};

/// A position with the worth of its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPosition {
    /// The position, which waits for a choice.
    pub position: AnyPosition,
    /// The judged turns, best first.
    pub turns: Vec<JudgedTurn>,
}

/// The worth of a turn, for the side that chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// The choices of the turn, or of the rest of it.
    pub choices: Vec<AnyMove>,
    /// The win chance with this turn, in tenths of a thousandth. A draw counts half.
    pub chance: i32,
    /// The distance from the best turn in the same unit, with its standard error.
    pub behind: Estimate,
    /// The number of rollouts, 1 for a search.
    pub games: u32,
}
