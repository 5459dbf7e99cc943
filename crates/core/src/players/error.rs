//! The errors of names and of the list of players.

use thiserror::Error;

use super::list::MOST_PLAYERS;
use super::name::{MOST_NAME_CHARS, MOST_NAME_LETTERS};
use super::text::{MAX_BYTES, VERSION};

/// The reason why a text isn't a valid name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// The name is empty or consists of spaces and invisible characters.
    #[error("the name is empty; accepted: 1 to {MOST_NAME_LETTERS} letters")]
    Empty,
    /// The name has too many letters.
    #[error("the name has {found} letters; accepted: 1 to {MOST_NAME_LETTERS}")]
    TooLong {
        /// The number of letters.
        found: usize,
    },
    /// The name has too many characters, such as accents on a letter.
    #[error("the name has {found} characters; accepted: at most {MOST_NAME_CHARS}")]
    TooManyChars {
        /// The number of characters.
        found: usize,
    },
    /// The name contains a control character.
    #[error(
        "the name contains the control character U+{code:04X}; accepted: letters of any script"
    )]
    Control {
        /// The Unicode code point.
        code: u32,
    },
}

/// The reason why a list of players refused a change, which leaves it unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// The name isn't valid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another player has this name, maybe in another spelling.
    #[error("player {id} is already called {name:?}; accepted: a name that is still free")]
    DuplicateName {
        /// The other player's number.
        id: u32,
        /// The other player's spelling.
        name: String,
    },
    /// Another player's name looks the same, but has other letters. The same person, or not?
    #[error(
        "the name looks like {name:?} of player {id}; accepted: a name that looks different, or this one once it's \
         confirmed"
    )]
    Lookalike {
        /// The other player's number.
        id: u32,
        /// The other player's name.
        name: String,
    },
    /// The list is full.
    #[error("there are {MOST_PLAYERS} players already; remove one first")]
    Full,
    /// The list has no player with this number.
    #[error("there is no player {id}")]
    NoSuchPlayer {
        /// The number asked for.
        id: u32,
    },
    /// All numbers have been used. None is used twice.
    #[error("no number is left for a new player")]
    NoIdLeft,
}

/// The reason why a text isn't a valid list of players.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerTextError {
    /// The text is larger than a full list.
    #[error("the text has {found} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// Size of the text (bytes).
        found: usize,
    },
    /// The text isn't valid RON, or has a value of the wrong type.
    #[error("line {line}: {problem}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The parser's message.
        problem: String,
    },
    /// Another version of the program wrote the text.
    #[error("the text has version {found}; accepted: {VERSION}")]
    Version {
        /// The version in the text.
        found: u32,
    },
    /// A player in the text isn't valid.
    #[error("player {id}: {problem}")]
    Player {
        /// The player's number.
        id: u32,
        /// The problem.
        problem: PlayerTextProblem,
    },
}

/// The problem with a player in a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerTextProblem {
    /// The list would have refused this player.
    #[error(transparent)]
    Refused(#[from] PlayerError),
    /// Another player has this number.
    #[error("the number is given twice")]
    IdTwice,
    /// The number would be given to a new player again.
    #[error("the number is not below {next_id}, the next free number")]
    IdNotGiven {
        /// The next number to be given, according to the text.
        next_id: u32,
    },
}
