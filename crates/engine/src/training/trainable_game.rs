//! The trait that a game implements so that a network can be trained for it.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::rules::Side;

/// An opponent to measure the network in training.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// Chooses any result of the turn, all equally likely.
    Random,
    /// Chooses the result with the best evaluation by the greedy player.
    Greedy,
}

/// A game that a network can be trained for.
///
/// A position is between two throws. It's evaluated for the side that moved last, and all lists of chances are from
/// that side's view.
pub trait TrainableGame {
    /// The state of the game between two throws.
    type Position: Clone;

    /// The number of features.
    const INPUTS: usize;
    /// The number of hidden units, a multiple of 16.
    const HIDDEN: usize;
    /// The number of chances that it computes, at most 4.
    const OUTPUTS: usize;
    /// The most features that are active at once.
    const MOST_ACTIVE: usize;

    /// Starts a game before its first throw.
    fn start(&self, rng: &mut Xoshiro256PlusPlus) -> Self::Position;

    /// Makes a throw and appends all positions that it can lead to, at least one. The same side has moved in all of
    /// them.
    fn results(
        &self,
        position: &Self::Position,
        rng: &mut Xoshiro256PlusPlus,
        into: &mut Vec<Self::Position>,
    );

    /// The side that moved last. Before the first turn, the side that doesn't start.
    fn mover(&self, position: &Self::Position) -> Side;

    /// The features from the view of the side that moved last.
    fn features(&self, position: &Self::Position) -> FeatureSet;

    /// The final chances for the side that moved last, each 0 to 1. `None` if the game isn't over.
    fn outcome(&self, position: &Self::Position) -> Option<[f32; 4]>;

    /// Converts chances to the other side's view.
    fn reversed(&self, chances: [f32; 4]) -> [f32; 4];

    /// The value that a side maximizes. A won game must have the highest value.
    fn utility(&self, chances: [f32; 4]) -> f32;

    /// The greedy player's evaluation of a result for the side that moved.
    fn greedy_value(&self, position: &Self::Position) -> i64;

    /// The index of the result that a baseline chooses.
    fn baseline_choice(
        &self,
        baseline: Baseline,
        results: &[Self::Position],
        rng: &mut Xoshiro256PlusPlus,
    ) -> usize {
        match baseline {
            Baseline::Random => {
                let word = u128::from(rng.next_u64());
                ((word * results.len() as u128) >> 64) as usize
            }
            Baseline::Greedy => {
                let value = |position| self.greedy_value(position);
                let indices = 0..results.len();
                indices
                    .max_by_key(|index| results.get(*index).map(value))
                    .unwrap_or(0)
            }
        }
    }
}
