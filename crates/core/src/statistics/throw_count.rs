//! How often each value fell, and how often it was to be expected.

use serde::{Deserialize, Serialize};

use super::Chance;
use super::counted_throws::{ThrowTable, all_alike, values_shown};
use crate::rules::{AnyThrow, GameKind};

/// How many standard deviations to either side nine counts in ten lie.
const NINE_IN_TEN: f64 = 1.645;

/// How often each value of a game fell. An empty one belongs to every game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThrowCount {
    /// How many throws.
    pub throws: u32,
    /// How often each value fell, in ascending order of the values: in Tablan 0, 2, 8 and 12, in Tawula
    /// 1 to 6 of both dice.
    pub values: Vec<u32>,
    /// Tawula: how many throws were doublets.
    pub doublets: u32,
}

/// Counts beside what was to be expected of them.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowReport {
    /// How many throws.
    pub throws: u32,
    /// Each value, in ascending order.
    pub values: Vec<ValueReport>,
    /// Tawula: doublets, with 0 for their value.
    pub doublets: Option<ValueReport>,
    /// How likely it is that the values lie so far from what is expected, all together.
    pub chance: Chance,
}

/// How often a value fell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueReport {
    /// The value: steps of Tablan's sticks, or what a die shows.
    pub value: u8,
    /// How often it fell.
    pub count: u32,
    /// How often it falls on average in so many throws.
    pub expected: f64,
    /// Between these, both included, nine counts in ten lie: 1.645 standard deviations of the binomial
    /// distribution to either side, as far as there are such counts.
    pub band: (f64, f64),
}

impl ThrowCount {
    /// Counts throws of a game; none of a game without throws, and those of another are left out.
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
            count.doublets += u32::from(all_alike(&shown));
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
        self.doublets = self.doublets.saturating_add(more.doublets);
    }

    /// Whether these can be the counts of a game's throws.
    #[must_use]
    pub fn fits(&self, kind: GameKind) -> bool {
        let Some(table) = ThrowTable::of(kind) else {
            return *self == ThrowCount::default();
        };
        let sum: u64 = self.values.iter().map(|count| u64::from(*count)).sum();
        let shown = u64::from(self.throws) * u64::from(table.values_a_throw);
        let most_doublets = table.doublets.map_or(0, |_| self.throws);
        let has_values = self.values.len() == table.values.len();
        let is_empty = *self == ThrowCount::default();
        is_empty || (has_values && sum == shown && self.doublets <= most_doublets)
    }
}

impl ThrowReport {
    /// What is to be said of counts; none for a game without throws.
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
            doublets: table
                .doublets
                .map(|p| ValueReport::new(0, count.doublets, throws, p)),
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

    /// Whether the count lies where nine in ten do.
    #[must_use]
    pub fn is_within_band(&self) -> bool {
        let count = f64::from(self.count);
        self.band.0 <= count && count <= self.band.1
    }
}
