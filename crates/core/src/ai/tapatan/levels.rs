//! Defines the levels of Tapatan by their depth in the table and their evaluation noise.

use super::table_lookup::LevelParams;

/// Number of levels.
pub(super) const COUNT: u8 = 6;

/// The levels, the weakest first.
pub(super) static LEVELS: [LevelParams; COUNT as usize] = [
    level(1, 1_200_000),
    level(1, 16),
    level(2, 500),
    level(3, 50),
    level(5, 150),
    level(u8::MAX, 1),
];

const fn level(depth: u8, noise: u64) -> LevelParams {
    LevelParams { depth, noise }
}
