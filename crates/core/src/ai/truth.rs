//! What is certain of a position: by a table, or by a search to the end.

use std::fmt;

use super::tablut::{is_decided, moves_to_end};
use super::tapatan::Value;

/// What the side that chooses can force, and after how many moves of both sides, its choice counted, the
/// game then ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Truth {
    /// It wins.
    Won {
        /// Moves of both sides to the end.
        moves: u32,
    },
    /// Neither side can force anything.
    Drawn,
    /// It loses.
    Lost {
        /// Moves of both sides to the end.
        moves: u32,
    },
}

impl Truth {
    /// What a table knows.
    #[must_use]
    pub fn of_table(value: Value) -> Truth {
        match value {
            Value::Won(moves) => Truth::Won {
                moves: moves.into(),
            },
            Value::Lost(moves) => Truth::Lost {
                moves: moves.into(),
            },
            Value::Drawn => Truth::Drawn,
        }
    }

    /// What a search of Tablut has proved; none where it has proved nothing.
    #[must_use]
    pub fn of_search(value: i32) -> Option<Truth> {
        let moves = moves_to_end(value).filter(|_| is_decided(value))?;
        Some(if value > 0 {
            Truth::Won { moves }
        } else {
            Truth::Lost { moves }
        })
    }

    /// The value as a chance to win in thousandths, a draw counting half.
    #[must_use]
    pub const fn chance(self) -> u16 {
        match self {
            Truth::Won { .. } => 1000,
            Truth::Drawn => 500,
            Truth::Lost { .. } => 0,
        }
    }

    /// The same to the other side, one move earlier.
    #[must_use]
    pub const fn before_move(self) -> Truth {
        match self {
            Truth::Won { moves } => Truth::Lost { moves: moves + 1 },
            Truth::Drawn => Truth::Drawn,
            Truth::Lost { moves } => Truth::Won { moves: moves + 1 },
        }
    }
}

/// `won in 3`, `drawn`, `lost in 4`.
impl fmt::Display for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Truth::Won { moves } => write!(f, "won in {moves}"),
            Truth::Drawn => f.write_str("drawn"),
            Truth::Lost { moves } => write!(f, "lost in {moves}"),
        }
    }
}
