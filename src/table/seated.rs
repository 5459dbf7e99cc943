//! Keeps the list of remembered players, and updates the players at the table from it.

use bevy::prelude::*;

use super::autosave::{self, SaveFailed, SaveSlot, Saves};
pub use super::player_headers::players_of;
use super::{Table, TableEvent, TableSystems};
use crate::players::{MergedPlayers, PlayerList};
use crate::store::{Notice, SaveProblem};

/// Adds the remembered players to an app that saves games.
pub fn plugin(app: &mut App) {
    app.init_resource::<RememberedPlayers>().add_systems(
        Update,
        follow_list
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table>),
    );
}

/// The remembered players.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RememberedPlayers(pub PlayerList);

impl RememberedPlayers {
    /// Loads the list. If it can't be read, it's set aside with a notice.
    #[must_use]
    pub fn load(saves: &mut Saves) -> (RememberedPlayers, Option<Notice>) {
        let loaded = saves.load_with(PlayerList::SLOT, PlayerList::read);
        (
            RememberedPlayers(loaded.value.unwrap_or_default()),
            loaded.notice,
        )
    }

    /// Applies the changes of a panel to the newest saved list and saves it. Returns the merged list, in which players
    /// can have other numbers.
    ///
    /// # Errors
    /// The system's reason. The changes are in this list only then.
    pub fn change(
        &mut self,
        fresh: &PlayerList,
        saves: &mut Saves,
    ) -> Result<MergedPlayers, SaveProblem> {
        let before = std::mem::replace(&mut self.0, fresh.clone());
        let mut locked = saves.exclusive()?;
        let mut saved = before.clone();
        locked.refresh(&mut saved)?;
        let merged = fresh.merged(&before, saved);
        self.0.clone_from(&merged.list);
        locked.write(&self.0)?;
        Ok(merged)
    }
}

/// Updates the players at the table after changes in the list, and after a game is put on the table.
fn follow_list(
    players: Res<RememberedPlayers>,
    mut table: ResMut<Table>,
    mut table_events: MessageReader<TableEvent>,
    slot: Res<SaveSlot>,
    saves: Option<ResMut<Saves>>,
    mut failures: MessageWriter<SaveFailed>,
) {
    let laid = table_events
        .read()
        .any(|event| matches!(event, TableEvent::SetUp));
    if !(laid || players.is_changed()) || !table.differs_from(&players.0) {
        return;
    }
    let written = table.follow_list(&players.0);
    // A game that was just put on the table is saved anyway.
    if written
        && !laid
        && table.puzzle().is_none()
        && let Some(mut saves) = saves
        && let Err(problem) = autosave::write(&table, &slot, &mut saves)
    {
        failures.write(SaveFailed(problem));
    }
}
