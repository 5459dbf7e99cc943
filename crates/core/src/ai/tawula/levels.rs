//! Defines the levels of Tawula.

use super::turn_search::LevelParams;

/// Number of levels.
pub(super) const COUNT: u8 = 6;

/// The levels, the weakest first.
pub(super) static LEVELS: [LevelParams; COUNT as usize] = [
    level(0, 320),
    level(0, 215),
    level(0, 140),
    level(0, 85),
    level(0, 40),
    level(16, 0),
];

const fn level(breadth: u8, noise: u16) -> LevelParams {
    LevelParams { breadth, noise }
}
