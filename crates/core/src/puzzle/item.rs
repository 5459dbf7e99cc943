//! A puzzle: a position, its solution, and the proof.

use std::fmt;

use strum::VariantArray as _;

use crate::rules::{AnyMove, AnyPosition, GameKind, Setup};

/// The difficulty of a puzzle.
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
    /// Solved at a glance.
    Easy,
    /// Needs a little thought.
    Medium,
    /// Needs more thought.
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

/// The proof that the solution is the best turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every line was searched: the side wins within `moves` of its moves against any defence, and only the solution's
    /// first move wins this fast.
    Win {
        /// The number of moves of the solving side.
        moves: u8,
    },
    /// The game is solved: only the solution's move holds a draw. After every other choice the other side wins within
    /// `moves` of its moves against any defence.
    Hold {
        /// The number of moves of the other side.
        moves: u8,
    },
    /// Games were played out from the ends of the best turns with the same throws, and the solution wins more of them
    /// than the next best turn. Both numbers are in thousandths of a game.
    Rollout {
        /// The solution's lead.
        difference: u16,
        /// The standard error of the difference.
        error: u16,
    },
}

/// The id of a puzzle: its game and its number.
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
    /// The id.
    pub id: PuzzleId,
    /// The difficulty.
    pub grade: Grade,
    /// The position. In games with throws, the throw has already been made.
    pub position: AnyPosition,
    /// The choices that solve it: in a forced win the moves of both sides in turn, with the longest defence; otherwise
    /// the choices of one turn.
    pub solution: Vec<AnyMove>,
    /// The proof.
    pub proof: Proof,
}

impl Puzzle {
    /// The name of the rule set of its position.
    #[must_use]
    pub fn preset(&self) -> &'static str {
        Setup::of(self.position.options()).preset()
    }

    /// The position after the first `choices` choices of the solution.
    #[must_use]
    pub fn after(&self, choices: usize) -> AnyPosition {
        let mut position = self.position.clone();
        for choice in self.solution.iter().take(choices) {
            // The solution was checked when it was read.
            let _ = position.play(*choice);
        }
        position
    }

    /// The solution in the notation of its game, one text per choice.
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
