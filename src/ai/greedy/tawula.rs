//! How a computer judges Tawula: every full turn by the board it ends with.

use super::survey::{Survey, Verdict};
use crate::ai::whim::Whim;
use crate::rules::tawula::{Board, Cappotto, Move, PIECES, POINTS, Position, opposite};
use crate::rules::{Expect, Rules, Side};

/// Worth of each step that a side's pieces still have to go: eight are worth a hundred.
const PIP: i64 = 12;
/// Worth of a piece borne off, beyond its steps.
const OFF: i64 = 60;
/// Worth of a point held by two or more, where the enemy has still to pass.
const POINT: i64 = 40;
/// The same in the enemy's starting quadrant, where it also bars the way in.
const BAR_POINT: i64 = 70;
/// Cost of being hit, beyond the steps lost.
const HIT: i64 = 60;
/// Cost of a piece of one's own left waiting on the bar for each way in that is closed.
const SHUT: i64 = 25;
/// Worth of a won game, above anything on the board.
const WON: i64 = 1_000_000;

/// The chance, in thirty-sixths, that a roll reaches exactly so many steps ahead on an open board:
/// with one number, with both, or with doublets.
const SHOTS: [i64; 25] = [
    0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1,
];

/// A look at every turn of a position; within a turn that has begun, at every rest of it.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Look {
    position: Position,
    judge: Judge,
    survey: Survey<Board>,
}

impl Look {
    /// A look that has not begun; none where no choice is to be made.
    pub fn new(position: &Position, whim: Whim) -> Option<Look> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let mut results = Vec::new();
        position.successors(&mut results);
        Some(Look {
            position: *position,
            judge: Judge {
                side,
                cappotto: position.options().cappotto,
            },
            survey: Survey::new(results, whim),
        })
    }

    /// Judges the board that the next turn ends with and tells how many nodes that took.
    pub fn judge_next(&mut self) -> Option<u64> {
        let judge = &self.judge;
        self.survey.judge_next(|board| Verdict {
            worth: Some(judge.worth(board)),
            nodes: 1,
        })
    }

    /// Whether every turn has been judged.
    pub fn is_done(&self) -> bool {
        self.survey.is_done()
    }

    /// The first choice of the best turn so far.
    pub fn best(&self) -> Option<Move> {
        self.position.way_to(self.survey.best()?).first().copied()
    }
}

/// What a board is worth to a side that has just moved to it, in hundredths.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn worth(board: &Board, side: Side, options: &crate::rules::tawula::Options) -> i64 {
    let judge = Judge {
        side,
        cappotto: options.cappotto,
    };
    judge.worth(board)
}

/// A side, and what a cappotto means.
#[derive(Clone, Debug)]
struct Judge {
    side: Side,
    cappotto: Cappotto,
}

impl Judge {
    /// What a board is worth to the side that has just moved to it, in hundredths of eight steps.
    fn worth(&self, board: &Board) -> i64 {
        let (own, enemy) = (self.side, self.side.other());
        if board.off(own) == PIECES || self.wins_seven(board) {
            return WON;
        }
        // The enemy rolls next: what it may hit counts in full, what may be hit later in part.
        let (danger, hope) = (danger(board, own), danger(board, enemy));
        standing(board, own) - standing(board, enemy) - danger + hope / 3
    }

    /// Whether the turn has ended with the picture of the cappotto (TW-15).
    fn wins_seven(&self, board: &Board) -> bool {
        let enemy = self.side.other();
        let home: u8 = (19..=POINTS).map(|index| board.count(enemy, index)).sum();
        self.cappotto == Cappotto::Immediate
            && board.off(self.side) > 0
            && board.all_home(self.side)
            && board.bar(enemy) == 1
            && home + board.off(enemy) == PIECES - 1
    }
}

/// What a side's pieces are worth where they stand.
fn standing(board: &Board, side: Side) -> i64 {
    let enemy = side.other();
    let rear = (1..=POINTS).find(|index| board.count(enemy, *index) > 0);
    let waiting = board.bar(enemy) + board.hand(enemy);
    let passes = |index: u8| waiting > 0 || rear.is_some_and(|rear| rear < opposite(index));
    let points: i64 = (12..=POINTS)
        .filter(|index| board.count(side, *index) >= 2 && passes(*index))
        .map(|index| {
            if (13..19).contains(&index) {
                BAR_POINT
            } else {
                POINT
            }
        })
        .sum();
    let closed = (1..=6)
        .filter(|index| board.count(side, *index) > 0 || board.count(enemy, opposite(*index)) >= 2)
        .count() as i64;
    let shut = i64::from(board.bar(side)) * closed * closed * SHUT;
    let pips = i64::from(board.pips(side)) * PIP;
    i64::from(board.off(side)) * OFF + points - shut - pips
}

/// What the other side may be expected to hit of a side's in its next turn.
pub(in crate::ai) fn danger(board: &Board, side: Side) -> i64 {
    (1..=POINTS)
        .filter(|index| board.count(side, *index) == 1)
        .map(|index| {
            let loss = i64::from(index) * PIP + HIT;
            loss * shots(board, side.other(), opposite(index)) / 36
        })
        .sum()
}

/// The chance, in thirty-sixths, that a side hits on a point of its own path: the sum over its
/// pieces, but never more than almost sure.
fn shots(board: &Board, side: Side, target: u8) -> i64 {
    let waiting = if board.bar(side) > 0 {
        SHOTS[usize::from(target)]
    } else if board.hand(side) > 0 && target <= 6 {
        11
    } else {
        0
    };
    let running: i64 = (1..target)
        .filter(|index| board.count(side, *index) > 0)
        // The starters wait while anything is in hand (TW-4).
        .filter(|index| *index > 1 || board.hand(side) == 0)
        .map(|index| SHOTS[usize::from(target - index)])
        .sum();
    (waiting + running).min(32)
}
