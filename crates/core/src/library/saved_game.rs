//! Games of the library with their records, for backups.

use std::collections::BTreeSet;

use super::log_line::LogLine;
use super::{GameId, GameInfo, ImportResult, Library, LibraryError};
use crate::date::Date;
use crate::record::GameRecord;
use crate::store::{Store, checksum};

/// A game of the library with its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The head of its log entry: id, data, title and pin.
    pub head: String,
    /// The record.
    pub record: String,
}

impl SavedGame {
    /// The game of a record, without a title.
    #[must_use]
    pub fn of(game: &GameRecord, today: Date) -> SavedGame {
        let record = game.to_record();
        let head = LogLine::Game {
            id: GameId::of(game).unwrap_or_else(|| GameId::of_text(&record)),
            info: GameInfo::of(game, GameInfo::date_in(game).unwrap_or(today)),
            title: String::new(),
            pinned: false,
        };
        SavedGame {
            head: head.to_text(),
            record,
        }
    }

    /// A game from its head and record. `None` if the head isn't valid.
    #[must_use]
    pub fn read(head: &str, record: &str) -> Option<SavedGame> {
        let is_game = matches!(LogLine::read(head)?, LogLine::Game { .. });
        is_game.then(|| SavedGame {
            head: head.to_owned(),
            record: record.to_owned(),
        })
    }
}

impl Library {
    /// All games with their records. Damaged ones are set aside and left out.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub fn saved_games(&mut self, store: &mut Store) -> Result<Vec<SavedGame>, LibraryError> {
        self.catch_up(store)?;
        let mut games: Vec<(u64, GameId)> =
            self.games().map(|game| (game.changed, game.id)).collect();
        games.sort_unstable();
        let mut saved = Vec::with_capacity(games.len());
        for (_, id) in games {
            let Some(game) = self.game(id).cloned() else {
                continue;
            };
            let record = match self.text(store, id) {
                Ok(record) => record,
                Err(LibraryError::Store(error)) => return Err(error.into()),
                Err(_) => continue,
            };
            let head = LogLine::Game {
                id,
                info: game.info,
                title: game.title,
                pinned: game.pinned,
            };
            saved.push(SavedGame {
                head: head.to_text(),
                record,
            });
        }
        Ok(saved)
    }

    /// Adds the games that aren't here yet, as far as there's room. No game is removed for them. Another state of a
    /// game that is here becomes a separate game.
    ///
    /// # Errors
    /// Fails if the store fails. No game is added then.
    pub fn add_saved(
        &mut self,
        store: &mut Store,
        games: &[SavedGame],
    ) -> Result<ImportResult, LibraryError> {
        let store = &mut *store.exclusive()?;
        self.catch_up(store)?;
        let (mut added, mut fresh) = (ImportResult::default(), Vec::new());
        let (mut bytes, mut ids) = (self.record_bytes(), BTreeSet::new());
        for game in games {
            let Some(LogLine::Game {
                id,
                info,
                title,
                pinned,
            }) = LogLine::read(&game.head)
            else {
                continue;
            };
            let record = &game.record;
            let is_here = self.find_sum(checksum(record.as_bytes()), record.len());
            if is_here.is_some() {
                added.known += 1;
                continue;
            }
            let (id, record) = if self.game(id).is_some() || !ids.insert(id) {
                match separate(record) {
                    Some((id, record)) if self.game(id).is_none() && ids.insert(id) => (id, record),
                    _ => {
                        added.known += 1;
                        continue;
                    }
                }
            } else {
                (id, record.clone())
            };
            let size = record.len() as u64;
            let has_room = record.len() <= self.limits().largest_record()
                && bytes + size <= self.limits().bytes
                && self.len() + fresh.len() < self.limits().games;
            if !has_room {
                added.no_room += 1;
                continue;
            }
            bytes += size;
            added.taken.push(id);
            fresh.push((id, info, title, pinned, record));
        }
        self.write_games(store, fresh)?;
        Ok(added)
    }
}

/// The record under another id, which is always the same for the same text.
fn separate(record: &str) -> Option<(GameId, String)> {
    let mut game = GameRecord::from_record(record).ok()?;
    let id = GameId::of_text(record);
    id.write(&mut game);
    Some((id, game.to_record()))
}
