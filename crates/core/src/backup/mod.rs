//! Backups: everything that is saved on a device, as one text (`docs/saves.md`).
//!
//! The text has a first line with its version, then parts. A part is the line `part NAME BYTES SUM`, its content and a
//! line feed. The last line counts the parts, so a text that breaks off is recognized. The sums are those of logs
//! ([`checksum`](crate::store::checksum)).

mod content;
mod error;
mod restore;
mod text;

pub use error::BackupError;
pub use restore::{Restored, finish_restoring};

use crate::evening::Evening;
use crate::library::{Library, SavedGame};
use crate::players::PlayerList;
use crate::puzzle;
use crate::rules::GameKind;
use crate::statistics::History;
use crate::store::{Slot, Store};

/// The largest backup that is read (bytes).
pub const MAX_BACKUP_BYTES: usize = 128 * 1024 * 1024;

/// Everything that is saved on a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// The text of each slot that isn't empty.
    texts: Vec<(Slot, String)>,
    /// The games of the library.
    games: Vec<SavedGame>,
}

/// The number of things in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupSize {
    /// Games of the library.
    pub games: usize,
    /// Results for the statistics.
    pub results: usize,
    /// Remembered players.
    pub players: usize,
}

/// The slots that a backup contains, apart from the library's log.
fn slots() -> Vec<Slot> {
    let named = [
        PlayerList::SLOT,
        History::SLOT,
        Evening::SLOT,
        puzzle::Progress::SLOT,
    ];
    let mut slots = vec![Slot::settings(), Slot::lessons()];
    slots.extend(named.into_iter().filter_map(|name| Slot::new(name).ok()));
    slots.extend(GameKind::ALL.map(Slot::game));
    slots
}

impl Backup {
    /// Takes everything that is saved. Slots that can't be read are left out.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub fn take(store: &mut Store, library: &mut Library) -> Result<Backup, BackupError> {
        let mut store = store.exclusive()?;
        let mut texts = Vec::new();
        for slot in slots() {
            let text = store.load(&slot)?;
            let text = text.filter(|text| content::check(&slot, text).is_ok());
            texts.extend(text.map(|text| (slot, text)));
        }
        let games = library.saved_games(&mut store)?;
        Ok(Backup { texts, games })
    }

    /// The number of things in it.
    #[must_use]
    pub fn size(&self) -> BackupSize {
        let players = self.text(PlayerList::SLOT).map(PlayerList::read);
        let history = self.text(History::SLOT).map(History::from_ron);
        BackupSize {
            games: self.games.len(),
            results: history.map_or(0, |read| read.map_or(0, |history| history.len())),
            players: players.map_or(0, |read| read.map_or(0, |list| list.players().len())),
        }
    }

    /// The text of a slot.
    fn text(&self, slot: &str) -> Option<&str> {
        let mut texts = self.texts.iter();
        texts
            .find(|(name, _)| name.as_str() == slot)
            .map(|(_, text)| text.as_str())
    }
}
