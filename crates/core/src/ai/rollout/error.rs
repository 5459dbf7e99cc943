//! Lists the reasons why a rollout is impossible.

use thiserror::Error;

use crate::rules::{AnyIllegal, GameKind};

/// The reason why a rollout is impossible.
#[derive(Debug, Error)]
pub enum RolloutError {
    /// The game has no throws.
    #[error(
        "{game} has no throws, so its choices are judged by a search; rollouts are for \
         tablan and tawula"
    )]
    NoThrows {
        /// The game.
        game: GameKind,
    },
    /// The position doesn't expect a choice.
    #[error("no choice is expected now; expected: a position after a throw")]
    NoChoice,
    /// A choice is illegal.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// A turn isn't complete.
    #[error("turn {place} leaves throws unused; a whole turn is expected")]
    Unfinished {
        /// The number of the turn, from 1.
        place: usize,
    },
}
