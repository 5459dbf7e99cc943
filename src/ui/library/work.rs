//! The library's background work, a small part in each frame: importing, exporting, opening.

use bevy::prelude::*;

use crate::library::{GameId, ImportReader, LibraryExport, MAX_IMPORT_BYTES, RefusedGame};
use crate::record::RecordReader;
use crate::table::GameLibrary;
use crate::ui::actions::OpenAs;

/// The library's background work.
#[derive(Resource, Debug, Default)]
pub struct LibraryWork {
    /// The files and texts still to be imported.
    pub waiting: Vec<Vec<u8>>,
    /// The text being imported.
    pub import: Option<ImportReader>,
    /// The report of the import so far.
    pub report: Option<ImportReport>,
    /// The export being written.
    pub export: Option<LibraryExport>,
    /// The game being opened.
    pub opening: Option<(GameId, OpenAs, RecordReader<'static>)>,
}

/// The report of an import.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportReport {
    /// The number of games added.
    pub taken: usize,
    /// The number of games that were there already.
    pub known: usize,
    /// The number of games that didn't fit.
    pub no_room: usize,
    /// The number of games that couldn't be read.
    pub refusals: usize,
    /// The first of them, with the reasons.
    pub refused: Vec<RefusedGame>,
    /// `true` if the texts were larger than the limit.
    pub cut_short: bool,
    /// `true` if the games couldn't be saved.
    pub is_unsaved: bool,
}

impl LibraryWork {
    /// Adds a file or text to import after the others. Those beyond [`MAX_IMPORT_BYTES`] in total are left out, which
    /// the report shows.
    pub fn take(&mut self, bytes: Vec<u8>) {
        if self.waiting.is_empty() && self.import.is_none() {
            self.report = None;
        }
        let waiting: usize = self.waiting.iter().map(Vec::len).sum();
        if waiting + bytes.len() > MAX_IMPORT_BYTES && waiting > 0 {
            let report = self.report.get_or_insert_with(ImportReport::default);
            report.cut_short = true;
            return;
        }
        self.waiting.push(bytes);
    }

    /// `true` while there's work.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.import.is_some()
            || !self.waiting.is_empty()
            || self.export.is_some()
            || self.opening.is_some()
    }
}

/// The library's data for the page.
#[derive(Clone, Copy, Debug)]
pub struct LibraryView<'a> {
    /// The games.
    pub games: &'a GameLibrary,
    /// The background work.
    pub work: &'a LibraryWork,
}
