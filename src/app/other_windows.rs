//! Reads what other windows of the program have saved, when this one gets the focus or the browser reports a change.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::ui_actions::KnownSettings;
use super::{StartArgs, launch};
use crate::settings::CurrentSettings;
use crate::store::SaveProblem;
use crate::table::autosave::{SaveFailed, Saves};
use crate::table::history::GameHistory;
use crate::table::{GameLibrary, RememberedPlayers};
use crate::ui::evening::CurrentEvening;
use crate::ui::puzzles::PuzzleProgress;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SavesReplaced>()
        .add_systems(PreUpdate, follow.run_if(has_news));
}

/// Everything that is saved was replaced, so it must be read again.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct SavesReplaced;

/// `true` if another window might have saved something.
fn has_news(
    mut focused: MessageReader<WindowFocused>,
    mut replaced: MessageReader<SavesReplaced>,
) -> bool {
    let gained = focused.read().filter(|change| change.focused).count() > 0;
    let replaced = replaced.read().count() > 0;
    launch::take_storage_change() || gained || replaced
}

/// Everything that other windows can change.
#[derive(SystemParam)]
struct SharedParams<'w> {
    known: ResMut<'w, KnownSettings>,
    settings: ResMut<'w, CurrentSettings>,
    players: ResMut<'w, RememberedPlayers>,
    history: ResMut<'w, GameHistory>,
    library: ResMut<'w, GameLibrary>,
    evening: ResMut<'w, CurrentEvening>,
    puzzles: ResMut<'w, PuzzleProgress>,
}

impl SharedParams<'_> {
    /// Reads what has changed. Resources without changes don't count as changed.
    fn refresh(&mut self, saves: &mut Saves) -> Result<(), SaveProblem> {
        if self.known.is_read() {
            let mut merged = self.settings.0.clone();
            self.known.follow(&mut merged, saves)?;
            self.settings.set_if_neq(CurrentSettings(merged));
        }
        let players = self.players.bypass_change_detection();
        if saves.refresh(&mut players.0)? {
            self.players.set_changed();
        }
        if self.history.bypass_change_detection().refresh(saves)? {
            self.history.set_changed();
        }
        if self.evening.bypass_change_detection().refresh(saves)? {
            self.evening.set_changed();
        }
        let puzzles = self.puzzles.bypass_change_detection();
        if saves.refresh(&mut puzzles.0)? {
            self.puzzles.set_changed();
        }
        let library = self.library.bypass_change_detection();
        if library.catch_up(saves) {
            self.library.set_changed();
        }
        Ok(())
    }
}

fn follow(
    args: Res<StartArgs>,
    mut shared: SharedParams,
    mut saves: ResMut<Saves>,
    mut failures: MessageWriter<SaveFailed>,
) {
    if args.0.demo || args.0.is_tour() || !saves.is_lasting() {
        return;
    }
    failures.write_batch(shared.refresh(&mut saves).err().map(SaveFailed));
}
