//! What a side could do with each number, and whether a turn has ended the game: told by the board alone.

use super::board::{BAR, Board, HAND, PIECES};
use super::dice_obligation::Mover;
use super::view::{ALL, NUMBERS, Set, View, borne_off};
use super::{Cappotto, Options};
use crate::rules::{EndReason, Side};

/// Sets of numbers, bit n for the number n, by what a side to throw could do with each by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// It moves something.
    pub moves: u8,
    /// It hits something.
    pub hits: u8,
    /// It would enter a piece from the bar.
    pub enters: u8,
}

impl Board {
    /// What a side could do with each number (TW-4, TW-5, TW-8 to TW-10, TW-13).
    #[must_use]
    pub fn prospects(&self, side: Side, options: &Options) -> Prospects {
        View::of(self, side).prospects(options.shift())
    }

    /// The same of a side and of its opponent.
    #[must_use]
    pub fn both_prospects(&self, side: Side, options: &Options) -> [Prospects; 2] {
        View::of_both(self, side).map(|view| view.prospects(options.shift()))
    }

    /// Why the game is over once a side has ended its turn with this board, if it is (TW-12, TW-14,
    /// TW-15); but for a dead position that side has won.
    #[must_use]
    pub fn ending(&self, side: Side, options: &Options) -> Option<EndReason> {
        if self.off(side) == PIECES {
            Some(EndReason::BorneOff)
        } else if options.cappotto == Cappotto::Immediate && self.pictures(side) {
            Some(EndReason::Cappotto)
        } else {
            self.is_dead(options).then_some(EndReason::Dead)
        }
    }

    /// Whether nobody can move whatever is rolled (TW-12).
    pub(super) fn is_dead(&self, options: &Options) -> bool {
        Side::BOTH
            .into_iter()
            .all(|side| Mover::new(side, options).is_locked(self))
    }

    /// Whether the picture of the cappotto stands for a side: some pieces borne off and the rest
    /// home, the opponent with one piece on the bar and the rest home or off (TW-15).
    #[must_use]
    pub const fn pictures(&self, side: Side) -> bool {
        self.off(side) > 0 && self.all_home(side) && self.only_bar_outside(side.other())
    }

    /// Whether no piece of a side can ever meet one of the other's again.
    #[must_use]
    pub fn has_parted(&self, side: Side) -> bool {
        let (own, enemy) = (self.word(side), self.word(side.other()));
        // The rearmost of each, in its own indices: everybody passes what lies behind an enemy's.
        let rear = |word: u128| {
            let waits = word >> (4 * HAND) & 15 != 0 || word & 15 != 0;
            if waits {
                BAR
            } else {
                (word.trailing_zeros() / 4) as u8
            }
        };
        let (own, enemy) = (rear(own), rear(enemy));
        own > 12 && enemy > 12 && own != BAR && enemy != BAR
    }
}

impl View {
    /// What the mover could do with each number; `shift` is how far beyond its number the hand
    /// enters.
    #[inline]
    fn prospects(&self, shift: u8) -> Prospects {
        let open = self.open();
        let enters = open & NUMBERS;
        let (mut moves, mut hits) = (0, 0);
        if self.has_bar() {
            (moves, hits) = (enters, self.blots & NUMBERS);
        } else {
            let mut movers = self.own & ALL;
            if self.has_hand() {
                // The starters wait (TW-4).
                movers &= !(1 << 1);
                (moves, hits) = (open >> shift & NUMBERS, self.blots >> shift & NUMBERS);
            }
            for die in 1..=6 {
                moves |= Set::from(movers & open >> die != 0) << die;
                // What stands alone is always open.
                hits |= Set::from(movers & self.blots >> die != 0) << die;
            }
            if self.all_home() {
                for die in 1..=6 {
                    moves |= Set::from(borne_off(movers, die) != 0) << die;
                }
            }
        }
        Prospects {
            moves: moves as u8,
            hits: hits as u8,
            enters: enters as u8,
        }
    }
}
