//! The library of games at the table: games are taken in when they end and when they are left, and saves at the start.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{self, SaveSlot, Saves};
use super::game::PUZZLE;
use super::history;
use super::intent::AutoIntent;
use super::{Intent, Learning, READING, ReplayIntent, Table, TableEvent, TableSystems};
use crate::date::Date;
use crate::library::{GameId, Library, LibraryNotice, Limits};
use crate::record::{Event, GameRecord, Reading, RecordReader};
use crate::rules::GameKind;
use crate::store::checksum;

/// Adds the library to an app whose games are kept.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameLibrary>()
        .add_message::<LibraryEvent>()
        .add_message::<KeepTable>()
        .add_systems(
            Update,
            (
                read_on,
                keep_before_another
                    .after(TableSystems::Guide)
                    .before(TableSystems::Replay)
                    .run_if(resource_exists::<Table>),
                (note_laid, keep_at_end)
                    .chain()
                    .in_set(TableSystems::Save)
                    .after(history::note_end)
                    .before(autosave::save)
                    .run_if(resource_exists::<Table>),
            ),
        )
        .add_systems(Last, keep_on_leaving.run_if(resource_exists::<Table>));
}

/// The game on the table is to be kept as it stands.
#[derive(Message, Clone, Copy, Debug)]
pub struct KeepTable;

/// Something about the library that the player should know.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryEvent {
    /// Something went wrong.
    Notice(LibraryNotice),
    /// A game could not be kept; told once for as long as the reason stays.
    NotKept(String),
    /// There is no more room: so many games go when the next ones are kept.
    GoNext(usize),
}

/// The library, and what is being taken in.
#[derive(Resource, Debug)]
pub struct GameLibrary {
    library: Library,
    /// Games are kept: not in a demonstration, nor in a tour.
    keeps: bool,
    /// The saves that are still to be looked at, the next one last.
    saves: Vec<GameKind>,
    /// A save that is being read.
    save: Option<RecordReader<'static>>,
    /// The record of the game on the table as it was laid: its check sum and length.
    laid: Option<(u64, usize)>,
    /// Why the last game could not be kept.
    problem: Option<String>,
}

impl Default for GameLibrary {
    fn default() -> Self {
        GameLibrary {
            library: Library::default(),
            keeps: true,
            saves: GameKind::ALL.into(),
            save: None,
            laid: None,
            problem: None,
        }
    }
}

impl GameLibrary {
    /// A library that has been read, and takes no games in by itself.
    #[must_use]
    pub fn fixed(library: Library) -> GameLibrary {
        GameLibrary {
            library,
            keeps: false,
            saves: Vec::new(),
            ..GameLibrary::default()
        }
    }

    /// A library with other limits, that is yet to be read.
    #[must_use]
    pub fn with_limits(limits: Limits) -> GameLibrary {
        GameLibrary {
            library: Library::new(limits),
            ..GameLibrary::default()
        }
    }

    /// The games.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The games, to change them.
    pub const fn library_mut(&mut self) -> &mut Library {
        &mut self.library
    }

    /// Something is still being read or taken in.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.keeps && (self.library.is_reading() || !self.saves.is_empty() || self.save.is_some())
    }

    /// Keeps a game, and tells what somebody should know of it.
    pub fn keep(
        &mut self,
        saves: &mut Saves,
        id: GameId,
        game: &GameRecord,
        events: &mut MessageWriter<LibraryEvent>,
    ) {
        let had_room = self.library.going().is_empty();
        let today = Date::today();
        let problem = match self.library.keep(saves, id, game, today) {
            Ok(kept) => {
                if had_room && kept.going > 0 {
                    events.write(LibraryEvent::GoNext(kept.going));
                }
                None
            }
            Err(error) => Some(error.to_string()),
        };
        if problem != self.problem {
            events.write_batch(problem.clone().map(LibraryEvent::NotKept));
            self.problem = problem;
        }
    }

    /// Keeps the game on the table, where it belongs into the library.
    pub fn keep_table(
        &mut self,
        table: &Table,
        saves: &mut Saves,
        events: &mut MessageWriter<LibraryEvent>,
    ) {
        if let Some(id) = GameId::of(table.game()).filter(|_| has_choice(table.game())) {
            self.keep(saves, id, table.game(), events);
        }
    }

    /// Looks at the next save, or reads on in it.
    fn take_over(
        &mut self,
        saves: &mut Saves,
        time: Duration,
        events: &mut MessageWriter<LibraryEvent>,
    ) {
        let Some(reader) = self.save.take() else {
            let slot = self.saves.pop().map(|kind| SaveSlot::Autosave.of(kind));
            // Whoever opens the save tells what is wrong with it.
            let text = slot.and_then(|slot| saves.load(&slot).ok().flatten());
            let fresh = text.filter(|text| self.library.find_text(text).is_none());
            self.save = fresh.map(RecordReader::of_save);
            return;
        };
        match reader.read_for(time) {
            Ok(Reading::Unfinished(reader)) => self.save = Some(reader),
            Ok(Reading::Finished(game)) => {
                let is_played = has_choice(&game) && game.header(PUZZLE).is_none();
                if is_played {
                    let id =
                        GameId::of(&game).unwrap_or_else(|| GameId::of_text(&game.to_record()));
                    self.keep(saves, id, &game, events);
                }
            }
            Err(_) => {}
        }
    }
}

/// Somebody has chosen something in a game.
fn has_choice(game: &GameRecord) -> bool {
    let chosen = |event: &Event| matches!(event, Event::Played { .. });
    game.outcome().is_some() || game.events().any(chosen)
}

/// Whether the game on the table is one that somebody plays.
fn is_played(table: &Table, slot: &SaveSlot, learning: bool) -> bool {
    // A game that is looked back at is not as it ended.
    *slot == SaveSlot::Autosave && !learning && table.puzzle().is_none() && !table.is_replayed()
}

/// Reads the library, then the saves, a little in each frame.
fn read_on(
    saves: Option<ResMut<Saves>>,
    mut library: ResMut<GameLibrary>,
    mut events: MessageWriter<LibraryEvent>,
) {
    let Some(mut saves) = saves.filter(|_| library.is_reading()) else {
        return;
    };
    let begun = Instant::now();
    while let Some(left) = READING.checked_sub(begun.elapsed())
        && library.is_reading()
    {
        if library.library.is_reading() {
            library.library.read_on(&mut saves, left);
        } else {
            library.take_over(&mut saves, left, &mut events);
        }
    }
    let notices = library.library.take_notices();
    events.write_batch(notices.into_iter().map(LibraryEvent::Notice));
}

/// Before another game is laid in its place or looked back at, and when it is asked for, the game on the table is
/// kept as it stands.
fn keep_before_another(
    table: Res<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut library: ResMut<GameLibrary>,
    mut intents: MessageReader<Intent>,
    mut auto_intents: MessageReader<AutoIntent>,
    mut asked: MessageReader<KeepTable>,
    mut replays: MessageReader<ReplayIntent>,
    mut events: MessageWriter<LibraryEvent>,
) {
    let by_itself = |AutoIntent(own): &AutoIntent| own.lays_another_game();
    let lays = intents.read().any(Intent::lays_another_game) | auto_intents.read().any(by_itself);
    let asked = asked.read().count() > 0;
    let opens = |intent: &ReplayIntent| matches!(intent, ReplayIntent::Open(_));
    let looks_back = replays.read().any(opens);
    replays.clear();
    intents.clear();
    auto_intents.clear();
    if let Some(mut saves) = saves
        && (lays || asked || looks_back)
        && library.keeps
        && is_played(&table, &slot, learning.is_some())
    {
        library.keep_table(&table, &mut saves, &mut events);
    }
}

/// Notes what was laid, so that a game from before it had an id is known again.
fn note_laid(
    table: Res<Table>,
    mut library: ResMut<GameLibrary>,
    mut table_events: MessageReader<TableEvent>,
) {
    let laid = table_events.read().fold(false, |laid, event| {
        laid | matches!(event, TableEvent::Laid)
    });
    if laid && library.keeps {
        let text = table.game().to_record();
        library.laid = Some((checksum(text.as_bytes()), text.len()));
    }
}

/// A game gets its id with the first thing that happens in it, and is kept when it ends.
fn keep_at_end(
    mut table: ResMut<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut library: ResMut<GameLibrary>,
    mut table_events: MessageReader<TableEvent>,
    mut events: MessageWriter<LibraryEvent>,
) {
    let stepped = table_events.read().fold(false, |stepped, event| {
        stepped | matches!(event, TableEvent::Stepped(_))
    });
    if !stepped || !library.keeps || !is_played(&table, &slot, learning.is_some()) {
        return;
    }
    if GameId::of(table.game()).is_none() {
        let laid = library.laid.take();
        let known = laid.and_then(|(sum, bytes)| library.library.find_sum(sum, bytes));
        let id = known.unwrap_or_else(|| GameId::fresh(table.game()));
        table.set_id(id);
    }
    if table.game().outcome().is_some()
        && let Some(mut saves) = saves
    {
        library.keep_table(&table, &mut saves, &mut events);
    }
}

/// Whoever leaves the program has the game as it stands.
fn keep_on_leaving(
    table: Res<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut exits: MessageReader<AppExit>,
    mut library: ResMut<GameLibrary>,
    mut events: MessageWriter<LibraryEvent>,
) {
    if exits.read().count() > 0
        && library.keeps
        && is_played(&table, &slot, learning.is_some())
        && let Some(mut saves) = saves
    {
        library.keep_table(&table, &mut saves, &mut events);
    }
}
