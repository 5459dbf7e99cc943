//! Writes and reads a whole turn as one line, such as `12. W 63: hand/6 hand/3*`.

use std::fmt;

use super::diagram::diagram;
use super::notation::{Item, NotationError, letter, parse_choice, print_choice};
use super::position::Phase;
use super::reader::Reader;
use super::{Dice, Illegal, Move, POINTS, Position, Step};
use crate::rules::{Expect, Notation, Rules, Side, TurnLine};

/// A throw or choice of a turn.
pub type Event = crate::rules::Event<Dice, Move>;

/// A complete or unfinished turn with its throws and choices. `Display` writes its line.
///
/// An unfinished turn is written in the order of play. A complete turn is determined by its final position, so its line
/// has the first legal sequence in the order of [`Move`] that leads there.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnText {
    before: Position,
    now: Position,
    /// The side whose turn it is. `None` until the opening roll has decided.
    side: Option<Side>,
    events: Vec<Event>,
}

impl TurnText {
    /// `true` if the opening roll hasn't decided yet which side moves first (TW-3).
    pub(super) fn is_undecided(&self) -> bool {
        self.side.is_none()
    }

    /// The position before the first move, and the moves in the order of play.
    fn moves(&self) -> (Position, Vec<Move>) {
        let mut start = self.before;
        let mut moves = Vec::new();
        for event in &self.events {
            match *event {
                Event::Throw(dice) => start.apply_throw(dice),
                Event::Play(choice) => moves.push(choice),
            }
        }
        (start, moves)
    }

    /// The written form of the moves. Equal moves that follow each other are combined.
    fn items(&self) -> Vec<Item> {
        let (mut start, mut moves) = self.moves();
        let complete = self.is_complete();
        if complete {
            let way = start.way_to(self.now.board());
            if !way.is_empty() {
                moves = way;
            }
        }
        let mut items: Vec<Item> = Vec::new();
        for choice in moves {
            let item = if complete {
                Item::plain(&start, choice)
            } else {
                Item::exact(&start, choice)
            };
            start.apply_move(choice);
            let Some(item) = item else {
                continue;
            };
            match items.last_mut() {
                Some(last) if (last.from, last.to) == (item.from, item.to) => last.count += 1,
                _ => items.push(item),
            }
        }
        items
    }
}

impl TurnLine<Position> for TurnText {
    fn new(before: &Position) -> TurnText {
        TurnText {
            before: *before,
            now: *before,
            side: (!before.is_opening()).then_some(before.side),
            events: Vec::new(),
        }
    }

    /// Hits can be left out, dice can be in either order, and moves in any order, if some order of them is legal. A
    /// line can end as soon as the turn can be interrupted.
    fn parse(before: &Position, line: &str) -> Result<TurnText, NotationError> {
        Reader::new(before, line).read()
    }

    fn push(&mut self, event: Event) -> Result<Vec<Step>, Illegal> {
        if self.is_complete() {
            return Err(match self.now.expect() {
                Expect::Nothing => Illegal::GameOver,
                _ => Illegal::TurnOver,
            });
        }
        let steps = match event {
            Event::Throw(dice) => self.now.throw(dice)?,
            Event::Play(choice) => self.now.play(choice)?,
        };
        for step in &steps {
            if let Step::Began { side } = step {
                self.side = Some(*side);
            }
        }
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
        self.side.unwrap_or(Side::First)
    }

    fn is_complete(&self) -> bool {
        match self.now.phase {
            Phase::Over(_) => true,
            Phase::Opening => false,
            Phase::Throw | Phase::Move(_) => {
                self.now.turn != self.before.turn || Some(self.now.side) != self.side
            }
        }
    }
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side.map_or('-', letter);
        write!(f, "{}. {side}", self.before.turn)?;
        for event in &self.events {
            if let Event::Throw(dice) = event {
                write!(f, " {dice}")?;
            }
        }
        let items = self.items();
        if !items.is_empty() {
            f.write_str(":")?;
            items.iter().try_for_each(|item| write!(f, " {item}"))
        } else if self.is_complete() && !self.events.is_empty() {
            f.write_str(": --")
        } else {
            Ok(())
        }
    }
}

impl Notation for Position {
    type NotationError = NotationError;
    type Turn = TurnText;

    fn write_throw(dice: Dice) -> String {
        format!("{} {}", dice.a(), dice.b())
    }

    /// Ignores the order of the dice.
    fn is_same_throw(one: Dice, other: Dice) -> bool {
        one.sorted() == other.sorted()
    }

    fn write_choice(&self, choice: Move) -> String {
        print_choice(self, choice)
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        parse_choice(self, text)
    }

    fn diagram(&self) -> String {
        diagram(self)
    }

    const PLACES: &'static str = "1 to 24, hand, bar, off, dice";

    fn place_number(name: &str) -> Option<u8> {
        let point = name.parse().ok()?;
        (1..=POINTS).contains(&point).then_some(point)
    }

    fn place_name(number: u8) -> Option<String> {
        (1..=POINTS).contains(&number).then(|| number.to_string())
    }
}
