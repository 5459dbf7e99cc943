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

/// Mixes two numbers into one without visible patterns.
fn mixed(one: u64, other: u64) -> u64 {
    use rand::{Rng, SeedableRng};
    let seed = one.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(other);
    rand_xoshiro::SplitMix64::seed_from_u64(seed).next_u64()
}
