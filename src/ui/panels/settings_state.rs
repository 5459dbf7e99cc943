//! The state of the settings panel while it's open.

use bevy::prelude::Resource;

use super::settings_search::SettingsSearch;
use super::settings_undo::SettingsUndo;

/// The state of the settings panel while it's open.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SettingsState {
    /// The search.
    pub search: SettingsSearch,
    /// `true` while the question about resetting all settings is open.
    pub asks_to_reset: bool,
    /// The name of the setting whose choices are shown in a low window.
    pub open: Option<&'static str>,
    /// The undo of the latest change of many settings.
    pub undo: SettingsUndo,
}

impl SettingsState {
    /// `true` if it's as after opening the panel.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        *self == SettingsState::default()
    }

    /// Closes the question, or else clears the search. Returns `false` if there was neither.
    pub fn back(&mut self) -> bool {
        std::mem::take(&mut self.asks_to_reset) || self.search.clear()
    }
}
