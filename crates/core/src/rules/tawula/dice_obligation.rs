//! Computes, once after each roll, which turns are legal by TW-7, then TW-6, then TW-11.

use super::board::{Board, HAND, UNIT, opposite};
use super::dice::Numbers;
use super::view::{VICTIM, View, landing};
use super::{Dice, Options, PIECES};
use crate::rules::Side;
use crate::rules::places::places;

/// A side's points 1 to 6 in its word.
const QUADRANT: u128 = UNIT[7] - UNIT[1];

/// The conditions for legal turns with a roll on a board. A turn that bears off the last piece always meets TW-7, with
/// any number of moves (TW-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct DiceObligation {
    /// The number of dice numbers that must be used (TW-7).
    pub numbers: u8,
    /// The only number that can be used, if just one of two different ones must be (TW-7).
    pub die: Option<u8>,
    /// `true` if the first number must enter a piece from the hand (TW-6).
    pub enter: bool,
    /// `true` if the turn must leave the victim of a hit a point for re-entry (TW-11).
    pub keeps_reentry: bool,
}

/// A side that moves, with the options that it needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub side: Side,
    /// The distance beyond its number at which a piece from the hand enters (TW-5).
    pub shift: u8,
}

impl Mover {
    pub const fn new(side: Side, options: &Options) -> Mover {
        Mover {
            side,
            shift: options.shift(),
        }
    }

    /// The places from which a piece can move with this number.
    pub fn sources(self, board: &Board, die: u8) -> u32 {
        View::of(board, self.side).sources(die, self.shift)
    }

    /// The board after a piece has used a number.
    pub const fn after(self, board: &Board, from: u8, die: u8) -> Board {
        board
            .moved(self.side, from, landing(from, die, self.shift))
            .0
    }

    /// The board after a piece has used a number, with its view.
    #[inline]
    pub const fn after_with_view(
        self,
        board: &Board,
        view: &View,
        from: u8,
        die: u8,
    ) -> (Board, View) {
        let to = landing(from, die, self.shift);
        let (next, _) = board.moved(self.side, from, to);
        (next, view.moved(&next, self.side, from, to))
    }

    /// `true` if the side can't move with any roll (TW-12).
    pub fn is_locked(self, board: &Board) -> bool {
        let view = View::of(board, self.side);
        (1..=6).all(|die| view.sources(die, self.shift) == 0)
    }

    /// The number of dice numbers that can be used one after the other, but at most `wanted`.
    fn longest(self, board: &Board, view: &View, left: Numbers, wanted: u8) -> u8 {
        let mut most = 0;
        for die in left.distinct() {
            let sources = view.sources(die, self.shift);
            if wanted == 1 && sources != 0 {
                return 1;
            }
            for from in places(sources) {
                let (next, view) = self.after_with_view(board, view, from, die);
                most = most.max(1 + self.longest(&next, &view, left.without(die), wanted - 1));
                if most == wanted {
                    return most;
                }
            }
        }
        most
    }

    /// `true` if `wanted` more numbers can be used or the last piece can be borne off. With `reentry_start`, the board at
    /// the start of the turn, the victim of a hit must also be able to re-enter.
    pub fn completes(
        self,
        board: &Board,
        view: &View,
        left: Numbers,
        wanted: u8,
        reentry_start: Option<&Board>,
    ) -> bool {
        if board.off(self.side) == PIECES {
            return true;
        }
        if wanted == 0 {
            return reentry_start.is_none_or(|start| !self.blocks_reentry(start, board));
        }
        left.distinct().any(|die| {
            let sources = view.sources(die, self.shift);
            if wanted == 1 && reentry_start.is_none() {
                return sources != 0;
            }
            places(sources).any(|from| {
                let (next, view) = self.after_with_view(board, view, from, die);
                self.completes(&next, &view, left.without(die), wanted - 1, reentry_start)
            })
        })
    }

    /// `true` if the turn from `start` to `end` hit a piece in the victim's starting quadrant and leaves the victim no
    /// point there for re-entry (TW-11).
    pub fn blocks_reentry(self, start: &Board, end: &Board) -> bool {
        let victim = self.side.other();
        // Only the hitter moves, so any piece that is missing there was hit.
        let hit = (start.word(victim) ^ end.word(victim)) & QUADRANT != 0;
        hit && (1..=6)
            .all(|index| end.at(victim, index) > 0 || end.at(self.side, opposite(index)) >= 2)
    }

    /// `true` if a turn with this roll could leave a victim without a point for re-entry. A hit opens the barred point.
    /// Barring it again needs two numbers, and each other number can bar at most one more point. So all points must be
    /// barred at the start, or all but two for doubles.
    pub fn may_block_reentry(self, view: &View, dice: Dice) -> bool {
        let enemies = view.closed | view.blots;
        let barred = ((view.twos | enemies) & VICTIM).count_ones();
        view.blots & VICTIM != 0 && barred >= if dice.is_double() { 4 } else { 6 }
    }
}

impl DiceObligation {
    /// The conditions for the side to move after a roll.
    pub fn of(board: &Board, side: Side, options: &Options, dice: Dice) -> DiceObligation {
        let mover = Mover::new(side, options);
        let view = View::of(board, side);
        let left = Numbers::of(dice);
        let numbers = mover.longest(board, &view, left, if dice.is_double() { 4 } else { 2 });
        let mut dice_obligation = DiceObligation {
            numbers,
            die: None,
            enter: false,
            keeps_reentry: false,
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
        if options.reentry_guarantee && mover.may_block_reentry(&view, dice) {
            dice_obligation.keeps_reentry =
                dice_obligation.can_be_met(mover, board, &view, left, Some(board));
        }
        dice_obligation
    }

    /// `true` if a turn meets the conditions.
    fn can_be_met(
        self,
        mover: Mover,
        board: &Board,
        view: &View,
        left: Numbers,
        reentry_start: Option<&Board>,
    ) -> bool {
        left.distinct().any(|die| {
            places(view.sources(die, mover.shift)).any(|from| {
                let (next, view) = mover.after_with_view(board, view, from, die);
                let ends = next.off(mover.side) == PIECES;
                let wanted = self.numbers.saturating_sub(1);
                (ends || self.die.is_none_or(|only| only == die))
                    && (!self.enter || from == HAND)
                    && mover.completes(&next, &view, left.without(die), wanted, reentry_start)
            })
        })
    }
}
