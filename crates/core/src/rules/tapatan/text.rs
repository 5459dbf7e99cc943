//! Writes and reads a position as one line of text; see `docs/notation.md`.

use std::fmt;
use std::str::FromStr;

use super::history::History;
use super::options::ended;
use super::{Impossible, Options, Point, Position};
use crate::rules::position_text::{Fields, read_side, write_row};
use crate::rules::{EndReason, FieldError, GameKind, OptionSet, Outcome, Side};

/// The reason why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A problem that any game can have.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The board doesn't have three ranks.
    #[error("the board has {found} ranks; it has 3, separated by `/`, rank 3 first")]
    Ranks {
        /// The number of ranks found.
        found: usize,
    },
    /// A rank doesn't have three points.
    #[error("rank {rank} has {found} points; it has 3")]
    Points {
        /// The rank, 1 to 3.
        rank: u8,
        /// The number of points found.
        found: usize,
    },
    /// A sign that has no meaning on the board.
    #[error("{found:?} is unknown on a board; accepted: w b and numbers of free points")]
    Symbol {
        /// The sign.
        found: char,
    },
    /// The text can be read, but the position can't occur.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (1..=3).rev() {
            let points = (0..3).filter_map(|file| Point::at(file, rank));
            write_row(points.map(|at| self.piece(at).map(sign)), f)?;
            f.write_str(if rank > 1 { "/" } else { " " })?;
        }
        write!(f, "{} ", letter(self.side))?;
        match self.over {
            None => f.write_str("move")?,
            Some(outcome) => match (outcome.reason, outcome.winner) {
                (EndReason::ThreeInLine, _) => f.write_str("over:three-in-line")?,
                (EndReason::NoMove, _) => f.write_str("over:no-move")?,
                (EndReason::Repetition, _) => f.write_str("over:repetition")?,
                (EndReason::Agreed, _) => f.write_str("over:agreed")?,
                (EndReason::OutOfTime, Some(winner)) => {
                    write!(f, "over:time-{}", letter(winner.other()))?;
                }
                // A game of Tapatan can't end for any other reason.
                (_, winner) => {
                    let by = winner.map_or(self.side, Side::other);
                    write!(f, "over:resigned-{}", letter(by))?;
                }
            },
        }
        write!(f, " {} {}", self.turn, self.options.to_text())
    }
}

pub(super) const fn letter(side: Side) -> char {
    GameKind::Tapatan.letter(side)
}

/// The letter of a side's piece in the text of a position and in a diagram.
pub(super) const fn sign(side: Side) -> char {
    letter(side).to_ascii_lowercase()
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the text that `Display` writes. In the moving phase it counts as the first occurrence of the position
    /// (TP-7).
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields::new(text);
        let pieces = read_board(fields.next("board")?)?;
        let side = read_side(GameKind::Tapatan, fields.next("side")?, "W or B")?;
        let end = read_phase(fields.next("phase")?)?;
        let turn = fields.turn()?;
        let options: Options = fields.options()?;
        let mut position = Position {
            options,
            pieces,
            side,
            over: end.map(|end| end.outcome(side, &options)),
            turn,
            history: History::default(),
        };
        position.check()?;
        if !position.is_placing() {
            position.add_to_history(side);
        }
        Ok(position)
    }
}

/// The end of a game, as written.
enum End {
    Line,
    NoMove,
    Drawn(EndReason),
    Resigned(Side),
    OutOfTime(Side),
}

impl End {
    /// The result, given that `side` acted last.
    fn outcome(&self, side: Side, options: &Options) -> Outcome {
        match self {
            // If the side passes instead, the position is refused.
            End::NoMove => options
                .stall
                .outcome(side.other())
                .unwrap_or(ended(None, EndReason::NoMove)),
            End::Line => ended(Some(side), EndReason::ThreeInLine),
            End::Drawn(reason) => ended(None, *reason),
            End::Resigned(by) => ended(Some(by.other()), EndReason::Resigned),
            End::OutOfTime(by) => ended(Some(by.other()), EndReason::OutOfTime),
        }
    }
}

fn read_board(text: &str) -> Result<[u16; 2], PositionError> {
    let mut pieces = [0; 2];
    let found = text.split('/').count();
    if found != 3 {
        return Err(PositionError::Ranks { found });
    }
    for (signs, rank) in text.split('/').zip((1..=3).rev()) {
        let mut place = 0_usize;
        for sign in signs.chars() {
            let side = match sign {
                'W' | 'w' => Side::First,
                'B' | 'b' => Side::Second,
                '1'..='9' => {
                    place += (sign as usize) - ('0' as usize);
                    continue;
                }
                found => return Err(PositionError::Symbol { found }),
            };
            let at = u8::try_from(place).ok();
            if let Some(at) = at.and_then(|file| Point::at(file, rank)) {
                pieces[side.index()] |= at.bit();
            }
            place += 1;
        }
        if place != 3 {
            return Err(PositionError::Points { rank, found: place });
        }
    }
    Ok(pieces)
}

fn read_phase(text: &str) -> Result<Option<End>, FieldError> {
    Ok(Some(match text {
        "move" => return Ok(None),
        "over:three-in-line" => End::Line,
        "over:no-move" => End::NoMove,
        "over:repetition" => End::Drawn(EndReason::Repetition),
        "over:agreed" => End::Drawn(EndReason::Agreed),
        "over:resigned-W" | "over:resigned-w" => End::Resigned(Side::First),
        "over:resigned-B" | "over:resigned-b" => End::Resigned(Side::Second),
        "over:time-W" | "over:time-w" => End::OutOfTime(Side::First),
        "over:time-B" | "over:time-b" => End::OutOfTime(Side::Second),
        _ => return Err(FieldError::word("phase", text, PHASES)),
    }))
}

const PHASES: &str = "move, over:three-in-line, over:no-move, over:repetition, over:agreed, \
    over:resigned-W, over:resigned-B, over:time-W, over:time-B";
