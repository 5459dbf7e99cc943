//! Which choices a position allows, and the fields to which they lead.

use std::collections::HashSet;

use super::field::{Field, indices};
use super::position::Phase;
use super::series::{Pending, SCORING};
use super::ways::{Grade, Hand, Ways};
use super::{Move, MoveTiming, Options, Position, Value};
use crate::rules::{Side, TooManyTurns, TurnLimits, complete_turns};

impl Field {
    /// Shows every field to which using one throw of a value leads a side, each once; none where it
    /// cannot be used (TN-8). An 8 or 12 starts nothing.
    pub fn uses(&self, options: &Options, side: Side, value: Value, each: &mut impl FnMut(&Field)) {
        let grade = match value {
            Value::Nothing => return,
            Value::Two => Grade::Any,
            Value::Eight | Value::Twelve => Grade::Runners,
        };
        Hand::new(self, options, side, value, grade).successors(each);
    }

    /// Shows every field to which a leap of so many steps leads a side, each once (TN-9).
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
    /// The ways to use the unused throws of a value.
    pub(super) fn ways(&self, value: Value) -> Ways {
        if let Some(half) = self.series.pending {
            let half_set = if half.value == value {
                self.second_halves(half)
            } else {
                0
            };
            return Ways {
                half: half_set,
                ..Ways::default()
            };
        }
        self.hands(value)
            .map(Hand::ways)
            .fold(Ways::default(), Ways::or)
    }

    /// What can be done with an unused throw of a value, where no half is due: with a plain one and
    /// with one declared "start".
    fn hands(&self, value: Value) -> impl Iterator<Item = Hand<'_>> {
        let hand = move |grade| Hand::new(&self.field, &self.options, self.side, value, grade);
        let plain = (self.series.plain(value) > 0).then(|| {
            hand(match value {
                Value::Two => Grade::Any,
                _ => Grade::Runners,
            })
        });
        let start = (self.series.start == Some(value)).then(|| hand(Grade::Start));
        plain.into_iter().chain(start)
    }

    /// The pieces that can move the half that is due.
    fn second_halves(&self, half: Pending) -> u64 {
        let reach = self.field.reach(&self.options, self.side);
        let any = reach.runners | reach.starters;
        let set = if half.value == Value::Two || half.started {
            any
        } else {
            // The first half moved a runner: this one may complete either a throw for runners or
            // the declared start, which needs a piece that starts now.
            let plain = if self.series.plain(half.value) > 0 {
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
            && series.left() == series.thrown()
            && series.pending.is_none()
            && series.start.is_none();
        if !allowed {
            return 0;
        }
        let reach = self.field.reach(&self.options, self.side);
        reach.movers(reach.runners, series.total())
    }

    /// Whether a choice is legal now.
    pub(super) fn allows(&self, choice: Move) -> bool {
        match (self.phase, choice) {
            (Phase::Declare(due), Move::Declare { value, .. }) => value == due,
            (Phase::Move, Move::Declare { .. }) => false,
            (Phase::Move, _) => {
                let Some(from) = choice.from() else {
                    return false;
                };
                let ways = choice
                    .value()
                    .map(|value| self.ways(value))
                    .unwrap_or_default();
                let set = match choice {
                    Move::Whole { .. } => ways.whole,
                    Move::Half { .. } => ways.half,
                    Move::SingleHalf { .. } => ways.single,
                    Move::Leap { .. } => self.leapers(),
                    Move::Declare { .. } => 0,
                };
                set & (1 << from.index(self.side)) != 0
            }
            _ => false,
        }
    }

    /// Whether any unused throw can be used (TN-15).
    pub(super) fn can_use(&self) -> bool {
        match self.series.pending {
            Some(half) => self.second_halves(half) != 0,
            None => {
                SCORING
                    .into_iter()
                    .any(|value| self.hands(value).any(|hand| hand.usable()))
                    || self.leapers() != 0
            }
        }
    }

    /// Shows the field after every complete turn that [`complete_turns`] finds, each field once.
    ///
    /// Where one throw is left to use, which is so whenever pieces move after each throw, no limit
    /// is met and nothing is allocated. Shows nothing where no choice is expected. A field to which
    /// both declarations of an 8 or 12 lead (TN-21) is shown once.
    ///
    /// # Errors
    /// Too many complete turns with several throws; then nothing has been shown.
    pub fn successors(
        &self,
        limits: TurnLimits,
        mut each: impl FnMut(&Field),
    ) -> Result<(), TooManyTurns> {
        match self.phase {
            Phase::Move if self.series.left() == 1 => {
                self.results_of_one(&mut each);
                Ok(())
            }
            Phase::Throw | Phase::Over(_) => Ok(()),
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

    /// Shows the field after every use of the only throw left, each once.
    fn results_of_one(&self, each: &mut impl FnMut(&Field)) {
        if let Some(half) = self.series.pending {
            for index in indices(self.second_halves(half)) {
                let mut after = self.field;
                after.travel(self.side, index, half.value.steps() / 2);
                each(&after);
            }
            return;
        }
        // There is no leap with one throw: it takes two, all of them unused (TN-9).
        for value in SCORING {
            self.hands(value).for_each(|hand| hand.successors(each));
        }
    }
}
