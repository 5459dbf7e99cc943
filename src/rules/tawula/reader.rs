//! Reads the line of a turn against the turn it replays.

use super::notation::{Item, NotationError, NotationProblem};
use super::position::Phase;
use super::{Dice, Event, Move, Position, TurnText};
use crate::rules::words::{Word, words};
use crate::rules::{Game, Side, TurnLine};

/// One line that is being read.
pub(super) struct Reader<'a> {
    turn: TurnText,
    number: u32,
    side: Option<Side>,
    head: std::vec::IntoIter<Word<'a>>,
    items: Vec<Word<'a>>,
    /// The column behind the line.
    end: usize,
}

impl<'a> Reader<'a> {
    pub fn new(before: &Position, line: &'a str) -> Reader<'a> {
        let (head, items) = match line.split_once(':') {
            Some((head, items)) => (head, words(items, head.chars().count() + 2)),
            None => (line, Vec::new()),
        };
        let turn = TurnText::new(before);
        Reader {
            number: before.turn,
            side: (!turn.is_undecided()).then_some(before.side),
            turn,
            head: words(head, 1).into_iter(),
            items,
            end: line.trim_end().chars().count() + 1,
        }
    }

    pub fn read(mut self) -> Result<TurnText, NotationError> {
        self.number()?;
        let side = self.side()?;
        while let Some((column, text)) = self.head.next() {
            self.throw(side, column, text)?;
        }
        if side.is_some() && self.turn.is_undecided() {
            let expected = "a roll of two different dice, or - for the side";
            return Err(NotationProblem::Missing { expected }.at(self.end));
        }
        self.moves()?;
        Ok(self.turn)
    }

    fn number(&mut self) -> Result<(), NotationError> {
        let expected = "the number of the turn, such as 12.";
        let (column, text) = self.next(expected)?;
        let number = text
            .strip_suffix('.')
            .and_then(|number| number.parse().ok());
        match number {
            None => Err(unreadable(text, expected).at(column)),
            Some(found) if found != self.number => {
                let expected = self.number;
                Err(NotationProblem::WrongTurn { found, expected }.at(column))
            }
            Some(_) => Ok(()),
        }
    }

    /// The side named; none for `-`, which only the opening takes.
    fn side(&mut self) -> Result<Option<Side>, NotationError> {
        let opening = self.side.is_none();
        let expected = if opening { "W, B or -" } else { "W or B" };
        let (column, text) = self.next(expected)?;
        let side = match text {
            "W" | "w" => Some(Side::First),
            "B" | "b" => Some(Side::Second),
            "-" if opening => None,
            _ => return Err(unreadable(text, expected).at(column)),
        };
        match self.side {
            Some(expected) if side != Some(expected) => {
                Err(NotationProblem::WrongSide { expected }.at(column))
            }
            _ => Ok(side),
        }
    }

    fn next(&mut self, expected: &'static str) -> Result<Word<'a>, NotationError> {
        let end = self.end;
        let missing = || NotationProblem::Missing { expected }.at(end);
        self.head.next().ok_or_else(missing)
    }

    fn throw(
        &mut self,
        side: Option<Side>,
        column: usize,
        text: &str,
    ) -> Result<(), NotationError> {
        let figure = |place: usize| text.as_bytes().get(place)?.checked_sub(b'0');
        let dice = match (text.len(), figure(0), figure(1)) {
            // In the opening White's die comes first, and the side named threw the higher.
            (2, Some(a), Some(b)) if side == Some(Side::Second) && self.turn.is_undecided() => {
                Dice::new(a.min(b), a.max(b))
            }
            (2, Some(a), Some(b)) => Dice::new(a.max(b), a.min(b)),
            _ => None,
        };
        let dice = dice.ok_or_else(|| unreadable(text, "two dice such as 63").at(column))?;
        if side.is_none() && !dice.is_double() {
            return Err(NotationProblem::Decided.at(column));
        }
        self.push(Event::Throw(dice), column, text)
    }

    fn push(&mut self, event: Event, column: usize, text: &str) -> Result<(), NotationError> {
        if self.turn.is_complete() {
            return Err(too_much(text).at(column));
        }
        self.turn
            .push(event)
            .map(|_| ())
            .map_err(|illegal| NotationProblem::from(illegal).at(column))
    }

    fn moves(&mut self) -> Result<(), NotationError> {
        if let Some((column, _)) = self.items.iter().find(|(_, text)| *text == "--") {
            let passed = self.turn.is_complete() && !self.turn.events().is_empty();
            return if passed && self.items.len() == 1 {
                Ok(())
            } else {
                Err(NotationProblem::NotPassed.at(*column))
            };
        }
        let mut singles = Vec::new();
        for (column, text) in &self.items {
            let item = Item::read(text, *column)?;
            for repeat in 0..item.count {
                // No turn has more than four numbers.
                if singles.len() == 4 || self.turn.is_complete() {
                    return Err(too_much(text).at(*column));
                }
                let hit = item.hit && repeat == 0;
                let count = 1;
                singles.push((Item { hit, count, ..item }, *column, *text));
            }
        }
        let items: Vec<Item> = singles.iter().map(|(item, ..)| *item).collect();
        let mut moves = Vec::new();
        if arrange(self.turn.position(), &items, 0, &mut moves) {
            for choice in moves {
                self.push(Event::Play(choice), self.end, "")?;
            }
            return Ok(());
        }
        // No order will do: what is wrong with the one given?
        for (item, column, text) in singles {
            if self.turn.is_complete() {
                return Err(too_much(text).at(column));
            }
            let choice = item
                .resolve(self.turn.position())
                .map_err(|problem| problem.at(column))?;
            self.push(Event::Play(choice), column, text)?;
        }
        Ok(())
    }
}

/// Whether moves can be played in some order, the given one first; the choices in that order.
fn arrange(position: &Position, items: &[Item], taken: u8, moves: &mut Vec<Move>) -> bool {
    if moves.len() == items.len() {
        return true;
    }
    let Phase::Move(_) = position.phase else {
        return false;
    };
    for (place, item) in items.iter().enumerate() {
        if taken >> place & 1 != 0 {
            continue;
        }
        let Ok(choices) = item.choices(position) else {
            continue;
        };
        for choice in choices {
            let mut next = *position;
            next.advance(choice);
            moves.push(choice);
            if arrange(&next, items, taken | 1 << place, moves) {
                return true;
            }
            moves.pop();
        }
    }
    false
}

fn unreadable(text: &str, expected: &'static str) -> NotationProblem {
    NotationProblem::Unreadable {
        found: text.to_owned(),
        expected,
    }
}

fn too_much(text: &str) -> NotationProblem {
    NotationProblem::TooMuch {
        found: text.to_owned(),
    }
}
