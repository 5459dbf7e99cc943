//! The moves that a player can pick on the table, and the question before any move.

use super::location::Location;
use crate::rules::{AnyIllegal, AnyMove};

/// One choice that moves a piece from location to location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTarget {
    /// The location of the piece.
    pub from: Location,
    /// The destination.
    pub to: Location,
    /// The choice.
    pub choice: AnyMove,
    /// The throw or die that it uses. `None` if it uses all of them.
    pub uses: Option<u8>,
    /// The number shown on the target; 0 shows none.
    pub steps: u8,
    /// `true` if it takes half a throw, so another piece can move the other half.
    pub half: bool,
    /// The effect at the destination.
    pub kind: TargetKind,
}

/// The effect of a move at its destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// The destination is free.
    Free,
    /// An opposing piece is captured or hit.
    Capture,
    /// The piece comes home, or is borne off.
    Enter,
}

/// A question that must be answered before any move. Each answer is a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The answer of pressing the sticks.
    pub throw: AnyMove,
    /// The answer of "Done".
    pub done: AnyMove,
    /// The reason for refusing anything else.
    pub unclear: AnyIllegal,
}
