//! Why choices cannot be rolled out.

use thiserror::Error;

use crate::rules::{AnyIllegal, GameKind};

/// Why choices cannot be rolled out.
#[derive(Debug, Error)]
pub enum RolloutError {
    /// A game without throws.
    #[error(
        "nothing is thrown in {game}: its choices are judged by searching; rolled out are those of \
         tablan and tawula"
    )]
    NoThrows {
        /// The game.
        game: GameKind,
    },
    /// Nobody is to choose.
    #[error("no choice is expected now; a position after a throw is")]
    NoChoice,
    /// A choice that the rules refuse.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// A turn that goes on.
    #[error("turn {place} does not end where throws have been used up; a whole turn is expected")]
    Unfinished {
        /// Which turn, from 1.
        place: usize,
    },
}
