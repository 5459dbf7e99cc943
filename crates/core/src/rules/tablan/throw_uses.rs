//! Finds the ways to use one throw (TN-8, TN-10, TN-21).

use super::field::{Field, Reach, indices};
use super::{Cell, EndingHalf, MoveTiming, Options, Value};
use crate::rules::Side;

/// The pieces that a throw can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AllowedPieces {
    /// A 2: runners and pieces that start now, in any mix (TN-10).
    Any,
    /// An 8 or 12: only runners.
    Runners,
    /// An 8 or 12 declared "start": at least one piece must start (TN-21).
    Start,
}

/// The pieces that can use a throw in each way, by their side's path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct UsablePieces {
    /// The full throw (TN-8a).
    pub whole: u64,
    /// Its first half (TN-8b).
    pub half: u64,
    /// Half of it, with the other half lost (TN-8c).
    pub single: u64,
}

impl UsablePieces {
    /// The union of the pieces that can use two throws.
    pub(super) fn or(self, other: UsablePieces) -> UsablePieces {
        UsablePieces {
            whole: self.whole | other.whole,
            half: self.half | other.half,
            single: self.single | other.single,
        }
    }
}

/// One throw that a side has to use.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThrowUse<'a> {
    field: &'a Field,
    options: &'a Options,
    side: Side,
    value: Value,
    allowed: AllowedPieces,
    reach: Reach,
}

/// The situation after the first half of a throw.
#[derive(Clone, Copy, Debug)]
struct FirstHalf {
    after: Field,
    /// `true` if the first half starts its piece.
    started: bool,
    /// The pieces that can move the second half.
    seconds: u64,
    /// `true` if the first half ends the game, so that the second isn't played (TN-17).
    ended: bool,
    /// `true` if the first half is legal.
    legal: bool,
}

impl<'a> ThrowUse<'a> {
    /// A throw of a side with its value and the allowed pieces.
    pub(super) fn new(
        field: &'a Field,
        options: &'a Options,
        side: Side,
        value: Value,
        allowed: AllowedPieces,
    ) -> ThrowUse<'a> {
        let reach = field.reach(options, side);
        ThrowUse {
            field,
            options,
            side,
            value,
            allowed,
            reach,
        }
    }

    fn half(&self) -> u8 {
        self.value.steps() / 2
    }

    /// The pieces that can use the throw without another piece.
    fn alone(&self) -> u64 {
        match self.allowed {
            AllowedPieces::Any => self.reach.runners | self.reach.starters,
            AllowedPieces::Runners => self.reach.runners,
            AllowedPieces::Start => self.reach.starters,
        }
    }

    /// The pieces that can move the full throw.
    fn wholes(&self) -> u64 {
        self.reach.movers(self.alone(), self.value.steps().into())
    }

    /// The pieces that can move half of the throw, no matter if the second half is possible.
    fn firsts(&self) -> u64 {
        let set = match self.allowed {
            AllowedPieces::Runners => self.reach.runners,
            AllowedPieces::Any | AllowedPieces::Start => self.reach.runners | self.reach.starters,
        };
        self.reach.movers(set, self.half().into())
    }

    /// The pieces that can move half of the throw alone if it can't be used otherwise (TN-8c).
    fn singles(&self) -> u64 {
        if self.options.single_half {
            self.reach.movers(self.alone(), self.half().into())
        } else {
            0
        }
    }

    /// Plays the first half with one of the pieces of [`ThrowUse::firsts`].
    fn first_half(&self, first: u8) -> FirstHalf {
        let mut after = *self.field;
        let landing = after.travel(self.side, first, self.half());
        let next = after.reach(self.options, self.side);
        let partners = match self.allowed {
            AllowedPieces::Runners => next.runners,
            AllowedPieces::Start if !landing.started => next.starters,
            AllowedPieces::Any | AllowedPieces::Start => next.runners | next.starters,
        };
        let seconds = next.movers(partners & !(1 << landing.to), self.half().into());
        let ended = after.decided();
        // A half that ends the game needs no second half (TN-17).
        let enough = match self.options.ending_half {
            // Another piece must be outside. Then even a declared start needn't start a piece (TN-21).
            EndingHalf::Accompanied => {
                let outside = after.pieces(self.side) & !after.home(self.side);
                outside & !(1 << landing.to) != 0
            }
            EndingHalf::Alone => self.allowed != AllowedPieces::Start || landing.started,
        };
        FirstHalf {
            after,
            started: landing.started,
            seconds,
            ended,
            legal: seconds != 0 || (ended && enough),
        }
    }

    /// The pieces that can use the throw in each way.
    pub(super) fn usable_pieces(self) -> UsablePieces {
        let mut pieces = UsablePieces {
            whole: self.wholes(),
            ..UsablePieces::default()
        };
        for first in indices(self.firsts()) {
            if self.first_half(first).legal {
                pieces.half |= 1 << first;
            }
        }
        if pieces.whole | pieces.half == 0 {
            pieces.single = self.singles();
        }
        pieces
    }

    /// `true` if the throw can be used.
    pub(super) fn usable(&self) -> bool {
        self.usable_with(|half| half.legal)
    }

    /// `true` if the throw, declared "start", could start a piece (TN-21). A half that ends the game with a runner
    /// starts none.
    pub(super) fn could_start(&self) -> bool {
        self.usable_with(|half| match self.options.ending_half {
            EndingHalf::Accompanied if !half.started => half.seconds != 0 && !half.ended,
            EndingHalf::Accompanied | EndingHalf::Alone => half.legal,
        })
    }

    /// `true` if the throw can be used, with two halves only if the first one counts.
    fn usable_with(&self, counts: impl Fn(FirstHalf) -> bool) -> bool {
        self.wholes() != 0
            || indices(self.firsts()).any(|first| counts(self.first_half(first)))
            || self.singles() != 0
    }

    /// Calls `each` with every field that using the throw leads to, each field once.
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
        // For each first piece, the second pieces reported with it.
        let mut shown = [0_u64; Cell::COUNT as usize];
        for first in indices(self.firsts()) {
            let played = self.first_half(first);
            used |= played.legal;
            if played.ended {
                if played.legal {
                    each(&played.after);
                }
                continue;
            }
            shown[usize::from(first)] = played.seconds;
            for second in indices(played.seconds) {
                // Two pieces give the same field in either order. If the second piece lands on the first one's cell,
                // moving it by the full throw gives the same field too, unless the first piece started.
                let turned = shown[usize::from(second)] & 1 << first != 0;
                let relayed = first == second + half
                    && wholes & 1 << second != 0
                    && waiting & 1 << first == 0;
                if !turned && !relayed {
                    each(&travelled(played.after, second, half));
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

/// `true` if no throw can ever move a piece of either side (TN-20).
///
/// It's enough to test single throws: if none of them can be used, no series can be used either.
pub(super) fn is_dead_position(field: &Field, options: &Options) -> bool {
    Side::BOTH
        .into_iter()
        .all(|side| is_stuck(field, options, side))
}

/// `true` if no throw can move a piece of a side.
pub(super) fn is_stuck(field: &Field, options: &Options, side: Side) -> bool {
    !throws_help(field, options, side) && !leaps_help(field, options, side)
}

fn throws_help(field: &Field, options: &Options, side: Side) -> bool {
    let usable = |value, allowed| ThrowUse::new(field, options, side, value, allowed).usable();
    usable(Value::Two, AllowedPieces::Any)
        || [Value::Eight, Value::Twelve].into_iter().any(|value| {
            usable(value, AllowedPieces::Runners)
                || (options.big_start && usable(value, AllowedPieces::Start))
        })
}

fn leaps_help(field: &Field, options: &Options, side: Side) -> bool {
    if !options.leap || options.timing != MoveTiming::EndOfSeries {
        return false;
    }
    let reach = field.reach(options, side);
    // Two or more scoring throws can add up to every even total from 4.
    (4..48)
        .step_by(2)
        .any(|total| reach.movers(reach.runners, total) != 0)
}
