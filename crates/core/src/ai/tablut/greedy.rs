//! Evaluates Tablut positions for the greedy player: its own move, and the captures and wins that the opponent then
//! has.

use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tablut::{Move, Position, Square, Throne, Thrones};
use crate::rules::{Rules, Side};

/// Value of a won game, higher than any position.
const WON: i64 = 1_000_000;
/// Value of a man of each side, by [`Side::index`]. Black has twice as many men.
const MAN: [i64; 2] = [100, 180];
/// Value for White of each square from which the king could escape in the move after next.
const WAY: i64 = 14;
/// Value for White of each square that the king can reach.
const FREEDOM: i64 = 3;
/// Value for White of a threat to escape, which Black must block at once.
const RAICHI: i64 = 40;
/// Value for White of two such threats, which Black can rarely block.
const TUICHI: i64 = 5_000;
/// Value for Black by the number of closed sides of the king.
const CLOSED: [i64; 5] = [0, 15, 60, 160, 220];
/// Value for Black of each file or rank by which a man is closer to the king.
const NEAR: i64 = 1;

/// The evaluator of all moves in a position.
#[derive(Clone, Debug)]
pub(crate) struct MoveEvaluator {
    position: Position,
    /// The position on which moves are tried. Reusing it avoids allocations.
    next: Position,
    side: Side,
}

impl CandidateEvaluator<Position> for MoveEvaluator {
    type Candidate = Move;

    fn new(position: &Position, side: Side) -> (MoveEvaluator, Vec<Move>) {
        let evaluator = MoveEvaluator {
            position: position.clone(),
            next: position.clone(),
            side,
        };
        (evaluator, position.legal_moves())
    }

    fn evaluate(&mut self, choice: &Move) -> CandidateValue {
        self.next.clone_from(&self.position);
        self.next.apply_move(*choice);
        evaluate(&self.next, self.side)
    }

    fn choice(&self, choice: &Move) -> Option<Move> {
        Some(*choice)
    }
}

/// The value of a position for a side that has just moved, in hundredths of a Black man.
fn evaluate(position: &Position, side: Side) -> CandidateValue {
    if let Some(outcome) = position.outcome() {
        let value = match outcome.winner {
            Some(winner) if winner == side => WON,
            Some(_) => -WON,
            None => 0,
        };
        return CandidateValue {
            value: Some(value),
            nodes: 1,
        };
    }
    let board = GreedyBoard::of(position);
    let value = match side {
        Side::First => -board.value(),
        Side::Second => board.value(),
    };
    let (loss, replies) = loss(position, &board, side);
    CandidateValue {
        value: Some(value - loss),
        nodes: 1 + replies,
    }
}

/// The highest value that the opponent can win with its next move, and the number of moves tried.
fn loss(position: &Position, board: &GreedyBoard, side: Side) -> (i64, u64) {
    if side == Side::First && position.announcement().is_some() {
        return (WON, 0);
    }
    let king = position.king();
    // If the king has moved between men himself, any move of Black wins (TT-12). Otherwise only moves to a square next
    // to another piece can have an effect.
    let shut = side == Side::Second && board.closed() == 4;
    let men = position.men(side);
    let mut next = position.clone();
    let (mut most, mut searched) = (0, 0);
    for reply in position.legal_moves() {
        let beside = around(reply.to).any(|at| at == king || board.at(at) == Some(side));
        if !shut && !beside {
            continue;
        }
        next.clone_from(position);
        next.apply_move(reply);
        searched += 1;
        if next
            .outcome()
            .is_some_and(|end| end.winner == Some(side.other()))
        {
            return (WON, searched);
        }
        let captured = men.saturating_sub(next.men(side));
        most = most.max(i64::from(captured) * MAN[side.index()]);
    }
    (most, searched)
}

/// The squares next to a square.
fn around(at: Square) -> impl Iterator<Item = Square> {
    WAYS.into_iter().filter_map(move |way| step(at, way))
}

/// The four directions, as steps in files and ranks.
const WAYS: [[i8; 2]; 4] = [[1, 0], [-1, 0], [0, 1], [0, -1]];

fn step(at: Square, [files, ranks]: [i8; 2]) -> Option<Square> {
    let file = at.file().checked_add_signed(files)?;
    Square::at(file, at.rank().checked_add_signed(ranks)?)
}

/// The pieces by square, to search the lines around the king.
struct GreedyBoard<'a> {
    position: &'a Position,
    pieces: [[Option<Side>; 9]; 9],
    king: Square,
}

impl<'a> GreedyBoard<'a> {
    fn of(position: &'a Position) -> GreedyBoard<'a> {
        let mut pieces = [[None; 9]; 9];
        for side in Side::BOTH {
            for at in position.pieces(side) {
                pieces[usize::from(at.rank() - 1)][usize::from(at.file())] = Some(side);
            }
        }
        GreedyBoard {
            position,
            pieces,
            king: position.king(),
        }
    }

    fn at(&self, at: Square) -> Option<Side> {
        self.pieces[usize::from(at.rank() - 1)][usize::from(at.file())]
    }

    /// Calls `visit` with each square that the king could reach from another square.
    fn walk(&self, from: Square, mut visit: impl FnMut(Square)) {
        let options = self.position.options();
        let five_thrones = options.thrones == Thrones::Five;
        for way in WAYS {
            let mut at = from;
            while let Some(next) = step(at, way) {
                at = next;
                if self.at(at).is_some() && at != self.king {
                    break;
                }
                if self.position.is_camp(at) {
                    break;
                }
                if self.position.is_throne(at) && !five_thrones {
                    if options.throne == Throne::Closed {
                        break;
                    }
                    continue;
                }
                visit(at);
            }
        }
    }

    /// The number of the king's sides that are closed by Black men or by anything with the same effect (TT-12).
    fn closed(&self) -> usize {
        let options = self.position.options();
        let five_thrones = options.thrones == Thrones::Five;
        let wall = |at: Square| {
            let closed = !five_thrones && options.throne == Throne::Closed;
            self.position.is_throne(at) && closed || self.position.is_camp(at)
        };
        WAYS.into_iter()
            .filter(|way| match step(self.king, *way) {
                None => five_thrones,
                Some(at) => self.at(at) == Some(Side::First) || wall(at),
            })
            .count()
    }

    /// The value of the position for White, no matter which side moves next.
    fn value(&self) -> i64 {
        let position = self.position;
        let [black, white] = Side::BOTH.map(|side| i64::from(position.men(side)));
        let mut value = white * MAN[1] - black * MAN[0];
        let (mut freedom, mut open_lines) = (0, 0);
        self.walk(self.king, |first| {
            freedom += 1;
            let mut open = false;
            self.walk(first, |second| open |= position.is_goal(second));
            open_lines += i64::from(open);
        });
        value += freedom * FREEDOM + open_lines * WAY;
        value += match position.escape_squares().count() {
            0 => 0,
            1 => RAICHI,
            _ => TUICHI,
        };
        value -= CLOSED[self.closed().min(4)];
        let apart = |at: Square| {
            let along = self.king.file().abs_diff(at.file());
            i64::from(along + self.king.rank().abs_diff(at.rank()))
        };
        value + NEAR * position.pieces(Side::First).map(apart).sum::<i64>()
    }
}
