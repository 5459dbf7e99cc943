//! Holds a position of Tawula and implements [`Rules`] for it.

use super::board::{Board, OFF};
use super::dice::{Dice, Numbers};
use super::dice_obligation::DiceObligation;
use super::view::landing;
use super::{Illegal, Move, Options, Origin, Step, Target};
use crate::rules::MatchScore;
use crate::rules::{EndReason, Expect, GameKind, Outcome, Rules, Side};

/// The input that the position expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// One die of each side, to decide who moves first (TW-3).
    Opening,
    /// A throw of both dice.
    Throw,
    /// A move.
    Move(Turn),
    /// No input, because the game is over.
    Over(Outcome),
}

/// The data of an unfinished turn. TW-7, TW-6 and TW-11 are checked from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    /// The board before the first move.
    pub start: Board,
    /// The roll, the higher die first.
    pub dice: Dice,
    /// The unused numbers.
    pub left: Numbers,
    /// The conditions for legal turns.
    pub dice_obligation: DiceObligation,
    /// The choices made so far, as many as `used`. The rest are [`Turn::NONE`].
    pub played: [Move; 4],
    /// The number of choices made.
    pub used: u8,
}

impl Turn {
    /// The placeholder for a choice that hasn't been made.
    pub const NONE: Move = Move {
        from: Origin::Bar,
        die: 0,
    };
}

/// A position with its rule options. It's small and needs no heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) turn: u32,
    /// `true` for a side that had a cappotto at the end of an earlier turn (TW-15). Stored only with
    /// `cappotto=only_if_won`.
    pub(super) cappotto: [bool; 2],
}

impl Position {
    /// The pieces of both sides.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board before the first move of the current turn. `None` if the dice must still be thrown.
    #[must_use]
    pub const fn board_at_throw(&self) -> Option<&Board> {
        match &self.phase {
            Phase::Move(turn) => Some(&turn.start),
            _ => None,
        }
    }

    /// The roll of the current turn, the higher die first. `None` if the dice must still be thrown.
    #[must_use]
    pub const fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::Move(turn) => Some(turn.dice),
            _ => None,
        }
    }

    /// The unused numbers, the higher first.
    pub fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        let left = match self.phase {
            Phase::Move(turn) => Some(turn.left),
            _ => None,
        };
        left.into_iter().flat_map(Numbers::all)
    }

    /// The choices made in the current turn, in order.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        match &self.phase {
            Phase::Move(turn) => &turn.played[..usize::from(turn.used).min(4)],
            _ => &[],
        }
    }

    /// `true` if a win of this side would count seven games because it had a cappotto at the end of an earlier turn
    /// (TW-15). Always `false` unless `cappotto=only_if_won`.
    #[must_use]
    pub const fn had_cappotto(&self, side: Side) -> bool {
        self.cappotto[side.index()]
    }

    /// The target of a choice, legal or not. `None` outside a turn, and if the origin or the number doesn't exist.
    #[must_use]
    pub fn destination(&self, choice: Move) -> Option<Target> {
        let Phase::Move(_) = self.phase else {
            return None;
        };
        let place = choice.from.place().ok()?;
        if !(1..=6).contains(&choice.die) {
            return None;
        }
        Some(match landing(place, choice.die, self.options.shift()) {
            OFF => Target::Off,
            index => Target::Point(index),
        })
    }

    /// Counts a win as seven games if the winner had a cappotto at the end of an earlier turn. This also applies after
    /// a resignation (TW-15).
    pub(super) fn count_cappotto(&self, mut outcome: Outcome) -> Outcome {
        if let Some(winner) = outcome.winner.filter(|side| self.cappotto[side.index()]) {
            outcome.score[winner.index()] = MatchScore::CAPPOTTO;
        }
        outcome
    }

    fn stop(&mut self, reason: EndReason, loser: Option<Side>) -> Result<Vec<Step>, Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::GameOver);
        }
        let outcome = self.count_cappotto(result(reason, loser.map(Side::other)));
        self.phase = Phase::Over(outcome);
        Ok(vec![Step::Ended(outcome)])
    }
}

/// The result of a game that ends for this reason.
pub(super) fn result(reason: EndReason, winner: Option<Side>) -> Outcome {
    let mut score = [0; 2];
    if let Some(winner) = winner {
        score[winner.index()] = if reason == EndReason::Cappotto {
            MatchScore::CAPPOTTO
        } else {
            1
        };
    }
    Outcome {
        winner,
        reason,
        score,
    }
}

impl Rules for Position {
    const KIND: GameKind = GameKind::Tawula;
    const NAME: &'static str = "tawula";
    const SIMPLEST_PRESET: &'static str = "Tawula";
    const SIDE_NAMES: [&'static str; 2] = ["white", "black"];
    const END_REASONS: &'static [EndReason] =
        &[EndReason::Dead, EndReason::BorneOff, EndReason::Cappotto];
    const HAS_CAPPOTTO: bool = true;
    const HAS_OPENING_THROW: bool = true;

    type Options = Options;
    type Throw = Dice;
    type Move = Move;
    type Step = Step;
    type Illegal = Illegal;

    /// The start of a game in which `first` moves first, with a throw of both dice. With [`Rules::opening`] the dice
    /// decide (TW-3).
    fn start(options: Options, first: Side) -> Position {
        Position {
            side: first,
            phase: Phase::Throw,
            ..Position::opening(options)
        }
    }

    /// The first die of the next throw is White's, the second Black's.
    fn opening(options: Options) -> Position {
        Position {
            options,
            board: Board::START,
            side: Side::First,
            phase: Phase::Opening,
            turn: 1,
            cappotto: [false; 2],
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
            Phase::Opening => Expect::Throw(Side::First),
            Phase::Throw => Expect::Throw(self.side),
            Phase::Move(_) => Expect::Move(self.side),
            Phase::Over(_) => Expect::Nothing,
        }
    }

    fn throw(&mut self, throw: Dice) -> Result<Vec<Step>, Illegal> {
        match self.phase {
            Phase::Over(_) => return Err(Illegal::GameOver),
            Phase::Move(_) => return Err(Illegal::MoveFirst),
            Phase::Opening | Phase::Throw => {}
        }
        let mut steps = Vec::new();
        self.roll(throw, &mut |step| steps.push(step));
        Ok(steps)
    }

    fn apply_throw(&mut self, throw: Dice) {
        if let Phase::Opening | Phase::Throw = self.phase {
            self.roll(throw, &mut |_| ());
        }
    }

    fn moves(&self, into: &mut Vec<Move>) {
        if let Phase::Move(turn) = &self.phase {
            self.list(turn, into);
        }
    }

    fn check_move(&self, choice: Move) -> Result<(), Illegal> {
        self.judge(choice).map(|_| ())
    }

    fn play(&mut self, choice: Move) -> Result<Vec<Step>, Illegal> {
        let (place, turn) = self.judge(choice)?;
        let mut steps = Vec::new();
        self.act(turn, place, choice.die, &mut |step| steps.push(step));
        Ok(steps)
    }

    fn apply_move(&mut self, choice: Move) {
        if let (Phase::Move(turn), Ok(place)) = (self.phase, choice.from.place())
            && turn.left.has(choice.die)
            && self.mover().sources(&self.board, choice.die) >> place & 1 != 0
        {
            self.act(turn, place, choice.die, &mut |_| ());
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
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn throws() -> &'static [(Dice, u32)] {
        &Dice::PAIRS
    }
}
