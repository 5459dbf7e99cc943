//! The longest wait for a kind of throw.

use super::counted_throws::{awaited, ends_wait};
use super::throw_counts::{CountedThrow, counted_throws};
use super::{Awaited, Verdict};
use crate::record::GameRecord;
use crate::rules::{AnyPosition, Side};

/// A side's longest run of throws without a kind of throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wait {
    /// The awaited kind of throw.
    pub awaited: Awaited,
    /// The probability that a single throw is of this kind.
    pub each: f64,
    /// The number of all throws of the side.
    pub throws: u32,
    /// The length of the longest run. Of equal ones the earliest counts.
    pub longest: u32,
    /// The turns of the first and the last throw of that run, `None` if every throw was of the awaited kind.
    pub turns: Option<(u32, u32)>,
    /// The probability of a wait of at least this length in this number of throws.
    pub p: f64,
    /// The probability as a number of players.
    pub verdict: Verdict,
}

impl Wait {
    /// The longest waits of a side for all kinds of throws of its game. Whether a throw ends a wait depends on the
    /// options, which any position of the game has.
    pub(super) fn all(position: &AnyPosition, throws: &[CountedThrow]) -> Vec<Wait> {
        let awaited = awaited(position.kind()).into_iter();
        awaited.map(|one| Wait::of(position, one, throws)).collect()
    }

    /// Returns for each throw of a side, in order, `true` if it was of the awaited kind.
    #[must_use]
    pub fn shown_by(record: &GameRecord, side: Side, awaited: Awaited) -> Vec<bool> {
        let options = record.position().options();
        let throws = counted_throws(record);
        let throws = throws[side.index()].iter();
        throws
            .map(|one| ends_wait(&options, one.throw, awaited))
            .collect()
    }

    fn of(position: &AnyPosition, awaited: Awaited, throws: &[CountedThrow]) -> Wait {
        let options = position.options();
        let (mut hits, mut total) = (0, 0);
        for (throw, weight) in position.throws() {
            total += weight;
            if ends_wait(&options, throw, awaited) {
                hits += weight;
            }
        }
        let each = f64::from(hits) / f64::from(total.max(1));
        let misses = throws.split(|one| ends_wait(&options, one.throw, awaited));
        let mut longest: &[CountedThrow] = &[];
        for row in misses {
            if row.len() > longest.len() {
                longest = row;
            }
        }
        let length = longest.len() as u32;
        let p = longest_run_chance(throws.len() as u32, length, 1.0 - each);
        Wait {
            awaited,
            each,
            throws: throws.len() as u32,
            longest: length,
            turns: longest
                .first()
                .zip(longest.last())
                .map(|(first, last)| (first.turn, last.turn)),
            p,
            verdict: Verdict::of(p),
        }
    }
}

/// The probability that `trials` independent trials have a run of at least `length` in a row, if each trial belongs to
/// a run with the probability `each`.
///
/// ```
/// use tavoliere_core::statistics::longest_run_chance;
///
/// // Two heads in a row among three coins: HHH, HHT and THH.
/// assert_eq!(longest_run_chance(3, 2, 0.5), 3.0 / 8.0);
/// ```
#[must_use]
pub fn longest_run_chance(trials: u32, length: u32, each: f64) -> f64 {
    if length == 0 {
        return 1.0;
    }
    let (trials, length) = (trials as usize, length as usize);
    if length > trials {
        return 0.0;
    }
    let run = each.powf(length as f64);
    // has_run[n]: a run is complete after n trials. The first one that ends with trial n starts after a trial that
    // breaks runs, and no run was complete before that trial.
    let mut has_run = vec![0.0; trials + 1];
    has_run[length] = run;
    for n in length + 1..=trials {
        let none_before = 1.0 - has_run[n - length - 1];
        has_run[n] = has_run[n - 1] + none_before * (1.0 - each) * run;
    }
    has_run[trials].clamp(0.0, 1.0)
}
