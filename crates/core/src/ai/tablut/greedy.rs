//! How the greedy player evaluates Tablut: its own move, and what the other side can capture or win
//! after it.

use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tablut::{Move, Position, Square, Throne, Thrones};
use crate::rules::{Rules, Side};

/// Value of a won game, above anything on the board.
const WON: i64 = 1_000_000;
/// Value of a man of each side, by [`Side::index`]: Black has twice as many.
const MAN: [i64; 2] = [100, 180];
/// Value to White of each square from which the king could escape with the move after next.
const WAY: i64 = 14;
/// Value to White of each square the king can reach.
const FREEDOM: i64 = 3;
/// Value to White of a threat to escape that Black must answer at once.
const RAICHI: i64 = 40;
/// Value to White of two such threats, which Black can rarely answer.
const TUICHI: i64 = 5_000;
/// Value to Black of so many closed sides of the king.
const CLOSED: [i64; 5] = [0, 15, 60, 160, 220];
/// Value to Black of each file and rank by which a man is nearer to the king.
const NEAR: i64 = 1;

/// Evaluates every move of a position.
#[derive(Clone, Debug)]
pub(crate) struct MoveEvaluator {
    position: Position,
    /// Where moves are tried: it keeps its room from one to the next.
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
        self.next.advance(*choice);
        evaluate(&self.next, self.side)
    }

    fn choice(&self, choice: &Move) -> Option<Move> {
        Some(*choice)
    }
}

/// Evaluates a position for a side that has just moved, in hundredths of a Black man.
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

/// The most that the other side can win with its next move, and how many of its moves were tried.
fn loss(position: &Position, board: &GreedyBoard, side: Side) -> (i64, u64) {
    if side == Side::First && position.cry().is_some() {
        return (WON, 0);
    }
    let king = position.king();
    // A king who stepped in himself is lost by any move (TT-12); else only what comes beside
    // another piece changes anything.
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
        next.advance(reply);
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

/// The squares on a square's four sides.
fn around(at: Square) -> impl Iterator<Item = Square> {
    WAYS.into_iter().filter_map(move |way| step(at, way))
}

/// The four directions, in files and ranks.
const WAYS: [[i8; 2]; 4] = [[1, 0], [-1, 0], [0, 1], [0, -1]];

fn step(at: Square, [files, ranks]: [i8; 2]) -> Option<Square> {
    let file = at.file().checked_add_signed(files)?;
    Square::at(file, at.rank().checked_add_signed(ranks)?)
}

/// Where the pieces stand, for walks about the king.
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

    /// Calls for each square that the king could reach from a square, were he there.
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

    /// How many of the king's sides are closed by Black men, and by what counts like them (TT-12).
    fn closed(&self) -> usize {
        let options = self.position.options();
        let five_thrones = options.thrones == Thrones::Five;
        let wall = |at: Square| {
            self.position.is_throne(at) && !five_thrones && options.throne == Throne::Closed
        };
        WAYS.into_iter()
            .filter(|way| match step(self.king, *way) {
                None => five_thrones,
                Some(at) => self.at(at) == Some(Side::First) || wall(at),
            })
            .count()
    }

    /// What the position is value to White, whoever moves next.
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
