//! Saves and settings: named slots of text that survive being killed at any moment.
//!
//! A [`Store`] keeps its slots in a folder, on a web page in the browser's storage or, where neither
//! can be had, in memory for as long as it lives. Callers see no difference but
//! [`Store::is_lasting`]. Beside slots it keeps logs, which grow entry by entry ([`Store::append_log`]).

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod browser_log;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
#[cfg(not(target_arch = "wasm32"))]
mod folder_log;
mod log;
mod memory;
mod settings;
mod slot;

use std::path::PathBuf;

use thiserror::Error;

#[cfg(target_arch = "wasm32")]
use browser::Browser;
#[cfg(not(target_arch = "wasm32"))]
use folder::Folder;
use memory::Memory;

pub use log::{LogDamage, LogEntry, LogRead, LogRewritten, MAX_HEAD, checksum};
pub use settings::{
    BigMode, BigModeError, Binding, BindingError, Choice, Control, Device, Label, LastSetup, Row,
    Seat, SeatError, Seating, SeatingError, Section, Setting, Settings, SettingsProblem, Slider,
    Speed, SpeedError, Switch, WindowSize,
};
pub use slot::{Slot, SlotError};

/// The most bytes a slot may hold, in both directions.
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
}

/// Where a store keeps its slots: closed, so that callers need no trait object.
#[derive(Debug)]
enum Backend {
    #[cfg(not(target_arch = "wasm32"))]
    Folder(Folder),
    #[cfg(target_arch = "wasm32")]
    Browser(Browser),
    Memory(Memory),
}

/// What was in a slot, as its reader understood it ([`Store::load_with`]).
#[derive(Debug)]
pub struct Loaded<T> {
    /// The content, or none where the slot is empty or was damaged.
    pub value: Option<T>,
    /// What the player should be told, if anything went wrong.
    pub notice: Option<Notice>,
}

/// Something that went wrong while loading and did not stop the program.
#[derive(Debug)]
pub struct Notice {
    /// The slot concerned.
    pub slot: Slot,
    /// What was wrong, in one line.
    pub problem: String,
    /// Where the damaged content lies now, or none where it could not be moved.
    pub set_aside: Option<String>,
}

/// Why a store could not do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The name is no slot.
    #[error(transparent)]
    Slot(#[from] SlotError),
    /// The text is larger than [`MAX_BYTES`].
    #[error("{slot} holds {bytes} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// The slot concerned.
        slot: Slot,
        /// The size met.
        bytes: usize,
    },
    /// The head of a log's entry is no line, or too long.
    #[error("the head of an entry of {log} must be one line of less than {MAX_HEAD} bytes")]
    LogHead {
        /// The log concerned.
        log: Slot,
    },
    /// The content is not UTF-8.
    #[error("{slot} is not UTF-8 text")]
    NotText {
        /// The slot concerned.
        slot: Slot,
    },
    /// The platform names no folder for the data of programs.
    #[error("this system names no folder for saves; choose one with --data DIR")]
    NoFolder,
    /// The browser has no storage.
    #[error("this browser keeps nothing for pages")]
    NoStorage,
    /// The system refused.
    #[error("cannot {action} {path}: {source}")]
    Io {
        /// What was tried, as a verb.
        action: &'static str,
        /// On which file or folder.
        path: PathBuf,
        /// The system's own reason.
        source: std::io::Error,
    },
}

impl Store {
    /// Opens a folder, making it where it is missing.
    ///
    /// # Errors
    /// Where the folder cannot be made or is no folder. A folder that can only be read opens;
    /// saving to it fails.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(dir: impl AsRef<std::path::Path>) -> Result<Store, StoreError> {
        Ok(Store {
            backend: Backend::Folder(Folder::open(dir.as_ref())?),
        })
    }

    /// Opens the platform's usual folder ([`Store::default_dir`]).
    ///
    /// # Errors
    /// As [`Store::open`], and where the platform names no folder.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open_default() -> Result<Store, StoreError> {
        Store::open(Store::default_dir()?)
    }

    /// A page has no folders.
    ///
    /// # Errors
    /// Always.
    #[cfg(target_arch = "wasm32")]
    pub fn open(_: impl AsRef<std::path::Path>) -> Result<Store, StoreError> {
        Err(StoreError::NoFolder)
    }

    /// Opens the browser's storage.
    ///
    /// # Errors
    /// Where there is none, or where it takes nothing.
    #[cfg(target_arch = "wasm32")]
    pub fn open_default() -> Result<Store, StoreError> {
        Ok(Store {
            backend: Backend::Browser(Browser::open()?),
        })
    }

    /// The platform's usual folder for the data of this program.
    ///
    /// # Errors
    /// Where the platform names none (no home folder).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn default_dir() -> Result<PathBuf, StoreError> {
        directories::ProjectDirs::from("org", "Tavoliere", "Tavoliere")
            .map(|dirs| dirs.data_dir().to_path_buf())
            .ok_or(StoreError::NoFolder)
    }

    /// A store that forgets everything when it is dropped.
    #[must_use]
    pub fn in_memory() -> Store {
        Store {
            backend: Backend::Memory(Memory::default()),
        }
    }

    /// Whether what is saved is still there at the next start.
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        !matches!(self.backend, Backend::Memory(_))
    }

    /// Writes a slot: after a crash at any moment it holds the old text or the new one, whole.
    ///
    /// # Errors
    /// A name that is no slot, a text over [`MAX_BYTES`], or the system's refusal; the old text
    /// then stays.
    pub fn save(&mut self, slot: &str, text: &str) -> Result<(), StoreError> {
        let slot = Slot::new(slot)?;
        if text.len() > MAX_BYTES {
            return Err(StoreError::TooLarge {
                slot,
                bytes: text.len(),
            });
        }
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.save(&slot, text),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.save(&slot, text),
            Backend::Memory(memory) => {
                memory.save(&slot, text);
                Ok(())
            }
        }
    }

    /// Reads a slot, or none where it was never written.
    ///
    /// # Errors
    /// A name that is no slot, a content that is too large or not UTF-8, or the system's refusal.
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

    /// Empties a slot; one that is empty already stays so.
    ///
    /// # Errors
    /// A name that is no slot, or the system's refusal.
    pub fn remove(&mut self, slot: &str) -> Result<(), StoreError> {
        let slot = Slot::new(slot)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.remove(&slot),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.remove(&slot),
            Backend::Memory(memory) => {
                memory.remove(&slot);
                Ok(())
            }
        }
    }

    /// Moves a damaged slot to `NAME.damaged-N`, with the first number that is free, and says
    /// where. Nothing is ever overwritten.
    ///
    /// # Errors
    /// A name that is no slot, an empty slot, or the system's refusal.
    pub fn set_aside(&mut self, slot: &str) -> Result<PathBuf, StoreError> {
        let slot = Slot::new(slot)?;
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.set_aside(&slot),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.set_aside(&slot),
            Backend::Memory(memory) => memory.set_aside(&slot),
        }
    }

    /// Reads a slot and understands it; what cannot be read or understood is set aside and told,
    /// never an error, so that a start always goes on.
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
                return Loaded {
                    value: None,
                    notice: None,
                };
            }
            Ok(Some(text)) => match understand(&text) {
                Ok(value) => {
                    return Loaded {
                        value: Some(value),
                        notice: None,
                    };
                }
                Err(error) => error.to_string(),
            },
            // Not damage: the same file may be readable at the next start.
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
            notice: Some(self.give_up(name, problem)),
        }
    }

    /// Sets aside a slot that cannot be understood, for the reason given.
    pub fn give_up(&mut self, slot: Slot, problem: String) -> Notice {
        let set_aside = self.set_aside(&slot).ok();
        Notice {
            slot,
            problem,
            set_aside: set_aside.map(|path| path.display().to_string()),
        }
    }
}
