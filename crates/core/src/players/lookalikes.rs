//! Finds names that look the same: replaces each letter by the one that it looks like (the skeleton of Unicode's
//! technical standard 39).

use std::collections::BTreeMap;
use std::sync::OnceLock;

use thiserror::Error;

/// The file that the page loads, in `assets`. Elsewhere it's part of the program.
///
/// It has a line for each letter that others look like: the letter, a tab, the others. The letters are those of the
/// NFKD form. A test compares the file with the crate `unicode-security` and can renew it.
pub const LOOKALIKES_PATH: &str = "names/lookalikes.txt";

/// The content of the file, once the page has loaded it.
static LOADED: OnceLock<String> = OnceLock::new();

/// An error in a file of lookalikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {line} has no letter before a tab")]
pub struct LookalikesError {
    /// The line, from 1.
    pub line: usize,
}

/// Loads the lookalikes from the content of their file. No effect if they're part of the program or already loaded.
///
/// # Errors
/// The content isn't a list of lookalikes.
pub fn load_lookalikes(text: &str) -> Result<(), LookalikesError> {
    let is_wrong = |line: &str| {
        line.split_once('\t')
            .is_none_or(|(model, _)| model.is_empty())
    };
    if let Some(wrong) = text.lines().position(is_wrong) {
        return Err(LookalikesError { line: wrong + 1 });
    }
    let _ = LOADED.set(text.to_owned());
    Ok(())
}

/// The content of the file. `None` before the page has loaded it.
fn lookalikes() -> Option<&'static str> {
    if cfg!(target_arch = "wasm32") {
        LOADED.get().map(String::as_str)
    } else {
        Some(include_str!("../../../../assets/names/lookalikes.txt"))
    }
}

/// The text with each letter replaced by the one that it looks like. Two texts with the same skeleton look the same.
/// `text` must be in the NFKD form. Before the lookalikes are loaded, no letter looks like another.
pub(super) fn skeleton(text: &str) -> String {
    let mut skeleton = String::with_capacity(text.len());
    for letter in text.chars() {
        match model(letter) {
            Some(model) => skeleton.push_str(model),
            None => skeleton.push(letter),
        }
    }
    skeleton
}

/// The letter or letters that a letter looks like.
fn model(letter: char) -> Option<&'static str> {
    static MODELS: OnceLock<BTreeMap<char, &str>> = OnceLock::new();
    let text = lookalikes()?;
    let models = MODELS.get_or_init(|| {
        let lines = text.lines().filter_map(|line| line.split_once('\t'));
        lines
            .flat_map(|(model, others)| others.chars().map(move |other| (other, model)))
            .collect()
    });
    models.get(&letter).copied()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use unicode_normalization::UnicodeNormalization as _;

    use super::*;
    use crate::players::invisible::{is_control_character, is_visible};

    /// The content of the file according to `unicode-security`.
    fn expected() -> String {
        let mut models: BTreeMap<String, String> = BTreeMap::new();
        for letter in ('!'..=char::MAX).filter(|letter| is_listed(*letter)) {
            let text = letter.to_string();
            let model: String = unicode_security::skeleton(&text).collect();
            if model != text && !model.is_empty() && model.chars().all(is_visible) {
                models.entry(model).or_default().push(letter);
            }
        }
        models
            .iter()
            .fold(String::new(), |mut lines, (model, others)| {
                let _ = writeln!(lines, "{model}\t{others}");
                lines
            })
    }

    /// `true` for letters that can be in a name in the NFKD form.
    fn is_listed(letter: char) -> bool {
        is_visible(letter)
            && !is_control_character(letter)
            && [letter].into_iter().nfkd().eq([letter])
    }

    #[test]
    fn the_file_is_that_of_the_standard() {
        assert!(
            lookalikes() == Some(expected().as_str()),
            "renew it: cargo test -p tavoliere-core --lib renew_lookalikes -- --ignored"
        );
    }

    #[test]
    #[ignore = "writes the file"]
    fn renew_lookalikes() {
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/");
        std::fs::write(assets.to_owned() + LOOKALIKES_PATH, expected()).unwrap();
    }

    #[test]
    fn a_damaged_file_names_its_line() {
        assert_eq!(load_lookalikes(&expected()), Ok(()));
        for damaged in ["a\tbc\nrest", "a\tbc\n\td"] {
            let error = load_lookalikes(damaged).unwrap_err();
            assert_eq!(error, LookalikesError { line: 2 }, "{damaged:?}");
        }
    }
}
