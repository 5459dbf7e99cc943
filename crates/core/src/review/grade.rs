//! What an average cost means: grades with limits measured from games between the computer's levels.

use strum::VariantArray as _;

use crate::rules::GameKind;

/// How well somebody played, by the average cost of a choice.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Grade {
    /// As the computer's first level, or below.
    Learning,
    /// As the levels above the first.
    Casual,
    /// As the levels in the middle.
    Steady,
    /// As the level below the best.
    Strong,
    /// As the best.
    Master,
}

impl Grade {
    /// All of them, the lowest first.
    pub const ALL: &[Grade] = Grade::VARIANTS;

    /// Fewer choices than these say nothing.
    pub const LEAST_CHOICES: u32 = 5;

    /// The grade of an average cost, in tenths of a thousandth of a game.
    #[must_use]
    pub fn of_average(game: GameKind, tenths: u32) -> Grade {
        let limits = Grade::limits(game);
        let passed = limits.iter().filter(|limit| tenths <= **limit).count();
        Grade::ALL[passed]
    }

    /// Up to which average cost, in tenths of a thousandth of a game, a choice is casual, steady, strong
    /// and of a master. `docs/review.md` shows what each level of the computer loses.
    #[must_use]
    pub const fn limits(game: GameKind) -> [u32; 4] {
        match game {
            GameKind::Tablan => [245, 170, 70, 20],
            GameKind::Tablut => [500, 260, 110, 35],
            GameKind::Tapatan => [2_250, 1_100, 470, 100],
            GameKind::Tawula => [180, 118, 47, 20],
        }
    }

    /// The lowest and the highest level of the computer that lose as much, in games against themselves
    /// (`docs/review.md`).
    #[must_use]
    pub const fn levels(self, game: GameKind) -> (u8, u8) {
        match (game, self) {
            (GameKind::Tablut, Grade::Learning) => (1, 2),
            (GameKind::Tablut, Grade::Casual) => (3, 4),
            (GameKind::Tablut, Grade::Steady) => (5, 6),
            (GameKind::Tablut, Grade::Strong) => (7, 7),
            (GameKind::Tablut, Grade::Master) => (8, 9),
            (GameKind::Tablan | GameKind::Tapatan | GameKind::Tawula, Grade::Learning) => (1, 1),
            (GameKind::Tapatan, Grade::Casual) => (2, 3),
            (GameKind::Tapatan, Grade::Steady) => (4, 4),
            (GameKind::Tablan | GameKind::Tawula, Grade::Casual) => (2, 2),
            (GameKind::Tablan | GameKind::Tawula, Grade::Steady) => (3, 4),
            (GameKind::Tablan | GameKind::Tapatan | GameKind::Tawula, Grade::Strong) => (5, 5),
            (GameKind::Tablan | GameKind::Tapatan | GameKind::Tawula, Grade::Master) => (6, 6),
        }
    }

    /// The name in reviews, such as `steady`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
