//! Single moves as text, both ways; `docs/notation.md` describes the signs.

use std::fmt;

use super::diagram::diagram;
use super::square::SquareError;
use super::{Illegal, Move, Position, Square, TurnText};
use crate::rules::words::only_word;
use crate::rules::{LineProblem, Notation, Rules};

/// Why a text of the notation was refused, and where.
pub type NotationError = crate::rules::NotationError<NotationProblem>;

/// What is wrong with a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// What can be wrong in any game.
    #[error(transparent)]
    Line(#[from] LineProblem),
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
    #[error("no piece is captured on {at}")]
    WrongCapture {
        /// The square named.
        at: Square,
    },
    /// It can be read but not played.
    #[error(transparent)]
    Illegal(#[from] Illegal),
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
    let unreadable = || NotationError::at(column, LineProblem::unreadable(text, EXPECTED));
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
            Err(error) => Err(NotationError::at(at, error)),
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
        .map_err(|illegal| NotationError::at(column, illegal))?;
    if king && from != position.king() {
        let problem = NotationProblem::NotKing { at: from };
        return Err(NotationError::at(column, problem));
    }
    let captures = position.captures(choice);
    match named.into_iter().find(|(at, _)| !captures.contains(at)) {
        Some((at, column)) => {
            let problem = NotationProblem::WrongCapture { at };
            Err(NotationError::at(column, problem))
        }
        None => Ok(choice),
    }
}

impl Notation for Position {
    type NotationError = NotationError;
    type Turn = TurnText;

    fn write_throw(throw: Self::Throw) -> String {
        match throw {}
    }

    fn write_choice(&self, choice: Move) -> String {
        Slide::of(self, choice).to_string()
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        let (column, text) = only_word(text);
        read_slide(self, text, column)
    }

    fn diagram(&self) -> String {
        diagram(self)
    }
}
