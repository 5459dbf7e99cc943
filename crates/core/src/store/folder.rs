//! Stores each slot as a file in one folder.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::folder_lock::FolderLock;
use super::{MAX_BYTES, Slot, StoreError, Usage};

/// The prefix of temporary files. No slot's name starts with a dot.
const TEMPORARY_PREFIX: &str = ".tavoliere-";

/// The suffix of temporary files.
const TEMPORARY_SUFFIX: &str = ".tmp";

/// The age at which a temporary file is considered abandoned.
const ABANDONED_AFTER: Duration = Duration::from_secs(600);

/// The most damaged files of one slot that are set aside.
const MOST_SET_ASIDE: u32 = 10_000;

/// Slots as files.
#[derive(Debug)]
pub(super) struct Folder {
    dir: PathBuf,
    lock: FolderLock,
}

impl Folder {
    pub(super) fn open(dir: &Path) -> Result<Folder, StoreError> {
        fs::create_dir_all(dir).map_err(|source| failed("make the folder", dir, source))?;
        let mut folder = Folder {
            dir: dir.to_path_buf(),
            lock: FolderLock::default(),
        };
        folder.lock.register(dir)?;
        folder.sweep();
        Ok(folder)
    }

    /// Starts a change, during which other programs wait.
    pub(super) fn enter(&mut self) -> Result<(), StoreError> {
        self.lock.enter(&self.dir)
    }

    /// Ends a change.
    pub(super) fn leave(&mut self) {
        self.lock.leave();
    }

    /// `true` if no other program has the folder open.
    pub(super) fn is_alone(&self) -> bool {
        self.lock.is_alone()
    }

    /// Writes a temporary file, flushes it to disk, and only then renames it to the slot's name: renaming within a
    /// folder is atomic. The folder itself is flushed last.
    pub(super) fn save(&self, slot: &Slot, text: &str) -> Result<(), StoreError> {
        let path = self.path(slot);
        let refused = |source| failed("write", &path, source);
        // The folder might have been removed since it was opened.
        fs::create_dir_all(&self.dir).map_err(refused)?;
        let mut file = self.temporary().map_err(refused)?;
        file.write_all(text.as_bytes()).map_err(refused)?;
        file.as_file().sync_all().map_err(refused)?;
        file.persist(&path).map_err(|error| refused(error.error))?;
        self.sync();
        Ok(())
    }

    pub(super) fn load(&self, slot: &Slot) -> Result<Option<String>, StoreError> {
        let path = self.path(slot);
        let refused = |source| failed("read", &path, source);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(refused(error)),
        };
        let mut bytes = Vec::new();
        // One byte more than the limit shows that the file is too large.
        file.take(MAX_BYTES as u64 + 1)
            .read_to_end(&mut bytes)
            .map_err(refused)?;
        if bytes.len() > MAX_BYTES {
            return Err(StoreError::TooLarge {
                slot: slot.clone(),
                bytes: bytes.len(),
            });
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(_) => Err(StoreError::NotText { slot: slot.clone() }),
        }
    }

    pub(super) fn remove(&self, slot: &Slot) -> Result<(), StoreError> {
        let path = self.path(slot);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(failed("remove", &path, error))
            }
            _ => {
                self.sync();
                Ok(())
            }
        }
    }

    /// Reserves the new name with an empty file first, so that two programs never choose the same one. The rename then
    /// replaces only this reservation.
    pub(super) fn set_aside(&self, slot: &Slot) -> Result<PathBuf, StoreError> {
        let path = self.path(slot);
        let refused = |source| failed("set aside", &path, source);
        if !path.try_exists().map_err(refused)? {
            return Err(refused(io::ErrorKind::NotFound.into()));
        }
        let aside = self.reserve(slot).map_err(refused)?;
        if let Err(error) = fs::rename(&path, &aside) {
            // Best effort: an empty reservation that stays behind does no harm.
            let _ = fs::remove_file(&aside);
            return Err(refused(error));
        }
        self.sync();
        Ok(aside)
    }

    /// Makes a temporary file, which can be renamed to a slot later.
    pub(super) fn temporary(&self) -> io::Result<tempfile::NamedTempFile> {
        tempfile::Builder::new()
            .prefix(TEMPORARY_PREFIX)
            .suffix(TEMPORARY_SUFFIX)
            .tempfile_in(&self.dir)
    }

    /// Makes an empty file for the damaged text of a slot.
    pub(super) fn reserve(&self, slot: &Slot) -> io::Result<PathBuf> {
        for number in 1..=MOST_SET_ASIDE {
            let aside = self.dir.join(format!("{slot}.damaged-{number}"));
            match OpenOptions::new().write(true).create_new(true).open(&aside) {
                Ok(_) => return Ok(aside),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The folder.
    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    /// The file of a slot.
    pub(super) fn path(&self, slot: &Slot) -> PathBuf {
        self.dir.join(slot.as_str())
    }

    /// Counts the sizes of all files.
    pub(super) fn measure(&self, usage: &mut Usage) {
        let entries = fs::read_dir(&self.dir).into_iter().flatten().flatten();
        for entry in entries {
            let bytes = entry.metadata().map_or(0, |data| data.len());
            usage.count(&entry.file_name().to_string_lossy(), bytes);
        }
    }

    /// Flushes renames to disk. If the system can't open folders, the rename must do.
    pub(super) fn sync(&self) {
        #[cfg(unix)]
        if let Ok(dir) = File::open(&self.dir) {
            let _ = dir.sync_all();
        }
    }

    /// Removes temporary files that killed programs left behind. Errors are ignored, since such files do no harm.
    fn sweep(&self) {
        let Ok(entries) = fs::read_dir(&self.dir) else {
            return;
        };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let Some(name) = name.to_str() else { continue };
            let temporary = name.starts_with(TEMPORARY_PREFIX) && name.ends_with(TEMPORARY_SUFFIX);
            if temporary && is_abandoned(&entry) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

fn is_abandoned(entry: &fs::DirEntry) -> bool {
    let Ok(written) = entry.metadata().and_then(|data| data.modified()) else {
        return false;
    };
    SystemTime::now()
        .duration_since(written)
        .is_ok_and(|age| age > ABANDONED_AFTER)
}

pub(super) fn failed(action: &'static str, path: &Path, source: io::Error) -> StoreError {
    StoreError::Io {
        action,
        path: path.to_path_buf(),
        source,
    }
}
