//! Every word on the screen, by key, in the player's language (Fluent).

use bevy::prelude::Resource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::{GameKind, Side};

/// A variable of a text, by its name, and what stands for it.
pub type Variable = (&'static str, FluentValue<'static>);

/// The English texts, part of the program so that even a failure to load can be shown.
const ENGLISH: [&str; 6] = [
    include_str!("../../assets/locales/en/interface.ftl"),
    include_str!("../../assets/locales/en/options.ftl"),
    include_str!("../../assets/locales/en/reasons.ftl"),
    include_str!("../../assets/locales/en/help.ftl"),
    include_str!("../../assets/locales/en/book.ftl"),
    include_str!("../../assets/locales/en/opponents.ftl"),
];

/// The texts of one language.
#[derive(Resource)]
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Default for Words {
    fn default() -> Self {
        // The tag is well-formed; otherwise the undetermined language does as well.
        Words::new("en".parse().unwrap_or_default(), &ENGLISH)
    }
}

impl Words {
    fn new(language: LanguageIdentifier, sources: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks that separate directions show as boxes in fonts without them.
        bundle.set_use_isolating(false);
        for source in sources {
            // Only a broken message is lost; a test checks that there is none.
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// The text of a key; the key itself where there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
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

    /// The name of a preset, or with a suffix another text about it.
    #[must_use]
    pub fn preset(&self, name: &str, suffix: &str) -> String {
        // Keys have no spaces; presets' names do.
        self.get(&format!("preset-{}{suffix}", name.replace(' ', "-")))
    }

    /// Whether there is a text for a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// The text of a key with its variables filled in.
    #[must_use]
    pub fn with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
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

/// The key of an option's value: keys have no plus sign.
#[must_use]
pub fn of_value(option: &str, value: &str) -> String {
    format!("{option}-{}", value.replace('+', "_plus_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_parses_without_errors() {
        for source in ENGLISH {
            if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
                panic!("{errors:?} in {}", source.lines().next().unwrap_or(""));
            }
        }
    }

    #[test]
    fn no_key_is_defined_twice() {
        let mut keys: Vec<&str> = ENGLISH
            .iter()
            .flat_map(|source| source.lines())
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(|key| !key.starts_with([' ', '#', '-']))
            .collect();
        let all = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all);
    }
}
