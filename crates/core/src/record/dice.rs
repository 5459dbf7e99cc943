//! The sources of throws: a stream that only depends on its seed, and scripted throws.
//!
//! The stream of a seed is the output of xoshiro256++ with a state filled from the seed by SplitMix64
//! (`seed_from_u64`). Both algorithms are fixed, so they give the same numbers on every platform and in every version.
//! The throw with index `n` only uses the `n`-th 64-bit word of the stream, so undoing a throw and throwing again gives
//! the same result. If the weights add up to `W`, the word `w` picks the place `⌊w · W / 2⁶⁴⌋` in a list that contains
//! each throw as often as its weight says, in the order of its game's table. For Tablan (`W` = 16) this is exactly
//! fair; otherwise the bias is below `W / 2⁶⁴`.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::pick;

/// The stream of throws of one game.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    generator: Xoshiro256PlusPlus,
    /// The words drawn so far, from the first. The generator is positioned after the last one.
    words: Vec<u64>,
}

impl Dice {
    /// Starts the stream of a seed.
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

    /// The throw of a game's table at an index from 0, `None` if the weights add up to 0.
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

    /// The number of throws left.
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
