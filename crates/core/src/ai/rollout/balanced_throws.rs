//! Provides the throws of a rollout game: the first two are balanced over all games, the rest are random.

use rand::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// A factor without a common divisor with the number of first throws. So the second throws of a round are all
/// different.
const SPREAD: u64 = 7;
/// The shift of the second throws from one round to the next.
const SHIFT: u64 = 5;

/// The throws of one game. Games with the same seed and index have the same throws, no matter which moves are played.
///
/// A round has as many games as there are first throws. In each round every throw is the first one once and the second
/// one once. In as many rounds as there are first throws, every pair occurs once.
#[derive(Clone, Debug)]
pub(crate) struct BalancedThrows {
    generator: Xoshiro256PlusPlus,
    first_throws: u32,
    /// The balanced throws that haven't been used, the next one last.
    balanced: Vec<u32>,
}

impl BalancedThrows {
    /// The throws of the game with this index. There are `first_throws` equally likely first throws.
    pub fn new(seed: u64, game: u32, first_throws: u32) -> BalancedThrows {
        let count = u64::from(first_throws.max(1));
        let (round, place) = (u64::from(game) / count, u64::from(game) % count);
        let start = SplitMix64::seed_from_u64(seed).next_u64() % count;
        let second = (SPREAD * place + SHIFT * round + start) % count;
        let mixed = seed ^ u64::from(game).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        BalancedThrows {
            generator: Xoshiro256PlusPlus::seed_from_u64(mixed),
            first_throws,
            balanced: vec![second as u32, place as u32],
        }
    }

    /// The next throw at the start of a turn, as an index among the first throws.
    pub fn next_first(&mut self) -> u32 {
        // A number is drawn in any case, so that later throws don't depend on the balanced ones.
        let drawn = self.below(self.first_throws);
        self.balanced.pop().unwrap_or(drawn)
    }

    /// A uniform random number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        let word = u128::from(self.generator.next_u64());
        ((word * u128::from(end)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_throws_are_balanced_one_by_one_and_in_pairs() {
        for count in [36, 78] {
            let mut pairs = vec![0; (count * count) as usize];
            for round in 0..count {
                let mut seconds = vec![0; count as usize];
                for place in 0..count {
                    let mut throws = BalancedThrows::new(99, round * count + place, count);
                    let (first, second) = (throws.next_first(), throws.next_first());
                    assert_eq!(first, place);
                    seconds[second as usize] += 1;
                    pairs[(first * count + second) as usize] += 1;
                }
                assert!(seconds.iter().all(|count| *count == 1));
            }
            assert!(pairs.iter().all(|count| *count == 1));
        }
    }

    #[test]
    fn equal_games_have_equal_throws_and_others_differ() {
        let throws = |seed, game| {
            let mut throws = BalancedThrows::new(seed, game, 36);
            (0..8).map(|_| throws.next_first()).collect::<Vec<u32>>()
        };
        assert_eq!(throws(1, 5), throws(1, 5));
        assert_ne!(throws(1, 5), throws(2, 5));
        assert_ne!(throws(1, 5)[2..], throws(1, 41)[2..]);
    }
}
