//! Writes and reads single choices in the notation of `docs/notation.md`.

use super::board::PointError;
use super::text::sign;
use super::{Illegal, Move, Point, Position, TurnText};
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
    /// A text that isn't a point.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The choice can be read but isn't legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

const CHOICE: &str = "a point such as b2, or a step such as b2-b3";

/// The marks that can follow a choice: three in a row, a win because the opponent can't move, and a draw.
pub(super) const LINE: char = '#';
pub(super) const SHUT_IN: char = '+';
pub(super) const DRAW: char = '=';

pub(super) fn print_choice(choice: Move) -> String {
    match choice {
        Move::Place { to } => to.to_string(),
        Move::Step { from, to } => format!("{from}-{to}"),
    }
}

/// Reads one choice, legal or not. The text starts at `column` of its line. A mark after the choice is ignored.
pub(super) fn read_choice(text: &str, column: usize) -> Result<Move, NotationError> {
    let choice = text.strip_suffix([LINE, SHUT_IN, DRAW]).unwrap_or(text);
    let point = |text: &str, column: usize| {
        text.parse::<Point>()
            .map_err(|error| NotationError::at(column, error))
    };
    if choice.is_empty() {
        let problem = LineProblem::unreadable(text, CHOICE);
        return Err(NotationError::at(column, problem));
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

    fn write_throw(throw: Self::Throw) -> String {
        match throw {}
    }

    fn write_choice(&self, choice: Move) -> String {
        print_choice(choice)
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        let (column, text) = only_word(text);
        let choice = read_choice(text, column)?;
        self.check_move(choice)
            .map_err(|illegal| NotationError::at(column, illegal))?;
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

    const PLACES: &'static str = "a1 to c3, hand";

    fn place_number(name: &str) -> Option<u8> {
        name.parse::<Point>().ok().map(u8::from)
    }

    fn place_name(number: u8) -> Option<String> {
        Point::try_from(number).ok().map(|point| point.to_string())
    }
}
