//! The library: keeps every game that was played here, in a log that a crash can't damage (`docs/library.md`).

mod error;
mod export;
mod game_id;
mod game_info;
mod import;
mod limits;
mod log_line;
mod query;
mod reading;
mod saved_game;

pub use error::{LibraryError, LibraryNotice};
pub use export::LibraryExport;
pub use game_id::{GameId, GameIdError};
pub use game_info::{GameInfo, MAX_TITLE};
pub use import::{ImportReader, ImportedGame, MAX_IMPORT_BYTES, MAX_IMPORT_GAMES, RefusedGame};
pub use limits::Limits;
pub use query::{Finished, Query, SortBy};
pub use saved_game::SavedGame;

use std::collections::{BTreeMap, BTreeSet};

use crate::date::{Date, Moment};
use crate::record::{GameRecord, RecordReader};
use crate::store::{LogDamage, LogEntry, Store, checksum};

use game_info::{position_text, sanitized_title};
use log_line::LogLine;

/// A game of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryGame {
    /// The id.
    pub id: GameId,
    /// The data from its record.
    pub info: GameInfo,
    /// The title that the player gave it, empty if it has none.
    pub title: String,
    /// `true` if it's never removed to make room.
    pub pinned: bool,
    /// The position in the order of changes; the game changed last has the highest number.
    pub changed: u64,
    /// The log entry of its record.
    record: LogEntry,
    /// The log entry of its latest change of title or pin since then.
    mark: Option<LogEntry>,
}

impl LibraryGame {
    /// Size of its record (bytes).
    #[must_use]
    pub const fn record_bytes(&self) -> usize {
        self.record.body_bytes
    }

    /// `true` if the game is over.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.info.outcome.is_some()
    }

    /// Size of its log entries (bytes).
    fn bytes(&self) -> u64 {
        let mark = self.mark.as_ref().map_or(0, |mark| mark.bytes);
        (self.record.bytes + mark) as u64
    }
}

/// The changeable data of a game.
#[derive(Clone, Debug)]
struct Mark {
    title: String,
    pinned: bool,
    /// The text of the last position. `None` doesn't change it.
    position: Option<String>,
}

impl Mark {
    fn of(game: &LibraryGame) -> Mark {
        Mark {
            title: game.title.clone(),
            pinned: game.pinned,
            position: game.info.position.clone(),
        }
    }
}

/// The result of keeping a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeepResult {
    /// The games that were removed to make room. An earlier call had announced each of them.
    pub dropped: Vec<LibraryGame>,
    /// The number of games, announced for the first time, that will be removed when the next games are kept.
    pub next_removed: usize,
}

/// The result of importing games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportResult {
    /// The games that were added.
    pub taken: Vec<GameId>,
    /// The number of games that were already in the library.
    pub known: usize,
    /// The number of games that didn't fit.
    pub no_room: usize,
}

/// The games of this device. Their records stay in the store until they're needed.
///
/// ```
/// use tavoliere_core::date::Date;
/// use tavoliere_core::library::{GameId, Library};
/// use tavoliere_core::record::GameRecord;
/// use tavoliere_core::rules::{GameKind, Setup, Side};
/// use tavoliere_core::store::Store;
///
/// let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
/// game.play(game.position().read_choice("b2")?)?;
/// let (mut library, mut store) = (Library::default(), Store::in_memory());
/// let id = GameId::fresh(&game);
/// library.keep(&mut store, id, &game, Date::from_days(20_000))?;
/// assert_eq!(library.text(&mut store, id)?, game.to_record());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Library {
    limits: Limits,
    games: BTreeMap<GameId, LibraryGame>,
    /// The games that were announced as the next ones to be removed.
    next_removed: BTreeSet<GameId>,
    announcement_entry: Option<LogEntry>,
    /// The number of changes to games so far.
    changes: u64,
    /// The position in the log up to which it was read and written.
    end: u64,
    /// The number of unused bytes in the log.
    garbage: u64,
    /// The number of bytes in the log that belong to games.
    live: u64,
    /// The number of bytes of all records.
    record_bytes: u64,
    /// `true` if a part of the log is damaged, so the log must be rewritten.
    damaged: bool,
    state: reading::State,
    notices: Vec<LibraryNotice>,
}

impl Default for Library {
    fn default() -> Self {
        Library::new(Limits::default())
    }
}

impl Library {
    /// The name of the log.
    pub const LOG: &'static str = "library.txt";

    /// Makes a library that hasn't been read yet. [`Library::read_on`] reads it.
    #[must_use]
    pub const fn new(limits: Limits) -> Library {
        Library {
            limits,
            games: BTreeMap::new(),
            next_removed: BTreeSet::new(),
            announcement_entry: None,
            changes: 0,
            end: 0,
            garbage: 0,
            live: 0,
            record_bytes: 0,
            damaged: false,
            state: reading::State::Reading,
            notices: Vec::new(),
        }
    }

    /// The limits on its size.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// The games, in no particular order.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &LibraryGame> {
        self.games.values()
    }

    /// The number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// `true` if the library has no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// A game, `None` if the library doesn't have it.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&LibraryGame> {
        self.games.get(&id)
    }

    /// Total size of the records (bytes).
    #[must_use]
    pub const fn record_bytes(&self) -> u64 {
        self.record_bytes
    }

    /// The games that are removed next if room is needed, oldest first.
    #[must_use]
    pub fn next_removed(&self) -> Vec<&LibraryGame> {
        let mut next: Vec<&LibraryGame> = self
            .next_removed
            .iter()
            .filter_map(|id| self.games.get(id))
            .collect();
        next.sort_by_key(|game| game.changed);
        next
    }

    /// `true` if a game is among the next to be removed.
    #[must_use]
    pub fn is_removed_next(&self, id: GameId) -> bool {
        self.next_removed.contains(&id)
    }

    /// `true` if there are notices for the player.
    #[must_use]
    pub const fn has_notices(&self) -> bool {
        !self.notices.is_empty()
    }

    /// Returns the notices for the player and clears them.
    pub fn take_notices(&mut self) -> Vec<LibraryNotice> {
        std::mem::take(&mut self.notices)
    }

    /// The id of the game whose record is exactly this text.
    #[must_use]
    pub fn find_text(&self, text: &str) -> Option<GameId> {
        self.find_sum(checksum(text.as_bytes()), text.len())
    }

    /// The id of the game whose record has this [`checksum`] and length (bytes).
    #[must_use]
    pub fn find_sum(&self, sum: u64, bytes: usize) -> Option<GameId> {
        let same =
            |game: &&LibraryGame| (game.record.body_sum, game.record.body_bytes) == (sum, bytes);
        self.games.values().find(same).map(|game| game.id)
    }

    /// Saves the current state of a game with the date and the time at which it was played, replacing its previous one.
    /// If room is needed, the oldest unpinned games are removed, but only if an earlier call announced them.
    ///
    /// # Errors
    /// Fails if the record is too large, if all games are pinned, or if the store fails. No game is removed then.
    pub fn keep(
        &mut self,
        store: &mut Store,
        id: GameId,
        game: &GameRecord,
        played: impl Into<Moment>,
    ) -> Result<KeepResult, LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        let text = game.to_record();
        let most = self.limits.largest_record();
        if text.len() > most {
            let bytes = text.len();
            return Err(LibraryError::TooLarge { bytes, most });
        }
        let before = self.games.get(&id);
        let known = before.is_some_and(|before| {
            let record = &before.record;
            record.body_bytes == text.len() && record.body_sum == checksum(text.as_bytes())
        });
        if known {
            self.write_position(store, id, game)?;
            return Ok(KeepResult::default());
        }
        if before.is_none()
            && self.is_over()
            && self.oldest_removable(&BTreeSet::from([id])).is_none()
        {
            return Err(LibraryError::AllPinned {
                games: self.games.len(),
            });
        }
        let (title, pinned) = before.map_or((String::new(), false), |before| {
            (before.title.clone(), before.pinned)
        });
        let info = GameInfo::of(game, played);
        self.write_games(store, vec![(id, info, title, pinned, text)])?;
        self.make_room(store, id)
    }

    /// Adds games from elsewhere as far as there's room. No game is removed for them.
    ///
    /// # Errors
    /// Fails if the store fails. No game is added then.
    pub fn import(
        &mut self,
        store: &mut Store,
        games: Vec<ImportedGame>,
        today: Date,
    ) -> Result<ImportResult, LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        let mut imported = ImportResult::default();
        let mut fresh = Vec::new();
        let mut bytes = self.record_bytes;
        let mut ids = BTreeSet::new();
        for ImportedGame {
            mut game, title, ..
        } in games
        {
            let text = game.to_record();
            let named = GameId::of(&game);
            let id = named.unwrap_or_else(|| GameId::of_text(&text));
            let there = |id: GameId| self.games.contains_key(&id) || ids.contains(&id);
            if self.find_text(&text).is_some() || named.is_none() && there(id) {
                imported.known += 1;
                continue;
            }
            let (id, text) = if there(id) {
                // Another game, or another state of the same game, has its id: keep both.
                let other = GameId::of_text(&text);
                if there(other) {
                    imported.known += 1;
                    continue;
                }
                other.write(&mut game);
                (other, game.to_record())
            } else {
                (id, text)
            };
            let size = text.len() as u64;
            let has_room = text.len() <= self.limits.largest_record()
                && bytes + size <= self.limits.bytes
                && self.games.len() + fresh.len() < self.limits.games;
            if !has_room {
                imported.no_room += 1;
                continue;
            }
            bytes += size;
            ids.insert(id);
            let info = GameInfo::of(&game, GameInfo::date_in(&game).unwrap_or(today));
            fresh.push((id, info, title, false, text));
            imported.taken.push(id);
        }
        self.write_games(store, fresh)?;
        Ok(imported)
    }

    /// Opens a game's record for reading.
    ///
    /// # Errors
    /// Fails if there's no such game, if its record is damaged (it's then set aside and removed), or if the store
    /// fails.
    pub fn open(
        &mut self,
        store: &mut Store,
        id: GameId,
    ) -> Result<RecordReader<'static>, LibraryError> {
        self.text(store, id).map(RecordReader::of_save)
    }

    /// A game's record as it was written.
    ///
    /// # Errors
    /// Fails like [`Library::open`].
    pub fn text(&mut self, store: &mut Store, id: GameId) -> Result<String, LibraryError> {
        // Another program might have moved its entry.
        self.catch_up(store)?;
        let game = self.games.get(&id).ok_or(LibraryError::NoSuchGame(id))?;
        match store.log_body(Self::LOG, &game.record)? {
            Some(text) => Ok(text),
            None => Err(self.set_aside_damaged(store, id)),
        }
    }

    /// Sets aside a game whose record can't be read, and removes it from the library.
    pub fn set_aside_damaged(&mut self, store: &mut Store, id: GameId) -> LibraryError {
        let Some(game) = self.games.get(&id) else {
            return LibraryError::NoSuchGame(id);
        };
        let damage = LogDamage {
            place: game.record.place,
            next: game.record.next,
        };
        let aside = store.set_log_aside(Self::LOG, damage).ok();
        let error = LibraryError::Damaged {
            set_aside: aside.map(|path| path.display().to_string()),
        };
        // If this can't be written, the damage is found again next time.
        let _ = self.remove(store, id);
        error
    }

    /// Pins or unpins a game.
    ///
    /// # Errors
    /// Fails if there's no such game, or if the store fails.
    pub fn pin(&mut self, store: &mut Store, id: GameId, pinned: bool) -> Result<(), LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        let game = self.games.get(&id).ok_or(LibraryError::NoSuchGame(id))?;
        let mark = Mark {
            pinned,
            ..Mark::of(game)
        };
        self.mark(store, id, mark)
    }

    /// Sets a game's title. The title is removed if it has no visible characters.
    ///
    /// # Errors
    /// Fails if there's no such game, or if the store fails.
    pub fn rename(
        &mut self,
        store: &mut Store,
        id: GameId,
        title: &str,
    ) -> Result<(), LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        let game = self.games.get(&id).ok_or(LibraryError::NoSuchGame(id))?;
        let mark = Mark {
            title: sanitized_title(title),
            ..Mark::of(game)
        };
        self.mark(store, id, mark)
    }

    /// Adds the last position of a game whose record has been read, if an older version saved it without one.
    ///
    /// # Errors
    /// Fails if there's no such game, or if the store fails.
    pub fn add_position(
        &mut self,
        store: &mut Store,
        id: GameId,
        game: &GameRecord,
    ) -> Result<(), LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        self.write_position(store, id, game)
    }

    /// Writes the last position of a game to the log if it isn't there.
    fn write_position(
        &mut self,
        store: &mut Store,
        id: GameId,
        game: &GameRecord,
    ) -> Result<(), LibraryError> {
        let kept = self.games.get(&id).ok_or(LibraryError::NoSuchGame(id))?;
        if kept.info.position.is_some() {
            return Ok(());
        }
        let Some(position) = position_text(game) else {
            return Ok(());
        };
        let mark = Mark {
            position: Some(position),
            ..Mark::of(kept)
        };
        self.mark(store, id, mark)
    }

    /// Removes a game.
    ///
    /// # Errors
    /// Fails if there's no such game, or if the store fails.
    pub fn remove(&mut self, store: &mut Store, id: GameId) -> Result<(), LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        self.remove_all(store, &[id]).map(drop)
    }

    /// Writes the removal of games to the log, and removes them.
    fn remove_all(
        &mut self,
        store: &mut Store,
        ids: &[GameId],
    ) -> Result<Vec<LibraryGame>, LibraryError> {
        if let Some(id) = ids.iter().find(|id| !self.games.contains_key(id)) {
            return Err(LibraryError::NoSuchGame(*id));
        }
        let heads: Vec<String> = ids
            .iter()
            .map(|id| LogLine::Removed { id: *id }.to_text())
            .collect();
        let entries: Vec<(&str, &str)> = heads.iter().map(|head| (head.as_str(), "")).collect();
        let written = self.append(store, &entries)?;
        let removed = ids
            .iter()
            .filter_map(|id| self.remove_from_memory(*id))
            .collect();
        // The entry of a removal is unused as soon as the entries that it removes are.
        self.garbage += written.iter().map(|entry| entry.bytes as u64).sum::<u64>();
        self.tidy(store);
        Ok(removed)
    }

    fn mark(&mut self, store: &mut Store, id: GameId, mark: Mark) -> Result<(), LibraryError> {
        let Mark {
            title,
            pinned,
            position,
        } = mark.clone();
        let head = LogLine::Marked {
            id,
            title,
            pinned,
            position,
        };
        let entry = self.append(store, &[(&head.to_text(), "")])?.pop();
        self.apply_mark(id, mark, entry);
        self.tidy(store);
        Ok(())
    }

    /// Appends games to the log and adds them.
    fn write_games(
        &mut self,
        store: &mut Store,
        games: Vec<(GameId, GameInfo, String, bool, String)>,
    ) -> Result<(), LibraryError> {
        if games.is_empty() {
            return Ok(());
        }
        let heads: Vec<String> = games
            .iter()
            .map(|(id, info, title, pinned, _)| {
                let (info, title) = (info.clone(), title.clone());
                let (id, pinned) = (*id, *pinned);
                let line = LogLine::Game {
                    id,
                    info,
                    title,
                    pinned,
                };
                line.to_text()
            })
            .collect();
        let entries: Vec<(&str, &str)> = heads
            .iter()
            .zip(&games)
            .map(|(head, (.., text))| (head.as_str(), text.as_str()))
            .collect();
        let written = self.append(store, &entries)?;
        for ((id, info, title, pinned, _), entry) in games.into_iter().zip(written) {
            self.insert_game(id, info, title, pinned, entry);
        }
        self.tidy(store);
        Ok(())
    }

    /// Appends entries to the log.
    fn append(
        &mut self,
        store: &mut Store,
        entries: &[(&str, &str)],
    ) -> Result<Vec<LogEntry>, LibraryError> {
        let written = store.append_log(Self::LOG, entries)?;
        if let Some(last) = written.last() {
            self.end = last.next;
        }
        Ok(written)
    }

    /// Adds a game that is in the log.
    fn insert_game(
        &mut self,
        id: GameId,
        info: GameInfo,
        title: String,
        pinned: bool,
        record: LogEntry,
    ) {
        let is_next = self.next_removed.contains(&id);
        self.remove_from_memory(id);
        if is_next {
            self.next_removed.insert(id);
        }
        self.changes += 1;
        let game = LibraryGame {
            id,
            info,
            title,
            pinned,
            changed: self.changes,
            record,
            mark: None,
        };
        self.live += game.bytes();
        self.record_bytes += game.record_bytes() as u64;
        self.games.insert(id, game);
    }

    /// Applies a logged change of title, pin or position.
    fn apply_mark(&mut self, id: GameId, mark: Mark, entry: Option<LogEntry>) {
        let Some(game) = self.games.get_mut(&id) else {
            self.garbage += entry.map_or(0, |entry| entry.bytes as u64);
            return;
        };
        self.live -= game.bytes();
        game.title = mark.title;
        game.pinned = mark.pinned;
        if mark.position.is_some() {
            game.info.position = mark.position;
        }
        let before = std::mem::replace(&mut game.mark, entry);
        self.garbage += before.map_or(0, |before| before.bytes as u64);
        self.live += game.bytes();
        if mark.pinned {
            self.next_removed.remove(&id);
        }
    }

    /// Removes a game from memory. Its log entries are now unused.
    fn remove_from_memory(&mut self, id: GameId) -> Option<LibraryGame> {
        let game = self.games.remove(&id)?;
        self.next_removed.remove(&id);
        self.live -= game.bytes();
        self.garbage += game.bytes();
        self.record_bytes -= game.record_bytes() as u64;
        Some(game)
    }

    /// Sets the games that are removed next.
    fn set_next_removed(&mut self, ids: impl IntoIterator<Item = GameId>, entry: Option<LogEntry>) {
        self.next_removed = ids.into_iter().collect();
        let before = std::mem::replace(&mut self.announcement_entry, entry);
        self.garbage += before.map_or(0, |before| before.bytes as u64);
    }

    /// `true` if there are more games, or more bytes of records, than the limits allow.
    fn is_over(&self) -> bool {
        self.games.len() > self.limits.games || self.record_bytes > self.limits.bytes
    }

    /// The oldest game that can be removed.
    fn oldest_removable(&self, except: &BTreeSet<GameId>) -> Option<&LibraryGame> {
        let others = self.games.values();
        let may_go = others.filter(|game| !game.pinned && !except.contains(&game.id));
        may_go.min_by_key(|game| game.changed)
    }

    /// Removes the announced games that must go, and announces further ones.
    fn make_room(&mut self, store: &mut Store, fresh: GameId) -> Result<KeepResult, LibraryError> {
        let mut seen = BTreeSet::from([fresh]);
        let (mut count, mut bytes) = (self.games.len(), self.record_bytes);
        let (mut drop, mut next) = (Vec::new(), Vec::new());
        while count > self.limits.games || bytes > self.limits.bytes {
            let Some(oldest) = self.oldest_removable(&seen) else {
                break;
            };
            seen.insert(oldest.id);
            count -= 1;
            bytes -= oldest.record_bytes() as u64;
            if self.next_removed.contains(&oldest.id) {
                drop.push(oldest.id);
            } else {
                next.push(oldest.id);
            }
        }
        let dropped = if drop.is_empty() {
            Vec::new()
        } else {
            self.remove_all(store, &drop)?
        };
        // Announce the games that must go for the next game, which needs room too.
        let announced: BTreeSet<GameId> = next.iter().copied().collect();
        if announced != self.next_removed {
            let head = LogLine::RemovalAnnounced { ids: next.clone() };
            let entry = self.append(store, &[(&head.to_text(), "")])?.pop();
            self.set_next_removed(next.iter().copied(), entry);
        }
        Ok(KeepResult {
            dropped,
            next_removed: next.len(),
        })
    }

    /// Rewrites the log once too much of it is unused.
    fn tidy(&mut self, store: &mut Store) {
        let allowed = self.limits.garbage.max(self.live / 2);
        if self.state != reading::State::Read || !self.damaged && self.garbage <= allowed {
            return;
        }
        let mut kept: Vec<&LogEntry> = self
            .games
            .values()
            .flat_map(|game| std::iter::once(&game.record).chain(&game.mark))
            .chain(&self.announcement_entry)
            .collect();
        kept.sort_by_key(|entry| entry.place);
        let rewritten = match store.rewrite_log(Self::LOG, &kept, self.end) {
            Ok(Some(rewritten)) => rewritten,
            // Another program has it open, so leave it as it is.
            Ok(None) => return,
            Err(error) => {
                self.notices.push(LibraryNotice::NotWritten {
                    problem: error.to_string(),
                });
                // Don't try again before the next start.
                (self.damaged, self.garbage) = (false, 0);
                return;
            }
        };
        let mut places = BTreeMap::new();
        for (before, now) in kept.iter().zip(rewritten.places) {
            match now {
                Ok(now) => drop(places.insert(before.place, now)),
                Err(aside) => self.notices.push(LibraryNotice::Damaged {
                    set_aside: aside.map(|path| path.display().to_string()),
                }),
            }
        }
        (self.end, self.garbage, self.damaged) = (rewritten.end, 0, false);
        let place = |entry: &mut LogEntry| {
            let moved = places.get(&entry.place).copied();
            if let Some(moved) = moved {
                entry.next = entry.next - entry.place + moved;
                entry.place = moved;
            }
            moved.is_some()
        };
        let mut lost = Vec::new();
        for game in self.games.values_mut() {
            if !place(&mut game.record) {
                lost.push(game.id);
            }
            // A lost mark is written again with the next change.
            game.mark.take_if(|mark| !place(mark));
        }
        self.announcement_entry.take_if(|entry| !place(entry));
        self.live = self.games.values().map(LibraryGame::bytes).sum();
        for id in lost {
            self.remove_from_memory(id);
        }
        self.garbage = 0;
    }
}
