//! Provides every text on the screen by its key, in the player's language (Fluent).

use std::sync::OnceLock;

use bevy::prelude::Resource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::locale::Locale;
use super::number::Digits;
use crate::rules::{GameKind, Side};
use crate::table::Table;

/// A variable of a text: its name and value.
pub type Variable = (&'static str, FluentValue<'static>);

/// The texts of one language. Missing ones are English.
#[derive(Resource)]
pub struct Words {
    locale: &'static Locale,
    bundle: FluentBundle<FluentResource>,
    /// `true` if they include the pages of the rules book.
    book: bool,
    /// The English texts, created when the first is needed.
    fallback: OnceLock<Box<Words>>,
}

impl Default for Words {
    fn default() -> Self {
        Words::of(Locale::fallback())
    }
}

impl Words {
    /// The texts of a language.
    #[must_use]
    pub fn of(locale: &'static Locale) -> Words {
        // A test checks that tags are well-formed; the undetermined language would work too.
        let language = locale.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolating marks show as boxes in fonts without them.
        bundle.set_use_isolating(false);
        let mut words = Words {
            locale,
            bundle,
            book: false,
            fallback: OnceLock::new(),
        };
        for text in locale.texts() {
            words.add(text);
        }
        let digits = Digits::new(words.get("number-decimal"), words.get("number-group"));
        // This fails only if there's already a function of this name.
        let _ = words.bundle.add_function("NUMBER", move |given, _| {
            given
                .first()
                .map_or(FluentValue::Error, |number| digits.write(number))
        });
        words
    }

    fn add(&mut self, source: String) {
        // Only a broken message is lost, and a test checks that all are valid.
        let resource = match FluentResource::try_new(source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        self.bundle.add_resource_overriding(resource);
    }

    /// Adds the texts of the rules book's pages, the file `book_pages.ftl` of the language.
    pub fn add_book(&mut self, source: String) {
        self.add(source);
        self.book = true;
    }

    /// `true` if they include the pages of the rules book.
    #[must_use]
    pub const fn have_book(&self) -> bool {
        self.book
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> &'static Locale {
        self.locale
    }

    /// The text of a key, or the key itself if it has no text.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// Joins several items in one sentence: "a, b and c".
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        self.joined(things, "list-and-last")
    }

    /// Joins several alternatives in one sentence: "a, b or c".
    #[must_use]
    pub fn either(&self, things: &[String]) -> String {
        self.joined(things, "list-or-last")
    }

    /// Joins items, the last one with its own key.
    fn joined(&self, things: &[String], last_key: &str) -> String {
        let (last, others) = match things {
            [] => return String::new(),
            [only] => return only.clone(),
            [others @ .., last] => (last, others),
        };
        let joined = |key: &str, before: String, next: &String| {
            self.with(
                key,
                &[("before", before.into()), ("next", next.as_str().into())],
            )
        };
        let before = others[1..].iter().fold(others[0].clone(), |before, next| {
            joined("list-and-more", before, next)
        });
        joined(last_key, before, last)
    }

    /// The name of a side in a game.
    #[must_use]
    pub fn side(&self, game: GameKind, side: Side) -> String {
        let key = match side {
            Side::First => "first",
            Side::Second => "second",
        };
        self.get(&format!("{game}-{key}"))
    }

    /// A sentence about a side of a table, with more variables. If the player's name is known, its key is `<key>-name`.
    #[must_use]
    pub fn of_side(&self, table: &Table, key: &str, side: Side, more: &[Variable]) -> String {
        let (key, who): (String, Variable) = match table.player(side) {
            Some(player) => (format!("{key}-name"), ("name", player.name.clone().into())),
            None => {
                let side = self.side(table.game().setup().kind(), side);
                (key.to_owned(), ("side", side.into()))
            }
        };
        self.with(&key, &[&[who], more].concat())
    }

    /// The name of a rule set, or with a suffix another text about it.
    #[must_use]
    pub fn preset(&self, name: &str, suffix: &str) -> String {
        // Keys have no spaces, but rule sets' names do.
        self.get(&format!("preset-{}{suffix}", name.replace(' ', "-")))
    }

    /// `true` if this language has a text for a key, without the English ones.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// The text of a key with the values of its variables.
    #[must_use]
    pub fn with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            let english = Locale::fallback();
            if self.locale.tag == english.tag {
                return key.to_owned();
            }
            let fallback = self.fallback.get_or_init(|| Box::new(Words::of(english)));
            return fallback.with(key, variables);
        };
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }
}

/// The key of the name of a game's option. With `-line` appended, it's the key of the line below.
#[must_use]
pub fn option_key(game: GameKind, option: &str) -> String {
    format!("option-{game}-{option}")
}

/// The key of the name of a value, from its option's key.
#[must_use]
pub fn value_key(option_key: &str, value: &str) -> String {
    // Keys have no plus sign.
    format!("{option_key}-{}", value.replace('+', "_plus_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn italian() -> Words {
        Words::of(Locale::of("it").expect("there is Italian"))
    }

    #[test]
    fn lists_end_in_the_languages_own_word_for_and() {
        let things = ["a1", "b2", "c3"].map(str::to_owned);
        for (words, two, three) in [
            (Words::default(), "a1 and b2", "a1, b2 and c3"),
            (italian(), "a1 e b2", "a1, b2 e c3"),
        ] {
            assert_eq!(words.list(&[]), "");
            assert_eq!(words.list(&things[..1]), "a1");
            assert_eq!(words.list(&things[..2]), two);
            assert_eq!(words.list(&things), three);
        }
        for (words, three) in [
            (Words::default(), "a1, b2 or c3"),
            (italian(), "a1, b2 o c3"),
        ] {
            assert_eq!(words.either(&things), three);
        }
    }

    #[test]
    fn missing_texts_are_shown_in_english() {
        static EMPTY: Locale = Locale {
            tag: "it",
            name: "Italiano",
            sources: &["close = Chiudi"],
        };
        let words = Words::of(&EMPTY);
        assert_eq!(words.get("close"), "Chiudi");
        assert_eq!(words.get("undo"), "Undo");
        assert_eq!(words.get("no-such-text"), "no-such-text");
        assert!(!words.has("undo"));
    }

    #[test]
    fn numbers_are_written_by_the_languages_rules() {
        let text = |locale: &'static Locale, number: f64| {
            Words::of(locale).with("percent", &[("number", number.into())])
        };
        let italian = Locale::of("it").expect("there is Italian");
        assert_eq!(text(Locale::fallback(), 62.5), "62.5%");
        assert_eq!(text(italian, 62.5), "62,5%");
        assert_eq!(text(italian, 100.0), "100%");
    }
}
