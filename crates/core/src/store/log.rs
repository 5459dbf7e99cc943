//! Logs: files that only grow by whole entries, and are written anew now and then.
//!
//! An entry is a head of one line and a body of any lines. As text it is an empty line, then
//! `entry BODY-BYTES BODY-SUM HEAD-SUM HEAD`, the body and a line feed. The sums are FNV-1a of 64 bits as
//! 16 hexadecimal digits; that of the head covers the three words before it and the head. An entry that
//! breaks off, or that was altered, is thus known, and the next one is found by its first line.

use std::path::PathBuf;

use super::{Backend, Slot, Store, StoreError};

/// The most bytes of the first line of an entry, with its numbers.
pub const MAX_HEAD: usize = 8 * 1024;

/// What every entry begins with.
pub(super) const BEGINS: &str = "\nentry ";

/// An entry of a log, without its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Where it begins: a byte of a file, or a number.
    pub place: u64,
    /// Where the one after it begins, at the earliest.
    pub next: u64,
    /// Its head, a line.
    pub head: String,
    /// How many bytes its body has.
    pub body_bytes: usize,
    /// The check sum of its body ([`checksum`]).
    pub body_sum: u64,
    /// How many bytes it has in all.
    pub bytes: usize,
}

/// What lies at a place of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogRead {
    /// An entry whose head is whole.
    Entry(LogEntry),
    /// Something that is no entry, up to the place of the next.
    Damaged(LogDamage),
    /// Nothing more.
    End,
}

/// A part of a log that cannot be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogDamage {
    /// Where it begins.
    pub place: u64,
    /// Where it ends.
    pub next: u64,
}

/// What became of a log that was written anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogRewritten {
    /// Where each entry lies now that was to be kept, in their order; of one that was found damaged, where it was
    /// set aside.
    pub places: Vec<Result<u64, Option<PathBuf>>>,
    /// The place behind the last entry.
    pub end: u64,
}

/// FNV-1a of 64 bits: it finds out what was altered by chance, not what was altered on purpose.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// An entry as text.
pub(super) fn write_entry(head: &str, body: &str) -> Option<String> {
    let sums = format!("{} {:016x}", body.len(), checksum(body.as_bytes()));
    let covered = checksum(format!("{sums} {head}").as_bytes());
    let line = format!("{BEGINS}{sums} {covered:016x} {head}\n");
    let fits = line.len() <= MAX_HEAD && !head.contains(['\n', '\r']);
    fits.then(|| line + body + "\n")
}

/// Reads the first line of an entry from bytes that begin with it.
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

/// The body in the bytes of a whole entry, where it is as it was written.
pub(super) fn body_of(entry: &LogEntry, mut bytes: Vec<u8>) -> Option<String> {
    if !is_whole(entry, &bytes) {
        return None;
    }
    bytes.pop();
    let body = bytes.split_off(bytes.len().checked_sub(entry.body_bytes)?);
    String::from_utf8(body).ok()
}

/// Whether these are the bytes of an entry as they were written.
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
    /// Adds entries to a log, each a head of one line and a body: all are there afterwards or, after a
    /// crash, some of the first. Tells where each lies.
    ///
    /// # Errors
    /// A name that is no slot, a head that is too long or no line, or the system's refusal.
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
        let places = match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.append_log(&slot, &texts)?,
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.append_log(&slot, &texts)?,
            Backend::Memory(memory) => memory.append_log(&slot, &texts),
        };
        let numbered = self.numbers_entries();
        let read = texts.iter().zip(places).filter_map(|(text, place)| {
            let entry = read_head(text.as_bytes(), place)?;
            let next = if numbered { place + 1 } else { entry.next };
            Some(LogEntry { next, ..entry })
        });
        Ok(read.collect())
    }

    /// Whether the place of an entry is a number, and not a byte of a file.
    const fn numbers_entries(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if matches!(self.backend, Backend::Folder(_)) {
            return false;
        }
        true
    }

    /// Reads what lies at a place of a log, without its body; the first place is 0.
    ///
    /// # Errors
    /// A name that is no slot, or the system's refusal.
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

    /// The body of an entry; none where it is not as it was written.
    ///
    /// # Errors
    /// A name that is no slot, or the system's refusal.
    pub fn log_body(&self, log: &str, entry: &LogEntry) -> Result<Option<String>, StoreError> {
        let slot = Slot::new(log)?;
        let damage = LogDamage {
            place: entry.place,
            next: entry.next,
        };
        let bytes = self.log_bytes(&slot, damage)?;
        Ok(body_of(entry, bytes))
    }

    /// Copies a damaged part of a log to `NAME.damaged-N`, with the first number that is free, and says where.
    /// It stays in the log until that is written anew ([`Store::rewrite_log`]).
    ///
    /// # Errors
    /// A name that is no slot, or the system's refusal.
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

    /// Writes a log anew with nothing but these entries: after a crash at any moment it is the old one or the
    /// new one. `end` is the place up to which it was read; where another program has added something behind
    /// it since, nothing is done.
    ///
    /// # Errors
    /// A name that is no slot, or the system's refusal; the log is then as it was.
    pub fn rewrite_log(
        &mut self,
        log: &str,
        keep: &[&LogEntry],
        end: u64,
    ) -> Result<Option<LogRewritten>, StoreError> {
        let slot = Slot::new(log)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.rewrite_log(&slot, keep, end),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.rewrite_log(&slot, keep, end).map(Some),
            Backend::Memory(memory) => Ok(Some(memory.rewrite_log(&slot, keep, end))),
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
