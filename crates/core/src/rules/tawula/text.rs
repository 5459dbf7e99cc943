//! Writes and reads a position as one line of text; see `docs/notation.md`.

use std::fmt;
use std::str::FromStr;

use super::board_text::{read_board, write_board};
use super::notation::{NotationError, letter};
use super::position::{Phase, Position, result};
use super::{Dice, Illegal, Impossible, Options};
use crate::rules::position_text::{self, Fields};
use crate::rules::{EndReason, FieldError, GameKind, Notation, OptionSet, Rules, Side};

/// The reason why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A problem that any game can have.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The board doesn't have six parts.
    #[error(
        "the board has {found} parts; it has 6, separated by `/`: White's points 1 to 24 by \
        quadrants, then what White and Black have elsewhere"
    )]
    Parts {
        /// The number of parts found.
        found: usize,
    },
    /// A quadrant doesn't have six points.
    #[error("quadrant {quadrant} has {found} points; it has 6")]
    Points {
        /// The quadrant, 1 to 4.
        quadrant: usize,
        /// The number of points found.
        found: usize,
    },
    /// A sign that has no meaning on the board.
    #[error("{found:?} is unknown on a board; accepted: W and B with a count, and .")]
    Symbol {
        /// The sign.
        found: char,
    },
    /// A place can't have this number of pieces.
    #[error("too many pieces in one place: a side has 15 (TW-2)")]
    Count,
    /// A field that belongs only to an unfinished turn.
    #[error("{field} is accepted only in a turn under way")]
    NotInTurn {
        /// The field.
        field: &'static str,
    },
    /// The position doesn't allow this throw.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The field `played` can't be read or isn't legal.
    #[error("played: {0}")]
    Played(NotationError),
    /// The text can be read, but the position can't occur.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = match &self.phase {
            Phase::Move(turn) => &turn.start,
            _ => &self.board,
        };
        write_board(board, f)?;
        match self.phase {
            Phase::Opening => f.write_str(" -")?,
            _ => write!(f, " {}", letter(self.side))?,
        }
        match self.phase {
            Phase::Opening => f.write_str(" opening")?,
            Phase::Throw => f.write_str(" throw")?,
            Phase::Move(_) => f.write_str(" move")?,
            Phase::Over(outcome) => match (outcome.reason, outcome.winner) {
                (EndReason::BorneOff, Some(by)) => write!(f, " over:borne-off-{}", letter(by))?,
                (EndReason::Cappotto, Some(by)) => write!(f, " over:capote-{}", letter(by))?,
                (EndReason::Dead, _) => f.write_str(" over:dead")?,
                (EndReason::OutOfTime, Some(winner)) => {
                    write!(f, " over:time-{}", letter(winner.other()))?;
                }
                (_, Some(winner)) => write!(f, " over:resigned-{}", letter(winner.other()))?,
                // A game of Tawula can't end without a winner for any other reason.
                (_, None) => f.write_str(" over:agreed")?,
            },
        }
        write!(f, " {} {}", self.turn, self.options.to_text())?;
        if let Phase::Move(turn) = &self.phase {
            write!(f, " dice={}", turn.dice)?;
            let mut now = self.turn_start();
            for (place, choice) in self.played().iter().enumerate() {
                let mark = if place == 0 { " played=" } else { "," };
                write!(f, "{mark}{}", now.write_choice(*choice))?;
                now.apply_move(*choice);
            }
        }
        let stood: String = Side::BOTH
            .into_iter()
            .filter(|side| self.had_cappotto(*side))
            .map(letter)
            .collect();
        if stood.is_empty() {
            Ok(())
        } else {
            write!(f, " capote-stood={stood}")
        }
    }
}

impl Position {
    /// The position after the throw and before the first move of the current turn. Outside a turn, this position.
    fn turn_start(&self) -> Position {
        match &self.phase {
            Phase::Move(turn) => {
                let mut start = Position {
                    board: turn.start,
                    phase: Phase::Throw,
                    ..*self
                };
                start.apply_throw(turn.dice);
                start
            }
            _ => *self,
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the text that `Display` writes.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields::new(text);
        let board = read_board(fields.next("board")?)?;
        let side = fields.next("side")?;
        let awaited = fields.next("phase")?;
        let turn = fields.turn()?;
        let mut options = fields.preset()?;
        let extras = read_extras(fields, &mut options)?;
        let side = match (awaited, side) {
            ("opening", "-") => Side::First,
            ("opening", _) => {
                return Err(FieldError::word("side", side, "- in the opening").into());
            }
            _ => read_side(side)?,
        };
        let mut position = Position {
            options,
            board,
            side,
            phase: read_phase(awaited)?,
            turn,
            cappotto: extras.stood.unwrap_or_default(),
        };
        if let Phase::Over(outcome) = position.phase {
            position.phase = Phase::Over(position.count_cappotto(outcome));
        }
        position.check()?;
        if awaited == "move" {
            let dice = extras.dice.ok_or(FieldError::Missing { field: "dice" })?;
            position.replay(dice, extras.played.unwrap_or(""))?;
        } else if extras.dice.is_some() || extras.played.is_some() {
            let field = if extras.dice.is_some() {
                "dice"
            } else {
                "played"
            };
            return Err(PositionError::NotInTurn { field });
        }
        Ok(position)
    }
}

impl Position {
    /// Applies the throw and replays the choices.
    fn replay(&mut self, dice: Dice, played: &str) -> Result<(), PositionError> {
        self.throw(dice)?;
        for text in played.split(',').filter(|text| !text.is_empty()) {
            let choice = self.read_choice(text).map_err(PositionError::Played)?;
            self.play(choice)?;
        }
        match self.phase {
            Phase::Move(_) => Ok(()),
            _ => Err(Impossible::NothingToUse.into()),
        }
    }
}

fn read_side(text: &str) -> Result<Side, FieldError> {
    position_text::read_side(GameKind::Tawula, text, "W or B")
}

/// Reads the phase. An unfinished turn starts in the phase before its throw.
fn read_phase(text: &str) -> Result<Phase, FieldError> {
    let over = |reason, winner| Ok(Phase::Over(result(reason, winner)));
    let side = |who: &str| read_side(who).map(Some);
    match text {
        "opening" => return Ok(Phase::Opening),
        "throw" | "move" => return Ok(Phase::Throw),
        "over:dead" => return over(EndReason::Dead, None),
        "over:agreed" => return over(EndReason::Agreed, None),
        _ => {}
    }
    match text.rsplit_once('-') {
        Some(("over:borne-off", who)) => over(EndReason::BorneOff, side(who)?),
        Some(("over:capote", who)) => over(EndReason::Cappotto, side(who)?),
        Some(("over:resigned", who)) => over(EndReason::Resigned, side(who)?.map(Side::other)),
        Some(("over:time", who)) => over(EndReason::OutOfTime, side(who)?.map(Side::other)),
        _ => Err(FieldError::word("phase", text, PHASES)),
    }
}

const PHASES: &str = "opening, throw, move, over:borne-off-W, over:borne-off-B, over:capote-W, \
    over:capote-B, over:dead, over:agreed, over:resigned-W, over:resigned-B, over:time-W, \
    over:time-B";

/// The fields after the preset that aren't options.
#[derive(Default)]
struct Extras<'a> {
    dice: Option<Dice>,
    played: Option<&'a str>,
    stood: Option<[bool; 2]>,
}

fn read_extras<'a>(fields: Fields<'a>, options: &mut Options) -> Result<Extras<'a>, FieldError> {
    let mut extras = Extras::default();
    for (name, value) in fields.named() {
        let given_twice = match name {
            "dice" => extras.dice.replace(read_dice(value)?).map(|_| "dice"),
            "played" => extras.played.replace(value).map(|_| "played"),
            "capote-stood" => extras
                .stood
                .replace(read_stood(value)?)
                .map(|_| "capote-stood"),
            _ => {
                options.set(name, value)?;
                None
            }
        };
        if let Some(field) = given_twice {
            return Err(FieldError::Twice { field });
        }
    }
    Ok(extras)
}

fn read_dice(text: &str) -> Result<Dice, FieldError> {
    let mut figures = text.chars().map(|sign| sign.to_digit(10));
    match (figures.next(), figures.next(), figures.next()) {
        (Some(Some(a)), Some(Some(b)), None) => Dice::new(a as u8, b as u8),
        _ => None,
    }
    .ok_or_else(|| FieldError::word("roll", text, "two figures from 1 to 6, as in dice=63"))
}

fn read_stood(text: &str) -> Result<[bool; 2], FieldError> {
    match text {
        "W" => Ok([true, false]),
        "B" => Ok([false, true]),
        "WB" => Ok([true, true]),
        _ => Err(FieldError::word("list of sides", text, "W, B or WB")),
    }
}
