//! Writes and reads single moves in the notation of `docs/notation.md`.

use std::fmt;

use super::diagram::diagram;
use super::square::SquareError;
use super::{Illegal, Move, Position, Square, TurnText};
use crate::rules::words::only_word;
use crate::rules::{LineProblem, Notation, Rules};

/// An error in a text of the notation, with its column.
pub type NotationError = crate::rules::NotationError<NotationProblem>;

/// A problem in a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// A problem that any game can have.
    #[error(transparent)]
    Line(#[from] LineProblem),
    /// A text that isn't a square.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The king's letter, but the piece isn't the king.
    #[error("the piece on {at} is not the king")]
    NotKing {
        /// The square found in the text.
        at: Square,
    },
    /// The move doesn't capture there.
    #[error("no piece is captured on {at}")]
    WrongCapture {
        /// The square found in the text.
        at: Square,
    },
    /// The move can be read but isn't legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// The written form of a move without marks, such as `e6-e7xd7/e8/f7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slide {
    choice: Move,
    captures: Vec<Square>,
}

impl Slide {
    /// A move in the position before it. An illegal move has no captures.
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

/// The marks that can follow a move. The reader ignores them, because they follow from the move.
const MARKS: [&str; 3] = ["++", "+2", "+"];

/// Reads one move and checks that it's legal. The text starts at `column` of its line.
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
        // One character follows each square: `-`, `x` or `/`.
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
        .check_move(choice)
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

    const PLACES: &'static str = "a1 to i9";

    fn place_number(name: &str) -> Option<u8> {
        let square = name.parse::<Square>().ok()?;
        Some((square.rank() - 1) * 9 + square.file())
    }

    fn place_name(number: u8) -> Option<String> {
        Square::at(number % 9, number / 9 + 1).map(|square| square.to_string())
    }
}
