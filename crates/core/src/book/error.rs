//! What can be wrong with the file of a book.

use thiserror::Error;

use crate::rules::{AnyNotationError, AnyPositionError};

/// What is wrong with a book, and in which line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: BookProblem,
}

/// What can be wrong with a line of a book.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BookProblem {
    /// A line that begins with no known word.
    #[error(
        "{found:?} begins no line; accepted: section, page, rules, options, presets, see, \
        position, play, refused"
    )]
    Word {
        /// The word.
        found: String,
    },
    /// Something that needs a page before it.
    #[error("{word} stands before the first page")]
    NoPage {
        /// What it is.
        word: String,
    },
    /// A page before any section.
    #[error("a page stands before the first section")]
    NoSection,
    /// A page without a position.
    #[error("the page {page} has no position")]
    NoPosition {
        /// Its name.
        page: String,
    },
    /// Two pages with one name.
    #[error("there are two pages {page}")]
    Twice {
        /// The name.
        page: String,
    },
    /// A link to a page that is not there.
    #[error("there is no page {page} to see")]
    NoSuchPage {
        /// The name.
        page: String,
    },
    /// An empty line of its kind.
    #[error("{word} says nothing")]
    Empty {
        /// What it is.
        word: String,
    },
    /// A choice after the one that is refused.
    #[error("the refused choice is the last one of its example")]
    AfterRefused,
    /// A position that cannot be read.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// A choice that cannot be read or is not legal.
    #[error(transparent)]
    Choice(#[from] AnyNotationError),
    /// A choice said to be refused is allowed.
    #[error("{choice} is allowed here")]
    Allowed {
        /// The choice.
        choice: String,
    },
    /// A choice is refused by another rule than is said.
    #[error("{choice} is refused by {rule}, not by {said}")]
    OtherRule {
        /// The choice.
        choice: String,
        /// The rule that forbids it.
        rule: String,
        /// The rule that was named.
        said: String,
    },
}
