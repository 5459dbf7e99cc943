//! Carries the settings to another machine as text.

use bevy_egui::egui::Ui;

use super::settings_search::Asked;
use super::{SettingsState, section};
use crate::store::{CarriedSettings, Settings};
use crate::ui::actions::{CopiedText, FileAction};
use crate::ui::kit::Button;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The keys of everything that these rows say.
const KEYS: [&str; 4] = [
    "settings-text",
    "settings-text-line",
    "settings-text-copy",
    "settings-text-paste",
];

/// `true` if a search finds these rows.
pub(super) fn is_found(view: &View, asked: &Asked) -> bool {
    let texts = KEYS.map(|key| view.words.get(key));
    asked.is_in(&texts.join(" "))
}

/// Shows the buttons that copy and paste the settings.
pub(super) fn rows(ui: &mut Ui, view: &View, settings: &Settings) -> Option<UiAction> {
    let [title, line, copy, paste] = KEYS.map(|key| view.words.get(key));
    section(ui, &title);
    label(ui, line, TextStyle::Note, colour::SECOND);
    ui.add_space(4.0);
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        if Button::new(&copy).show(ui) {
            action = Some(UiAction::copy(settings.to_text(), CopiedText::Settings));
        }
        if Button::new(&paste).show(ui) {
            action = Some(UiAction::File(FileAction::Paste));
        }
    });
    action
}

impl SettingsState {
    /// Replaces settings by those of a text, and offers to undo that.
    pub fn take_over(&mut self, settings: &mut Settings, carried: CarriedSettings) {
        self.asks_to_reset = false;
        let before = std::mem::replace(settings, carried.settings);
        let after = settings.clone();
        self.undo.offer(before, after, "settings-text-done");
    }
}
