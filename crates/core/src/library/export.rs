//! Many games as one text: their records, one after another.

use std::time::Duration;

use web_time::Instant;

use super::{GameId, Library, LibraryError};
use crate::store::Store;

/// What a line before a record begins with that has its title.
pub(super) const TITLE: &str = "# title: ";

/// The games of the library as one text, put together a little at a time.
#[derive(Clone, Debug, Default)]
pub struct LibraryExport {
    /// What is still to be written, the next one last.
    left: Vec<GameId>,
    text: String,
    all: usize,
    damaged: usize,
}

impl LibraryExport {
    /// These games, in their order.
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

    /// How much has been written, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        1.0 - self.left.len() as f32 / self.all.max(1) as f32
    }

    /// How many games were asked for.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.all
    }

    /// How many could not be written because they are damaged; the library has set them aside.
    #[must_use]
    pub const fn damaged(&self) -> usize {
        self.damaged
    }

    /// Writes on for so long; the whole text, once it is there.
    ///
    /// # Errors
    /// The system's refusal.
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
                // It may have been removed since.
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
