//! The heads of the log's entries, one line of RON each.

use serde::{Deserialize, Serialize};

use super::game_info::{sanitized_position, sanitized_title};
use super::{GameId, GameInfo};

/// The most games in one line.
const MAX_IDS: usize = 200;

/// The head of a log entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum LogLine {
    /// The current state of a game, whose record is the body of the entry.
    Game {
        id: GameId,
        info: GameInfo,
        title: String,
        pinned: bool,
    },
    /// A game's title, and whether it's pinned. `position` is the text of its last position, which older versions
    /// didn't save with the game.
    Marked {
        id: GameId,
        title: String,
        pinned: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    /// A game was removed.
    Removed { id: GameId },
    /// The player was notified that exactly these games are removed next.
    #[serde(rename = "GoNext")]
    RemovalAnnounced { ids: Vec<GameId> },
}

impl LogLine {
    pub(super) fn to_text(&self) -> String {
        let line = match self {
            LogLine::RemovalAnnounced { ids } if ids.len() > MAX_IDS => {
                let ids = ids.iter().take(MAX_IDS).copied().collect();
                ron::to_string(&LogLine::RemovalAnnounced { ids })
            }
            line => ron::to_string(line),
        };
        // Numbers, names and strings can always be serialized.
        line.unwrap_or_default()
    }

    /// Reads a line. `None` if its format is unknown.
    pub(super) fn read(text: &str) -> Option<LogLine> {
        Some(match ron::from_str(text).ok()? {
            LogLine::Game {
                id,
                info,
                title,
                pinned,
            } => LogLine::Game {
                id,
                info: info.sanitized(),
                title: sanitized_title(&title),
                pinned,
            },
            LogLine::Marked {
                id,
                title,
                pinned,
                position,
            } => LogLine::Marked {
                id,
                title: sanitized_title(&title),
                pinned,
                position: position.and_then(sanitized_position),
            },
            line => line,
        })
    }
}
