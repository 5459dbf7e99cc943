//! A position of Tablut: what it holds, what may be asked of it, and the game's primitives.

use super::capture::Deed;
use super::field::Field;
use super::history::History;
use super::square::{Square, Squares, squares};
use super::{Cry, Illegal, Move, Options, Step, Throw};
use crate::rules::{EndReason, Expect, GameKind, Outcome, Rules, Side};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// It is the king.
    pub king: bool,
}

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// A move of the side.
    Move,
    /// Nothing any more.
    Over(Outcome),
}

/// Everything that the further game depends on, with the options in force.
///
/// With `repetition=draw` that includes the positions since the last capture (TT-14), which are its
/// only part on the heap, most of it shared; they count where positions are compared. Its text leaves them out: a
/// position read from a text occurs for the first time.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) options: Options,
    pub(super) field: Field,
    /// Whose turn it is; at the end, whose turn it was.
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) turn: u32,
    /// Empty with `repetition=off` and after the end.
    pub(super) history: History,
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position {
            history: self.history.clone(),
            ..*self
        }
    }

    /// Keeps the memory that is there: searches need no new one.
    fn clone_from(&mut self, other: &Position) {
        self.options = other.options;
        self.field = other.field;
        self.side = other.side;
        self.phase = other.phase;
        self.turn = other.turn;
        self.history.clone_from(&other.history);
    }
}

/// The squares of a list of names.
const fn set(names: &[&[u8; 2]]) -> Squares {
    let mut set = 0;
    let mut place = 0;
    while place < names.len() {
        let [letter, digit] = *names[place];
        set |= 1 << ((digit - b'1') * 9 + letter - b'a');
        place += 1;
    }
    set
}

/// Where the pieces begin, by [`Side::index`] (TT-1).
const SET_UP: [Squares; 2] = [
    set(&[
        b"a4", b"a5", b"a6", b"b5", b"i4", b"i5", b"i6", b"h5", b"d1", b"e1", b"f1", b"e2", b"d9",
        b"e9", b"f9", b"e8",
    ]),
    set(&[
        b"c5", b"d5", b"f5", b"g5", b"e3", b"e4", b"e6", b"e7", b"e5",
    ]),
];

impl Position {
    /// A position in which this board occurs for the first time.
    pub(super) fn with(options: Options, field: Field, side: Side, turn: u32) -> Position {
        let mut position = Position {
            options,
            field,
            side,
            phase: Phase::Move,
            turn,
            history: History::default(),
        };
        if options.repetition {
            position.history.add(&field);
        }
        position
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.field.pieces(*side) & at.set() != 0)?;
        let king = at == self.king();
        Some(Piece { side, king })
    }

    /// The squares of a side's pieces, White's with the king, by number.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        squares(self.field.pieces(side))
    }

    /// How many men a side has left, the king not counted.
    #[must_use]
    pub fn men(&self, side: Side) -> u8 {
        self.field.men(side).count_ones() as u8
    }

    /// How many men of a side have been captured.
    #[must_use]
    pub fn captured(&self, side: Side) -> u8 {
        super::MEN[side.index()].saturating_sub(self.men(side))
    }

    /// Where the king stands; captured, he stays there.
    #[must_use]
    pub fn king(&self) -> Square {
        self.field.king()
    }

    /// Whether a square is a throne under the options in force (TT-1, TT-20).
    #[must_use]
    pub fn is_throne(&self, at: Square) -> bool {
        self.field.thrones() & at.set() != 0
    }

    /// Whether the king wins on a square under the options in force (TT-10, TT-23).
    #[must_use]
    pub fn is_goal(&self, at: Square) -> bool {
        self.field.goals() & at.set() != 0
    }

    /// The squares of his goal that the king could reach with one move, whoever's turn it is, by
    /// number: one is "Raichi!", more are "Tuichi!" (TT-11). None after the end.
    pub fn escape_squares(&self) -> impl Iterator<Item = Square> + use<> {
        let set = match self.phase {
            Phase::Move => self.field.reach_from(self.king()) & self.field.goals(),
            Phase::Over(_) => 0,
        };
        squares(set)
    }

    /// The cry that the escape squares call for (TT-11).
    #[must_use]
    pub fn cry(&self) -> Option<Cry> {
        match self.escape_squares().count() {
            0 => None,
            1 => Some(Cry::Raichi),
            _ => Some(Cry::Tuichi),
        }
    }

    /// The squares to which the piece on a square can legally move now, by number.
    pub fn destinations(&self, from: Square) -> impl Iterator<Item = Square> + use<> {
        squares(self.reach(from))
    }

    /// The positions since the last capture, oldest first and this one last, as far as they count
    /// for TT-14: each side's pieces as bits by the squares' numbers, White's with the king; where
    /// the king stood; and whose turn it was. With `repetition=off` and after the end there are none.
    pub(crate) fn past(&self) -> impl Iterator<Item = ([u128; 2], Square, Side)> {
        let mut side = self.side;
        let boards = self.history.boards().rev().map(move |(pieces, king)| {
            let turn = side;
            side = side.other();
            (pieces, king, turn)
        });
        let mut boards: Vec<_> = boards.collect();
        boards.reverse();
        boards.into_iter()
    }

    /// How many legal moves there are now.
    #[must_use]
    pub fn mobility(&self) -> u32 {
        match self.phase {
            Phase::Move => self.field.count(self.side),
            Phase::Over(_) => 0,
        }
    }

    /// The squares on which a legal move captures, by file and then rank, the king's among them;
    /// nothing for a move that is not legal.
    #[must_use]
    pub fn captures(&self, choice: Move) -> Vec<Square> {
        if self.explain(choice).is_err() {
            return Vec::new();
        }
        let mut field = self.field;
        let deed = field.act(&self.options, self.side, choice);
        let king = match deed.fate {
            Some(EndReason::KingCaptured) => field.king().set(),
            _ => 0,
        };
        by_file(deed.captured | king)
    }

    /// The squares to which the piece on a square can legally move now.
    pub(super) fn reach(&self, from: Square) -> Squares {
        let own = self.field.pieces(self.side) & from.set() != 0;
        match self.phase {
            Phase::Move if own => self.field.reach_from(from),
            _ => 0,
        }
    }

    /// The result of a game that stops here.
    pub(super) fn result(&self, reason: EndReason, resigned: Option<Side>) -> Outcome {
        let winner = match reason {
            EndReason::KingEscaped => Some(Side::Second),
            EndReason::KingCaptured | EndReason::KingShutIn => Some(Side::First),
            // The other side cannot move.
            EndReason::NoMove => Some(self.side),
            EndReason::Resigned | EndReason::OutOfTime => resigned.map(Side::other),
            _ => None,
        };
        Outcome {
            winner,
            reason,
            score: Side::BOTH.map(|side| u8::from(winner == Some(side))),
        }
    }

    /// Ends the game; what has occurred matters no more.
    pub(super) fn end(&mut self, reason: EndReason, resigned: Option<Side>) -> Outcome {
        let outcome = self.result(reason, resigned);
        self.phase = Phase::Over(outcome);
        self.history.clear();
        outcome
    }

    /// Ends the game by the players' own will.
    fn stop(&mut self, reason: EndReason, resigned: Option<Side>) -> Result<Vec<Step>, Illegal> {
        match self.phase {
            Phase::Move => Ok(vec![Step::Ended(self.end(reason, resigned))]),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    /// Plays a legal move and goes on to the next turn or the end: the king's fate comes before
    /// TT-13, and that before TT-14.
    fn go(&mut self, choice: Move) -> Deed {
        let deed = self.field.act(&self.options, self.side, choice);
        let next = self.side.other();
        let stuck = || (self.field.count(next) == 0).then_some(EndReason::NoMove);
        let mut end = deed.fate.or_else(stuck);
        if end.is_none() && self.options.repetition {
            if deed.captured != 0 {
                self.history.clear();
            }
            if self.history.add(&self.field) {
                end = Some(EndReason::Repetition);
            }
        }
        match end {
            Some(reason) => {
                self.end(reason, None);
            }
            None => {
                self.side = next;
                self.turn = self.turn.saturating_add(1);
            }
        }
        deed
    }

    /// What a move that was just made is told as, without the end of the turn.
    fn tell(&self, side: Side, choice: Move, king: bool, deed: Deed) -> Vec<Step> {
        let Move { from, to } = choice;
        let mut path = vec![from];
        path.extend(from.way(to));
        let mut steps = vec![Step::Slid {
            side,
            from,
            to,
            path,
            king,
        }];
        steps.extend(by_file(deed.captured).into_iter().map(|at| {
            let partner = Field::beyond(to, at).unwrap_or(to);
            Step::Captured {
                side: side.other(),
                at,
                by: [to, partner],
                throne: self.field.occupied() & partner.set() == 0,
            }
        }));
        steps.extend(deed.fate.map(|fate| self.tell_fate(fate, to)));
        steps
    }

    fn tell_fate(&self, fate: EndReason, mover: Square) -> Step {
        let at = self.king();
        match fate {
            EndReason::KingEscaped => Step::KingEscaped { at },
            EndReason::KingShutIn => Step::KingShutIn { at },
            _ => {
                let hold = self.field.held(&self.options, mover).unwrap_or_default();
                let mut by = vec![mover];
                by.extend(squares(hold.men & !mover.set()));
                Step::KingCaptured {
                    at,
                    by,
                    throne: squares(hold.thrones).next(),
                }
            }
        }
    }
}

impl Rules for Position {
    const KIND: GameKind = GameKind::Tablut;
    const NAME: &'static str = "tablut";
    const SIDE_NAMES: [&'static str; 2] = ["black", "white"];
    const END_REASONS: &'static [EndReason] = &[
        EndReason::KingEscaped,
        EndReason::KingCaptured,
        EndReason::KingShutIn,
        EndReason::NoMove,
        EndReason::Repetition,
    ];
    const SQUARE_BOARD: Option<usize> = Some(9);

    type Options = Options;
    type Throw = Throw;
    type Move = Move;
    type Step = Step;
    type Illegal = Illegal;

    /// Black always begins (TT-2), whichever side is named.
    fn start(options: Options, _: Side) -> Self {
        let field = Field::new(&options, SET_UP, Square::KONAKIS);
        Position::with(options, field, Side::First, 1)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn expect(&self) -> Expect {
        match self.phase {
            Phase::Move => Expect::Move(self.side),
            Phase::Over(_) => Expect::Nothing,
        }
    }

    fn throw(&mut self, throw: Throw) -> Result<Vec<Step>, Illegal> {
        match throw {}
    }

    fn moves(&self, into: &mut Vec<Move>) {
        if self.phase == Phase::Move {
            self.field.list(self.side, into);
        }
    }

    fn explain(&self, choice: Move) -> Result<(), Illegal> {
        let own = self.field.pieces(self.side) & choice.from.set() != 0;
        if self.phase == Phase::Move && own && self.field.reaches(choice) {
            Ok(())
        } else {
            Err(self.refusal(choice))
        }
    }

    fn play(&mut self, choice: Move) -> Result<Vec<Step>, Illegal> {
        self.explain(choice)?;
        let side = self.side;
        let king = choice.from == self.king();
        let deed = self.go(choice);
        let mut steps = self.tell(side, choice, king, deed);
        if side == Side::Second {
            steps.extend(self.cry().map(|cry| Step::Announced {
                cry,
                squares: self.escape_squares().collect(),
            }));
        }
        steps.push(Step::TurnEnded { side });
        steps.extend(self.outcome().map(Step::Ended));
        Ok(steps)
    }

    fn advance(&mut self, choice: Move) {
        let Move { from, to } = choice;
        let own = self.field.pieces(self.side) & from.set() != 0;
        let free = self.field.occupied() & to.set() == 0;
        let in_line = from.file() == to.file() || from.rank() == to.rank();
        // What is checked is what the board needs to stay in step with itself.
        if self.phase == Phase::Move && own && free && in_line {
            self.go(choice);
        }
    }

    fn resign(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.stop(EndReason::Resigned, Some(side))
    }

    fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.stop(EndReason::OutOfTime, Some(side))
    }

    fn agree_draw(&mut self) -> Result<Vec<Step>, Illegal> {
        self.stop(EndReason::Agreed, None)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Move => None,
            Phase::Over(outcome) => Some(outcome),
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn throws() -> &'static [(Throw, u32)] {
        &[]
    }

    fn random_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        self.draw_move(draw)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.count_ways(depth)
    }
}

/// The squares of a set, by file and then rank.
fn by_file(set: Squares) -> Vec<Square> {
    let mut list: Vec<Square> = squares(set).collect();
    list.sort_by_key(|at| (at.file(), at.rank()));
    list
}
