//! A possible move, as panels describe it.

use crate::table::Location;

/// One possible move of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The location of the piece. `None` if it concerns several.
    pub from: Option<Location>,
    /// The description of the move.
    pub text: String,
}
