//! Lists the reasons why a rollout is impossible.

use thiserror::Error;

use crate::rules::{AnyIllegal, GameKind};

/// The reason why a rollout is impossible.
#[derive(Debug, Error)]
pub enum RolloutError {
    /// The game has no throws.
    #[error(
        "nothing is thrown in {game}: its choices are judged by searching; rolled out are those of \
         tablan and tawula"
    )]
    NoThrows {
        /// The game.
        game: GameKind,
    },
    /// The position doesn't expect a choice.
    #[error("no choice is expected now; a position after a throw is")]
    NoChoice,
    /// A choice is illegal.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// A turn isn't complete.
    #[error("turn {place} does not end where throws have been used up; a whole turn is expected")]
    Unfinished {
        /// The number of the turn, from 1.
        place: usize,
    },
}
