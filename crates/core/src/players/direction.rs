//! Keeps names from right to left in their place.

use std::borrow::Cow;

/// The name for a text that other programs show. A name from right to left gets marks around it (U+2068 and U+2069):
/// without them two such names and the result between them would be read from right to left.
#[must_use]
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_from_right) {
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// `true` for letters of scripts from right to left, such as Hebrew and Arabic.
const fn is_from_right(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFC}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}
