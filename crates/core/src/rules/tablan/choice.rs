//! One single choice of a player.

use serde::{Deserialize, Serialize};

use super::{Cell, Value};

/// One choice: a single move of one piece, or a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// A piece travels all of one throw (TN-8a).
    Whole {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// A piece travels half of a throw: the first half where none is pending, else the second
    /// (TN-8b).
    Half {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// A piece travels half of a throw and the other half is lost (TN-8c).
    SingleHalf {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// A piece travels the sum of the whole series at once (TN-9).
    Leap {
        /// The piece's cell.
        from: Cell,
    },
    /// Says what the 8 or 12 that has just fallen is for (TN-21).
    Declare {
        /// The value that fell.
        value: Value,
        /// True for "start", which ends the series; false for "again".
        start: bool,
    },
}

impl Move {
    /// The cell of the piece that moves, or none for a declaration.
    #[must_use]
    pub const fn from(&self) -> Option<Cell> {
        match self {
            Move::Whole { from, .. }
            | Move::Half { from, .. }
            | Move::SingleHalf { from, .. }
            | Move::Leap { from } => Some(*from),
            Move::Declare { .. } => None,
        }
    }

    /// The throw that is used or declared, or none for a leap, which uses all of them.
    #[must_use]
    pub const fn value(&self) -> Option<Value> {
        match self {
            Move::Whole { value, .. }
            | Move::Half { value, .. }
            | Move::SingleHalf { value, .. }
            | Move::Declare { value, .. } => Some(*value),
            Move::Leap { .. } => None,
        }
    }
}
