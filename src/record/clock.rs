//! The time that two players have, in milliseconds: who acts spends it, by one of three rules.

use crate::rules::Side;

/// By which rule time goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockRule {
    /// What is used is gone.
    SuddenDeath,
    /// Every finished turn brings some time back, in milliseconds.
    Increment(u64),
    /// What one uses, the other gains.
    Hourglass,
}

/// The time left to both sides. It never falls below nothing and never overflows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    rule: ClockRule,
    left: [u64; 2],
}

impl Clock {
    /// A clock that gives both sides the same time, in milliseconds.
    #[must_use]
    pub const fn new(rule: ClockRule, each: u64) -> Clock {
        Clock {
            rule,
            left: [each; 2],
        }
    }

    /// The rule by which time goes over.
    #[must_use]
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// What a side has left, in milliseconds.
    #[must_use]
    pub const fn left(&self, side: Side) -> u64 {
        self.left[side.index()]
    }

    /// Whether a side has nothing left.
    #[must_use]
    pub const fn is_out(&self, side: Side) -> bool {
        self.left(side) == 0
    }

    /// Lets the side that acts spend time, in milliseconds: at most what it has. Tells what it spent.
    pub fn spend(&mut self, side: Side, time: u64) -> u64 {
        let had = self.left(side);
        let mut spent = time.min(had);
        if self.rule == ClockRule::Hourglass {
            // What does not fit on the other side stays here, so that the sum never changes.
            let other = &mut self.left[side.other().index()];
            spent = spent.min(u64::MAX - *other);
            *other += spent;
        }
        self.left[side.index()] = had - spent;
        spent
    }

    /// A side has finished its turn. A side that is out of time gains nothing.
    pub fn finish_turn(&mut self, side: Side) {
        if let ClockRule::Increment(gain) = self.rule
            && !self.is_out(side)
        {
            let left = &mut self.left[side.index()];
            *left = left.saturating_add(gain);
        }
    }
}
