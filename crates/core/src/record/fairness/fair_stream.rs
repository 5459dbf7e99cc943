//! The throws that follow from a seed and contributions.

use super::{Bytes32, FairSeed, hash};
use crate::rules::entry_at;

/// The throws of one game. The throw with index `n` only depends on the key and `n`. It comes from the bytes of the
/// SHA-256 of the key, `n` and a counter: the first byte below the greatest multiple of the table's total weight in 256
/// counts, and its remainder is the place in the table.
#[derive(Clone, Debug)]
pub struct FairStream {
    seed: FairSeed,
    key: Bytes32,
}

impl FairStream {
    /// Makes the throws of a seed.
    #[must_use]
    pub fn new(seed: FairSeed) -> FairStream {
        let key = seed.key();
        FairStream { seed, key }
    }

    /// The seed with its commitment and contributions.
    #[must_use]
    pub const fn seed(&self) -> &FairSeed {
        &self.seed
    }

    /// The throw of a game's table at an index from 0, `None` if the total weight isn't 1 to 256.
    #[must_use]
    pub fn pick<T: Copy>(&self, index: usize, table: &[(T, u32)]) -> Option<T> {
        let total: u64 = table.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if !(1..=256).contains(&total) {
            return None;
        }
        let limit = 256 - 256 % total;
        let (key, index) = (self.key.to_string(), index.to_string());
        let byte = (0_u64..).find_map(|counter| {
            let block = hash(&[&key, &index, &counter.to_string()]);
            let bytes = block.as_bytes().iter().map(|&byte| u64::from(byte));
            bytes.into_iter().find(|&byte| byte < limit)
        })?;
        entry_at(byte % total, table)
    }
}
