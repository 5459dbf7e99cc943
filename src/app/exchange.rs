//! Exports the record of the game, and imports others.

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::backup::WaitingBackup;
use super::launch::exchange::{self, Import};
use super::launch::{CopyOutcome, TextCopy};
use crate::backup::{Backup, MAX_BACKUP_BYTES};
use crate::record::Importer;
use crate::store::{SaveProblem, Trouble};
use crate::table::{READING, Replay, Table};
use crate::ui::actions::FileAction;
use crate::ui::evening::CurrentEvening;
use crate::ui::library::LibraryWork;
use crate::ui::panels::ImportText;
use crate::ui::{OpenPanels, Panel, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply_actions,
            show_copies,
            import_chosen,
            import_dropped,
            read_on,
        )
            .chain()
            .run_if(resource_exists::<Table>),
    );
}

fn apply_actions(
    mut actions: MessageReader<FileAction>,
    table: Res<Table>,
    replay: Option<Res<Replay>>,
    evening: Option<Res<CurrentEvening>>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for action in actions.read() {
        match action {
            FileAction::SaveRecord => {
                // A replay is exported whole, not only up to the shown turn.
                let whole = replay.as_ref().map(|replay| replay.record());
                let game = whole.unwrap_or(table.game());
                let name = game.setup().kind().name();
                let saved = exchange::save(name, "txt", &game.to_record());
                report_saved(saved, "toast-record-saved", &words, &mut toasts);
            }
            FileAction::SaveEveningText | FileAction::SaveEveningPicture => {
                let Some(evening) = evening.as_ref().and_then(|evening| evening.0.as_ref()) else {
                    continue;
                };
                let (ending, text) = if *action == FileAction::SaveEveningPicture {
                    ("svg", evening.picture(&*words))
                } else {
                    ("txt", evening.page(&*words))
                };
                let saved = exchange::save("evening", ending, &text);
                report_saved(saved, "toast-evening-saved", &words, &mut toasts);
            }
            FileAction::CopyText { text, content } => exchange::copy_text(text, *content),
            FileAction::ChooseRecord => exchange::choose(),
            FileAction::PasteRecord => exchange::paste(),
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

/// Imports a chosen file or the text of the clipboard, which arrives some frames after the request.
fn import_chosen(
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut import: ResMut<ImportText>,
    mut work: ResMut<LibraryWork>,
    mut open: ResMut<OpenPanels>,
    mut waiting: ResMut<WaitingBackup>,
) {
    let imports = exchange::take_imports();
    if imports.is_empty() {
        return;
    }
    show_imports(
        imports,
        &words,
        &mut toasts,
        &mut import,
        &mut work,
        &mut open,
        &mut waiting,
    );
}

/// The most files to import at once.
const MOST_FILES: usize = 1_000;

/// Reads files that were dropped on the window as records.
fn import_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut import: ResMut<ImportText>,
    mut work: ResMut<LibraryWork>,
    mut open: ResMut<OpenPanels>,
    mut waiting: ResMut<WaitingBackup>,
) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf),
        _ => None,
    });
    let imports: Vec<Import> = dropped.take(MOST_FILES).map(|path| read(path)).collect();
    if imports.is_empty() {
        return;
    }
    show_imports(
        imports,
        &words,
        &mut toasts,
        &mut import,
        &mut work,
        &mut open,
        &mut waiting,
    );
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

/// Reads a file of at most [`MAX_BACKUP_BYTES`] bytes.
pub(super) fn read(path: &std::path::Path) -> Import {
    use std::io::Read;
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| {
            file.take(MAX_BACKUP_BYTES as u64 + 1)
                .read_to_end(&mut bytes)
        })
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(bytes)
}

/// Shows what was imported. One table can't show several games, so several files go to the library.
fn show_imports(
    imports: Vec<Import>,
    words: &Words,
    toasts: &mut Toasts,
    import: &mut ImportText,
    work: &mut LibraryWork,
    open: &mut OpenPanels,
    waiting: &mut WaitingBackup,
) {
    if imports.len() > 1 {
        open.panel = Some(Panel::Library);
    }
    for bytes in imports {
        if let Ok(bytes) = &bytes
            && Backup::is_backup(bytes)
        {
            waiting.offer(bytes, words, toasts, open);
            continue;
        }
        show_import(bytes, words, toasts, import, work, open);
    }
}

fn show_import(
    bytes: Import,
    words: &Words,
    toasts: &mut Toasts,
    import: &mut ImportText,
    work: &mut LibraryWork,
    open: &mut OpenPanels,
) {
    match bytes {
        // Every text goes to the library while it's open, and so do texts with several games.
        Ok(bytes) if open.panel == Some(Panel::Library) => work.take(bytes),
        Ok(bytes) => {
            let importer = Importer::new(&bytes);
            if Importer::has_many(importer.text()) {
                work.take(bytes);
                open.panel = Some(Panel::Library);
            } else {
                import.read(importer);
                open.panel = Some(Panel::Record);
            }
        }
        Err(problem) => {
            toasts.add_problem(words.get("toast-record-not-read"), problem);
        }
    }
}

/// Shows the place of a saved file with the text of this key, or the problem.
pub(super) fn report_saved(
    saved: Result<String, SaveProblem>,
    key: &str,
    words: &Words,
    toasts: &mut Toasts,
) {
    match saved {
        Ok(place) => toasts.add(words.with(key, &[("place", place.into())]), None),
        Err(problem) => report_unsaved(problem, "toast-record-not-saved", words, toasts),
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
