//! Finds names that look the same: replaces each letter by the one that it looks like (the skeleton of Unicode's
//! technical standard 39).

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line for each letter that others look like: the letter, a tab, the others. The letters are those of the NFKD form.
/// The test `lookalikes` compares the file with the crate `unicode-security` and can renew it.
static LOOKALIKES: &str = include_str!("lookalikes.txt");

/// The text with each letter replaced by the one that it looks like. Two texts with the same skeleton look the same.
/// `text` must be in the NFKD form.
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
    static MODELS: LazyLock<BTreeMap<char, &str>> = LazyLock::new(|| {
        let lines = LOOKALIKES.lines().filter_map(|line| line.split_once('\t'));
        lines
            .flat_map(|(model, others)| others.chars().map(move |other| (other, model)))
            .collect()
    });
    MODELS.get(&letter).copied()
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
            LOOKALIKES == expected(),
            "renew it: cargo test -p tavoliere-core --lib renew_lookalikes -- --ignored"
        );
    }

    #[test]
    #[ignore = "writes the file"]
    fn renew_lookalikes() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/players/lookalikes.txt");
        std::fs::write(file, expected()).unwrap();
    }
}
