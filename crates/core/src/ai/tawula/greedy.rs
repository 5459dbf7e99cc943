//! Evaluates Tawula turns for the greedy player by the board at the end.

use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tawula::{Board, Cappotto, Move, PIECES, POINTS, Position, opposite};
use crate::rules::{Rules, Side};

/// Value of each remaining step of a side's pieces. Eight steps are worth about 100.
const PIP: i64 = 12;
/// Value of a piece borne off, in addition to its steps.
const OFF: i64 = 60;
/// Value of a point with two pieces or more that the opponent must still pass.
const POINT: i64 = 40;
/// The same in the opponent's starting quadrant, where the point also blocks an entry.
const BAR_POINT: i64 = 70;
/// Cost of being hit, in addition to the lost steps.
const HIT: i64 = 60;
/// Cost of each blocked entry point for a piece that remains on the bar.
const SHUT: i64 = 25;
/// Value of a won game, higher than any board.
const WON: i64 = 1_000_000;

/// The number of the 36 rolls that reach exactly this many steps ahead on an open board, by one number, both or
/// doubles.
const SHOTS: [i64; 25] = [
    0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1,
];

/// The evaluator of all turns in a position. In an unfinished turn, it evaluates all ways to complete it.
#[derive(Clone, Debug)]
pub(crate) struct TurnEvaluator {
    position: Position,
    boards: BoardEvaluator,
}

impl CandidateEvaluator<Position> for TurnEvaluator {
    /// The board at the end of a turn.
    type Candidate = Board;

    fn new(position: &Position, side: Side) -> (TurnEvaluator, Vec<Board>) {
        let mut results = Vec::new();
        position.successors(&mut results);
        let evaluator = TurnEvaluator {
            position: *position,
            boards: BoardEvaluator {
                side,
                cappotto: position.options().cappotto,
            },
        };
        (evaluator, results)
    }

    fn evaluate(&mut self, board: &Board) -> CandidateValue {
        CandidateValue {
            value: Some(self.boards.evaluate(board)),
            nodes: 1,
        }
    }

    fn choice(&self, board: &Board) -> Option<Move> {
        self.position.way_to(board).first().copied()
    }
}

/// The value of a board for a side that has just moved, in hundredths.
pub fn greedy_value(board: &Board, side: Side, options: &crate::rules::tawula::Options) -> i64 {
    let evaluator = BoardEvaluator {
        side,
        cappotto: options.cappotto,
    };
    evaluator.evaluate(board)
}

/// The evaluator of boards for a side, under a rule for the cappotto.
#[derive(Clone, Debug)]
struct BoardEvaluator {
    side: Side,
    cappotto: Cappotto,
}

impl BoardEvaluator {
    /// The value of a board for the side that has just moved, in hundredths of eight steps.
    fn evaluate(&self, board: &Board) -> i64 {
        let (own, enemy) = (self.side, self.side.other());
        if board.off(own) == PIECES || self.wins_seven(board) {
            return WON;
        }
        // The opponent rolls next, so its expected hits count in full and later ones in part.
        let (loss, gain) = (expected_loss(board, own), expected_loss(board, enemy));
        standing(board, own) - standing(board, enemy) - loss + gain / 3
    }

    /// `true` if the turn has ended with a cappotto (TW-15).
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

/// The value of a side's pieces on their points.
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

/// The value that the opponent is expected to hit in its next turn.
pub(super) fn expected_loss(board: &Board, side: Side) -> i64 {
    (1..=POINTS)
        .filter(|index| board.count(side, *index) == 1)
        .map(|index| {
            let loss = i64::from(index) * PIP + HIT;
            loss * shots(board, side.other(), opposite(index)) / 36
        })
        .sum()
}

/// The number of the 36 rolls with which a side hits on a point of its path. It's the sum over all pieces, limited to
/// 32.
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
        // The starters can't move while there are pieces in hand (TW-4).
        .filter(|index| *index > 1 || board.hand(side) == 0)
        .map(|index| SHOTS[usize::from(target - index)])
        .sum();
    (waiting + running).min(32)
}
