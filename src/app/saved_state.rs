//! Opens the folder of saves and reads the settings.

use super::{Args, Notice, Notices, StartError};
use crate::backup::finish_restoring;
use crate::library::{Library, Limits};
use crate::settings::CurrentSettings;
use crate::store::{Settings, SettingsProblem, Slot, Store};
use crate::table::autosave::Saves;

/// The key of the text about a place that can't be written to at all.
const NOT_LASTING: &str = if cfg!(target_arch = "wasm32") {
    "toast-not-lasting-page"
} else {
    "toast-not-lasting"
};

/// The program's saved state at the start.
pub(super) struct SavedState {
    /// The folder of saves, or a store in memory instead.
    pub saves: Saves,
    /// The settings.
    pub settings: CurrentSettings,
    /// The problems found while reading.
    pub notices: Notices,
}

impl SavedState {
    /// Opens the folder of saves and reads the settings. Unreadable settings never stop the start.
    pub(super) fn open(args: &Args) -> Result<SavedState, StartError> {
        let mut notices = Notices::default();
        let mut store = match (&args.data, args.harness) {
            (Some(dir), _) => Store::open(dir)?,
            (None, Some(_)) => Store::in_memory(),
            (None, None) => Store::open_default().unwrap_or_else(|error| {
                notices.0.push(Notice::of(NOT_LASTING, error.to_string()));
                Store::in_memory()
            }),
        };
        // A restoration that was interrupted is finished before anything is read.
        let mut library = Library::new(Limits::default());
        if let Err(error) = finish_restoring(&mut store, &mut library) {
            let key = "toast-data-not-restored";
            notices.0.push(Notice::of(key, error.to_string()));
        }
        let mut problems = Vec::new();
        let loaded = store.load_with(&Slot::settings(), |text| {
            let (settings, found) = Settings::from_ron(text);
            problems = found;
            // The readable part of damaged settings is used; a file is only set aside if it isn't RON.
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
