//! The reasons why a duel ended before its last game.

use std::fmt;

use thiserror::Error;

use super::{DuelPlayer, ExternalEngineError, Report};
use tavoliere_core::rules::{AnyIllegal, GameKind, Side};

/// One game of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelGame {
    /// The game that is played.
    pub kind: GameKind,
    /// The number of the opening, or of the throws, from 0.
    pub pair: u64,
    /// The side of player a.
    pub seat: Side,
}

/// A duel that ended before its last game: the failed game, the reason, and the games before it.
#[derive(Debug, Error)]
#[error("{game}: {problem}")]
pub struct DuelError {
    /// The game that couldn't be finished.
    pub game: DuelGame,
    /// The problem.
    pub problem: Box<DuelProblem>,
    /// The finished games.
    pub played: Report,
}

/// The reason why a game of a duel wasn't finished.
#[derive(Debug, Error)]
pub enum DuelProblem {
    /// An external engine can't continue.
    #[error("{player} {error}")]
    ExternalEngine {
        /// The player.
        player: DuelPlayer,
        /// The error.
        error: ExternalEngineError,
    },
    /// A player didn't choose.
    #[error("{player} made no choice when one was due")]
    NoChoice {
        /// The player.
        player: DuelPlayer,
    },
    /// The rules refused a throw or a choice.
    #[error(transparent)]
    Refused(#[from] AnyIllegal),
    /// This program panicked.
    #[error("the game panicked: {message}")]
    Panicked {
        /// The message of the panic.
        message: String,
    },
}

impl DuelGame {
    /// The number of the game in the duel, from 1.
    #[must_use]
    pub const fn number(&self) -> u64 {
        2 * self.pair + self.seat.index() as u64 + 1
    }
}

impl fmt::Display for DuelGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, pair) = (self.number(), self.pair + 1);
        let side = self.kind.side_name(self.seat);
        write!(f, "game {number} (pair {pair}, a as {side})")
    }
}
