//! The puzzle of the day, the same for everybody: chosen by the date in UTC.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use web_time::{SystemTime, UNIX_EPOCH};

use super::{EACH, PuzzleId};
use crate::rules::GameKind;

/// A day in UTC, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(pub u32);

/// The day that it is, whatever the clock says.
static FIXED: OnceLock<Day> = OnceLock::new();

impl Day {
    /// For the rest of the program's run it is this day: what is pictured looks the same on every day.
    pub fn fix(self) {
        // The first one holds.
        let _ = FIXED.set(self);
    }

    /// Today by the system's clock, in UTC.
    #[must_use]
    pub fn today() -> Day {
        if let Some(day) = FIXED.get() {
            return *day;
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let days = since.map_or(0, |time| time.as_secs() / 86_400);
        Day(u32::try_from(days).unwrap_or(u32::MAX))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Day {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Day, Self::Err> {
        text.parse().map(Day)
    }
}

/// The puzzle of a day. The games take turns; within as many days as there are puzzles each comes
/// once.
#[must_use]
pub const fn daily(day: Day) -> PuzzleId {
    /// Without a common divisor with the number of puzzles of a game.
    const STRIDE: u32 = 17;
    let games = GameKind::ALL.len() as u32;
    let kind = GameKind::ALL[(day.0 % games) as usize];
    let round = (day.0 / games) % EACH as u32;
    let number = (round * STRIDE + 7) % EACH as u32 + 1;
    PuzzleId {
        kind,
        number: number as u8,
    }
}
