//! The people on the list of a game night.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of an entrant, from 1 in the order of the list. It's also the seeding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(u8);

impl EntrantId {
    /// Makes an id from a number on the list, from 1. It doesn't check that an entrant has this number.
    #[must_use]
    pub const fn new(number: u8) -> EntrantId {
        EntrantId(number)
    }

    /// The number on the list, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index in the list, from 0. The number 0 gives an index beyond any list.
    pub(super) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// Makes an id from an index, which must be below 255.
    pub(super) const fn of_index(index: usize) -> EntrantId {
        EntrantId(index as u8 + 1)
    }
}

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The name of a new entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name: 1 to [`MOST_NAME_LETTERS`](crate::players::MOST_NAME_LETTERS) letters, not counting spaces around it.
    pub name: String,
    /// The number of a saved player. The game night stores it for the caller and doesn't use it.
    pub player: Option<u32>,
}

impl From<&str> for Entry {
    fn from(name: &str) -> Entry {
        Entry {
            name: name.to_owned(),
            player: None,
        }
    }
}

/// A participant of a game night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number on the list.
    pub id: EntrantId,
    /// The name.
    pub name: String,
    /// The number of a saved player.
    pub player: Option<u32>,
    /// The first round that this entrant could play in, from 1; later for latecomers.
    pub joined: u16,
    /// `true` if this entrant has left.
    pub left: bool,
}
