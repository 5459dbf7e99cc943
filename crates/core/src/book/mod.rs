//! Reads the rules book: pages that explain the rules, with examples that the rules check.
//!
//! Each game has a plain text file, `assets/book/<game>.txt`, with one entry on each line:
//!
//! - `section` and `page` start a section and a page with its name.
//! - `rules`, `options` and `see` list the rules and options that the page explains, and related pages. `presets`
//!   separates its names by `|`.
//! - `position` is the example in the notation of the game.
//! - `play` lines are choices from there. A final `refused` line is an illegal choice, followed by the broken rule.
//! - Lines with `#` are comments.
//!
//! The text of a page is in the locale files, under the page's name.

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
/// // Finds the page about captures.
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

/// A group of pages about one topic.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The name.
    pub name: String,
    /// The pages, in order.
    pub pages: Vec<Page>,
}

/// A page that explains a rule with an example.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The name, unique in the game.
    pub name: String,
    /// The numbers of the explained rules.
    pub rules: Vec<String>,
    /// The names of the explained options.
    pub options: Vec<String>,
    /// The names of the explained presets.
    pub presets: Vec<String>,
    /// The names of related pages.
    pub see: Vec<String>,
    /// The example on the board.
    pub example: Example,
}

impl Book {
    /// Reads the text of a book.
    ///
    /// # Errors
    /// Fails, with the line, if the text isn't a valid book.
    pub fn read(game: GameKind, text: &str) -> Result<Book, BookError> {
        read::book(game, text)
    }

    /// All pages, in order.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.sections.iter().flat_map(|section| &section.pages)
    }

    /// The indices of a page's section and of the page in it, by its name. `None` if no page has it.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(usize, usize)> {
        self.place(|page| page.name == name)
    }

    /// The indices of the section and the page of the first page about a rule. `None` if no page explains it.
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
