//! Saves everything as one file and restores it, and asks the browser to keep what is saved.

use bevy::prelude::*;

use super::exchange::SaveFiles;
use super::launch::{self, exchange};
use super::other_windows::SavesReplaced;
use super::{StartArgs, ui_actions};
use crate::backup::{Backup, BackupError, Restored};
use crate::table::GameLibrary;
use crate::table::autosave::Saves;
use crate::table::history::GameHistory;
use crate::ui::actions::BackupAction;
use crate::ui::storage::StorageView;
use crate::ui::{OpenPanels, Panel, PlatformFeatures, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WaitingBackup>().add_systems(
        Update,
        (
            apply_actions.in_set(SaveFiles),
            measure,
            keep_storage
                .run_if(resource_changed::<GameHistory>.or_eager(resource_changed::<OpenPanels>)),
        )
            .chain(),
    );
}

/// A backup that waits for the player's answer.
#[derive(Resource, Default)]
pub struct WaitingBackup(Option<Backup>);

impl WaitingBackup {
    /// Reads a backup and asks the player about it in the settings, or shows the reason why it can't be read.
    pub(super) fn offer(
        &mut self,
        bytes: &[u8],
        words: &Words,
        toasts: &mut Toasts,
        open: &mut OpenPanels,
    ) {
        match Backup::read(bytes) {
            Ok(backup) => {
                self.0 = Some(backup);
                open.panel = Some(Panel::Settings);
            }
            Err(error) => report(&error, words, toasts),
        }
    }
}

/// Shows the reason why a backup can't be read or restored.
fn report(error: &BackupError, words: &Words, toasts: &mut Toasts) {
    let text = match error {
        BackupError::CutShort { line, .. } => {
            words.with("toast-data-short", &[("line", (*line).into())])
        }
        BackupError::Damaged { line, .. } => {
            words.with("toast-data-damaged", &[("line", (*line).into())])
        }
        BackupError::Version { .. } => words.get("toast-data-version"),
        _ => words.get("toast-data-not-restored"),
    };
    toasts.add_problem(text, error.to_string());
}

fn apply_actions(
    mut actions: MessageReader<BackupAction>,
    mut waiting: ResMut<WaitingBackup>,
    mut saves: ResMut<Saves>,
    mut library: ResMut<GameLibrary>,
    platform: Res<PlatformFeatures>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut replaced: MessageWriter<SavesReplaced>,
) {
    for action in actions.read() {
        match action {
            BackupAction::Save => match Backup::take(&mut saves, library.library_mut()) {
                Ok(backup) => {
                    exchange::save("tavoliere", "txt", &backup.to_text(), "toast-data-saved");
                }
                Err(error) => report(&error, &words, &mut toasts),
            },
            BackupAction::Choose if platform.chooses_files => exchange::choose(),
            BackupAction::Choose => toasts.add(words.get("data-drop"), None),
            BackupAction::Restore => {
                let Some(backup) = waiting.0.take() else {
                    continue;
                };
                match backup.restore(&mut saves, library.library_mut()) {
                    Ok(restored) => {
                        saves.forget_seen();
                        replaced.write(SavesReplaced);
                        show_restored(&restored, &words, &mut toasts);
                    }
                    Err(error) => match error.save_problem() {
                        Some(problem) => {
                            let on_page = platform.page.is_some();
                            let key = ui_actions::trouble_key(problem.trouble, on_page);
                            toasts.add_problem(words.get(key), problem.details);
                        }
                        None => report(&error, &words, &mut toasts),
                    },
                }
            }
            BackupAction::Cancel => waiting.0 = None,
            BackupAction::Install => launch::install(),
        }
    }
}

fn show_restored(restored: &Restored, words: &Words, toasts: &mut Toasts) {
    let counts = [
        ("games", restored.games.into()),
        ("results", restored.results.into()),
        ("players", restored.players.into()),
    ];
    toasts.add(words.with("toast-data-restored", &counts), None);
    if restored.no_room > 0 {
        let count = [("count", restored.no_room.into())];
        toasts.add(words.with("toast-data-no-room", &count), None);
    }
}

/// Measures what is saved when the settings open.
fn measure(
    open: Res<OpenPanels>,
    saves: Res<Saves>,
    waiting: Res<WaitingBackup>,
    args: Res<StartArgs>,
    mut shown: Local<bool>,
    mut view: ResMut<StorageView>,
) {
    let shows = open.panel == Some(Panel::Settings);
    let opens = shows && !std::mem::replace(&mut *shown, shows);
    *shown = shows;
    if !opens && !waiting.is_changed() {
        return;
    }
    // Pictures of the settings must be the same on every computer.
    let (folder, usage) = if args.0.is_tour() {
        (None, crate::store::Usage::default())
    } else {
        let folder = saves.folder().map(|folder| folder.display().to_string());
        (folder, saves.usage())
    };
    view.set_if_neq(StorageView {
        folder,
        usage,
        room: launch::storage_room(),
        waiting: waiting.0.as_ref().map(Backup::size),
        install: launch::ways_to_install(),
    });
}

/// Asks the browser to keep everything after the first finished game, and says once how to save it. The note waits for
/// the home screen, so that it doesn't interrupt the win.
fn keep_storage(
    history: Res<GameHistory>,
    open: Res<OpenPanels>,
    args: Res<StartArgs>,
    platform: Res<PlatformFeatures>,
    mut known: Local<Option<usize>>,
    mut is_due: Local<bool>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    if args.0.demo || args.0.is_tour() {
        return;
    }
    let games = history.history().len();
    let before = known.replace(games);
    if let Some(before) = before.filter(|before| games > *before) {
        launch::keep_storage();
        *is_due |= before == 0;
    }
    if open.home && open.home_is_settled && std::mem::take(&mut *is_due) {
        let key = match platform.page {
            Some(_) => "toast-data-offer-page",
            None => "toast-data-offer",
        };
        toasts.add_with_panel(words.get(key), Panel::Settings);
    }
}
