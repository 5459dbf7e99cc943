//! Holds a position of Tablut and implements [`Rules`] for it.

use super::capture::MoveResult;
use super::field::Field;
use super::history::History;
use super::square::{CAMPS, Square, Squares, squares};
use super::{Announcement, FirstMove, Illegal, Move, NoMove, Options, Step, Throw};
use crate::rules::{EndReason, Expect, GameKind, Outcome, Rules, Side};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side that owns the piece.
    pub side: Side,
    /// `true` if it's the king.
    pub king: bool,
}

/// The input that the position expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// A move of the side.
    Move,
    /// No input, because the game is over.
    Over(Outcome),
}

/// A position with its rule options.
///
/// Unless `repetition=off` it contains the positions since the last capture (TT-14). They are its only part on the heap,
/// most of it is shared, and they count when positions are compared. The text of a position doesn't contain them, so a
/// position read from text counts as its first occurrence.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) options: Options,
    pub(super) field: Field,
    /// The side to move. After the end, the side that moved last.
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) turn: u32,
    /// The positions since the last capture. Empty with `repetition=off` and after the end.
    pub(super) history: History,
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position {
            history: self.history.clone(),
            ..*self
        }
    }

    /// Reuses the memory of `self`, so that searches don't allocate.
    fn clone_from(&mut self, other: &Position) {
        self.options = other.options;
        self.field = other.field;
        self.side = other.side;
        self.phase = other.phase;
        self.turn = other.turn;
        self.history.clone_from(&other.history);
    }
}

/// The set of the squares with these names.
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

/// The starting squares of the pieces, by [`Side::index`] (TT-1).
const SET_UP: [Squares; 2] = [
    CAMPS,
    set(&[
        b"c5", b"d5", b"f5", b"g5", b"e3", b"e4", b"e6", b"e7", b"e5",
    ]),
];

impl Position {
    /// A position with the first occurrence of this board.
    pub(super) fn with(options: Options, field: Field, side: Side, turn: u32) -> Position {
        let mut position = Position {
            options,
            field,
            side,
            phase: Phase::Move,
            turn,
            history: History::default(),
        };
        if options.last_occurrence().is_some() {
            position.history.add(&field);
        }
        position
    }

    /// The piece on a square. `None` if the square is empty.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.field.pieces(*side) & at.set() != 0)?;
        let king = at == self.king();
        Some(Piece { side, king })
    }

    /// The squares of a side's pieces in the order of their numbers. White's include the king.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        squares(self.field.pieces(side))
    }

    /// The number of a side's men on the board, without the king.
    #[must_use]
    pub fn men(&self, side: Side) -> u8 {
        self.field.men(side).count_ones() as u8
    }

    /// The number of a side's captured men.
    #[must_use]
    pub fn captured(&self, side: Side) -> u8 {
        super::MEN[side.index()].saturating_sub(self.men(side))
    }

    /// The king's square. A captured king stays there.
    #[must_use]
    pub fn king(&self) -> Square {
        self.field.king()
    }

    /// `true` if a square is a throne under the options (TT-1, TT-20).
    #[must_use]
    pub fn is_throne(&self, at: Square) -> bool {
        self.field.thrones() & at.set() != 0
    }

    /// `true` if a square belongs to a camp under the options (TT-24).
    #[must_use]
    pub fn is_camp(&self, at: Square) -> bool {
        self.field.camps() & at.set() != 0
    }

    /// `true` if the king wins on a square under the options (TT-10, TT-23).
    #[must_use]
    pub fn is_goal(&self, at: Square) -> bool {
        self.field.goals() & at.set() != 0
    }

    /// The squares where the king would win and that he could reach in one move, no matter whose turn it is, in the
    /// order of their numbers. One square is "Raichi!", two or more are "Tuichi!" (TT-11). Empty after the end.
    pub fn escape_squares(&self) -> impl Iterator<Item = Square> + use<> {
        let set = match self.phase {
            Phase::Move => self.field.reach_from(self.king()) & self.field.goals(),
            Phase::Over(_) => 0,
        };
        squares(set)
    }

    /// The announcement for the escape squares. `None` if the king has none (TT-11).
    #[must_use]
    pub fn announcement(&self) -> Option<Announcement> {
        match self.escape_squares().count() {
            0 => None,
            1 => Some(Announcement::Raichi),
            _ => Some(Announcement::Tuichi),
        }
    }

    /// The legal targets of the piece on a square, in the order of their numbers.
    pub fn destinations(&self, from: Square) -> impl Iterator<Item = Square> + use<> {
        squares(self.reach(from))
    }

    /// The positions since the last capture that count for repetitions (TT-14), the oldest first and this one last.
    /// Each has the pieces of both sides as bits by square number (White's include the king), the king's square, and
    /// the side to move. Empty with `repetition=off` and after the end.
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

    /// The number of legal moves.
    #[must_use]
    pub fn mobility(&self) -> u32 {
        match self.phase {
            Phase::Move => self.field.count(self.side),
            Phase::Over(_) => 0,
        }
    }

    /// The squares where a move captures, sorted by file and rank, including the king's. Empty if the move isn't legal.
    #[must_use]
    pub fn captures(&self, choice: Move) -> Vec<Square> {
        if self.check_move(choice).is_err() {
            return Vec::new();
        }
        let mut field = self.field;
        let result = field.apply(&self.options, self.side, choice);
        let king = match result.fate {
            Some(EndReason::KingCaptured) => field.king().set(),
            _ => 0,
        };
        by_file(result.captured | king)
    }

    /// The legal targets of the piece on a square.
    pub(super) fn reach(&self, from: Square) -> Squares {
        let own = self.field.pieces(self.side) & from.set() != 0;
        match self.phase {
            Phase::Move if own => self.field.reach_from(from),
            _ => 0,
        }
    }

    /// The result if the game ends now.
    pub(super) fn result(&self, reason: EndReason, resigned: Option<Side>) -> Outcome {
        let winner = match reason {
            EndReason::KingEscaped => Some(Side::Second),
            EndReason::KingCaptured | EndReason::KingShutIn => Some(Side::First),
            // The other side can't move.
            EndReason::NoMove if self.options.no_move == NoMove::Loss => Some(self.side),
            EndReason::Resigned | EndReason::OutOfTime => resigned.map(Side::other),
            _ => None,
        };
        Outcome {
            winner,
            reason,
            score: Side::BOTH.map(|side| u8::from(winner == Some(side))),
        }
    }

    /// Ends the game and clears the history.
    pub(super) fn end(&mut self, reason: EndReason, resigned: Option<Side>) -> Outcome {
        let outcome = self.result(reason, resigned);
        self.phase = Phase::Over(outcome);
        self.history.clear();
        outcome
    }

    /// Ends the game for a reason outside the rules: resignation, time or agreement.
    fn end_early(
        &mut self,
        reason: EndReason,
        resigned: Option<Side>,
    ) -> Result<Vec<Step>, Illegal> {
        match self.phase {
            Phase::Move => Ok(vec![Step::Ended(self.end(reason, resigned))]),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    /// Plays a legal move and continues with the next turn or the end. The king's fate has priority over TT-13, and
    /// TT-13 over TT-14.
    fn play_unchecked(&mut self, choice: Move) -> MoveResult {
        let result = self.field.apply(&self.options, self.side, choice);
        let next = self.side.other();
        let stuck = || (self.field.count(next) == 0).then_some(EndReason::NoMove);
        let mut end = result.fate.or_else(stuck);
        if let Some(last) = self.options.last_occurrence().filter(|_| end.is_none()) {
            if result.captured != 0 {
                self.history.clear();
            }
            if self.history.add(&self.field) >= last {
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
        result
    }

    /// The steps of the move just played, without the announcement and the end of the turn.
    fn steps_of(&self, side: Side, choice: Move, king: bool, result: MoveResult) -> Vec<Step> {
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
        steps.extend(by_file(result.captured).into_iter().map(|at| {
            let partner = Field::beyond(to, at).unwrap_or(to);
            Step::Captured {
                side: side.other(),
                at,
                by: [to, partner],
                by_square: self.field.captors(&self.options, side) & partner.set() == 0,
            }
        }));
        steps.extend(result.fate.map(|fate| self.king_step(fate, to)));
        steps
    }

    fn king_step(&self, fate: EndReason, mover: Square) -> Step {
        let at = self.king();
        match fate {
            EndReason::KingEscaped => Step::KingEscaped { at },
            EndReason::KingShutIn => Step::KingShutIn { at },
            _ => {
                let captors = self
                    .field
                    .king_captors(&self.options, mover)
                    .unwrap_or_default();
                let mut by = vec![mover];
                by.extend(squares(captors.men & !mover.set()));
                Step::KingCaptured {
                    at,
                    by,
                    square: squares(captors.squares).next(),
                }
            }
        }
    }
}

impl Rules for Position {
    const KIND: GameKind = GameKind::Tablut;
    const NAME: &'static str = "tablut";
    const SIMPLEST_PRESET: &'static str = "Flanked king";
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

    /// The start of a game. The options decide the first side (TT-2), so the argument is ignored.
    fn start(options: Options, _: Side) -> Self {
        let field = Field::new(&options, SET_UP, Square::KONAKIS);
        let first = match options.first_move {
            FirstMove::Black => Side::First,
            FirstMove::White => Side::Second,
        };
        Position::with(options, field, first, 1)
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

    fn check_move(&self, choice: Move) -> Result<(), Illegal> {
        let own = self.field.pieces(self.side) & choice.from.set() != 0;
        if self.phase == Phase::Move && own && self.field.reaches(choice) {
            Ok(())
        } else {
            Err(self.refusal(choice))
        }
    }

    fn play(&mut self, choice: Move) -> Result<Vec<Step>, Illegal> {
        self.check_move(choice)?;
        let side = self.side;
        let king = choice.from == self.king();
        let result = self.play_unchecked(choice);
        let mut steps = self.steps_of(side, choice, king, result);
        if side == Side::Second {
            steps.extend(self.announcement().map(|announcement| Step::Announced {
                announcement,
                squares: self.escape_squares().collect(),
            }));
        }
        steps.push(Step::TurnEnded { side });
        steps.extend(self.outcome().map(Step::Ended));
        Ok(steps)
    }

    fn apply_move(&mut self, choice: Move) {
        let Move { from, to } = choice;
        let own = self.field.pieces(self.side) & from.set() != 0;
        let free = self.field.occupied() & to.set() == 0;
        let in_line = from.file() == to.file() || from.rank() == to.rank();
        // Checks only the conditions that keep the data of the board consistent.
        if self.phase == Phase::Move && own && free && in_line {
            self.play_unchecked(choice);
        }
    }

    fn resign(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.end_early(EndReason::Resigned, Some(side))
    }

    fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.end_early(EndReason::OutOfTime, Some(side))
    }

    fn agree_draw(&mut self) -> Result<Vec<Step>, Illegal> {
        self.end_early(EndReason::Agreed, None)
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

    fn occurrences(&self) -> usize {
        self.history.occurrences().max(1)
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

/// The squares of a set, sorted by file and rank.
fn by_file(set: Squares) -> Vec<Square> {
    let mut list: Vec<Square> = squares(set).collect();
    list.sort_by_key(|at| (at.file(), at.rank()));
    list
}
