//! The typed texts and open questions of choosing players.

use crate::players::PlayerError;
use crate::rules::Side;

/// The purpose of choosing a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChoicePurpose {
    /// To play a side of the new game.
    Seat(Side),
    /// To see and change players on the list of all.
    List,
}

/// The typed texts and open questions of choosing players.
#[derive(Clone, Debug, Default)]
pub struct PlayerChoiceDraft {
    /// The id of the player whose card is open.
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

    /// Closes the open card. Returns `false` if none is open.
    pub fn close_card(&mut self) -> bool {
        let is_open = self.chosen.is_some();
        if is_open {
            *self = PlayerChoiceDraft::default();
        }
        is_open
    }

    /// Clears all texts and questions.
    pub(super) fn clear(&mut self) {
        *self = PlayerChoiceDraft {
            chosen: self.chosen,
            ..PlayerChoiceDraft::default()
        };
    }
}
