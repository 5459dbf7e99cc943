//! Why the text of a history was refused.

use thiserror::Error;

use super::{MAX_ENTRIES, MAX_ID, MAX_NAME, VERSION};
use crate::rules::GameKind;

/// Why a text is no history.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HistoryError {
    /// It is larger than what is kept can be.
    #[error("the history has {bytes} bytes; at most {most} are accepted", most = crate::store::MAX_BYTES)]
    TooLarge {
        /// The size met.
        bytes: usize,
    },
    /// It cannot be read.
    #[error("the history cannot be read: {0}")]
    Unreadable(String),
    /// It was written by another version of the program.
    #[error("the history has version {found}; this program reads version {VERSION}")]
    OtherVersion {
        /// The version met.
        found: u32,
    },
    /// It has more games than are kept.
    #[error("the history has {found} games; at most {MAX_ENTRIES} are accepted")]
    TooMany {
        /// How many there are.
        found: usize,
    },
    /// One of its games cannot be.
    #[error("game {number} of the history: {problem}")]
    Entry {
        /// Its number, from 1.
        number: usize,
        /// What is wrong.
        problem: EntryProblem,
    },
}

/// What is wrong with a game of a history.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryProblem {
    /// The counts of throws do not belong together.
    #[error("these cannot be the throws of a game of {game}")]
    Throws {
        /// The game.
        game: GameKind,
    },
    /// A name, an id or a level that is not kept so.
    #[error(
        "a name has at most {MAX_NAME} characters, without control characters and without spaces around \
         them, and an id at most {MAX_ID} visible ones of ASCII; a level is at least 1"
    )]
    Participant,
    /// A match whose id is not kept so.
    #[error("the id of a match has at most {MAX_ID} characters")]
    Match,
}
