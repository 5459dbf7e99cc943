//! Lists the errors in the file of a book.

use thiserror::Error;

use crate::rules::{AnyNotationError, AnyPositionError};

/// An error in a book, with its line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    /// The line number, from 1.
    pub line: usize,
    /// The error.
    pub problem: BookProblem,
}

/// The kind of error in a line of a book.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BookProblem {
    /// The line doesn't start with a known word.
    #[error(
        "no line starts with {found:?}; accepted: section, page, rules, options, presets, see, \
        position, play, refused"
    )]
    Word {
        /// The word.
        found: String,
    },
    /// The line needs a page before it.
    #[error("{word} is before the first page")]
    NoPage {
        /// The word at the start of the line.
        word: String,
    },
    /// The page isn't in a section.
    #[error("a page is before the first section")]
    NoSection,
    /// The page has no position.
    #[error("the page {page} has no position")]
    NoPosition {
        /// The name of the page.
        page: String,
    },
    /// Two pages have the same name.
    #[error("there are two pages {page}")]
    Twice {
        /// The name.
        page: String,
    },
    /// The linked page doesn't exist.
    #[error("there is no page {page} to see")]
    NoSuchPage {
        /// The name.
        page: String,
    },
    /// The line has no content after its first word.
    #[error("{word} has no value")]
    Empty {
        /// The word.
        word: String,
    },
    /// A choice follows the refused one.
    #[error("the refused choice is the last one of its example")]
    AfterRefused,
    /// The position can't be read.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// The choice can't be read or isn't legal.
    #[error(transparent)]
    Choice(#[from] AnyNotationError),
    /// The refused choice is legal.
    #[error("{choice} is allowed here")]
    Allowed {
        /// The choice.
        choice: String,
    },
    /// Another rule than the given one forbids the choice.
    #[error("{choice} is refused by {rule}, not by {said}")]
    OtherRule {
        /// The choice.
        choice: String,
        /// The rule that forbids it.
        rule: String,
        /// The rule in the file.
        said: String,
    },
}
