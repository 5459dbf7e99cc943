//! Stores logs in the browser's storage. Each entry has its own value, since the browser can only replace whole values.

use std::collections::BTreeSet;
use std::path::PathBuf;

use wasm_bindgen::JsValue;

use super::browser::{Browser, failed, key};
use super::log::{LogChange, LogDamage, LogEntry, LogRead, LogRewritten, read_head};
use super::{Slot, StoreError};

/// The number of pages that can add entries at the same moment without choosing the same number.
pub(super) const PAGES: u64 = 4096;

/// The key of an entry.
fn entry_key(slot: &Slot, number: u64) -> String {
    format!("{}/{number:010}", key(slot))
}

impl Browser {
    /// The numbers of a log's entries, as they were when the log was last checked for changes.
    fn numbers(&mut self, slot: &Slot) -> Result<&mut BTreeSet<u64>, StoreError> {
        if !self.logs.contains_key(slot) {
            let numbers = self.stored_numbers(slot)?;
            self.logs.insert(slot.clone(), numbers);
        }
        Ok(self.logs.entry(slot.clone()).or_default())
    }

    /// The numbers of a log's entries in the storage.
    fn stored_numbers(&self, slot: &Slot) -> Result<BTreeSet<u64>, StoreError> {
        let refused = |reason: JsValue| failed("read", slot, &reason);
        let prefix = format!("{}/", key(slot));
        let mut numbers = BTreeSet::new();
        for at in 0..self.storage.length().map_err(refused)? {
            let name = self.storage.key(at).map_err(refused)?;
            let number = name.as_deref().and_then(|name| name.strip_prefix(&prefix));
            numbers.extend(number.and_then(|number| number.parse::<u64>().ok()));
        }
        Ok(numbers)
    }

    /// The change of a log since it was read and written up to `end`. Other pages can have added and removed entries.
    pub(super) fn log_change(&mut self, slot: &Slot, end: u64) -> Result<LogChange, StoreError> {
        let stored = self.stored_numbers(slot)?;
        let known = self.logs.insert(slot.clone(), stored.clone());
        let known = known.unwrap_or_else(|| stored.clone());
        Ok(if known == stored {
            LogChange::Unchanged
        } else if known.is_subset(&stored) && stored.difference(&known).all(|new| *new >= end) {
            LogChange::Grown
        } else {
            LogChange::Rewritten
        })
    }

    /// Adds all entries or none, because the storage can become full with any of them.
    pub(super) fn append_log(
        &mut self,
        slot: &Slot,
        texts: &[String],
    ) -> Result<Vec<u64>, StoreError> {
        let mut places = Vec::with_capacity(texts.len());
        for text in texts {
            match self.append(slot, text) {
                Ok(place) => places.push(place),
                Err(error) => {
                    for place in places {
                        // Removing needs no room.
                        let _ = self.storage.remove_item(&entry_key(slot, place));
                        self.numbers(slot)?.remove(&place);
                    }
                    return Err(error);
                }
            }
        }
        Ok(places)
    }

    /// Adds an entry and returns its number. The browser can't lock its storage, so each page has its own numbers.
    fn append(&mut self, slot: &Slot, text: &str) -> Result<u64, StoreError> {
        let refused = |reason: JsValue| failed("write", slot, &reason);
        let last = self.numbers(slot)?.last().copied();
        let round = last.map_or(0, |last| last / PAGES + 1);
        let mut number = round * PAGES + self.page;
        while self
            .storage
            .get_item(&entry_key(slot, number))
            .map_err(refused)?
            .is_some()
        {
            number += PAGES;
        }
        self.storage
            .set_item(&entry_key(slot, number), text)
            .map_err(refused)?;
        self.numbers(slot)?.insert(number);
        Ok(number)
    }

    pub(super) fn read_log(&mut self, slot: &Slot, place: u64) -> Result<LogRead, StoreError> {
        let refused = |reason: JsValue| failed("read", slot, &reason);
        let Some(number) = self.numbers(slot)?.range(place..).next().copied() else {
            return Ok(LogRead::End);
        };
        let text = self
            .storage
            .get_item(&entry_key(slot, number))
            .map_err(refused)?;
        let text = text.unwrap_or_default();
        let entry = read_head(text.as_bytes(), number).filter(|entry| entry.bytes == text.len());
        let next = number + 1;
        Ok(match entry {
            Some(entry) => LogRead::Entry(LogEntry { next, ..entry }),
            None => LogRead::Damaged(LogDamage {
                place: number,
                next,
            }),
        })
    }

    pub(super) fn log_bytes(&self, slot: &Slot, part: LogDamage) -> Result<Vec<u8>, StoreError> {
        let text = self.storage.get_item(&entry_key(slot, part.place));
        let text = text.map_err(|reason| failed("read", slot, &reason))?;
        Ok(text.unwrap_or_default().into_bytes())
    }

    pub(super) fn set_bytes_aside(
        &mut self,
        slot: &Slot,
        bytes: &[u8],
    ) -> Result<PathBuf, StoreError> {
        let text = String::from_utf8_lossy(bytes);
        let name = self.free_name_aside(slot)?;
        self.storage
            .set_item(&key(&name), &text)
            .map_err(|reason| failed("set aside", slot, &reason))?;
        Ok(PathBuf::from(name))
    }

    /// Kept entries stay in place; the others are removed.
    pub(super) fn rewrite_log(
        &mut self,
        slot: &Slot,
        keep: &[&LogEntry],
        end: u64,
    ) -> Result<LogRewritten, StoreError> {
        let kept: BTreeSet<u64> = keep.iter().map(|entry| entry.place).collect();
        let numbers = self.numbers(slot)?.clone();
        for number in numbers.into_iter().filter(|number| !kept.contains(number)) {
            let removed = self.storage.remove_item(&entry_key(slot, number));
            removed.map_err(|reason| failed("remove", slot, &reason))?;
            self.numbers(slot)?.remove(&number);
        }
        Ok(LogRewritten {
            places: keep.iter().map(|entry| Ok(entry.place)).collect(),
            end,
        })
    }
}
