//! Seeded random numbers for tests.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Makes a random generator for one test.
pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random number below `bound`.
pub fn below(generator: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (generator.next_u64() % bound as u64) as usize
}

/// A random item of a list.
pub fn pick<T: Copy>(generator: &mut Xoshiro256PlusPlus, list: &[T]) -> T {
    list[below(generator, list.len())]
}
