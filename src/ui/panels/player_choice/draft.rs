//! The typed texts and open questions of choosing players.

use crate::players::PlayerError;
use crate::rules::Side;

/// The purpose of choosing a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChoicePurpose {
    /// To play a side of the new game.
    Seat(Side),
    /// To see the details on the list of all players.
    List,
}

/// The typed texts and open questions of choosing players.
#[derive(Clone, Debug, Default)]
pub struct PlayerChoiceDraft {
    /// The id of the selected player on the list of all players.
    pub chosen: Option<u32>,
    /// The typed name of a new player.
    pub name: String,
    /// The typed new name of a player.
    pub rename: String,
    /// The id of the player being renamed.
    pub renamed: Option<u32>,
    /// `true` if removing the player needs confirmation.
    pub asks_removal: bool,
    /// The reason why a name was refused.
    pub problem: Option<PlayerError>,
}

impl PlayerChoiceDraft {
    /// The typed name: of the player being renamed, or of a new one.
    pub(super) fn wanted_name(&self) -> &str {
        if self.renamed.is_some() {
            &self.rename
        } else {
            &self.name
        }
    }

    /// Clears all texts and questions.
    pub(super) fn clear(&mut self) {
        *self = PlayerChoiceDraft {
            chosen: self.chosen,
            ..PlayerChoiceDraft::default()
        };
    }
}
