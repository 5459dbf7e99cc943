//! Records that leave the program as files and texts, and those that come in.

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::launch::exchange::{self, Came};
use crate::record::MAX_BYTES;
use crate::table::{READING, Table};
use crate::ui::panels::Incoming;
use crate::ui::{Open, Panel, Toasts, UiAction, UiActionChosen, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (apply, take_in, take_dropped, read_on)
            .chain()
            .run_if(resource_exists::<Table>),
    );
}

fn apply(
    mut chosen: MessageReader<UiActionChosen>,
    table: Res<Table>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for UiActionChosen(action) in chosen.read() {
        match action {
            UiAction::SaveRecord => {
                let game = table.game();
                let line = match exchange::save(game.setup().kind().name(), &game.to_record()) {
                    Ok(place) => words.with("toast-record-saved", &[("place", place.into())]),
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

/// What was chosen or pasted comes when the system has it.
fn take_in(
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut incoming: ResMut<Incoming>,
    mut open: ResMut<Open>,
) {
    for came in exchange::came() {
        receive(came, &words, &mut toasts, &mut incoming, &mut open);
    }
}

/// A file that is let fall on the window is a record, or it says why it is none.
fn take_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut incoming: ResMut<Incoming>,
    mut open: ResMut<Open>,
) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            let came = read(path_buf);
            receive(came, &words, &mut toasts, &mut incoming, &mut open);
        }
    }
}

/// Reads on in what came in.
fn read_on(mut incoming: ResMut<Incoming>) {
    if incoming.is_reading() {
        incoming.read_on(READING);
    }
}

/// Reads a file of at most [`MAX_BYTES`] bytes.
fn read(path: &std::path::Path) -> Came {
    use std::io::Read;
    let mut text = String::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_string(&mut text))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text)
}

fn receive(
    came: Came,
    words: &Words,
    toasts: &mut Toasts,
    incoming: &mut Incoming,
    open: &mut Open,
) {
    match came {
        Ok(text) => {
            incoming.put(text);
            open.panel = Some(Panel::Record);
        }
        Err(problem) => {
            let table_events = [("problem", problem.into())];
            toasts.add(words.with("toast-record-not-read", &table_events), None);
        }
    }
}
