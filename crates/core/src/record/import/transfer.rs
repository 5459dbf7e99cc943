//! Undoes the encodings in which mails and web pages carry a text: quoted-printable, and the entities and tags of HTML.

use super::lines::{Lines, line_end};
use super::traced::Traced;

/// The length of a line from which `=` at its end can be a soft line break of a mail (characters). In Tapatan the mark
/// `=` ends a line, but such lines are short.
const LONG_LINE: usize = 60;

/// The longest entity that is decoded (bytes).
const ENTITY: usize = 12;

/// The most times that a text is encoded in HTML: a page can quote the source of another one.
const MAX_NESTING: usize = 2;

/// The text as its author wrote it.
pub(super) fn decoded(text: Traced) -> Traced {
    without_nested_html(if is_quoted_printable(text.text()) {
        without_quoted_printable(&text)
    } else {
        text
    })
}

/// A line with all escapes decoded, even if nothing else shows that they're escapes.
pub(super) fn fully_decoded(line: &str) -> Traced {
    without_nested_html(without_quoted_printable(&Traced::copy(line, 0)))
}

fn without_nested_html(mut text: Traced) -> Traced {
    for _ in 0..MAX_NESTING {
        if has_html(text.text()) {
            text = without_html(&text);
        }
    }
    text
}

/// `true` if each `=` starts an escape or ends a line, and one of them can't be part of a record.
fn is_quoted_printable(text: &str) -> bool {
    let mut is_sure = false;
    for line in Lines::starting_at(text, 0) {
        let content = text.get(line.start..line.end).unwrap_or_default();
        let content = content.trim_end_matches([' ', '\t']);
        for (at, _) in content.match_indices('=') {
            let rest = content.get(at + 1..).unwrap_or_default();
            if rest.is_empty() {
                is_sure |= content.len() >= LONG_LINE;
            } else if hex_byte(rest.as_bytes()).is_none() {
                return false;
            }
            let (_, bytes) = escaped_bytes(content.as_bytes().get(at..).unwrap_or_default());
            let is_letter =
                bytes.len() > 1 && !bytes.is_ascii() && std::str::from_utf8(&bytes).is_ok();
            is_sure |= rest.starts_with("3D") || is_letter;
        }
    }
    is_sure
}

/// The byte that two hexadecimal digits write.
pub(super) fn hex_byte(digits: &[u8]) -> Option<u8> {
    let digit = |sign: u8| char::from(sign).to_digit(16);
    let [high, low, ..] = digits else {
        return None;
    };
    u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()
}

fn without_quoted_printable(text: &Traced) -> Traced {
    let source = text.text();
    let mut plain = Traced::default();
    let mut at = 0;
    // The start of the part that is copied as it is.
    let mut from = 0;
    while let Some(found) = source.get(at..).and_then(|rest| rest.find('=')) {
        let sign = at + found;
        let rest = source.as_bytes().get(sign + 1..).unwrap_or_default();
        let spaces = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t'));
        let spaces = spaces.count();
        let soft = line_end(rest.get(spaces..).unwrap_or_default());
        let (length, bytes) = match soft {
            Some(end) => (1 + spaces + end, Vec::new()),
            None => escaped_bytes(source.as_bytes().get(sign..).unwrap_or_default()),
        };
        at = sign + length.max(1);
        if length > 0 {
            plain.push(
                source.get(from..sign).unwrap_or_default(),
                text.origin(from),
            );
            plain.push(&String::from_utf8_lossy(&bytes), text.origin(sign));
            from = at;
        }
    }
    plain.push(source.get(from..).unwrap_or_default(), text.origin(from));
    plain
}

/// The bytes of the escapes `=XX` that follow each other, and the length of these escapes.
fn escaped_bytes(mut source: &[u8]) -> (usize, Vec<u8>) {
    let mut bytes = Vec::new();
    while let [b'=', digits @ ..] = source
        && let Some(byte) = hex_byte(digits)
    {
        bytes.push(byte);
        source = digits.get(2..).unwrap_or_default();
    }
    (3 * bytes.len(), bytes)
}

/// `true` if a text has entities or tags that end lines.
fn has_html(text: &str) -> bool {
    let entities = text.match_indices('&');
    let mut entities = entities.map(|(at, _)| text.get(at..).unwrap_or_default());
    entities.any(|rest| entity(rest).is_some())
        || text
            .match_indices('<')
            .any(|(at, _)| tag(text.get(at..).unwrap_or_default()).is_some())
}

fn without_html(text: &Traced) -> Traced {
    let source = text.text();
    let mut plain = Traced::default();
    let mut from = 0;
    for (at, _) in source.match_indices(['&', '<']) {
        if at < from {
            continue;
        }
        let rest = source.get(at..).unwrap_or_default();
        let Some((length, replacement)) = entity(rest).or_else(|| tag(rest)) else {
            continue;
        };
        plain.push(source.get(from..at).unwrap_or_default(), text.origin(from));
        plain.push(replacement.encode_utf8(&mut [0; 4]), text.origin(at));
        from = at + length;
    }
    plain.push(source.get(from..).unwrap_or_default(), text.origin(from));
    plain
}

/// The length and the character of the entity that a text starts with.
fn entity(text: &str) -> Option<(usize, char)> {
    let name = text.strip_prefix('&')?;
    let end = name.bytes().take(ENTITY).position(|byte| byte == b';')?;
    let name = name.get(..end)?;
    let sign = match name.strip_prefix('#') {
        Some(number) => {
            let hex = number.strip_prefix(['x', 'X']);
            let code = match hex {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
        None => named_entity(name)?,
    };
    Some((end + 2, sign))
}

fn named_entity(name: &str) -> Option<char> {
    Some(match name.to_ascii_lowercase().as_str() {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => '\u{a0}',
        "shy" => '\u{ad}',
        "ndash" => '\u{2013}',
        "mdash" => '\u{2014}',
        "minus" => '\u{2212}',
        "hyphen" | "dash" => '-',
        "num" => '#',
        "equals" => '=',
        "plus" => '+',
        "ast" => '*',
        "colon" => ':',
        "sol" => '/',
        "excl" => '!',
        "lpar" => '(',
        "rpar" => ')',
        "period" => '.',
        "times" => '\u{d7}',
        "zwnj" => '\u{200c}',
        "zwj" => '\u{200d}',
        "lrm" => '\u{200e}',
        "rlm" => '\u{200f}',
        _ => return None,
    })
}

/// The length of the tag that a text starts with, and the character that stands for it: a line end or nothing.
fn tag(text: &str) -> Option<(usize, char)> {
    /// The names of tags that end a line, and of those that don't.
    const ENDING: [&str; 6] = ["br", "p", "div", "li", "pre", "tr"];
    const OTHER: [&str; 8] = ["b", "i", "em", "strong", "span", "code", "tt", "wbr"];
    let body = text.strip_prefix('<')?;
    let end = body.bytes().take(200).position(|byte| byte == b'>')?;
    let body = body.get(..end)?.trim_start_matches('/');
    let name = body.split([' ', '/', '\t']).next()?.to_ascii_lowercase();
    let name = name.as_str();
    if ENDING.contains(&name) {
        Some((end + 2, '\n'))
    } else if OTHER.contains(&name) {
        Some((end + 2, '\u{200b}'))
    } else {
        None
    }
}
