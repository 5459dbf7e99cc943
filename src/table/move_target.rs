//! A choice as a target from location to location, and the question before any choice.

use super::location::Location;
use crate::rules::{AnyIllegal, AnyMove};

/// One choice that moves a piece, as a target from location to location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTarget {
    /// Where the piece stands.
    pub from: Location,
    /// Where it comes to stand.
    pub to: Location,
    /// The choice.
    pub choice: AnyMove,
    /// The throw or die that it uses, where one can be picked out; none where all are used.
    pub uses: Option<u8>,
    /// The number to show there; 0 where a game shows none.
    pub steps: u8,
    /// It takes half a throw; another piece may move the other half.
    pub half: bool,
    /// What happens there.
    pub kind: TargetKind,
}

/// What happens at the end of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// It is free.
    Free,
    /// An enemy is captured or hit.
    Capture,
    /// The piece comes home, or is borne off.
    Enter,
}

/// A question that must be answered before anything moves. Each answer is a choice of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What pressing the sticks answers.
    pub throw: AnyMove,
    /// What "done" answers.
    pub done: AnyMove,
    /// Why anything else is refused.
    pub unclear: AnyIllegal,
}
