//! The parts of a turn, as a game describes it.

use super::captured::Captured;
use super::place::Place;
use super::throw::Throw;
use super::tone::Tone;
use super::word::Word;

/// A part of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A throw. All throws of a turn come first.
    Throw(Throw),
    /// The piece of the step that follows leaves its start cell.
    Starts,
    /// A place that a piece leaves or reaches.
    Place(Place),
    /// The way from the place before it to the place after it.
    Arrow,
    /// Pieces that left the board.
    Captured(Captured),
    /// A word or two.
    Word(Word),
    /// The number of pieces that made the step before it.
    Times(u8),
    /// The end of a step that another one follows.
    NextStep,
    /// The turn isn't finished.
    Unfinished,
    /// Running text. Its words wrap.
    Text(String, Tone),
}
