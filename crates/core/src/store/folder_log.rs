//! Stores logs in a folder. Each log is a file that grows at its end.

use std::cmp::Ordering;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::folder::{Folder, failed};
use super::log::{
    BEGINS, LogChange, LogDamage, LogEntry, LogRead, LogRewritten, MAX_HEAD, is_whole, read_head,
};
use super::{Slot, StoreError};

/// The size of the parts in which a damaged log is searched (bytes).
const CHUNK: usize = 256 * 1024;

impl Folder {
    /// Writes all entries with one call and flushes them to disk. If that fails, the file is cut back to its old
    /// length.
    pub(super) fn append_log(&self, slot: &Slot, texts: &[String]) -> Result<Vec<u64>, StoreError> {
        let path = self.path(slot);
        let refused = |source| failed("write", &path, source);
        fs::create_dir_all(self.dir()).map_err(refused)?;
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&path)
            .map_err(refused)?;
        let before = file.metadata().map_err(refused)?.len();
        let all = texts.concat();
        let written = file
            .write_all(all.as_bytes())
            .and_then(|()| file.sync_data());
        if let Err(error) = written {
            // Best effort: readers skip an incomplete entry.
            let _ = file.set_len(before);
            return Err(refused(error));
        }
        if before == 0 {
            self.sync();
        }
        // Another program might have added entries since the length was read.
        let end = file.stream_position().map_err(refused)?;
        let mut place = end.saturating_sub(all.len() as u64);
        Ok(texts
            .iter()
            .map(|text| {
                let here = place;
                place += text.len() as u64;
                here
            })
            .collect())
    }

    pub(super) fn read_log(&self, slot: &Slot, place: u64) -> Result<LogRead, StoreError> {
        let path = self.path(slot);
        let Some((mut file, length)) = open(&path)? else {
            return Ok(LogRead::End);
        };
        if place >= length {
            return Ok(LogRead::End);
        }
        let refused = |source| failed("read", &path, source);
        // Nearly all heads are short.
        for most in [512, MAX_HEAD + BEGINS.len()] {
            let bytes = read_at(&mut file, place, most).map_err(refused)?;
            let head = read_head(&bytes, place).filter(|entry| entry.next <= length);
            let Some(entry) = head else { continue };
            if ends_well(&mut file, &entry, length).map_err(refused)? {
                return Ok(LogRead::Entry(entry));
            }
            break;
        }
        let next = next_entry(&mut file, place + 1, length).map_err(refused)?;
        Ok(LogRead::Damaged(LogDamage { place, next }))
    }

    /// The change of a log since it was read and written up to `end`.
    pub(super) fn log_change(&self, slot: &Slot, end: u64) -> Result<LogChange, StoreError> {
        let length = open(&self.path(slot))?.map_or(0, |(_, length)| length);
        Ok(match length.cmp(&end) {
            Ordering::Equal => LogChange::Unchanged,
            Ordering::Greater => LogChange::Grown,
            Ordering::Less => LogChange::Rewritten,
        })
    }

    pub(super) fn log_bytes(&self, slot: &Slot, part: LogDamage) -> Result<Vec<u8>, StoreError> {
        let path = self.path(slot);
        let Some((mut file, length)) = open(&path)? else {
            return Ok(Vec::new());
        };
        let most = part.next.min(length).saturating_sub(part.place);
        read_at(
            &mut file,
            part.place,
            usize::try_from(most).unwrap_or(usize::MAX),
        )
        .map_err(|source| failed("read", &path, source))
    }

    pub(super) fn set_bytes_aside(&self, slot: &Slot, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        let refused = |source| failed("set aside a part of", &self.path(slot), source);
        let aside = self.reserve(slot).map_err(refused)?;
        fs::write(&aside, bytes).map_err(refused)?;
        Ok(aside)
    }

    pub(super) fn rewrite_log(
        &self,
        slot: &Slot,
        keep: &[&LogEntry],
        end: u64,
    ) -> Result<Option<LogRewritten>, StoreError> {
        // Other programs know the positions of their entries.
        if !self.is_alone() {
            return Ok(None);
        }
        let path = self.path(slot);
        let refused = |source| failed("write", &path, source);
        let Some((mut old, _)) = open(&path)? else {
            return Ok(None);
        };
        let mut fresh = self.temporary().map_err(refused)?;
        let mut rewritten = LogRewritten::default();
        for entry in keep {
            let bytes = read_at(&mut old, entry.place, entry.bytes).map_err(refused)?;
            if !is_whole(entry, &bytes) {
                let aside = self.set_bytes_aside(slot, &bytes).ok();
                rewritten.places.push(Err(aside));
                continue;
            }
            fresh.write_all(&bytes).map_err(refused)?;
            rewritten.places.push(Ok(rewritten.end));
            rewritten.end += bytes.len() as u64;
        }
        fresh.as_file().sync_all().map_err(refused)?;
        // If another program has added entries, keep them.
        if old.metadata().map_err(refused)?.len() != end {
            return Ok(None);
        }
        fresh.persist(&path).map_err(|error| refused(error.error))?;
        self.sync();
        Ok(Some(rewritten))
    }
}

/// A log and its length (bytes), `None` if the log doesn't exist.
fn open(path: &Path) -> Result<Option<(File, u64)>, StoreError> {
    let refused = |source| failed("read", path, source);
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(refused(error)),
    };
    let length = file.metadata().map_err(refused)?.len();
    Ok(Some((file, length)))
}

/// `true` if an entry is followed by another one or by the end of the log. A program that was killed can leave an entry
/// that breaks off, and the next entry would be taken for the rest of it.
fn ends_well(file: &mut File, entry: &LogEntry, length: u64) -> io::Result<bool> {
    let follows = |bytes: &[u8]| bytes == BEGINS.as_bytes();
    if entry.next == length || follows(&read_at(file, entry.next, BEGINS.len())?) {
        return Ok(true);
    }
    let bytes = read_at(file, entry.place, entry.bytes)?;
    Ok(is_whole(entry, &bytes))
}

fn read_at(file: &mut File, place: u64, most: usize) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(place))?;
    let mut bytes = Vec::new();
    file.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The position of the next entry with a valid first line, or the end of the log if there's none.
fn next_entry(file: &mut File, from: u64, length: u64) -> io::Result<u64> {
    let mut at = from;
    while at < length {
        // Reads enough to complete a first line that starts in this part.
        let bytes = read_at(file, at, CHUNK + MAX_HEAD + BEGINS.len())?;
        if let Some(place) = find_entry(&bytes, at) {
            return Ok(place);
        }
        at += CHUNK as u64;
    }
    Ok(length)
}

/// The position of the next valid first line in these bytes, the first of which is at `from`.
fn find_entry(bytes: &[u8], from: u64) -> Option<u64> {
    let begins = BEGINS.as_bytes();
    let mut at = 0;
    loop {
        let rest = bytes.get(at..)?;
        at += rest.windows(begins.len()).position(|part| part == begins)?;
        let place = from + at as u64;
        if read_head(bytes.get(at..)?, place).is_some() {
            return Some(place);
        }
        at += 1;
    }
}
