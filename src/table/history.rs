//! Counts each game in the history once, when it ends, and saves the history.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{SaveFailed, SaveSlot, Saves};
use super::{Learning, Table, TableEvent, TableSystems, autosave, is_watched};
use crate::ai;
use crate::date::Date;
use crate::rules::Side;
use crate::statistics::{Entry, EntryInfo, History, LuckReader, Participant};
use crate::store::{Notice, SaveProblem, Seat};

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
    /// The last game, and the computation of its luck while it's running.
    luck: Option<(Entry, LuckReader)>,
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
    pub fn is_reading(&self) -> bool {
        self.luck.is_some() && ai::networks_are_loaded()
    }

    /// Deletes all entries, also those of other windows.
    ///
    /// # Errors
    /// The system's reason.
    pub fn clear(&mut self, saves: &mut Saves) -> Result<(), SaveProblem> {
        self.luck = None;
        Ok(saves.update(&mut self.history, History::clear)?)
    }

    /// Reads the games that other windows have added. Returns `true` if there are any.
    ///
    /// # Errors
    /// The system's reason.
    pub fn refresh(&mut self, saves: &mut Saves) -> Result<bool, SaveProblem> {
        Ok(saves.refresh(&mut self.history)?)
    }

    /// Applies a change to the newest saved history and saves it.
    fn change(
        &mut self,
        saves: Option<ResMut<Saves>>,
        failures: &mut MessageWriter<SaveFailed>,
        change: impl FnOnce(&mut History),
    ) {
        let Some(mut saves) = saves else {
            return change(&mut self.history);
        };
        if let Err(error) = saves.update(&mut self.history, change) {
            failures.write(SaveFailed(error.into()));
        }
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
    let entry = Entry::of(game, info);
    // If the player leaves before the luck is known, the game is still counted.
    history.change(saves, &mut failures, |history| history.add(entry));
    history.luck = None;
    if game.thrown() > 0 && !throws_by_hand {
        let entry = history.history.entries().next_back().cloned();
        history.luck = entry.map(|entry| (entry, LuckReader::new(game)));
    }
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
    while let Some((_, reader)) = &mut history.luck {
        if !reader.step() {
            if let Some((entry, reader)) = history.luck.take() {
                let sums = reader.curve().sums();
                history.change(saves, &mut failures, |history| {
                    history.set_luck_of(&entry, sums);
                });
            }
            return;
        }
        if begun.elapsed() >= A_FRAME {
            return;
        }
    }
}
