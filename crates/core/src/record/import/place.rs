//! A place in an imported text.

use std::fmt;

use super::lines::Lines;

/// A place in an imported text: a line and a column. Every kind of line end counts, so both agree with an editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Converts offsets into places. It counts on from the last line asked for, so asking in ascending order takes linear
/// time.
#[derive(Clone, Debug, Default)]
pub(super) struct PlaceCounter {
    /// The start of the last line asked for (bytes).
    start: usize,
    /// The number of lines before it.
    before: usize,
}

impl PlaceCounter {
    /// The place of an offset (bytes).
    pub fn place(&mut self, text: &str, offset: usize) -> Place {
        if offset < self.start {
            *self = PlaceCounter::default();
        }
        for line in Lines::starting_at(text, self.start) {
            if offset < line.next || line.next == text.len() {
                break;
            }
            self.start = line.next;
            self.before += 1;
        }
        let before = text.get(self.start..offset).unwrap_or_default();
        Place {
            line: self.before + 1,
            column: before.chars().count() + 1,
        }
    }
}
