//! Keeps slots in memory, for as long as the store lives.
//!
//! It's used if the folder can't be made, or if the browser has no storage.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;

use super::log::{LogDamage, LogEntry, LogRead, LogRewritten, read_head};
use super::{Slot, StoreError, Usage};

/// Slots in memory, by name.
#[derive(Debug, Default)]
pub(super) struct Memory {
    texts: BTreeMap<String, String>,
    /// The entries of each log, by number.
    logs: BTreeMap<Slot, BTreeMap<u64, String>>,
    /// The most bytes of all texts together, `None` without a limit.
    pub(super) room: Option<usize>,
}

impl Memory {
    pub(super) fn save(&mut self, slot: &Slot, text: &str) -> Result<(), StoreError> {
        let before = self.texts.get(slot.as_str()).map_or(0, String::len);
        self.check_room(slot, before, text.len())?;
        self.texts.insert(slot.to_string(), text.to_owned());
        Ok(())
    }

    /// Fails if there's no room for a text of `fresh` bytes in place of one of `before` bytes.
    fn check_room(&self, slot: &Slot, before: usize, fresh: usize) -> Result<(), StoreError> {
        let logs = self.logs.values().flat_map(BTreeMap::values);
        let used: usize = self.texts.values().chain(logs).map(String::len).sum();
        if self.room.is_none_or(|room| used - before + fresh <= room) {
            return Ok(());
        }
        Err(StoreError::Io {
            action: "write",
            path: PathBuf::from(slot.as_str()),
            source: io::ErrorKind::StorageFull.into(),
        })
    }

    /// Counts the sizes of all texts.
    pub(super) fn measure(&self, usage: &mut Usage) {
        for (name, text) in &self.texts {
            usage.count(name, text.len() as u64);
        }
        for (slot, log) in &self.logs {
            let bytes: usize = log.values().map(String::len).sum();
            usage.count(slot, bytes as u64);
        }
    }

    pub(super) fn load(&self, slot: &Slot) -> Option<String> {
        self.texts.get(slot.as_str()).cloned()
    }

    pub(super) fn remove(&mut self, slot: &Slot) {
        self.texts.remove(slot.as_str());
    }

    pub(super) fn set_aside(&mut self, slot: &Slot) -> Result<PathBuf, StoreError> {
        let Some(text) = self.texts.remove(slot.as_str()) else {
            return Err(StoreError::Io {
                action: "set aside",
                path: PathBuf::from(slot.as_str()),
                source: io::ErrorKind::NotFound.into(),
            });
        };
        let name = self.free_name_aside(slot);
        self.texts.insert(name.clone(), text);
        Ok(PathBuf::from(name))
    }

    /// A free name for the damaged text of a slot.
    fn free_name_aside(&self, slot: &Slot) -> String {
        (1_u32..)
            .map(|number| format!("{slot}.damaged-{number}"))
            .find(|name| !self.texts.contains_key(name))
            .unwrap_or_else(|| format!("{slot}.damaged"))
    }

    pub(super) fn append_log(
        &mut self,
        slot: &Slot,
        texts: &[String],
    ) -> Result<Vec<u64>, StoreError> {
        self.check_room(slot, 0, texts.iter().map(String::len).sum())?;
        let log = self.logs.entry(slot.clone()).or_default();
        let next = log.last_key_value().map_or(0, |(last, _)| last + 1);
        let places: Vec<u64> = (next..).take(texts.len()).collect();
        log.extend(places.iter().copied().zip(texts.iter().cloned()));
        Ok(places)
    }

    pub(super) fn read_log(&self, slot: &Slot, place: u64) -> LogRead {
        let log = self.logs.get(slot);
        let Some((&place, text)) = log.and_then(|log| log.range(place..).next()) else {
            return LogRead::End;
        };
        let entry = read_head(text.as_bytes(), place).filter(|entry| entry.bytes == text.len());
        let next = place + 1;
        match entry {
            Some(entry) => LogRead::Entry(LogEntry { next, ..entry }),
            None => LogRead::Damaged(LogDamage { place, next }),
        }
    }

    pub(super) fn log_bytes(&self, slot: &Slot, part: LogDamage) -> Vec<u8> {
        let text = self.logs.get(slot).and_then(|log| log.get(&part.place));
        text.cloned().unwrap_or_default().into_bytes()
    }

    pub(super) fn set_bytes_aside(&mut self, slot: &Slot, bytes: &[u8]) -> PathBuf {
        let name = self.free_name_aside(slot);
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.texts.insert(name.clone(), text);
        PathBuf::from(name)
    }

    /// Kept entries stay in place; the others are removed.
    pub(super) fn rewrite_log(
        &mut self,
        slot: &Slot,
        keep: &[&LogEntry],
        end: u64,
    ) -> LogRewritten {
        if let Some(log) = self.logs.get_mut(slot) {
            let kept: BTreeSet<u64> = keep.iter().map(|entry| entry.place).collect();
            log.retain(|place, _| kept.contains(place));
        }
        LogRewritten {
            places: keep.iter().map(|entry| Ok(entry.place)).collect(),
            end,
        }
    }
}
