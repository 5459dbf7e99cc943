//! Defines a player's choice.

use serde::{Deserialize, Serialize};

use super::{Cell, Value};

/// A move of one piece, or a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// One piece moves the full value of a throw (TN-8a).
    Whole {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// One piece moves half of a throw. It's the second half if one is pending, otherwise the first (TN-8b).
    Half {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// One piece moves half of a throw and the other half is lost (TN-8c).
    SingleHalf {
        /// The throw.
        value: Value,
        /// The piece's cell.
        from: Cell,
    },
    /// One piece moves the sum of the whole series at once (TN-9).
    Leap {
        /// The piece's cell.
        from: Cell,
    },
    /// Declares the 8 or 12 just thrown (TN-21).
    Declare {
        /// The value of the throw.
        value: Value,
        /// `true` for "start", which ends the series. `false` for "again".
        start: bool,
    },
}

impl Move {
    /// The cell of the piece that moves. `None` for a declaration.
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

    /// The throw that is used or declared. `None` for a leap, which uses all throws.
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
