//! Locks a folder of saves, because several programs can use it at the same time.
//!
//! The file `.tavoliere.lock` is locked while a program changes saves, and names the program that locked it last. Every
//! program that has opened the folder shares a lock on `.tavoliere.open`, so each one knows whether it's alone. The
//! system releases both locks when a program ends or is killed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use web_time::{SystemTime, UNIX_EPOCH};

use super::StoreError;

/// The file that is locked during a change.
const CHANGE: &str = ".tavoliere.lock";

/// The file whose lock is shared by all programs that have the folder open.
const OPEN: &str = ".tavoliere.open";

/// The time to wait for another program. A change takes a few milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);

/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(2);

/// The longest line that names a program (bytes).
const MOST_LINE: u64 = 200;

/// The locks of one program on a folder.
#[derive(Debug, Default)]
pub(super) struct FolderLock {
    /// The locked file during a change. `None` also if the system can't lock files.
    held: Option<File>,
    /// The number of changes under way, one inside the other.
    depth: u32,
    /// The file whose lock is shared. `None` if the system can't lock files.
    open: Option<File>,
}

impl FolderLock {
    /// Registers this program as one that has the folder open.
    pub(super) fn register(&mut self, dir: &Path) -> Result<(), StoreError> {
        self.enter(dir)?;
        let file = open_file(dir, OPEN).ok();
        self.open = file.filter(|file| file.try_lock_shared().is_ok());
        self.leave();
        Ok(())
    }

    /// Starts a change: waits until no other program changes the folder.
    ///
    /// # Errors
    /// Fails if another program has kept the lock for a long time.
    pub(super) fn enter(&mut self, dir: &Path) -> Result<(), StoreError> {
        if self.depth == 0 {
            // A read-only folder can't be locked. Writing to it fails with the system's own reason.
            self.held = match open_file(dir, CHANGE) {
                Ok(file) => wait_for(file, dir)?,
                Err(_) => None,
            };
        }
        self.depth += 1;
        Ok(())
    }

    /// Ends a change.
    pub(super) fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.depth == 0
            && let Some(file) = self.held.take()
        {
            // Closing the file releases the lock as well.
            let _ = file.unlock();
        }
    }

    /// `true` if no other program has the folder open. It must be called during a change, because programs register in
    /// one.
    pub(super) fn is_alone(&self) -> bool {
        // Without locks there's no way to know, and two programs at once are the exception.
        let Some(open) = &self.open else {
            return true;
        };
        let alone = open.unlock().is_ok() && open.try_lock().is_ok();
        if alone {
            let _ = open.unlock();
        }
        let _ = open.try_lock_shared();
        alone
    }
}

impl Drop for FolderLock {
    /// Releases both locks. Closing the files isn't enough if another thread is starting a program at this moment:
    /// until that program runs, it holds a copy of every open file, and with it the locks.
    fn drop(&mut self) {
        for file in self.held.iter().chain(&self.open) {
            let _ = file.unlock();
        }
    }
}

/// Waits for the lock. `None` if the system can't lock files.
fn wait_for(mut file: File, dir: &Path) -> Result<Option<File>, StoreError> {
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => {
                // The line only helps people who look for the program.
                let _ = sign(&mut file);
                return Ok(Some(file));
            }
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(PAUSE);
            }
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse {
                    path: dir.to_path_buf(),
                    holder: holder(&mut file),
                });
            }
            Err(TryLockError::Error(_)) => return Ok(None),
        }
    }
}

/// Opens a file to lock. The folder might have been removed since it was opened.
fn open_file(dir: &Path, name: &str) -> io::Result<File> {
    let open = || {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        options.open(dir.join(name))
    };
    match open() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::create_dir_all(dir)?;
            open()
        }
        opened => opened,
    }
}

/// Writes the line that names this program: its process id and the time.
fn sign(file: &mut File) -> io::Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = now.map_or(0, |now| now.as_secs());
    let line = format!("process {}, at {seconds} s\n", std::process::id());
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all(line.as_bytes())
}

/// The program that locked the file last.
fn holder(file: &mut File) -> String {
    let mut line = String::new();
    let read = file
        .seek(SeekFrom::Start(0))
        .and_then(|_| file.take(MOST_LINE).read_to_string(&mut line));
    match read {
        Ok(_) if !line.trim().is_empty() => line.trim().to_owned(),
        _ => "an unknown process".to_owned(),
    }
}
