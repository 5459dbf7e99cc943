//! Stores search results of positions that can come up again (transposition table).

use super::packed_move::PackedMove;
use super::value::{DECIDED, Value};

/// The relation of the true value to a stored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is the stored one.
    Exact,
    /// The true value is at least the stored one.
    Lower,
    /// The true value is at most the stored one.
    Upper,
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TranspositionEntry {
    pub(super) mv: PackedMove,
    pub(super) value: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// A table of buckets with two slots: one for the deepest search, one for the latest.
///
/// A slot is a key and a packed entry. Both are plain numbers, so a new table consists of zeroed pages that cost no
/// time before they are used.
#[derive(Clone, Debug, Default)]
pub(super) struct TranspositionTable(Vec<[u64; 4]>);

impl TranspositionTable {
    /// Number of buckets. They take 8 MiB.
    const BUCKETS: usize = 1 << 18;

    /// The buckets. They are allocated for the first entry.
    fn buckets(&mut self) -> &mut Vec<[u64; 4]> {
        if self.0.is_empty() {
            self.0 = vec![[0; 4]; Self::BUCKETS];
        }
        &mut self.0
    }

    fn index(key: u64) -> usize {
        (key >> 20) as usize % Self::BUCKETS
    }

    /// The stored result of a position that is `ply` plies from the root.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<TranspositionEntry> {
        let [first_key, first, second_key, second] = *self.0.get(Self::index(key))?;
        let packed = if first_key == key && first != 0 {
            first
        } else if second_key == key && second != 0 {
            second
        } else {
            return None;
        };
        Some(unpacked(packed, ply))
    }

    /// Stores the result of a position that is `ply` plies from the root.
    pub(super) fn store(&mut self, key: u64, entry: TranspositionEntry, ply: usize) {
        let packed = packed(entry, ply);
        let Some(bucket) = self.buckets().get_mut(Self::index(key)) else {
            return;
        };
        let deepest = bucket[1] == 0 || entry.depth >= depth(bucket[1]);
        if bucket[0] == key || deepest {
            if bucket[0] != key {
                bucket[2] = bucket[0];
                bucket[3] = bucket[1];
            }
            bucket[0] = key;
            bucket[1] = packed;
        } else {
            bucket[2] = key;
            bucket[3] = packed;
        }
    }
}

/// Packs an entry. Wins are stored by their distance from the position instead of the root.
fn packed(entry: TranspositionEntry, ply: usize) -> u64 {
    let ply = ply as Value;
    let value = match entry.value {
        value if value > DECIDED => value + ply,
        value if value < -DECIDED => value - ply,
        value => value,
    };
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    entry.mv.index() as u64
        | u64::from(value as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 32
        | bound << 40
}

fn depth(packed: u64) -> i32 {
    (packed >> 32 & 0xff) as i32
}

fn unpacked(packed: u64, ply: usize) -> TranspositionEntry {
    let ply = ply as Value;
    let value = match Value::from((packed >> 16) as u16 as i16) {
        value if value > DECIDED => value - ply,
        value if value < -DECIDED => value + ply,
        value => value,
    };
    TranspositionEntry {
        mv: PackedMove::of_index(packed as u16),
        value,
        depth: depth(packed),
        bound: match packed >> 40 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}
