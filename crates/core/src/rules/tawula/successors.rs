//! Lists every board that a turn can lead to, each once, for searches and opponents.

use super::board::Board;
use super::board_list::BoardList;
use super::dice_obligation::Mover;
use super::doubles::Doubles;
use super::position::{Phase, Position, Turn};
use super::two_numbers::TwoNumbers;
use super::view::View;
use super::{Dice, Options, PIECES};
use crate::rules::Side;
use crate::rules::places::places;

impl Board {
    /// Appends every board that a side's legal turns with a roll lead to. Each board is listed once, in no particular
    /// order. If no move is legal, it's this board (TW-4 to TW-11, TW-13, TW-14).
    ///
    /// Allocates only if `into` must grow.
    pub fn successors(&self, side: Side, dice: Dice, options: &Options, into: &mut Vec<Board>) {
        let before = into.len();
        let mover = Mover::new(side, options);
        let view = View::of(self, side);
        let mut found = BoardList::behind(into, before);
        if dice.is_double() {
            Doubles::new(mover, dice.high(), &mut found).run(self, view, options.must_enter_first);
        } else {
            TwoNumbers::new(mover, self, view, dice, &mut found).run(options.must_enter_first);
        }
        if found.is_empty() {
            into.push(*self);
        } else if options.reentry_guarantee && mover.may_block_reentry(&view, dice) {
            keep_guarded(mover, self, into, before);
        }
    }
}

/// Removes the boards without a point for the victim's re-entry, unless all are like that (TW-11).
fn keep_guarded(mover: Mover, start: &Board, list: &mut Vec<Board>, before: usize) {
    let mut kept = before;
    for place in before..list.len() {
        if !mover.blocks_reentry(start, &list[place]) {
            list.swap(kept, place);
            kept += 1;
        }
    }
    if kept > before {
        list.truncate(kept);
    }
}

impl Position {
    /// Appends every board that the current turn can end with, each once. Appends none if the position doesn't expect a
    /// choice.
    pub fn successors(&self, into: &mut Vec<Board>) {
        let Phase::Move(turn) = &self.phase else {
            return;
        };
        if turn.used == 0 {
            self.board
                .successors(self.side, turn.dice, &self.options, into);
        } else {
            self.rest(turn, into);
        }
    }

    /// The boards that an unfinished turn can end with, each once. Plays one number after the other.
    fn rest(&self, turn: &Turn, into: &mut Vec<Board>) {
        let mover = self.mover();
        let mut stands = vec![self.board];
        let mut left = turn.left;
        for _ in turn.used..turn.dice_obligation.numbers {
            // Here either one number is left, or all numbers left are equal.
            let Some(die) = left.distinct().next() else {
                break;
            };
            left = left.without(die);
            let mut next = Vec::new();
            let mut found = BoardList::behind(&mut next, 0);
            for stand in &stands {
                if stand.off(self.side) == PIECES {
                    found.push_new(*stand);
                    continue;
                }
                let sources = View::of(stand, self.side).sources(die, mover.shift);
                for from in places(sources) {
                    found.push_new(mover.after(stand, from, die));
                }
            }
            stands = next;
        }
        if turn.dice_obligation.keeps_reentry {
            stands.retain(|stand| !mover.blocks_reentry(&turn.start, stand));
        }
        into.append(&mut stands);
    }
}
