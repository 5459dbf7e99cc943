//! One puzzle: a position, what solves it, and what proves that.

use std::fmt;

use strum::VariantArray as _;

use crate::rules::{AnyMove, AnyPosition, GameKind};

/// How hard a puzzle is.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Grade {
    /// One look.
    Easy,
    /// A look and a thought.
    Medium,
    /// Something to think about.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: &[Grade] = Grade::VARIANTS;

    /// The name in files and keys, such as `easy`; `FromStr` reads it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}

/// What shows that the solution is the best turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every line was searched: the side wins within so many of its own moves against any
    /// defence, and the first move of the solution is the only one that wins so fast.
    Win {
        /// How many moves of the solving side.
        moves: u8,
    },
    /// Games were played on from the ends of the best turns with the same throws: the solution wins
    /// more of them than the next best turn. Both in thousandths of a game.
    Rollout {
        /// By how much it is better.
        difference: u16,
        /// The standard error of the difference.
        error: u16,
    },
}

/// Which puzzle: its game, and its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleId {
    /// The game.
    pub kind: GameKind,
    /// The number within the game, from 1.
    pub number: u8,
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.number)
    }
}

/// A position with one best turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Which one it is.
    pub id: PuzzleId,
    /// How hard it is.
    pub grade: Grade,
    /// The position; in games with throws one in which the throw lies on the table.
    pub position: AnyPosition,
    /// The choices that solve it. In a forced win the moves of both sides in turn, the longest
    /// defence among them; after a throw the choices of one turn.
    pub solution: Vec<AnyMove>,
    /// What proves it.
    pub proof: Proof,
}

impl Puzzle {
    /// The position after the first choices of the solution, so many of them.
    #[must_use]
    pub fn after(&self, choices: usize) -> AnyPosition {
        let mut position = self.position.clone();
        for choice in self.solution.iter().take(choices) {
            // Read and judged already.
            let _ = position.play(*choice);
        }
        position
    }

    /// The solution in the notation of its game, choice by choice.
    #[must_use]
    pub fn solution_texts(&self) -> Vec<String> {
        let mut position = self.position.clone();
        self.solution
            .iter()
            .map(|choice| {
                let text = position.write_choice(*choice);
                let _ = position.play(*choice);
                text
            })
            .collect()
    }
}
