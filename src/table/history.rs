//! The games that were played: each enters once, when it ends, and is kept in a slot.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{SaveFailed, SaveSlot, Saves};
use super::{Learning, Table, TableEvent, TableSystems, autosave, is_watched};
use crate::date::Date;
use crate::rules::Side;
use crate::statistics::{Entry, EntryInfo, History, LuckReader, Participant};
use crate::store::{Notice, Seat};

/// How long luck is read in one frame.
const A_FRAME: Duration = Duration::from_millis(4);

/// Adds the history to an app whose games are kept.
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

/// The games that were played.
#[derive(Resource, Debug, Default)]
pub struct GameHistory {
    history: History,
    /// The luck of the game that ended last, while it is being found out.
    luck: Option<LuckReader>,
}

impl GameHistory {
    /// What is kept; what cannot be read is set aside and told.
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

    /// Something of the last game is still being found out.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.luck.is_some()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.history.clear();
        self.luck = None;
    }

    /// Writes the games into their slot.
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

/// Who played a side.
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

/// A game that has just ended enters, unless it did so before it was taken back, or nobody played it, or
/// it belongs to a lesson or a puzzle.
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
    // In the record it survives whatever is taken back, and a restart.
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
    // Whoever leaves before the luck is known has the game all the same.
    keep(&history, saves, &mut failures);
}

/// Finds out the luck of the last game, a little in each frame.
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
