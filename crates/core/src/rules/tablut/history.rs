//! Stores the positions since the last capture, to detect repetitions (TT-14).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::field::Field;
use super::log::Log;
use super::square::{Square, Squares};
use crate::rules::Side;

/// A board in 192 bits: each side's pieces and the king.
pub(super) type Key = [u64; 3];

/// The smallest number of moves between two equal positions with the same side to move.
const LEAST_CYCLE: usize = 4;

/// All positions since the last capture, the current one last. Positions from before a capture can't occur again. Every
/// second position has the same side to move.
///
/// The latest positions are stored directly, the earlier ones in a log that positions of the same game share. So copies
/// stay small even if a game continues for long without a capture.
#[derive(Default)]
pub(super) struct History {
    /// The earliest positions. `None` until there are more than fit in `recent`.
    shared: Option<SharedLog>,
    /// The positions after them, at most 256. Empty only if the whole history is empty.
    recent: Vec<Key>,
}

/// The first part of a log.
#[derive(Clone)]
struct SharedLog {
    log: Arc<Log>,
    /// The number of positions in the log that belong to this history.
    count: usize,
}

impl SharedLog {
    /// The number of earlier occurrences in this part of the position that comes at index `place`.
    #[cold]
    fn count(&self, place: usize, key: Key) -> usize {
        self.log.count(self.count, place, key)
    }
}

/// Numbers of positions for which memory is reserved, first and second, before they move to a log. Few games need the
/// second step and almost none a log.
const CAPACITIES: [usize; 2] = [128, 256];

impl History {
    /// Removes all positions.
    pub(super) fn clear(&mut self) {
        self.shared = None;
        self.recent.clear();
    }

    fn len(&self) -> usize {
        let early = self.shared.as_ref().map_or(0, |early| early.count);
        early + self.recent.len()
    }

    /// Adds a position. Returns the number of its occurrences up to the third.
    pub(super) fn add(&mut self, field: &Field) -> usize {
        let key = key(field);
        let mut earlier = 0;
        // A manual loop, because random games spend most of their time here.
        let mut place = self.recent.len().wrapping_sub(LEAST_CYCLE);
        while let Some([black, white, rest]) = self.recent.get(place) {
            let is_same = *black == key[0] && *white == key[1] && *rest == key[2];
            earlier += usize::from(is_same);
            place = place.wrapping_sub(2);
        }
        if let Some(early) = &self.shared {
            earlier += early.count(self.len(), key);
        }
        if self.recent.len() == self.recent.capacity() {
            self.grow();
        }
        self.recent.push(key);
        earlier + 1
    }

    /// Makes room for another position.
    #[cold]
    fn grow(&mut self) {
        if let Some(room) = CAPACITIES
            .into_iter()
            .find(|room| self.recent.len() < *room)
        {
            self.recent.reserve_exact(room - self.recent.len());
            return;
        }
        let (log, count) = match self.shared.take() {
            Some(early) => (early.log, early.count),
            None => (Arc::default(), 0),
        };
        self.shared = Some(SharedLog {
            log: Log::extend(log, count, &self.recent),
            count: count + self.recent.len(),
        });
        self.recent.clear();
    }

    /// The number of occurrences of the current position, including this one. 0 without positions.
    pub(super) fn occurrences(&self) -> usize {
        let Some((last, before)) = self.recent.split_last() else {
            return 0;
        };
        let same_side = before.iter().rev().skip(1).step_by(2);
        let recent = same_side.filter(|key| *key == last).count();
        let place = self.len() - 1;
        let early = self
            .shared
            .as_ref()
            .map_or(0, |early| early.count(place, *last));
        1 + recent + early
    }

    /// All positions in order of time, each with the pieces of both sides and the king. White's pieces include the
    /// king.
    pub(super) fn boards(&self) -> impl DoubleEndedIterator<Item = ([Squares; 2], Square)> {
        self.keys().into_iter().map(|[black, white, rest]| {
            let high = |shift: u32| Squares::from(rest >> shift & 0x1ffff) << 64;
            let pieces = [
                high(0) | Squares::from(black),
                high(17) | Squares::from(white),
            ];
            (pieces, Square::wrapped((rest >> 34) as u8))
        })
    }

    /// `true` if a position within the next `moves` moves could occur this many times.
    pub(super) fn can_repeat_within(&self, moves: u32, times: usize) -> bool {
        let least = times.saturating_sub(1) * LEAST_CYCLE;
        self.len() as u64 + u64::from(moves) > least as u64
    }

    fn keys(&self) -> Vec<Key> {
        let mut keys = match &self.shared {
            Some(early) => early.log.first(early.count),
            None => Vec::new(),
        };
        keys.extend_from_slice(&self.recent);
        keys
    }
}

fn key(field: &Field) -> Key {
    let (black, white) = (field.pieces(Side::First), field.pieces(Side::Second));
    let high = |set: Squares| (set >> 64) as u64;
    let rest = high(black) | high(white) << 17 | (field.king().index() as u64) << 34;
    [black as u64, white as u64, rest]
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let is_same_log = match (&self.shared, &other.shared) {
            (Some(one), Some(two)) => one.count == two.count && Arc::ptr_eq(&one.log, &two.log),
            (None, None) => true,
            _ => false,
        };
        if is_same_log {
            return self.recent == other.recent;
        }
        self.len() == other.len()
            && self.recent.last() == other.recent.last()
            && self.keys() == other.keys()
    }
}

impl Eq for History {}

/// The length and the last position are enough for a good hash.
impl Hash for History {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.recent.last().hash(state);
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys()).finish()
    }
}

impl Clone for History {
    fn clone(&self) -> History {
        History {
            shared: self.shared.clone(),
            recent: self.recent.clone(),
        }
    }

    /// Reuses the memory of `self`.
    fn clone_from(&mut self, other: &History) {
        self.shared.clone_from(&other.shared);
        self.recent.clone_from(&other.recent);
    }
}
