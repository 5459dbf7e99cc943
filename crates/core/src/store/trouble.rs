//! Kinds of problems with saving, so that each gets its own words.

use std::fmt;
use std::io;

use super::StoreError;

/// The kind of a problem with saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trouble {
    /// No room is left.
    Full,
    /// The place can't be written to, or the browser blocks the page's storage.
    Forbidden,
    /// Another program has kept the place locked for a long time.
    InUse,
    /// Any other problem.
    Other,
}

/// A problem with saving: its kind, and the system's message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveProblem {
    /// The kind.
    pub trouble: Trouble,
    /// The system's message.
    pub details: String,
}

impl Trouble {
    /// The kind of a system's error.
    #[must_use]
    pub fn of(error: &io::Error) -> Trouble {
        use io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        match error.kind() {
            StorageFull | QuotaExceeded => Trouble::Full,
            PermissionDenied | ReadOnlyFilesystem => Trouble::Forbidden,
            _ => Trouble::Other,
        }
    }
}

impl StoreError {
    /// The kind of problem.
    #[must_use]
    pub fn trouble(&self) -> Trouble {
        match self {
            StoreError::Io { source, .. } => Trouble::of(source),
            StoreError::NoStorage => Trouble::Forbidden,
            StoreError::InUse { .. } => Trouble::InUse,
            _ => Trouble::Other,
        }
    }
}

impl SaveProblem {
    /// The problem with a file or folder.
    #[must_use]
    pub fn at(place: impl fmt::Display, error: &io::Error) -> SaveProblem {
        SaveProblem {
            trouble: Trouble::of(error),
            details: format!("{place}: {error}"),
        }
    }

    /// The problem with the second way of saving, after the first one failed.
    #[must_use]
    pub fn after(self, earlier: impl fmt::Display) -> SaveProblem {
        SaveProblem {
            details: format!("{earlier}; {}", self.details),
            ..self
        }
    }

    /// A problem of another kind.
    #[must_use]
    pub fn other(details: impl Into<String>) -> SaveProblem {
        SaveProblem {
            trouble: Trouble::Other,
            details: details.into(),
        }
    }
}

impl From<StoreError> for SaveProblem {
    fn from(error: StoreError) -> SaveProblem {
        SaveProblem {
            trouble: error.trouble(),
            details: error.to_string(),
        }
    }
}

impl fmt::Display for SaveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.details)
    }
}
