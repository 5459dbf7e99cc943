//! What has stood on the board since all six pieces are down, for TP-7.

use std::num::NonZeroU16;

/// States that are kept without heap: more than nearly every random game needs.
const INLINE: usize = 32;

/// The states of the moving phase so far, in order, by exact keys. A step can be taken back by
/// another, so nothing in it is ever cut.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct History {
    /// A bit for every key modulo 64 that is here: most states are new, and seen to be by this.
    marks: u64,
    /// How many of `near` are in use.
    used: u8,
    /// The first ones; 0, which is no key, where there is none yet.
    near: [u16; INLINE],
    /// What no longer fits. At most twice the number of states, for the third time ends the game.
    far: Vec<u16>,
}

impl History {
    /// Adds a state and tells how often it has stood now.
    pub(super) fn add(&mut self, key: NonZeroU16) -> usize {
        let key = key.get();
        let mark = 1 << (key % 64);
        let known = self.marks & mark != 0;
        let count = if known { self.count(key) } else { 0 };
        self.marks |= mark;
        match self.near.get_mut(usize::from(self.used)) {
            Some(free) => {
                *free = key;
                self.used += 1;
            }
            None => self.far.push(key),
        }
        count + 1
    }

    /// How often a state has stood.
    pub(super) fn count(&self, key: u16) -> usize {
        let keys = self.near.iter().chain(&self.far);
        keys.filter(|old| **old == key).count()
    }
}
