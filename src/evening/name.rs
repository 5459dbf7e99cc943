//! What a name on an evening's list may be.

use thiserror::Error;

/// The most characters (Unicode scalar values) of a name.
pub const MOST_NAME_CHARS: usize = 40;

/// Why a text is no name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing is left without the space around it.
    #[error("the name is empty; accepted: 1 to {MOST_NAME_CHARS} characters")]
    Empty,
    /// It has too many characters.
    #[error("the name has {found} characters; accepted: 1 to {MOST_NAME_CHARS}")]
    TooLong {
        /// How many it has.
        found: usize,
    },
    /// A character steers text instead of being written.
    #[error("the name holds the control character U+{code:04X}; accepted: letters of any script")]
    Control {
        /// The character's number in Unicode.
        code: u32,
    },
}

/// A name without the space around it.
pub(super) fn checked(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    let control = |found: &char| {
        found.is_control()
            || matches!(found, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    if let Some(found) = name.chars().find(control) {
        return Err(NameError::Control {
            code: u32::from(found),
        });
    }
    // Joiners belong in many scripts, but a name cannot consist of them.
    let seen = |found: char| {
        !matches!(
            found,
            '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}'
        )
    };
    if !name.chars().any(seen) {
        return Err(NameError::Empty);
    }
    let found = name.chars().count();
    if found > MOST_NAME_CHARS {
        return Err(NameError::TooLong { found });
    }
    Ok(name.to_owned())
}

/// Whether two names are the same but for case.
pub(super) fn same(one: &str, other: &str) -> bool {
    // By way of the upper case, so that `ß` and `SS` become the same.
    one.to_uppercase().to_lowercase() == other.to_uppercase().to_lowercase()
}
