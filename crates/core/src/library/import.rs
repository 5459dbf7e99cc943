//! Reads many games from one text. A game that can't be read doesn't affect the others.

use std::time::Duration;

use super::export::TITLE;
use super::game_info::sanitized_title;
use crate::record::{Altered, GameRecord, ImportReason, Importer, RecordError, RecordProblem};
use crate::rules::shortened;

pub use crate::record::{MAX_IMPORT_BYTES, MAX_IMPORT_GAMES};

/// The most refused games that are kept with their reason.
const MAX_REASONS: usize = 100;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// The game.
    pub game: Box<GameRecord>,
    /// The title, empty if it has none.
    pub title: String,
    /// The reason why a sealed game isn't known to be as it was written. `None` if its digest fits, and for other games.
    pub altered: Option<Altered>,
}

/// A game that couldn't be read.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedGame {
    /// The number of the game in the text, from 1.
    pub number: usize,
    /// The error, with its line in the whole text.
    pub error: RecordError,
}

/// A reader of a text with any number of records and links.
#[derive(Clone, Debug)]
pub struct ImportReader {
    importer: Importer,
    read: Vec<ImportedGame>,
    refused: Vec<RefusedGame>,
    /// `true` if the text isn't blank but has no game, and this was reported.
    has_no_game: bool,
}

impl ImportReader {
    /// Makes a reader of a text. Only the first [`MAX_IMPORT_BYTES`] are read.
    #[must_use]
    pub fn new(text: impl AsRef<[u8]>) -> ImportReader {
        ImportReader {
            importer: Importer::new(text.as_ref()),
            read: Vec::new(),
            refused: Vec::new(),
            has_no_game: false,
        }
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.importer.progress()
    }

    /// `true` if everything has been read.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.importer.is_finished()
    }

    /// Returns the games that were read since the last call.
    pub fn take_games(&mut self) -> Vec<ImportedGame> {
        std::mem::take(&mut self.read)
    }

    /// The games that couldn't be read, at most the first hundred of them.
    #[must_use]
    pub fn refused(&self) -> &[RefusedGame] {
        &self.refused
    }

    /// The number of games that couldn't be read.
    #[must_use]
    pub fn refusals(&self) -> usize {
        self.importer.problem_count() + usize::from(self.has_no_game)
    }

    /// The number of games found so far.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.importer.found()
    }

    /// `true` if a part of the text isn't read because of the limits.
    #[must_use]
    pub const fn is_cut_short(&self) -> bool {
        self.importer.is_cut_short()
    }

    /// Continues reading for about `time`.
    pub fn read_for(&mut self, time: Duration) {
        self.importer.read_for(time);
        let games = self.importer.take_games();
        self.read
            .extend(games.into_iter().map(|found| ImportedGame {
                game: found.game,
                title: title(&found.remark),
                altered: found.altered,
            }));
        for problem in self.importer.take_problems() {
            // The report says separately that the text is cut short.
            if problem.reason != ImportReason::TooManyGames {
                self.refuse(problem.number, problem.into());
            }
        }
        if self.is_finished() && self.found() == 0 && !self.importer.is_blank() {
            self.has_no_game = true;
            let found = shortened(self.importer.text().trim());
            let problem = RecordProblem::NotARecord { found };
            self.refuse(1, RecordError { line: 1, problem });
        }
    }

    fn refuse(&mut self, number: usize, error: RecordError) {
        if self.refused.len() < MAX_REASONS {
            self.refused.push(RefusedGame { number, error });
        }
    }
}

/// The title in the comment above a record, empty if it has none.
fn title(remark: &str) -> String {
    let mark = TITLE.trim_start_matches('#').trim_start();
    remark
        .strip_prefix(mark)
        .map_or(String::new(), sanitized_title)
}
