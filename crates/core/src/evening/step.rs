//! The steps of a game night.

use serde::{Deserialize, Serialize};

use super::{EntrantId, Entry, GameResult, PairingId};

/// The most steps of a game night, several times the number that the longest needs.
pub const MOST_STEPS: usize = 10_000;

/// One action. The method of [`Evening`](super::Evening) with the same name explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
    /// Starts a game.
    Begin(PairingId),
    /// Marks a started game as not started.
    #[serde(rename = "PutBack")]
    Unstart(PairingId),
    /// Reports the result of a game.
    Report(PairingId, GameResult),
    /// Changes a reported result.
    Correct(PairingId, GameResult),
    /// Changes the result of the first of two games, by the sides in that game.
    CorrectEarlier(PairingId, GameResult),
    /// Marks a player as gone.
    Leave(EntrantId),
    /// Brings back a player who has left.
    Return(EntrantId),
    /// Adds a latecomer.
    Join(Entry),
    /// Ends the game night.
    End,
}
