//! Adds random noise to evaluations, for errors of weaker levels and for ties of every level.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random amounts to add to evaluations. Small ones only break ties, larger ones cause misjudgements.
#[derive(Clone, Debug)]
pub(crate) struct EvalNoise {
    generator: Xoshiro256PlusPlus,
    amplitude: u64,
}

impl EvalNoise {
    /// Noise that changes evaluations by less than `amplitude`. An amplitude of 1 only breaks ties.
    pub fn new(seed: u64, amplitude: u64) -> EvalNoise {
        EvalNoise {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            amplitude,
        }
    }

    /// A random amount to add to a doubled evaluation.
    pub fn sample(&mut self) -> i64 {
        let word = u128::from(self.generator.next_u64());
        ((word * u128::from(2 * self.amplitude)) >> 64) as i64
    }
}
