//! Single moves as text, both ways; `docs/notation.md` describes the signs.

use std::fmt;

use super::diagram::diagram;
use super::square::SquareError;
use super::text::letter;
use super::{Illegal, Move, Position, Square, TurnText};
use crate::rules::{Game, Notation, Side};

/// Why a text of the notation was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct NotationError {
    /// Where in the line, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: NotationProblem,
}

/// What is wrong with a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// The line stops too early.
    #[error("the line stops here; expected {expected}")]
    Missing {
        /// What should come.
        expected: &'static str,
    },
    /// Something that cannot stand here.
    #[error("{found:?} cannot be read; expected {expected}")]
    Unreadable {
        /// What was read.
        found: String,
        /// What is accepted.
        expected: &'static str,
    },
    /// The number of another turn.
    #[error("this is turn {expected}, not {found}")]
    WrongTurn {
        /// The number read.
        found: u32,
        /// The number of the turn to be played.
        expected: u32,
    },
    /// The other side's letter.
    #[error("it is the turn of {}, not of {}", letter(*expected), letter(expected.other()))]
    WrongSide {
        /// Whose turn it is.
        expected: Side,
    },
    /// No such square.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The king's letter before a man's move.
    #[error("the piece on {at} is not the king")]
    NotKing {
        /// The square named.
        at: Square,
    },
    /// A capture that does not happen.
    #[error("nothing is captured on {at}")]
    WrongCapture {
        /// The square named.
        at: Square,
    },
    /// More text than a turn has.
    #[error("the turn is over here; {found:?} is too much")]
    TooMuch {
        /// What was read.
        found: String,
    },
    /// It can be read but not played.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl NotationProblem {
    pub(super) fn at(self, column: usize) -> NotationError {
        NotationError {
            column,
            problem: self,
        }
    }
}

/// A move as it is written, without marks: `e5-e8xd8/e9/f8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slide {
    choice: Move,
    captures: Vec<Square>,
}

impl Slide {
    /// A move in the position in which it is made; a move that is not legal captures nothing.
    pub(super) fn of(position: &Position, choice: Move) -> Slide {
        let captures = position.captures(choice);
        Slide { choice, captures }
    }
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.choice.from, self.choice.to)?;
        for (place, at) in self.captures.iter().enumerate() {
            write!(f, "{}{at}", if place == 0 { 'x' } else { '/' })?;
        }
        Ok(())
    }
}

const EXPECTED: &str = "a move such as e5-e8, e5-e8xd8/f8 or e5-e8+2";

/// The marks that may stand behind a move: they follow from it and are not judged.
const MARKS: [&str; 3] = ["++", "+2", "+"];

/// Reads one move and judges it; `column` is where the text begins in its line.
pub(super) fn read_slide(
    position: &Position,
    text: &str,
    column: usize,
) -> Result<Move, NotationError> {
    let unreadable = || {
        let found = text.to_owned();
        let expected = EXPECTED;
        NotationProblem::Unreadable { found, expected }.at(column)
    };
    let body = MARKS
        .into_iter()
        .find_map(|mark| text.strip_suffix(mark))
        .unwrap_or(text);
    let (body, king, first) = match body.strip_prefix(['K', 'k']) {
        Some(body) => (body, true, column + 1),
        None => (body, false, column),
    };
    let (from, rest) = body.split_once('-').ok_or_else(unreadable)?;
    let (to, captures) = match rest.split_once(['x', 'X']) {
        Some((to, captures)) => (to, Some(captures)),
        None => (rest, None),
    };
    let mut place = first;
    let mut square = |text: &str| {
        let at = place;
        // Each square is followed by one sign: `-`, `x` or `/`.
        place += text.chars().count() + 1;
        match text.parse::<Square>() {
            Ok(square) => Ok((square, at)),
            Err(error) => Err(NotationProblem::from(error).at(at)),
        }
    };
    let (from, _) = square(from)?;
    let (to, _) = square(to)?;
    let named = captures
        .map(|list| list.split('/').map(square).collect::<Result<Vec<_>, _>>())
        .transpose()?
        .unwrap_or_default();
    let choice = Move { from, to };
    position
        .explain(choice)
        .map_err(|illegal| NotationProblem::from(illegal).at(column))?;
    if king && from != position.king() {
        return Err(NotationProblem::NotKing { at: from }.at(column));
    }
    let captures = position.captures(choice);
    match named.into_iter().find(|(at, _)| !captures.contains(at)) {
        Some((at, column)) => Err(NotationProblem::WrongCapture { at }.at(column)),
        None => Ok(choice),
    }
}

impl Notation for Position {
    type NotationError = NotationError;
    type Turn = TurnText;

    fn write_choice(&self, choice: Move) -> String {
        Slide::of(self, choice).to_string()
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        let column = 1 + text.chars().take_while(|sign| sign.is_whitespace()).count();
        read_slide(self, text.trim(), column)
    }

    fn diagram(&self) -> String {
        diagram(self)
    }
}
