//! Requests to the puzzles.

use bevy::prelude::Message;

use crate::puzzle::PuzzleId;

/// A request to the puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Set up this one.
    Begin(PuzzleId),
    /// Set up the next unsolved one.
    Next,
    /// Put the position back.
    Again,
    /// Show a piece, and at the second request its target.
    Hint,
    /// Play the solution.
    Show,
    /// Return to the game that was on the table before.
    Leave,
}
