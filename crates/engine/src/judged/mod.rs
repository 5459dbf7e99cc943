//! Judged positions: what choices are worth in positions of games between strong players, as files, and
//! what the levels lose by theirs.

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

/// A position with what its choices are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPosition {
    /// It waits for a choice.
    pub position: AnyPosition,
    /// The turns that were judged, the best first.
    pub turns: Vec<JudgedTurn>,
}

/// What a turn is worth; chances are those of the side that chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// The choices of the turn, or what is left of it.
    pub choices: Vec<AnyMove>,
    /// The chance to win with it, a draw counting half, in tenths of a thousandth.
    pub chance: i32,
    /// By how much it is behind the best, in the same, with the error of that.
    pub behind: Estimate,
    /// How many games it had; 1 for a search.
    pub games: u32,
}

/// Two numbers made one, in which no pattern of either is left.
fn mixed(one: u64, other: u64) -> u64 {
    use rand::{Rng, SeedableRng};
    let seed = one.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(other);
    rand_xoshiro::SplitMix64::seed_from_u64(seed).next_u64()
}
