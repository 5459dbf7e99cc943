//! Saves and settings: named slots of text that survive a crash at any moment.
//!
//! A [`Store`] keeps its slots in a folder, on a web page in the browser's storage, or, if neither is available, in
//! memory. Callers only see a difference in [`Store::is_lasting`]. It also keeps logs, which grow entry by entry
//! ([`Store::append_log`]).

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod browser_log;
mod exclusive;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
#[cfg(not(target_arch = "wasm32"))]
mod folder_lock;
#[cfg(not(target_arch = "wasm32"))]
mod folder_log;
mod kept;
mod log;
mod memory;
mod settings;
mod slot;
mod trouble;
mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use thiserror::Error;

#[cfg(target_arch = "wasm32")]
use browser::Browser;
#[cfg(not(target_arch = "wasm32"))]
use folder::Folder;
use memory::Memory;

pub use exclusive::Exclusive;
pub use kept::SlotChange;
pub use log::{LogChange, LogDamage, LogEntry, LogRead, LogRewritten, MAX_HEAD, checksum};
pub use settings::{
    BigMode, BigModeError, Binding, BindingError, CarriedError, CarriedProblem, CarriedSettings,
    Choice, Control, Device, Label, LastSetup, NoteTime, NoteTimeError, PieceSize, PieceSizeError,
    ReaderDetail, ReaderDetailError, Row, Seat, SeatError, Seating, SeatingError, Section, Setting,
    Settings, SettingsProblem, Shortcut, ShortcutButton, ShortcutInput, ShortcutKey, ShortcutPlace,
    Shortcuts, Slider, Speed, SpeedError, Switch, SwitchScan, SwitchScanError, Theme, ThemeError,
    ThrowDisplay, ThrowDisplayError, WindowSize,
};
pub use slot::{Slot, SlotError};
pub use trouble::{SaveProblem, Trouble};
pub use usage::Usage;

/// The largest text that can be saved or loaded (bytes).
pub const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Named slots of text.
///
/// ```
/// use tavoliere_core::store::Store;
///
/// let mut store = Store::in_memory();
/// store.save("notes.txt", "White begins")?;
/// assert_eq!(store.load("notes.txt")?.as_deref(), Some("White begins"));
/// assert_eq!(store.load("other.txt")?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Store {
    backend: Backend,
    /// The checksum of each slot when this store last read or wrote it, `None` if the slot was empty.
    seen: BTreeMap<Slot, Option<u64>>,
    /// The slots that couldn't be written at the last attempt. `None` stands for the lock.
    failing: BTreeSet<Option<Slot>>,
}

/// The place where a store keeps its slots. A closed enum, so callers need no trait object.
#[derive(Debug)]
enum Backend {
    #[cfg(not(target_arch = "wasm32"))]
    Folder(Folder),
    #[cfg(target_arch = "wasm32")]
    Browser(Browser),
    Memory(Memory),
}

/// The parsed content of a slot ([`Store::load_with`]).
#[derive(Debug)]
pub struct Loaded<T> {
    /// The content, `None` if the slot is empty or was damaged.
    pub value: Option<T>,
    /// A notice for the player, `None` if all went well.
    pub notice: Option<Notice>,
}

/// A problem while loading that doesn't stop the program.
#[derive(Debug)]
pub struct Notice {
    /// The slot.
    pub slot: Slot,
    /// The problem, in one line.
    pub problem: String,
    /// The path of the damaged content, `None` if it couldn't be moved.
    pub set_aside: Option<String>,
}

/// The reason why a store couldn't do what was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The name isn't valid.
    #[error(transparent)]
    Slot(#[from] SlotError),
    /// The text is larger than [`MAX_BYTES`].
    #[error("{slot} holds {bytes} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// The slot.
        slot: Slot,
        /// Size of the text (bytes).
        bytes: usize,
    },
    /// The head of a log entry is too long or has line breaks.
    #[error("the head of an entry of {log} must be one line of less than {MAX_HEAD} bytes")]
    LogHead {
        /// The log.
        log: Slot,
    },
    /// The content isn't UTF-8.
    #[error("{slot} is not UTF-8 text")]
    NotText {
        /// The slot.
        slot: Slot,
    },
    /// The platform has no folder for the data of programs.
    #[error("this system has no folder for saves; choose one with --data DIR")]
    NoFolder,
    /// The browser has no storage.
    #[error("this browser does not let pages save anything")]
    NoStorage,
    /// Another program has kept the folder locked for a long time.
    #[error("another program is changing {path}: {holder}")]
    InUse {
        /// The folder.
        path: PathBuf,
        /// The program.
        holder: String,
    },
    /// The system refused an access.
    #[error("cannot {action} {path}: {source}")]
    Io {
        /// The action, as a verb.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
}

impl Store {
    const fn of(backend: Backend) -> Store {
        Store {
            backend,
            seen: BTreeMap::new(),
            failing: BTreeSet::new(),
        }
    }

    /// Opens a folder, which is made if it doesn't exist.
    ///
    /// # Errors
    /// Fails if the folder can't be made or isn't a folder. A read-only folder can be opened, but saving to it fails.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(dir: impl AsRef<std::path::Path>) -> Result<Store, StoreError> {
        Ok(Store::of(Backend::Folder(Folder::open(dir.as_ref())?)))
    }

    /// Opens the platform's usual folder ([`Store::default_dir`]).
    ///
    /// # Errors
    /// Fails like [`Store::open`], and if the platform has no such folder.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open_default() -> Result<Store, StoreError> {
        Store::open(Store::default_dir()?)
    }

    /// Always fails, because a web page has no folders.
    ///
    /// # Errors
    /// Always fails.
    #[cfg(target_arch = "wasm32")]
    pub fn open(_: impl AsRef<std::path::Path>) -> Result<Store, StoreError> {
        Err(StoreError::NoFolder)
    }

    /// Opens the browser's storage.
    ///
    /// # Errors
    /// Fails if the browser has no storage, or if it refuses to write.
    #[cfg(target_arch = "wasm32")]
    pub fn open_default() -> Result<Store, StoreError> {
        Ok(Store::of(Backend::Browser(Browser::open()?)))
    }

    /// The platform's usual folder for this program's data.
    ///
    /// # Errors
    /// Fails if the platform has none (no home folder).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn default_dir() -> Result<PathBuf, StoreError> {
        directories::ProjectDirs::from("org", "Tavoliere", "Tavoliere")
            .map(|dirs| dirs.data_dir().to_path_buf())
            .ok_or(StoreError::NoFolder)
    }

    /// Makes a store that loses everything when it's dropped.
    #[must_use]
    pub fn in_memory() -> Store {
        Store::of(Backend::Memory(Memory::default()))
    }

    /// Limits a store in memory to this number of bytes, as a full disk does. `None` removes the limit. Other stores
    /// have the limit of their disk or browser.
    pub fn set_room(&mut self, bytes: Option<usize>) {
        if let Backend::Memory(memory) = &mut self.backend {
            memory.room = bytes;
        }
    }

    /// `true` if saved texts are still there at the next start.
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        !matches!(self.backend, Backend::Memory(_))
    }

    /// `true` if slots are files in a folder.
    #[must_use]
    pub fn keeps_files(&self) -> bool {
        self.folder().is_some()
    }

    /// The folder. `None` in a browser and in memory.
    #[must_use]
    pub fn folder(&self) -> Option<&std::path::Path> {
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => Some(folder.dir()),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(_) => None,
            Backend::Memory(_) => None,
        }
    }

    /// `true` if something couldn't be saved at the last attempt.
    #[must_use]
    pub fn is_failing(&self) -> bool {
        !self.failing.is_empty()
    }

    /// Remembers if a slot could be written. `None` stands for the lock.
    fn note_written(&mut self, slot: Option<&Slot>, written: bool) {
        if written {
            self.failing.remove(&slot.cloned());
        } else {
            self.failing.insert(slot.cloned());
        }
    }

    /// Saves a slot. After a crash at any moment the slot has the whole old text or the whole new one.
    ///
    /// # Errors
    /// Fails if the name isn't valid, if the text is larger than [`MAX_BYTES`], or if the system refuses. The old text
    /// is kept then.
    pub fn save(&mut self, slot: &str, text: &str) -> Result<(), StoreError> {
        let slot = Slot::new(slot)?;
        if text.len() > MAX_BYTES {
            return Err(StoreError::TooLarge {
                slot,
                bytes: text.len(),
            });
        }
        let mut store = self.exclusive()?;
        let saved = match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.save(&slot, text),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.save(&slot, text),
            Backend::Memory(memory) => memory.save(&slot, text),
        };
        store.note_written(Some(&slot), saved.is_ok());
        saved?;
        store.see(slot, Some(text));
        Ok(())
    }

    /// Loads a slot, `None` if it's empty.
    ///
    /// # Errors
    /// Fails if the name isn't valid, if the content is too large or isn't UTF-8, or if the system refuses.
    pub fn load(&self, slot: &str) -> Result<Option<String>, StoreError> {
        let slot = Slot::new(slot)?;
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.load(&slot),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.load(&slot),
            Backend::Memory(memory) => Ok(memory.load(&slot)),
        }
    }

    /// Empties a slot, which can already be empty.
    ///
    /// # Errors
    /// Fails if the name isn't valid, or if the system refuses.
    pub fn remove(&mut self, slot: &str) -> Result<(), StoreError> {
        let slot = Slot::new(slot)?;
        let mut store = self.exclusive()?;
        match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.remove(&slot)?,
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.remove(&slot)?,
            Backend::Memory(memory) => memory.remove(&slot),
        }
        store.see(slot, None);
        Ok(())
    }

    /// Moves a damaged slot to `NAME.damaged-N`, with the first free number, and returns the path. It never overwrites
    /// a file.
    ///
    /// # Errors
    /// Fails if the name isn't valid, if the slot is empty, or if the system refuses.
    pub fn set_aside(&mut self, slot: &str) -> Result<PathBuf, StoreError> {
        let slot = Slot::new(slot)?;
        let mut store = self.exclusive()?;
        store.see(slot.clone(), None);
        match &mut store.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.set_aside(&slot),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.set_aside(&slot),
            Backend::Memory(memory) => memory.set_aside(&slot),
        }
    }

    /// Loads and parses a slot. Instead of failing it sets aside what can't be read or parsed and returns a notice, so
    /// the program can always start.
    pub fn load_with<T, E: std::fmt::Display>(
        &mut self,
        slot: &str,
        understand: impl FnOnce(&str) -> Result<T, E>,
    ) -> Loaded<T> {
        let name = match Slot::new(slot) {
            Ok(name) => name,
            Err(error) => {
                let notice = Notice {
                    slot: Slot::settings(),
                    problem: error.to_string(),
                    set_aside: None,
                };
                return Loaded {
                    value: None,
                    notice: Some(notice),
                };
            }
        };
        let problem = match self.load(slot) {
            Ok(None) => {
                self.see(name, None);
                return Loaded {
                    value: None,
                    notice: None,
                };
            }
            Ok(Some(text)) => match understand(&text) {
                Ok(value) => {
                    self.see(name, Some(&text));
                    return Loaded {
                        value: Some(value),
                        notice: None,
                    };
                }
                Err(error) => error.to_string(),
            },
            // Not damaged: the same file might be readable at the next start.
            Err(error @ StoreError::Io { .. }) => {
                let notice = Notice {
                    slot: name,
                    problem: error.to_string(),
                    set_aside: None,
                };
                return Loaded {
                    value: None,
                    notice: Some(notice),
                };
            }
            Err(error) => error.to_string(),
        };
        Loaded {
            value: None,
            notice: Some(self.set_aside_damaged(name, problem)),
        }
    }

    /// Sets aside a slot that can't be parsed, for the given reason.
    pub fn set_aside_damaged(&mut self, slot: Slot, problem: String) -> Notice {
        let set_aside = self.set_aside(&slot).ok();
        Notice {
            slot,
            problem,
            set_aside: set_aside.map(|path| path.display().to_string()),
        }
    }
}
