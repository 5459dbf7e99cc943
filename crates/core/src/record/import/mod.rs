//! Reads games from texts of any origin: mails, messages, web pages and files of other programs.
//!
//! `docs/record.md` lists the accepted forms. A part with two meanings is refused, and a sealed record is compared with
//! its digest, so no other game is ever read.

mod encoding;
mod finder;
mod forms;
mod header_block;
mod imported;
mod importer;
mod lines;
mod link_letters;
mod loose_reader;
mod piece;
mod place;
mod problem;
mod seal;
mod signs;
mod traced;
mod transfer;
mod word;

pub use imported::{GameForm, Imported, ImportedGame};
pub use importer::Importer;
pub use place::Place;
pub use problem::{ImportProblem, ImportReason, OneGameError};
pub use seal::Altered;

/// Largest text that is imported (bytes).
pub const MAX_IMPORT_BYTES: usize = 64 * 1024 * 1024;

/// The most games that are imported from one text.
pub const MAX_IMPORT_GAMES: usize = 10_000;

/// Imports all games of a text at once; [`Importer`] does it in slices.
///
/// ```
/// use tavoliere_core::record::import;
///
/// let mail = "Here is our game:\n\n> tavoliere 1\n> game: tapatan\n> preset: Tapatan\n> seed: 7\n> first: white\n>\n> 1. W b2\n\nBye\n";
/// let found = import(mail.as_bytes()).one()?;
/// assert_eq!(found.game.turns().len(), 1);
/// // A part that can't be read is reported with its place.
/// let problems = import(mail.replace("b2", "b9").as_bytes()).problems;
/// assert_eq!(problems[0].place.to_string(), "line 9, column 8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn import(bytes: &[u8]) -> Imported {
    Importer::new(bytes).finish()
}

/// A record or link in a text, with the result of reading it.
#[derive(Clone, Debug)]
pub(crate) struct ImportedPart {
    /// The place of its start.
    pub start: Place,
    /// The text of a record, without the marks of quotes.
    pub text: String,
    /// The game.
    pub game: Result<ImportedGame, ImportProblem>,
}

/// The records and links of a text, in the order of their ends.
pub(crate) fn parts(bytes: &[u8]) -> Vec<ImportedPart> {
    let mut importer = Importer::new(bytes);
    let mut parts = Vec::new();
    while !importer.is_finished() {
        importer.read(usize::MAX);
        let games = importer.take_games().into_iter().map(Ok);
        let problems = importer.take_problems().into_iter().map(Err);
        for game in games.chain(problems) {
            let text = importer.part_text();
            let start = importer.part_start();
            parts.push(ImportedPart { start, text, game });
        }
    }
    parts
}
