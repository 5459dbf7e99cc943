//! The commitment that is shown before the first throw. It binds the game to a seed without revealing it.

use std::fmt;

use super::{Bytes32, hash};

/// One word for each value of a byte, in alphabetical order.
const WORDS: &str = include_str!("../../../../../docs/fairness-words.txt");

/// The SHA-256 of a salt and a seed. `Display` writes it in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(Bytes32);

impl Commitment {
    /// Computes the commitment to a seed with a salt.
    #[must_use]
    pub fn of(salt: Bytes32, seed: Bytes32) -> Commitment {
        Commitment(hash(&[&salt.to_string(), &seed.to_string()]))
    }

    /// Wraps the bytes of a commitment.
    #[must_use]
    pub const fn new(bytes: Bytes32) -> Commitment {
        Commitment(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> Bytes32 {
        self.0
    }

    /// Four words for its first four bytes (32 of its 256 bits), which are easy to say and remember.
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
