//! Loads the history of games at the start and handles the actions of the statistics panel.

use bevy::prelude::*;

use super::exchange::SaveFiles;
use super::launch::exchange;
use super::{Notice, Notices, StartArgs};
use crate::statistics::write_spreadsheet;
use crate::table::autosave::{SaveFailed, Saves};
use crate::table::history::{self, GameHistory};
use crate::ui::actions::StatisticsAction;
use crate::ui::{Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(history::plugin)
        .add_systems(Startup, load)
        .add_systems(Update, apply_actions.in_set(SaveFiles));
}

fn load(
    args: Res<StartArgs>,
    mut saves: ResMut<Saves>,
    mut history: ResMut<GameHistory>,
    mut notices: ResMut<Notices>,
) {
    if args.0.demo || args.0.is_tour() {
        return;
    }
    let (kept, notice) = GameHistory::load(&mut saves);
    *history = kept;
    if let Some(notice) = notice {
        let key = "toast-statistics-damaged";
        notices.0.push(Notice::of_store(key, notice));
    }
}

fn apply_actions(
    mut actions: MessageReader<StatisticsAction>,
    mut history: ResMut<GameHistory>,
    mut saves: ResMut<Saves>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut failures: MessageWriter<SaveFailed>,
) {
    for action in actions.read() {
        match action {
            StatisticsAction::Save => {
                let table = write_spreadsheet(history.history().entries());
                exchange::save_table("statistics", table, "toast-statistics-saved");
            }
            StatisticsAction::Delete => match history.clear(&mut saves) {
                Ok(()) => toasts.add(words.get("toast-statistics-forgotten"), None),
                Err(problem) => drop(failures.write(SaveFailed(problem))),
            },
        }
    }
}
