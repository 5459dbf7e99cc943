//! Which puzzles are solved, and on how many days in a row the day's one was.

use std::collections::BTreeSet;
use std::fmt::Write;

use thiserror::Error;

use super::{EACH, PuzzleId};
use crate::date::Date;
use crate::rules::GameKind;

/// What was solved so far. It never holds more than every puzzle and two numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    solved: BTreeSet<PuzzleId>,
    /// The last day whose puzzle was solved.
    last: Option<Date>,
    /// How many days in a row ended with it.
    row: u32,
}

/// Why a text is no progress.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {found:?} cannot be read; accepted: `GAME NUMBER …` and `days LAST ROW`")]
pub struct ProgressError {
    /// The line, from 1.
    pub line: usize,
    /// What was read, shortened.
    pub found: String,
}

/// More lines than a whole progress has.
const MOST_LINES: usize = 64;

impl Progress {
    /// The name of its slot.
    pub const SLOT: &'static str = "puzzles.txt";

    /// Whether a puzzle is solved.
    #[must_use]
    pub fn is_solved(&self, id: PuzzleId) -> bool {
        self.solved.contains(&id)
    }

    /// How many puzzles of a game are solved.
    #[must_use]
    pub fn solved(&self, kind: GameKind) -> usize {
        self.solved.iter().filter(|id| id.kind == kind).count()
    }

    /// Notes that a puzzle was solved; true where it was not before.
    pub fn solve(&mut self, id: PuzzleId) -> bool {
        self.solved.insert(id)
    }

    /// Notes that the puzzle of a day was solved. A day counts once. After a gap the count begins
    /// again at one. A clock that was set back takes nothing away and adds nothing.
    pub fn solve_daily(&mut self, date: Date) {
        match self.last {
            Some(last) if date <= last => return,
            Some(last) if last.days() + 1 == date.days() => {
                self.row = self.row.saturating_add(1);
            }
            _ => self.row = 1,
        }
        self.last = Some(date);
    }

    /// Whether the puzzle of a day is the last that was solved on its day. Where a clock had been set ahead, the
    /// day's is still offered.
    #[must_use]
    pub fn has_solved_daily(&self, date: Date) -> bool {
        self.last == Some(date)
    }

    /// How many days in a row, up to today or yesterday; none where a day was left out, which is
    /// never mentioned.
    #[must_use]
    pub fn days_in_a_row(&self, today: Date) -> Option<u32> {
        let last = self.last?;
        (today.days() <= last.days() + 1).then_some(self.row)
    }

    /// The text for a slot.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for kind in GameKind::ALL {
            let mut any = false;
            for id in self.solved.iter().filter(|id| id.kind == kind) {
                if !any {
                    text.push_str(kind.name());
                }
                any = true;
                // Writing to a string does not fail.
                let _ = write!(text, " {}", id.number);
            }
            if any {
                text.push('\n');
            }
        }
        if let Some(last) = self.last {
            let _ = writeln!(text, "days {} {}", last.days(), self.row);
        }
        text
    }

    /// Reads a slot's text.
    ///
    /// # Errors
    /// The first line that is no part of a progress.
    pub fn read(text: &str) -> Result<Progress, ProgressError> {
        let mut progress = Progress::default();
        for (index, line) in text.lines().enumerate() {
            let refused = || ProgressError {
                line: index + 1,
                found: line.chars().take(40).collect(),
            };
            if index >= MOST_LINES || !progress.read_line(line) {
                return Err(refused());
            }
        }
        Ok(progress)
    }

    /// Reads a line; false where it says nothing that can be understood.
    fn read_line(&mut self, line: &str) -> bool {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else {
            return true;
        };
        if name == "days" {
            let (last, row, more) = (words.next(), words.next(), words.next());
            let read = last
                .and_then(|days| days.parse().ok())
                .zip(row.and_then(|row| row.parse().ok()));
            let Some((days, row)) = read.filter(|(_, row)| more.is_none() && *row > 0) else {
                return false;
            };
            (self.last, self.row) = (Some(Date::from_days(days)), row);
            return true;
        }
        let Some(kind) = GameKind::ALL.into_iter().find(|kind| kind.name() == name) else {
            return false;
        };
        for word in words {
            match word.parse() {
                Ok(number) if (1..=EACH).contains(&number) => {
                    self.solved.insert(PuzzleId { kind, number });
                }
                _ => return false,
            }
        }
        true
    }
}
