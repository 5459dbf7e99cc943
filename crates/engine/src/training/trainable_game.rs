//! What a game tells about itself so that a network can be trained for it.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::rules::Side;

/// A player that the network in training is measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// Any result of the turn, all alike likely.
    Random,
    /// The result that the greedy player's evaluation prefers.
    Greedy,
}

/// A game that a network can be trained for.
///
/// A position stands between two throws. It is evaluated by the side that has moved last, and every
/// list of chances is seen by that side.
pub trait TrainableGame {
    /// Where the game stands between two throws, with everything that it depends on.
    type Position: Clone;

    /// How many features there can be.
    const INPUTS: usize;
    /// How many hidden units the network has, a multiple of 16.
    const HIDDEN: usize;
    /// How many chances it tells, at most 4.
    const OUTPUTS: usize;
    /// How many features are active at once at most.
    const MOST_ACTIVE: usize;

    /// A new game before its first throw.
    fn start(&self, rng: &mut Xoshiro256PlusPlus) -> Self::Position;

    /// Throws and appends every position that the throw can lead to: one at least. All of them have
    /// been moved to by the same side.
    fn results(
        &self,
        position: &Self::Position,
        rng: &mut Xoshiro256PlusPlus,
        into: &mut Vec<Self::Position>,
    );

    /// Who has moved last; before the first turn, who does not begin.
    fn mover(&self, position: &Self::Position) -> Side;

    /// What the side that has moved last sees.
    fn features(&self, position: &Self::Position) -> FeatureSet;

    /// Once the game is over: what its chances have come to, for the side that has moved last, each
    /// 0 to 1.
    fn outcome(&self, position: &Self::Position) -> Option<[f32; 4]>;

    /// The same chances as the other side sees them.
    fn reversed(&self, chances: [f32; 4]) -> [f32; 4];

    /// What a side plays for: more is better. Where the game is won it must be most.
    fn utility(&self, chances: [f32; 4]) -> f32;

    /// The greedy player's evaluation of a result for the side that has moved to it.
    fn greedy_value(&self, position: &Self::Position) -> i64;

    /// Which of the results a baseline takes.
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
