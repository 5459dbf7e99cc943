//! A place in an imported text.

use std::fmt;

use super::lines::line_end;

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

/// The distance between known places (bytes).
const STEP: usize = 4096;

/// Converts offsets into places. It notes places on its way, so no part of the text is counted twice.
#[derive(Clone, Debug)]
pub(super) struct PlaceCounter {
    /// Offsets with their places, in order (bytes).
    known: Vec<(usize, Place)>,
}

impl Default for PlaceCounter {
    fn default() -> PlaceCounter {
        let start = Place { line: 1, column: 1 };
        PlaceCounter {
            known: vec![(0, start)],
        }
    }
}

impl PlaceCounter {
    /// The place of an offset (bytes).
    pub fn place(&mut self, text: &str, offset: usize) -> Place {
        let offset = offset.min(text.len());
        while let Some(last) = self
            .known
            .last()
            .copied()
            .filter(|last| last.0 + STEP <= offset)
        {
            self.known.push(advanced(text, last, last.0 + STEP));
        }
        let before = self.known.partition_point(|known| known.0 <= offset);
        let nearest = before
            .checked_sub(1)
            .and_then(|place| self.known.get(place));
        nearest.map_or(Place { line: 1, column: 1 }, |known| {
            advanced(text, *known, offset).1
        })
    }
}

/// The first place at an offset or after it, counted from a known place.
fn advanced(text: &str, (mut at, mut place): (usize, Place), to: usize) -> (usize, Place) {
    while at < to
        && let Some(rest) = text.get(at..)
        && let Some(sign) = rest.chars().next()
    {
        match line_end(rest.as_bytes()) {
            Some(length) => {
                at += length;
                place = Place {
                    line: place.line + 1,
                    column: 1,
                };
            }
            None => {
                at += sign.len_utf8();
                place.column += 1;
            }
        }
    }
    (at, place)
}
