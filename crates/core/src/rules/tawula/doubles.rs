//! Lists every board that a roll of doubles can lead to, each once.
//!
//! All moves have the same length, so a board is determined by the number of pieces that leave each place. Counting
//! these from the rear to the front lists every board once. The real order of the moves differs: on the far side the
//! front piece moves first (TW-9), the hand before the starters (TW-4), and all pieces outside before any is borne off
//! (TW-13).

use super::board::{BAR, Board, HAND, HIT, OFF, POINTS, UNIT, nibble};
use super::board_list::BoardList;
use super::dice_obligation::Mover;
use super::view::{ALL, FAR, OUTSIDE, Set, View, borne_off};
use crate::rules::places::places;

/// The search for the boards after one number is used up to four times by a side.
pub(super) struct Doubles<'a, 'b> {
    mover: Mover,
    die: u8,
    /// Points where the mover's pieces can't land in this turn.
    closed: Set,
    /// The number of moves in a turn.
    most: u8,
    /// The largest number of moves that any turn has reached so far, if none has used all.
    deepest: u8,
    boards: &'a mut BoardList<'b>,
}

/// A board in the middle of a turn.
#[derive(Clone, Copy)]
struct PartialBoard {
    own: u128,
    enemy: u128,
    /// Points with the mover's pieces.
    points: Set,
    /// Points of the far side with one piece too many. One of them must still move away.
    overfull: Set,
    /// Points with a single piece of the opponent.
    blots: Set,
}

impl<'a, 'b> Doubles<'a, 'b> {
    pub fn new(mover: Mover, die: u8, boards: &'a mut BoardList<'b>) -> Doubles<'a, 'b> {
        Doubles {
            mover,
            die,
            closed: 0,
            most: 0,
            deepest: 0,
            boards,
        }
    }

    /// Finds every board after the maximum number of moves (TW-7). With `enter` it finds only those of turns that first
    /// enter a piece from the hand, if there are any (TW-6).
    pub fn run(&mut self, board: &Board, mut view: View, enter: bool) {
        let side = self.mover.side;
        let mut board = *board;
        let mut most = 4;
        if view.has_bar() {
            if view.sources(self.die, self.mover.shift) == 0 {
                return;
            }
            (board, view) = self.mover.after_with_view(&board, &view, BAR, self.die);
            // The next piece on the bar is blocked by the piece that has just entered.
            if view.has_bar() {
                return self.boards.push(board);
            }
            most = 3;
        }
        self.closed = view.closed;
        if view.has_hand() && self.mover.shift == 0 {
            // Only a 1 enters on point 1, and the starters are there.
            self.closed |= 1 << 1;
        }
        let partial = PartialBoard {
            own: board.word(side),
            enemy: board.word(side.other()),
            points: view.own & ALL,
            overfull: 0,
            blots: view.blots,
        };
        let entry = 1 << (self.die + self.mover.shift);
        let enter = enter && view.has_hand() && most == 4 && view.open() & entry != 0;
        self.most = most;
        if self.attempt(&partial, most, enter) {
            return;
        }
        if self.deepest > 0 {
            self.most = self.deepest;
            self.attempt(&partial, self.deepest, enter);
        } else if most == 3 {
            self.boards.push(board);
        }
    }

    /// Lists the boards after `count` moves. With `enter`, turns that first enter a piece have priority. Returns `true`
    /// if there are any.
    fn attempt(&mut self, partial: &PartialBoard, count: u8, enter: bool) -> bool {
        if enter {
            let hand = self.mover.shift;
            if count == 1 {
                self.finish(partial, 1 << hand);
            } else {
                let next = self.step(partial, hand);
                self.play_moves(&next, hand, count - 1);
            }
        }
        if self.boards.is_empty() {
            self.play_moves(partial, 0, count);
        }
        !self.boards.is_empty()
    }

    /// The places that pieces can leave. A piece in hand counts as one on the point that its number is added to.
    fn movers(&self, partial: &PartialBoard) -> Set {
        if nibble(partial.own, HAND) > 0 {
            partial.points & !(1 << 1) | 1 << self.mover.shift
        } else {
            partial.points
        }
    }

    /// The places from which a piece can be borne off now.
    fn off(&self, movers: Set) -> Set {
        if movers & (OUTSIDE | 1) == 0 {
            borne_off(movers, self.die)
        } else {
            0
        }
    }

    /// Plays `count` more moves with pieces from the place `rear` on.
    fn play_moves(&mut self, partial: &PartialBoard, rear: u8, count: u8) {
        let movers = self.movers(partial);
        let rest = !0 << rear;
        if partial.overfull == 0 {
            self.deepest = self.deepest.max(self.most - count);
        }
        if count == 1 {
            let open = ALL & !(self.closed | partial.points & FAR);
            let mut last = (movers & open >> self.die | self.off(movers)) & rest;
            if partial.overfull != 0 {
                let place = partial.overfull.trailing_zeros() as u8;
                let alone = partial.overfull == 1 << place && nibble(partial.own, place) == 2;
                last &= if alone { 1 << place } else { 0 };
            }
            return self.finish(partial, last);
        }
        if partial.overfull.count_ones() > u32::from(count) {
            return;
        }
        let free = ALL & !self.closed;
        let mut from = (movers & free >> self.die | self.off(movers)) & rest;
        if partial.overfull != 0 {
            // Later moves start farther ahead, so an overfull point that is passed over can't be left any more.
            from &= partial.overfull ^ partial.overfull.wrapping_sub(1);
        }
        for place in places(from) {
            let next = self.step(partial, place);
            self.play_moves(&next, place, count - 1);
        }
    }

    /// The place in the word from which the piece is removed.
    fn taken(&self, partial: &PartialBoard, place: u8) -> u8 {
        if place == self.mover.shift && nibble(partial.own, HAND) > 0 {
            HAND
        } else {
            place
        }
    }

    fn step(&self, partial: &PartialBoard, place: u8) -> PartialBoard {
        let mut next = *partial;
        let to = (place + self.die).min(OFF);
        let taken = self.taken(partial, place);
        next.own = (partial.own)
            .wrapping_sub(UNIT[usize::from(taken)])
            .wrapping_add(UNIT[usize::from(to)]);
        if taken != HAND {
            let left = nibble(next.own, place);
            if left == 0 {
                next.points &= !(1 << place);
            }
            if left <= 1 {
                next.overfull &= !(1 << place);
            }
        }
        if to <= POINTS {
            let bit = 1 << to;
            next.overfull |= next.points & bit & FAR;
            next.points |= bit;
            if partial.blots & bit != 0 {
                next.enemy = next.enemy.wrapping_add(HIT[usize::from(to)]);
                next.blots &= !bit;
            }
        }
        next
    }

    /// Adds one board for each place from which the last move can start.
    fn finish(&mut self, partial: &PartialBoard, last: Set) {
        let side = self.mover.side;
        let hits = partial.blots >> self.die;
        for place in places(last) {
            let to = usize::from((place + self.die).min(OFF));
            let taken = self.taken(partial, place);
            let own = (partial.own)
                .wrapping_sub(UNIT[usize::from(taken)])
                .wrapping_add(UNIT[to]);
            let mut enemy = partial.enemy;
            if hits >> place & 1 != 0 {
                enemy = enemy.wrapping_add(HIT[to]);
            }
            self.boards.push(Board::of_words(side, own, enemy));
        }
    }
}
