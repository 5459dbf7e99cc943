//! Saves a list of players as RON text with a version.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::list::MOST_PLAYERS;
use super::{
    Player, PlayerColour, PlayerError, PlayerList, PlayerMark, PlayerTextError, PlayerTextProblem,
    checked_name,
};
use crate::kept::Kept;

/// The version of the text format.
pub const VERSION: u32 = 1;

/// Largest accepted text (bytes). A full list of the longest names takes less, even if each character is escaped.
pub const MAX_BYTES: usize = 512 * 1024;

/// The part that is read first, so that a later version is recognized by its number.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListText {
    version: u32,
    next_id: u32,
    players: Vec<PlayerText>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerText {
    id: u32,
    name: String,
    mark: PlayerMark,
    colour: PlayerColour,
}

impl Kept for PlayerList {
    const SLOT: &'static str = PlayerList::SLOT;
    type Error = PlayerTextError;

    fn read_slot(text: &str) -> Result<PlayerList, PlayerTextError> {
        PlayerList::read(text)
    }

    fn slot_text(&self) -> String {
        self.to_text()
    }
}

impl PlayerList {
    /// The text for a slot.
    #[must_use]
    pub fn to_text(&self) -> String {
        let players = self.players().iter().map(|player| PlayerText {
            id: player.id,
            name: player.name.clone(),
            mark: player.mark,
            colour: player.colour,
        });
        let list = ListText {
            version: VERSION,
            next_id: self.next_id,
            players: players.collect(),
        };
        // One player per line. These values can always be serialized.
        let config = PrettyConfig::new().depth_limit(2).new_line("\n");
        let mut text = ron::ser::to_string_pretty(&list, config).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a slot's text.
    ///
    /// # Errors
    /// Fails if the text is damaged, has another version, or contains players with an invalid name. A name that is
    /// there twice gets a number.
    pub fn read(text: &str) -> Result<PlayerList, PlayerTextError> {
        if text.len() > MAX_BYTES {
            return Err(PlayerTextError::TooLarge { found: text.len() });
        }
        let damaged = |error: ron::error::SpannedError| PlayerTextError::Damaged {
            line: error.span.start.line,
            problem: error.code.to_string(),
        };
        let Versioned { version } = ron::from_str(text).map_err(damaged)?;
        if version != VERSION {
            return Err(PlayerTextError::Version { found: version });
        }
        let read: ListText = ron::from_str(text).map_err(damaged)?;
        let mut list = PlayerList::from_id(read.next_id);
        for player in read.players {
            let id = player.id;
            list.take_in(player)
                .map_err(|problem| PlayerTextError::Player { id, problem })?;
        }
        Ok(list)
    }

    fn take_in(&mut self, player: PlayerText) -> Result<(), PlayerTextProblem> {
        if self.player(player.id).is_some() {
            return Err(PlayerTextProblem::IdTwice);
        }
        if player.id >= self.next_id {
            return Err(PlayerTextProblem::IdNotGiven {
                next_id: self.next_id,
            });
        }
        let mut name = checked_name(&player.name).map_err(PlayerError::from)?;
        if self.find(&name).is_some() {
            // Earlier versions took some spellings of a name for different names.
            name = self.free_name(&name);
        }
        if self.players().len() >= MOST_PLAYERS {
            return Err(PlayerError::Full.into());
        }
        self.push(Player {
            id: player.id,
            name,
            mark: player.mark,
            colour: player.colour,
        });
        Ok(())
    }
}
