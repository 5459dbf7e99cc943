//! Finds settings by their texts in the current language.

use bevy_egui::egui::Ui;

use super::seats::seats_text;
use crate::players::search_form;
use crate::store::{Choice, Control, Label, Setting};
use crate::ui::kit::TextField;
use crate::ui::language::LOCALES;
use crate::ui::words::Words;

/// The most characters of a search.
const MOST_LETTERS: usize = 60;

/// The search in the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsSearch {
    /// The entered text.
    pub text: String,
}

impl SettingsSearch {
    /// Clears it. Returns `false` if there was nothing to clear.
    pub fn clear(&mut self) -> bool {
        let had_text = !self.text.is_empty();
        self.text.clear();
        had_text
    }

    /// Shows the field.
    pub(super) fn field(&mut self, ui: &mut Ui, words: &Words) {
        let name = words.get("settings-search");
        let width = ui.available_width();
        TextField::new(&name, &mut self.text)
            .id("settings search")
            .at_most(MOST_LETTERS)
            .width(width)
            .keeps_focus()
            .show(ui);
    }

    /// The words to find.
    pub(super) fn asked(&self) -> Asked {
        let form = search_form(&self.text);
        Asked(form.split_whitespace().map(str::to_owned).collect())
    }
}

/// The words to find, without case and accents.
pub(super) struct Asked(Vec<String>);

impl Asked {
    /// `true` if everything is shown.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `true` if a text has all words.
    pub(super) fn is_in(&self, text: &str) -> bool {
        if self.is_empty() {
            return true;
        }
        let text = search_form(text);
        self.0.iter().all(|word| text.contains(word))
    }

    /// `true` if the texts of a setting have all words.
    pub(super) fn finds(&self, words: &Words, setting: &Setting, control: &Control) -> bool {
        self.is_empty() || self.is_in(&all_texts(words, setting, control))
    }
}

/// Every text about a setting: its name, its explanation and its values.
fn all_texts(words: &Words, setting: &Setting, control: &Control) -> String {
    let named = || {
        format!(
            "{} {}",
            words.get(&setting.key()),
            words.get(&setting.line_key())
        )
    };
    match control {
        Control::Switch(_) | Control::Slider(_) => named(),
        Control::Choice(choice) => {
            let values = (choice.labels)();
            let values = values.iter().map(|label| value_text(words, setting, label));
            values.fold(named(), |all, value| all + " " + &value)
        }
        Control::Languages => {
            let known = [
                words.get("settings-language"),
                words.get(&setting.line_key()),
                words.get("setting-language-auto"),
            ];
            let names = LOCALES.iter().map(|locale| locale.name.to_owned());
            known.into_iter().chain(names).collect::<Vec<_>>().join(" ")
        }
        Control::Seats => seats_text(words),
    }
}

/// The text of a value.
fn value_text(words: &Words, setting: &Setting, label: &Label) -> String {
    match label {
        Label::Text(value) => words.get(&setting.value_key(value)),
        Label::Percent(share) => words.with("percent", &[("number", (share * 100.0).into())]),
        Label::Number(number) => number.to_string(),
        Label::Seconds(time) => words.with("seconds", &[("number", (*time).into())]),
    }
}

/// The values of a choice with their indices.
pub(super) fn values(
    words: &Words,
    setting: &Setting,
    choice: &Choice,
) -> Vec<(Option<usize>, String)> {
    let labels = (choice.labels)();
    let texts = labels.iter().map(|label| value_text(words, setting, label));
    texts
        .enumerate()
        .map(|(index, text)| (Some(index), text))
        .collect()
}
