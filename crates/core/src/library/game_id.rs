//! The id by which a game is recognized.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::record::GameRecord;
use crate::rules::shortened;
use crate::store::checksum;

/// The header of a record that contains its id.
const HEADER: &str = "game-id";

/// The id of a game in the library. Its text is 16 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GameId(u64);

/// The error for a text that isn't a [`GameId`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is not a game id; 16 digits are expected, each 0 to 9 or a to f")]
pub struct GameIdError {
    /// The text, shortened.
    pub found: String,
}

impl GameId {
    /// Makes a new id for a game that has none yet.
    #[must_use]
    pub fn fresh(game: &GameRecord) -> GameId {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = now.map_or(0, |now| now.as_nanos());
        GameId::of_text(&format!("{nanos} {}", game.to_record()))
    }

    /// The id in a record's header, `None` if it has none.
    #[must_use]
    pub fn of(game: &GameRecord) -> Option<GameId> {
        game.header(HEADER)?.parse().ok()
    }

    /// The id of a record without an id in its header: a checksum of its text.
    #[must_use]
    pub fn of_text(text: &str) -> GameId {
        GameId(checksum(text.as_bytes()))
    }

    /// Writes the id into a record's header. The record stays without one if it already has the most headers.
    pub fn write(self, game: &mut GameRecord) {
        // The key and the value are always valid.
        let _ = game.set_header(HEADER, &self.to_string());
    }

    /// Removes the id from a record that takes another course from here, because that's another game.
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
