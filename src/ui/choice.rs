//! Something that a side can do with its pieces.

use crate::table::Location;

/// One thing that can be done with a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The place of the piece. `None` if it is about several.
    pub from: Option<Location>,
    /// What it can do.
    pub text: String,
}
