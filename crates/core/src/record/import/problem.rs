//! The reasons why a part of an imported text can't be read.

use thiserror::Error;

use super::{MAX_IMPORT_BYTES, MAX_IMPORT_GAMES, Place};
use crate::record::{LinkError, RecordError, RecordProblem};

/// A part of an imported text that can't be read.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", described(place, reason))]
pub struct ImportProblem {
    /// The number of the record or link in the text, from 1.
    pub number: usize,
    /// The place of the problem.
    pub place: Place,
    /// The reason.
    pub reason: ImportReason,
}

fn described(place: &Place, reason: &ImportReason) -> String {
    match reason {
        // This reason has the column.
        ImportReason::Record(RecordProblem::Turn(error)) => format!("line {}, {error}", place.line),
        reason => format!("{place}: {reason}"),
    }
}

/// The reason why a part of an imported text can't be read.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ImportReason {
    /// The record isn't valid.
    #[error(transparent)]
    Record(#[from] RecordProblem),
    /// The link isn't valid.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The line has two meanings.
    #[error("{found:?} can be {one:?} or {other:?}; write the whole turn")]
    Ambiguous {
        /// The line.
        found: String,
        /// A turn that it can be.
        one: String,
        /// Another turn that it can be.
        other: String,
    },
    /// The line can't be read.
    #[error("{found:?} cannot be read as a part of the game")]
    Unreadable {
        /// The line.
        found: String,
    },
    /// There's other text between the lines of the record.
    #[error("{found:?} is not a part of the game, but the game continues below it")]
    Interrupted {
        /// The other text.
        found: String,
    },
    /// The key of a header with a position isn't in lower case, so the case of the position isn't known either.
    #[error(
        "capital and small letters were changed on the way, and a position cannot be read without them"
    )]
    CaseLost,
    /// The lines of the record follow each other without line ends.
    #[error(
        "the line ends of this record were lost on the way; each header and turn needs its own line"
    )]
    LineEndsLost,
    /// The part is beyond the largest text that is read.
    #[error("at most {MAX_IMPORT_BYTES} bytes are read; this part ends after them")]
    TooLarge,
    /// The part is beyond the most games that are read.
    #[error("at most {MAX_IMPORT_GAMES} games are read; this part and the rest are left out")]
    TooManyGames,
}

impl From<ImportProblem> for RecordError {
    fn from(ImportProblem { place, reason, .. }: ImportProblem) -> RecordError {
        let problem = match reason {
            ImportReason::Record(problem) => problem,
            ImportReason::Link(error) => error.into(),
            reason => RecordProblem::Import(Box::new(reason)),
        };
        RecordError {
            line: place.line,
            problem,
        }
    }
}

/// The reason why a text isn't exactly one game.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum OneGameError {
    /// The text is blank.
    #[error("the text is empty")]
    Empty,
    /// The text has neither a record nor a link.
    #[error(
        "this is neither a game record, which starts with \"tavoliere\", nor a link, which has \"#replay=\""
    )]
    NoGame,
    /// No record and no link can be read.
    #[error(transparent)]
    Unreadable(#[from] ImportProblem),
    /// The text has several games.
    #[error("the text has {count} games; one is expected")]
    Several {
        /// The number of different games.
        count: usize,
    },
}
