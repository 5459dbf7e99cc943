//! How a turn goes on after each throw and each use of one, up to the end of the game.

use super::field::HOME;
use super::position::Phase;
use super::series::{Pending, Series};
use super::{Cell, Move, MoveTiming, Part, Position, Step};
use crate::rules::Reason;

impl Position {
    /// Goes on after a scoring throw that leaves the series open.
    pub(super) fn after_throw(&mut self, steps: &mut Vec<Step>) {
        self.phase = Phase::Throw;
        if self.options.timing == MoveTiming::AfterEachThrow {
            if self.can_use() {
                self.phase = Phase::Move;
            } else {
                self.lapse(steps);
            }
        }
    }

    /// Goes on where no further throw can come in this turn.
    pub(super) fn after_series(&mut self, steps: &mut Vec<Step>) {
        if self.can_use() {
            self.phase = Phase::Move;
        } else {
            self.end_turn(None, steps);
        }
    }

    /// Gives up every throw that is left, by value.
    fn lapse(&mut self, steps: &mut Vec<Step>) {
        for throw in self.series.unused() {
            let lapsed = Step::Lapsed {
                value: throw.value,
                half: false,
            };
            steps.extend(std::iter::repeat_n(lapsed, throw.count.into()));
        }
        self.series.clear_unused();
    }

    fn end_turn(&mut self, reason: Option<Reason>, steps: &mut Vec<Step>) {
        self.lapse(steps);
        let side = self.side;
        steps.push(Step::TurnEnded {
            side,
            passed: !self.series.moved,
        });
        self.series = Series::NEW;
        let reason = reason.or_else(|| self.is_dead().then_some(Reason::Dead));
        if let Some(reason) = reason {
            let outcome = self.result(reason, None);
            self.phase = Phase::Over(outcome);
            steps.push(Step::Ended(outcome));
        } else {
            self.phase = Phase::Throw;
            self.side = side.other();
            self.turn = self.turn.saturating_add(1);
        }
    }

    /// Moves a piece; the choice must be legal. Whether the piece started, and where it is now.
    fn travel(
        &mut self,
        from: Cell,
        length: u8,
        part: Part,
        steps: &mut Vec<Step>,
    ) -> (bool, Cell) {
        let side = self.side;
        let index = from.index(side);
        let landing = self.field.travel(side, index, length);
        let path: Vec<Cell> = (index..=landing.to)
            .filter_map(|index| Cell::on_path(side, index))
            .collect();
        let at = Cell::on_path(side, landing.to).unwrap_or(from);
        let started = landing.started;
        steps.push(Step::Travelled {
            side,
            path,
            part,
            steps: length,
            started,
        });
        if landing.captured {
            steps.push(Step::Captured {
                side: side.other(),
                at,
            });
        }
        if landing.to >= HOME {
            steps.push(Step::Entered { side, at });
        }
        self.series.moved = true;
        (started, at)
    }

    /// Plays a legal use of a throw.
    pub(super) fn act(&mut self, choice: Move, from: Cell, steps: &mut Vec<Step>) {
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
                steps.push(Step::Lapsed { value, half: true });
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
                    steps.push(Step::Lapsed { value, half: true });
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
