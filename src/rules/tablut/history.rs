//! The positions since the last capture, kept exactly, for TT-14.

use super::field::Field;
use super::square::{Square, Squares};
use crate::rules::Side;

/// A board in 192 bits: the sides' pieces and the king.
type Key = [u64; 3];

/// Positions between one and the next with the same pieces and side to move.
const LEAST_CYCLE: usize = 4;

/// Every position since the last capture, the present one last. No position from before a capture
/// can occur again. Since the sides move in turn, every second one has the same side to move.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct History(Vec<Key>);

impl History {
    /// Room is made for this many at once: few games need more.
    const ROOM: usize = 128;

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a position and tells whether it is there for the third time.
    pub(super) fn add(&mut self, field: &Field) -> bool {
        let key = key(field);
        let earlier = self
            .0
            .iter()
            .rev()
            .skip(LEAST_CYCLE - 1)
            .step_by(2)
            .filter(|earlier| **earlier == key)
            .take(2)
            .count();
        if self.0.len() == self.0.capacity() {
            self.0.reserve(Self::ROOM);
        }
        self.0.push(key);
        earlier == 2
    }

    /// Each side's pieces, White's with the king, and the king, in every position, oldest first.
    pub(super) fn boards(&self) -> impl DoubleEndedIterator<Item = ([Squares; 2], Square)> {
        self.0.iter().map(|[black, white, rest]| {
            let high = |shift: u32| Squares::from(rest >> shift & 0x1ffff) << 64;
            let pieces = [
                high(0) | Squares::from(*black),
                high(17) | Squares::from(*white),
            ];
            (pieces, Square::wrapped((rest >> 34) as u8))
        })
    }

    /// Whether some position within so many moves could be there for the third time.
    pub(super) fn matters_within(&self, moves: u32) -> bool {
        self.0.len() as u64 + u64::from(moves) > 2 * LEAST_CYCLE as u64
    }
}

fn key(field: &Field) -> Key {
    let (black, white) = (field.pieces(Side::First), field.pieces(Side::Second));
    let high = |set: Squares| (set >> 64) as u64;
    let rest = high(black) | high(white) << 17 | (field.king().index() as u64) << 34;
    [black as u64, white as u64, rest]
}

impl Clone for History {
    fn clone(&self) -> History {
        History(self.0.clone())
    }

    /// Keeps the room that is there.
    fn clone_from(&mut self, other: &History) {
        self.0.clone_from(&other.0);
    }
}
