//! Opens the folder of saves and reads the settings.

use super::{Args, Notice, Notices, StartError};
use crate::settings::CurrentSettings;
use crate::store::{Settings, SettingsProblem, Slot, Store};
use crate::table::autosave::Saves;

/// Everything that the program remembers from earlier sessions when it starts.
pub(super) struct SavedState {
    /// The folder of saves, or the memory in its place.
    pub saves: Saves,
    /// The settings.
    pub settings: CurrentSettings,
    /// What could not be read.
    pub notices: Notices,
}

impl SavedState {
    /// Opens the folder of saves and reads the settings; what cannot be read never stops the start.
    pub(super) fn open(args: &Args) -> Result<SavedState, StartError> {
        let mut notices = Notices::default();
        let mut store = match (&args.data, args.harness) {
            (Some(dir), _) => Store::open(dir)?,
            (None, Some(_)) => Store::in_memory(),
            (None, None) => Store::open_default().unwrap_or_else(|error| {
                notices
                    .0
                    .push(Notice::of("toast-not-lasting", error.to_string()));
                Store::in_memory()
            }),
        };
        let mut problems = Vec::new();
        let loaded = store.load_with(&Slot::settings(), |text| {
            let (settings, found) = Settings::from_ron(text);
            problems = found;
            // What can be used of a damaged file is used; only a file that is no RON is set aside.
            match problems.first() {
                Some(problem @ SettingsProblem::Unreadable(_)) => Err(problem.clone()),
                _ => Ok(settings),
            }
        });
        if let Some(notice) = loaded.notice {
            notices.0.push(Notice::of("toast-settings", notice.problem));
        } else if let Some(problem) = problems.first() {
            notices
                .0
                .push(Notice::of("toast-settings", problem.to_string()));
        }
        Ok(SavedState {
            saves: Saves(store),
            settings: CurrentSettings(loaded.value.unwrap_or_default()),
            notices,
        })
    }
}
