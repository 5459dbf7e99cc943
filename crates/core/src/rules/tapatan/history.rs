//! Stores the positions since all pieces were placed, to detect repetitions (TP-7).

use std::num::NonZeroU16;

/// Number of states stored without heap. Nearly every random game has fewer.
const INLINE: usize = 32;

/// The states since the last placing, in order, as exact keys. Steps can be reversed, so no state is ever removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct History {
    /// A bit for each key in the history, modulo 64. Most states are new, and this shows it quickly.
    filter_bits: u64,
    /// The number of used entries of `inline`.
    used: u8,
    /// The first states. Unused entries are 0, which isn't a key.
    inline: [u16; INLINE],
    /// The remaining states. The third occurrence ends the game, so there are at most twice as many as different
    /// states.
    overflow: Vec<u16>,
}

impl History {
    /// Adds a state. Returns the number of its occurrences, including this one.
    pub(super) fn add(&mut self, key: NonZeroU16) -> usize {
        let key = key.get();
        let bit = 1 << (key % 64);
        let known = self.filter_bits & bit != 0;
        let count = if known { self.count(key) } else { 0 };
        self.filter_bits |= bit;
        match self.inline.get_mut(usize::from(self.used)) {
            Some(free) => {
                *free = key;
                self.used += 1;
            }
            None => self.overflow.push(key),
        }
        count + 1
    }

    /// The number of occurrences of a state.
    pub(super) fn count(&self, key: u16) -> usize {
        let keys = self.inline.iter().chain(&self.overflow);
        keys.filter(|old| **old == key).count()
    }
}
