//! Writes and reads a position as one line of text; see `docs/notation.md`.

use std::fmt;
use std::str::FromStr;

use super::diagram::sign;
use super::position::Phase;
use super::position_check;
use super::square::Squares;
use super::{Impossible, Options, Position, Square};
use crate::rules::position_text::{Fields, read_side, write_row};
use crate::rules::{EndReason, FieldError, GameKind, OptionSet, Side};

/// The reason why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A problem that any game can have.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The board doesn't have nine ranks.
    #[error("the board has {found} ranks; it has 9, separated by `/`, rank 9 first")]
    Ranks {
        /// The number of ranks found.
        found: usize,
    },
    /// A rank doesn't have nine squares.
    #[error("rank {rank} has {found} squares; it has 9")]
    Squares {
        /// The rank, 1 to 9.
        rank: u8,
        /// The number of squares found.
        found: usize,
    },
    /// A sign that has no meaning on the board.
    #[error("{found:?} is unknown on a board; accepted: b w K and numbers of empty squares")]
    Symbol {
        /// The sign.
        found: char,
    },
    /// The text can be read, but the position can't occur.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

pub(super) const fn letter(side: Side) -> char {
    GameKind::Tablut.letter(side)
}

/// The words for the ends of a game. Those with a losing side are last.
const ENDINGS: [(&str, EndReason, Option<Side>); 10] = [
    ("king-escaped", EndReason::KingEscaped, None),
    ("king-captured", EndReason::KingCaptured, None),
    ("king-shut-in", EndReason::KingShutIn, None),
    ("no-move", EndReason::NoMove, None),
    ("repetition", EndReason::Repetition, None),
    ("agreed", EndReason::Agreed, None),
    ("resigned-B", EndReason::Resigned, Some(Side::First)),
    ("resigned-W", EndReason::Resigned, Some(Side::Second)),
    ("time-B", EndReason::OutOfTime, Some(Side::First)),
    ("time-W", EndReason::OutOfTime, Some(Side::Second)),
];

const PHASES: &str = "move, over:king-escaped, over:king-captured, over:king-shut-in, \
    over:no-move, over:repetition, over:agreed, over:resigned-B, over:resigned-W, \
    over:time-B, over:time-W";

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (1..=9).rev() {
            let squares = (0..9).filter_map(|file| Square::at(file, rank));
            write_row(squares.map(|at| sign(self, at)), f)?;
            f.write_str(if rank > 1 { "/" } else { " " })?;
        }
        write!(f, "{} ", letter(self.side))?;
        match self.phase {
            Phase::Move => f.write_str("move")?,
            Phase::Over(outcome) => {
                let loser = outcome.winner.map(Side::other);
                let word = ENDINGS
                    .into_iter()
                    .find(|(_, reason, by)| {
                        *reason == outcome.reason && (by.is_none() || *by == loser)
                    })
                    .map_or("", |(word, _, _)| word);
                write!(f, "over:{word}")?;
            }
        }
        write!(f, " {} {}", self.turn, self.options.to_text())
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the text that `Display` writes. It counts as the first occurrence of the position (TT-14).
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields::new(text);
        let [black, white, kings] = read_board(fields.next("board")?)?;
        let side = read_side(GameKind::Tablut, fields.next("side")?, "B or W")?;
        let ending = read_phase(fields.next("phase")?)?;
        let turn = fields.turn()?;
        let options: Options = fields.options()?;
        let field = position_check::field(&options, [black, white], kings)?;
        let mut position = Position::with(options, field, side, turn);
        if let Some((reason, resigned)) = ending {
            position.end(reason, resigned);
        }
        position.check()?;
        Ok(position)
    }
}

/// The sets of Black men, White men and kings.
fn read_board(text: &str) -> Result<[Squares; 3], PositionError> {
    let found = text.split('/').count();
    if found != 9 {
        return Err(PositionError::Ranks { found });
    }
    let mut sets = [0; 3];
    for (signs, rank) in text.split('/').zip((1..=9).rev()) {
        let mut file = 0_usize;
        for sign in signs.chars() {
            if let Some(run) = sign.to_digit(10) {
                file = file.saturating_add(run as usize);
                continue;
            }
            let set = match sign {
                'b' | 'B' => &mut sets[0],
                'w' | 'W' => &mut sets[1],
                'k' | 'K' => &mut sets[2],
                found => return Err(PositionError::Symbol { found }),
            };
            let place = u8::try_from(file).ok();
            if let Some(at) = place.and_then(|file| Square::at(file, rank)) {
                *set |= at.set();
            }
            file = file.saturating_add(1);
        }
        if file != 9 {
            return Err(PositionError::Squares { rank, found: file });
        }
    }
    Ok(sets)
}

/// The end of the game and the side that lost by resignation or time. `None` if the game continues.
fn read_phase(text: &str) -> Result<Option<(EndReason, Option<Side>)>, FieldError> {
    if text == "move" {
        return Ok(None);
    }
    let ending = text.strip_prefix("over:").and_then(|ending| {
        ENDINGS
            .into_iter()
            .find(|(word, _, _)| word.eq_ignore_ascii_case(ending))
    });
    match ending {
        Some((_, reason, by)) => Ok(Some((reason, by))),
        None => Err(FieldError::word("phase", text, PHASES)),
    }
}
