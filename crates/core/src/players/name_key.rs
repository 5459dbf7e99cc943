//! Compares names: the same name in another spelling, and names that only look the same.

use super::invisible::{is_variation, without_invisible};
use super::lookalikes::skeleton;
use super::normal_form::plain;

/// The form of a name that is the same for all its spellings: without case, invisible characters and repeated spaces,
/// with every letter taken apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey(String);

impl NameKey {
    /// Makes the key of a name.
    #[must_use]
    pub fn of(name: &str) -> NameKey {
        let visible = visible(name);
        if visible.is_ascii() {
            return NameKey(visible.to_ascii_lowercase());
        }
        let folded: String = visible.chars().flat_map(fold).collect();
        NameKey(plain(&folded))
    }
}

/// `true` if two names are the same. Case doesn't matter, nor do invisible characters, repeated spaces, and letters
/// that Unicode can write in several ways.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    one == other || NameKey::of(one) == NameKey::of(other)
}

/// The first name that differs from `name` and looks the same, such as one with a Cyrillic `а`. `None` if a name is
/// the same.
#[must_use]
pub fn lookalike<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let key = NameKey::of(name);
    let looks = looks(name, &key);
    let mut found = None;
    for other in others {
        let other_key = NameKey::of(other);
        if other_key == key {
            return None;
        }
        let looks_same = || {
            let mut pairs = looks.iter().zip(self::looks(other, &other_key));
            pairs.any(|(one, other)| *one == other)
        };
        if found.is_none() && looks_same() {
            found = Some(other);
        }
    }
    found
}

/// The form of a text for searching: like a [`NameKey`], and without accents, so that `nicolo` finds `Nicolò`.
#[must_use]
pub fn search_form(text: &str) -> String {
    let NameKey(mut form) = NameKey::of(text);
    if !form.is_ascii() {
        form.retain(|sign| !matches!(sign, '\u{300}'..='\u{36F}'));
        form = form.replace('ø', "o");
    }
    form
}

/// The skeletons of a name as it's written and in small letters: Cyrillic `В` looks like `B`, but `в` doesn't look like
/// `b`.
fn looks(name: &str, key: &NameKey) -> [String; 2] {
    [skeleton(&visible(name)), skeleton(&key.0)]
}

/// The visible characters of a name, taken apart.
fn visible(name: &str) -> String {
    let mut visible = without_invisible(&plain(name));
    visible.retain(|sign| !is_variation(sign));
    visible
}

/// Folds case in every language: `ß`, `ẞ` and `SS` are equal, and so are `ς` and `σ`. The dotless `ı` is a letter
/// apart, although its capital is `I`.
fn fold(letter: char) -> impl Iterator<Item = char> {
    let dotless = (letter == 'ı').then_some(letter);
    // A capital ẞ has a small letter, and only that has the capitals SS.
    let others = dotless.is_none().then_some(letter).into_iter();
    let others = others
        .flat_map(char::to_lowercase)
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase);
    dotless.into_iter().chain(others)
}
