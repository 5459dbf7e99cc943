//! Finds the records and links in a text.

use std::collections::VecDeque;

use super::lines::{LineSpan, Lines, line_end, quote_length};
use super::link_letters::{FoundLink, find_link};
use super::signs::{is_invisible, is_space};
use super::traced::Traced;
use super::transfer::fully_decoded;
use crate::record::text::MAGIC;

/// The most words after the version in which a lost line end is noticed.
const MAX_JOINED_WORDS: usize = 100;

/// A record or link that was found, by its offsets in the text (bytes).
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// A record, from its first line to the first line of the next one.
    Record {
        start: usize,
        end: usize,
        /// The comment on the line above, without `#`.
        remark: String,
    },
    /// A link.
    Link(FoundLink),
}

/// A search for records and links. A text can have both, in any order.
#[derive(Clone, Debug, Default)]
pub(super) struct Finder {
    /// The start of the next line to search (bytes).
    at: usize,
    /// The start and the remark of the record whose end isn't known yet.
    open: Option<(usize, String)>,
    /// The remark on the last line.
    remark: String,
    /// The end of the last link (bytes).
    link_end: usize,
    found: VecDeque<Part>,
}

impl Finder {
    /// The number of bytes searched.
    pub const fn searched(&self) -> usize {
        self.at
    }

    /// The next record or link. `None` if there are no more.
    pub fn next(&mut self, text: &str) -> Option<Part> {
        loop {
            if let Some(part) = self.found.pop_front() {
                return Some(part);
            }
            let Some(line) = Lines::starting_at(text, self.at).next() else {
                return self.close(text.len());
            };
            self.search(text, line);
            self.at = line.next;
        }
    }

    fn search(&mut self, text: &str, line: LineSpan) {
        let content = text.get(line.start..line.end).unwrap_or_default();
        self.find_links(text, line);
        let quoted = content.get(quote_length(content)..).unwrap_or_default();
        // In mails and web pages, spaces and the marks of quotes can be escaped.
        let plain = if content.contains(['&', '=']) {
            fully_decoded(content)
        } else {
            Traced::copy(content, 0)
        };
        let start = record_start(plain.text())
            .filter(|start| starts_exactly(plain.text(), *start) || has_header(text, line.next))
            .or_else(|| joined_record_start(plain.text()))
            .map(|start| plain.origin(start));
        if let Some(start) = start {
            let closed = self.close(line.start + start);
            self.found.extend(closed);
            self.open = Some((line.start + start, std::mem::take(&mut self.remark)));
        }
        self.remark = match quoted.strip_prefix('#') {
            Some(remark) => remark.trim().to_owned(),
            None => String::new(),
        };
    }

    /// Ends the record whose first line was found.
    fn close(&mut self, end: usize) -> Option<Part> {
        let (start, remark) = self.open.take()?;
        Some(Part::Record { start, end, remark })
    }

    fn find_links(&mut self, text: &str, line: LineSpan) {
        let mut from = line.start.max(self.link_end);
        while let Some(link) = find_link(text, from, line.end) {
            from = link.next;
            self.link_end = link.next;
            if link.is_likely() {
                self.found.push_back(Part::Link(link));
            }
            if from >= line.end {
                return;
            }
        }
    }
}

/// The offset of the first word of a record's first line (bytes). Quotes, spaces, tags and marks of emphasis can be
/// before it.
fn record_start(line: &str) -> Option<usize> {
    let mut rest = line;
    loop {
        let before = |sign: char| {
            is_space(sign)
                || is_invisible(sign)
                || matches!(sign, '>' | '|' | '*' | '_' | '`' | '\n')
        };
        rest = rest.trim_start_matches(before);
        match rest.strip_prefix('<').and_then(|tag| tag.split_once('>')) {
            Some((_, after)) => rest = after,
            None => break,
        }
    }
    let start = line.len() - rest.len();
    let word = rest.get(..MAGIC.len())?;
    let version = rest.get(MAGIC.len()..)?;
    let digits = version.trim_start_matches(|sign| is_space(sign) || is_invisible(sign));
    let has_version = digits.len() < version.len();
    let after = digits.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let ends =
        |sign: char| is_space(sign) || is_invisible(sign) || matches!(sign, '*' | '_' | '`' | '\\');
    let after = after.trim_start_matches(ends);
    let is_whole =
        after.is_empty() || after.starts_with(['<', '=']) || line_end(after.as_bytes()).is_some();
    let is_first = word.eq_ignore_ascii_case(MAGIC) && has_version && is_whole;
    (is_first && !digits.is_empty()).then_some(start)
}

/// The offset of a record whose line ends were lost on the way (bytes): its headers stand in the line too.
fn joined_record_start(line: &str) -> Option<usize> {
    let line = line.to_ascii_lowercase();
    let is_separator = |sign: char| is_space(sign) || is_invisible(sign);
    line.match_indices(MAGIC).find_map(|(start, _)| {
        let words = line.get(start..)?.split(is_separator).skip(1);
        let mut words = words.filter(|word| !word.is_empty());
        let version = words.next()?.trim_end_matches('\\');
        let has_version = version.bytes().all(|byte| byte.is_ascii_digit());
        let mut names = words
            .take(MAX_JOINED_WORDS)
            .map(|word| word.trim_matches(['>', ':']));
        (has_version && names.any(|name| name == "game")).then_some(start)
    })
}

/// `true` if the first word is written as in every record. Otherwise it could also be a heading.
fn starts_exactly(line: &str, start: usize) -> bool {
    line.get(start..)
        .is_some_and(|line| line.starts_with(MAGIC))
}

/// `true` if the next line that isn't blank looks like a header.
fn has_header(text: &str, at: usize) -> bool {
    let lines = Lines::starting_at(text, at).take(4);
    let mut lines = lines.map(|line| text.get(line.start..line.end).unwrap_or_default());
    let is_blank = |line: &&str| line.chars().all(|sign| is_space(sign) || sign == '>');
    lines
        .find(|line| !is_blank(line))
        .is_some_and(|line| line.contains([':', '\u{ff1a}']))
}
