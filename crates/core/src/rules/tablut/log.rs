//! The early positions of long histories, in one place for all positions of a game.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::history::Key;

/// Positions in order, to which more can be added behind. What stands in it never changes, so
/// histories share it, each with the number of positions that are its own.
#[derive(Default)]
pub(super) struct Log(RwLock<Lines>);

#[derive(Default)]
struct Lines {
    keys: Vec<Key>,
    /// Where a position with this side to move stands for the first and the second time; a third
    /// time ends the game.
    places: HashMap<Key, [u32; 2]>,
}

/// No place.
const NOWHERE: u32 = u32::MAX;

impl Log {
    /// How often a position that would have the number `place`, from 0, has stood among the first
    /// `count`: 0 to 2.
    pub(super) fn count(&self, count: usize, place: usize, key: Key) -> usize {
        self.read(|lines| {
            let places = lines.places.get(&with_side(key, place));
            let within = |at: &&u32| (**at as usize) < count;
            places.map_or(0, |places| places.iter().filter(within).count())
        })
    }

    /// The first `count` positions.
    pub(super) fn first(&self, count: usize) -> Vec<Key> {
        self.read(|lines| lines.keys.iter().take(count).copied().collect())
    }

    /// A log whose first `count` positions are this one's and whose next are `more`. It is this
    /// one where that holds already or can be made to hold, for what is behind belongs to others.
    pub(super) fn extend(log: Arc<Log>, count: usize, more: &[Key]) -> Arc<Log> {
        if log.takes(count, more) {
            return log;
        }
        let mut lines = Lines::default();
        let first = log.first(count);
        first.iter().chain(more).for_each(|key| lines.push(*key));
        Arc::new(Log(RwLock::new(lines)))
    }

    /// Whether `more` stands behind the first `count` positions, where nothing did by now.
    fn takes(&self, count: usize, more: &[Key]) -> bool {
        let mut lines = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if lines.keys.len() == count {
            more.iter().for_each(|key| lines.push(*key));
            return true;
        }
        let behind = lines.keys.get(count..);
        behind.is_some_and(|behind| behind.starts_with(more))
    }

    fn read<T>(&self, look: impl FnOnce(&Lines) -> T) -> T {
        look(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Lines {
    fn push(&mut self, key: Key) {
        let place = self.keys.len();
        let places = self.places.entry(with_side(key, place));
        let places = places.or_insert([NOWHERE; 2]);
        if let Some(free) = places.iter_mut().find(|at| **at == NOWHERE) {
            *free = u32::try_from(place).unwrap_or(NOWHERE);
        }
        self.keys.push(key);
    }
}

/// A position together with whose turn it is, which goes by whether its number is odd.
fn with_side([black, white, rest]: Key, place: usize) -> Key {
    [black, white, rest | (place as u64 & 1) << 63]
}
