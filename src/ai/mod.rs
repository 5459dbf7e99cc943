//! Opponents: they look at a position and choose, and touch nothing else.

mod draw;
mod greedy;
pub mod hint;
mod level;
mod luck;
pub mod network;
mod playout;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
mod tempered;
mod thought;
mod uct;
mod whim;

pub use draw::takes_draw;
pub use hint::{Hint, Reason, evaluation, hint};
pub use luck::luck;
pub use playout::{listed_playout, playout};
pub use thought::{Progress, Thought};

use crate::rules::{AnyMove, AnyPosition, GameKind};

/// A computer player of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    level: u8,
}

impl Player {
    /// The weakest level.
    pub const MIN_LEVEL: u8 = 1;
    /// The strongest level of the game that has most of them.
    pub const MAX_LEVEL: u8 = 9;

    /// A player of a level; levels outside the range become the nearest inside.
    #[must_use]
    pub fn new(level: u8) -> Player {
        Player {
            level: level.clamp(Self::MIN_LEVEL, Self::MAX_LEVEL),
        }
    }

    /// The best player of every game.
    #[must_use]
    pub const fn best() -> Player {
        Player {
            level: Self::MAX_LEVEL,
        }
    }

    /// How many levels a game has: they are numbered from 1, the weakest, to this.
    #[must_use]
    pub const fn levels(kind: GameKind) -> u8 {
        level::count(kind)
    }

    /// The level.
    #[must_use]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The level in a game that may have fewer: the nearest.
    #[must_use]
    pub fn level_in(self, kind: GameKind) -> u8 {
        self.level.min(Self::levels(kind))
    }

    /// The key of its name in a game; its temper, in a sentence, stands under the same with
    /// `-temper` behind it.
    #[must_use]
    pub fn key(self, kind: GameKind) -> String {
        format!("opponent-{kind}-{}", self.level_in(kind))
    }

    /// Chooses one of the legal moves, or none where no choice is to be made: a [`Thought`] thought
    /// to its end. The same position and seed always give the same choice.
    #[must_use]
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Option<AnyMove> {
        let mut thought = Thought::new(self, position, seed)?;
        thought.finish();
        thought.best()
    }
}
