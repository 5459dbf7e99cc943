//! Lists every board that a roll of two different numbers can lead to, each once, with sets of points.
//!
//! Two pieces that move one number each give a different board for each pair of origins. One piece that uses both
//! numbers gives a board that depends only on its origin and on the blot it hits halfway. So does a piece that moves to
//! the point another one leaves. [`TwoNumbers::one_piece_or_relay`] handles these cases together.

use super::Dice;
use super::board::{BAR, Board, HAND, HIT, UNIT, nibble};
use super::board_list::BoardList;
use super::dice_obligation::Mover;
use super::view::{ALL, FAR, OUTSIDE, Set, View, landing};
use crate::rules::places::places;

/// The amount that a moving piece takes from its side's word, by the point that its number is added to. The first index
/// is 0 without a hand, 1 with a hand that enters as from point 0, 2 with a hand that enters as from point 1.
const TAKEN: [[u128; 26]; 3] = {
    let mut taken = [[0; 26]; 3];
    let mut kind = 0;
    while kind < 3 {
        let mut place = 0;
        while place < 26 {
            taken[kind][place] = UNIT[place];
            place += 1;
        }
        kind += 1;
    }
    taken[1][0] = UNIT[HAND as usize];
    taken[2][1] = UNIT[HAND as usize];
    taken
};

/// The search for the boards after a side has used two different numbers.
pub(super) struct TwoNumbers<'a, 'b> {
    mover: Mover,
    board: &'a Board,
    own: u128,
    enemy: u128,
    view: View,
    high: u8,
    low: u8,
    boards: &'a mut BoardList<'b>,
}

impl<'a, 'b> TwoNumbers<'a, 'b> {
    pub fn new(
        mover: Mover,
        board: &'a Board,
        view: View,
        dice: Dice,
        boards: &'a mut BoardList<'b>,
    ) -> TwoNumbers<'a, 'b> {
        TwoNumbers {
            mover,
            board,
            own: board.word(mover.side),
            enemy: board.word(mover.side.other()),
            view,
            high: dice.high(),
            low: dice.low(),
            boards,
        }
    }

    /// Finds every board after the maximum number of moves (TW-7). With `enter` it finds only those of turns that first
    /// enter a piece from the hand, if there are any (TW-6).
    pub fn run(&mut self, enter: bool) {
        let outside = self.view.own & OUTSIDE;
        let one_outside = outside & outside.wrapping_sub(1) == 0 && outside & self.view.twos == 0;
        if self.view.has_bar() {
            self.entering();
        } else if self.view.has_hand() {
            if enter && self.enter_first() {
                return;
            }
            self.both();
        } else if one_outside {
            self.bearing_off();
        } else {
            self.both();
        }
        if self.boards.is_empty() {
            self.single(enter);
        }
    }

    fn orders(&self) -> [(u8, u8); 2] {
        [(self.high, self.low), (self.low, self.high)]
    }

    /// Adds the boards of turns that use only one number, the higher if possible.
    fn single(&mut self, enter: bool) {
        for die in [self.high, self.low] {
            let sources = self.view.sources(die, self.mover.shift);
            let entering = sources & 1 << HAND;
            let sources = if enter && entering != 0 {
                entering
            } else {
                sources
            };
            for from in places(sources) {
                self.boards.push(self.mover.after(self.board, from, die));
            }
            if sources != 0 {
                return;
            }
        }
    }

    /// Adds the boards of turns that first enter a piece and then make any move. The piece comes from the bar or, if
    /// that is empty, from the hand.
    fn entering(&mut self) {
        let shift = self.mover.shift;
        for (first, second) in self.orders() {
            let sources = self.view.sources(first, shift) & (1 << HAND | 1);
            let Some(from) = places(sources).next() else {
                continue;
            };
            let (next, view) = self
                .mover
                .after_with_view(self.board, &self.view, from, first);
            let entered = landing(from, first, shift);
            for then in places(view.sources(second, shift)) {
                let result = self.mover.after(&next, then, second);
                // Only these moves can also be played in the other order.
                if [entered, BAR, HAND, 1].contains(&then) {
                    self.boards.push_new(result);
                } else {
                    self.boards.push(result);
                }
            }
        }
    }

    /// Adds the boards of turns that first enter a piece from the hand and use both numbers. Returns `true` if there
    /// are any.
    fn enter_first(&mut self) -> bool {
        self.entering();
        !self.boards.is_empty()
    }

    /// Adds the boards of turns in which all pieces can be home before the end. Plays both orders step by step.
    fn bearing_off(&mut self) {
        for (first, second) in self.orders() {
            for from in places(self.view.sources(first, self.mover.shift)) {
                let (next, view) = self
                    .mover
                    .after_with_view(self.board, &self.view, from, first);
                if next.off(self.mover.side) == super::PIECES {
                    self.boards.push_new(next);
                    continue;
                }
                for then in places(view.sources(second, self.mover.shift)) {
                    self.boards.push_new(self.mover.after(&next, then, second));
                }
            }
        }
    }

    /// Adds the boards of turns that use both numbers, without pieces on the bar and without bearing off.
    fn both(&mut self) {
        let View {
            own, twos: several, ..
        } = self.view;
        let shift = self.mover.shift;
        let hand = self.view.has_hand();
        // A piece in hand counts as one on the starters' point or the one before, because the starters can't move
        // (TW-4).
        let (movers, twos, taken) = if hand {
            let points = own & ALL & !(1 << 1);
            let pair = several & ALL & !(1 << 1) | (several >> HAND & 1) << shift;
            (points | 1 << shift, pair, &TAKEN[1 + usize::from(shift)])
        } else {
            (own & ALL, several, &TAKEN[0])
        };
        self.two_pieces(movers, twos, taken);
        self.one_piece_or_relay(movers, hand, taken);
        if hand && nibble(self.own, HAND) == 1 {
            self.last_and_starter();
        }
    }

    fn two_pieces(&mut self, movers: Set, twos: Set, taken: &[u128; 26]) {
        let (a, b) = (self.high, self.low);
        let open = self.view.open();
        let seconds = movers & open >> b;
        for x in places(movers & open >> a) {
            let to = x + a;
            let own = self
                .own
                .wrapping_sub(taken[usize::from(x)])
                .wrapping_add(UNIT[usize::from(to)]);
            let mut enemy = self.enemy;
            let mut blots = self.view.blots;
            if blots >> to & 1 != 0 {
                enemy = enemy.wrapping_add(HIT[usize::from(to)]);
                blots &= !(1 << to);
            }
            // A piece that lands where the other one started belongs to [`TwoNumbers::one_piece_or_relay`]. Two
            // pieces can't land together on the far side (TW-9).
            let behind = (1_u32 << x) >> b;
            let together = (1_u32 << to & FAR) >> b;
            let same = 1 << x & !twos;
            let ys = seconds & !(1 << to | behind | together | same);
            self.add_last_moves(own, enemy, ys, b, blots, taken);
        }
    }

    fn one_piece_or_relay(&mut self, movers: Set, hand: bool, taken: &[u128; 26]) {
        let View { closed, blots, .. } = self.view;
        let both = self.high + self.low;
        let ends = movers & self.view.open() >> both;
        let starters = if hand { 1 << 1 } else { 0 };
        let free = ALL & !(closed | blots | starters);
        let quiet = ends & (free >> self.high | free >> self.low);
        self.add_last_moves(self.own, self.enemy, quiet, both, blots, taken);
        for first in [self.high, self.low] {
            for x in places(ends & blots >> first) {
                let enemy = self.enemy.wrapping_add(HIT[usize::from(x + first)]);
                self.add_last_moves(self.own, enemy, 1 << x, both, blots, taken);
            }
        }
    }

    /// Adds the boards of turns with the last piece from the hand and a starter, which can move after that (TW-4).
    fn last_and_starter(&mut self) {
        let open = self.view.open();
        for (first, second) in self.orders() {
            let entry = first + self.mover.shift;
            let to = 1 + second;
            if entry != to && open >> entry & open >> to & 1 != 0 {
                let next = self.mover.after(self.board, HAND, first);
                self.boards.push_new(self.mover.after(&next, 1, second));
            }
        }
    }

    /// Adds one board for each place from which the last piece moves `steps` steps.
    #[inline]
    fn add_last_moves(
        &mut self,
        own: u128,
        enemy: u128,
        from: Set,
        steps: u8,
        blots: Set,
        taken: &[u128; 26],
    ) {
        let side = self.mover.side;
        let hits = blots >> steps;
        for y in places(from & !hits) {
            let gained = UNIT[usize::from(y + steps)].wrapping_sub(taken[usize::from(y)]);
            let own = own.wrapping_add(gained);
            self.boards.push(Board::of_words(side, own, enemy));
        }
        for y in places(from & hits) {
            let to = usize::from(y + steps);
            let own = own.wrapping_add(UNIT[to].wrapping_sub(taken[usize::from(y)]));
            let enemy = enemy.wrapping_add(HIT[to]);
            self.boards.push(Board::of_words(side, own, enemy));
        }
    }
}
