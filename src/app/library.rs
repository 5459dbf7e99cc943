//! Reads the library of games at the start and handles its actions, a small part in each frame.

use bevy::prelude::*;

use super::StartArgs;
use super::exchange::SaveFiles;
use super::launch::exchange;
use crate::date::Date;
use crate::library::{ImportReader, Library, LibraryError, LibraryExport, LibraryNotice, Limits};
use crate::record::Reading;
use crate::store::Store;
use crate::table::autosave::{SaveFailed, Saves};
use crate::table::library::{self, AddTableToLibrary};
use crate::table::{GameLibrary, Intent, LibraryEvent, READING, ReplayIntent};
use crate::ui::actions::{LibraryAction, OpenAs};
use crate::ui::library::{ImportReport, LibraryWork};
use crate::ui::{OpenPanels, Panel, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(library::plugin)
        .add_systems(Startup, use_empty_library)
        .add_systems(
            Update,
            (
                add_when_opened,
                apply_actions,
                open_game,
                import_games,
                export_games.in_set(SaveFiles),
                show_events,
            )
                .chain(),
        );
}

/// Leaves the library unread and unchanged in a demonstration and in a tour.
fn use_empty_library(args: Res<StartArgs>, mut library: ResMut<GameLibrary>) {
    if args.0.demo || args.0.is_tour() {
        let empty = Library::read(&mut Store::in_memory(), Limits::default());
        *library = GameLibrary::fixed(empty);
    }
}

/// Adds the current state of the game on the table to the library whenever its panel opens.
fn add_when_opened(
    open: Res<OpenPanels>,
    mut shown: Local<bool>,
    mut keep: MessageWriter<AddTableToLibrary>,
) {
    let shows = open.panel == Some(Panel::Library);
    if shows && !std::mem::replace(&mut *shown, shows) {
        keep.write(AddTableToLibrary);
    }
    *shown = shows;
}

fn apply_actions(
    mut actions: MessageReader<LibraryAction>,
    mut library: ResMut<GameLibrary>,
    mut saves: ResMut<Saves>,
    mut work: ResMut<LibraryWork>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for action in actions.read() {
        let games = library.library_mut();
        let done = match action {
            LibraryAction::Open(id, open_as) => games
                .open(&mut saves, *id)
                .map(|reader| work.opening = Some((*id, *open_as, reader))),
            LibraryAction::Pin(id, pinned) => games.pin(&mut saves, *id, *pinned),
            LibraryAction::Rename(id, title) => games.rename(&mut saves, *id, title),
            LibraryAction::Remove(id) => games.remove(&mut saves, *id).map(|()| {
                toasts.add(words.get("toast-library-removed"), None);
            }),
            LibraryAction::Export(ids) => {
                work.export = Some(LibraryExport::of(ids.iter().copied()));
                Ok(())
            }
            LibraryAction::PutAside => {
                work.report = None;
                Ok(())
            }
        };
        if let Err(error) = done {
            report(&words, &mut toasts, &error);
        }
    }
}

/// Shows an error to the player.
fn report(words: &Words, toasts: &mut Toasts, error: &LibraryError) {
    let key = match error {
        LibraryError::Damaged { .. } => "toast-library-damaged",
        _ => "toast-library-problem",
    };
    toasts.add_problem(words.get(key), error.to_string());
}

/// Reads the next part of the game that is being opened.
fn open_game(
    mut library: ResMut<GameLibrary>,
    mut saves: ResMut<Saves>,
    mut work: ResMut<LibraryWork>,
    words: Res<Words>,
    mut open: ResMut<OpenPanels>,
    mut toasts: ResMut<Toasts>,
    mut intents: MessageWriter<Intent>,
    mut replay: MessageWriter<ReplayIntent>,
) {
    if work.opening.is_none() {
        return;
    }
    let Some((id, open_as, reader)) = work.opening.take() else {
        return;
    };
    match reader.read_for(READING) {
        Ok(Reading::Unfinished(reader)) => work.opening = Some((id, open_as, reader)),
        Ok(Reading::Finished(mut game)) => {
            // The opened game stays linked to its entry in the library.
            id.write(&mut game);
            // If it can't be written, the list only lacks a photograph.
            let _ = library.library_mut().add_position(&mut saves, id, &game);
            open.panel = None;
            match open_as {
                OpenAs::Continue => drop(intents.write(Intent::SetUp(game))),
                OpenAs::Replay => drop(replay.write(ReplayIntent::Open(game))),
                OpenAs::Share => {
                    replay.write(ReplayIntent::Open(game));
                    replay.write(ReplayIntent::ToEvent(usize::MAX));
                    open.panel = Some(Panel::Share);
                }
            }
        }
        Err(error) => {
            let problem = crate::ui::panels::record_problem(&words, &error);
            let problem = [("problem", problem.into())];
            let text = words.with("toast-library-not-opened", &problem);
            toasts.add_problem(text, error.to_string());
            let lost = library.library_mut().set_aside_damaged(&mut saves, id);
            report(&words, &mut toasts, &lost);
        }
    }
}

/// Reads the next part of an import and adds the games read so far.
fn import_games(
    mut library: ResMut<GameLibrary>,
    mut saves: ResMut<Saves>,
    mut work: ResMut<LibraryWork>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    if work.import.is_none() && work.waiting.is_empty() {
        return;
    }
    let Some(mut reader) = work.import.take() else {
        let bytes = work.waiting.remove(0);
        work.import = Some(ImportReader::new(bytes));
        return;
    };
    reader.read_for(READING);
    let games = reader.take_games();
    let finished = reader.is_finished();
    let today = Date::today();
    let imported = library.library_mut().import(&mut saves, games, today);
    let report = work.report.get_or_insert_with(ImportReport::default);
    match imported {
        Ok(imported) => {
            report.taken += imported.taken.len();
            report.known += imported.known;
            report.no_room += imported.no_room;
        }
        Err(error) => {
            report.is_unsaved = true;
            toasts.add_problem(words.get("toast-library-not-kept"), error.to_string());
        }
    }
    if finished {
        report.refusals += reader.refusals();
        report.refused.extend(reader.refused().iter().cloned());
        report.refused.truncate(100);
        report.cut_short |= reader.is_cut_short();
    } else {
        work.import = Some(reader);
    }
}

/// Writes the next part of an export, and saves the file once it's complete.
fn export_games(
    mut library: ResMut<GameLibrary>,
    mut saves: ResMut<Saves>,
    mut work: ResMut<LibraryWork>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    if work.export.is_none() {
        return;
    }
    let Some(mut export) = work.export.take() else {
        return;
    };
    match export.write_for(library.library_mut(), &mut saves, READING) {
        Ok(None) => work.export = Some(export),
        Ok(Some(text)) => {
            let name = if export.games() == 1 { "game" } else { "games" };
            exchange::save(name, "txt", &text, "toast-library-saved");
        }
        Err(error) => report(&words, &mut toasts, &error),
    }
}

/// Shows events of the library to the player.
fn show_events(
    mut events: MessageReader<LibraryEvent>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut library: ResMut<GameLibrary>,
    mut failures: MessageWriter<SaveFailed>,
) {
    for event in events.read() {
        match event {
            LibraryEvent::Notice(notice @ LibraryNotice::Damaged { .. }) => {
                toasts.add_problem(words.get("toast-library-damaged"), notice.to_string());
            }
            LibraryEvent::Notice(notice) => {
                toasts.add_problem(words.get("toast-library-problem"), notice.to_string());
            }
            LibraryEvent::NotSaved(problem) => drop(failures.write(SaveFailed(problem.clone()))),
            LibraryEvent::NotAdded(problem) => {
                toasts.add_problem(words.get("toast-library-not-kept"), problem.clone());
            }
            LibraryEvent::Replaced(kind) => {
                let game = ("game", words.get(&format!("game-{kind}")).into());
                let line = words.with("toast-library-replaced", &[game]);
                toasts.add_with_panel(line, Panel::Library);
                continue;
            }
            LibraryEvent::WillRemove(count) => {
                let text = words.with("toast-library-going", &[("count", (*count).into())]);
                toasts.add(text, None);
            }
        }
    }
    if !library.library().has_notices() {
        return;
    }
    for notice in library.library_mut().take_notices() {
        toasts.add_problem(words.get("toast-library-problem"), notice.to_string());
    }
}
