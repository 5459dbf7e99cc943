//! Every position in which a turn can end, found quickly and never more than are worth evaluating.

use std::hash::{Hash, Hasher};

use crate::rules::Side;
use crate::rules::tablan::{Field, Options, Value};

/// The values that move something, as throws in hand are counted.
pub const SCORING: [Value; 3] = [Value::Two, Value::Eight, Value::Twelve];

/// How many twos, eights and twelves are in hand.
pub type InHand = [u16; 3];

/// How many positions in the middle of a turn are followed at once. One or two throws never lead to
/// more; of a longer series only the most promising are.
pub const WIDTH: usize = 128;

/// The first use of a throw, by which an end is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnStart {
    /// The throw; none for a leap (TN-9).
    pub value: Option<Value>,
    /// The pieces after it.
    pub field: Field,
}

/// The pieces at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnd {
    /// Where they stand.
    pub field: Field,
    /// The index of the [`TurnStart`] that leads there.
    pub start: u32,
}

/// A position in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    field: Field,
    left: InHand,
    start: u32,
}

/// What throws in hand can lead to. It is filled again and again, so that nothing is allocated.
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
    /// Every end of a turn in which a side uses what it has in hand; none where nothing can be
    /// used. With `leap` the whole of two or more throws may go to one piece.
    ///
    /// The ends are distinct and always come in the same order. All are found with up to two
    /// throws, and with more as long as no more than [`WIDTH`] positions are passed at once.
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

    /// The ends found last.
    #[must_use]
    pub fn ends(&self) -> &[TurnEnd] {
        &self.ends
    }

    /// The first use that leads to an end found last.
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

    /// Uses one throw more in every open position.
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
                // What is left lapses (TN-15).
                add_end(&mut self.ends, &mut self.seen_ends, &node.field, node.start);
            }
        }
    }

    /// Drops those of too many open positions with the lowest scores.
    fn prune(&mut self, side: Side) {
        if self.next.len() <= WIDTH {
            return;
        }
        // With one throw in hand at first, or two, every position is followed.
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

/// Adds an end unless it is known.
fn add_end(ends: &mut Vec<TurnEnd>, seen: &mut FieldSet, field: &Field, start: u32) {
    if seen.insert(field, ends, |old| old.field == *field) {
        ends.push(TurnEnd {
            field: *field,
            start,
        });
    }
}

/// A rough idea of how good a position in the middle of a turn is for the side that plays it.
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

/// A hash set of the fields of a list: indices into the list, found by what they hold.
#[derive(Clone, Debug, Default)]
struct FieldSet {
    /// Indices plus one; 0 is free. As long as a power of two, or empty.
    slots: Vec<u32>,
}

impl FieldSet {
    const LEAST: usize = 256;

    fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Notes that a field is about to be added at the end of a list; false, and nothing noted,
    /// where the list has it already.
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

    /// Where a field may be noted; none where a slot is found that holds the same.
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

/// What holds a field.
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

/// A hash of a few words, the same on every machine.
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
