//! Packs a move into 16 bits, for lists and tables.

use super::lines::{SQUARES, square};
use crate::rules::tablut::Move;

/// A move between two squares as a number below [`PackedMove::COUNT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PackedMove(u16);

impl PackedMove {
    /// Number of packed moves.
    pub(super) const COUNT: usize = SQUARES * SQUARES;
    /// The placeholder for no move: from a1 to a1.
    pub(super) const NONE: PackedMove = PackedMove(0);

    pub(super) const fn new(from: u8, to: u8) -> PackedMove {
        PackedMove(from as u16 * SQUARES as u16 + to as u16)
    }

    /// The move for a number from [`PackedMove::index`].
    pub(super) const fn of_index(index: u16) -> PackedMove {
        PackedMove(index % PackedMove::COUNT as u16)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from(self) -> u8 {
        (self.0 / SQUARES as u16) as u8
    }

    pub(super) const fn to(self) -> u8 {
        (self.0 % SQUARES as u16) as u8
    }

    /// The move in the type of the rules.
    pub(super) fn unpacked(self) -> Option<Move> {
        Some(Move {
            from: square(self.from())?,
            to: square(self.to())?,
        })
    }
}
