//! Shares the early positions of a long game between all its histories.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::history::Key;

/// Positions in order. New ones can be added at the end, old ones never change. So several histories can share a log,
/// each with its number of positions.
#[derive(Default)]
pub(super) struct Log(RwLock<LogData>);

#[derive(Default)]
struct LogData {
    keys: Vec<Key>,
    /// The indices of the first and second occurrence of a position with this side to move. The third occurrence ends
    /// the game.
    places: HashMap<Key, [u32; 2]>,
}

/// The index of an occurrence that hasn't happened.
const NO_INDEX: u32 = u32::MAX;

impl Log {
    /// Returns 0, 1 or 2: the number of occurrences of a position among the first `count`. Its side to move follows
    /// from `place`, its index from 0.
    pub(super) fn count(&self, count: usize, place: usize, key: Key) -> usize {
        self.read(|data| {
            let places = data.places.get(&with_side(key, place));
            let within = |at: &&u32| (**at as usize) < count;
            places.map_or(0, |places| places.iter().filter(within).count())
        })
    }

    /// The first `count` positions.
    pub(super) fn first(&self, count: usize) -> Vec<Key> {
        self.read(|data| data.keys.iter().take(count).copied().collect())
    }

    /// Returns a log with the first `count` positions of this one, followed by `more`. It's the same log if `more`
    /// follows there already or can be added at the end. Otherwise other histories use the rest, so a new log is made.
    pub(super) fn extend(log: Arc<Log>, count: usize, more: &[Key]) -> Arc<Log> {
        if log.append_or_match(count, more) {
            return log;
        }
        let mut data = LogData::default();
        let first = log.first(count);
        first.iter().chain(more).for_each(|key| data.push(*key));
        Arc::new(Log(RwLock::new(data)))
    }

    /// Returns `true` if `more` follows the first `count` positions. Adds it if there are only `count`.
    fn append_or_match(&self, count: usize, more: &[Key]) -> bool {
        let mut data = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if data.keys.len() == count {
            more.iter().for_each(|key| data.push(*key));
            return true;
        }
        let rest = data.keys.get(count..);
        rest.is_some_and(|rest| rest.starts_with(more))
    }

    fn read<T>(&self, look: impl FnOnce(&LogData) -> T) -> T {
        look(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl LogData {
    fn push(&mut self, key: Key) {
        let place = self.keys.len();
        let places = self.places.entry(with_side(key, place));
        let places = places.or_insert([NO_INDEX; 2]);
        if let Some(free) = places.iter_mut().find(|at| **at == NO_INDEX) {
            *free = u32::try_from(place).unwrap_or(NO_INDEX);
        }
        self.keys.push(key);
    }
}

/// A position with its side to move, which follows from the parity of its index.
fn with_side([black, white, rest]: Key, place: usize) -> Key {
    [black, white, rest | (place as u64 & 1) << 63]
}
