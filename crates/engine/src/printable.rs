//! Makes texts safe to print: they can't control a terminal or end an answer.

/// A text in one line without control characters. Those, and characters that end a line or change the direction of
/// writing, are written as `\u{…}`.
#[must_use]
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for sign in text.chars() {
        if needs_escape(sign) {
            shown.extend(sign.escape_unicode());
        } else {
            shown.push(sign);
        }
    }
    shown
}

/// A line of an answer that can't pass for its end: a space is put before `ok` and `error`.
pub(super) fn answer_line(line: &str) -> String {
    let line = printable(line);
    if line.starts_with("ok") || line.starts_with("error") {
        return format!(" {line}");
    }
    line
}

fn needs_escape(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}
