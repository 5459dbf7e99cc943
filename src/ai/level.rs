//! The levels of each game: what makes a player weaker than the best.

use super::{tapatan, tempered};
use crate::rules::GameKind;

/// The levels of Tapatan, the weakest first.
pub(super) const TAPATAN: [tapatan::Temper; 6] = [
    tapatan::Temper {
        sees: 1,
        spread: 1_200_000,
    },
    tapatan::Temper { sees: 1, spread: 8 },
    tapatan::Temper {
        sees: 2,
        spread: 500,
    },
    tapatan::Temper {
        sees: 3,
        spread: 50,
    },
    tapatan::Temper {
        sees: 5,
        spread: 150,
    },
    tapatan::Temper {
        sees: u8::MAX,
        spread: 1,
    },
];

/// The levels of Tablut, the weakest first.
pub(super) const TABLUT: [tempered::Temper; 6] = [
    tempered::Temper {
        nodes: 300,
        spread: 1_200,
    },
    tempered::Temper {
        nodes: 800,
        spread: 500,
    },
    tempered::Temper {
        nodes: 2_000,
        spread: 260,
    },
    tempered::Temper {
        nodes: 6_000,
        spread: 130,
    },
    tempered::Temper {
        nodes: 20_000,
        spread: 60,
    },
    tempered::Temper {
        nodes: 250_000,
        spread: 0,
    },
];

/// By how much the levels that look one choice ahead misjudge it, in hundredths; 1 only breaks
/// ties.
pub(super) const SPREADS: [u64; 2] = [200, 1];

/// How many levels a game has.
pub(super) const fn count(kind: GameKind) -> u8 {
    match kind {
        GameKind::Tapatan => TAPATAN.len() as u8,
        GameKind::Tablut => TABLUT.len() as u8,
        GameKind::Tablan | GameKind::Tawula => SPREADS.len() as u8,
    }
}
