//! Writes and reads a position as one line of text; see `docs/notation.md`.

use std::fmt;
use std::str::FromStr;

use super::board::CellError;
use super::field::Field;
use super::notation::letter;
use super::position::Phase;
use super::series::{MAX_RECORDED, Pending, Series};
use super::{Cell, Impossible, Options, Position, UnusedThrow, Value};
use crate::rules::position_text::{Fields, read_side, write_row};
use crate::rules::{EndReason, FieldError, GameKind, OptionSet, Side};

/// The reason why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A problem that any game can have.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The board doesn't have four columns.
    #[error("the board has {found} columns; it has 4, separated by `/`, column 4 first")]
    Columns {
        /// The number of columns found.
        found: usize,
    },
    /// A column doesn't have 12 cells.
    #[error("column {column} has {found} cells; it has 12")]
    Cells {
        /// The column, 1 to 4.
        column: u8,
        /// The number of cells found.
        found: usize,
    },
    /// A sign that has no meaning on the board.
    #[error("{found:?} is unknown on a board; accepted: B b R r and numbers of empty cells")]
    Symbol {
        /// The sign.
        found: char,
    },
    /// A text that isn't a cell.
    #[error(transparent)]
    Cell(#[from] CellError),
    /// The text can be read, but the position can't occur.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for column in (1..=4).rev() {
            write_column(self, column, f)?;
            f.write_str(if column > 1 { "/" } else { " " })?;
        }
        write!(f, "{} ", letter(self.side))?;
        match self.phase {
            Phase::Opening => f.write_str("opening")?,
            Phase::Throw => f.write_str("throw")?,
            Phase::Declare(value) => write!(f, "declare:{value}")?,
            Phase::Move => f.write_str("move")?,
            Phase::Over(outcome) => match (outcome.reason, outcome.winner) {
                (EndReason::Finished { by }, _) => write!(f, "over:finished-{}", letter(by))?,
                (EndReason::WipedOut, _) => f.write_str("over:wiped-out")?,
                (EndReason::Dead, _) => f.write_str("over:dead")?,
                (EndReason::Agreed, _) => f.write_str("over:agreed")?,
                (EndReason::OutOfTime, Some(winner)) => {
                    write!(f, "over:time-{}", letter(winner.other()))?;
                }
                // A game of Tablan can't end for any other reason.
                (_, winner) => {
                    let by = winner.map_or(self.side, Side::other);
                    write!(f, "over:resigned-{}", letter(by))?;
                }
            },
        }
        write!(f, " {} {}", self.turn, self.options.to_text())?;
        write_series(&self.series, f)
    }
}

fn write_column(position: &Position, column: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let cells = (0..12).filter_map(|letter| Cell::at(letter, column));
    let signs = cells.map(|at| {
        let piece = position.piece(at)?;
        let sign = letter(piece.side);
        Some(if piece.started {
            sign.to_ascii_lowercase()
        } else {
            sign
        })
    });
    write_row(signs, f)
}

fn write_series(series: &Series, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let recorded = series.recorded();
    if recorded.is_empty() {
        return Ok(());
    }
    let list: Vec<String> = recorded.iter().map(Value::to_string).collect();
    write!(f, " thrown={}", list.join(","))?;
    let extra = series.thrown() - recorded.len() as u32;
    if extra > 0 {
        write!(f, "+{extra}")?;
    }
    let left: Vec<String> = series
        .unused()
        .map(|throw| {
            let mark = if throw.start { "!" } else { "" };
            match throw.count {
                1 => format!("{}{mark}", throw.value),
                count => format!("{}*{count}", throw.value),
            }
        })
        .collect();
    if !left.is_empty() {
        write!(f, " left={}", left.join(","))?;
    }
    if let Some(half) = series.pending {
        write!(
            f,
            " half={}:{}{}",
            half.value,
            half.moved,
            if half.started { "*" } else { "" }
        )?;
    }
    if series.moved {
        f.write_str(" moved")
    } else {
        Ok(())
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the text that `Display` writes.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields::new(text);
        let field = read_board(fields.next("board")?)?;
        let side = read_side(GameKind::Tablan, fields.next("side")?, SIDES)?;
        let (phase, resigned) = read_phase(fields.next("phase")?)?;
        let turn = fields.turn()?;
        let mut options = fields.preset()?;
        let series = read_rest(fields, &mut options)?;
        let mut position = Position {
            options,
            field,
            side,
            phase: Phase::Throw,
            series,
            turn,
        };
        position.phase = match phase {
            Ending::Open(phase) => phase,
            Ending::Over(reason) => Phase::Over(position.result(reason, resigned)),
        };
        position.check()?;
        Ok(position)
    }
}

/// A phase as written. The outcome of a finished game follows from the whole position.
enum Ending {
    Open(Phase),
    Over(EndReason),
}

fn read_board(text: &str) -> Result<Field, PositionError> {
    let mut field = Field::EMPTY;
    let columns: Vec<&str> = text.split('/').collect();
    if columns.len() != 4 {
        return Err(PositionError::Columns {
            found: columns.len(),
        });
    }
    for (signs, column) in columns.into_iter().zip((1..=4).rev()) {
        let mut place = 0_usize;
        let mut run = 0_usize;
        for sign in signs.chars() {
            if let Some(digit) = sign.to_digit(10) {
                run = run.saturating_mul(10).saturating_add(digit as usize);
                continue;
            }
            place = place.saturating_add(std::mem::take(&mut run));
            let side = match sign {
                'B' | 'b' => Side::First,
                'R' | 'r' => Side::Second,
                found => return Err(PositionError::Symbol { found }),
            };
            if let Some(at) = u8::try_from(place)
                .ok()
                .and_then(|letter| Cell::at(letter, column))
            {
                field.put(side, at, sign.is_ascii_lowercase());
            }
            place = place.saturating_add(1);
        }
        place = place.saturating_add(run);
        if place != 12 {
            return Err(PositionError::Cells {
                column,
                found: place,
            });
        }
    }
    Ok(field)
}

fn read_phase(text: &str) -> Result<(Ending, Option<Side>), PositionError> {
    let open = |phase| Ok((Ending::Open(phase), None));
    match text.split_once(':').unwrap_or((text, "")) {
        ("opening", "") => open(Phase::Opening),
        ("throw", "") => open(Phase::Throw),
        ("move", "") => open(Phase::Move),
        ("declare", "8") => open(Phase::Declare(Value::Eight)),
        ("declare", "12") => open(Phase::Declare(Value::Twelve)),
        ("over", how) => {
            let (how, who) = match how {
                "wiped-out" | "dead" | "agreed" => (how, None),
                _ => match how.rsplit_once('-') {
                    Some((how, who)) => (how, Some(read_side(GameKind::Tablan, who, SIDES)?)),
                    None => ("", None),
                },
            };
            match (how, who) {
                ("wiped-out", None) => Ok((Ending::Over(EndReason::WipedOut), None)),
                ("dead", None) => Ok((Ending::Over(EndReason::Dead), None)),
                ("agreed", None) => Ok((Ending::Over(EndReason::Agreed), None)),
                ("finished", Some(by)) => Ok((Ending::Over(EndReason::Finished { by }), None)),
                ("resigned", Some(by)) => Ok((Ending::Over(EndReason::Resigned), Some(by))),
                ("time", Some(by)) => Ok((Ending::Over(EndReason::OutOfTime), Some(by))),
                _ => Err(FieldError::word("phase", text, PHASES).into()),
            }
        }
        _ => Err(FieldError::word("phase", text, PHASES).into()),
    }
}

const SIDES: &str = "B or R";

const PHASES: &str = "opening, throw, declare:8, declare:12, move, over:finished-B, over:finished-R, \
    over:wiped-out, over:dead, over:agreed, over:resigned-B, over:resigned-R, \
    over:time-B, over:time-R";

fn read_rest(fields: Fields, options: &mut Options) -> Result<Series, PositionError> {
    let (mut thrown, mut left, mut half, mut moved) = (None, None, None, None);
    for (name, value) in fields.named() {
        let given_twice = match name {
            "thrown" => thrown.replace(read_thrown(value)?).map(|_| "thrown"),
            "left" => left.replace(read_left(value)?).map(|_| "left"),
            "half" => half.replace(read_half(value)?).map(|_| "half"),
            "moved" if value.is_empty() => moved.replace(()).map(|()| "moved"),
            _ => {
                options.set(name, value).map_err(FieldError::from)?;
                None
            }
        };
        if let Some(field) = given_twice {
            return Err(FieldError::Twice { field }.into());
        }
    }
    let (recorded, extra) = thrown.unwrap_or_default();
    let mut series = Series::restore(&recorded, extra, &left.unwrap_or_default())
        .ok_or(Impossible::MoreLeftThanThrown)?;
    series.pending = half;
    series.moved = moved.is_some();
    Ok(series)
}

fn read_value(text: &str) -> Option<Value> {
    let value = text.parse().ok().and_then(Value::of_steps)?;
    (value != Value::Nothing).then_some(value)
}

fn read_thrown(text: &str) -> Result<(Vec<Value>, u32), FieldError> {
    let wrong = || {
        FieldError::word(
            "list of throws",
            text,
            "2, 8 and 12 with commas, as in thrown=2,8,2",
        )
    };
    let (list, extra) = match text.split_once('+') {
        Some((list, extra)) => (list, extra.parse().map_err(|_| wrong())?),
        None => (text, 0),
    };
    let recorded: Option<Vec<Value>> = list.split(',').map(read_value).collect();
    let recorded = recorded.ok_or_else(wrong)?;
    if recorded.len() > MAX_RECORDED {
        Err(wrong())
    } else {
        Ok((recorded, extra))
    }
}

fn read_left(text: &str) -> Result<Vec<UnusedThrow>, FieldError> {
    let wrong = || FieldError::word("list of throws left", text, "as in left=2*3,8,12!");
    let read = |item: &str| {
        let (item, start) = match item.strip_suffix('!') {
            Some(item) => (item, true),
            None => (item, false),
        };
        let (value, count) = match item.split_once('*') {
            Some((value, count)) => (value, count.parse().ok().filter(|count| *count > 0)?),
            None => (item, 1),
        };
        Some(UnusedThrow {
            value: read_value(value)?,
            count,
            start,
        })
    };
    text.split(',')
        .map(read)
        .collect::<Option<_>>()
        .ok_or_else(wrong)
}

fn read_half(text: &str) -> Result<Pending, PositionError> {
    let wrong = || {
        FieldError::word(
            "half",
            text,
            "a throw and the cell of the piece moved, as in half=2:l2*",
        )
    };
    let (value, cell) = text.split_once(':').ok_or_else(wrong)?;
    let (cell, started) = match cell.strip_suffix('*') {
        Some(cell) => (cell, true),
        None => (cell, false),
    };
    let value = read_value(value).ok_or_else(wrong)?;
    Ok(Pending {
        value,
        moved: cell.parse()?,
        started,
    })
}
