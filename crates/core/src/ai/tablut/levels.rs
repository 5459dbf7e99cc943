//! The levels of Tablut: how many nodes each searches, and the noise of its evaluation.

use crate::rules::tablut::{KingCapture, Position, Thrones};
use crate::rules::{Rules, Side};

/// What makes a level of Tablut weaker than the search could be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// How many nodes it searches for a move.
    pub nodes: u64,
    /// By how much evaluations are off, in hundredths of a Black man; 0 plays what is found best.
    noise: u16,
    /// The same for White where the rules favour White so much that a Black player would have no
    /// game against it otherwise.
    favoured_noise: u16,
}

/// How many levels there are.
pub(super) const COUNT: u8 = 9;

/// The levels, the weakest first: nodes, noise, and noise where White is favoured.
pub(super) static LEVELS: [LevelParams; COUNT as usize] = [
    level(400, 2_500, 12_000),
    level(600, 150, 1_100),
    level(1_000, 60, 190),
    level(2_000, 15, 300),
    level(4_000, 0, 170),
    level(9_000, 0, 180),
    level(25_000, 0, 110),
    level(80_000, 0, 90),
    level(2_000_000, 0, 0),
];

const fn level(nodes: u64, noise: u16, favoured_noise: u16) -> LevelParams {
    LevelParams {
        nodes,
        noise,
        favoured_noise,
    }
}

impl LevelParams {
    /// By how much the evaluations of the side to move are off.
    pub fn noise_in(&self, position: &Position) -> u16 {
        let options = position.options();
        let favoured = options.thrones == Thrones::One && options.king == KingCapture::Surrounded;
        if favoured && position.side_to_act() == Some(Side::Second) {
            self.favoured_noise
        } else {
            self.noise
        }
    }
}
