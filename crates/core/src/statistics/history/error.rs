//! The errors in the text of a history.

use thiserror::Error;

use super::{MAX_ENTRIES, MAX_ID, MAX_NAME, VERSION};
use crate::rules::GameKind;

/// The reason why a text isn't a valid history.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HistoryError {
    /// The text is larger than any saved history.
    #[error("the history has {bytes} bytes; at most {most} are accepted", most = crate::store::MAX_BYTES)]
    TooLarge {
        /// Size of the text (bytes).
        bytes: usize,
    },
    /// The text can't be parsed.
    #[error("the history cannot be read: {0}")]
    Unreadable(String),
    /// Another version of the program wrote the text.
    #[error("the history has version {found}; this program reads version {VERSION}")]
    OtherVersion {
        /// The version in the text.
        found: u32,
    },
    /// The history has too many games.
    #[error("the history has {found} games; at most {MAX_ENTRIES} are accepted")]
    TooMany {
        /// The number of games.
        found: usize,
    },
    /// A game isn't possible.
    #[error("game {number} of the history: {problem}")]
    Entry {
        /// The number of the game, from 1.
        number: usize,
        /// The problem.
        problem: EntryProblem,
    },
}

/// The problem with a game of a history.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryProblem {
    /// The counts of throws contradict each other.
    #[error("these cannot be the throws of a game of {game}")]
    Throws {
        /// The game.
        game: GameKind,
    },
    /// A name, an id or a level isn't valid.
    #[error(
        "a name has at most {MAX_NAME} characters, without control characters and without spaces around \
         them, and an id at most {MAX_ID} visible ones of ASCII; a level is at least 1"
    )]
    Participant,
    /// The id of a match isn't valid.
    #[error("the id of a match has at most {MAX_ID} characters")]
    Match,
}
