//! Exports the record of the game, and imports others.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::backup::WaitingBackup;
use super::launch::{
    CopyOutcome, Import, ImportProblem, MOST_FILES, SavedFile, TextCopy, exchange, read_file,
};
use crate::backup::Backup;
use crate::record::Importer;
use crate::settings::CurrentSettings;
use crate::store::{CarriedError, SaveProblem, Settings, Trouble};
use crate::table::{READING, Replay, Table};
use crate::ui::actions::FileAction;
use crate::ui::evening::CurrentEvening;
use crate::ui::library::LibraryWork;
use crate::ui::panels::ImportText;
use crate::ui::{OpenPanels, Panel, SettingsState, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply_actions.in_set(SaveFiles),
            show_copies,
            import_chosen,
            import_dropped,
            read_on,
        )
            .chain()
            .run_if(resource_exists::<Table>),
    )
    .add_systems(Update, show_saved.after(SaveFiles));
}

/// The systems that save files for the player.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SaveFiles;

fn apply_actions(
    mut actions: MessageReader<FileAction>,
    table: Res<Table>,
    replay: Option<Res<Replay>>,
    evening: Option<Res<CurrentEvening>>,
    mut imports: Imports,
) {
    for action in actions.read() {
        match action {
            FileAction::SaveRecord => {
                // A replay is exported whole, not only up to the shown turn.
                let whole = replay.as_ref().map(|replay| replay.record());
                let game = whole.unwrap_or(table.game());
                let name = game.setup().kind().name();
                exchange::save(name, "txt", &game.to_record(), "toast-record-saved");
            }
            FileAction::SaveEveningText | FileAction::SaveEveningPicture => {
                let Some(evening) = evening.as_ref().and_then(|evening| evening.0.as_ref()) else {
                    continue;
                };
                let (ending, text) = if *action == FileAction::SaveEveningPicture {
                    ("svg", evening.picture(&*imports.words))
                } else {
                    ("txt", evening.page(&*imports.words))
                };
                exchange::save("evening", ending, &text, "toast-evening-saved");
            }
            FileAction::CopyText { text, content } => exchange::copy_text(text, *content),
            FileAction::ChooseRecord => exchange::choose(),
            FileAction::Paste => exchange::paste(),
            FileAction::ReadPasted(text) => imports.read(text.clone().into_bytes()),
        }
    }
}

/// Shows the results of saving files as toasts.
fn show_saved(words: Res<Words>, mut toasts: ResMut<Toasts>) {
    for SavedFile { done, outcome } in exchange::take_saved() {
        match outcome {
            Ok(place) => toasts.add(words.with(done, &[("place", place.into())]), None),
            Err(problem) => {
                report_unsaved(problem, "toast-file-not-saved", &words, &mut toasts);
            }
        }
    }
}

/// Shows the results of copying texts as toasts.
fn show_copies(words: Res<Words>, mut toasts: ResMut<Toasts>) {
    for TextCopy { content, outcome } in exchange::take_copies() {
        match outcome {
            CopyOutcome::Copied => toasts.add(words.get(content.done()), None),
            // A shown text says so itself.
            CopyOutcome::Instead(None) => {}
            CopyOutcome::Instead(Some(place)) => {
                let text = words.with("toast-copy-saved", &[("place", place.into())]);
                toasts.add(text, None);
            }
            CopyOutcome::Failed(problem) => {
                report_unsaved(problem, "toast-copy-failed", &words, &mut toasts);
            }
        }
    }
}

/// The places that imported files and texts go to.
#[derive(SystemParam)]
struct Imports<'w> {
    words: Res<'w, Words>,
    toasts: ResMut<'w, Toasts>,
    text: ResMut<'w, ImportText>,
    work: ResMut<'w, LibraryWork>,
    open: ResMut<'w, OpenPanels>,
    waiting: ResMut<'w, WaitingBackup>,
    settings: ResMut<'w, CurrentSettings>,
    settings_state: ResMut<'w, SettingsState>,
}

/// Imports chosen files or the text of the clipboard, which arrive some frames after the request.
fn import_chosen(mut imports: Imports) {
    imports.receive(exchange::take_imports());
    imports.report_missing(exchange::take_missing());
}

/// Reads files that were dropped on the window as records.
fn import_dropped(mut drops: MessageReader<FileDragAndDrop>, mut imports: Imports) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf),
        _ => None,
    });
    let came = dropped
        .take(MOST_FILES)
        .map(|path| read_file(path).map_err(ImportProblem::Unreadable));
    imports.receive(came.collect());
}

impl Imports<'_> {
    /// Shows what was imported. One table can't show several games, so several files go to the library.
    fn receive(&mut self, came: Vec<Import>) {
        if came.len() > 1 {
            self.open.panel = Some(Panel::Library);
        }
        for bytes in came {
            match bytes {
                Ok(bytes) if Backup::is_backup(&bytes) => {
                    let (words, toasts) = (&self.words, &mut self.toasts);
                    self.waiting.offer(&bytes, words, toasts, &mut self.open);
                }
                Ok(bytes) => self.read(bytes),
                Err(ImportProblem::NoDialog) => {
                    self.toasts.add(self.words.get("toast-no-dialog"), None);
                }
                Err(ImportProblem::Unreadable(reason)) => {
                    let text = self.words.get("toast-record-not-read");
                    self.toasts.add_problem(text, reason);
                }
            }
        }
    }

    /// Shows the number of chosen files that haven't arrived, if any.
    fn report_missing(&mut self, count: usize) {
        if count > 0 {
            let count = [("count", count.into())];
            let text = self.words.with("toast-files-missing", &count);
            self.toasts.add_long(text);
        }
    }

    /// Reads games. Every text goes to the library while it's open, and so do texts with several games.
    fn read(&mut self, bytes: Vec<u8>) {
        let importer = Importer::new(&bytes);
        if Settings::is_text(importer.text()) {
            return self.take_settings(importer.text());
        }
        if self.open.panel == Some(Panel::Library) {
            return self.work.take(bytes);
        }
        // Settings are pasted there; without their first line a text could still be meant as settings.
        if self.open.panel == Some(Panel::Settings) && !Importer::has_any(importer.text()) {
            return self.take_settings(importer.text());
        }
        if Importer::has_many(importer.text()) {
            self.work.take(bytes);
            self.open.panel = Some(Panel::Library);
        } else {
            self.text.read(importer);
            self.open.panel = Some(Panel::Record);
        }
    }
}

impl Imports<'_> {
    /// Takes over settings from a text, and shows which of its lines couldn't be used.
    fn take_settings(&mut self, text: &str) {
        match self.settings.0.with_text(text) {
            Ok(carried) => {
                self.open.panel = Some(Panel::Settings);
                if let Some(problem) = carried.problems.first() {
                    let details = problem.to_string();
                    let count = [("count", carried.problems.len().into())];
                    let text = self.words.with("toast-settings-in-part", &count);
                    self.toasts.add_problem(text, details);
                }
                let settings = &mut self.settings.0;
                self.settings_state.take_over(settings, carried);
            }
            Err(error) => {
                let key = match error {
                    CarriedError::Version { .. } => "toast-settings-version",
                    CarriedError::NoSettings | CarriedError::NothingUsed { .. } => {
                        "toast-settings-not-read"
                    }
                };
                self.toasts
                    .add_problem(self.words.get(key), error.to_string());
            }
        }
    }
}

/// Reads the next part of the text that is being imported. Several games go to the library.
fn read_on(
    mut import: ResMut<ImportText>,
    mut work: ResMut<LibraryWork>,
    mut open: ResMut<OpenPanels>,
) {
    if !import.is_reading() {
        return;
    }
    import.read_on(READING);
    if let Some(text) = import.take_several() {
        work.take(text.into_bytes());
        open.panel = Some(Panel::Library);
    }
}

/// Shows the reason why a file couldn't be saved, and what helps. Other reasons are shown under the text of this key.
pub(super) fn report_unsaved(problem: SaveProblem, key: &str, words: &Words, toasts: &mut Toasts) {
    let key = match problem.trouble {
        Trouble::Full => "toast-file-full",
        Trouble::Forbidden => "toast-file-forbidden",
        Trouble::InUse | Trouble::Other => key,
    };
    toasts.add_problem(words.get(key), problem.details);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_why_a_file_is_not_saved_and_keeps_the_systems_words_apart() {
        const USUAL: &str = "toast-file-not-saved";
        let words = Words::default();
        for (trouble, key) in [
            (Trouble::Full, "toast-file-full"),
            (Trouble::Forbidden, "toast-file-forbidden"),
            (Trouble::InUse, USUAL),
            (Trouble::Other, USUAL),
        ] {
            let mut toasts = Toasts::default();
            let problem = SaveProblem {
                trouble,
                details: "os error 28".to_owned(),
            };
            report_unsaved(problem, USUAL, &words, &mut toasts);
            assert!(words.has(key));
            let shown: Vec<&str> = toasts.texts().collect();
            assert_eq!(shown, [words.get(key)], "{trouble:?}");
        }
    }
}
