//! Defines the levels of Tablan. Noise has different effects under each rule set.

use super::Evaluator;
use super::turn_search::LevelParams;
use crate::rules::tablan::{Options, Preset};

/// Number of levels.
pub(super) const COUNT: u8 = 6;

/// The levels under these options, the weakest first.
pub(super) fn levels(options: &Options) -> &'static [LevelParams] {
    match Evaluator::preset(options) {
        Preset::PerGioco => &PER_GIOCO,
        Preset::English => &ENGLISH,
        Preset::Bell => &BELL,
    }
}

/// A player that evaluates every end of a turn without looking ahead.
const fn greedy(noise: u64) -> LevelParams {
    LevelParams {
        breadth: 0,
        throws: 0,
        noise,
    }
}

const PER_GIOCO: [LevelParams; COUNT as usize] = [
    greedy(28_000),
    greedy(12_700),
    greedy(8_500),
    greedy(4_800),
    greedy(2_000),
    LevelParams {
        breadth: 10,
        throws: 1,
        noise: 1,
    },
];

const ENGLISH: [LevelParams; COUNT as usize] = [
    greedy(18_000),
    greedy(10_500),
    greedy(6_700),
    greedy(3_800),
    greedy(1_800),
    LevelParams {
        breadth: 16,
        throws: 2,
        noise: 1,
    },
];

const BELL: [LevelParams; COUNT as usize] = [
    greedy(36_000),
    greedy(15_000),
    greedy(9_000),
    greedy(4_600),
    greedy(1_200),
    LevelParams {
        breadth: 16,
        throws: 2,
        noise: 1,
    },
];
