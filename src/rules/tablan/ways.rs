//! The ways in which one throw can be used (TN-8, TN-10, TN-21).

use super::field::{Field, indices};
use super::{MoveTiming, Options, Value};
use crate::rules::Side;

/// Which pieces a throw may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grade {
    /// A 2: runners and pieces that start, in any mixture (TN-10).
    Any,
    /// An 8 or 12: runners only.
    Runners,
    /// An 8 or 12 declared "start": at least one piece must start (TN-21).
    Start,
}

/// The pieces, by their side's own path, that can use a throw in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ways {
    /// All of it (TN-8a).
    pub whole: u64,
    /// The first half of it (TN-8b).
    pub half: u64,
    /// Half of it, the other half being lost (TN-8c).
    pub single: u64,
}

impl Ways {
    /// Finds the ways for one throw of a value.
    pub(super) fn of(
        field: &Field,
        options: &Options,
        side: Side,
        value: Value,
        grade: Grade,
    ) -> Ways {
        let steps = u32::from(value.steps());
        let half = value.steps() / 2;
        let reach = field.reach(options, side);
        let (alone, first) = match grade {
            Grade::Any => {
                let both = reach.runners | reach.starters;
                (both, both)
            }
            Grade::Runners => (reach.runners, reach.runners),
            Grade::Start => (reach.starters, reach.runners | reach.starters),
        };
        let mut ways = Ways {
            whole: reach.movers(alone, steps),
            ..Ways::default()
        };
        for index in indices(reach.movers(first, half.into())) {
            let mut after = *field;
            let landing = after.travel(side, index, half);
            let next = after.reach(options, side);
            let partners = match grade {
                Grade::Any => next.runners | next.starters,
                Grade::Runners => next.runners,
                Grade::Start if landing.started => next.runners | next.starters,
                Grade::Start => next.starters,
            };
            let partner = next.movers(partners & !(1 << landing.to), half.into()) != 0;
            // A half that ends the game needs no second (TN-17), but a declared start that has
            // started nothing yet must at least have been able to.
            let enough = grade != Grade::Start || landing.started;
            if partner || (enough && after.decided()) {
                ways.half |= 1 << index;
            }
        }
        if options.single_half && ways.whole == 0 && ways.half == 0 {
            ways.single = reach.movers(alone, half.into());
        }
        ways
    }

    /// Whether the throw cannot be used at all.
    pub(super) fn is_empty(self) -> bool {
        self.whole | self.half | self.single == 0
    }

    /// The ways of either of two throws.
    pub(super) fn or(self, other: Ways) -> Ways {
        Ways {
            whole: self.whole | other.whole,
            half: self.half | other.half,
            single: self.single | other.single,
        }
    }
}

/// Whether no throw can ever move anything for either side (TN-20).
///
/// Throws are looked at one by one: where none can be used alone, no series can use any.
pub(super) fn dead(field: &Field, options: &Options) -> bool {
    Side::BOTH
        .into_iter()
        .all(|side| !throws_help(field, options, side) && !leaps_help(field, options, side))
}

fn throws_help(field: &Field, options: &Options, side: Side) -> bool {
    let usable = |value, grade| !Ways::of(field, options, side, value, grade).is_empty();
    usable(Value::Two, Grade::Any)
        || [Value::Eight, Value::Twelve].into_iter().any(|value| {
            usable(value, Grade::Runners) || (options.big_start && usable(value, Grade::Start))
        })
}

fn leaps_help(field: &Field, options: &Options, side: Side) -> bool {
    if !options.leap || options.timing != MoveTiming::EndOfSeries {
        return false;
    }
    let reach = field.reach(options, side);
    // Every even total from 4 is a sum of two or more scoring throws.
    (4..48)
        .step_by(2)
        .any(|total| reach.movers(reach.runners, total) != 0)
}
