//! Single choices as text, both ways; `docs/notation.md` describes the signs.

use super::board::PointError;
use super::text::{letter, sign};
use super::{Illegal, Move, Point, Position, TurnText};
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
    /// No such point.
    #[error(transparent)]
    Point(#[from] PointError),
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

const CHOICE: &str = "a point such as b2, or a step such as b2-b3";

/// The marks that may stand behind a choice: win and draw.
pub(super) const WIN: char = '#';
pub(super) const DRAW: char = '=';

pub(super) fn print_choice(choice: Move) -> String {
    match choice {
        Move::Place { to } => to.to_string(),
        Move::Step { from, to } => format!("{from}-{to}"),
    }
}

/// Reads one choice, legal or not; `column` is where the text begins in its line. A mark behind
/// it says nothing about the choice and is passed over.
pub(super) fn read_choice(text: &str, column: usize) -> Result<Move, NotationError> {
    let choice = text.strip_suffix([WIN, DRAW]).unwrap_or(text);
    let point = |text: &str, column: usize| {
        text.parse::<Point>()
            .map_err(|error| NotationProblem::from(error).at(column))
    };
    if choice.is_empty() {
        let found = text.to_owned();
        return Err(NotationProblem::Unreadable {
            found,
            expected: CHOICE,
        }
        .at(column));
    }
    Ok(match choice.split_once('-') {
        None => Move::Place {
            to: point(choice, column)?,
        },
        Some((from, to)) => Move::Step {
            from: point(from, column)?,
            to: point(to, column + from.chars().count() + 1)?,
        },
    })
}

impl Notation for Position {
    type NotationError = NotationError;
    type Turn = TurnText;

    fn write_choice(&self, choice: Move) -> String {
        print_choice(choice)
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        let column = 1 + text.chars().take_while(|sign| sign.is_whitespace()).count();
        let choice = read_choice(text.trim(), column)?;
        self.explain(choice)
            .map_err(|illegal| NotationProblem::from(illegal).at(column))?;
        Ok(choice)
    }

    fn diagram(&self) -> String {
        let mut text = String::new();
        for rank in (1..=3).rev() {
            text.push_str(&format!("{rank} "));
            for at in (0..3).filter_map(|file| Point::at(file, rank)) {
                text.push(' ');
                text.push(self.piece(at).map_or('.', sign));
            }
            text.push('\n');
        }
        text.push_str("   a b c");
        text
    }
}
