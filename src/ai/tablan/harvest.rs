//! Every position in which a turn can end, found quickly and never more than are worth a look.

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

/// The first use of a throw, by which an ending is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The throw; none for a leap (TN-9).
    pub value: Option<Value>,
    /// The pieces after it.
    pub field: Field,
}

/// The pieces at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Where they stand.
    pub field: Field,
    /// The place of the [`Beginning`] that leads there.
    pub beginning: u32,
}

/// A position in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stop {
    field: Field,
    left: InHand,
    beginning: u32,
}

/// What throws in hand can lead to. It is filled again and again, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Harvest {
    beginnings: Vec<Beginning>,
    endings: Vec<Ending>,
    ended: Seen,
    open: Vec<Stop>,
    next: Vec<Stop>,
    stopped: Seen,
    ranks: Vec<(i32, u32)>,
}

impl Harvest {
    /// Every ending of a turn in which a side uses what it has in hand; none where nothing can be
    /// used. With `leap` the whole of two or more throws may go to one piece.
    ///
    /// The endings are distinct and always come in the same order. All are found with up to two
    /// throws, and with more as long as no more than [`WIDTH`] positions are passed at once.
    pub fn gather(
        &mut self,
        options: &Options,
        side: Side,
        field: &Field,
        in_hand: InHand,
        leap: bool,
    ) -> &[Ending] {
        self.clear();
        let throws: u32 = in_hand.iter().map(|count| u32::from(*count)).sum();
        if leap && throws >= 2 {
            self.leap(options, side, field, in_hand);
        }
        self.open.push(Stop {
            field: *field,
            left: in_hand,
            beginning: 0,
        });
        let mut first = true;
        while !self.open.is_empty() {
            self.layer(options, side, first);
            first = false;
            self.sieve(side);
            std::mem::swap(&mut self.open, &mut self.next);
        }
        &self.endings
    }

    /// The endings found last.
    #[must_use]
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// The first use that leads to an ending found last.
    #[must_use]
    pub fn beginning(&self, ending: &Ending) -> Option<&Beginning> {
        self.beginnings.get(ending.beginning as usize)
    }

    fn clear(&mut self) {
        self.beginnings.clear();
        self.endings.clear();
        self.ended.clear();
        self.open.clear();
    }

    fn leap(&mut self, options: &Options, side: Side, field: &Field, in_hand: InHand) {
        let total = SCORING
            .into_iter()
            .zip(in_hand)
            .map(|(value, count)| u32::from(value.steps()) * u32::from(count))
            .sum();
        field.leaps(options, side, total, &mut |after| {
            let beginning = self.beginnings.len() as u32;
            self.beginnings.push(Beginning {
                value: None,
                field: *after,
            });
            end(&mut self.endings, &mut self.ended, after, beginning);
        });
    }

    /// Uses one throw more in every open position.
    fn layer(&mut self, options: &Options, side: Side, first: bool) {
        self.next.clear();
        self.stopped.clear();
        for stop in &self.open {
            let mut used = false;
            for (place, value) in SCORING.into_iter().enumerate() {
                if stop.left[place] == 0 {
                    continue;
                }
                let mut left = stop.left;
                left[place] -= 1;
                let last = left == [0; 3];
                stop.field.uses(options, side, value, &mut |after| {
                    used = true;
                    let beginning = if first {
                        self.beginnings.push(Beginning {
                            value: Some(value),
                            field: *after,
                        });
                        self.beginnings.len() as u32 - 1
                    } else {
                        stop.beginning
                    };
                    if last || after.decided() {
                        end(&mut self.endings, &mut self.ended, after, beginning);
                        return;
                    }
                    let new = Stop {
                        field: *after,
                        left,
                        beginning,
                    };
                    let same = |old: &Stop| old.field == *after && old.left == left;
                    if self.stopped.insert(after, &self.next, same) {
                        self.next.push(new);
                    }
                });
            }
            if !used && !first {
                // What is left lapses (TN-15).
                end(
                    &mut self.endings,
                    &mut self.ended,
                    &stop.field,
                    stop.beginning,
                );
            }
        }
    }

    /// Drops the least promising of too many open positions.
    fn sieve(&mut self, side: Side) {
        if self.next.len() <= WIDTH {
            return;
        }
        // With one throw in hand at first, or two, every position is followed.
        let throws = |stop: &Stop| stop.left.iter().map(|count| u32::from(*count)).sum::<u32>();
        if self.open.len() == 1 && self.next.first().map(throws) == Some(1) {
            return;
        }
        self.ranks.clear();
        let promises = self.next.iter().zip(0..);
        self.ranks
            .extend(promises.map(|(stop, place)| (-promise(&stop.field, side), place)));
        self.ranks.select_nth_unstable(WIDTH);
        self.ranks.truncate(WIDTH);
        self.ranks.sort_unstable_by_key(|(_, place)| *place);
        for (to, (_, from)) in self.ranks.iter().enumerate() {
            self.next[to] = self.next[*from as usize];
        }
        self.next.truncate(WIDTH);
    }
}

/// Notes an ending unless it is known.
fn end(endings: &mut Vec<Ending>, ended: &mut Seen, field: &Field, beginning: u32) {
    if ended.insert(field, endings, |old| old.field == *field) {
        endings.push(Ending {
            field: *field,
            beginning,
        });
    }
}

/// A rough idea of how good a position in the middle of a turn is for the side that plays it.
fn promise(field: &Field, side: Side) -> i32 {
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

/// Which of a list's fields are in it already: places of the list, found by what they hold.
#[derive(Clone, Debug, Default)]
struct Seen {
    /// Places plus one; 0 is free. As long as a power of two, or empty.
    slots: Vec<u32>,
}

impl Seen {
    const LEAST: usize = 256;

    fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Notes that a field is about to be added at the end of a list; false, and nothing noted,
    /// where the list has it.
    fn insert<T: AsField>(&mut self, field: &Field, list: &[T], same: impl Fn(&T) -> bool) -> bool {
        if self.slots.len() < 2 * (list.len() + 1) {
            let length = Self::LEAST.max(2 * self.slots.len()).max(4 * list.len());
            self.slots.clear();
            self.slots.resize(length.next_power_of_two(), 0);
            for (place, item) in list.iter().enumerate() {
                let slot = self.free_slot(item.as_field(), |_| false);
                if let Some(slot) = slot {
                    self.slots[slot] = place as u32 + 1;
                }
            }
        }
        let slot = self.free_slot(field, |place| list.get(place as usize).is_some_and(&same));
        match slot {
            Some(slot) => {
                self.slots[slot] = list.len() as u32 + 1;
                true
            }
            None => false,
        }
    }

    /// Where a field may be noted; none where a place is found that holds the same.
    fn free_slot(&self, field: &Field, same: impl Fn(u32) -> bool) -> Option<usize> {
        let mut mix = Mix(0);
        field.hash(&mut mix);
        let mask = self.slots.len() - 1;
        let mut slot = (mix.finish() >> 32) as usize & mask;
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

impl AsField for Ending {
    fn as_field(&self) -> &Field {
        &self.field
    }
}

impl AsField for Stop {
    fn as_field(&self) -> &Field {
        &self.field
    }
}

/// A hash of a few words, the same on every machine.
struct Mix(u64);

impl Hasher for Mix {
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
