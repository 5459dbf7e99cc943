//! Checks and compares names.

use super::NameError;

/// The most characters (Unicode scalar values) of a name.
pub const MOST_NAME_CHARS: usize = 40;

/// Checks a name and trims it.
///
/// # Errors
/// Fails if no visible character is left, if it's longer than [`MOST_NAME_CHARS`], or if it contains a control
/// character.
pub fn checked_name(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    if let Some(found) = name.chars().find(|found| is_control_character(*found)) {
        return Err(NameError::Control {
            code: u32::from(found),
        });
    }
    if !name.chars().any(is_visible) {
        return Err(NameError::Empty);
    }
    let found = name.chars().count();
    if found > MOST_NAME_CHARS {
        return Err(NameError::TooLong { found });
    }
    Ok(name.to_owned())
}

/// `true` if two names are the same, ignoring case and spaces around them.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one).eq(folded(other))
}

/// Folds case by way of the upper case, so that `ß` equals `SS` and `ς` equals `σ`.
fn folded(name: &str) -> impl Iterator<Item = char> {
    let upper = name.trim().chars().flat_map(char::to_uppercase);
    upper.flat_map(char::to_lowercase)
}

/// `true` for control characters, separators of lines and paragraphs, and characters that change the text direction.
/// They would spoil every list that shows the name.
pub(super) fn is_control_character(found: char) -> bool {
    found.is_control()
        || matches!(found, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// `true` for visible characters. Joiners are needed in many scripts, but a name can't consist of them.
pub(super) fn is_visible(found: char) -> bool {
    !found.is_whitespace()
        && !matches!(
            found,
            '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}'
        )
}
