//! Holds a position of Tablan and implements [`Rules`] for it.

use std::hash::{Hash, Hasher};

use super::board::{Cell, Value};
use super::field::{Field, HOME, indices};
use super::series::{SCORING, Series, UnusedThrow};
use super::throw_uses::{is_dead_position, is_stuck};
use super::{FirstPlayer, Illegal, Move, Options, Step};
use crate::rules::{EndReason, Expect, GameKind, Outcome, Rules, Side};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side that owns the piece.
    pub side: Side,
    /// `true` if it has left its start cell (TN-10).
    pub started: bool,
    /// `true` if it's in the opponent's base and so never moves again (TN-14).
    pub home: bool,
}

/// The input that the position expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// A throw of the sticks that can decide which side has the first turn (TN-4).
    Opening,
    /// A throw of the sticks.
    Throw,
    /// The declaration of the 8 or 12 just thrown (TN-21).
    Declare(Value),
    /// A move.
    Move,
    /// No input, because the game is over.
    Over(Outcome),
}

/// A position with its rule options. It's small and needs no heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) options: Options,
    pub(super) field: Field,
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) series: Series,
    pub(super) turn: u32,
}

/// Hashes the parts that differ between positions of one game in a few words. Hashing the enums as well would be
/// slower.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.field.hash(state);
        self.series.hash(state);
        let phase = match self.phase {
            Phase::Throw => 0,
            Phase::Declare(_) => 1,
            Phase::Move => 2,
            Phase::Over(_) => 3,
            Phase::Opening => 4,
        };
        state.write_u64(u64::from(self.turn) << 4 | phase << 1 | self.side.index() as u64);
    }
}

impl Position {
    /// The piece on a cell. `None` if the cell is empty.
    #[must_use]
    pub fn piece(&self, at: Cell) -> Option<Piece> {
        self.field.owner(at).map(|side| Piece {
            side,
            started: !self.field.is_waiting(at),
            home: at.index(side) >= HOME,
        })
    }

    /// The cells of a side's pieces, starting with the one farthest ahead.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        indices(self.field.pieces(side)).filter_map(move |index| Cell::on_path(side, index))
    }

    /// The number of a side's pieces in the opponent's base.
    #[must_use]
    pub fn home(&self, side: Side) -> u8 {
        self.field.home(side).count_ones() as u8
    }

    /// The number of a side's captured pieces.
    #[must_use]
    pub fn captured(&self, side: Side) -> u8 {
        12_u8.saturating_sub(self.on_board(side))
    }

    /// The number of a side's pieces on the board, home or not.
    #[must_use]
    pub fn on_board(&self, side: Side) -> u8 {
        self.field.pieces(side).count_ones() as u8
    }

    /// The number of a side's pieces that haven't started.
    #[must_use]
    pub fn not_started(&self, side: Side) -> u8 {
        self.field.waiting(side).count_ones() as u8
    }

    /// The pieces without the turn and the options.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The unused throws, by value. A half-used throw is still one of them ([`Position::pending_half`]).
    pub fn unused(&self) -> impl Iterator<Item = UnusedThrow> + use<> {
        self.series.unused()
    }

    /// The scoring throws of this turn in order, at most the first 32 ([`Position::series_length`]).
    #[must_use]
    pub fn series(&self) -> &[Value] {
        self.series.recorded()
    }

    /// The number of scoring throws in this turn.
    #[must_use]
    pub fn series_length(&self) -> u32 {
        self.series.thrown()
    }

    /// The throw whose second half is pending, and the cell of the piece that moved the first half. That piece can't
    /// move the second (TN-8b). `None` if no half is pending.
    #[must_use]
    pub fn pending_half(&self) -> Option<(Value, Cell)> {
        self.series.pending.map(|half| (half.value, half.moved))
    }

    /// The 8 or 12 that must be declared (TN-21). `None` if no declaration is due.
    #[must_use]
    pub fn to_declare(&self) -> Option<Value> {
        match self.phase {
            Phase::Declare(value) => Some(value),
            _ => None,
        }
    }

    /// The cell where the piece of a choice would land, even if the choice isn't legal. `None` for a declaration, for a
    /// cell without a piece of the side to act, and past the end of the path.
    #[must_use]
    pub fn destination(&self, choice: &Move) -> Option<Cell> {
        let from = choice.from()?;
        if self.field.owner(from) != Some(self.side) {
            return None;
        }
        let to = u32::from(from.index(self.side)) + self.steps(choice)?;
        Cell::on_path(self.side, u8::try_from(to).ok()?)
    }

    /// The number of steps of a choice. `None` for a declaration.
    pub(super) fn steps(&self, choice: &Move) -> Option<u32> {
        Some(match choice {
            Move::Whole { value, .. } => value.steps().into(),
            Move::Half { value, .. } | Move::SingleHalf { value, .. } => {
                u32::from(value.steps()) / 2
            }
            Move::Leap { .. } => self.series.total(),
            Move::Declare { .. } => return None,
        })
    }

    /// The score of each side, by [`Side::index`] (TN-18).
    #[must_use]
    pub fn score(&self) -> [u8; 2] {
        self.field.score(&self.options)
    }

    /// The result if the game ends now (TN-18, TN-19).
    pub(super) fn result(&self, reason: EndReason, resigned: Option<Side>) -> Outcome {
        self.field.result(&self.options, reason, resigned)
    }

    /// Ends the game for a reason outside the rules: resignation, time or agreement.
    fn stop(&mut self, reason: EndReason, resigned: Option<Side>) -> Result<Vec<Step>, Illegal> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Illegal::GameOver);
        }
        let outcome = self.result(reason, resigned);
        self.series = Series::NEW;
        self.phase = Phase::Over(outcome);
        Ok(vec![Step::Ended(outcome)])
    }

    /// The reason why the game ends after a single move. `None` if it continues (TN-17, TN-19).
    pub(super) fn end_reason(&self) -> Option<EndReason> {
        self.field.end_reason(self.side)
    }

    /// `true` if no piece can ever move again under the options (TN-20).
    #[must_use]
    pub fn is_dead(&self) -> bool {
        is_dead_position(&self.field, &self.options)
    }

    /// `true` if no throw can move a piece of a side. Only a capture by the opponent can free it again.
    #[must_use]
    pub fn is_stuck(&self, side: Side) -> bool {
        is_stuck(&self.field, &self.options, side)
    }
}

impl Rules for Position {
    const KIND: GameKind = GameKind::Tablan;
    const NAME: &'static str = "tablan";
    const SIMPLEST_PRESET: &'static str = "English";
    const SIDE_NAMES: [&'static str; 2] = ["blue", "red"];
    const END_REASONS: &'static [EndReason] = &[
        EndReason::Finished { by: Side::First },
        EndReason::Finished { by: Side::Second },
        EndReason::WipedOut,
        EndReason::Dead,
    ];
    const SCORE_COUNTS_PIECES: bool = true;

    type Options = Options;
    type Throw = Value;
    type Move = Move;
    type Step = Step;
    type Illegal = Illegal;

    /// With `first_player=first_two`, `first` throws first (TN-4).
    fn start(options: Options, first: Side) -> Self {
        Position {
            options,
            field: Field::SET_UP,
            side: first,
            phase: match options.first_player {
                FirstPlayer::Chosen => Phase::Throw,
                FirstPlayer::FirstTwo => Phase::Opening,
            },
            series: Series::NEW,
            turn: 1,
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn is_opening(&self) -> bool {
        self.phase == Phase::Opening
    }

    fn expect(&self) -> Expect {
        match self.phase {
            Phase::Opening | Phase::Throw => Expect::Throw(self.side),
            Phase::Declare(_) | Phase::Move => Expect::Move(self.side),
            Phase::Over(_) => Expect::Nothing,
        }
    }

    fn throw(&mut self, throw: Value) -> Result<Vec<Step>, Illegal> {
        let mut steps = Vec::new();
        self.throw_into(throw, &mut steps)?;
        Ok(steps)
    }

    fn apply_throw(&mut self, throw: Value) {
        // A refused throw doesn't change the position.
        let _ = self.throw_into(throw, &mut ());
    }

    fn moves(&self, into: &mut Vec<Move>) {
        match self.phase {
            Phase::Declare(value) => {
                into.extend([true, false].map(|start| Move::Declare { value, start }));
            }
            Phase::Move => {
                let side = self.side;
                let cells = |set| indices(set).filter_map(move |index| Cell::on_path(side, index));
                for value in SCORING {
                    let usable = self.usable_pieces(value);
                    into.extend(cells(usable.whole).map(|from| Move::Whole { value, from }));
                    into.extend(cells(usable.half).map(|from| Move::Half { value, from }));
                    into.extend(cells(usable.single).map(|from| Move::SingleHalf { value, from }));
                }
                into.extend(cells(self.leapers()).map(|from| Move::Leap { from }));
            }
            Phase::Opening | Phase::Throw | Phase::Over(_) => {}
        }
    }

    fn check_move(&self, choice: Move) -> Result<(), Illegal> {
        if self.allows(choice) {
            Ok(())
        } else {
            Err(self.refusal(choice))
        }
    }

    fn play(&mut self, choice: Move) -> Result<Vec<Step>, Illegal> {
        self.check_move(choice)?;
        let mut steps = Vec::new();
        self.apply_choice(choice, &mut steps);
        Ok(steps)
    }

    fn apply_move(&mut self, choice: Move) {
        if matches!(self.phase, Phase::Declare(_) | Phase::Move) {
            self.apply_choice(choice, &mut ());
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

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn throws() -> &'static [(Value, u32)] {
        &[
            (Value::Two, 4),
            (Value::Eight, 1),
            (Value::Twelve, 1),
            (Value::Nothing, 10),
        ]
    }
}
