//! The unevenness of a judgement.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What makes a player's judgement uneven: errors of a player who misjudges, ties of every one.
#[derive(Clone, Debug)]
pub(super) struct Whim {
    generator: Xoshiro256PlusPlus,
    spread: u64,
}

impl Whim {
    /// Judgements are off by anything below so many hundredths; 1 only breaks ties.
    pub fn new(seed: u64, spread: u64) -> Whim {
        Whim {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            spread,
        }
    }

    /// An amount to add to a doubled judgement.
    pub fn sway(&mut self) -> i64 {
        let word = u128::from(self.generator.next_u64());
        ((word * u128::from(2 * self.spread)) >> 64) as i64
    }
}
