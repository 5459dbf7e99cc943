//! Defines the 48 cells, the paths of both sides, and the values of the sticks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::Side;

/// A cell, stored as its index on Blue's path: 0 is `a1`, 47 is `a4` (TN-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// Number of cells on the board.
    pub const COUNT: u8 = 48;

    /// The cell at an index on a side's path. `None` past the end of the path.
    #[must_use]
    pub const fn on_path(side: Side, index: u8) -> Option<Cell> {
        if index >= Self::COUNT {
            return None;
        }
        Some(match side {
            Side::First => Cell(index),
            Side::Second => Cell(12 * (3 - index / 12) + index % 12),
        })
    }

    /// The index of this cell on a side's path, 0 to 47.
    #[must_use]
    pub const fn index(self, side: Side) -> u8 {
        match side {
            Side::First => self.0,
            Side::Second => 12 * (3 - self.0 / 12) + self.0 % 12,
        }
    }

    /// The cell at a letter (0 is `a`, 11 is `l`) and a column (1 to 4). `None` off the board.
    #[must_use]
    pub const fn at(letter: u8, column: u8) -> Option<Cell> {
        if letter >= 12 || column == 0 || column > 4 {
            return None;
        }
        let row = column - 1;
        let along = if row.is_multiple_of(2) {
            letter
        } else {
            11 - letter
        };
        Some(Cell(12 * row + along))
    }

    /// The letter as a number: 0 is `a`, 11 is `l`.
    #[must_use]
    pub const fn letter(self) -> u8 {
        let along = self.0 % 12;
        if (self.0 / 12).is_multiple_of(2) {
            along
        } else {
            11 - along
        }
    }

    /// The column, from 1 (Blue's base) to 4 (Red's base).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / 12 + 1
    }

    /// All cells in the order of Blue's path.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Self::COUNT).map(Cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.letter()) as char, self.column())
    }
}

/// The value of a throw of four sticks (TN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Value {
    /// Two or three flat sides up. The throw scores nothing and the series ends.
    Nothing,
    /// One flat side up.
    Two,
    /// Four flat sides up.
    Eight,
    /// No flat side up.
    Twelve,
}

impl Value {
    /// The value for 0 to 4 flat sides up. `None` for more.
    #[must_use]
    pub const fn of_flats(flats: u8) -> Option<Value> {
        Some(match flats {
            0 => Value::Twelve,
            1 => Value::Two,
            2 | 3 => Value::Nothing,
            4 => Value::Eight,
            _ => return None,
        })
    }

    /// The number of steps: 0, 2, 8 or 12.
    #[must_use]
    pub const fn steps(self) -> u8 {
        match self {
            Value::Nothing => 0,
            Value::Two => 2,
            Value::Eight => 8,
            Value::Twelve => 12,
        }
    }

    /// The value with this number of steps. `None` unless it's 0, 2, 8 or 12.
    #[must_use]
    pub const fn of_steps(steps: u8) -> Option<Value> {
        Some(match steps {
            0 => Value::Nothing,
            2 => Value::Two,
            8 => Value::Eight,
            12 => Value::Twelve,
            _ => return None,
        })
    }
}

/// The error for a text that isn't a cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no cell {found:?}: the cells are a1 to l4")]
pub struct CellError {
    /// The text.
    pub found: String,
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let cell = match text.as_bytes() {
            [letter, digit @ b'1'..=b'4'] if letter.is_ascii_alphabetic() => {
                Cell::at(letter.to_ascii_lowercase() - b'a', digit - b'0')
            }
            _ => None,
        };
        cell.ok_or_else(|| CellError {
            found: text.to_owned(),
        })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.steps())
    }
}
