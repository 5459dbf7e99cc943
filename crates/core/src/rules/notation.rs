//! Defines the parts of the notation that all games share: errors in a line, and the start of a turn's line.

use super::words::{Word, words};
use super::{GameKind, Side};

/// An error in a text of the notation, with its column. `P` is the game's type of problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct NotationError<P> {
    /// The column, in characters from 1.
    pub column: usize,
    /// The problem in this column.
    pub problem: P,
}

impl<P> NotationError<P> {
    pub(super) fn at(column: usize, problem: impl Into<P>) -> Self {
        let problem = problem.into();
        NotationError { column, problem }
    }
}

/// A problem that a line of any game can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineProblem {
    /// The line stops too early.
    #[error("the line ends here; expected {expected}")]
    Missing {
        /// The expected text.
        expected: &'static str,
    },
    /// A text that isn't allowed here.
    #[error("{found:?} cannot be read; expected {expected}")]
    Unreadable {
        /// The text found.
        found: String,
        /// The accepted texts.
        expected: &'static str,
    },
    /// The number belongs to another turn.
    #[error("this is turn {expected}, not {found}")]
    WrongTurn {
        /// The number found.
        found: u32,
        /// The number of the current turn.
        expected: u32,
    },
    /// The letter belongs to the other side.
    #[error("it is the turn of {expected}, not of {found}")]
    WrongSide {
        /// The letter found.
        found: char,
        /// The letter of the side whose turn it is.
        expected: char,
    },
    /// The line continues after the end of the turn.
    #[error("the turn is over here; {found:?} is left over")]
    TooMuch {
        /// The superfluous text.
        found: String,
    },
}

impl LineProblem {
    pub(super) fn unreadable(found: &str, expected: &'static str) -> LineProblem {
        let found = found.to_owned();
        LineProblem::Unreadable { found, expected }
    }

    /// Reports the letter of the side whose turn it isn't.
    pub(super) const fn wrong_side(kind: GameKind, expected: Side) -> LineProblem {
        LineProblem::WrongSide {
            found: kind.letter(expected.other()),
            expected: kind.letter(expected),
        }
    }

    pub(super) fn too_much(found: &str) -> LineProblem {
        let found = found.to_owned();
        LineProblem::TooMuch { found }
    }
}

/// The parser for the start of a turn's line. It returns the words one by one.
pub(super) struct Head<'a> {
    words: std::vec::IntoIter<Word<'a>>,
    /// The column after the end of the line.
    pub end: usize,
}

impl<'a> Head<'a> {
    pub fn new(line: &'a str) -> Head<'a> {
        Head {
            words: words(line, 1).into_iter(),
            end: line.trim_end().chars().count() + 1,
        }
    }

    /// Splits the line at the first colon into its head and the words after it.
    pub fn before_colon(line: &'a str) -> (Head<'a>, Vec<Word<'a>>) {
        let whole = Head::new(line);
        match line.split_once(':') {
            Some((head, items)) => {
                let items = words(items, head.chars().count() + 2);
                let words = words(head, 1).into_iter();
                (Head { words, ..whole }, items)
            }
            None => (whole, Vec::new()),
        }
    }

    pub fn need<P: From<LineProblem>>(
        &mut self,
        expected: &'static str,
    ) -> Result<Word<'a>, NotationError<P>> {
        let missing = || NotationError::at(self.end, LineProblem::Missing { expected });
        self.words.next().ok_or_else(missing)
    }

    /// Reads the number of the turn.
    pub fn number<P: From<LineProblem>>(
        &mut self,
        number: u32,
        expected: &'static str,
    ) -> Result<(), NotationError<P>> {
        let (column, text) = self.need(expected)?;
        let found = text.strip_suffix('.').and_then(|text| text.parse().ok());
        let problem = match found {
            Some(found) if found == number => return Ok(()),
            Some(found) => {
                let expected = number;
                LineProblem::WrongTurn { found, expected }
            }
            None => LineProblem::unreadable(text, expected),
        };
        Err(NotationError::at(column, problem))
    }

    /// Reads the letter of the side whose turn it is.
    pub fn side<P: From<LineProblem>>(
        &mut self,
        kind: GameKind,
        side: Side,
        expected: &'static str,
    ) -> Result<(), NotationError<P>> {
        let (column, text) = self.need(expected)?;
        let problem = match kind.side_of_letter(text) {
            Some(found) if found == side => return Ok(()),
            Some(_) => LineProblem::wrong_side(kind, side),
            None => LineProblem::unreadable(text, expected),
        };
        Err(NotationError::at(column, problem))
    }
}

impl<'a> Iterator for Head<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        self.words.next()
    }
}
