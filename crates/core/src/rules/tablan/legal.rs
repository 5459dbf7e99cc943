//! Lists the legal choices of a position and the resulting fields.

use std::collections::HashSet;

use super::field::{Field, indices};
use super::position::Phase;
use super::series::{Pending, SCORING};
use super::throw_uses::{AllowedPieces, ThrowUse, UsablePieces};
use super::{Move, MoveTiming, Options, Position, Value};
use crate::rules::{Side, TooManyTurns, TurnLimits, complete_turns};

impl Field {
    /// Calls `each` with every field that results when a side uses one throw of a value, each field once. It isn't
    /// called if the throw can't be used (TN-8). An 8 or 12 doesn't start a piece here.
    pub fn uses(&self, options: &Options, side: Side, value: Value, each: &mut impl FnMut(&Field)) {
        let allowed = match value {
            Value::Nothing => return,
            Value::Two => AllowedPieces::Any,
            Value::Eight | Value::Twelve => AllowedPieces::Runners,
        };
        ThrowUse::new(self, options, side, value, allowed).successors(each);
    }

    /// Calls `each` with every field that results from a leap of `steps` steps, each field once (TN-9).
    pub fn leaps(&self, options: &Options, side: Side, steps: u32, each: &mut impl FnMut(&Field)) {
        let reach = self.reach(options, side);
        for index in indices(reach.movers(reach.runners, steps)) {
            let mut after = *self;
            after.travel(side, index, steps as u8);
            each(&after);
        }
    }
}

impl Position {
    /// The pieces that can use the unused throws of a value in each way.
    pub(super) fn usable_pieces(&self, value: Value) -> UsablePieces {
        if let Some(half) = self.series.pending {
            let half_set = if half.value == value {
                self.second_halves(half)
            } else {
                0
            };
            return UsablePieces {
                half: half_set,
                ..UsablePieces::default()
            };
        }
        self.throw_uses(value)
            .map(ThrowUse::usable_pieces)
            .fold(UsablePieces::default(), UsablePieces::or)
    }

    /// The possible uses of an unused throw of a value while no half is pending. One is for an ordinary throw, one for
    /// a throw declared "start".
    fn throw_uses(&self, value: Value) -> impl Iterator<Item = ThrowUse<'_>> {
        let throw =
            move |allowed| ThrowUse::new(&self.field, &self.options, self.side, value, allowed);
        let plain = (self.series.ordinary(value) > 0).then(|| {
            throw(match value {
                Value::Two => AllowedPieces::Any,
                _ => AllowedPieces::Runners,
            })
        });
        let start = (self.series.start == Some(value)).then(|| throw(AllowedPieces::Start));
        plain.into_iter().chain(start)
    }

    /// The pieces that can move the pending half.
    fn second_halves(&self, half: Pending) -> u64 {
        let reach = self.field.reach(&self.options, self.side);
        let any = reach.runners | reach.starters;
        let set = if half.value == Value::Two || half.started {
            any
        } else {
            // The first half moved a runner. So the second half can complete an ordinary throw, or the declared start,
            // which needs a piece that starts now.
            let plain = if self.series.ordinary(half.value) > 0 {
                reach.runners
            } else {
                0
            };
            let start = if self.series.start == Some(half.value) {
                reach.starters
            } else {
                0
            };
            plain | start
        };
        let moved = 1 << half.moved.index(self.side);
        reach.movers(set & !moved, u32::from(half.value.steps()) / 2)
    }

    /// The pieces that can leap (TN-9).
    pub(super) fn leapers(&self) -> u64 {
        let series = &self.series;
        let allowed = self.options.leap
            && self.options.timing == MoveTiming::EndOfSeries
            && series.thrown() >= 2
            && series.unused_count() == series.thrown()
            && series.pending.is_none()
            && series.start.is_none();
        if !allowed {
            return 0;
        }
        let reach = self.field.reach(&self.options, self.side);
        reach.movers(reach.runners, series.total())
    }

    /// `true` if a choice is legal now.
    pub(super) fn allows(&self, choice: Move) -> bool {
        match (self.phase, choice) {
            (Phase::Declare(due), Move::Declare { value, .. }) => value == due,
            (Phase::Move, Move::Declare { .. }) => false,
            (Phase::Move, _) => {
                let Some(from) = choice.from() else {
                    return false;
                };
                let usable = choice
                    .value()
                    .map(|value| self.usable_pieces(value))
                    .unwrap_or_default();
                let set = match choice {
                    Move::Whole { .. } => usable.whole,
                    Move::Half { .. } => usable.half,
                    Move::SingleHalf { .. } => usable.single,
                    Move::Leap { .. } => self.leapers(),
                    Move::Declare { .. } => 0,
                };
                set & (1 << from.index(self.side)) != 0
            }
            _ => false,
        }
    }

    /// `true` if an unused throw can be used (TN-15).
    pub(super) fn can_use(&self) -> bool {
        match self.series.pending {
            Some(half) => self.second_halves(half) != 0,
            None => {
                SCORING
                    .into_iter()
                    .any(|value| self.throw_uses(value).any(|throw| throw.usable()))
                    || self.leapers() != 0
            }
        }
    }

    /// Calls `each` with the field after every complete turn that [`complete_turns`] finds, each field once.
    ///
    /// If only one throw is left, this needs no memory and no limit applies. That is always so if pieces move after
    /// each throw. `each` isn't called if the position doesn't expect a choice. If both declarations of an 8 or 12 lead
    /// to the same field (TN-21), it's reported once.
    ///
    /// # Errors
    /// Fails if there are too many complete turns with several throws. `each` hasn't been called then.
    pub fn successors(
        &self,
        limits: TurnLimits,
        mut each: impl FnMut(&Field),
    ) -> Result<(), TooManyTurns> {
        match self.phase {
            Phase::Move if self.series.unused_count() == 1 => {
                self.results_of_one(&mut each);
                Ok(())
            }
            Phase::Opening | Phase::Throw | Phase::Over(_) => Ok(()),
            Phase::Move | Phase::Declare(_) => {
                let mut shown = HashSet::new();
                for turn in complete_turns(self, limits)? {
                    let field = turn.position.field;
                    if shown.insert(field) {
                        each(&field);
                    }
                }
                Ok(())
            }
        }
    }

    /// Calls `each` with the field after every use of the only unused throw, each field once.
    fn results_of_one(&self, each: &mut impl FnMut(&Field)) {
        if let Some(half) = self.series.pending {
            for index in indices(self.second_halves(half)) {
                let mut after = self.field;
                after.travel(self.side, index, half.value.steps() / 2);
                each(&after);
            }
            return;
        }
        // A leap needs two unused throws (TN-9), so it's impossible here.
        for value in SCORING {
            self.throw_uses(value)
                .for_each(|throw| throw.successors(each));
        }
    }
}
