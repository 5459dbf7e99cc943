//! Single moves as text, both ways; `docs/notation.md` describes the signs.

use std::fmt;

use super::board::{OFF, POINTS, opposite};
use super::{Illegal, Move, Origin, Position, Target};
use crate::rules::words::only_word;
use crate::rules::{GameKind, LineProblem, Rules, Side};

/// Why a text of the notation was refused, and where.
pub type NotationError = crate::rules::NotationError<NotationProblem>;

/// What is wrong with a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// What can be wrong in any game.
    #[error(transparent)]
    Line(#[from] LineProblem),
    /// `-` where the opening roll says who begins.
    #[error("different dice decide who begins: write W or B for the side of the higher (TW-3)")]
    Decided,
    /// No number takes a piece from there to there.
    #[error("no number of a die takes a piece from {from} to {to}")]
    NoNumber {
        /// Where the piece is said to come from.
        from: Origin,
        /// Where it is said to go.
        to: Target,
    },
    /// A hit that does not happen.
    #[error("nothing is hit on {at}")]
    WrongHit {
        /// Where the piece goes.
        at: Target,
    },
    /// A turn said to be passed in which something can move.
    #[error("-- stands alone, for a turn in which nothing can move")]
    NotPassed,
    /// It can be read but not played.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

pub(super) const fn letter(side: Side) -> char {
    GameKind::Tawula.letter(side)
}

const ITEM: &str = "a move such as hand/6, bar/4*, 12/13, 13/19(2) or 19/off";

/// One move, or several alike, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub from: Origin,
    pub to: Target,
    /// The number, where it does not follow: the lower of two that bear off the piece.
    pub die: Option<u8>,
    /// The first of them hits.
    pub hit: bool,
    /// How many moves it stands for, 1 to 4.
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
    /// Reads a move; `column` is where the text begins in its line.
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

    /// The choice that it means in a position: the first of [`Item::choices`].
    pub fn resolve(&self, position: &Position) -> Result<Move, NotationProblem> {
        self.choices(position).map(|choices| choices[0])
    }

    /// The legal choices that it can mean in a position and that hit what it says, the higher
    /// number first; at least one.
    pub fn choices(&self, position: &Position) -> Result<Vec<Move>, NotationProblem> {
        let mut refusal = None;
        let mut legal = self.candidates(position)?;
        legal.retain(|choice| match position.explain(*choice) {
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

    /// The choices that it can mean in a position, legal or not, the higher number first.
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

    /// How a choice is written in the position in which it is made, whatever its number.
    pub fn plain(position: &Position, choice: Move) -> Option<Item> {
        Some(Item {
            from: choice.from,
            to: position.destination(choice)?,
            die: None,
            hit: hits(position, choice),
            count: 1,
        })
    }

    /// How a choice is written where nothing else says which number it used.
    pub fn exact(position: &Position, choice: Move) -> Option<Item> {
        let mut item = Item::plain(position, choice)?;
        let higher = |die: u8| {
            let from = choice.from;
            die > choice.die && position.explain(Move { from, die }).is_ok()
        };
        if item.to == Target::Off && position.numbers().any(higher) {
            item.die = Some(choice.die);
        }
        Some(item)
    }
}

/// A number of one or two figures.
fn small(text: &str) -> Option<u8> {
    let figures = text.len() <= 2 && text.bytes().all(|sign| sign.is_ascii_digit());
    text.parse().ok().filter(|_| figures)
}

/// Whether a choice would hit.
fn hits(position: &Position, choice: Move) -> bool {
    match (position.destination(choice), position.side_to_act()) {
        (Some(Target::Point(index)), Some(side)) => {
            position.board().count(side.other(), opposite(index)) == 1
        }
        _ => false,
    }
}

/// A choice as text, in the position in which it is made; legal or not.
pub(super) fn print_choice(position: &Position, choice: Move) -> String {
    match Item::exact(position, choice) {
        Some(item) => item.to_string(),
        None => format!("{}/?", choice.from),
    }
}

/// Reads one choice written as [`print_choice`] writes it, and judges it.
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
