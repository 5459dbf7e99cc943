//! The player of a side in a history.

use serde::{Deserialize, Serialize};

use crate::players::{MOST_NAME_CHARS, name_start};

/// The longest name (characters).
pub const MAX_NAME: usize = MOST_NAME_CHARS;

/// The longest id of a player (characters).
pub const MAX_ID: usize = 40;

/// The player of a side of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Participant {
    /// A person at this screen.
    Person {
        /// The id of the player whose statistics count the game, `None` for a guest.
        id: Option<String>,
        /// The name at that time, empty if the person had none.
        name: String,
    },
    /// The computer.
    Computer {
        /// The level, from 1.
        level: u8,
    },
}

impl Participant {
    /// Makes a person, with an id if the game counts for a player.
    #[must_use]
    pub fn person(id: Option<&str>, name: &str) -> Participant {
        Participant::Person {
            id: id.map(str::to_owned),
            name: name.to_owned(),
        }
    }

    /// The id of the player, `None` for a guest or the computer.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Participant::Person { id, .. } => id.as_deref(),
            Participant::Computer { .. } => None,
        }
    }

    /// The name of the person, `None` for the computer.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Participant::Person { name, .. } => Some(name),
            Participant::Computer { .. } => None,
        }
    }

    /// The level of the computer, `None` for a person.
    #[must_use]
    pub const fn level(&self) -> Option<u8> {
        match self {
            Participant::Person { .. } => None,
            Participant::Computer { level } => Some(*level),
        }
    }

    /// Cleans the values before they're saved: a name without control characters and spaces around it, with at most
    /// as many letters as a player's name can have, an id of at most [`MAX_ID`] visible ASCII characters, a level of at least 1.
    #[must_use]
    pub fn sanitized(self) -> Participant {
        match self {
            Participant::Person { id, name } => Participant::Person {
                id: id.map(|id| sanitized_id(&id)),
                name: sanitized_name(&name),
            },
            Participant::Computer { level } => Participant::Computer {
                level: level.max(1),
            },
        }
    }

    /// `true` if the values are clean.
    pub(super) fn is_tidy(&self) -> bool {
        self.clone().sanitized() == *self
    }
}

fn sanitized_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    name_start(plain.trim()).trim_end().to_owned()
}

fn sanitized_id(id: &str) -> String {
    let visible = id.chars().filter(char::is_ascii_graphic);
    visible.take(MAX_ID).collect()
}
