//! The positions since the last capture, kept exactly, for TT-14.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::field::Field;
use super::log::Log;
use super::square::{Square, Squares};
use crate::rules::Side;

/// A board in 192 bits: the sides' pieces and the king.
pub(super) type Key = [u64; 3];

/// Positions between one and the next with the same pieces and side to move.
const LEAST_CYCLE: usize = 4;

/// Every position since the last capture, the present one last. No position from before a capture
/// can occur again. Since the sides move in turn, every second one has the same side to move.
///
/// The latest ones lie here, earlier ones in a log that positions of one game share: copies stay
/// small however long a game goes on without a capture.
#[derive(Default)]
pub(super) struct History {
    /// The first positions, where there are many.
    early: Option<Early>,
    /// What came after them, some hundred at most; empty only where there is nothing.
    late: Vec<Key>,
}

/// The beginning of a log.
#[derive(Clone)]
struct Early {
    log: Arc<Log>,
    /// How many of the log's positions belong to this history.
    count: usize,
}

impl Early {
    /// How often a position with such a number has stood in this part.
    #[cold]
    fn count(&self, place: usize, key: Key) -> usize {
        self.log.count(self.count, place, key)
    }
}

/// For so many positions room is made, and then for so many, before they go to a log: few games
/// need the first, and next to none the second.
const ROOM: [usize; 2] = [128, 256];

impl History {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.early = None;
        self.late.clear();
    }

    fn len(&self) -> usize {
        let early = self.early.as_ref().map_or(0, |early| early.count);
        early + self.late.len()
    }

    /// Adds a position and tells whether it is there for the third time.
    pub(super) fn add(&mut self, field: &Field) -> bool {
        let key = key(field);
        let mut earlier = 0;
        // By hand, for this is where random games spend their time.
        let mut place = self.late.len().wrapping_sub(LEAST_CYCLE);
        while let Some([black, white, rest]) = self.late.get(place) {
            let is_same = *black == key[0] && *white == key[1] && *rest == key[2];
            earlier += usize::from(is_same);
            place = place.wrapping_sub(2);
        }
        if let Some(early) = &self.early {
            earlier += early.count(self.len(), key);
        }
        if self.late.len() == self.late.capacity() {
            self.grow();
        }
        self.late.push(key);
        earlier >= 2
    }

    /// Makes room for another position.
    #[cold]
    fn grow(&mut self) {
        if let Some(room) = ROOM.into_iter().find(|room| self.late.len() < *room) {
            self.late.reserve_exact(room - self.late.len());
            return;
        }
        let (log, count) = match self.early.take() {
            Some(early) => (early.log, early.count),
            None => (Arc::default(), 0),
        };
        self.early = Some(Early {
            log: Log::extend(log, count, &self.late),
            count: count + self.late.len(),
        });
        self.late.clear();
    }

    /// Each side's pieces, White's with the king, and the king, in every position, oldest first.
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

    /// Whether some position within so many moves could be there for the third time.
    pub(super) fn matters_within(&self, moves: u32) -> bool {
        self.len() as u64 + u64::from(moves) > 2 * LEAST_CYCLE as u64
    }

    fn keys(&self) -> Vec<Key> {
        let mut keys = match &self.early {
            Some(early) => early.log.first(early.count),
            None => Vec::new(),
        };
        keys.extend_from_slice(&self.late);
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
        let is_same_log = match (&self.early, &other.early) {
            (Some(one), Some(two)) => one.count == two.count && Arc::ptr_eq(&one.log, &two.log),
            (None, None) => true,
            _ => false,
        };
        if is_same_log {
            return self.late == other.late;
        }
        self.len() == other.len()
            && self.late.last() == other.late.last()
            && self.keys() == other.keys()
    }
}

impl Eq for History {}

/// How many there are and the latest tell histories apart well enough.
impl Hash for History {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.late.last().hash(state);
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
            early: self.early.clone(),
            late: self.late.clone(),
        }
    }

    /// Keeps the room that is there.
    fn clone_from(&mut self, other: &History) {
        self.early.clone_from(&other.early);
        self.late.clone_from(&other.late);
    }
}
