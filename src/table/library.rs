//! Adds games to the library when they end or are left, and saved games at the start.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{self, SaveSlot, Saves};
use super::game::PUZZLE;
use super::history;
use super::intent::AutoIntent;
use super::other_window;
use super::{Intent, Learning, READING, ReplayIntent, Table, TableEvent, TableSystems, is_watched};
use crate::date::Moment;
use crate::library::{GameId, Library, LibraryError, LibraryNotice, Limits};
use crate::record::{Event, GameRecord, Reading, RecordReader};
use crate::rules::GameKind;
use crate::store::{SaveProblem, checksum};

/// Adds the library to an app that saves games.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameLibrary>()
        .add_message::<LibraryEvent>()
        .add_message::<AddTableToLibrary>()
        .add_systems(
            Update,
            (
                read_on,
                add_before_replacement
                    .after(TableSystems::Guide)
                    .before(TableSystems::Replay)
                    .run_if(resource_exists::<Table>),
                (note_set_up, other_window::keep_other, add_at_end)
                    .chain()
                    .in_set(TableSystems::Save)
                    .after(history::note_end)
                    .before(autosave::save)
                    .run_if(resource_exists::<Table>),
            ),
        )
        .add_systems(Last, add_at_exit.run_if(resource_exists::<Table>));
}

/// A request to add the game on the table in its current state.
#[derive(Message, Clone, Copy, Debug)]
pub struct AddTableToLibrary;

/// An event of the library that the player should see.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryEvent {
    /// A problem with the library.
    Notice(LibraryNotice),
    /// A game couldn't be added. Sent again only if the reason changes.
    NotAdded(String),
    /// A game couldn't be written. Sent again only if the reason changes.
    NotSaved(SaveProblem),
    /// An unfinished game of this kind was added because another one has replaced it.
    Replaced(GameKind),
    /// The library is full, and this number of games will be removed for the next ones.
    WillRemove(usize),
}

/// The library, and the games that are being added.
#[derive(Resource, Debug)]
pub struct GameLibrary {
    library: Library,
    /// `true` if games are added, which isn't the case in a demonstration or a tour.
    pub(super) keeps: bool,
    /// The saves that must still be checked, the next one last.
    saves: Vec<GameKind>,
    /// The save that is being read.
    save: Option<RecordReader<'static>>,
    /// The checksum and length of the record that was put on the table.
    laid: Option<(u64, usize)>,
    /// The event with the reason why the last game couldn't be added.
    problem: Option<LibraryEvent>,
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
    /// A library that has been read and doesn't add games.
    #[must_use]
    pub fn fixed(library: Library) -> GameLibrary {
        GameLibrary {
            library,
            keeps: false,
            saves: Vec::new(),
            ..GameLibrary::default()
        }
    }

    /// A library with other limits that isn't read yet.
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

    /// The games, for changes.
    pub const fn library_mut(&mut self) -> &mut Library {
        &mut self.library
    }

    /// `true` while the library or saves are being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.keeps && (self.library.is_reading() || !self.saves.is_empty() || self.save.is_some())
    }

    /// Reads the games that other windows have added. Returns `true` if anything is new.
    pub fn catch_up(&mut self, saves: &mut Saves) -> bool {
        // The start reads it in small steps. A problem with reading is reported there or at the next change.
        self.keeps && !self.is_reading() && self.library.catch_up(saves).unwrap_or(false)
    }

    /// Adds a game, and sends events that the player should see.
    pub fn keep(
        &mut self,
        saves: &mut Saves,
        id: GameId,
        game: &GameRecord,
        events: &mut MessageWriter<LibraryEvent>,
    ) {
        let had_room = self.library.next_removed().is_empty();
        let problem = match self.library.keep(saves, id, game, Moment::now()) {
            Ok(kept) => {
                if had_room && kept.next_removed > 0 {
                    events.write(LibraryEvent::WillRemove(kept.next_removed));
                }
                None
            }
            Err(LibraryError::Store(error)) => Some(LibraryEvent::NotSaved(error.into())),
            Err(error) => Some(LibraryEvent::NotAdded(error.to_string())),
        };
        if problem != self.problem {
            events.write_batch(problem.clone());
            self.problem = problem;
        }
    }

    /// Adds the game on the table if it has an id and a choice.
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

    /// Reads the next part of a save, or opens the next one.
    fn read_save(
        &mut self,
        saves: &mut Saves,
        time: Duration,
        events: &mut MessageWriter<LibraryEvent>,
    ) {
        let Some(reader) = self.save.take() else {
            let slot = self.saves.pop().map(|kind| SaveSlot::Autosave.of(kind));
            // Problems of a save are reported when it's opened for play.
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

/// `true` if a player has made a choice in a game, or it's over.
pub(super) fn has_choice(game: &GameRecord) -> bool {
    let chosen = |event: &Event| matches!(event, Event::Played { .. });
    game.outcome().is_some() || game.events().any(chosen)
}

/// `true` if the game on the table is played, not part of a lesson, a puzzle or a replay.
pub(super) fn is_played(table: &Table, slot: &SaveSlot, learning: bool) -> bool {
    // A replayed game isn't in its final state.
    *slot == SaveSlot::Autosave && !learning && table.puzzle().is_none() && !table.is_replayed()
}

/// Reads the library, then the saves, a small part in each frame.
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
            library.read_save(&mut saves, left, &mut events);
        }
    }
    let notices = library.library.take_notices();
    events.write_batch(notices.into_iter().map(LibraryEvent::Notice));
}

/// Adds the game on the table before another game or a replay replaces it, and on request.
fn add_before_replacement(
    table: Res<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut library: ResMut<GameLibrary>,
    mut intents: MessageReader<Intent>,
    mut auto_intents: MessageReader<AutoIntent>,
    mut asked: MessageReader<AddTableToLibrary>,
    mut replays: MessageReader<ReplayIntent>,
    mut events: MessageWriter<LibraryEvent>,
) {
    let kind = table.game().setup().kind();
    let (mut lays, mut replaces) = (false, false);
    let by_itself = auto_intents.read().map(|AutoIntent(own)| own);
    for intent in intents.read().chain(by_itself) {
        lays |= intent.replaces_game();
        // Each kind of game has a separate save.
        replaces |= match intent {
            Intent::New(new) => new.setup.kind() == kind && !is_watched(new.seats),
            Intent::SetUp(game) => {
                game.setup().kind() == kind && GameId::of(game) != GameId::of(table.game())
            }
            _ => false,
        };
    }
    let asked = asked.read().count() > 0;
    let opens = |intent: &ReplayIntent| matches!(intent, ReplayIntent::Open(_));
    let looks_back = replays.read().any(opens);
    replays.clear();
    if let Some(mut saves) = saves
        && (lays || asked || looks_back)
        && library.keeps
        && is_played(&table, &slot, learning.is_some())
    {
        library.keep_table(&table, &mut saves, &mut events);
        if replaces && table.game().outcome().is_none() && has_choice(table.game()) {
            events.write(LibraryEvent::Replaced(kind));
        }
    }
}

/// Remembers the record put on the table, to recognise a game that was added before it had an id.
fn note_set_up(
    table: Res<Table>,
    mut library: ResMut<GameLibrary>,
    mut table_events: MessageReader<TableEvent>,
) {
    let laid = table_events.read().fold(false, |laid, event| {
        laid | matches!(event, TableEvent::SetUp)
    });
    if laid && library.keeps {
        let text = table.game().to_record();
        library.laid = Some((checksum(text.as_bytes()), text.len()));
    }
}

/// Gives a game its id at its first event, and adds it when it ends.
fn add_at_end(
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

/// Adds the game on the table when the program exits.
fn add_at_exit(
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
