//! Stores the pieces as bit sets and computes their moves.
//!
//! A set has one bit for each cell. [`Field`] numbers the bits by [`Cell`]. Its methods for one side use that side's
//! path instead, so a move is a shift of the bits.

use std::hash::{Hash, Hasher};

use super::{Cell, EntryOrder, Options, StartOrder};
use crate::rules::Side;

/// The index of the first cell of the opponent's base on a side's path.
pub const HOME: u8 = 36;
/// All cells.
const ALL: u64 = (1 << 48) - 1;
/// The 12 cells of a side's base on its path.
const BASE: u64 = (1 << 12) - 1;
/// The 12 cells of the opponent's base on a side's path.
const GOAL: u64 = BASE << HOME;

/// The pieces of both sides, and which of them haven't started. It's small and needs no heap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pieces: [u64; 2],
    waiting: [u64; 2],
}

/// The result of moving a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    /// The index of the target on the mover's path.
    pub to: u8,
    /// `true` if the piece left its start cell.
    pub started: bool,
    /// `true` if it captured an opponent's piece.
    pub captured: bool,
}

/// The pieces that a side can move and the cells they can land on, by that side's path.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The runners: pieces that have started and aren't home.
    pub runners: u64,
    /// Pieces that can start next under the start order (TN-11).
    pub starters: u64,
    /// Cells that a piece can land on.
    pub targets: u64,
}

impl Reach {
    /// The pieces of a set that can move `steps` steps (TN-12, TN-13).
    #[must_use]
    pub fn movers(&self, set: u64, steps: u32) -> u64 {
        if steps < 48 {
            set & (self.targets >> steps)
        } else {
            0
        }
    }
}

/// Writes the words one by one, because hashing them as arrays is slower.
impl Hash for Field {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let words = self.pieces.into_iter().chain(self.waiting);
        words.for_each(|word| state.write_u64(word));
    }
}

impl Field {
    /// The starting position: 12 pieces each, none started (TN-2).
    pub(super) const SET_UP: Field = Field {
        pieces: [BASE, GOAL],
        waiting: [BASE, GOAL],
    };

    /// The empty board.
    pub(super) const EMPTY: Field = Field {
        pieces: [0; 2],
        waiting: [0; 2],
    };

    /// Puts a piece on a cell.
    pub fn put(&mut self, side: Side, at: Cell, started: bool) {
        let bit = by_cell(at);
        self.pieces[side.index()] |= bit;
        if !started {
            self.waiting[side.index()] |= bit;
        }
    }

    /// The side whose piece is on a cell. `None` if the cell is empty.
    pub(super) fn owner(&self, at: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.pieces[side.index()] & by_cell(at) != 0)
    }

    /// `true` if the piece on a cell hasn't started.
    pub(super) fn is_waiting(&self, at: Cell) -> bool {
        (self.waiting[0] | self.waiting[1]) & by_cell(at) != 0
    }

    /// A side's pieces by its path: bit 0 is its first cell, bit 47 its last (TN-3).
    #[must_use]
    pub fn pieces(&self, side: Side) -> u64 {
        to_path(side, self.pieces[side.index()])
    }

    /// A side's pieces that haven't started, by its path (TN-10).
    #[must_use]
    pub fn waiting(&self, side: Side) -> u64 {
        to_path(side, self.waiting[side.index()])
    }

    /// Converts a set from one side's path to the other's by swapping the four columns (TN-3).
    #[must_use]
    pub const fn to_other_path(set: u64) -> u64 {
        (set & BASE) << 36 | (set >> 12 & BASE) << 24 | (set >> 24 & BASE) << 12 | set >> 36
    }

    /// A side's pieces in the opponent's base, by its path (TN-14).
    #[must_use]
    pub fn home(&self, side: Side) -> u64 {
        self.pieces(side) & GOAL
    }

    /// The index that a piece must enter next under the strict order: the first cell of the opponent's base without a
    /// piece of the side. It's 48 if the base is full (TN-13).
    #[must_use]
    pub fn entry(&self, side: Side) -> u8 {
        HOME + (self.home(side) >> HOME).trailing_ones() as u8
    }

    /// The index of the front piece that hasn't started, on the side's path. `None` if all have (TN-11).
    pub(super) fn next_to_start(&self, side: Side) -> Option<u8> {
        let waiting = self.waiting(side);
        (waiting != 0).then(|| 63 - waiting.leading_zeros() as u8)
    }

    /// The pieces that a side can move and the cells they can land on.
    #[must_use]
    pub fn reach(&self, options: &Options, side: Side) -> Reach {
        let own = self.pieces(side);
        let waiting = self.waiting(side);
        let open = match options.entry_order {
            EntryOrder::Free => ALL,
            EntryOrder::Strict => (ALL & !GOAL) | (1 << self.entry(side)),
        };
        Reach {
            runners: own & !waiting & !GOAL,
            starters: match options.start_order {
                StartOrder::Free => waiting,
                StartOrder::Strict => self.next_to_start(side).map_or(0, |index| 1 << index),
            },
            targets: ALL & open & !own & !self.immune(options, side),
        }
    }

    /// The opponent's pieces that a side can't capture because they're home, by the side's path (TN-14).
    pub(super) fn immune(&self, options: &Options, side: Side) -> u64 {
        if options.home_capture {
            0
        } else {
            to_path(side, self.pieces[side.other().index()]) & BASE
        }
    }

    /// A side's pieces that the opponent could ever capture, by the side's path (TN-12, TN-14).
    #[must_use]
    pub fn exposed(&self, options: &Options, side: Side) -> u64 {
        let own = self.pieces(side);
        if options.home_capture {
            own
        } else {
            own & !GOAL
        }
    }

    /// Moves the piece at an index of the side's path. The result of an illegal move is unspecified.
    pub(super) fn travel(&mut self, side: Side, index: u8, steps: u8) -> Landing {
        let to = index.saturating_add(steps).min(Cell::COUNT - 1);
        let (leave, land) = (to_path(side, 1 << index), to_path(side, 1 << to));
        let (own, enemy) = (side.index(), side.other().index());
        let started = self.waiting[own] & leave != 0;
        let captured = self.pieces[enemy] & land != 0;
        self.pieces[own] = (self.pieces[own] & !leave) | land;
        self.waiting[own] &= !leave;
        self.pieces[enemy] &= !land;
        self.waiting[enemy] &= !land;
        Landing {
            to,
            started,
            captured,
        }
    }

    /// `true` if a side has pieces and all of them are home (TN-17).
    pub(super) fn finished(&self, side: Side) -> bool {
        let own = self.pieces(side);
        own != 0 && own & !GOAL == 0
    }

    /// `true` if TN-17 or TN-19 ends the game here.
    #[must_use]
    pub fn decided(&self) -> bool {
        Side::BOTH
            .into_iter()
            .any(|side| self.pieces(side) == 0 || self.finished(side))
    }
}

/// The indices in a set in descending order.
pub(super) fn indices(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = 63 - set.leading_zeros() as u8;
        set &= !(1 << index);
        Some(index)
    })
}

/// The bit of a cell in a set ordered by [`Cell`].
fn by_cell(at: Cell) -> u64 {
    1 << at.index(Side::First)
}

/// Converts a set by [`Cell`] into one by a side's path, or back.
fn to_path(side: Side, set: u64) -> u64 {
    match side {
        Side::First => set,
        Side::Second => Field::to_other_path(set),
    }
}
