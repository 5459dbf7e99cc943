//! Checks names and brings them into the form in which they're saved.

use unicode_segmentation::UnicodeSegmentation as _;

use super::NameError;
use super::invisible::{is_control_character, is_visible, without_invisible};
use super::normal_form::composed;

/// The most letters of a name, as people count them: an emoji or a letter with its accents is one (a grapheme cluster).
pub const MOST_NAME_LETTERS: usize = 40;

/// The most characters (Unicode scalar values) of a name. It bounds the accents on a letter.
pub const MOST_NAME_CHARS: usize = 160;

/// Checks a name and tidies it: composed letters, single spaces, and no invisible characters that change nothing.
///
/// # Errors
/// Fails if no visible character is left, if it's longer than [`MOST_NAME_LETTERS`] or [`MOST_NAME_CHARS`], or if it
/// contains a control character.
pub fn checked_name(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    if let Some(found) = name.chars().find(|found| is_control_character(*found)) {
        return Err(NameError::Control {
            code: u32::from(found),
        });
    }
    if name.chars().nth(MOST_PASTED).is_some() {
        let found = name.chars().count();
        return Err(NameError::TooManyChars { found });
    }
    let name = without_invisible(&composed(name));
    if !name.chars().any(is_visible) {
        return Err(NameError::Empty);
    }
    let found = letters(&name);
    if found > MOST_NAME_LETTERS {
        return Err(NameError::TooLong { found });
    }
    let found = name.chars().count();
    if found > MOST_NAME_CHARS {
        return Err(NameError::TooManyChars { found });
    }
    Ok(name)
}

/// The most characters that are looked at, including those that are removed.
const MOST_PASTED: usize = 4000;

/// The number of letters of a text, as people count them.
#[must_use]
pub fn letters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// The start of a text, with at most as many letters and characters as a name can have.
#[must_use]
pub fn name_start(text: &str) -> &str {
    start_of(text, MOST_NAME_LETTERS)
}

/// The first letters of a text, with at most as many characters as a name can have.
fn start_of(text: &str, most: usize) -> &str {
    let mut chars = 0;
    let mut end = 0;
    for letter in text.graphemes(true).take(most) {
        chars += letter.chars().count();
        if chars > MOST_NAME_CHARS {
            break;
        }
        end += letter.len();
    }
    &text[..end]
}

/// The first free name that consists of this one and a number. The name is shortened if necessary.
#[must_use]
pub fn numbered_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbers = 2..usize::MAX;
    let mut names = numbers.map(|number| {
        let number = format!(" {number}");
        // Each digit is a character too.
        let mut start = start_of(name.trim(), MOST_NAME_LETTERS.saturating_sub(number.len()));
        while start.chars().count() + number.len() > MOST_NAME_CHARS {
            let last = start.grapheme_indices(true).next_back();
            start = last.map_or("", |(at, _)| &start[..at]);
        }
        format!("{}{number}", start.trim_end())
    });
    names.find(|name| !is_taken(name)).unwrap_or_default()
}
