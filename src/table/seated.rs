//! The remembered players, and their place at the table.

use bevy::prelude::*;

use super::autosave::{self, SaveFailed, SaveSlot, Saves};
pub use super::player_headers::players_of;
use super::{Table, TableEvent, TableSystems};
use crate::players::PlayerList;
use crate::store::Notice;

/// Adds the remembered players to an app whose games are kept.
pub fn plugin(app: &mut App) {
    app.init_resource::<RememberedPlayers>().add_systems(
        Update,
        follow_list
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table>),
    );
}

/// The players who are remembered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RememberedPlayers(pub PlayerList);

impl RememberedPlayers {
    /// The list in its slot; what cannot be read is set aside and told.
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

/// Whoever is laid with a game is looked up in the list, and what changes there changes at the table.
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
        .any(|event| matches!(event, TableEvent::Laid));
    if !(laid || players.is_changed()) || !table.knows_otherwise(&players.0) {
        return;
    }
    let written = table.follow_list(&players.0);
    // A game that has just been laid is saved anyway.
    if written
        && !laid
        && table.puzzle().is_none()
        && let Some(mut saves) = saves
        && let Err(problem) = autosave::write(&table, &slot, &mut saves)
    {
        failures.write(SaveFailed(problem));
    }
}
