//! One side's throws and choices in a row, as the list of moves shows them.

use crate::rules::Side;

/// One turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// From 1, counting single turns of both sides.
    pub number: u32,
    /// Whose turn.
    pub side: Side,
    /// The turn in the notation of its game, with number and side, as records write it.
    pub text: String,
    /// Whether the rules have ended it; the last turn of a game in progress is not finished.
    pub finished: bool,
    /// The place of its first event in the game's events.
    pub first_event: usize,
}
