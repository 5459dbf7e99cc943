//! Why a duel ended before its last game.

use std::fmt;

use thiserror::Error;

use super::{DuelPlayer, ExternalEngineError, Report};
use tavoliere_core::rules::{AnyIllegal, GameKind, Side};

/// One game of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelGame {
    /// What is played.
    pub kind: GameKind,
    /// The number of the opening, or of the throws, from 0.
    pub pair: u64,
    /// The side of player a.
    pub seat: Side,
}

/// A duel that ended before its last game: in which game, why, and what had been played.
#[derive(Debug, Error)]
#[error("{game}: {problem}")]
pub struct DuelError {
    /// The game that could not be played to its end.
    pub game: DuelGame,
    /// What went wrong in it.
    pub problem: Box<DuelProblem>,
    /// The games that had been played to their end.
    pub played: Report,
}

/// Why a game of a duel was not played to its end.
#[derive(Debug, Error)]
pub enum DuelProblem {
    /// An external engine cannot go on.
    #[error("{player} {error}")]
    ExternalEngine {
        /// The player.
        player: DuelPlayer,
        /// What is wrong with it.
        error: ExternalEngineError,
    },
    /// A player had nothing to say.
    #[error("{player} chose nothing where a choice was due")]
    NoChoice {
        /// The player.
        player: DuelPlayer,
    },
    /// The rules refused a throw or a choice.
    #[error(transparent)]
    Refused(#[from] AnyIllegal),
    /// A fault of this program.
    #[error("the game panicked: {message}")]
    Panicked {
        /// What the panic said.
        message: String,
    },
}

impl DuelGame {
    /// Its number among the games of the duel, from 1.
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
