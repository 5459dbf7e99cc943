//! Restores a backup: adds its games, players and results to those of this device.

use super::{Backup, BackupError};
use crate::date::Date;
use crate::evening::Evening;
use crate::lesson;
use crate::library::{Library, SavedGame};
use crate::players::{MergedPlayers, PlayerList};
use crate::puzzle;
use crate::record::GameRecord;
use crate::rules::GameKind;
use crate::statistics::History;
use crate::store::{LogRead, Settings, Slot, Store};

/// The log with a backup that is being restored. If the program is killed meanwhile, the next start finishes it.
const PENDING: &str = "restore.txt";

/// The result of restoring a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Games that were added to the library.
    pub games: usize,
    /// Results that were added to the statistics.
    pub results: usize,
    /// Players who were added.
    pub players: usize,
    /// Games and players that didn't fit.
    pub no_room: usize,
}

/// The texts that are going to replace those of slots.
type Changes = Vec<(Slot, String)>;

/// Finishes a restoration that was interrupted. Returns its result, `None` if there's nothing to finish.
///
/// # Errors
/// Fails like [`Backup::restore`].
pub fn finish_restoring(
    store: &mut Store,
    library: &mut Library,
) -> Result<Option<Restored>, BackupError> {
    let entry = match store.read_log(PENDING, 0)? {
        LogRead::End => return Ok(None),
        LogRead::Entry(entry) => store.log_body(PENDING, &entry)?,
        LogRead::Damaged(_) => None,
    };
    // A backup that wasn't written to its end hasn't changed anything yet.
    let backup = entry.and_then(|text| Backup::read(text.as_bytes()).ok());
    let restored = match backup {
        Some(backup) => Some(backup.apply(&mut *store.exclusive()?, library)?),
        None => None,
    };
    store.remove_log(PENDING)?;
    Ok(restored)
}

impl Backup {
    /// Adds games, results, players and progress to those of this device, and replaces the settings. A game night of
    /// this device stays, and so do the games on its tables; those of the file go to the library then.
    ///
    /// The device keeps everything else, so restoring twice is the same as once. If the program is killed meanwhile,
    /// the next start finishes it ([`finish_restoring`]).
    ///
    /// # Errors
    /// Fails if the store fails, for example without room. The device is unchanged then.
    pub fn restore(
        &self,
        store: &mut Store,
        library: &mut Library,
    ) -> Result<Restored, BackupError> {
        let mut store = store.exclusive()?;
        // A page can't be killed within one frame, and a browser has no room for two copies.
        let is_journaled = store.keeps_files();
        if is_journaled {
            store.append_log(PENDING, &[("backup", &self.to_text())])?;
        }
        let restored = self.apply(&mut store, library);
        if is_journaled {
            // After a failure everything is as before, so nothing must be finished.
            store.remove_log(PENDING)?;
        }
        restored
    }

    /// Applies all changes, or none.
    fn apply(&self, store: &mut Store, library: &mut Library) -> Result<Restored, BackupError> {
        let mut restored = Restored::default();
        let players = self.players(store, &mut restored)?;
        let mut changes = self.results(store, &players, &mut restored)?;
        if !self.text(PlayerList::SLOT).is_none_or(str::is_empty) {
            changes.extend(named(PlayerList::SLOT, players.list.to_text()));
        }
        changes.extend(self.progress(store)?);
        changes.extend(self.settings(store)?);
        changes.extend(self.tables(store)?);
        let mut games = self.games.clone();
        games.extend(self.table_games(&changes));
        let before = write_all(store, changes)?;
        // The library adds all games or none.
        match library.add_saved(store, &games) {
            Ok(added) => {
                restored.games = added.taken.len();
                restored.no_room += added.no_room;
                Ok(restored)
            }
            Err(error) => {
                write_back(store, before);
                Err(error.into())
            }
        }
    }

    /// The merged players. The file's players count as new ones.
    fn players(
        &self,
        store: &Store,
        restored: &mut Restored,
    ) -> Result<MergedPlayers, BackupError> {
        let here = read(store, PlayerList::SLOT, |text| PlayerList::read(text).ok())?;
        let file = self.text(PlayerList::SLOT).map(PlayerList::read);
        let file = file.and_then(Result::ok).unwrap_or_default();
        let before = here.players().len();
        let merged = file.merged(&PlayerList::default(), here);
        restored.players = merged.list.players().len() - before;
        restored.no_room += merged.left_out.len();
        Ok(merged)
    }

    /// The merged results. Players of the file can have other numbers here.
    fn results(
        &self,
        store: &Store,
        players: &MergedPlayers,
        restored: &mut Restored,
    ) -> Result<Changes, BackupError> {
        let Some(file) = self.text(History::SLOT) else {
            return Ok(Vec::new());
        };
        let file = History::from_ron(file).unwrap_or_default();
        let mut here = read(store, History::SLOT, |text| History::from_ron(text).ok())?;
        let renumbered = |id: &str| {
            let number: Option<u32> = id.parse().ok();
            number.map_or_else(|| id.to_owned(), |id| players.number_of(id).to_string())
        };
        restored.results = here.add_missing(&file, renumbered);
        Ok(named(History::SLOT, here.to_ron()))
    }

    /// The merged progress in puzzles and lessons.
    fn progress(&self, store: &Store) -> Result<Changes, BackupError> {
        let mut changes = Vec::new();
        if let Some(text) = self.text(puzzle::Progress::SLOT) {
            let slot = puzzle::Progress::SLOT;
            let mut here = read(store, slot, |text| puzzle::Progress::read(text).ok())?;
            if let Ok(file) = puzzle::Progress::read(text) {
                here.add(&file);
            }
            changes.extend(named(slot, here.to_text()));
        }
        let slot = Slot::lessons();
        if let Some(text) = self.text(&slot) {
            let mut here = read(store, &slot, |text| Some(lesson::Progress::parse(text)))?;
            here.add(&lesson::Progress::parse(text));
            changes.push((slot, here.to_text()));
        }
        Ok(changes)
    }

    /// The file's settings, with the window of this device.
    fn settings(&self, store: &Store) -> Result<Changes, BackupError> {
        let slot = Slot::settings();
        let Some(text) = self.text(&slot) else {
            return Ok(Vec::new());
        };
        let mut here = read(store, &slot, |text| Some(Settings::from_ron(text).0))?;
        here.take_over(Settings::from_ron(text).0);
        Ok(vec![(slot, here.to_ron())])
    }

    /// The file's game night and games on tables, for the slots that are empty here.
    fn tables(&self, store: &Store) -> Result<Changes, BackupError> {
        let mut slots: Vec<Slot> = GameKind::ALL.map(Slot::game).into();
        slots.extend(Slot::new(Evening::SLOT).ok());
        let mut changes = Vec::new();
        for slot in slots {
            if let Some(text) = self.text(&slot)
                && store.load(&slot)?.is_none()
            {
                changes.push((slot, text.to_owned()));
            }
        }
        Ok(changes)
    }
}

impl Backup {
    /// The games on the file's tables for which there's no place on the tables here.
    fn table_games(&self, changes: &Changes) -> Vec<SavedGame> {
        let slots = GameKind::ALL.map(Slot::game).into_iter();
        let others = slots.filter(|slot| changes.iter().all(|(changed, _)| changed != slot));
        let games = others.filter_map(|slot| GameRecord::from_record(self.text(&slot)?).ok());
        games
            .filter(|game| game.events().len() > 0)
            .map(|game| SavedGame::of(&game, Date::today()))
            .collect()
    }
}

/// The content of a slot on this device. What can't be read counts as empty, and stays set aside as usual.
fn read<T: Default>(
    store: &Store,
    slot: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, BackupError> {
    let text = store.load(slot)?;
    Ok(text.and_then(|text| read(&text)).unwrap_or_default())
}

fn named(slot: &str, text: String) -> Changes {
    let slot = Slot::new(slot).ok();
    slot.map(|slot| (slot, text)).into_iter().collect()
}

/// The texts that slots had before, `None` for an empty slot.
type Before = Vec<(Slot, Option<String>)>;

/// Writes all texts, and returns those that they replace. If one can't be written, the earlier ones are written back.
fn write_all(store: &mut Store, changes: Changes) -> Result<Before, BackupError> {
    let mut before = Before::new();
    for (slot, text) in changes {
        let old = store.load(&slot)?;
        if let Err(error) = store.save(&slot, &text) {
            write_back(store, before);
            return Err(error.into());
        }
        before.push((slot, old));
    }
    Ok(before)
}

/// Writes earlier texts back. They had room before, and removing the copy of the backup makes more.
fn write_back(store: &mut Store, before: Before) {
    // If the system refuses even that, no attempt can help.
    let _ = store.remove_log(PENDING);
    for (slot, old) in before {
        let _ = match old {
            Some(old) => store.save(&slot, &old),
            None => store.remove(&slot),
        };
    }
}
