//! The back end that keeps slots in memory, for as long as the store lives.
//!
//! A program whose folder cannot be made uses it, and a page in a browser that keeps nothing.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use super::{Slot, StoreError};

/// Slots in memory, by name.
#[derive(Debug, Default)]
pub(super) struct Memory {
    texts: BTreeMap<String, String>,
}

impl Memory {
    pub(super) fn save(&mut self, slot: &Slot, text: &str) {
        self.texts.insert(slot.to_string(), text.to_owned());
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
        let name = (1_u32..)
            .map(|number| format!("{slot}.damaged-{number}"))
            .find(|name| !self.texts.contains_key(name))
            .unwrap_or_else(|| format!("{slot}.damaged"));
        self.texts.insert(name.clone(), text);
        Ok(PathBuf::from(name))
    }
}
