//! Writes and reads single moves in the notation of `docs/notation.md`.

use std::fmt;

use super::board::{OFF, POINTS, opposite};
use super::{Illegal, Move, Origin, Position, Target};
use crate::rules::words::only_word;
use crate::rules::{GameKind, LineProblem, Rules, Side};

/// An error in a text of the notation, with its column.
pub type NotationError = crate::rules::NotationError<NotationProblem>;

/// A problem in a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// A problem that any game can have.
    #[error(transparent)]
    Line(#[from] LineProblem),
    /// The text has `-`, although the opening roll decides who moves first.
    #[error("different dice decide who begins: write W or B for the side of the higher (TW-3)")]
    Decided,
    /// No number moves a piece between these places.
    #[error("no number of a die takes a piece from {from} to {to}")]
    NoNumber {
        /// The place of the piece.
        from: Origin,
        /// The target.
        to: Target,
    },
    /// The move doesn't hit there.
    #[error("no piece is hit on {at}")]
    WrongHit {
        /// The target of the piece.
        at: Target,
    },
    /// The turn is written as passed, but a piece can move.
    #[error("-- is a turn without a move; no other move can follow it")]
    NotPassed,
    /// The move can be read but isn't legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

pub(super) const fn letter(side: Side) -> char {
    GameKind::Tawula.letter(side)
}

const ITEM: &str = "a move such as hand/6, bar/4*, 12/13, 13/19(2) or 19/off";

/// The written form of one move or several equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub from: Origin,
    pub to: Target,
    /// The number, if it doesn't follow from the places. That is so for the lower of two numbers that can bear off the
    /// piece.
    pub die: Option<u8>,
    /// `true` if the first of the moves hits.
    pub hit: bool,
    /// The number of moves, 1 to 4.
    pub count: u8,
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.from, self.to)?;
        if let Some(die) = self.die {
            write!(f, ":{die}")?;
        }
        if self.hit {
            f.write_str("*")?;
        }
        if self.count > 1 {
            write!(f, "({})", self.count)?;
        }
        Ok(())
    }
}

impl Item {
    /// Reads a move. The text starts at `column` of its line.
    pub fn read(text: &str, column: usize) -> Result<Item, NotationError> {
        let read = || {
            let (mut body, mut hit, mut count) = (text, false, None);
            loop {
                if let Some(rest) = body.strip_suffix('*').filter(|_| !hit) {
                    (body, hit) = (rest, true);
                } else if let Some((rest, number)) = body
                    .strip_suffix(')')
                    .filter(|_| count.is_none())
                    .and_then(|rest| rest.rsplit_once('('))
                {
                    let number = small(number).filter(|number| (1..=4).contains(number))?;
                    (body, count) = (rest, Some(number));
                } else {
                    break;
                }
            }
            let (from, to) = body.split_once('/')?;
            let (to, die) = match to.split_once(':') {
                Some((to, die)) => (to, Some(small(die)?)),
                None => (to, None),
            };
            let point = |text: &str| small(text).filter(|index| (1..=POINTS).contains(index));
            Some(Item {
                from: match from.to_ascii_lowercase().as_str() {
                    "bar" => Origin::Bar,
                    "hand" => Origin::Hand,
                    from => Origin::Point(point(from)?),
                },
                to: match to.to_ascii_lowercase().as_str() {
                    "off" => Target::Off,
                    to => Target::Point(point(to)?),
                },
                die,
                hit,
                count: count.unwrap_or(1),
            })
        };
        read().ok_or_else(|| NotationError::at(column, LineProblem::unreadable(text, ITEM)))
    }

    /// The choice that the text means in a position: the first of [`Item::choices`].
    pub fn resolve(&self, position: &Position) -> Result<Move, NotationProblem> {
        self.choices(position).map(|choices| choices[0])
    }

    /// The legal choices that the text can mean in a position, including its hit, the higher number first. There is at
    /// least one.
    pub fn choices(&self, position: &Position) -> Result<Vec<Move>, NotationProblem> {
        let mut refusal = None;
        let mut legal = self.candidates(position)?;
        legal.retain(|choice| match position.check_move(*choice) {
            Ok(()) if self.hit && !hits(position, *choice) => {
                refusal = Some(NotationProblem::WrongHit { at: self.to });
                false
            }
            Ok(()) => true,
            Err(illegal) => {
                refusal.get_or_insert(NotationProblem::from(illegal));
                false
            }
        });
        match refusal {
            Some(refusal) if legal.is_empty() => Err(refusal),
            _ => Ok(legal),
        }
    }

    /// The choices that the text can mean in a position, legal or not, the higher number first.
    fn candidates(&self, position: &Position) -> Result<Vec<Move>, NotationProblem> {
        let from = self.from;
        let dice = match (self.to, from, self.die) {
            (Target::Point(to), _, None) => {
                let start = match from {
                    Origin::Bar => 0,
                    Origin::Hand => position.options().shift(),
                    Origin::Point(index) => index,
                };
                vec![to.saturating_sub(start)]
            }
            (Target::Off, Origin::Point(index), None) => {
                let exact = OFF.saturating_sub(index);
                let mut dice: Vec<u8> = position.numbers().filter(|die| *die >= exact).collect();
                dice.dedup();
                if dice.is_empty() {
                    dice.push(exact);
                }
                dice
            }
            (Target::Off, Origin::Point(index), Some(die)) if die >= OFF.saturating_sub(index) => {
                vec![die]
            }
            _ => return Err(self.no_number()),
        };
        if dice.iter().all(|die| (1..=6).contains(die)) {
            Ok(dice.into_iter().map(|die| Move { from, die }).collect())
        } else {
            Err(self.no_number())
        }
    }

    const fn no_number(&self) -> NotationProblem {
        NotationProblem::NoNumber {
            from: self.from,
            to: self.to,
        }
    }

    /// The written form of a choice in the position before it, without its number.
    pub fn plain(position: &Position, choice: Move) -> Option<Item> {
        Some(Item {
            from: choice.from,
            to: position.destination(choice)?,
            die: None,
            hit: hits(position, choice),
            count: 1,
        })
    }

    /// The written form of a choice that also identifies its number.
    pub fn exact(position: &Position, choice: Move) -> Option<Item> {
        let mut item = Item::plain(position, choice)?;
        let higher = |die: u8| {
            let from = choice.from;
            die > choice.die && position.check_move(Move { from, die }).is_ok()
        };
        if item.to == Target::Off && position.numbers().any(higher) {
            item.die = Some(choice.die);
        }
        Some(item)
    }
}

/// A number of one or two digits.
fn small(text: &str) -> Option<u8> {
    let figures = text.len() <= 2 && text.bytes().all(|sign| sign.is_ascii_digit());
    text.parse().ok().filter(|_| figures)
}

/// `true` if a choice would hit.
fn hits(position: &Position, choice: Move) -> bool {
    match (position.destination(choice), position.side_to_act()) {
        (Some(Target::Point(index)), Some(side)) => {
            position.board().count(side.other(), opposite(index)) == 1
        }
        _ => false,
    }
}

/// The text of a choice, legal or not, in the position before it.
pub(super) fn print_choice(position: &Position, choice: Move) -> String {
    match Item::exact(position, choice) {
        Some(item) => item.to_string(),
        None => format!("{}/?", choice.from),
    }
}

/// Reads one choice in the form that [`print_choice`] writes, and checks that it's legal.
pub(super) fn parse_choice(position: &Position, text: &str) -> Result<Move, NotationError> {
    let (column, text) = only_word(text);
    let item = Item::read(text, column)?;
    if item.count > 1 {
        let expected = "one single move such as hand/6 or 12/13*";
        let problem = LineProblem::unreadable(text, expected);
        return Err(NotationError::at(column, problem));
    }
    item.resolve(position)
        .map_err(|problem| NotationError::at(column, problem))
}
