//! The errors of writing and reading links.

use thiserror::Error;

use super::{LINK_VERSION, MAX_LINK_CHARS, MAX_LINK_EVENTS};
use crate::record::{RecordError, RecordProblem};

/// The problem with a link, or with a game that can't be written as a link.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LinkError {
    /// The text has no link.
    #[error("{found:?} is not a link to a game; it needs \"#replay=\"")]
    NoLink {
        /// The text, shortened.
        found: String,
    },
    /// The link is too long.
    #[error("the link has {chars} characters; at most {MAX_LINK_CHARS} are accepted")]
    TooLong {
        /// The number of characters.
        chars: usize,
    },
    /// The link has characters that aren't allowed.
    #[error(
        "a link has only the letters a to z and A to Z, digits, \"-\" and \"_\" after \"replay=\""
    )]
    NotBase64,
    /// A later version of the program wrote the link.
    #[error("this link has version {found}; this program reads versions 1 to {LINK_VERSION}")]
    LaterVersion {
        /// The version in the link.
        found: u8,
    },
    /// A part of the link is missing or was changed.
    #[error("the link is damaged: a part is missing, or something in it was changed")]
    Damaged,
    /// The game has more throws and choices than a link can hold.
    #[error("the game has {events} throws and choices; a link holds at most {MAX_LINK_EVENTS}")]
    TooManyEvents {
        /// The number of throws and choices.
        events: u64,
    },
    /// The headers need more room than a link has.
    #[error("the headers of the game take more room than a link has")]
    TooManyHeaders,
    /// The link is complete, but its game isn't valid.
    #[error(transparent)]
    Game(#[from] Box<RecordProblem>),
}

impl From<RecordError> for LinkError {
    fn from(error: RecordError) -> LinkError {
        LinkError::Game(Box::new(error.problem))
    }
}

impl From<RecordProblem> for LinkError {
    fn from(problem: RecordProblem) -> LinkError {
        LinkError::Game(Box::new(problem))
    }
}
