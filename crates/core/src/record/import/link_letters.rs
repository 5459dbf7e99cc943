//! Finds the letters of a link that was wrapped, escaped or put into another link.
//!
//! The checksum in a link shows which reading is the original.

use sha2::{Digest, Sha256};

use super::lines::{line_end, quote_length};
use super::signs::{is_invisible, is_space};
use super::transfer::hex_byte;
use crate::record::{LINK_NAME, MAX_LINK_CHARS};

/// The name without the sign after it.
const NAME: &str = "replay";

/// The signs that can stand for `=` after the name: escapes of mails, addresses, mail filters and web pages.
const EQUALS: [&str; 9] = [
    "=3D", "%25253D", "%253D", "%3D", "%3d", "-3D", "&#61;", "&equals;", "=",
];

/// The texts that can stand for `#` or `&` before the name.
const BEFORE: [&str; 14] = [
    "#", "&", "%23", "%2523", "%252523", "-23", "&#35;", "&#x23;", "&num;", "%26", "%2526", "-26",
    "&amp;", "=23",
];

/// A link that was found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FoundLink {
    /// The start of its name (bytes).
    pub start: usize,
    /// The end of its letters (bytes).
    pub next: usize,
    /// The letters after `replay=`.
    pub letters: String,
    /// `true` if the checksum fits.
    pub is_intact: bool,
    /// `true` if the name follows `#` or `&`.
    has_sign: bool,
}

impl FoundLink {
    /// `true` unless it's probably part of another text.
    pub const fn is_likely(&self) -> bool {
        self.is_intact || self.has_sign
    }
}

/// The first link whose name starts at an offset from `from` up to `to`. Its letters can continue on later lines.
pub(super) fn find_link(text: &str, from: usize, to: usize) -> Option<FoundLink> {
    let line = text.get(from..to)?;
    for (at, _) in line.match_indices(NAME) {
        let start = from + at;
        if let Some(link) = read_link(text, start, start + NAME.len()) {
            return Some(link);
        }
    }
    let (start, after) = broken_name(text, line, from)?;
    read_link(text, start, after)
}

/// The start of a name that the end of the line breaks apart, and the offset after its rest.
fn broken_name(text: &str, line: &str, from: usize) -> Option<(usize, usize)> {
    let line = line.trim_end_matches(is_space);
    let soft = line.strip_suffix('=').unwrap_or(line);
    let (length, before) = [line, soft].into_iter().find_map(|line| {
        let length = (1..=NAME.len())
            .rev()
            .find(|length| line.ends_with(&NAME[..*length]))?;
        let before = line.get(..line.len() - length)?;
        BEFORE
            .iter()
            .any(|sign| before.ends_with(sign))
            .then_some((length, before))
    })?;
    let start = from + before.len();
    let (rest, _) = next_line(text, start + length)?;
    let after = rest + NAME.len() - length;
    (text.get(rest..after)? == &NAME[length..]).then_some((start, after))
}

/// The offset of the content of the next line, if only spaces and a soft line break are before it.
fn next_line(text: &str, at: usize) -> Option<(usize, bool)> {
    let rest = text.get(at..)?;
    let is_soft = rest.starts_with('=');
    let rest = rest
        .strip_prefix('=')
        .unwrap_or(rest)
        .trim_start_matches(is_space);
    let end = line_end(rest.as_bytes())?;
    let line = rest.get(end..)?;
    Some((text.len() - line.len() + quote_length(line), is_soft))
}

/// Reads the link whose name starts at an offset. `after` is the offset after the name.
fn read_link(text: &str, start: usize, after: usize) -> Option<FoundLink> {
    let before = text.get(..start)?;
    let has_sign = BEFORE.iter().any(|sign| before.ends_with(sign));
    if !has_sign
        && before
            .chars()
            .next_back()
            .is_some_and(char::is_alphanumeric)
    {
        return None;
    }
    let mut first = None;
    // The sign for `=` can be broken apart too.
    let broken = next_line(text, after).filter(|(_, is_soft)| !is_soft);
    for after in [Some(after), broken.map(|(at, _)| at)]
        .into_iter()
        .flatten()
    {
        let rest = text.get(after..)?;
        for equals in EQUALS.into_iter().filter(|sign| rest.starts_with(sign)) {
            for dashes in DASHES {
                let run = Run::read(text, after + equals.len(), equals == "-3D", dashes);
                let intact = run.intact();
                let is_intact = intact.is_some();
                let (length, next) = intact.or(run.ends.first().copied())?;
                let link = FoundLink {
                    start,
                    next,
                    letters: run.letters.get(..length)?.to_owned(),
                    is_intact,
                    has_sign,
                };
                if is_intact {
                    return Some(link);
                }
                first.get_or_insert(link);
                if !run.has_long_dashes {
                    break;
                }
            }
        }
    }
    first
}

/// The readings of an en dash and of an em dash, which programs write for one or two hyphens.
const DASHES: [[&str; 2]; 3] = [["-", "--"], ["--", "--"], ["-", "-"]];

/// The letters from an offset on, over the ends of lines.
struct Run {
    letters: String,
    /// The places where the link can end: the number of letters, and the offset in the text.
    ends: Vec<(usize, usize)>,
    has_long_dashes: bool,
}

impl Run {
    fn read(text: &str, from: usize, is_filtered: bool, dashes: [&str; 2]) -> Run {
        let mut run = Run {
            letters: String::new(),
            ends: Vec::new(),
            has_long_dashes: false,
        };
        let mut at = from;
        while let Some(sign) = text.get(at..).and_then(|rest| rest.chars().next())
            && run.letters.len() <= MAX_LINK_CHARS
        {
            let rest = text.get(at..).unwrap_or_default();
            if let Some((length, letter)) = letter(rest, is_filtered) {
                run.letters.push(letter);
                at += length;
            } else if matches!(sign, '\u{2013}' | '\u{2014}') {
                run.has_long_dashes = true;
                run.letters
                    .push_str(dashes[usize::from(sign == '\u{2014}')]);
                at += sign.len_utf8();
            } else if is_invisible(sign) || sign == '\\' {
                at += sign.len_utf8();
            } else if let Some((next, is_soft)) = next_line(text, at) {
                if !is_soft {
                    run.end(at);
                }
                at = next;
            } else {
                break;
            }
        }
        run.end(at);
        run
    }

    /// Notes that the link can end here, also before signs that a text adds.
    fn end(&mut self, at: usize) {
        let added = self.letters.len() - self.letters.trim_end_matches(['-', '_']).len();
        for fewer in 0..=added.min(3) {
            self.ends
                .push((self.letters.len() - fewer, at - fewer.min(at)));
        }
    }

    /// The end at which the checksum fits.
    fn intact(&self) -> Option<(usize, usize)> {
        let mut ends = self.ends.clone();
        ends.sort_unstable();
        let mut check = Check::default();
        let mut letters = self.letters.bytes();
        let mut read = 0;
        for (length, at) in ends {
            for letter in letters.by_ref().take(length - read) {
                check.add(letter)?;
            }
            read = length;
            if check.fits() {
                return Some((length, at));
            }
        }
        None
    }
}

/// The length of the letter that a text starts with, and the letter. A mail filter writes `-` for `%`.
fn letter(text: &str, is_filtered: bool) -> Option<(usize, char)> {
    let sign = text.chars().next()?;
    let escaped = |length: usize| {
        let byte = hex_byte(text.as_bytes().get(length..)?)?;
        let letter = char::from(byte);
        is_letter(letter).then_some((length + 2, letter))
    };
    match sign {
        '%' if text.starts_with("%25") => escaped(3),
        '%' | '=' => escaped(1),
        '-' if is_filtered => escaped(1),
        _ => is_letter(sign).then_some((1, sign)),
    }
}

const fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// The checksum of a link, computed while its letters are read.
#[derive(Default)]
struct Check {
    /// The bits that aren't a whole byte yet, and their number.
    bits: (u32, u32),
    /// The first bytes: the version and the checksum.
    head: Vec<u8>,
    hash: Sha256,
}

impl Check {
    /// Adds a letter. `None` if it isn't one.
    fn add(&mut self, letter: u8) -> Option<()> {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' => 62,
            b'_' => 63,
            _ => return None,
        };
        let (bits, count) = self.bits;
        let (bits, count) = (bits << 6 | u32::from(value), count + 6);
        self.bits = (bits & 0xff, count % 8);
        if count >= 8 {
            self.add_byte((bits >> (count - 8)) as u8);
        }
        Some(())
    }

    fn add_byte(&mut self, byte: u8) {
        // The hash is over the version and the content, without the checksum between them.
        if self.head.len() < 5 {
            self.head.push(byte);
            if self.head.len() > 1 {
                return;
            }
        }
        self.hash.update([byte]);
    }

    /// `true` if the letters so far are a whole link.
    fn fits(&self) -> bool {
        let (bits, count) = self.bits;
        let unused = bits & ((1 << count) - 1);
        let Some(sum) = self.head.get(1..5) else {
            return false;
        };
        unused == 0 && count < 6 && self.hash.clone().finalize().starts_with(sum)
    }
}

/// The link's text in its usual form.
pub(super) fn link_text(letters: &str) -> String {
    format!("#{LINK_NAME}{letters}")
}
