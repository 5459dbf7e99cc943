//! Counts each game in the history once, when it ends, and saves the history.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{SaveFailed, SaveSlot, Saves};
use super::{Learning, Table, TableEvent, TableSystems, autosave, is_watched};
use crate::date::Date;
use crate::rules::Side;
use crate::statistics::{Entry, EntryInfo, History, LuckReader, Participant};
use crate::store::{Notice, Seat};

/// The time for computing luck in one frame.
const A_FRAME: Duration = Duration::from_millis(4);

/// Adds the history to an app that saves games.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameHistory>().add_systems(
        Update,
        (
            note_end
                .before(autosave::save)
                .run_if(resource_exists::<Table>),
            read_luck,
        )
            .chain()
            .in_set(TableSystems::Save),
    );
}

/// The history of finished games.
#[derive(Resource, Debug, Default)]
pub struct GameHistory {
    history: History,
    /// The computation of the last game's luck, while it's running.
    luck: Option<LuckReader>,
}

impl GameHistory {
    /// Loads the saved history. If it can't be read, it's set aside with a notice.
    #[must_use]
    pub fn load(saves: &mut Saves) -> (GameHistory, Option<Notice>) {
        let loaded = saves.load_with(History::SLOT, History::from_ron);
        (loaded.value.unwrap_or_default().into(), loaded.notice)
    }

    /// The games.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// `true` while the last game's luck is being computed.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.luck.is_some()
    }

    /// Deletes all entries.
    pub fn clear(&mut self) {
        self.history.clear();
        self.luck = None;
    }

    /// Writes the history into its slot.
    ///
    /// # Errors
    /// The system's reason.
    pub fn save(&self, saves: &mut Saves) -> Result<(), String> {
        saves
            .save(History::SLOT, &self.history.to_ron())
            .map_err(|error| error.to_string())
    }
}

impl From<History> for GameHistory {
    fn from(history: History) -> GameHistory {
        GameHistory {
            history,
            luck: None,
        }
    }
}

/// The player of a side, for the history.
fn participant(table: &Table, side: Side) -> Participant {
    match (table.seat(side), table.player(side)) {
        (Seat::Person, Some(player)) => {
            let id = player.id.map(|id| id.to_string());
            Participant::person(id.as_deref(), &player.name)
        }
        (Seat::Person, None) => Participant::person(None, ""),
        (Seat::Computer(level), _) => Participant::Computer { level },
    }
}

/// Counts a game that has just ended, unless it was counted before an undo, had no players, or belongs to a lesson or a
/// puzzle.
pub(super) fn note_end(
    mut table: ResMut<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut table_events: MessageReader<TableEvent>,
    mut history: ResMut<GameHistory>,
    mut failures: MessageWriter<SaveFailed>,
) {
    let stepped = table_events.read().fold(false, |stepped, event| {
        stepped | matches!(event, TableEvent::Stepped(_))
    });
    let counts = stepped
        && table.game().outcome().is_some()
        && !table.is_counted()
        && *slot == SaveSlot::Autosave
        && learning.is_none()
        && table.puzzle().is_none()
        && !is_watched(table.seats());
    if !counts {
        return;
    }
    let date = Date::today();
    // The record keeps the mark through undo and restarts.
    table.count(date);
    let game = table.game();
    let throws_by_hand = game.throws_by_hand();
    let info = EntryInfo {
        date,
        sides: Side::BOTH.map(|side| participant(&table, side)),
        luck: None,
        throws_by_hand,
    };
    history.history.add(Entry::of(game, info));
    history.luck = (game.thrown() > 0 && !throws_by_hand).then(|| LuckReader::new(game));
    // If the player leaves before the luck is known, the game is still counted.
    keep(&history, saves, &mut failures);
}

/// Computes the luck of the last game, a small part in each frame.
fn read_luck(
    saves: Option<ResMut<Saves>>,
    mut history: ResMut<GameHistory>,
    mut failures: MessageWriter<SaveFailed>,
) {
    if !history.is_reading() {
        return;
    }
    let begun = Instant::now();
    while let Some(reader) = &mut history.luck {
        if !reader.step() {
            let sums = reader.curve().sums();
            history.luck = None;
            history.history.set_last_luck(sums);
            keep(&history, saves, &mut failures);
            return;
        }
        if begun.elapsed() >= A_FRAME {
            return;
        }
    }
}

fn keep(
    history: &GameHistory,
    saves: Option<ResMut<Saves>>,
    failures: &mut MessageWriter<SaveFailed>,
) {
    if let Some(mut saves) = saves
        && let Err(problem) = history.save(&mut saves)
    {
        failures.write(SaveFailed(problem));
    }
}
