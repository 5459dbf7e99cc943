//! Reads the headers of a record that was changed on the way.

use super::lines::{LineSpan, Lines, quote_length};
use super::problem::ImportReason;
use super::signs::{is_dash, is_invisible, is_joiner, is_space, plain};
use super::word::{without_escapes, words};
use crate::record::rules_date::RULES_DATE;
use crate::record::text::{MAGIC, MAX_HEADERS, read_headers_of};
use crate::record::{GameRecord, RecordError, RecordProblem};
use crate::rules::shortened;

/// The most lines of headers. A record has fewer headers, but each can be broken over several lines.
const MAX_LINES: usize = 1_000;

/// A header with the lines of its value.
#[derive(Clone, Debug)]
struct Header {
    key: String,
    /// `true` if the key is in lower case, as in every record.
    is_lower: bool,
    /// The parts of the value, each with the signs before it in the text.
    parts: Vec<(String, String)>,
    /// The offset of the header (bytes).
    at: usize,
}

/// The first line and the headers of a record.
#[derive(Clone, Debug)]
pub(super) struct HeaderBlock {
    version: String,
    headers: Vec<Header>,
    /// The offset of the first line (bytes).
    start: usize,
    /// The offset of the first line below the headers (bytes).
    pub end: usize,
    /// `true` if the headers have an end. Otherwise the text breaks off within them.
    is_closed: bool,
}

/// A reading of the headers. They differ in the characters of free values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Invisible characters are left out, and parts of a broken value are separated by a space.
    Clean,
    /// The values are as in the text.
    AsWritten,
    /// Invisible characters are left out, and the parts of a broken value follow each other directly.
    Unbroken,
    /// Like `Clean`, with plain hyphens and without the `\` that Markdown writes before a sign.
    Plain,
}

impl Reading {
    pub const ALL: [Reading; 4] = [
        Reading::Clean,
        Reading::AsWritten,
        Reading::Unbroken,
        Reading::Plain,
    ];
}

impl HeaderBlock {
    /// Splits off the headers at the start of a text.
    ///
    /// # Errors
    /// Fails, with the offset (bytes), if a line can't be a part of the headers.
    pub fn split(text: &str) -> Result<HeaderBlock, (usize, ImportReason)> {
        let mut lines = Lines::starting_at(text, 0);
        let first = lines.next();
        let magic = first
            .map(|line| words(content(text, line), line.start))
            .unwrap_or_default();
        if let Some(word) = magic.iter().skip(2).find(|word| word.text.contains(':')) {
            return Err((word.at, ImportReason::LineEndsLost));
        }
        let version = magic
            .get(1)
            .map_or("", |word| word.text.trim_matches(['*', '_', '`']));
        let mut block = HeaderBlock {
            version: version.trim_end_matches('\\').chars().map(plain).collect(),
            headers: Vec::new(),
            start: 0,
            end: text.len(),
            is_closed: false,
        };
        // Some programs add a blank line after every line.
        let is_doubled =
            |at: usize| next_content(text, at).is_some_and(|line| header(text, line).is_some());
        let after_first = first.map_or(0, |line| line.next);
        let doubled = Lines::starting_at(text, after_first)
            .next()
            .is_some_and(|line| is_blank(text, line));
        for line in lines.by_ref().take(MAX_LINES) {
            let content = content(text, line);
            if is_blank(text, line) {
                if !(doubled && is_doubled(line.next)) {
                    block.close(line.next);
                    return Ok(block);
                }
            } else if is_turn(content) {
                block.close(line.start);
                return Ok(block);
            } else if let Some(header) = header(text, line) {
                block.headers.push(header);
            } else {
                block.continue_value(text, line)?;
            }
            if block.headers.len() > 2 * MAX_HEADERS {
                return Err((
                    line.start,
                    RecordProblem::from(crate::record::HeaderError::TooMany).into(),
                ));
            }
        }
        Ok(block)
    }

    fn close(&mut self, end: usize) {
        self.end = end;
        self.is_closed = true;
    }

    /// Adds a line to the value before it.
    fn continue_value(&mut self, text: &str, line: LineSpan) -> Result<(), (usize, ImportReason)> {
        let whole = content(text, line);
        let value = whole.get(quote_length(whole)..).unwrap_or_default();
        let before = text
            .get(..line.start)
            .and_then(|text| text.chars().next_back());
        let Some(header) = self.headers.last_mut() else {
            let found = shortened(value);
            return Err((line.start, RecordProblem::NoHeader { found }.into()));
        };
        header.parts.push((
            before.map(String::from).unwrap_or_default(),
            value.to_owned(),
        ));
        Ok(())
    }

    /// The text of the headers in the notation of records, with the empty line that ends them.
    fn text(&self, reading: Reading) -> String {
        let mut text = format!("{MAGIC} {}\n", self.version);
        for header in &self.headers {
            text.push_str(&header.key);
            text.push_str(": ");
            text.push_str(&header.value(&self.version, reading));
            text.push('\n');
        }
        if self.is_closed {
            text.push('\n');
        }
        text
    }

    /// The game before its first turn, with the lines of its headers as they were read.
    ///
    /// # Errors
    /// Fails, with the offset (bytes), at the first header that isn't valid.
    pub fn game(&self, reading: Reading) -> Result<(GameRecord, String), (usize, ImportReason)> {
        let is_lost = |header: &&Header| header.key == "position" && !header.is_lower;
        if let Some(header) = self.headers.iter().find(is_lost) {
            return Err((header.at, ImportReason::CaseLost));
        }
        let text = self.text(reading);
        match read_headers_of(&text) {
            Ok(game) => Ok((game, text)),
            Err(RecordError { line, problem }) => {
                let header = line
                    .checked_sub(2)
                    .and_then(|place| self.headers.get(place));
                Err((
                    header.map_or(self.start, |header| header.at),
                    problem.into(),
                ))
            }
        }
    }
}

impl Header {
    fn value(&self, version: &str, reading: Reading) -> String {
        match self.key.as_str() {
            "seed" | "salt" | "commitment" if version != "1" => self.hexadecimal(),
            "game" | "first" | "throws" | "clock" | "match" | "match-games" | "opponents" => {
                self.notation(reading).to_lowercase()
            }
            "preset" | "options" | "position" | RULES_DATE | "seed" => self.notation(reading),
            _ => self.free(reading),
        }
    }

    /// The digits of a number of 32 bytes, which has no spaces.
    fn hexadecimal(&self) -> String {
        let parts = self.parts.iter().flat_map(|(_, part)| part.chars());
        let digits = parts.filter(|sign| !is_space(*sign) && !is_invisible(*sign));
        digits.map(|sign| sign.to_ascii_lowercase()).collect()
    }

    /// A value in the signs of the notation.
    fn notation(&self, reading: Reading) -> String {
        let clean = self.joined(if reading == Reading::Unbroken {
            ""
        } else {
            " "
        });
        let words = words(&clean, 0);
        let words = words
            .iter()
            .map(|word| word.text.chars().map(plain).collect::<String>());
        words.collect::<Vec<_>>().join(" ")
    }

    /// A value that a person wrote.
    fn free(&self, reading: Reading) -> String {
        if reading == Reading::AsWritten {
            let parts = self
                .parts
                .iter()
                .map(|(before, part)| format!("{before}{part}"));
            return parts.collect::<String>().trim().to_owned();
        }
        let joined = self.joined(if reading == Reading::Unbroken {
            ""
        } else {
            " "
        });
        let kept = joined
            .chars()
            .filter(|sign| !is_invisible(*sign) || is_joiner(*sign));
        let spaced = kept.map(|sign| match sign {
            _ if is_space(sign) => ' ',
            // They look alike and mean the same.
            '\u{2010}' | '\u{2011}' => '-',
            _ if is_dash(sign) && reading == Reading::Plain => '-',
            _ => sign,
        });
        let value: String = spaced.collect();
        if reading == Reading::Plain {
            return without_escapes(value.trim());
        }
        value.trim().to_owned()
    }

    fn joined(&self, between: &str) -> String {
        let parts: Vec<&str> = self
            .parts
            .iter()
            .map(|(_, part)| part.trim_matches(is_space))
            .collect();
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(between)
    }
}

fn content(text: &str, line: LineSpan) -> &str {
    text.get(line.start..line.end).unwrap_or_default()
}

fn is_blank(text: &str, line: LineSpan) -> bool {
    let content = content(text, line);
    quote_length(content) == content.len()
}

/// The next line that isn't blank.
fn next_content(text: &str, at: usize) -> Option<LineSpan> {
    Lines::starting_at(text, at)
        .take(4)
        .find(|line| !is_blank(text, *line))
}

/// Reads `key: value`. `None` if a line has another form, belongs below the turns, or continues a position with its
/// `over:three-in-line`.
fn header(text: &str, line: LineSpan) -> Option<Header> {
    let whole = content(text, line);
    let from = quote_length(whole);
    let (key, value) = whole.get(from..)?.split_once([':', '\u{ff1a}'])?;
    let bare: String = key
        .chars()
        .filter(|sign| !is_invisible(*sign) && !matches!(sign, '\\' | '*' | '`'))
        .map(plain)
        .collect();
    let bare = bare.trim_matches(is_space);
    let key = bare.to_ascii_lowercase();
    let fits = (1..=32).contains(&key.len())
        && key.starts_with(|sign: char| sign.is_ascii_lowercase())
        && key
            .bytes()
            .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-');
    let is_other = matches!(key.as_str(), "result" | "digest" | "over");
    (fits && !is_other).then(|| Header {
        is_lower: bare == key,
        key,
        parts: vec![(String::new(), value.to_owned())],
        at: line.start + from,
    })
}

/// `true` for the line of a turn or of the end. It ends the headers if the empty line was lost.
fn is_turn(line: &str) -> bool {
    let words = words(line, 0);
    let first = words.first().map_or("", |word| word.text.as_str());
    let rest = first.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let lower = first.to_lowercase();
    rest.len() < first.len() && rest.starts_with(['.', ')', '\u{2026}'])
        || lower.starts_with("result:")
        || lower.starts_with("digest:")
        || words
            .get(1)
            .is_some_and(|word| word.text.to_lowercase() == "resigns")
}
