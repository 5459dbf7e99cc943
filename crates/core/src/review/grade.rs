//! Grades for average losses, with limits measured in games between the computer's levels.

use strum::VariantArray as _;

use crate::ai::GamePlayer;
use crate::rules::{GameKind, with_game};

/// A grade for the average loss of a choice.
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
    /// Plays like the computer's first level, or below.
    Learning,
    /// Plays like the levels above the first.
    Casual,
    /// Plays like the middle levels.
    Steady,
    /// Plays like the level below the best.
    Strong,
    /// Plays like the best level.
    Master,
}

impl Grade {
    /// All grades, the lowest first.
    pub const ALL: &[Grade] = Grade::VARIANTS;

    /// The fewest choices that give a grade.
    pub const LEAST_CHOICES: u32 = 5;

    /// The grade for an average loss, in tenths of a thousandth of a game.
    #[must_use]
    pub fn of_average(game: GameKind, tenths: u32) -> Grade {
        let limits = Grade::limits(game);
        let passed = limits.iter().filter(|limit| tenths <= **limit).count();
        Grade::ALL[passed]
    }

    /// The highest average costs of casual, steady, strong and masterly play, in tenths of a thousandth of a game.
    /// `docs/review.md` shows what each level of the computer loses.
    #[must_use]
    pub const fn limits(game: GameKind) -> [u32; 4] {
        with_game!(game, Game => <Game as GamePlayer>::GRADE_LIMITS)
    }

    /// The lowest and the highest level of the computer with this grade, in games against themselves
    /// (`docs/review.md`).
    #[must_use]
    pub const fn levels(self, game: GameKind) -> (u8, u8) {
        with_game!(game, Game => <Game as GamePlayer>::GRADE_LEVELS[self as usize])
    }

    /// The name in reviews, such as `steady`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
