//! The languages of the texts: which there are, and which one is spoken.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::CurrentSettings;
use super::kit::ChoiceRow;
use super::ui_action::UiAction;
use super::words::Words;
use crate::store::Settings;

/// The texts of one language: a folder in `assets/locales`.
#[derive(Debug)]
pub struct Locale {
    /// The folder's name, a language tag such as `en`.
    pub tag: &'static str,
    /// Its files.
    pub sources: &'static [&'static str],
}

/// The tag of the language that every text exists in.
pub const FALLBACK: &str = "en";

/// Every language, part of the program so that even a failure to load can be told. The build script
/// lists them.
pub static LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The language with this tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<&'static Locale> {
        LOCALES.iter().find(|locale| locale.tag == tag)
    }

    /// What the language calls itself.
    #[must_use]
    pub fn name(&self) -> &'static str {
        let mut lines = self.sources.iter().flat_map(|source| source.lines());
        lines
            .find_map(|line| line.strip_prefix("language-name = "))
            .unwrap_or(self.tag)
    }

    /// The language that stands in for all others.
    #[must_use]
    pub fn fallback() -> &'static Locale {
        // Without texts there is no program: a test looks whether the folder is there.
        Locale::of(FALLBACK).unwrap_or(&LOCALES[0])
    }

    /// The language to speak: the one that was chosen, otherwise the first that the system asks for and
    /// that there is, otherwise English. A system's `it-CH` is content with `it`.
    #[must_use]
    pub fn choose(chosen: &str, system: &[String]) -> &'static Locale {
        let asked = system.iter().find_map(|wanted| {
            let wanted = wanted.replace('_', "-").to_lowercase();
            let language = wanted.split(['-', '.', '@']).next().unwrap_or_default();
            let exact = LOCALES
                .iter()
                .find(|locale| locale.tag.eq_ignore_ascii_case(&wanted));
            exact.or_else(|| Locale::of(language))
        });
        Locale::of(chosen)
            .or(asked)
            .unwrap_or_else(Locale::fallback)
    }
}

/// The languages that the system or the browser asks for, the best first, as tags such as `it-IT`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SystemLanguages(pub Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguages>().add_systems(
        PreUpdate,
        follow.run_if(resource_exists_and_changed::<CurrentSettings>),
    );
}

/// Speaks the language of the settings; what is on the screen changes with it.
pub fn follow(
    settings: Res<CurrentSettings>,
    system: Res<SystemLanguages>,
    mut words: ResMut<Words>,
) {
    let locale = Locale::choose(&settings.0.language, &system.0);
    if words.locale().tag != locale.tag {
        *words = Words::of(locale);
    }
}

/// The languages by their tags, the spoken one lit: a small switch for any panel.
pub fn language_switch(ui: &mut Ui, words: &Words, settings: &Settings) -> Option<UiAction> {
    let tags: Vec<(&str, String)> = LOCALES
        .iter()
        .map(|locale| (locale.tag, locale.tag.to_uppercase()))
        .collect();
    let picked = ChoiceRow::new(words.locale().tag, &tags)
        .id("languages")
        .show(ui);
    picked.map(|tag| speak(settings, tag))
}

/// The settings with another language.
pub(super) fn speak(settings: &Settings, tag: &str) -> UiAction {
    UiAction::Settings(Box::new(Settings {
        language: tag.to_owned(),
        ..settings.clone()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(setting: &str, system: &[&str]) -> &'static str {
        let system: Vec<String> = system.iter().map(|tag| (*tag).to_owned()).collect();
        Locale::choose(setting, &system).tag
    }

    #[test]
    fn a_chosen_language_goes_before_the_systems() {
        assert_eq!(chosen("it", &["en-GB"]), "it");
        assert_eq!(chosen("en", &["it-IT"]), "en");
    }

    #[test]
    fn the_systems_first_language_that_there_is_is_spoken() {
        assert_eq!(chosen("auto", &["it-CH"]), "it");
        assert_eq!(chosen("auto", &["it_IT.UTF-8"]), "it");
        assert_eq!(chosen("auto", &["xx-XX", "it", "en"]), "it");
        assert_eq!(chosen("auto", &["en-US", "it"]), "en");
    }

    #[test]
    fn where_no_language_is_known_it_is_english() {
        assert_eq!(chosen("auto", &[]), FALLBACK);
        assert_eq!(chosen("auto", &["C", "", "-", "xx"]), FALLBACK);
        assert_eq!(chosen("xx", &["yy"]), FALLBACK);
    }
}
