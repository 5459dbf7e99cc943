//! Chooses the language of the texts and shows a switch for it.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::CurrentSettings;
use super::kit::ChoiceRow;
pub use super::locale::{FALLBACK, LOCALES, Locale};
use super::ui_action::UiAction;
use super::words::Words;
use crate::store::Settings;

/// The languages that the system or the browser prefers, the best first, as tags such as `it-IT`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SystemLanguages(pub Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguages>().add_systems(
        PreUpdate,
        follow.run_if(resource_exists_and_changed::<CurrentSettings>),
    );
}

/// Applies the language of the settings to all texts, once it's loaded.
pub fn follow(
    settings: Res<CurrentSettings>,
    system: Res<SystemLanguages>,
    mut words: ResMut<Words>,
) {
    let locale = Locale::choose(&settings.0.language, &system.0);
    if words.locale().tag != locale.tag && locale.is_loaded() {
        *words = Words::of(locale);
    }
}

/// Shows the languages by their tags, with the current one selected: a small switch for any panel.
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

/// Returns the settings with another language.
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
    fn the_first_supported_system_language_is_used() {
        assert_eq!(chosen("auto", &["it-CH"]), "it");
        assert_eq!(chosen("auto", &["it_IT.UTF-8"]), "it");
        assert_eq!(chosen("auto", &["xx-XX", "it", "en"]), "it");
        assert_eq!(chosen("auto", &["en-US", "it"]), "en");
    }

    #[test]
    fn the_default_language_is_english() {
        assert_eq!(chosen("auto", &[]), FALLBACK);
        assert_eq!(chosen("auto", &["C", "", "-", "xx"]), FALLBACK);
        assert_eq!(chosen("xx", &["yy"]), FALLBACK);
    }
}
