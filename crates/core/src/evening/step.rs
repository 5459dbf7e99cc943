//! What is done in the course of an evening.

use serde::{Deserialize, Serialize};

use super::{EntrantId, Entry, GameResult, PairingId};

/// The most steps of an evening: several times what the longest needs.
pub const MOST_STEPS: usize = 10_000;

/// One thing that is done; what each means stands at the method of
/// [`Evening`](super::Evening) with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
    /// A game begins.
    Begin(PairingId),
    /// A game that had begun waits again.
    PutBack(PairingId),
    /// A game has ended.
    Report(PairingId, GameResult),
    /// A game has ended otherwise than was reported.
    Correct(PairingId, GameResult),
    /// Somebody leaves.
    Leave(EntrantId),
    /// Somebody who has left is back.
    Return(EntrantId),
    /// Somebody comes late.
    Join(Entry),
    /// It is over.
    End,
}
