//! What is shown before the first throw: it binds to a seed and tells nothing of it.

use std::fmt;

use super::{Bytes32, hash};

/// A word for each value of a byte, in alphabetical order.
const WORDS: &str = include_str!("../../../../../docs/fairness-words.txt");

/// SHA-256 over a salt and a seed; `Display` writes it in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(Bytes32);

impl Commitment {
    /// The commitment to a seed under a salt.
    #[must_use]
    pub fn of(salt: Bytes32, seed: Bytes32) -> Commitment {
        Commitment(hash(&[&salt.to_string(), &seed.to_string()]))
    }

    /// The commitment with these bytes.
    #[must_use]
    pub const fn new(bytes: Bytes32) -> Commitment {
        Commitment(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> Bytes32 {
        self.0
    }

    /// Four words for its first four bytes, to be said aloud and kept in mind: 32 bits of the 256.
    #[must_use]
    pub fn words(&self) -> [&'static str; 4] {
        let [a, b, c, d, ..] = *self.0.as_bytes();
        [a, b, c, d].map(|byte| {
            let mut words = WORDS.split_whitespace();
            words.nth(usize::from(byte)).unwrap_or_default()
        })
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
