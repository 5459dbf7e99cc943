//! What the search remembers of positions that it has looked at.

use super::slide::Slide;
use super::value::{SURE, Value};

/// On which side of a value the truth lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// It is the value or more.
    AtLeast,
    /// It is the value or less.
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    pub(super) slide: Slide,
    pub(super) value: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// Two places for every few keys: one for the deepest look, one for the last.
///
/// A place is a key and a packed memory; plain numbers, so that a new table is made of fresh pages
/// that cost nothing before they are used.
#[derive(Clone, Debug, Default)]
pub(super) struct Memories(Vec<[u64; 4]>);

impl Memories {
    /// How many pairs of places: 8 MiB.
    const PAIRS: usize = 1 << 18;

    /// Room is made with the first thing remembered.
    fn room(&mut self) -> &mut Vec<[u64; 4]> {
        if self.0.is_empty() {
            self.0 = vec![[0; 4]; Self::PAIRS];
        }
        &mut self.0
    }

    fn place(key: u64) -> usize {
        (key >> 20) as usize % Self::PAIRS
    }

    /// What is known of a position so many moves from the root.
    pub(super) fn recall(&self, key: u64, ply: usize) -> Option<Memory> {
        let [first, one, second, other] = *self.0.get(Self::place(key))?;
        let packed = if first == key && one != 0 {
            one
        } else if second == key && other != 0 {
            other
        } else {
            return None;
        };
        Some(unpacked(packed, ply))
    }

    /// Keeps what has been found of a position so many moves from the root.
    pub(super) fn keep(&mut self, key: u64, memory: Memory, ply: usize) {
        let packed = packed(memory, ply);
        let Some(pair) = self.room().get_mut(Self::place(key)) else {
            return;
        };
        let deepest = pair[1] == 0 || memory.depth >= depth(pair[1]);
        if pair[0] == key || deepest {
            if pair[0] != key {
                pair[2] = pair[0];
                pair[3] = pair[1];
            }
            pair[0] = key;
            pair[1] = packed;
        } else {
            pair[2] = key;
            pair[3] = packed;
        }
    }
}

/// Wins are remembered by their distance from the position, not from the root.
fn packed(memory: Memory, ply: usize) -> u64 {
    let ply = ply as Value;
    let value = match memory.value {
        value if value > SURE => value + ply,
        value if value < -SURE => value - ply,
        value => value,
    };
    let bound = match memory.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    memory.slide.index() as u64
        | u64::from(value as i16 as u16) << 16
        | (memory.depth.clamp(0, 255) as u64) << 32
        | bound << 40
}

fn depth(packed: u64) -> i32 {
    (packed >> 32 & 0xff) as i32
}

fn unpacked(packed: u64, ply: usize) -> Memory {
    let ply = ply as Value;
    let value = match Value::from((packed >> 16) as u16 as i16) {
        value if value > SURE => value - ply,
        value if value < -SURE => value + ply,
        value => value,
    };
    Memory {
        slide: Slide::of_index(packed as u16),
        value,
        depth: depth(packed),
        bound: match packed >> 40 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}
