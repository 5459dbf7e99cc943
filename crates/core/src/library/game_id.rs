//! By what a game is known again.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::record::GameRecord;
use crate::rules::shortened;
use crate::store::checksum;

/// The header of a record that has its id.
const HEADER: &str = "game-id";

/// The id of a game in the library; its text is 16 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GameId(u64);

/// A text that is no id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is no id of a game; 16 digits are expected, each 0 to 9 or a to f")]
pub struct GameIdError {
    /// The text met, shortened.
    pub found: String,
}

impl GameId {
    /// An id for a game that has none yet: no other game gets the same.
    #[must_use]
    pub fn fresh(game: &GameRecord) -> GameId {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = now.map_or(0, |now| now.as_nanos());
        GameId::of_text(&format!("{nanos} {}", game.to_record()))
    }

    /// The id that a record tells.
    #[must_use]
    pub fn of(game: &GameRecord) -> Option<GameId> {
        game.header(HEADER)?.parse().ok()
    }

    /// The id of a record that tells none.
    #[must_use]
    pub fn of_text(text: &str) -> GameId {
        GameId(checksum(text.as_bytes()))
    }

    /// Writes the id into a record. It stays without one where it has too many headers already.
    pub fn write(self, game: &mut GameRecord) {
        // The key and the value are always fine.
        let _ = game.set_header(HEADER, &self.to_string());
    }

    /// Takes the id out of a record that goes another way from here: it is another game.
    pub fn erase(game: &mut GameRecord) {
        let _ = game.set_header(HEADER, "");
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let fits = text.len() == 16 && text.bytes().all(digit);
        let read = fits.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        read.map(GameId).ok_or_else(|| GameIdError {
            found: shortened(text),
        })
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for GameId {
    type Error = GameIdError;

    fn try_from(text: String) -> Result<GameId, GameIdError> {
        text.parse()
    }
}
