//! Writes and reads a whole turn as one line, such as `7. W b2-b3#`.

use std::fmt;

use super::notation::{DRAW, LINE, NotationError, SHUT_IN, print_choice, read_choice};
use super::text::letter;
use super::{Event, Illegal, Position, Step};
use crate::rules::notation::Head;
use crate::rules::{EndReason, GameKind, LineProblem, Outcome, Rules, Side, TurnLine};

/// A turn before or after its choice. `Display` writes its line.
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

    /// Marks can be left out. The line of a turn before its choice ends after the side's letter.
    fn parse(before: &Position, line: &str) -> Result<TurnText, NotationError> {
        let mut turn = TurnText::new(before);
        let mut head = Head::new(line);
        head.number(turn.number, "the number of the turn, such as 7.")?;
        head.side(GameKind::Tapatan, turn.side, "W or B")?;
        for (column, text) in head {
            if turn.is_complete() {
                return Err(NotationError::at(column, LineProblem::too_much(text)));
            }
            let choice = read_choice(text, column)?;
            turn.push(Event::Play(choice))
                .map_err(|illegal| NotationError::at(column, illegal))?;
        }
        Ok(turn)
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
            match self.now.over {
                Some(Outcome { winner: None, .. }) => write!(f, "{DRAW}")?,
                Some(outcome) if outcome.reason == EndReason::NoMove => write!(f, "{SHUT_IN}")?,
                Some(_) => write!(f, "{LINE}")?,
                None => {}
            }
        }
        Ok(())
    }
}
