//! What is written and asked about while players are chosen.

use crate::players::PlayerError;
use crate::rules::Side;

/// What a player is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choosing {
    /// To sit at a side of the new game.
    Seat(Side),
    /// To be looked at on the list of all players.
    List,
}

/// What is written where players are chosen, and what is asked about.
#[derive(Clone, Debug, Default)]
pub struct WhoDraft {
    /// The player who is looked at on the list of all players, by the number in the list.
    pub chosen: Option<u32>,
    /// A new player's name.
    pub name: String,
    /// The name that is being changed.
    pub rename: String,
    /// Whose name that is.
    pub renamed: Option<u32>,
    /// Whether the player is to be forgotten is being asked.
    pub asks_removal: bool,
    /// Why a name was refused.
    pub problem: Option<PlayerError>,
}

impl WhoDraft {
    /// Nothing is written any more, and nothing asked about.
    pub(super) fn clear(&mut self) {
        *self = WhoDraft {
            chosen: self.chosen,
            ..WhoDraft::default()
        };
    }
}
