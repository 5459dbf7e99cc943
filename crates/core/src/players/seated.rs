//! Who sits at a side of a game.

use super::name::{MOST_NAME_CHARS, is_seen, steers_text};
use super::{Badge, Player, PlayerList};

/// Somebody with a name who plays a side: a player of the list, or one whom only a record tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The number in the list; none for whoever is not remembered here.
    pub id: Option<u32>,
    /// What can be shown, 1 to [`MOST_NAME_CHARS`] characters.
    pub name: String,
    /// The mark in its colour, where it is known.
    pub badge: Option<Badge>,
}

impl SeatedPlayer {
    /// Somebody of whom a text from elsewhere tells: what steers text is left out of the name, and what
    /// is too long. None where nothing is left.
    #[must_use]
    pub fn named(name: &str, badge: Option<Badge>) -> Option<SeatedPlayer> {
        let written = name.trim().chars().filter(|found| !steers_text(*found));
        let name: String = written.take(MOST_NAME_CHARS).collect();
        let name = name.trim();
        name.chars().any(is_seen).then(|| SeatedPlayer {
            id: None,
            name: name.to_owned(),
            badge,
        })
    }

    /// The same as the list has it now: a remembered player's name and mark are those of the list, somebody
    /// with the name of a player is that player, and whoever was removed is remembered no more.
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
