//! The pieces on the cells and how one of them may travel, as sets of bits.
//!
//! A set has one bit for each cell. The field keeps its sets by [`Cell`]; questions about one side
//! are asked and answered by that side's own path, so that travelling is a shift.

use std::hash::{Hash, Hasher};

use super::{Cell, EntryOrder, Options, StartOrder};
use crate::rules::Side;

/// The first index of the enemy base on a side's own path.
pub const HOME: u8 = 36;
/// Every cell.
const ALL: u64 = (1 << 48) - 1;
/// The twelve cells of a side's own base, by its own path.
const BASE: u64 = (1 << 12) - 1;
/// The twelve cells of the enemy base, by a side's own path.
const GOAL: u64 = BASE << HOME;

/// Where the pieces of both sides stand and which have not started. Small and without heap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pieces: [u64; 2],
    waiting: [u64; 2],
}

/// What one travel did.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    /// The index reached on the mover's own path.
    pub to: u8,
    /// The piece left its start cell.
    pub started: bool,
    /// An enemy stood there.
    pub captured: bool,
}

/// One side's pieces and the cells on which they may land, by that side's own path.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Pieces that have started and are not home.
    pub runners: u64,
    /// Pieces that may start next under the start order in force (TN-11).
    pub starters: u64,
    /// Cells on which a piece may land.
    pub targets: u64,
}

impl Reach {
    /// Those of a set of own pieces that may travel so many steps (TN-12, TN-13).
    #[must_use]
    pub fn movers(&self, set: u64, steps: u32) -> u64 {
        if steps < 48 {
            set & (self.targets >> steps)
        } else {
            0
        }
    }
}

/// The few words are written one by one, which is quicker than as lists.
impl Hash for Field {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let words = self.pieces.into_iter().chain(self.waiting);
        words.for_each(|word| state.write_u64(word));
    }
}

impl Field {
    /// Twelve against twelve, none started (TN-2).
    pub(super) const SET_UP: Field = Field {
        pieces: [BASE, GOAL],
        waiting: [BASE, GOAL],
    };

    /// No pieces at all.
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

    /// Whose piece stands on a cell.
    pub(super) fn owner(&self, at: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.pieces[side.index()] & by_cell(at) != 0)
    }

    /// Whether the piece on a cell has not started.
    pub(super) fn is_waiting(&self, at: Cell) -> bool {
        (self.waiting[0] | self.waiting[1]) & by_cell(at) != 0
    }

    /// A side's pieces, by its own path: bit 0 is its first cell, bit 47 its last (TN-3).
    #[must_use]
    pub fn pieces(&self, side: Side) -> u64 {
        along(side, self.pieces[side.index()])
    }

    /// A side's pieces that have not started, by its own path (TN-10).
    #[must_use]
    pub fn waiting(&self, side: Side) -> u64 {
        along(side, self.waiting[side.index()])
    }

    /// The same cells by the other side's path: the four columns change places (TN-3).
    #[must_use]
    pub const fn across(set: u64) -> u64 {
        (set & BASE) << 36 | (set >> 12 & BASE) << 24 | (set >> 24 & BASE) << 12 | set >> 36
    }

    /// A side's pieces in the enemy base, by its own path (TN-14).
    #[must_use]
    pub fn home(&self, side: Side) -> u64 {
        self.pieces(side) & GOAL
    }

    /// The index that must be entered next under the strict order (TN-13).
    pub(super) fn entry(&self, side: Side) -> u8 {
        HOME + self.home(side).count_ones() as u8
    }

    /// The foremost piece not yet started, by the side's own path (TN-11).
    pub(super) fn foremost(&self, side: Side) -> Option<u8> {
        let waiting = self.waiting(side);
        (waiting != 0).then(|| 63 - waiting.leading_zeros() as u8)
    }

    /// What a side may move and where its pieces may land.
    #[must_use]
    pub fn reach(&self, options: &Options, side: Side) -> Reach {
        let own = self.pieces(side);
        let waiting = self.waiting(side);
        // The enemy's home cells are this side's own base; whoever stands there is immune (TN-14).
        let immune = along(side, self.pieces[side.other().index()]) & BASE;
        let open = match options.entry_order {
            EntryOrder::Free => ALL,
            EntryOrder::Strict => (ALL & !GOAL) | (1 << self.entry(side)),
        };
        Reach {
            runners: own & !waiting & !GOAL,
            starters: match options.start_order {
                StartOrder::Free => waiting,
                StartOrder::Strict => self.foremost(side).map_or(0, |index| 1 << index),
            },
            targets: ALL & open & !own & !immune,
        }
    }

    /// Whether an enemy that cannot be captured stands at an index of a side's own path.
    pub(super) fn immune(&self, side: Side, index: u8) -> bool {
        along(side, self.pieces[side.other().index()]) & BASE & (1 << index) != 0
    }

    /// Moves the piece at an index of the side's own path. The travel must be legal: any other has
    /// some result, but no meaning.
    pub(super) fn travel(&mut self, side: Side, index: u8, steps: u8) -> Landing {
        let to = index.saturating_add(steps).min(Cell::COUNT - 1);
        let (leave, land) = (along(side, 1 << index), along(side, 1 << to));
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

    /// Whether all survivors of a side, at least one, are home (TN-17).
    pub(super) fn finished(&self, side: Side) -> bool {
        let own = self.pieces(side);
        own != 0 && own & !GOAL == 0
    }

    /// Whether TN-17 or TN-19 ends the game here.
    #[must_use]
    pub fn decided(&self) -> bool {
        Side::BOTH
            .into_iter()
            .any(|side| self.pieces(side) == 0 || self.finished(side))
    }
}

/// The indices in a set, the highest first.
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

/// The bit of a cell.
fn by_cell(at: Cell) -> u64 {
    1 << at.index(Side::First)
}

/// Turns a set by cell into one by a side's own path, or back.
fn along(side: Side, set: u64) -> u64 {
    match side {
        Side::First => set,
        Side::Second => Field::across(set),
    }
}
