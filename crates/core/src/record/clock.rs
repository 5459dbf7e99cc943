//! The time that two players have, in milliseconds: who acts spends it, by one of three rules.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Side, shortened};

/// A second in milliseconds.
const SECOND: u64 = 1000;

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

/// What becomes of who has no time left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeOut {
    /// The game is lost.
    #[default]
    Loss,
    /// It is only heard, and the game goes on.
    Sound,
}

/// With which clocks a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockControl {
    rule: ClockRule,
    each: u64,
    time_out: TimeOut,
}

/// A text or numbers that are no [`ClockControl`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{found:?} is no clock; expected seconds, such as 300, 300+5 or hourglass 60, with \" sound\" behind them \
     where running out of time is only heard: 1 to {most}, and 1 to {most_more} more for each turn",
    most = ClockControl::MOST / SECOND,
    most_more = ClockControl::MOST_MORE / SECOND
)]
pub struct ClockControlError {
    /// What was given.
    pub found: String,
}

impl ClockControl {
    /// The most time that each side can have, in milliseconds: a day.
    pub const MOST: u64 = 24 * 3600 * SECOND;

    /// The most that a finished turn can bring back, in milliseconds: an hour.
    pub const MOST_MORE: u64 = 3600 * SECOND;

    /// Clocks that give each side some whole seconds.
    ///
    /// # Errors
    /// Without time, with more than [`ClockControl::MOST`], or where a turn brings back nothing or more than
    /// [`ClockControl::MOST_MORE`].
    pub fn new(
        rule: ClockRule,
        each: u64,
        time_out: TimeOut,
    ) -> Result<ClockControl, ClockControlError> {
        let control = ClockControl {
            rule,
            each,
            time_out,
        };
        let is_whole =
            |time: u64, most: u64| time > 0 && time <= most && time.is_multiple_of(SECOND);
        let fits = match rule {
            ClockRule::Increment(more) => is_whole(more, Self::MOST_MORE),
            ClockRule::SuddenDeath | ClockRule::Hourglass => true,
        };
        if fits && is_whole(each, Self::MOST) {
            Ok(control)
        } else {
            Err(ClockControlError {
                found: control.to_string(),
            })
        }
    }

    /// The rule by which time goes over.
    #[must_use]
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// What each side has at the beginning, in milliseconds.
    #[must_use]
    pub const fn each(&self) -> u64 {
        self.each
    }

    /// What becomes of who has no time left.
    #[must_use]
    pub const fn time_out(&self) -> TimeOut {
        self.time_out
    }

    /// The clocks at the beginning of a game.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        Clock::new(self.rule, self.each)
    }
}

/// In seconds, as records write it: `300`, `300+5`, `hourglass 60`, and ` sound` behind it.
impl fmt::Display for ClockControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.each / SECOND;
        match self.rule {
            ClockRule::SuddenDeath => write!(f, "{each}")?,
            ClockRule::Increment(more) => write!(f, "{each}+{}", more / SECOND)?,
            ClockRule::Hourglass => write!(f, "hourglass {each}")?,
        }
        match self.time_out {
            TimeOut::Loss => Ok(()),
            TimeOut::Sound => f.write_str(" sound"),
        }
    }
}

impl FromStr for ClockControl {
    type Err = ClockControlError;

    fn from_str(text: &str) -> Result<ClockControl, ClockControlError> {
        let seconds = |text: &str| {
            let figures = text.bytes().all(|sign| sign.is_ascii_digit());
            let seconds: u64 = text.parse().ok().filter(|_| figures)?;
            seconds.checked_mul(SECOND)
        };
        let read = || {
            let (rest, time_out) = match text.strip_suffix(" sound") {
                Some(rest) => (rest, TimeOut::Sound),
                None => (text, TimeOut::Loss),
            };
            let (rule, each) = if let Some(each) = rest.strip_prefix("hourglass ") {
                (ClockRule::Hourglass, seconds(each)?)
            } else if let Some((each, more)) = rest.split_once('+') {
                (ClockRule::Increment(seconds(more)?), seconds(each)?)
            } else {
                (ClockRule::SuddenDeath, seconds(rest)?)
            };
            ClockControl::new(rule, each, time_out).ok()
        };
        read().ok_or_else(|| ClockControlError {
            found: shortened(text),
        })
    }
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
