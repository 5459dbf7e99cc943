//! The state of the settings panel while it's open.

use bevy::prelude::Resource;

use super::settings_reset::ResetAll;
use super::settings_search::SettingsSearch;

/// The state of the settings panel while it's open.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SettingsState {
    /// The search.
    pub search: SettingsSearch,
    /// The reset of all settings.
    pub reset: ResetAll,
}

impl SettingsState {
    /// `true` if it's as after opening the panel.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        *self == SettingsState::default()
    }

    /// Closes the question, or else clears the search. Returns `false` if there was neither.
    pub fn back(&mut self) -> bool {
        self.reset.close_question() || self.search.clear()
    }
}
