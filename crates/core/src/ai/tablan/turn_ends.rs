//! Finds the positions in which a turn can end, quickly and with a limit for long series.

use std::hash::{Hash, Hasher};

use crate::rules::Side;
use crate::rules::tablan::{Field, Options, Value};

/// The values that move a piece, in the order of [`InHand`].
pub const SCORING: [Value; 3] = [Value::Two, Value::Eight, Value::Twelve];

/// The number of twos, eights and twelves in hand.
pub type InHand = [u16; 3];

/// Maximum number of positions in the middle of a turn that are followed at once. One or two throws never lead to more.
/// Of a longer series only the most promising positions are followed.
pub const WIDTH: usize = 128;

/// The first use of a throw on the way to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnStart {
    /// The throw. `None` for a leap (TN-9).
    pub value: Option<Value>,
    /// The pieces after it.
    pub field: Field,
}

/// The pieces at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnd {
    /// The pieces.
    pub field: Field,
    /// The index of the [`TurnStart`] that leads to it.
    pub start: u32,
}

/// A position in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    field: Field,
    left: InHand,
    start: u32,
}

/// The positions that a combination of throws can lead to. Reusing the value avoids allocations.
#[derive(Clone, Debug, Default)]
pub struct TurnEnds {
    starts: Vec<TurnStart>,
    ends: Vec<TurnEnd>,
    seen_ends: FieldSet,
    open: Vec<Node>,
    next: Vec<Node>,
    seen_nodes: FieldSet,
    scores: Vec<(i32, u32)>,
}

impl TurnEnds {
    /// Finds every end of a turn in which a side uses its throws. It's empty if no throw can be used. With `leap` one
    /// piece can use the sum of two or more throws.
    ///
    /// The ends are distinct and always in the same order. With up to two throws all ends are found. With more throws,
    /// all are found unless more than [`WIDTH`] positions must be followed at once.
    pub fn find(
        &mut self,
        options: &Options,
        side: Side,
        field: &Field,
        in_hand: InHand,
        leap: bool,
    ) -> &[TurnEnd] {
        self.clear();
        let throws: u32 = in_hand.iter().map(|count| u32::from(*count)).sum();
        if leap && throws >= 2 {
            self.leap(options, side, field, in_hand);
        }
        self.open.push(Node {
            field: *field,
            left: in_hand,
            start: 0,
        });
        let mut first = true;
        while !self.open.is_empty() {
            self.expand(options, side, first);
            first = false;
            self.prune(side);
            std::mem::swap(&mut self.open, &mut self.next);
        }
        &self.ends
    }

    /// The ends of the last call of [`TurnEnds::find`].
    #[must_use]
    pub fn ends(&self) -> &[TurnEnd] {
        &self.ends
    }

    /// The first use of a throw that leads to one of these ends.
    #[must_use]
    pub fn start(&self, end: &TurnEnd) -> Option<&TurnStart> {
        self.starts.get(end.start as usize)
    }

    fn clear(&mut self) {
        self.starts.clear();
        self.ends.clear();
        self.seen_ends.clear();
        self.open.clear();
    }

    fn leap(&mut self, options: &Options, side: Side, field: &Field, in_hand: InHand) {
        let total = SCORING
            .into_iter()
            .zip(in_hand)
            .map(|(value, count)| u32::from(value.steps()) * u32::from(count))
            .sum();
        field.leaps(options, side, total, &mut |after| {
            let start = self.starts.len() as u32;
            self.starts.push(TurnStart {
                value: None,
                field: *after,
            });
            add_end(&mut self.ends, &mut self.seen_ends, after, start);
        });
    }

    /// Uses one more throw in every open position.
    fn expand(&mut self, options: &Options, side: Side, first: bool) {
        self.next.clear();
        self.seen_nodes.clear();
        for node in &self.open {
            let mut used = false;
            for (index, value) in SCORING.into_iter().enumerate() {
                if node.left[index] == 0 {
                    continue;
                }
                let mut left = node.left;
                left[index] -= 1;
                let last = left == [0; 3];
                node.field.uses(options, side, value, &mut |after| {
                    used = true;
                    let start = if first {
                        self.starts.push(TurnStart {
                            value: Some(value),
                            field: *after,
                        });
                        self.starts.len() as u32 - 1
                    } else {
                        node.start
                    };
                    if last || after.decided() {
                        add_end(&mut self.ends, &mut self.seen_ends, after, start);
                        return;
                    }
                    let new = Node {
                        field: *after,
                        left,
                        start,
                    };
                    let same = |old: &Node| old.field == *after && old.left == left;
                    if self.seen_nodes.insert(after, &self.next, same) {
                        self.next.push(new);
                    }
                });
            }
            if !used && !first {
                // The remaining throws are lost (TN-15).
                add_end(&mut self.ends, &mut self.seen_ends, &node.field, node.start);
            }
        }
    }

    /// Removes the open positions with the lowest scores if there are too many.
    fn prune(&mut self, side: Side) {
        if self.next.len() <= WIDTH {
            return;
        }
        // With one or two throws at the start, every position is followed.
        let throws = |node: &Node| node.left.iter().map(|count| u32::from(*count)).sum::<u32>();
        if self.open.len() == 1 && self.next.first().map(throws) == Some(1) {
            return;
        }
        self.scores.clear();
        let nodes = self.next.iter().zip(0..);
        self.scores
            .extend(nodes.map(|(node, index)| (-pruning_score(&node.field, side), index)));
        self.scores.select_nth_unstable(WIDTH);
        self.scores.truncate(WIDTH);
        self.scores.sort_unstable_by_key(|(_, index)| *index);
        for (to, (_, from)) in self.scores.iter().enumerate() {
            self.next[to] = self.next[*from as usize];
        }
        self.next.truncate(WIDTH);
    }
}

/// Adds an end if it's new.
fn add_end(ends: &mut Vec<TurnEnd>, seen: &mut FieldSet, field: &Field, start: u32) {
    if seen.insert(field, ends, |old| old.field == *field) {
        ends.push(TurnEnd {
            field: *field,
            start,
        });
    }
}

/// A rough value of a position in the middle of a turn for the side that plays it.
fn pruning_score(field: &Field, side: Side) -> i32 {
    const PIECE: i32 = 60;
    const HOME: i32 = 40;
    let own = field.pieces(side);
    let enemy = field.pieces(side.other());
    let gone = |mut set: u64| {
        let mut sum = 0;
        while set != 0 {
            sum += set.trailing_zeros() as i32;
            set &= set - 1;
        }
        sum
    };
    let count = |set: u64| set.count_ones() as i32;
    let enemy_gone = gone(enemy);
    gone(own) - enemy_gone + PIECE * (count(own) - count(enemy)) + HOME * count(field.home(side))
}

/// A hash set of the fields in a list. It stores indices into the list.
#[derive(Clone, Debug, Default)]
struct FieldSet {
    /// Indices plus one. 0 is a free slot. The length is a power of two or 0.
    slots: Vec<u32>,
}

impl FieldSet {
    const LEAST: usize = 256;

    fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Registers a field that will be added at the end of a list. Returns `false` and changes nothing if the list
    /// already has it.
    fn insert<T: AsField>(&mut self, field: &Field, list: &[T], same: impl Fn(&T) -> bool) -> bool {
        if self.slots.len() < 2 * (list.len() + 1) {
            let length = Self::LEAST.max(2 * self.slots.len()).max(4 * list.len());
            self.slots.clear();
            self.slots.resize(length.next_power_of_two(), 0);
            for (index, item) in list.iter().enumerate() {
                let slot = self.free_slot(item.as_field(), |_| false);
                if let Some(slot) = slot {
                    self.slots[slot] = index as u32 + 1;
                }
            }
        }
        let slot = self.free_slot(field, |index| list.get(index as usize).is_some_and(&same));
        match slot {
            Some(slot) => {
                self.slots[slot] = list.len() as u32 + 1;
                true
            }
            None => false,
        }
    }

    /// The free slot for a field. `None` if a slot already has the same field.
    fn free_slot(&self, field: &Field, same: impl Fn(u32) -> bool) -> Option<usize> {
        let mut hasher = FieldHasher(0);
        field.hash(&mut hasher);
        let mask = self.slots.len() - 1;
        let mut slot = (hasher.finish() >> 32) as usize & mask;
        while self.slots[slot] != 0 {
            if same(self.slots[slot] - 1) {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        Some(slot)
    }
}

/// A type that contains a field.
trait AsField {
    fn as_field(&self) -> &Field;
}

impl AsField for TurnEnd {
    fn as_field(&self) -> &Field {
        &self.field
    }
}

impl AsField for Node {
    fn as_field(&self) -> &Field {
        &self.field
    }
}

/// A hasher for a few words that gives the same result on every machine.
struct FieldHasher(u64);

impl Hasher for FieldHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(25) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
