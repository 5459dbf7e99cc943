//! The player of a side of a game.

use super::name::{MOST_NAME_CHARS, is_control_character, is_visible};
use super::{Badge, Player, PlayerList};

/// A named player of a side: a saved player, or one who is only named in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The number in the list, `None` if the player isn't saved there.
    pub id: Option<u32>,
    /// The name: 1 to [`MOST_NAME_CHARS`] visible characters.
    pub name: String,
    /// The mark in its colour, if it's known.
    pub badge: Option<Badge>,
}

impl SeatedPlayer {
    /// Makes a player from a name of unknown origin: control characters are removed and the name is shortened. `None`
    /// if nothing is left.
    #[must_use]
    pub fn named(name: &str, badge: Option<Badge>) -> Option<SeatedPlayer> {
        let written = name
            .trim()
            .chars()
            .filter(|found| !is_control_character(*found));
        let name: String = written.take(MOST_NAME_CHARS).collect();
        let name = name.trim();
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
