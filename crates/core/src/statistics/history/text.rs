//! Saves a history as RON text with a version number, one game per line.

use serde::Deserialize;

use super::{Entry, History, HistoryError, MAX_ENTRIES};
use crate::kept::Kept;
use crate::store::MAX_BYTES;

/// The version of the format.
pub const VERSION: u32 = 1;

/// More bytes than the text before and after the games needs.
const HEAD_AND_END: usize = 128;

#[derive(Deserialize)]
struct Content {
    version: u32,
    dropped: u64,
    entries: Vec<Entry>,
}

/// The part that every version has.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

impl Kept for History {
    const SLOT: &'static str = History::SLOT;
    type Error = HistoryError;

    fn read_slot(text: &str) -> Result<History, HistoryError> {
        History::from_ron(text)
    }

    fn slot_text(&self) -> String {
        self.to_ron()
    }
}

impl History {
    /// The history as text. If it doesn't fit into a slot, the oldest games are left out of the text and counted as
    /// dropped there.
    #[must_use]
    pub fn to_ron(&self) -> String {
        let mut left = MAX_BYTES - HEAD_AND_END;
        let mut lines: Vec<String> = Vec::with_capacity(self.len());
        for entry in self.entries().rev() {
            // Numbers, names and strings can always be serialized.
            let Ok(line) = ron::to_string(entry) else {
                continue;
            };
            let line = format!("        {line},\n");
            if line.len() > left {
                break;
            }
            left -= line.len();
            lines.push(line);
        }
        let left_out = (self.len() - lines.len()) as u64;
        let dropped = self.dropped.saturating_add(left_out);
        let mut text =
            format!("(\n    version: {VERSION},\n    dropped: {dropped},\n    entries: [\n");
        text.extend(lines.into_iter().rev());
        text.push_str("    ],\n)\n");
        text
    }

    /// Reads a history. Unknown fields are ignored.
    ///
    /// # Errors
    /// Fails if the text is too large, isn't valid RON, lacks a field, has another version, or contains impossible
    /// games.
    pub fn from_ron(text: &str) -> Result<History, HistoryError> {
        if text.len() > MAX_BYTES {
            return Err(HistoryError::TooLarge { bytes: text.len() });
        }
        let content: Content = match ron::from_str(text) {
            Ok(content) => content,
            // Another version can have another format.
            Err(error) => match ron::from_str::<Versioned>(text) {
                Ok(Versioned { version: found }) if found != VERSION => {
                    return Err(HistoryError::OtherVersion { found });
                }
                _ => return Err(HistoryError::Unreadable(error.to_string())),
            },
        };
        if content.version != VERSION {
            let found = content.version;
            return Err(HistoryError::OtherVersion { found });
        }
        let found = content.entries.len();
        if found > MAX_ENTRIES {
            return Err(HistoryError::TooMany { found });
        }
        for (index, entry) in content.entries.iter().enumerate() {
            entry.check().map_err(|problem| HistoryError::Entry {
                number: index + 1,
                problem,
            })?;
        }
        Ok(History {
            entries: content.entries.into(),
            dropped: content.dropped,
        })
    }
}
