//! The count of each value that was thrown, and the expected count.

use serde::{Deserialize, Serialize};

use super::Chance;
use super::counted_throws::{ThrowTable, all_alike, values_shown};
use crate::rules::{AnyThrow, GameKind};

/// The number of standard deviations on either side that contain nine counts out of ten.
const NINE_IN_TEN: f64 = 1.645;

/// The counts of the values thrown in a game. An empty one fits every game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThrowCount {
    /// The number of throws.
    pub throws: u32,
    /// The count of each value, in ascending order of the values: in Tablan 0, 2, 8 and 12, in Tawula 1 to 6 of both
    /// dice.
    pub values: Vec<u32>,
    /// Tawula: the number of doubles.
    #[serde(rename = "doublets")]
    pub doubles: u32,
}

/// Counts with their expected values.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowReport {
    /// The number of throws.
    pub throws: u32,
    /// The values, in ascending order.
    pub values: Vec<ValueReport>,
    /// Tawula: doubles, with 0 as their value.
    pub doubles: Option<ValueReport>,
    /// The probability of all counts being at least as far from the expected ones.
    pub chance: Chance,
}

/// The count of one value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueReport {
    /// The value: steps of Tablan's sticks, or the value of a die.
    pub value: u8,
    /// The count.
    pub count: u32,
    /// The expected count for this number of throws.
    pub expected: f64,
    /// The band that contains nine counts out of ten, both ends included: 1.645 standard deviations of the binomial
    /// distribution on either side, limited to possible counts.
    pub band: (f64, f64),
}

impl ThrowCount {
    /// Counts throws of a game. Throws of another game are ignored, and a game without throws gives an empty count.
    #[must_use]
    pub fn of(kind: GameKind, throws: impl IntoIterator<Item = AnyThrow>) -> ThrowCount {
        let mut count = ThrowCount::default();
        let Some(table) = ThrowTable::of(kind) else {
            return count;
        };
        count.values = vec![0; table.values.len()];
        for throw in throws.into_iter().filter(|throw| throw.kind() == kind) {
            let shown = values_shown(throw);
            count.throws += 1;
            count.doubles += u32::from(all_alike(&shown));
            for ((value, _), count) in table.values.iter().zip(&mut count.values) {
                *count += shown.iter().filter(|one| *one == value).count() as u32;
            }
        }
        count
    }

    /// Adds the counts of more throws of the same game. Sums stop at the largest number.
    pub fn add(&mut self, more: &ThrowCount) {
        if self.values.len() < more.values.len() {
            self.values.resize(more.values.len(), 0);
        }
        for (sum, count) in self.values.iter_mut().zip(&more.values) {
            *sum = sum.saturating_add(*count);
        }
        self.throws = self.throws.saturating_add(more.throws);
        self.doubles = self.doubles.saturating_add(more.doubles);
    }

    /// `true` if a game's throws can have these counts.
    #[must_use]
    pub fn fits(&self, kind: GameKind) -> bool {
        let Some(table) = ThrowTable::of(kind) else {
            return *self == ThrowCount::default();
        };
        let sum: u64 = self.values.iter().map(|count| u64::from(*count)).sum();
        let shown = u64::from(self.throws) * u64::from(table.values_a_throw);
        let most_doubles = table.doubles.map_or(0, |_| self.throws);
        let has_values = self.values.len() == table.values.len();
        let is_empty = *self == ThrowCount::default();
        is_empty || (has_values && sum == shown && self.doubles <= most_doubles)
    }
}

impl ThrowReport {
    /// Makes a report of counts, `None` for a game without throws.
    #[must_use]
    pub fn of(kind: GameKind, count: &ThrowCount) -> Option<ThrowReport> {
        let table = ThrowTable::of(kind)?;
        let trials: u64 = count.values.iter().map(|count| u64::from(*count)).sum();
        let counts = count.values.iter().copied().chain(std::iter::repeat(0));
        let values = table.values.iter().zip(counts).map(|((value, p), count)| {
            let report = ValueReport::new(*value, count, trials as f64, *p);
            (report, (count, *p))
        });
        let (values, cells): (Vec<_>, Vec<_>) = values.unzip();
        let throws = f64::from(count.throws);
        Some(ThrowReport {
            throws: count.throws,
            values,
            doubles: table
                .doubles
                .map(|p| ValueReport::new(0, count.doubles, throws, p)),
            chance: Chance::of(&cells),
        })
    }
}

impl ValueReport {
    fn new(value: u8, count: u32, trials: f64, p: f64) -> ValueReport {
        let expected = trials * p;
        let half = NINE_IN_TEN * (expected * (1.0 - p)).sqrt();
        let band = ((expected - half).max(0.0), (expected + half).min(trials));
        ValueReport {
            value,
            count,
            expected,
            band,
        }
    }

    /// `true` if the count is inside the band.
    #[must_use]
    pub fn is_within_band(&self) -> bool {
        let count = f64::from(self.count);
        self.band.0 <= count && count <= self.band.1
    }
}
