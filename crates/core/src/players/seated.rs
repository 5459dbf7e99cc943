//! The player of a side of a game.

use super::invisible::{is_control_character, is_visible, without_invisible};
use super::normal_form::composed;
use super::{Badge, Player, PlayerList, name_start};

/// The most characters of a record's name that are read.
const MOST_READ: usize = 4000;

/// A named player of a side: a saved player, or one who is only named in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The number in the list, `None` if the player isn't saved there.
    pub id: Option<u32>,
    /// The name: 1 to [`MOST_NAME_LETTERS`](super::MOST_NAME_LETTERS) letters.
    pub name: String,
    /// The mark in its colour, if it's known.
    pub badge: Option<Badge>,
}

impl SeatedPlayer {
    /// Makes a player from a name of unknown origin: it's tidied and shortened, and control characters are removed. `None`
    /// if nothing is left.
    #[must_use]
    pub fn named(name: &str, badge: Option<Badge>) -> Option<SeatedPlayer> {
        let start = name.trim().chars().take(MOST_READ);
        let written: String = start
            .filter(|found| !is_control_character(*found))
            .collect();
        let name = without_invisible(&composed(&written));
        let name = name_start(&name).trim_end();
        name.chars().any(is_visible).then(|| SeatedPlayer {
            id: None,
            name: name.to_owned(),
            badge,
        })
    }

    /// Updates the player from the list. A saved player gets the list's name and badge, and so does a player with the
    /// same name. A removed player loses their number.
    #[must_use]
    pub fn as_in(&self, list: &PlayerList) -> SeatedPlayer {
        let known = match self.id {
            Some(id) => list.player(id),
            None => list.find(&self.name),
        };
        match known {
            Some(player) => player.into(),
            None => SeatedPlayer {
                id: None,
                ..self.clone()
            },
        }
    }
}

impl From<&Player> for SeatedPlayer {
    fn from(player: &Player) -> SeatedPlayer {
        SeatedPlayer {
            id: Some(player.id),
            name: player.name.clone(),
            badge: Some(player.badge()),
        }
    }
}
