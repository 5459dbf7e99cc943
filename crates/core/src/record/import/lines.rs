//! The lines of a text from anywhere: every kind of line end, and the marks of quotes before a line.

use super::signs::{is_invisible, is_space};
use crate::record::MAX_LINE;

/// A line of a text, by its offsets (bytes).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineSpan {
    pub start: usize,
    /// The end without the line end.
    pub end: usize,
    /// The start of the next line.
    pub next: usize,
}

/// The lines of a text. CR, LF, CR LF, vertical tab, form feed, U+0085, U+2028 and U+2029 end a line.
#[derive(Clone, Debug)]
pub(super) struct Lines<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lines<'a> {
    /// The lines from an offset, which must be the start of a line.
    pub const fn starting_at(text: &'a str, at: usize) -> Lines<'a> {
        Lines { text, at }
    }
}

impl Iterator for Lines<'_> {
    type Item = LineSpan;

    fn next(&mut self) -> Option<LineSpan> {
        let start = self.at;
        let rest = self.text.as_bytes().get(start..)?;
        if rest.is_empty() {
            return None;
        }
        let found = (0..rest.len()).find_map(|at| Some((at, line_end(rest.get(at..)?)?)));
        let (length, end) = found.unwrap_or((rest.len(), 0));
        self.at = start + length + end;
        Some(LineSpan {
            start,
            end: start + length,
            next: self.at,
        })
    }
}

/// The length of the line end that some bytes start with; `None` if they start with another character.
pub(super) const fn line_end(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [b'\r', b'\n', ..] | [0xc2, 0x85, ..] => Some(2),
        [b'\n' | b'\r' | 0x0b | 0x0c, ..] => Some(1),
        [0xe2, 0x80, 0xa8 | 0xa9, ..] => Some(3),
        _ => None,
    }
}

/// The start of a line, at most as long as a line of a record can be. The rest of a longer one isn't needed to refuse it.
pub(super) fn shortened_line(line: &str) -> &str {
    // One byte more, so that the line is still too long.
    let mut most = line.len().min(MAX_LINE + 1);
    while !line.is_char_boundary(most) {
        most -= 1;
    }
    line.get(..most).unwrap_or_default()
}

/// The number of bytes before the content of a line: spaces, and the marks `>` of a quote in a mail.
pub(super) fn quote_length(line: &str) -> usize {
    let marks = |sign: char| sign == '>' || is_space(sign) || is_invisible(sign);
    let rest = line.trim_start_matches(marks);
    line.len() - rest.len()
}
