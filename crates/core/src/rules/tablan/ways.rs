//! The ways in which one throw can be used (TN-8, TN-10, TN-21).

use super::field::{Field, Reach, indices};
use super::{Cell, MoveTiming, Options, Value};
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
    /// The ways of either of two throws.
    pub(super) fn or(self, other: Ways) -> Ways {
        Ways {
            whole: self.whole | other.whole,
            half: self.half | other.half,
            single: self.single | other.single,
        }
    }
}

/// One throw in the hands of a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand<'a> {
    field: &'a Field,
    options: &'a Options,
    side: Side,
    value: Value,
    grade: Grade,
    reach: Reach,
}

/// What the first half of a throw leads to.
#[derive(Clone, Copy, Debug)]
struct Halfway {
    after: Field,
    /// The pieces that can move the second half.
    seconds: u64,
    /// The first half ends the game, and no second is played (TN-17).
    ended: bool,
    /// The first half may be played.
    legal: bool,
}

impl<'a> Hand<'a> {
    /// A throw of a value, to be used by a side.
    pub(super) fn new(
        field: &'a Field,
        options: &'a Options,
        side: Side,
        value: Value,
        grade: Grade,
    ) -> Hand<'a> {
        let reach = field.reach(options, side);
        Hand {
            field,
            options,
            side,
            value,
            grade,
            reach,
        }
    }

    fn half(&self) -> u8 {
        self.value.steps() / 2
    }

    /// The pieces that may use the throw without another piece.
    fn alone(&self) -> u64 {
        match self.grade {
            Grade::Any => self.reach.runners | self.reach.starters,
            Grade::Runners => self.reach.runners,
            Grade::Start => self.reach.starters,
        }
    }

    /// The pieces that can travel all of it.
    fn wholes(&self) -> u64 {
        self.reach.movers(self.alone(), self.value.steps().into())
    }

    /// The pieces that can travel half of it, whatever becomes of the other half.
    fn firsts(&self) -> u64 {
        let set = match self.grade {
            Grade::Runners => self.reach.runners,
            Grade::Any | Grade::Start => self.reach.runners | self.reach.starters,
        };
        self.reach.movers(set, self.half().into())
    }

    /// The pieces that can use half of it alone, where nothing else is possible (TN-8c).
    fn singles(&self) -> u64 {
        if self.options.single_half {
            self.reach.movers(self.alone(), self.half().into())
        } else {
            0
        }
    }

    /// Plays the first half with one of [`Hand::firsts`].
    fn halfway(&self, first: u8) -> Halfway {
        let mut after = *self.field;
        let landing = after.travel(self.side, first, self.half());
        let next = after.reach(self.options, self.side);
        let partners = match self.grade {
            Grade::Runners => next.runners,
            Grade::Start if !landing.started => next.starters,
            Grade::Any | Grade::Start => next.runners | next.starters,
        };
        let seconds = next.movers(partners & !(1 << landing.to), self.half().into());
        let ended = after.decided();
        // A half that ends the game needs no second (TN-17), but a declared start that has
        // started nothing yet must at least have been able to.
        let enough = self.grade != Grade::Start || landing.started;
        Halfway {
            after,
            seconds,
            ended,
            legal: seconds != 0 || (enough && ended),
        }
    }

    /// Finds the ways to use it.
    pub(super) fn ways(self) -> Ways {
        let mut ways = Ways {
            whole: self.wholes(),
            ..Ways::default()
        };
        for first in indices(self.firsts()) {
            if self.halfway(first).legal {
                ways.half |= 1 << first;
            }
        }
        if ways.whole | ways.half == 0 {
            ways.single = self.singles();
        }
        ways
    }

    /// Whether it can be used at all.
    pub(super) fn usable(&self) -> bool {
        self.wholes() != 0
            || indices(self.firsts()).any(|first| self.halfway(first).legal)
            || self.singles() != 0
    }

    /// Shows every field to which using it leads, each once.
    pub(super) fn successors(&self, each: &mut impl FnMut(&Field)) {
        let travelled = |mut field: Field, index, steps| {
            field.travel(self.side, index, steps);
            field
        };
        let wholes = self.wholes();
        for index in indices(wholes) {
            each(&travelled(*self.field, index, self.value.steps()));
        }
        let half = self.half();
        let waiting = self.field.waiting(self.side);
        let mut used = wholes != 0;
        // By first pieces, the second ones that went with them.
        let mut shown = [0_u64; Cell::COUNT as usize];
        for first in indices(self.firsts()) {
            let halfway = self.halfway(first);
            used |= halfway.legal;
            if halfway.ended {
                if halfway.legal {
                    each(&halfway.after);
                }
                continue;
            }
            shown[usize::from(first)] = halfway.seconds;
            for second in indices(halfway.seconds) {
                // Two pieces come to the same in either order; and where the second steps into the
                // place of the first, so does the whole throw with it, unless the first started.
                let turned = shown[usize::from(second)] & 1 << first != 0;
                let relayed = first == second + half
                    && wholes & 1 << second != 0
                    && waiting & 1 << first == 0;
                if !turned && !relayed {
                    each(&travelled(halfway.after, second, half));
                }
            }
        }
        if !used {
            for index in indices(self.singles()) {
                each(&travelled(*self.field, index, half));
            }
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
    let usable = |value, grade| Hand::new(field, options, side, value, grade).usable();
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
