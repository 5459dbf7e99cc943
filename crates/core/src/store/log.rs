//! Logs: files that grow by whole entries and are rewritten from time to time.
//!
//! An entry has a head of one line and a body of any number of lines. Its text is an empty line, then
//! `entry BODY-BYTES BODY-SUM HEAD-SUM HEAD`, the body and a line feed. The sums are 64-bit FNV-1a in 16 hexadecimal
//! digits; HEAD-SUM covers BODY-BYTES, BODY-SUM and HEAD. Incomplete or changed entries are thus recognized, and the
//! next entry is found by its first line.

use std::path::PathBuf;

use super::{Backend, Slot, Store, StoreError};

/// The longest first line of an entry, with its numbers (bytes).
pub const MAX_HEAD: usize = 8 * 1024;

/// Start of every entry.
pub(super) const BEGINS: &str = "\nentry ";

/// An entry of a log, without its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The position: a byte of a file, or a number.
    pub place: u64,
    /// The earliest position of the next entry.
    pub next: u64,
    /// The head, one line.
    pub head: String,
    /// Size of the body (bytes).
    pub body_bytes: usize,
    /// The [`checksum`] of the body.
    pub body_sum: u64,
    /// Size of the whole entry (bytes).
    pub bytes: usize,
}

/// The content at a position of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogRead {
    /// An entry with a valid head.
    Entry(LogEntry),
    /// Damaged bytes, up to the next entry.
    Damaged(LogDamage),
    /// The end of the log.
    End,
}

/// The change of a log by other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogChange {
    /// No change.
    Unchanged,
    /// Entries were added at the end.
    Grown,
    /// Positions have changed, so the log must be read again.
    Rewritten,
}

/// A part of a log that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogDamage {
    /// The start of the part.
    pub place: u64,
    /// The end of the part.
    pub next: u64,
}

/// The result of rewriting a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogRewritten {
    /// The new position of each kept entry, in their order. For a damaged entry, the path of its copy.
    pub places: Vec<Result<u64, Option<PathBuf>>>,
    /// The position after the last entry.
    pub end: u64,
}

/// 64-bit FNV-1a. It finds accidental changes, not deliberate ones.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Writes an entry as text. `None` if the head is too long or has line breaks.
pub(super) fn write_entry(head: &str, body: &str) -> Option<String> {
    let sums = format!("{} {:016x}", body.len(), checksum(body.as_bytes()));
    let covered = checksum(format!("{sums} {head}").as_bytes());
    let line = format!("{BEGINS}{sums} {covered:016x} {head}\n");
    let fits = line.len() <= MAX_HEAD && !head.contains(['\n', '\r']);
    fits.then(|| line + body + "\n")
}

/// Reads the first line of an entry from the start of some bytes. `None` if it isn't valid.
pub(super) fn read_head(bytes: &[u8], place: u64) -> Option<LogEntry> {
    let line = bytes.strip_prefix(BEGINS.as_bytes())?;
    let end = line.iter().take(MAX_HEAD).position(|byte| *byte == b'\n')?;
    let line = std::str::from_utf8(line.get(..end)?).ok()?;
    let mut words = line.splitn(4, ' ');
    let (length, sum) = (words.next()?, words.next()?);
    let (covered, head) = (words.next()?, words.next()?);
    let found = checksum(format!("{length} {sum} {head}").as_bytes());
    if read_sum(covered)? != found {
        return None;
    }
    let body_bytes: usize = length.parse().ok()?;
    let bytes = (BEGINS.len() + end + 2).checked_add(body_bytes)?;
    Some(LogEntry {
        place,
        next: place.checked_add(bytes as u64)?,
        head: head.to_owned(),
        body_bytes,
        body_sum: read_sum(sum)?,
        bytes,
    })
}

fn read_sum(text: &str) -> Option<u64> {
    let fits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// Extracts the body from the bytes of an entry. `None` if it isn't as it was written.
pub(super) fn body_of(entry: &LogEntry, mut bytes: Vec<u8>) -> Option<String> {
    if !is_whole(entry, &bytes) {
        return None;
    }
    bytes.pop();
    let body = bytes.split_off(bytes.len().checked_sub(entry.body_bytes)?);
    String::from_utf8(body).ok()
}

/// `true` if these bytes are an entry as it was written.
pub(super) fn is_whole(entry: &LogEntry, bytes: &[u8]) -> bool {
    let Some(head) = read_head(bytes, entry.place) else {
        return false;
    };
    let begin = entry.bytes.checked_sub(entry.body_bytes + 1);
    let body = begin.and_then(|begin| bytes.get(begin..begin + entry.body_bytes));
    head.head == entry.head
        && bytes.len() == entry.bytes
        && bytes.ends_with(b"\n")
        && body.is_some_and(|body| checksum(body) == entry.body_sum)
}

impl Store {
    /// Adds entries to a log, each with a head of one line and a body, and returns them with their positions. After a
    /// crash, all of them or only the first ones are in the log.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, if a head is too long or has line breaks, or if the system refuses.
    pub fn append_log(
        &mut self,
        log: &str,
        entries: &[(&str, &str)],
    ) -> Result<Vec<LogEntry>, StoreError> {
        let slot = Slot::new(log)?;
        let mut texts = Vec::with_capacity(entries.len());
        for (head, body) in entries {
            let text = write_entry(head, body);
            texts.push(text.ok_or_else(|| StoreError::LogHead { log: slot.clone() })?);
        }
        let mut store = self.exclusive()?;
        let places = match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.append_log(&slot, &texts),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.append_log(&slot, &texts),
            Backend::Memory(memory) => memory.append_log(&slot, &texts),
        };
        store.note_written(Some(&slot), places.is_ok());
        let places = places?;
        let numbered = store.numbers_entries();
        let read = texts.iter().zip(places).filter_map(|(text, place)| {
            let entry = read_head(text.as_bytes(), place)?;
            let next = if numbered { place + 1 } else { entry.next };
            Some(LogEntry { next, ..entry })
        });
        Ok(read.collect())
    }

    /// `true` if the position of an entry is a number instead of a byte of a file.
    const fn numbers_entries(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if matches!(self.backend, Backend::Folder(_)) {
            return false;
        }
        true
    }

    /// Reads the head at a position of a log. The first position is 0.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses.
    pub fn read_log(&mut self, log: &str, place: u64) -> Result<LogRead, StoreError> {
        let slot = Slot::new(log)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.read_log(&slot, place),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.read_log(&slot, place),
            Backend::Memory(memory) => Ok(memory.read_log(&slot, place)),
        }
    }

    /// The change of a log by other programs since it was read and written up to `end`.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses.
    pub fn log_change(&mut self, log: &str, end: u64) -> Result<LogChange, StoreError> {
        let slot = Slot::new(log)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.log_change(&slot, end),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.log_change(&slot, end),
            Backend::Memory(_) => Ok(LogChange::Unchanged),
        }
    }

    /// The body of an entry, `None` if it isn't as it was written.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses.
    pub fn log_body(&self, log: &str, entry: &LogEntry) -> Result<Option<String>, StoreError> {
        let slot = Slot::new(log)?;
        let damage = LogDamage {
            place: entry.place,
            next: entry.next,
        };
        let bytes = self.log_bytes(&slot, damage)?;
        Ok(body_of(entry, bytes))
    }

    /// Copies a damaged part of a log to `NAME.damaged-N`, with the first free number, and returns the path. The part
    /// stays in the log until [`Store::rewrite_log`].
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses.
    pub fn set_log_aside(&mut self, log: &str, damage: LogDamage) -> Result<PathBuf, StoreError> {
        let slot = Slot::new(log)?;
        let bytes = self.log_bytes(&slot, damage)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.set_bytes_aside(&slot, &bytes),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.set_bytes_aside(&slot, &bytes),
            Backend::Memory(memory) => Ok(memory.set_bytes_aside(&slot, &bytes)),
        }
    }

    /// Rewrites a log with these entries only. After a crash it's either the old log or the new one. `end` is the
    /// position up to which it was read. If another program has the log open or has added entries, the log isn't changed.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses. The log is unchanged then.
    pub fn rewrite_log(
        &mut self,
        log: &str,
        keep: &[&LogEntry],
        end: u64,
    ) -> Result<Option<LogRewritten>, StoreError> {
        let slot = Slot::new(log)?;
        let mut store = self.exclusive()?;
        match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.rewrite_log(&slot, keep, end),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.rewrite_log(&slot, keep, end).map(Some),
            Backend::Memory(memory) => Ok(Some(memory.rewrite_log(&slot, keep, end))),
        }
    }

    /// Removes a whole log, which can already be empty.
    ///
    /// # Errors
    /// Fails if the name isn't a valid slot, or if the system refuses.
    pub fn remove_log(&mut self, log: &str) -> Result<(), StoreError> {
        let slot = Slot::new(log)?;
        let mut store = self.exclusive()?;
        match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.remove(&slot),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.rewrite_log(&slot, &[], 0).map(drop),
            Backend::Memory(memory) => {
                memory.rewrite_log(&slot, &[], 0);
                Ok(())
            }
        }
    }

    fn log_bytes(&self, slot: &Slot, part: LogDamage) -> Result<Vec<u8>, StoreError> {
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.log_bytes(slot, part),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.log_bytes(slot, part),
            Backend::Memory(memory) => Ok(memory.log_bytes(slot, part)),
        }
    }
}
