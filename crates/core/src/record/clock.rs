//! Clocks with three rules: the time left to both sides, in milliseconds.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Side, shortened};

/// A second (ms).
const SECOND: u64 = 1000;

/// The rule by which time changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockRule {
    /// Time is only used up.
    SuddenDeath,
    /// Every finished turn adds time (ms).
    Increment(u64),
    /// The time that one side uses goes to the other.
    Hourglass,
}

/// The consequence of running out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeOut {
    /// The game is lost.
    #[default]
    Loss,
    /// Only a sound is played, and the game continues.
    SoundOnly,
}

/// The clock settings of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockControl {
    rule: ClockRule,
    initial_ms: u64,
    time_out: TimeOut,
}

/// The error for a text or numbers that aren't a valid [`ClockControl`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{found:?} is not a clock; expected seconds, such as 300, 300+5 or hourglass 60, with \" sound\" after them \
     if running out of time only makes a sound: 1 to {most}, and 1 to {most_more} more for each turn",
    most = ClockControl::MOST / SECOND,
    most_more = ClockControl::MOST_MORE / SECOND
)]
pub struct ClockControlError {
    /// The text or the numbers.
    pub found: String,
}

impl ClockControl {
    /// The most time of each side (ms): a day.
    pub const MOST: u64 = 24 * 3600 * SECOND;

    /// The most time that a finished turn can add (ms): an hour.
    pub const MOST_MORE: u64 = 3600 * SECOND;

    /// Makes clocks with `initial_ms` milliseconds for each side. All times must be whole seconds.
    ///
    /// # Errors
    /// Fails if `initial_ms` is 0 or above [`ClockControl::MOST`], or if the increment is 0 or above
    /// [`ClockControl::MOST_MORE`].
    pub fn new(
        rule: ClockRule,
        initial_ms: u64,
        time_out: TimeOut,
    ) -> Result<ClockControl, ClockControlError> {
        let control = ClockControl {
            rule,
            initial_ms,
            time_out,
        };
        let is_whole =
            |time: u64, most: u64| time > 0 && time <= most && time.is_multiple_of(SECOND);
        let fits = match rule {
            ClockRule::Increment(more) => is_whole(more, Self::MOST_MORE),
            ClockRule::SuddenDeath | ClockRule::Hourglass => true,
        };
        if fits && is_whole(initial_ms, Self::MOST) {
            Ok(control)
        } else {
            Err(ClockControlError {
                found: control.to_string(),
            })
        }
    }

    /// The rule by which time changes.
    #[must_use]
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// The time of each side at the start (ms).
    #[must_use]
    pub const fn initial_ms(&self) -> u64 {
        self.initial_ms
    }

    /// The consequence of running out of time.
    #[must_use]
    pub const fn time_out(&self) -> TimeOut {
        self.time_out
    }

    /// The clock at the start of a game.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        Clock::new(self.rule, self.initial_ms)
    }
}

/// Writes seconds, as records do: `300`, `300+5`, `hourglass 60`, followed by ` sound` if a timeout only makes a sound.
impl fmt::Display for ClockControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.initial_ms / SECOND;
        match self.rule {
            ClockRule::SuddenDeath => write!(f, "{each}")?,
            ClockRule::Increment(more) => write!(f, "{each}+{}", more / SECOND)?,
            ClockRule::Hourglass => write!(f, "hourglass {each}")?,
        }
        match self.time_out {
            TimeOut::Loss => Ok(()),
            TimeOut::SoundOnly => f.write_str(" sound"),
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
                Some(rest) => (rest, TimeOut::SoundOnly),
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

/// The time left to both sides. It can't become negative or overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    rule: ClockRule,
    left: [u64; 2],
}

impl Clock {
    /// Makes a clock with the same time for both sides (ms).
    #[must_use]
    pub const fn new(rule: ClockRule, each: u64) -> Clock {
        Clock {
            rule,
            left: [each; 2],
        }
    }

    /// The rule by which time changes.
    #[must_use]
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// The time left to a side (ms).
    #[must_use]
    pub const fn left(&self, side: Side) -> u64 {
        self.left[side.index()]
    }

    /// `true` if a side has no time left.
    #[must_use]
    pub const fn is_out(&self, side: Side) -> bool {
        self.left(side) == 0
    }

    /// Subtracts time (ms) from a side, at most what it has. Returns the subtracted time.
    pub fn spend(&mut self, side: Side, time: u64) -> u64 {
        let had = self.left(side);
        let mut spent = time.min(had);
        if self.rule == ClockRule::Hourglass {
            // The rest that would overflow the other side stays here, so the sum never changes.
            let other = &mut self.left[side.other().index()];
            spent = spent.min(u64::MAX - *other);
            *other += spent;
        }
        self.left[side.index()] = had - spent;
        spent
    }

    /// Ends a side's turn, which can add time. A side without time gains none.
    pub fn finish_turn(&mut self, side: Side) {
        if let ClockRule::Increment(gain) = self.rule
            && !self.is_out(side)
        {
            let left = &mut self.left[side.index()];
            *left = left.saturating_add(gain);
        }
    }
}
