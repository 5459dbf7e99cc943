//! The search for the best of many throws.

use std::{ops::Range, thread};

use crate::output::Failure;

/// Number of throws after which a search stops with its results.
const MOST_THROWS: u64 = 60_000;

/// A recording of a throw, and its rating.
pub struct Rated<T> {
    /// The rating; larger is better.
    pub rating: f32,
    /// The recording.
    pub recording: T,
}

/// The length of a search, and the number of results.
#[derive(Clone, Copy)]
pub struct Search {
    /// Number of throws simulated before the results are counted again.
    pub batch: u64,
    /// Number of good recordings of each sort that end the search.
    pub enough: usize,
    /// Number of the best recordings of each sort that are kept.
    pub kept: usize,
}

impl Search {
    /// The best recordings among numbered throws, by their sort, 0 to `N` − 1. `thrown` returns `None` if a throw isn't
    /// good enough.
    ///
    /// # Errors
    /// Fails if there are too few good recordings of a sort.
    pub fn best<const N: usize, T: Send>(
        self,
        thrown: impl Fn(u64) -> Option<Rated<T>> + Sync,
        sort: impl Fn(&T) -> usize,
    ) -> Result<Vec<T>, Failure> {
        let mut found: [Vec<Rated<T>>; N] = std::array::from_fn(|_| Vec::new());
        let mut throws = 0;
        while throws < MOST_THROWS && found.iter().any(|some| some.len() < self.enough) {
            for one in batch(throws..throws + self.batch, &thrown)? {
                found[sort(&one.recording)].push(one);
            }
            throws += self.batch;
        }
        let counts = found.each_ref().map(Vec::len);
        if counts.iter().any(|count| *count < self.kept) {
            let needed = self.kept;
            return Err(
                format!("{counts:?} good falls in {throws} throws; {needed} needed").into(),
            );
        }
        let best = found.into_iter().flat_map(|mut some| {
            some.sort_by(|a, b| b.rating.total_cmp(&a.rating));
            some.truncate(self.kept);
            some.into_iter().map(|one| one.recording)
        });
        Ok(best.collect())
    }
}

/// The good throws among numbered throws, in order of their numbers. Every throw has a different seed, so the number of
/// processors doesn't change the result.
fn batch<T: Send>(
    throws: Range<u64>,
    thrown: &(impl Fn(u64) -> Option<Rated<T>> + Sync),
) -> Result<Vec<Rated<T>>, Failure> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = (throws.end - throws.start).div_ceil(workers as u64);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..workers as u64)
            .map(|worker| {
                let from = throws.start + worker * share;
                let to = (from + share).min(throws.end);
                scope.spawn(move || (from..to).filter_map(thrown).collect::<Vec<_>>())
            })
            .collect();
        let mut all = Vec::new();
        for share in shares {
            all.extend(share.join().map_err(|_| "a search for tumbles broke off")?);
        }
        Ok(all)
    })
}

/// Checks a file: it must read back, and give the same bytes when written again.
///
/// # Errors
/// Fails if it is larger than `largest` bytes or doesn't read back to the same bytes.
pub fn checked(
    bytes: Vec<u8>,
    largest: usize,
    again: impl FnOnce(&[u8]) -> Result<Vec<u8>, Failure>,
) -> Result<Vec<u8>, Failure> {
    if bytes.len() > largest {
        return Err(format!("{} bytes; at most {largest}", bytes.len()).into());
    }
    if again(&bytes)? != bytes {
        return Err("the file does not read back as it was written".into());
    }
    Ok(bytes)
}
