//! Exports the record of the game, and imports others.

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::launch::exchange::{self, Import};
use crate::record::MAX_BYTES;
use crate::table::{READING, Table};
use crate::ui::evening::CurrentEvening;
use crate::ui::panels::ImportText;
use crate::ui::{Open, Panel, Toasts, UiAction, UiActionChosen, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (apply_actions, import_chosen, import_dropped, read_on)
            .chain()
            .run_if(resource_exists::<Table>),
    );
}

fn apply_actions(
    mut chosen: MessageReader<UiActionChosen>,
    table: Res<Table>,
    evening: Option<Res<CurrentEvening>>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for UiActionChosen(action) in chosen.read() {
        match action {
            UiAction::SaveRecord => {
                let game = table.game();
                let line =
                    match exchange::save(game.setup().kind().name(), "txt", &game.to_record()) {
                        Ok(place) => words.with("toast-record-saved", &[("place", place.into())]),
                        Err(problem) => {
                            words.with("toast-record-not-saved", &[("problem", problem.into())])
                        }
                    };
                toasts.add(line, None);
            }
            UiAction::SaveEvening { picture } => {
                let Some(evening) = evening.as_ref().and_then(|evening| evening.0.as_ref()) else {
                    continue;
                };
                let (ending, text) = if *picture {
                    ("svg", evening.picture(&*words))
                } else {
                    ("txt", evening.page(&*words))
                };
                let line = match exchange::save("evening", ending, &text) {
                    Ok(place) => words.with("toast-evening-saved", &[("place", place.into())]),
                    Err(problem) => {
                        words.with("toast-record-not-saved", &[("problem", problem.into())])
                    }
                };
                toasts.add(line, None);
            }
            UiAction::ChooseRecord => exchange::choose(),
            UiAction::PasteRecord => exchange::paste(),
            UiAction::Tell(key) => toasts.add(words.get(key), None),
            _ => {}
        }
    }
}

/// A file that was chosen, or the text of the clipboard, comes some frames after it was asked for.
fn import_chosen(
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut import: ResMut<ImportText>,
    mut open: ResMut<Open>,
) {
    for text in exchange::take_imports() {
        show_import(text, &words, &mut toasts, &mut import, &mut open);
    }
}

/// Reads a file that was dropped on the window as a record.
fn import_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut import: ResMut<ImportText>,
    mut open: ResMut<Open>,
) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            let text = read(path_buf);
            show_import(text, &words, &mut toasts, &mut import, &mut open);
        }
    }
}

/// Reads the next part of the record that is being imported.
fn read_on(mut import: ResMut<ImportText>) {
    if import.is_reading() {
        import.read_on(READING);
    }
}

/// Reads a file of at most [`MAX_BYTES`] bytes.
fn read(path: &std::path::Path) -> Import {
    use std::io::Read;
    let mut text = String::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_string(&mut text))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text)
}

fn show_import(
    text: Import,
    words: &Words,
    toasts: &mut Toasts,
    import: &mut ImportText,
    open: &mut Open,
) {
    match text {
        Ok(text) => {
            import.set(text);
            open.panel = Some(Panel::Record);
        }
        Err(problem) => {
            let variables = [("problem", problem.into())];
            toasts.add(words.with("toast-record-not-read", &variables), None);
        }
    }
}
