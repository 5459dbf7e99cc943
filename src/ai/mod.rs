//! Opponents: they look at a position and choose, and touch nothing else.

mod draw;
mod playout;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

pub use draw::takes_draw;
pub use playout::{listed_playout, playout};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{AnyMove, AnyPosition};

/// A computer player of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    level: u8,
}

impl Player {
    /// The weakest level.
    pub const MIN_LEVEL: u8 = 1;
    /// The strongest level.
    pub const MAX_LEVEL: u8 = 2;

    /// A player of a level; levels outside the range become the nearest inside. Level 1 misjudges
    /// what it sees, level 2 plays what it thinks best.
    #[must_use]
    pub fn new(level: u8) -> Player {
        Player {
            level: level.clamp(Self::MIN_LEVEL, Self::MAX_LEVEL),
        }
    }

    /// The level.
    #[must_use]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// Chooses one of the legal moves, or none where no choice is to be made. The same position
    /// and seed always give the same choice.
    #[must_use]
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Option<AnyMove> {
        let mut whim = Whim {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            level: self.level,
        };
        match position {
            AnyPosition::Tablan(position) => {
                tablan::choose(position, &mut whim).map(AnyMove::Tablan)
            }
            AnyPosition::Tablut(position) => {
                tablut::choose(position, &mut whim).map(AnyMove::Tablut)
            }
            AnyPosition::Tapatan(position) => {
                tapatan::choose(position, &mut whim).map(AnyMove::Tapatan)
            }
            AnyPosition::Tawula(position) => {
                tawula::choose(position, &mut whim).map(AnyMove::Tawula)
            }
        }
    }
}

/// What makes a player's judgement uneven: errors at the low level, ties at every level.
#[derive(Debug)]
struct Whim {
    generator: Xoshiro256PlusPlus,
    level: u8,
}

impl Whim {
    /// An amount to add to a judgement made in hundredths of a piece.
    fn sway(&mut self) -> i64 {
        let spread: u64 = match self.level {
            Player::MIN_LEVEL => 200,
            _ => 1,
        };
        // Doubled judgements leave room below one unit, where ties are broken.
        let word = u128::from(self.generator.next_u64());
        ((word * u128::from(2 * spread)) >> 64) as i64
    }
}
