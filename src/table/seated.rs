//! Who sits at a game, by the headers of its record: `white-name`, `white-mark` and
//! `white-colour`, and so for every side.

use bevy::prelude::*;

use super::autosave::{self, SaveFailed, SaveSlot, Saves};
use super::{Table, TableEvent, TableSystems};
use crate::players::{Badge, PlayerBook, SeatedPlayer};
use crate::record::GameRecord;
use crate::rules::Side;
use crate::store::Notice;

/// Adds the remembered players to an app whose games are kept.
pub fn plugin(app: &mut App) {
    app.init_resource::<RememberedPlayers>().add_systems(
        Update,
        follow_book
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table>),
    );
}

/// The players who are remembered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RememberedPlayers(pub PlayerBook);

impl RememberedPlayers {
    /// The book in its slot; what cannot be read is set aside and told.
    #[must_use]
    pub fn load(saves: &mut Saves) -> (RememberedPlayers, Option<Notice>) {
        let loaded = saves.load_with(PlayerBook::SLOT, PlayerBook::read);
        (
            RememberedPlayers(loaded.value.unwrap_or_default()),
            loaded.notice,
        )
    }

    /// Writes the book into its slot.
    ///
    /// # Errors
    /// The system's reason.
    pub fn save(&self, saves: &mut Saves) -> Result<(), String> {
        saves
            .save(PlayerBook::SLOT, &self.0.to_text())
            .map_err(|error| error.to_string())
    }
}

fn key(game: &GameRecord, side: Side, what: &str) -> String {
    format!("{}-{what}", game.setup().kind().side_name(side))
}

/// Who sits at each side, by the headers of a record; none where nobody with a name does.
#[must_use]
pub fn players_of(game: &GameRecord) -> [Option<SeatedPlayer>; 2] {
    Side::BOTH.map(|side| {
        let header = |what| game.header(&key(game, side, what));
        let mark = header("mark").and_then(|name| name.parse().ok());
        let colour = header("colour").and_then(|name| name.parse().ok());
        let badge = mark.map(|mark| Badge {
            mark,
            colour: colour.unwrap_or_default(),
        });
        SeatedPlayer::named(header("name")?, badge)
    })
}

/// Writes who sits at a side into the headers of a record.
pub(super) fn write_player(game: &mut GameRecord, side: Side, player: Option<&SeatedPlayer>) {
    let name = player.map_or("", |player| &player.name);
    let badge = player.and_then(|player| player.badge);
    let mark = badge.map_or("", |badge| badge.mark.name());
    let colour = badge.map_or("", |badge| badge.colour.name());
    for (what, value) in [("name", name), ("mark", mark), ("colour", colour)] {
        // A record from elsewhere may have no room for more headers; then it is on the table only.
        let _ = game.set_header(&key(game, side, what), value);
    }
}

/// Whoever is laid with a game is looked up in the book, and what changes there changes at the table.
fn follow_book(
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
    let written = table.follow_book(&players.0);
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
