//! Stores the scoring throws of the current turn and which of them are unused.

use std::hash::{Hash, Hasher};

use super::{Cell, Value};
use crate::rules::Side;

/// Number of throws of a series that are stored in order.
pub(super) const MAX_RECORDED: usize = 32;

/// A throw whose first half has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pending {
    /// The throw. It still counts as unused.
    pub value: Value,
    /// The cell of the piece that moved the first half.
    pub moved: Cell,
    /// `true` if that piece left its start cell.
    pub started: bool,
}

/// Unused throws of the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnusedThrow {
    /// The value of each throw: 2, 8 or 12.
    pub value: Value,
    /// The number of throws, at least 1.
    pub count: u16,
    /// `true` if the throw was declared "start" and must start a piece (TN-21).
    pub start: bool,
}

/// The throws of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Series {
    recorded: [Value; MAX_RECORDED],
    thrown: u32,
    ordinary: [u16; 3],
    /// The unused throw that was declared "start".
    pub start: Option<Value>,
    /// The throw whose second half is pending.
    pub pending: Option<Pending>,
    /// `true` if a piece has moved in this turn.
    pub moved: bool,
}

/// Hashes the parts that differ between series of one turn as one word. Hashing the enums as well would be slower.
impl Hash for Series {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [twos, eights, twelves] = self.ordinary.map(u64::from);
        let start = self.start.map_or(0, |value| u64::from(value.steps()));
        let pending = self.pending.map_or(0, |half| {
            1 << 7
                | u64::from(half.value.steps()) << 8
                | u64::from(half.moved.index(Side::First)) << 1
                | u64::from(half.started)
        });
        state.write_u64(twos ^ eights << 14 ^ twelves << 28 ^ start << 60 ^ pending << 45);
    }
}

impl Series {
    /// The series before the first throw.
    pub(super) const NEW: Series = Series {
        recorded: [Value::Nothing; MAX_RECORDED],
        thrown: 0,
        ordinary: [0; 3],
        start: None,
        pending: None,
        moved: false,
    };

    /// The scoring throws in order, at most the first [`MAX_RECORDED`].
    pub(super) fn recorded(&self) -> &[Value] {
        &self.recorded[..MAX_RECORDED.min(self.thrown as usize)]
    }

    /// The number of scoring throws.
    pub(super) fn thrown(&self) -> u32 {
        self.thrown
    }

    /// Adds a scoring throw. Returns `false` and adds nothing if the counters are full.
    pub(super) fn push(&mut self, value: Value) -> bool {
        let Some(kind) = value_index(value) else {
            return false;
        };
        let (Some(count), Some(thrown)) = (
            self.ordinary[kind].checked_add(1),
            self.thrown.checked_add(1),
        ) else {
            return false;
        };
        if let Some(place) = self.recorded.get_mut(self.thrown as usize) {
            *place = value;
        }
        self.ordinary[kind] = count;
        self.thrown = thrown;
        true
    }

    /// Marks one throw of this value as declared "start".
    pub(super) fn declare_start(&mut self, value: Value) {
        if let Some(kind) = value_index(value) {
            self.ordinary[kind] = self.ordinary[kind].saturating_sub(1);
            self.start = Some(value);
        }
    }

    /// The number of unused throws of a value, without a declared start.
    pub(super) fn ordinary(&self, value: Value) -> u16 {
        value_index(value).map_or(0, |kind| self.ordinary[kind])
    }

    /// `true` if a throw of this value is unused.
    pub(super) fn has(&self, value: Value) -> bool {
        self.ordinary(value) > 0 || self.start == Some(value)
    }

    /// Uses one throw. It's the declared start if a piece started with an 8 or 12, or if no other throw of this value
    /// is left. Returns `true` if it was the declared start.
    pub(super) fn consume(&mut self, value: Value, started: bool) -> bool {
        let Some(kind) = value_index(value) else {
            return false;
        };
        if self.start == Some(value) && (started || self.ordinary[kind] == 0) {
            self.start = None;
            return true;
        }
        self.ordinary[kind] = self.ordinary[kind].saturating_sub(1);
        false
    }

    /// Marks all throws as used.
    pub(super) fn clear_unused(&mut self) {
        self.ordinary = [0; 3];
        self.start = None;
        self.pending = None;
    }

    /// The number of unused throws.
    pub(super) fn unused_count(&self) -> u32 {
        self.ordinary
            .iter()
            .map(|count| u32::from(*count))
            .sum::<u32>()
            + u32::from(self.start.is_some())
    }

    /// The sum of the unused throws.
    pub(super) fn total(&self) -> u32 {
        self.unused()
            .map(|throw| u32::from(throw.value.steps()) * u32::from(throw.count))
            .sum()
    }

    /// The unused throws by value. A declared start comes after the other throws of its value.
    pub(super) fn unused(&self) -> impl Iterator<Item = UnusedThrow> + use<> {
        let (plain, start) = (self.ordinary, self.start);
        SCORING
            .into_iter()
            .zip(plain)
            .flat_map(move |(value, count)| {
                let plain = UnusedThrow {
                    value,
                    count,
                    start: false,
                };
                let declared = UnusedThrow {
                    value,
                    count: 1,
                    start: true,
                };
                [
                    (count > 0).then_some(plain),
                    (start == Some(value)).then_some(declared),
                ]
                .into_iter()
                .flatten()
            })
    }

    /// Builds the series of a position that was read from text. `None` if the series is impossible.
    ///
    /// `extra` is the number of throws after the first [`MAX_RECORDED`].
    pub(super) fn restore(
        recorded: &[Value],
        extra: u32,
        unused: &[UnusedThrow],
    ) -> Option<Series> {
        let mut series = Series::NEW;
        if recorded.len() > MAX_RECORDED || (extra > 0 && recorded.len() < MAX_RECORDED) {
            return None;
        }
        series.recorded[..recorded.len()].copy_from_slice(recorded);
        series.thrown = extra.checked_add(recorded.len() as u32)?;
        for throw in unused {
            if throw.start {
                if series.start.is_some() || throw.count != 1 || throw.value == Value::Two {
                    return None;
                }
                series.start = Some(throw.value);
            } else {
                let place = &mut series.ordinary[value_index(throw.value)?];
                *place = place.checked_add(throw.count)?;
            }
        }
        // A value can't have more unused throws than throws.
        let mut missing = 0;
        for value in SCORING {
            let fell = recorded.iter().filter(|v| **v == value).count() as u32;
            let unused = u32::from(series.ordinary(value)) + u32::from(series.start == Some(value));
            missing += unused.saturating_sub(fell);
        }
        (missing <= extra).then_some(series)
    }
}

/// The values with which a piece can move.
pub(super) const SCORING: [Value; 3] = [Value::Two, Value::Eight, Value::Twelve];

fn value_index(value: Value) -> Option<usize> {
    SCORING.iter().position(|scoring| *scoring == value)
}
