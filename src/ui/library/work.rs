//! What is being done with the library a little in each frame: importing, exporting, opening.

use bevy::prelude::*;

use crate::library::{GameId, ImportReader, LibraryExport, MAX_IMPORT_BYTES, RefusedGame};
use crate::record::RecordReader;
use crate::table::GameLibrary;
use crate::ui::actions::OpenAs;

/// What is being done with the library.
#[derive(Resource, Debug, Default)]
pub struct LibraryWork {
    /// Texts that are still to be imported.
    pub texts: Vec<String>,
    /// The text that is being read.
    pub import: Option<ImportReader>,
    /// What has come of importing so far.
    pub report: Option<ImportReport>,
    /// What is being written.
    pub export: Option<LibraryExport>,
    /// The game that is being read.
    pub opening: Option<(GameId, OpenAs, RecordReader<'static>)>,
}

/// What came of importing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportReport {
    /// How many games were taken in.
    pub taken: usize,
    /// How many were there already.
    pub known: usize,
    /// How many there was no room for.
    pub no_room: usize,
    /// How many could not be read.
    pub refusals: usize,
    /// The first of them, with the reason.
    pub refused: Vec<RefusedGame>,
    /// There was more than is read at once.
    pub cut_short: bool,
    /// The system's reason where nothing could be kept.
    pub problem: Option<String>,
}

impl LibraryWork {
    /// A text is to be imported, after those that have come before. What is beyond [`MAX_IMPORT_BYTES`] of all
    /// that wait is left out, which the report says.
    pub fn take_text(&mut self, text: String) {
        if self.texts.is_empty() && self.import.is_none() {
            self.report = None;
        }
        let waiting: usize = self.texts.iter().map(String::len).sum();
        if waiting + text.len() > MAX_IMPORT_BYTES && waiting > 0 {
            let report = self.report.get_or_insert_with(ImportReport::default);
            report.cut_short = true;
            return;
        }
        self.texts.push(text);
    }

    /// Something is being done.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.import.is_some()
            || !self.texts.is_empty()
            || self.export.is_some()
            || self.opening.is_some()
    }
}

/// What the page shows of the library.
#[derive(Clone, Copy, Debug)]
pub struct LibraryView<'a> {
    /// The games.
    pub games: &'a GameLibrary,
    /// What is being done with them.
    pub work: &'a LibraryWork,
}
