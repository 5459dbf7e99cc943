//! Continues the turn after each throw and each move, up to the end of the game.

use super::field::HOME;
use super::position::Phase;
use super::series::{Pending, Series};
use super::step::StepSink;
use super::throw_uses::{AllowedPieces, ThrowUse};
use super::{Cell, Illegal, Move, MoveTiming, Part, Position, Step, Value};
use crate::rules::EndReason;

impl Position {
    /// Applies a throw. If none is expected, it fails and the position stays unchanged.
    pub(super) fn throw_into(
        &mut self,
        throw: Value,
        steps: &mut impl StepSink,
    ) -> Result<(), Illegal> {
        match self.phase {
            Phase::Opening => {
                self.throw_in_opening(throw, steps);
                return Ok(());
            }
            Phase::Throw => {}
            Phase::Declare(value) => return Err(Illegal::DeclareFirst { value }),
            Phase::Move => return Err(Illegal::MoveFirst),
            Phase::Over(_) => return Err(Illegal::GameOver),
        }
        let scores = throw != Value::Nothing;
        if scores && !self.series.push(throw) {
            return Err(Illegal::SeriesTooLong);
        }
        let side = self.side;
        steps.receive(|| Step::Threw { side, value: throw });
        let start = || {
            ThrowUse::new(
                &self.field,
                &self.options,
                side,
                throw,
                AllowedPieces::Start,
            )
        };
        if !scores {
            self.after_series(steps);
        } else if self.options.big_start && throw != Value::Two && start().could_start() {
            self.phase = Phase::Declare(throw);
        } else {
            self.after_throw(steps);
        }
        Ok(())
    }

    /// Applies a throw that can decide which side has the first turn. A 2 is the first throw of that turn (TN-4).
    fn throw_in_opening(&mut self, throw: Value, steps: &mut impl StepSink) {
        let side = self.side;
        steps.receive(|| Step::OpeningThrew { side, value: throw });
        if throw == Value::Two {
            steps.receive(|| Step::Began { side });
            self.series.push(throw);
            self.after_throw(steps);
        } else {
            self.side = side.other();
            steps.receive(|| Step::OpeningPassed { side });
        }
    }

    /// Plays a legal choice.
    pub(super) fn apply_choice(&mut self, choice: Move, steps: &mut impl StepSink) {
        if let Some(from) = choice.from() {
            self.apply_use(choice, from, steps);
        } else if let Move::Declare { value, start } = choice {
            steps.receive(|| Step::Declared { value, start });
            if start {
                self.series.declare_start(value);
                self.after_series(steps);
            } else {
                self.after_throw(steps);
            }
        }
    }

    /// Continues after a scoring throw that doesn't end the series.
    fn after_throw(&mut self, steps: &mut impl StepSink) {
        self.phase = Phase::Throw;
        if self.options.timing == MoveTiming::AfterEachThrow {
            if self.can_use() {
                self.phase = Phase::Move;
            } else {
                self.drop_unused_throws(steps);
            }
        }
    }

    /// Continues if no further throw can follow in this turn.
    fn after_series(&mut self, steps: &mut impl StepSink) {
        if self.can_use() {
            self.phase = Phase::Move;
        } else {
            self.end_turn(None, steps);
        }
    }

    /// Drops all unused throws, one step for each.
    fn drop_unused_throws(&mut self, steps: &mut impl StepSink) {
        for throw in self.series.unused() {
            for _ in 0..throw.count {
                steps.receive(|| Step::Lapsed {
                    value: throw.value,
                    half: false,
                });
            }
        }
        self.series.clear_unused();
    }

    fn end_turn(&mut self, reason: Option<EndReason>, steps: &mut impl StepSink) {
        self.drop_unused_throws(steps);
        let side = self.side;
        let passed = !self.series.moved;
        steps.receive(|| Step::TurnEnded { side, passed });
        self.series = Series::NEW;
        let reason = reason.or_else(|| self.is_dead().then_some(EndReason::Dead));
        if let Some(reason) = reason {
            let outcome = self.result(reason, None);
            self.phase = Phase::Over(outcome);
            steps.receive(|| Step::Ended(outcome));
        } else {
            self.phase = Phase::Throw;
            self.side = side.other();
            self.turn = self.turn.saturating_add(1);
        }
    }

    /// Moves a piece. The choice must be legal. Returns `true` if the piece started, and its new cell.
    fn travel(
        &mut self,
        from: Cell,
        length: u8,
        part: Part,
        steps: &mut impl StepSink,
    ) -> (bool, Cell) {
        let side = self.side;
        let index = from.index(side);
        let landing = self.field.travel(side, index, length);
        let at = Cell::on_path(side, landing.to).unwrap_or(from);
        let started = landing.started;
        steps.receive(|| Step::Travelled {
            side,
            path: (index..=landing.to)
                .filter_map(|index| Cell::on_path(side, index))
                .collect(),
            part,
            steps: length,
            started,
        });
        if landing.captured {
            steps.receive(|| Step::Captured {
                side: side.other(),
                at,
            });
        }
        if landing.to >= HOME {
            steps.receive(|| Step::Entered { side, at });
        }
        self.series.moved = true;
        (started, at)
    }

    /// Plays a legal use of a throw.
    fn apply_use(&mut self, choice: Move, from: Cell, steps: &mut impl StepSink) {
        let length = self
            .steps(&choice)
            .and_then(|length| u8::try_from(length).ok());
        let length = length.unwrap_or_default();
        let mut closed = false;
        match choice {
            Move::Whole { value, .. } => {
                let (started, _) = self.travel(from, length, Part::Whole, steps);
                closed = self.series.consume(value, started);
            }
            Move::SingleHalf { value, .. } => {
                let (started, _) = self.travel(from, length, Part::SingleHalf, steps);
                closed = self.series.consume(value, started);
                steps.receive(|| Step::Lapsed { value, half: true });
            }
            Move::Half { value, .. } => {
                if let Some(half) = self.series.pending.take() {
                    let (started, _) = self.travel(from, length, Part::SecondHalf, steps);
                    closed = self.series.consume(value, started || half.started);
                } else {
                    let (started, moved) = self.travel(from, length, Part::FirstHalf, steps);
                    if self.end_reason().is_none() {
                        self.series.pending = Some(Pending {
                            value,
                            moved,
                            started,
                        });
                        return;
                    }
                    self.series.consume(value, started);
                    steps.receive(|| Step::Lapsed { value, half: true });
                }
            }
            Move::Leap { .. } => {
                self.travel(from, length, Part::Leap, steps);
                self.series.clear_unused();
            }
            Move::Declare { .. } => {}
        }
        if let Some(reason) = self.end_reason() {
            self.end_turn(Some(reason), steps);
        } else if self.options.timing == MoveTiming::AfterEachThrow && !closed {
            self.phase = Phase::Throw;
        } else {
            self.after_series(steps);
        }
    }
}
