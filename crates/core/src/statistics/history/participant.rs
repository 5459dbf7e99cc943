//! Who played a side.

use serde::{Deserialize, Serialize};

/// The most characters of a name that are kept.
pub const MAX_NAME: usize = 40;

/// The most characters of a player's id that are kept.
pub const MAX_ID: usize = 40;

/// Who played a side of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Participant {
    /// Somebody at this screen.
    Person {
        /// The player whose statistics the game belongs to, if anybody's.
        id: Option<String>,
        /// The name at the time; empty where none was given.
        name: String,
    },
    /// The program.
    Computer {
        /// At a level, from 1.
        level: u8,
    },
}

impl Participant {
    /// A person, with an id where the game belongs to a player.
    #[must_use]
    pub fn person(id: Option<&str>, name: &str) -> Participant {
        Participant::Person {
            id: id.map(str::to_owned),
            name: name.to_owned(),
        }
    }

    /// The id of the player, if it is one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Participant::Person { id, .. } => id.as_deref(),
            Participant::Computer { .. } => None,
        }
    }

    /// The name of the person, if it is one.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Participant::Person { name, .. } => Some(name),
            Participant::Computer { .. } => None,
        }
    }

    /// The level of the computer, if it is one.
    #[must_use]
    pub const fn level(&self) -> Option<u8> {
        match self {
            Participant::Person { .. } => None,
            Participant::Computer { level } => Some(*level),
        }
    }

    /// The same as it is kept: a name without control characters and spaces around it, of at most
    /// [`MAX_NAME`] characters, an id of at most [`MAX_ID`] visible ones of ASCII, a level of at least 1.
    #[must_use]
    pub fn tidied(self) -> Participant {
        match self {
            Participant::Person { id, name } => Participant::Person {
                id: id.map(|id| tidied_id(&id)),
                name: tidied_name(&name),
            },
            Participant::Computer { level } => Participant::Computer {
                level: level.max(1),
            },
        }
    }

    /// Whether it is as it is kept.
    pub(super) fn is_tidy(&self) -> bool {
        self.clone().tidied() == *self
    }
}

fn tidied_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let short: String = plain.trim().chars().take(MAX_NAME).collect();
    short.trim_end().to_owned()
}

fn tidied_id(id: &str) -> String {
    let visible = id.chars().filter(char::is_ascii_graphic);
    visible.take(MAX_ID).collect()
}
