//! The levels of each game: what makes a player weaker than the best.

use super::tablan::Judge;
use super::{tablan, tapatan, tawula, tempered};
use crate::rules::GameKind;
use crate::rules::tablan::{Options, Preset};

/// The levels of Tapatan, the weakest first.
pub(super) const TAPATAN: [tapatan::Temper; 6] = [
    tapatan::Temper {
        sees: 1,
        spread: 1_200_000,
    },
    tapatan::Temper {
        sees: 1,
        spread: 16,
    },
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

/// The levels of Tablut, the weakest first: nodes, spread, and spread where White is favoured.
pub(super) const TABLUT: [tempered::Temper; 9] = [
    tablut(400, 2_500, 12_000),
    tablut(600, 150, 1_100),
    tablut(1_000, 60, 190),
    tablut(2_000, 15, 300),
    tablut(4_000, 0, 170),
    tablut(9_000, 0, 180),
    tablut(25_000, 0, 110),
    tablut(80_000, 0, 90),
    tablut(250_000, 0, 0),
];

const fn tablut(nodes: u64, spread: u16, favoured: u16) -> tempered::Temper {
    tempered::Temper {
        nodes,
        spread,
        favoured,
    }
}

/// The levels of Tawula, the weakest first.
pub(super) const TAWULA: [tawula::Temper; 6] = [
    tawula::Temper {
        breadth: 0,
        spread: 320,
    },
    tawula::Temper {
        breadth: 0,
        spread: 215,
    },
    tawula::Temper {
        breadth: 0,
        spread: 140,
    },
    tawula::Temper {
        breadth: 0,
        spread: 85,
    },
    tawula::Temper {
        breadth: 0,
        spread: 40,
    },
    tawula::Temper {
        breadth: 16,
        spread: 0,
    },
];

/// The levels of Tablan, the weakest first: errors weigh differently in its two games.
pub(super) fn tablan(options: &Options) -> [tablan::Temper; 6] {
    match Judge::preset(options) {
        Preset::PerGioco => PER_GIOCO,
        Preset::English => ENGLISH,
    }
}

/// A player of Tablan who judges every end of a turn by itself.
const fn judging(spread: u64) -> tablan::Temper {
    tablan::Temper {
        ahead: 0,
        throws: 0,
        spread,
    }
}

const PER_GIOCO: [tablan::Temper; 6] = [
    judging(28_000),
    judging(12_700),
    judging(8_500),
    judging(4_800),
    judging(2_000),
    tablan::Temper {
        ahead: 10,
        throws: 1,
        spread: 1,
    },
];

const ENGLISH: [tablan::Temper; 6] = [
    judging(18_000),
    judging(10_500),
    judging(6_700),
    judging(3_800),
    judging(1_800),
    tablan::Temper {
        ahead: 16,
        throws: 2,
        spread: 1,
    },
];

/// How many levels a game has.
pub(super) const fn count(kind: GameKind) -> u8 {
    match kind {
        GameKind::Tapatan => TAPATAN.len() as u8,
        GameKind::Tablut => TABLUT.len() as u8,
        GameKind::Tawula => TAWULA.len() as u8,
        GameKind::Tablan => PER_GIOCO.len() as u8,
    }
}
