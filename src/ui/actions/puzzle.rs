//! Requests to the puzzles.

use bevy::prelude::Message;

use crate::puzzle::PuzzleId;

/// A request to the puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Set up this puzzle.
    Begin(PuzzleId),
    /// Set up the next unsolved one.
    Next,
    /// Restore the puzzle's position.
    Again,
    /// Show a piece, and at the second request its destination.
    Hint,
    /// Play the solution.
    Show,
    /// Return to the previous game on the table.
    Leave,
    /// Load the files of puzzles that couldn't be loaded.
    LoadAgain,
}
