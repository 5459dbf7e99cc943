//! Decides if a choice is legal, and finds the reason if it isn't.

use super::board::{HAND, OFF, POINTS};
use super::dice_obligation::Mover;
use super::position::{Phase, Position, Turn};
use super::view::{View, landing};
use super::{Illegal, Move, Origin, PIECES};
use crate::rules::places::places;

impl Position {
    /// Checks a choice. Returns the place of its piece and the current turn if it's legal.
    pub(super) fn judge(&self, choice: Move) -> Result<(u8, Turn), Illegal> {
        let Phase::Move(turn) = self.phase else {
            return Err(match self.phase {
                Phase::Over(_) => Illegal::GameOver,
                _ => Illegal::ThrowFirst,
            });
        };
        let Move { from, die } = choice;
        let place = from.place()?;
        if !turn.left.has(die) {
            return Err(Illegal::NotThrown { die });
        }
        let view = View::of(&self.board, self.side);
        if view.sources(die, self.options.shift()) >> place & 1 == 0 {
            return Err(self.immobile(&view, place, die));
        }
        self.fits(&turn, &view, place, die)?;
        Ok((place, turn))
    }

    /// Checks if a move that the piece can make is part of a legal turn (TW-7, TW-6, TW-11).
    pub(super) fn fits(&self, turn: &Turn, view: &View, place: u8, die: u8) -> Result<(), Illegal> {
        let mover = self.mover();
        let dice_obligation = turn.dice_obligation;
        let (next, view) = mover.after_with_view(&self.board, view, place, die);
        let first = turn.used == 0;
        if first && dice_obligation.enter && place != HAND {
            return Err(Illegal::EnterFirst);
        }
        if next.off(self.side) == PIECES {
            return Ok(());
        }
        if let Some(only) = dice_obligation.die.filter(|only| *only != die) {
            return Err(Illegal::HigherDie { die: only });
        }
        let left = turn.left.without(die);
        let wanted = dice_obligation.numbers.saturating_sub(turn.used + 1);
        let guard = dice_obligation.keeps_reentry.then_some(&turn.start);
        if mover.completes(&next, &view, left, wanted, guard) {
            Ok(())
        } else if guard.is_some() && mover.completes(&next, &view, left, wanted, None) {
            Err(Illegal::ShutsOut)
        } else {
            Err(Illegal::MoreNumbers)
        }
    }

    /// Appends every legal choice, higher numbers first.
    pub(super) fn list(&self, turn: &Turn, into: &mut Vec<Move>) {
        let view = View::of(&self.board, self.side);
        for die in turn.left.distinct() {
            for place in places(view.sources(die, self.options.shift())) {
                if self.fits(turn, &view, place, die).is_ok() {
                    let from = Origin::at(place);
                    into.push(Move { from, die });
                }
            }
        }
    }

    /// The side to move, with its entry point.
    pub(super) const fn mover(&self) -> Mover {
        Mover::new(self.side, &self.options)
    }

    /// The reason why a number can't move a piece from a place, whatever else is played in the turn.
    fn immobile(&self, view: &View, place: u8, die: u8) -> Illegal {
        let from = Origin::at(place);
        if self.board.at(self.side, place) == 0 {
            return match from {
                Origin::Bar => Illegal::BarEmpty,
                Origin::Hand => Illegal::HandEmpty,
                Origin::Point(index) => Illegal::NoPiece { index },
            };
        }
        if view.has_bar() && from != Origin::Bar {
            return Illegal::BarFirst;
        }
        if view.has_hand() && from == Origin::Point(1) {
            return Illegal::StartersWait;
        }
        let index = landing(place, die, self.options.shift());
        if index == OFF {
            return if view.all_home() {
                Illegal::RearFirst { die, index: place }
            } else {
                Illegal::NotAllHome
            };
        }
        if index <= POINTS && view.closed >> index & 1 != 0 {
            Illegal::Blocked { index }
        } else {
            Illegal::NoRoom { index }
        }
    }
}
