//! Reads the line of a turn and replays the turn while reading.

use super::notation::{Item, NotationError, NotationProblem};
use super::position::Phase;
use super::{Dice, Event, Move, Position, TurnText};
use crate::rules::notation::Head;
use crate::rules::words::Word;
use crate::rules::{GameKind, LineProblem, Rules, Side, TurnLine};

/// The parser for one line.
pub(super) struct Reader<'a> {
    turn: TurnText,
    number: u32,
    side: Option<Side>,
    head: Head<'a>,
    items: Vec<Word<'a>>,
}

impl<'a> Reader<'a> {
    pub fn new(before: &Position, line: &'a str) -> Reader<'a> {
        let (head, items) = Head::before_colon(line);
        let turn = TurnText::new(before);
        Reader {
            number: before.turn,
            side: (!turn.is_undecided()).then_some(before.side),
            turn,
            head,
            items,
        }
    }

    pub fn read(mut self) -> Result<TurnText, NotationError> {
        let number = "the number of the turn, such as 12.";
        self.head.number(self.number, number)?;
        let side = self.side()?;
        while let Some((column, text)) = self.head.next() {
            self.throw(side, column, text)?;
        }
        if side.is_some() && self.turn.is_undecided() {
            let expected = "a roll of two different dice, or - for the side";
            let problem = LineProblem::Missing { expected };
            return Err(NotationError::at(self.head.end, problem));
        }
        self.moves()?;
        Ok(self.turn)
    }

    /// Reads the side. `None` for `-`, which is allowed only in the opening.
    fn side(&mut self) -> Result<Option<Side>, NotationError> {
        let opening = self.side.is_none();
        let expected = if opening { "W, B or -" } else { "W or B" };
        let (column, text) = self.head.need(expected)?;
        let side = match GameKind::Tawula.side_of_letter(text) {
            None if text == "-" && opening => None,
            None => {
                let problem = LineProblem::unreadable(text, expected);
                return Err(NotationError::at(column, problem));
            }
            side => side,
        };
        match self.side {
            Some(expected) if side != Some(expected) => {
                let problem = LineProblem::wrong_side(GameKind::Tawula, expected);
                Err(NotationError::at(column, problem))
            }
            _ => Ok(side),
        }
    }

    fn throw(
        &mut self,
        side: Option<Side>,
        column: usize,
        text: &str,
    ) -> Result<(), NotationError> {
        let figure = |place: usize| text.as_bytes().get(place)?.checked_sub(b'0');
        let dice = match (text.len(), figure(0), figure(1)) {
            // In the opening White's die is first, and the named side threw the higher die.
            (2, Some(a), Some(b)) if side == Some(Side::Second) && self.turn.is_undecided() => {
                Dice::new(a.min(b), a.max(b))
            }
            (2, Some(a), Some(b)) => Dice::new(a.max(b), a.min(b)),
            _ => None,
        };
        let dice = dice.ok_or_else(|| {
            NotationError::at(column, LineProblem::unreadable(text, "two dice such as 63"))
        })?;
        if side.is_none() && !dice.is_double() {
            return Err(NotationError::at(column, NotationProblem::Decided));
        }
        self.push(Event::Throw(dice), column, text)
    }

    fn push(&mut self, event: Event, column: usize, text: &str) -> Result<(), NotationError> {
        if self.turn.is_complete() {
            return Err(NotationError::at(column, LineProblem::too_much(text)));
        }
        self.turn
            .push(event)
            .map(|_| ())
            .map_err(|illegal| NotationError::at(column, illegal))
    }

    fn moves(&mut self) -> Result<(), NotationError> {
        if let Some((column, _)) = self.items.iter().find(|(_, text)| *text == "--") {
            let passed = self.turn.is_complete() && !self.turn.events().is_empty();
            return if passed && self.items.len() == 1 {
                Ok(())
            } else {
                Err(NotationError::at(*column, NotationProblem::NotPassed))
            };
        }
        let mut singles = Vec::new();
        for (column, text) in &self.items {
            let item = Item::read(text, *column)?;
            for repeat in 0..item.count {
                // A turn has at most four moves.
                if singles.len() == 4 || self.turn.is_complete() {
                    return Err(NotationError::at(*column, LineProblem::too_much(text)));
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
                self.push(Event::Play(choice), self.head.end, "")?;
            }
            return Ok(());
        }
        // No order is legal. Find the error in the written order.
        for (item, column, text) in singles {
            if self.turn.is_complete() {
                return Err(NotationError::at(column, LineProblem::too_much(text)));
            }
            let choice = item
                .resolve(self.turn.position())
                .map_err(|problem| NotationError::at(column, problem))?;
            self.push(Event::Play(choice), column, text)?;
        }
        Ok(())
    }
}

/// Finds an order in which the moves can be played, trying the given order first. Returns `true` if there is one, with
/// the choices in `moves`.
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
            next.apply_move(choice);
            moves.push(choice);
            if arrange(&next, items, taken | 1 << place, moves) {
                return true;
            }
            moves.pop();
        }
    }
    false
}
