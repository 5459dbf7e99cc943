//! The heads of the log's entries: one line of RON each.

use serde::{Deserialize, Serialize};

use super::game_info::tidied_title;
use super::{GameId, GameInfo};

/// The most games that one line tells of.
const MAX_IDS: usize = 200;

/// What an entry of the log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum LogLine {
    /// A game as it stands now; its record is the entry's body.
    Game {
        id: GameId,
        info: GameInfo,
        title: String,
        pinned: bool,
    },
    /// A game has this title, and is pinned or not.
    Marked {
        id: GameId,
        title: String,
        pinned: bool,
    },
    /// A game was removed.
    Removed { id: GameId },
    /// It was told that these games are removed next, and no others.
    GoNext { ids: Vec<GameId> },
}

impl LogLine {
    pub(super) fn to_text(&self) -> String {
        let line = match self {
            LogLine::GoNext { ids } if ids.len() > MAX_IDS => {
                let ids = ids.iter().take(MAX_IDS).copied().collect();
                ron::to_string(&LogLine::GoNext { ids })
            }
            line => ron::to_string(line),
        };
        // Nothing here can fail to be written: there are only numbers, names and strings.
        line.unwrap_or_default()
    }

    /// Reads a line; none where it is of no form that is known here.
    pub(super) fn read(text: &str) -> Option<LogLine> {
        Some(match ron::from_str(text).ok()? {
            LogLine::Game {
                id,
                info,
                title,
                pinned,
            } => LogLine::Game {
                id,
                info: info.tidied(),
                title: tidied_title(&title),
                pinned,
            },
            LogLine::Marked { id, title, pinned } => LogLine::Marked {
                id,
                title: tidied_title(&title),
                pinned,
            },
            line => line,
        })
    }
}
