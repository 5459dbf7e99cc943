//! How long a player thinks about one choice.

use std::time::{Duration, Instant};

use crate::ai::{Player, Progress, Thought};
use crate::rules::tawula::MatchScore;
use crate::rules::{AnyMove, AnyPosition};

/// How long a level thinks about one choice. Levels that do not search are done sooner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// As long as the level always does.
    #[default]
    Standard,
    /// So many nodes.
    Nodes(u64),
    /// So long. What comes out then depends on the machine.
    Time(Duration),
}

/// Nodes between two looks at the clock.
const BETWEEN_LOOKS: u64 = 256;

impl Budget {
    /// What a level chooses within the budget, or none where no choice is to be made.
    #[must_use]
    pub fn choose(self, player: Player, position: &AnyPosition, seed: u64) -> Option<AnyMove> {
        self.choose_in_match(player, position, seed, None)
    }

    /// The same in a match before which a score stands (TW-16).
    #[must_use]
    pub fn choose_in_match(
        self,
        player: Player,
        position: &AnyPosition,
        seed: u64,
        score: Option<MatchScore>,
    ) -> Option<AnyMove> {
        let nodes = match self {
            Budget::Standard => None,
            Budget::Nodes(nodes) => Some(nodes),
            Budget::Time(_) => Some(u64::MAX),
        };
        let begun = Instant::now();
        let mut thought = Thought::with_budget(player, position, seed, nodes)?.in_match(score);
        match self {
            Budget::Time(limit) => {
                while thought.step(BETWEEN_LOOKS) == Progress::Thinking && begun.elapsed() < limit {
                }
            }
            Budget::Standard | Budget::Nodes(_) => thought.finish(),
        }
        thought.best()
    }
}
