//! The player's progress: solved puzzles, and the number of days in a row with a solved puzzle of the day.

use std::collections::BTreeSet;
use std::fmt::Write;

use thiserror::Error;

use super::{Puzzle, PuzzleId, count};
use crate::date::Date;
use crate::kept::Kept;
use crate::rules::GameKind;

/// The player's progress. Its size is limited by the number of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    solved: BTreeSet<PuzzleId>,
    /// The last day whose puzzle of the day was solved.
    last: Option<Date>,
    /// The number of days in a row up to then.
    row: u32,
}

/// The error for a text that isn't a valid progress.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {found:?} cannot be read; accepted: `GAME NUMBER …` and `days LAST ROW`")]
pub struct ProgressError {
    /// The line, from 1.
    pub line: usize,
    /// The text, shortened.
    pub found: String,
}

/// More lines than a complete progress has.
const MOST_LINES: usize = 64;

impl Kept for Progress {
    const SLOT: &'static str = Progress::SLOT;
    type Error = ProgressError;

    fn read_slot(text: &str) -> Result<Progress, ProgressError> {
        Progress::read(text)
    }

    fn slot_text(&self) -> String {
        self.to_text()
    }
}

impl Progress {
    /// The name of the slot that it is saved in.
    pub const SLOT: &'static str = "puzzles.txt";

    /// `true` if a puzzle is solved.
    #[must_use]
    pub fn is_solved(&self, id: PuzzleId) -> bool {
        self.solved.contains(&id)
    }

    /// The number of solved puzzles of a game.
    #[must_use]
    pub fn solved(&self, kind: GameKind) -> usize {
        self.solved.iter().filter(|id| id.kind == kind).count()
    }

    /// The number of solved puzzles among these.
    #[must_use]
    pub fn solved_among(&self, puzzles: &[Puzzle]) -> usize {
        puzzles.iter().filter(|one| self.is_solved(one.id)).count()
    }

    /// Marks a puzzle as solved. `true` if it wasn't before.
    pub fn solve(&mut self, id: PuzzleId) -> bool {
        self.solved.insert(id)
    }

    /// Adds the puzzles that were solved on another device. The longer row of days up to the later day counts.
    pub fn add(&mut self, other: &Progress) {
        self.solved.extend(&other.solved);
        if (other.last, other.row) > (self.last, self.row) {
            (self.last, self.row) = (other.last, other.row);
        }
    }

    /// Counts the solved puzzle of a day. Each day counts once, and the count restarts at one after a gap. If the
    /// system's clock was set back, the count doesn't change.
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

    /// `true` if the last solved puzzle of the day is that of `date`. If the clock had been set ahead, the day's puzzle
    /// is still offered.
    #[must_use]
    pub fn has_solved_daily(&self, date: Date) -> bool {
        self.last == Some(date)
    }

    /// The number of days in a row up to today or yesterday. `None` after a gap, so that the game doesn't mention it.
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
                // Writing to a string can't fail.
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
    /// Fails at the first line that isn't part of a progress.
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

    /// Reads a line. `false` if it isn't valid.
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
                Ok(number) if (1..=count(kind)).contains(&number) => {
                    self.solved.insert(PuzzleId { kind, number });
                }
                _ => return false,
            }
        }
        true
    }
}
