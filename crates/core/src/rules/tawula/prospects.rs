//! Computes what a side could do with each number, and if the game is over, from the board alone.

use super::board::{BAR, Board, HAND, PIECES};
use super::dice_obligation::Mover;
use super::view::{ALL, NUMBERS, Set, View, borne_off};
use super::{Cappotto, Options};
use crate::rules::{EndReason, Side};

/// The effects that a side could have with each number alone. Each field is a set of numbers with bit n for the number
/// n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// Numbers that can move a piece.
    pub moves: u8,
    /// Numbers that can hit a blot.
    pub hits: u8,
    /// Numbers that would enter a piece from the bar.
    pub enters: u8,
}

impl Board {
    /// The effects that a side could have with each number (TW-4, TW-5, TW-8 to TW-10, TW-13).
    #[must_use]
    pub fn prospects(&self, side: Side, options: &Options) -> Prospects {
        View::of(self, side).prospects(options.shift())
    }

    /// The prospects of a side and of its opponent.
    #[must_use]
    pub fn both_prospects(&self, side: Side, options: &Options) -> [Prospects; 2] {
        View::of_both(self, side).map(|view| view.prospects(options.shift()))
    }

    /// The reason why the game is over after a side's turn has led to this board. `None` if it continues (TW-12, TW-14,
    /// TW-15). The side has won, except in a dead position.
    #[must_use]
    pub fn ending(&self, side: Side, options: &Options) -> Option<EndReason> {
        if self.off(side) == PIECES {
            Some(EndReason::BorneOff)
        } else if options.cappotto == Cappotto::Immediate && self.has_cappotto(side) {
            Some(EndReason::Cappotto)
        } else {
            self.is_dead(options).then_some(EndReason::Dead)
        }
    }

    /// `true` if no roll would let either side move (TW-12).
    pub(super) fn is_dead(&self, options: &Options) -> bool {
        Side::BOTH
            .into_iter()
            .all(|side| Mover::new(side, options).is_locked(self))
    }

    /// `true` if a side has a cappotto: it has borne off a piece and its others are home, and the opponent has one
    /// piece on the bar and its others home or off (TW-15).
    #[must_use]
    pub const fn has_cappotto(&self, side: Side) -> bool {
        self.off(side) > 0 && self.all_home(side) && self.only_bar_outside(side.other())
    }

    /// `true` if no piece of a side can ever meet an opponent's piece again.
    #[must_use]
    pub fn has_passed(&self, side: Side) -> bool {
        let (own, enemy) = (self.word(side), self.word(side.other()));
        // The rearmost piece of each side, by its own index. It passes all of the opponent's pieces ahead of it.
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
    /// The effects that the mover could have with each number. `shift` is the distance beyond the number at which a
    /// piece from the hand enters.
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
                // The starters can't move (TW-4).
                movers &= !(1 << 1);
                (moves, hits) = (open >> shift & NUMBERS, self.blots >> shift & NUMBERS);
            }
            for die in 1..=6 {
                moves |= Set::from(movers & open >> die != 0) << die;
                // A point with a single piece is always open.
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
