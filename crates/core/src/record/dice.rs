//! Where throws come from: a stream that depends on nothing but its seed, and scripted ones.
//!
//! The stream of a seed is the output of xoshiro256++ whose state is filled from the seed by
//! SplitMix64 (`seed_from_u64`): both are fixed algorithms, the same on every platform and in
//! every version. The throw with index `n` uses the `n`-th 64-bit word of the stream and nothing
//! else, so that taking back a throw and throwing again never changes what falls. With weights
//! that sum to `W`, the word `w` picks the place `⌊w · W / 2⁶⁴⌋` in a row in which every throw
//! stands as often as its weight says, in the order of its game's table. For Tablan (`W` = 16)
//! this is exactly fair; otherwise the unevenness is below `W / 2⁶⁴`.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::pick;

/// The stream of throws of one game.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    generator: Xoshiro256PlusPlus,
    /// The words drawn so far, from the first: the generator stands just after the last.
    words: Vec<u64>,
}

impl Dice {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: u64) -> Dice {
        Dice {
            seed,
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            words: Vec::new(),
        }
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The word of the stream at an index from 0.
    pub fn word(&mut self, index: usize) -> u64 {
        while self.words.len() <= index {
            self.words.push(self.generator.next_u64());
        }
        self.words[index]
    }

    /// The throw of a game's table at an index from 0, or none where the weights sum to nothing.
    pub fn pick<T: Copy>(&mut self, index: usize, table: &[(T, u32)]) -> Option<T> {
        pick(self.word(index), table)
    }
}

/// Throws in a given order, for tests and for games that were played elsewhere.
#[derive(Clone, Debug)]
pub struct Script<T> {
    throws: Vec<T>,
    next: usize,
}

impl<T: Copy> Script<T> {
    /// A script that gives the throws in order, once.
    #[must_use]
    pub fn new(throws: impl Into<Vec<T>>) -> Script<T> {
        Script {
            throws: throws.into(),
            next: 0,
        }
    }

    /// How many throws are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.throws.len() - self.next
    }
}

impl<T: Copy> Iterator for Script<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let throw = self.throws.get(self.next).copied()?;
        self.next += 1;
        Some(throw)
    }
}
