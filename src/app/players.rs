//! Reads the remembered players at the start, applies changes from panels, and saves each change.

use bevy::prelude::*;

use super::{Notice, Notices, StartArgs};
use crate::players::MergedPlayers;
use crate::settings::CurrentSettings;
use crate::store::Settings;
use crate::table::autosave::{SaveFailed, Saves};
use crate::table::seated::{self, RememberedPlayers};
use crate::ui::actions::PlayersAction;
use crate::ui::{NewGameDraft, Toasts, Words};

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
    mut draft: ResMut<NewGameDraft>,
    mut settings: ResMut<CurrentSettings>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
    mut failures: MessageWriter<SaveFailed>,
) {
    for action in actions.read() {
        let PlayersAction::Remember(fresh) = action;
        if args.0.is_tour() {
            players.0 = (**fresh).clone();
            continue;
        }
        match players.change(fresh, &mut saves) {
            Ok(merged) => {
                if let Err(problem) = merged.check_room() {
                    let names = merged.left_out.join(", ");
                    let problem = format!("{problem}: {names}");
                    toasts.add_problem(words.get("toast-players-no-room"), problem);
                }
                if !merged.renumbered.is_empty() {
                    renumber(&merged, &mut draft, &mut settings.0);
                }
            }
            Err(problem) => drop(failures.write(SaveFailed(problem))),
        }
    }
}

/// Follows players whose numbers another window has given to others.
fn renumber(merged: &MergedPlayers, draft: &mut NewGameDraft, settings: &mut Settings) {
    let ids = draft.players.iter_mut().flatten();
    let ids = ids.filter_map(|player| player.id.as_mut());
    for id in ids.chain(settings.players.iter_mut().flatten()) {
        *id = merged.number_of(*id);
    }
}
