//! Keeps the list of remembered players, and updates the players at the table from it.

use bevy::prelude::*;

use super::autosave::{self, SaveFailed, SaveSlot, Saves};
pub use super::player_headers::players_of;
use super::{Table, TableEvent, TableSystems};
use crate::players::PlayerList;
use crate::store::Notice;

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

    /// Writes the list into its slot.
    ///
    /// # Errors
    /// The system's reason.
    pub fn save(&self, saves: &mut Saves) -> Result<(), String> {
        saves
            .save(PlayerList::SLOT, &self.0.to_text())
            .map_err(|error| error.to_string())
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
