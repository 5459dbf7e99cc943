//! What is refused about players, and why a text of them cannot be read.

use thiserror::Error;

use super::list::MOST_PLAYERS;
use super::name::MOST_NAME_CHARS;
use super::text::{MAX_BYTES, VERSION};

/// Why a text is no name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing is left without the space around it.
    #[error("the name is empty; accepted: 1 to {MOST_NAME_CHARS} characters")]
    Empty,
    /// It has too many characters.
    #[error("the name has {found} characters; accepted: 1 to {MOST_NAME_CHARS}")]
    TooLong {
        /// How many it has.
        found: usize,
    },
    /// A character steers text instead of being written.
    #[error("the name holds the control character U+{code:04X}; accepted: letters of any script")]
    Control {
        /// The character's number in Unicode.
        code: u32,
    },
}

/// Why a list of players refused a change; it is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// The name is none.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another player has this name, in upper or lower case.
    #[error("player {id} is already called {name:?}; accepted: a name that nobody has")]
    DuplicateName {
        /// Whose it is.
        id: u32,
        /// As that player writes it.
        name: String,
    },
    /// The list is full.
    #[error("there are {MOST_PLAYERS} players already; remove one first")]
    Full,
    /// No player has this number.
    #[error("there is no player {id}")]
    NoSuchPlayer {
        /// The number asked for.
        id: u32,
    },
    /// Every number has been given away; none is given twice.
    #[error("no number is left for a new player")]
    NoIdLeft,
}

/// Why a text is no list of players.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerTextError {
    /// It is larger than a whole list.
    #[error("the text has {found} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// How many bytes it has.
        found: usize,
    },
    /// It is no RON, or something in it is of the wrong kind.
    #[error("line {line}: {problem}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// What the reader found.
        problem: String,
    },
    /// Another version of the program wrote it.
    #[error("the text has version {found}; accepted: {VERSION}")]
    Version {
        /// The version that it names.
        found: u32,
    },
    /// It can be read, but a player in it cannot be.
    #[error("player {id}: {problem}")]
    Player {
        /// The player's number.
        id: u32,
        /// What is wrong.
        problem: PlayerTextProblem,
    },
}

/// What is wrong with a player in a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerTextProblem {
    /// The list would have refused this player.
    #[error(transparent)]
    Refused(#[from] PlayerError),
    /// Another player has this number.
    #[error("the number is given twice")]
    IdTwice,
    /// A new player would get this number again.
    #[error("the number is not below {next_id}, the next one to be given")]
    IdNotGiven {
        /// The next number to be given, as the text has it.
        next_id: u32,
    },
}
