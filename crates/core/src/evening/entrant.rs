//! Somebody on the list of an evening.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of somebody on the list, from 1 in the order of the list: it is also the seeding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(u8);

impl EntrantId {
    /// Of a number on the list, from 1. Whether anybody has it, the evening says.
    #[must_use]
    pub const fn new(number: u8) -> EntrantId {
        EntrantId(number)
    }

    /// The number on the list, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where it stands in the list, from 0; past every list for the number 0.
    pub(super) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// The number of an index; lists are short.
    pub(super) const fn of_index(index: usize) -> EntrantId {
        EntrantId(index as u8 + 1)
    }
}

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A name to be put on the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name, 1 to [`MOST_NAME_CHARS`](crate::players::MOST_NAME_CHARS) characters without the space around it.
    pub name: String,
    /// The number of a remembered player, which means nothing to the evening.
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

/// Somebody on the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number on the list.
    pub id: EntrantId,
    /// The name.
    pub name: String,
    /// The number of a remembered player.
    pub player: Option<u32>,
    /// The first round that this one could play in: above 1 for who came late.
    pub joined: u16,
    /// Whether this one has left.
    pub left: bool,
}
