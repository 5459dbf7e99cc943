//! A whole turn as one line, both ways: `7. W b2-b3#`.

use std::fmt;

use super::notation::{DRAW, NotationError, NotationProblem, WIN, print_choice, read_choice};
use super::text::letter;
use super::{Event, Illegal, Position, Step};
use crate::rules::{Game, Side, TurnLine};

/// A turn with its choice, if it has been made; `Display` writes its line.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnText {
    number: u32,
    side: Side,
    now: Position,
    events: Vec<Event>,
}

impl TurnLine<Position> for TurnText {
    fn new(before: &Position) -> TurnText {
        TurnText {
            number: before.turn,
            side: before.side,
            now: before.clone(),
            events: Vec::new(),
        }
    }

    /// Marks may be left out. A line may stop behind the side's letter.
    fn parse(before: &Position, line: &str) -> Result<TurnText, NotationError> {
        Reader::new(before, line).read()
    }

    fn push(&mut self, event: Event) -> Result<Vec<Step>, Illegal> {
        if !self.events.is_empty() && self.now.over.is_none() {
            return Err(Illegal::TurnOver);
        }
        let steps = match event {
            Event::Throw(throw) => self.now.throw(throw)?,
            Event::Play(choice) => self.now.play(choice)?,
        };
        self.events.push(event);
        Ok(steps)
    }

    fn events(&self) -> &[Event] {
        &self.events
    }

    fn position(&self) -> &Position {
        &self.now
    }

    fn side(&self) -> Side {
        self.side
    }

    fn is_complete(&self) -> bool {
        !self.events.is_empty() || self.now.over.is_some()
    }
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.number, letter(self.side))?;
        for event in &self.events {
            match *event {
                Event::Throw(throw) => match throw {},
                Event::Play(choice) => write!(f, " {}", print_choice(choice))?,
            }
            match self.now.over.map(|outcome| outcome.winner) {
                Some(Some(_)) => write!(f, "{WIN}")?,
                Some(None) => write!(f, "{DRAW}")?,
                None => {}
            }
        }
        Ok(())
    }
}

/// Reads one line against the turn it replays.
struct Reader<'a> {
    turn: TurnText,
    line: &'a str,
    /// Where in the line, in bytes, the next word is looked for.
    next: usize,
}

impl<'a> Reader<'a> {
    fn new(before: &Position, line: &'a str) -> Reader<'a> {
        Reader {
            turn: TurnText::new(before),
            line: line.trim_end(),
            next: 0,
        }
    }

    /// The next word and its column.
    fn word(&mut self) -> Option<(usize, &'a str)> {
        let rest = self.line.get(self.next..)?;
        let word = rest.split_whitespace().next()?;
        let start = self.next + (rest.len() - rest.trim_start().len());
        self.next = start + word.len();
        let before = self.line.get(..start)?;
        Some((before.chars().count() + 1, word))
    }

    fn needed(&mut self, expected: &'static str) -> Result<(usize, &'a str), NotationError> {
        let end = self.line.chars().count() + 1;
        self.word()
            .ok_or_else(|| NotationProblem::Missing { expected }.at(end))
    }

    fn read(mut self) -> Result<TurnText, NotationError> {
        self.number()?;
        self.side()?;
        if let Some((column, text)) = self.word() {
            self.choice(column, text)?;
        }
        match self.word() {
            Some((column, text)) => Err(too_much(text).at(column)),
            None => Ok(self.turn),
        }
    }

    fn number(&mut self) -> Result<(), NotationError> {
        let expected = "the number of the turn, such as 7.";
        let (column, text) = self.needed(expected)?;
        let number = text
            .strip_suffix('.')
            .and_then(|number| number.parse().ok());
        let problem = match number {
            None => NotationProblem::Unreadable {
                found: text.to_owned(),
                expected,
            },
            Some(found) if found != self.turn.number => NotationProblem::WrongTurn {
                found,
                expected: self.turn.number,
            },
            Some(_) => return Ok(()),
        };
        Err(problem.at(column))
    }

    fn side(&mut self) -> Result<(), NotationError> {
        let expected = "W or B";
        let (column, text) = self.needed(expected)?;
        let side = match text {
            "W" | "w" => Side::First,
            "B" | "b" => Side::Second,
            _ => {
                let found = text.to_owned();
                return Err(NotationProblem::Unreadable { found, expected }.at(column));
            }
        };
        if side == self.turn.side {
            Ok(())
        } else {
            let expected = self.turn.side;
            Err(NotationProblem::WrongSide { expected }.at(column))
        }
    }

    fn choice(&mut self, column: usize, text: &str) -> Result<(), NotationError> {
        if self.turn.is_complete() {
            return Err(too_much(text).at(column));
        }
        let choice = read_choice(text, column)?;
        self.turn
            .push(Event::Play(choice))
            .map(|_| ())
            .map_err(|illegal| NotationProblem::from(illegal).at(column))
    }
}

fn too_much(text: &str) -> NotationProblem {
    NotationProblem::TooMuch {
        found: text.to_owned(),
    }
}
