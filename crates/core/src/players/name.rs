//! What a name may be, and when two names are the same.

use super::NameError;

/// The most characters (Unicode scalar values) of a name.
pub const MOST_NAME_CHARS: usize = 40;

/// A name without the space around it.
///
/// # Errors
/// Where nothing that can be seen is left, where it is longer than [`MOST_NAME_CHARS`], and where it
/// holds a character that steers text instead of being written.
pub fn checked_name(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    if let Some(found) = name.chars().find(|found| steers_text(*found)) {
        return Err(NameError::Control {
            code: u32::from(found),
        });
    }
    if !name.chars().any(is_seen) {
        return Err(NameError::Empty);
    }
    let found = name.chars().count();
    if found > MOST_NAME_CHARS {
        return Err(NameError::TooLong { found });
    }
    Ok(name.to_owned())
}

/// Whether two names are the same but for case and the space around them.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one).eq(folded(other))
}

/// By way of the upper case, so that `ß` and `SS`, `ς` and `σ` become the same.
fn folded(name: &str) -> impl Iterator<Item = char> {
    let upper = name.trim().chars().flat_map(char::to_uppercase);
    upper.flat_map(char::to_lowercase)
}

/// Control characters, line and paragraph separators, and those that turn the direction of what
/// follows: they would spoil every list that the name stands in.
pub(super) fn steers_text(found: char) -> bool {
    found.is_control()
        || matches!(found, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Joiners belong in many scripts, but a name cannot consist of them.
pub(super) fn is_seen(found: char) -> bool {
    !found.is_whitespace()
        && !matches!(
            found,
            '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}'
        )
}
