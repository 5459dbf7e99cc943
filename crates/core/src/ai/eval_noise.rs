//! Evaluation noise: the errors of weaker levels, and the ties of every one.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random amounts to add to evaluations: a player who adds them misjudges, or only breaks ties.
#[derive(Clone, Debug)]
pub(crate) struct EvalNoise {
    generator: Xoshiro256PlusPlus,
    amplitude: u64,
}

impl EvalNoise {
    /// Noise by which evaluations are off by anything below an amplitude; 1 only breaks ties.
    pub fn new(seed: u64, amplitude: u64) -> EvalNoise {
        EvalNoise {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            amplitude,
        }
    }

    /// An amount to add to a doubled evaluation.
    pub fn sample(&mut self) -> i64 {
        let word = u128::from(self.generator.next_u64());
        ((word * u128::from(2 * self.amplitude)) >> 64) as i64
    }
}
