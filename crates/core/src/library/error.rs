//! What can go wrong in the library.

use thiserror::Error;

use super::GameId;
use crate::store::StoreError;

/// Why the library could not do what it was asked.
#[derive(Debug, Error)]
pub enum LibraryError {
    /// There is no such game.
    #[error("the library has no game {0}")]
    NoSuchGame(GameId),
    /// The record is larger than a game may be here.
    #[error("the game has {bytes} bytes; the library takes games of at most {most}")]
    TooLarge {
        /// The size met.
        bytes: usize,
        /// The largest that is taken.
        most: usize,
    },
    /// There is no room, and nothing may go.
    #[error("the library is full: all {games} games are pinned")]
    AllPinned {
        /// How many there are.
        games: usize,
    },
    /// The record is not as it was written.
    #[error("the game is damaged{}", aside(set_aside))]
    Damaged {
        /// Where it lies now, if it could be copied.
        set_aside: Option<String>,
    },
    /// The store could not.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Something that went wrong and did not stop the program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibraryNotice {
    /// A part of the log could not be understood.
    #[error("part of the library is damaged{}", aside(set_aside))]
    Damaged {
        /// Where it lies now, if it could be copied.
        set_aside: Option<String>,
    },
    /// The log could not be read on; the games behind that place are not listed.
    #[error("the library cannot be read: {problem}")]
    NotRead {
        /// The system's reason.
        problem: String,
    },
    /// The log could not be written anew; it stays as it is.
    #[error("the library cannot be tidied: {problem}")]
    NotWritten {
        /// The system's reason.
        problem: String,
    },
}

fn aside(set_aside: &Option<String>) -> String {
    let told = set_aside
        .as_ref()
        .map(|path| format!(" and set aside ({path})"));
    told.unwrap_or_default()
}
