//! Words for names that were refused.

use super::text::first_letters;
use super::words::Words;
use crate::players::{MOST_NAME_LETTERS, NameError};

/// The most letters of a refused name in a sentence.
const MOST_SHOWN: usize = 24;

/// The reason why a name isn't valid, with the start of the name.
#[must_use]
pub fn refused_name(words: &Words, name: &str, problem: &NameError) -> String {
    let shown: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let shown = ("name", first_letters(shown.trim(), MOST_SHOWN).into());
    match problem {
        NameError::Empty => words.get("who-empty"),
        NameError::TooLong { found } => {
            let count = ("count", (*found).into());
            let most = ("most", MOST_NAME_LETTERS.into());
            words.with("who-too-long", &[shown, count, most])
        }
        NameError::TooManyChars { .. } => words.with("who-too-many-accents", &[shown]),
        NameError::Control { .. } => words.with("who-control", &[shown]),
    }
}
