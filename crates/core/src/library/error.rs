//! The errors and notices of the library.

use thiserror::Error;

use super::GameId;
use crate::store::StoreError;

/// The reason why the library couldn't do what was asked.
#[derive(Debug, Error)]
pub enum LibraryError {
    /// The library has no game with this id.
    #[error("the library has no game {0}")]
    NoSuchGame(GameId),
    /// The record is too large for the library.
    #[error("the game has {bytes} bytes; the library takes games of at most {most}")]
    TooLarge {
        /// Size of the record (bytes).
        bytes: usize,
        /// Largest accepted size (bytes).
        most: usize,
    },
    /// The library is full and all its games are pinned.
    #[error("the library is full: all {games} games are pinned")]
    AllPinned {
        /// The number of games.
        games: usize,
    },
    /// The record isn't as it was written.
    #[error("the game is damaged{}", aside(set_aside))]
    Damaged {
        /// The path of the copy, `None` if it couldn't be copied.
        set_aside: Option<String>,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A problem that doesn't stop the program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibraryNotice {
    /// A part of the log couldn't be read.
    #[error("part of the library is damaged{}", aside(set_aside))]
    Damaged {
        /// The path of the copy, `None` if it couldn't be copied.
        set_aside: Option<String>,
    },
    /// The rest of the log couldn't be read; the games in it aren't listed.
    #[error("the library cannot be read: {problem}")]
    NotRead {
        /// The system's message.
        problem: String,
    },
    /// The log couldn't be rewritten, so it stays as it is.
    #[error("the library cannot be tidied: {problem}")]
    NotWritten {
        /// The system's message.
        problem: String,
    },
}

fn aside(set_aside: &Option<String>) -> String {
    let told = set_aside
        .as_ref()
        .map(|path| format!(" and set aside ({path})"));
    told.unwrap_or_default()
}
