//! The reasons why a backup can't be read or restored.

use thiserror::Error;

use super::MAX_BACKUP_BYTES;
use super::text::VERSION;
use crate::library::LibraryError;
use crate::store::{SaveProblem, StoreError, Trouble};

/// The reason why a backup can't be read or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The text is something else.
    #[error("the first line isn't that of a backup; accepted: `tavoliere backup {VERSION}`")]
    NoBackup,
    /// A later version of the program has written it.
    #[error("the backup has version {found:?}; accepted: {VERSION}")]
    Version {
        /// The version in the text, shortened.
        found: String,
    },
    /// The text is too large.
    #[error("the backup has {bytes} bytes; at most {MAX_BACKUP_BYTES} are accepted")]
    TooLarge {
        /// Size of the text (bytes).
        bytes: usize,
    },
    /// The text breaks off.
    #[error("the backup breaks off at line {line}, in {part}")]
    CutShort {
        /// The line, from 1.
        line: usize,
        /// The part.
        part: String,
    },
    /// A part isn't as it was written.
    #[error("the backup is damaged at line {line}, in {part}: {problem}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The part.
        part: String,
        /// The problem.
        problem: String,
    },
    /// The library failed.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// The problem with saving, `None` if the backup can't be read.
    #[must_use]
    pub fn save_problem(&self) -> Option<SaveProblem> {
        let trouble = match self {
            BackupError::Store(error) | BackupError::Library(LibraryError::Store(error)) => {
                error.trouble()
            }
            BackupError::Library(_) => Trouble::Other,
            _ => return None,
        };
        Some(SaveProblem {
            trouble,
            details: self.to_string(),
        })
    }
}
