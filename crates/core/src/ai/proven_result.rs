//! The proven result of a position, from a solved table or from a search that reached the end.

use std::fmt;

use super::tablut::{is_decided, moves_to_end};

/// The result that the side to choose can force, and the number of moves of both sides until then, including its
/// choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProvenResult {
    /// The side wins.
    Won {
        /// Moves of both sides to the end.
        moves: u32,
    },
    /// Neither side can force a win.
    Drawn,
    /// The side loses.
    Lost {
        /// Moves of both sides to the end.
        moves: u32,
    },
}

impl ProvenResult {
    /// Converts the value of a Tablut search, `None` if it has proved nothing.
    #[must_use]
    pub fn of_search(value: i32) -> Option<ProvenResult> {
        let moves = moves_to_end(value).filter(|_| is_decided(value))?;
        Some(if value > 0 {
            ProvenResult::Won { moves }
        } else {
            ProvenResult::Lost { moves }
        })
    }

    /// The value as a chance to win in thousandths, a draw counting half.
    #[must_use]
    pub const fn chance(self) -> u16 {
        match self {
            ProvenResult::Won { .. } => 1000,
            ProvenResult::Drawn => 500,
            ProvenResult::Lost { .. } => 0,
        }
    }

    /// The same to the other side, one move earlier.
    #[must_use]
    pub const fn before_move(self) -> ProvenResult {
        match self {
            ProvenResult::Won { moves } => ProvenResult::Lost { moves: moves + 1 },
            ProvenResult::Drawn => ProvenResult::Drawn,
            ProvenResult::Lost { moves } => ProvenResult::Won { moves: moves + 1 },
        }
    }
}

/// Writes `won in 3`, `drawn` or `lost in 4`.
impl fmt::Display for ProvenResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProvenResult::Won { moves } => write!(f, "won in {moves}"),
            ProvenResult::Drawn => f.write_str("drawn"),
            ProvenResult::Lost { moves } => write!(f, "lost in {moves}"),
        }
    }
}
