//! Why a game has no link, or a link no game.

use thiserror::Error;

use super::{LINK_VERSION, MAX_LINK_CHARS, MAX_LINK_EVENTS};
use crate::record::{RecordError, RecordProblem};

/// What is wrong with a link, or with the game that was to become one.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LinkError {
    /// A text without a link.
    #[error("{found:?} is no link to a game; one has \"#replay=\" in it")]
    NoLink {
        /// What was read, shortened.
        found: String,
    },
    /// A link that is longer than any that is read.
    #[error("the link has {chars} characters; at most {MAX_LINK_CHARS} are accepted")]
    TooLong {
        /// How many it has.
        chars: usize,
    },
    /// Something stands in it that no link has.
    #[error("a link has only letters of English, figures, \"-\" and \"_\" after \"replay=\"")]
    NotBase64,
    /// It was written by a later version of the program.
    #[error("this link has version {found}; this program reads versions 1 to {LINK_VERSION}")]
    LaterVersion {
        /// The version met.
        found: u8,
    },
    /// Part of it is missing, or it was changed.
    #[error("the link is damaged: a part is missing, or something in it was changed")]
    Damaged,
    /// A game with more throws and choices than a link holds.
    #[error("the game has {events} throws and choices; a link holds at most {MAX_LINK_EVENTS}")]
    TooManyEvents {
        /// How many it has.
        events: u64,
    },
    /// Headers that take more room than a link has.
    #[error("the headers of the game take more room than a link has")]
    TooManyHeaders,
    /// The link is whole, but what it says is no game.
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
