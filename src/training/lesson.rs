//! What a game tells about itself so that a network can learn it.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::ai::network::Active;
use crate::rules::Side;

/// A player to be measured against while learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yardstick {
    /// Any result of the turn, all alike likely.
    Random,
    /// The result that the game's own judgement prefers.
    Greedy,
}

/// A game that can be learned.
///
/// A position stands between two throws. It is judged by the side that has moved last, and every
/// list of chances is seen by that side.
pub trait Lesson {
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
    fn start(&self, chance: &mut Xoshiro256PlusPlus) -> Self::Position;

    /// Throws and appends every position that the throw can lead to: one at least. All of them have
    /// been moved to by the same side.
    fn results(
        &self,
        position: &Self::Position,
        chance: &mut Xoshiro256PlusPlus,
        into: &mut Vec<Self::Position>,
    );

    /// Who has moved last; before the first turn, who does not begin.
    fn mover(&self, position: &Self::Position) -> Side;

    /// What the side that has moved last sees.
    fn features(&self, position: &Self::Position) -> Active;

    /// Once the game is over: what its chances have come to, for the side that has moved last, each
    /// 0 to 1.
    fn outcome(&self, position: &Self::Position) -> Option<[f32; 4]>;

    /// The same chances as the other side sees them.
    fn turned(&self, chances: [f32; 4]) -> [f32; 4];

    /// What a side plays for: more is better. Where the game is won it must be most.
    fn worth(&self, chances: [f32; 4]) -> f32;

    /// What the game's own judgement makes of a result for the side that has moved to it.
    fn plain_worth(&self, position: &Self::Position) -> i64;

    /// Which of the results a yardstick takes.
    fn answer(
        &self,
        yardstick: Yardstick,
        results: &[Self::Position],
        chance: &mut Xoshiro256PlusPlus,
    ) -> usize {
        match yardstick {
            Yardstick::Random => {
                let word = u128::from(chance.next_u64());
                ((word * results.len() as u128) >> 64) as usize
            }
            Yardstick::Greedy => {
                let worth = |position| self.plain_worth(position);
                let places = 0..results.len();
                places
                    .max_by_key(|place| results.get(*place).map(worth))
                    .unwrap_or(0)
            }
        }
    }
}
