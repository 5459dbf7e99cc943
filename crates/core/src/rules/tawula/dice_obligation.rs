//! What a full turn must fulfil, judged once when the dice have fallen: TW-7, then TW-6, then TW-11.

use super::board::{Board, HAND, UNIT, opposite};
use super::dice::Numbers;
use super::view::{VICTIM, View, landing};
use super::{Dice, Options, PIECES};
use crate::rules::Side;
use crate::rules::places::places;

/// A side's points 1 to 6 in its word.
const QUADRANT: u128 = UNIT[7] - UNIT[1];

/// The demands that a roll puts on the full turns from a board. A turn that bears off the last
/// piece fulfils those of TW-7 however many numbers it used (TW-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct DiceObligation {
    /// How many numbers must be used (TW-7).
    pub numbers: u8,
    /// Where only one of two different numbers can be used, which (TW-7).
    pub die: Option<u8>,
    /// The first number must enter a piece from the hand (TW-6).
    pub enter: bool,
    /// The turn must leave the victim of a hit a way to re-enter (TW-11).
    pub guard: bool,
}

/// A side that moves by given rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub side: Side,
    /// How far beyond its number a piece from the hand enters (TW-5).
    pub shift: u8,
}

impl Mover {
    pub const fn new(side: Side, options: &Options) -> Mover {
        Mover {
            side,
            shift: options.shift(),
        }
    }

    /// The places from which a number can move a piece.
    pub fn sources(self, board: &Board, die: u8) -> u32 {
        View::of(board, self.side).sources(die, self.shift)
    }

    /// The board after a piece has used a number.
    pub const fn after(self, board: &Board, from: u8, die: u8) -> Board {
        board
            .moved(self.side, from, landing(from, die, self.shift))
            .0
    }

    /// The board after a piece has used a number, and the view of it.
    #[inline]
    pub const fn onward(self, board: &Board, view: &View, from: u8, die: u8) -> (Board, View) {
        let to = landing(from, die, self.shift);
        let (next, _) = board.moved(self.side, from, to);
        (next, view.moved(&next, self.side, from, to))
    }

    /// Whether a side can move nothing whatever it rolls (TW-12).
    pub fn is_locked(self, board: &Board) -> bool {
        let view = View::of(board, self.side);
        (1..=6).all(|die| view.sources(die, self.shift) == 0)
    }

    /// How many of the numbers can be used one after the other, but no more than `wanted`.
    fn longest(self, board: &Board, view: &View, left: Numbers, wanted: u8) -> u8 {
        let mut most = 0;
        for die in left.distinct() {
            let sources = view.sources(die, self.shift);
            if wanted == 1 && sources != 0 {
                return 1;
            }
            for from in places(sources) {
                let (next, view) = self.onward(board, view, from, die);
                most = most.max(1 + self.longest(&next, &view, left.without(die), wanted - 1));
                if most == wanted {
                    return most;
                }
            }
        }
        most
    }

    /// Whether so many more numbers can be used, or the last piece be borne off, and with `guard`,
    /// the board at the start of the turn, so that the victim of a hit can re-enter.
    pub fn completes(
        self,
        board: &Board,
        view: &View,
        left: Numbers,
        wanted: u8,
        guard: Option<&Board>,
    ) -> bool {
        if board.off(self.side) == PIECES {
            return true;
        }
        if wanted == 0 {
            return guard.is_none_or(|start| !self.shuts_out(start, board));
        }
        left.distinct().any(|die| {
            let sources = view.sources(die, self.shift);
            if wanted == 1 && guard.is_none() {
                return sources != 0;
            }
            places(sources).any(|from| {
                let (next, view) = self.onward(board, view, from, die);
                self.completes(&next, &view, left.without(die), wanted - 1, guard)
            })
        })
    }

    /// Whether a turn between two boards hit in the victim's starting quadrant and leaves it no
    /// point there to re-enter (TW-11).
    pub fn shuts_out(self, start: &Board, end: &Board) -> bool {
        let victim = self.side.other();
        // Nobody but the hitter moves, so what is missing there was hit.
        let hit = (start.word(victim) ^ end.word(victim)) & QUADRANT != 0;
        hit && (1..=6)
            .all(|index| end.at(victim, index) > 0 || end.at(self.side, opposite(index)) >= 2)
    }

    /// Whether any turn with this roll could shut a victim out. A hit on a point turns it from
    /// barred to open; it takes two numbers to bar it again, and each of the others bars one more
    /// point at most. So at the start all points must be barred, in doublets all but two.
    pub fn may_shut_out(self, view: &View, dice: Dice) -> bool {
        let enemies = view.solid | view.blots;
        let barred = ((view.many | enemies) & VICTIM).count_ones();
        view.blots & VICTIM != 0 && barred >= if dice.is_double() { 4 } else { 6 }
    }
}

impl DiceObligation {
    /// What a roll demands of the side that is to move.
    pub fn of(board: &Board, side: Side, options: &Options, dice: Dice) -> DiceObligation {
        let mover = Mover::new(side, options);
        let view = View::of(board, side);
        let left = Numbers::of(dice);
        let numbers = mover.longest(board, &view, left, if dice.is_double() { 4 } else { 2 });
        let mut dice_obligation = DiceObligation {
            numbers,
            die: None,
            enter: false,
            guard: false,
        };
        if numbers == 1 && !dice.is_double() {
            let high = view.sources(dice.high(), mover.shift) != 0;
            dice_obligation.die = Some(if high { dice.high() } else { dice.low() });
        }
        if options.must_enter_first && view.has_hand() && !view.has_bar() {
            let entering = DiceObligation {
                enter: true,
                ..dice_obligation
            };
            if entering.can_be_met(mover, board, &view, left, None) {
                dice_obligation = entering;
            }
        }
        if options.reentry_guarantee && mover.may_shut_out(&view, dice) {
            dice_obligation.guard =
                dice_obligation.can_be_met(mover, board, &view, left, Some(board));
        }
        dice_obligation
    }

    /// Whether a full turn meets it.
    fn can_be_met(
        self,
        mover: Mover,
        board: &Board,
        view: &View,
        left: Numbers,
        guard: Option<&Board>,
    ) -> bool {
        left.distinct().any(|die| {
            places(view.sources(die, mover.shift)).any(|from| {
                let (next, view) = mover.onward(board, view, from, die);
                let ends = next.off(mover.side) == PIECES;
                let wanted = self.numbers.saturating_sub(1);
                (ends || self.die.is_none_or(|only| only == die))
                    && (!self.enter || from == HAND)
                    && mover.completes(&next, &view, left.without(die), wanted, guard)
            })
        })
    }
}
