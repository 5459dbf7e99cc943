//! Defines the levels of Tablut by their numbers of nodes and their evaluation noise.

use crate::rules::tablut::{KingCapture, Position, Thrones};
use crate::rules::{Rules, Side};

/// The parameters that make a level of Tablut weaker than the full search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// The number of nodes to search for a move.
    pub nodes: u64,
    /// The maximum error of evaluations, in hundredths of a Black man. 0 plays the best move found.
    noise: u16,
    /// The noise for a side that the rules favour so strongly that a player of the other side would have no chance
    /// without it.
    favoured_noise: u16,
}

/// Number of levels.
pub(super) const COUNT: u8 = 9;

/// The levels, the weakest first: nodes, noise, and noise for a favoured side.
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
    /// The noise for the side to move.
    pub fn noise_in(&self, position: &Position) -> u16 {
        let options = position.options();
        let favoured = match (options.thrones, options.king) {
            (Thrones::Five, _) => None,
            (Thrones::One, KingCapture::Surrounded) => Some(Side::Second),
            (Thrones::One, KingCapture::Flanked) if options.camps => Some(Side::First),
            (Thrones::One, KingCapture::Flanked) => None,
        };
        if favoured.is_some() && position.side_to_act() == favoured {
            self.favoured_noise
        } else {
            self.noise
        }
    }
}
