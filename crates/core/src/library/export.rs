//! Exports many games as one text: their records, one after the other.

use std::time::Duration;

use web_time::Instant;

use super::{GameId, Library, LibraryError};
use crate::store::Store;

/// Start of the line with the title, which comes before a record.
pub(super) const TITLE: &str = "# title: ";

/// An export of games as one text, which is written a few games at a time.
#[derive(Clone, Debug, Default)]
pub struct LibraryExport {
    /// The games still to be written, the next one last.
    left: Vec<GameId>,
    text: String,
    all: usize,
    damaged: usize,
}

impl LibraryExport {
    /// Starts an export of these games, in this order.
    #[must_use]
    pub fn of(games: impl IntoIterator<Item = GameId>) -> LibraryExport {
        let mut left: Vec<GameId> = games.into_iter().collect();
        left.reverse();
        LibraryExport {
            all: left.len(),
            left,
            ..LibraryExport::default()
        }
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        1.0 - self.left.len() as f32 / self.all.max(1) as f32
    }

    /// The number of games asked for.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.all
    }

    /// The number of games that couldn't be written because they're damaged. The library has set them aside.
    #[must_use]
    pub const fn damaged(&self) -> usize {
        self.damaged
    }

    /// Continues for about `time`. Returns the whole text once it's finished.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn write_for(
        &mut self,
        library: &mut Library,
        store: &mut Store,
        time: Duration,
    ) -> Result<Option<String>, LibraryError> {
        let begun = Instant::now();
        while let Some(id) = self.left.pop() {
            let title = library.game(id).map(|game| game.title.clone());
            match library.text(store, id) {
                Ok(record) => {
                    if !self.text.is_empty() {
                        self.text.push('\n');
                    }
                    if let Some(title) = title.filter(|title| !title.is_empty()) {
                        self.text.push_str(TITLE);
                        self.text.push_str(&title);
                        self.text.push('\n');
                    }
                    self.text.push_str(&record);
                }
                // The game might have been removed since the export started.
                Err(LibraryError::NoSuchGame(_)) => {}
                Err(LibraryError::Store(error)) => return Err(error.into()),
                Err(_) => self.damaged += 1,
            }
            if begun.elapsed() >= time && !self.left.is_empty() {
                return Ok(None);
            }
        }
        Ok(Some(std::mem::take(&mut self.text)))
    }
}
