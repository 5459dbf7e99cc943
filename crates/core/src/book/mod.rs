//! The rules as a book: which page explains which rule, with an example that the rules can judge.
//!
//! Each game has a file of plain text, `assets/book/<game>.txt`, with one thing a line: `section`
//! and `page` begin one with its name; `rules`, `options` and `see` list what a page explains and
//! which pages belong to it, `presets` separates its names by `|`. `position` is the example in
//! the notation of the game; `play` lines are choices made from there, and a last `refused` line
//! is a choice that the rules do not allow, with the rule that forbids it. Lines with `#` are
//! remarks. What a page says stands in the texts, by its name.

mod error;
mod example;
mod read;

pub use error::{BookError, BookProblem};
pub use example::{Example, Refused};

use crate::rules::GameKind;

/// The pages of one game, in order.
///
/// ```
/// use tavoliere_core::book::Book;
/// use tavoliere_core::rules::GameKind;
///
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/book/tablut.txt");
/// let book = Book::read(GameKind::Tablut, &std::fs::read_to_string(path)?)?;
/// // The page about captures.
/// assert!(book.about("TT-5").is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// The game.
    pub game: GameKind,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// Pages about one thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its name.
    pub name: String,
    /// Its pages, in order.
    pub pages: Vec<Page>,
}

/// One page: a rule and an example of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Its name, the only one in its game.
    pub name: String,
    /// The numbers of the rules that it explains.
    pub rules: Vec<String>,
    /// The options that it explains.
    pub options: Vec<String>,
    /// The presets that it explains.
    pub presets: Vec<String>,
    /// The names of pages that belong to it.
    pub see: Vec<String>,
    /// What its board shows.
    pub example: Example,
}

impl Book {
    /// Reads the text of a book.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn read(game: GameKind, text: &str) -> Result<Book, BookError> {
        read::book(game, text)
    }

    /// All pages, in order.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.sections.iter().flat_map(|section| &section.pages)
    }

    /// The page with a name, as its section and its place in that.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(usize, usize)> {
        self.place(|page| page.name == name)
    }

    /// The first page about a rule, as its section and its place in that.
    #[must_use]
    pub fn about(&self, rule: &str) -> Option<(usize, usize)> {
        self.place(|page| page.rules.iter().any(|number| number == rule))
    }

    fn place(&self, is_it: impl Fn(&Page) -> bool) -> Option<(usize, usize)> {
        self.sections.iter().enumerate().find_map(|(at, section)| {
            let page = section.pages.iter().position(&is_it)?;
            Some((at, page))
        })
    }
}
