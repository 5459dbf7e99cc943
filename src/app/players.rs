//! Reads the remembered players at the start, applies changes from panels, and saves each change.

use bevy::prelude::*;

use super::{Notice, Notices, StartArgs};
use crate::table::autosave::Saves;
use crate::table::seated::{self, RememberedPlayers};
use crate::ui::actions::PlayersAction;
use crate::ui::{Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(seated::plugin)
        .add_systems(Startup, load)
        .add_systems(Update, apply_actions);
}

fn load(
    args: Res<StartArgs>,
    mut saves: ResMut<Saves>,
    mut players: ResMut<RememberedPlayers>,
    mut notices: ResMut<Notices>,
) {
    if args.0.demo || args.0.is_tour() {
        return;
    }
    let (kept, notice) = RememberedPlayers::load(&mut saves);
    *players = kept;
    if let Some(notice) = notice {
        let key = "toast-players-damaged";
        notices.0.push(Notice::of_store(key, notice));
    }
}

fn apply_actions(
    args: Res<StartArgs>,
    mut actions: MessageReader<PlayersAction>,
    mut players: ResMut<RememberedPlayers>,
    mut saves: ResMut<Saves>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for action in actions.read() {
        let PlayersAction::Remember(fresh) = action;
        players.0 = (**fresh).clone();
        if args.0.is_tour() {
            continue;
        }
        if let Err(problem) = players.save(&mut saves) {
            toasts.add_problem(words.get("toast-save-failed"), problem);
        }
    }
}
