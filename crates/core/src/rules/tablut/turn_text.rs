//! Writes and reads a whole turn as one line, such as `12. W e5-e8xd8/f8+2`.

use std::fmt;

use super::notation::{NotationError, Slide, read_slide};
use super::text::letter;
use super::{Announcement, Illegal, Move, Position, Step, Throw};
use crate::rules::notation::Head;
use crate::rules::{Expect, GameKind, LineProblem, Rules, Side, TurnLine};

/// A move. A turn consists of one.
pub type Event = crate::rules::Event<Throw, Move>;

/// A turn before or after its move. `Display` writes its line.
///
/// It contains the current position.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnText {
    number: u32,
    side: Side,
    now: Position,
    events: Vec<Event>,
    slide: Option<Slide>,
}

impl TurnText {
    /// The mark after the move.
    fn mark(&self) -> &'static str {
        match (self.now.outcome(), self.now.announcement()) {
            (Some(outcome), _) if outcome.winner.is_some() => "++",
            (None, Some(Announcement::Raichi)) if self.side == Side::Second => "+",
            (None, Some(Announcement::Tuichi)) if self.side == Side::Second => "+2",
            _ => "",
        }
    }
}

impl TurnLine<Position> for TurnText {
    fn new(before: &Position) -> TurnText {
        TurnText {
            number: before.turn,
            side: before.side,
            now: before.clone(),
            events: Vec::new(),
            slide: None,
        }
    }

    /// Captures and marks can be left out. The line of a turn before its move has no move.
    fn parse(before: &Position, line: &str) -> Result<TurnText, NotationError> {
        let mut turn = TurnText::new(before);
        let mut head = Head::new(line);
        head.number(turn.number, "the number of the turn, such as 12.")?;
        head.side(GameKind::Tablut, turn.side, "B or W")?;
        for (column, text) in head {
            if turn.is_complete() {
                return Err(NotationError::at(column, LineProblem::too_much(text)));
            }
            let choice = read_slide(&turn.now, text, column)?;
            turn.push(Event::Play(choice))
                .map_err(|illegal| NotationError::at(column, illegal))?;
        }
        Ok(turn)
    }

    fn push(&mut self, event: Event) -> Result<Vec<Step>, Illegal> {
        if self.is_complete() {
            return Err(match self.now.expect() {
                Expect::Nothing => Illegal::GameOver,
                _ => Illegal::TurnOver,
            });
        }
        let choice = match event {
            Event::Throw(throw) => match throw {},
            Event::Play(choice) => choice,
        };
        let slide = Slide::of(&self.now, choice);
        let steps = self.now.play(choice)?;
        self.slide = Some(slide);
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
        !self.events.is_empty() || self.now.expect() == Expect::Nothing
    }
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.number, letter(self.side))?;
        match &self.slide {
            Some(slide) => write!(f, " {slide}{}", self.mark()),
            None => Ok(()),
        }
    }
}
