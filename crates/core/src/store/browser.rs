//! Stores slots in the browser's local storage.
//!
//! The browser replaces a value as a whole or not at all, so a value is never half-written.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::PathBuf;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

use super::browser_log::PAGES;
use super::{MAX_BYTES, Slot, StoreError, Usage};

/// The prefix of every key, because a page can share its storage with others of the same host.
const PREFIX: &str = "tavoliere/";

/// The most damaged texts of one slot that are set aside.
const MOST_SET_ASIDE: u32 = 100;

/// Slots as values in the browser's storage.
#[derive(Debug)]
pub(super) struct Browser {
    pub(super) storage: Storage,
    /// The entry numbers of each log, cached at the first access.
    pub(super) logs: BTreeMap<Slot, BTreeSet<u64>>,
    /// A random number below [`PAGES`], different from that of other pages of the same host.
    pub(super) page: u64,
}

impl Browser {
    /// Opens the storage and writes to it once, because some browsers offer a storage that refuses every write.
    pub(super) fn open() -> Result<Browser, StoreError> {
        let refused = |reason: &JsValue| failed("use", PREFIX, reason);
        let storage = web_sys::window()
            .ok_or(StoreError::NoStorage)?
            .local_storage()
            .map_err(|reason| refused(&reason))?
            .ok_or(StoreError::NoStorage)?;
        let trial = key(".trial");
        let tried = storage
            .set_item(&trial, "1")
            .and_then(|()| storage.remove_item(&trial));
        match tried {
            // Saves can still be read, and removed games make room again.
            Err(reason) if kind_of(&reason) == ErrorKind::QuotaExceeded => {}
            tried => tried.map_err(|reason| refused(&reason))?,
        }
        Ok(Browser {
            storage,
            logs: BTreeMap::new(),
            page: getrandom::u64().unwrap_or_default() % PAGES,
        })
    }

    pub(super) fn save(&self, slot: &Slot, text: &str) -> Result<(), StoreError> {
        self.storage
            .set_item(&key(slot), text)
            .map_err(|reason| failed("write", slot, &reason))
    }

    pub(super) fn load(&self, slot: &Slot) -> Result<Option<String>, StoreError> {
        let text = self
            .storage
            .get_item(&key(slot))
            .map_err(|reason| failed("read", slot, &reason))?;
        match text {
            Some(text) if text.len() > MAX_BYTES => Err(StoreError::TooLarge {
                slot: slot.clone(),
                bytes: text.len(),
            }),
            text => Ok(text),
        }
    }

    /// Counts the characters of all names and values. Values that can't be read count as empty.
    pub(super) fn measure(&self, usage: &mut Usage) {
        for at in 0..self.storage.length().unwrap_or(0) {
            let Ok(Some(name)) = self.storage.key(at) else {
                continue;
            };
            if let Some(slot) = name.strip_prefix(PREFIX) {
                let text = self.storage.get_item(&name).ok().flatten();
                let letters = text.map_or(0, |text| text.len()) + name.len();
                usage.count(slot, letters as u64);
            }
        }
    }

    pub(super) fn remove(&self, slot: &Slot) -> Result<(), StoreError> {
        self.storage
            .remove_item(&key(slot))
            .map_err(|reason| failed("remove", slot, &reason))
    }

    pub(super) fn set_aside(&self, slot: &Slot) -> Result<PathBuf, StoreError> {
        let refused = |reason: JsValue| failed("set aside", slot, &reason);
        let text = self
            .storage
            .get_item(&key(slot))
            .map_err(refused)?
            .unwrap_or_default();
        let name = self.free_name_aside(slot)?;
        // Remove the old value first, because the storage might not have room for both.
        self.storage.remove_item(&key(slot)).map_err(refused)?;
        if let Err(reason) = self.storage.set_item(&key(&name), &text) {
            // The longer name might not fit. The old name did.
            self.storage.set_item(&key(slot), &text).map_err(refused)?;
            return Err(refused(reason));
        }
        Ok(PathBuf::from(name))
    }

    /// A free name for the damaged text of a slot.
    pub(super) fn free_name_aside(&self, slot: &Slot) -> Result<String, StoreError> {
        for number in 1..=MOST_SET_ASIDE {
            let name = format!("{slot}.damaged-{number}");
            let there = self.storage.get_item(&key(&name));
            let there = there.map_err(|reason| failed("set aside", slot, &reason))?;
            if there.is_none() {
                return Ok(name);
            }
        }
        Err(failed(
            "set aside",
            slot,
            &JsValue::from_str("too many already"),
        ))
    }
}

pub(super) fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Wraps the browser's message, for example that the storage is full.
pub(super) fn failed(action: &'static str, what: &str, reason: &JsValue) -> StoreError {
    let words = reason.dyn_ref::<js_sys::Error>().map_or_else(
        || format!("{reason:?}"),
        |error| String::from(error.message()),
    );
    StoreError::Io {
        action,
        path: PathBuf::from(what),
        source: std::io::Error::new(kind_of(reason), words),
    }
}

/// The kind of a browser's error, by its name.
fn kind_of(reason: &JsValue) -> ErrorKind {
    let error = reason.dyn_ref::<js_sys::Error>();
    let name = error.map(|error| String::from(error.name()));
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => ErrorKind::QuotaExceeded,
        Some("SecurityError" | "NS_ERROR_DOM_SECURITY_ERR") => ErrorKind::PermissionDenied,
        _ => ErrorKind::Other,
    }
}
