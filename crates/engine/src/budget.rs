//! How much work an answer may take: a choice by nodes or time, a count by what is to be expected.

use std::time::{Duration, Instant};

use super::EngineError;
use super::protocol::GameProtocol;
use tavoliere_core::ai::{Player, Progress, Search};
use tavoliere_core::rules::MatchScore;
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, with_game};

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
        let mut search = Search::with_budget(player, position, seed, nodes)?.in_match(score);
        match self {
            Budget::Time(limit) => {
                while search.step(BETWEEN_LOOKS) == Progress::Thinking && begun.elapsed() < limit {}
            }
            Budget::Standard | Budget::Nodes(_) => search.finish(),
        }
        search.best()
    }
}

/// Counts the positions after so many throws and choices.
///
/// # Errors
/// Where there would be too many: each depth is counted in turn, and the next only where the
/// growth so far lets it be expected to stay below the limit.
pub(super) fn perft(position: &AnyPosition, depth: u32) -> Result<u64, EngineError> {
    let limit = with_game!(position.kind(), Game => Game::COUNT_LIMIT);
    let mut counts = vec![1_u64];
    for reached in 0..depth {
        if position.expect() == Expect::Nothing {
            return Ok(0);
        }
        let last = counts[counts.len() - 1];
        if last == 0 {
            return Ok(0);
        }
        // What the last two plies brought, and a little more: plies of throws grow otherwise than
        // plies of choices.
        let growth = counts
            .windows(2)
            .rev()
            .take(2)
            .map(|pair| pair[1].div_ceil(pair[0]))
            .max()
            .unwrap_or(1)
            .max(2);
        let ahead = u64::from(depth - reached - 1).min(64);
        // Far ahead even a slow growth is beyond the limit.
        let floor = last.checked_mul(1_u64.checked_shl(ahead as u32 / 2).unwrap_or(u64::MAX));
        let next = last.saturating_mul(growth);
        if next > limit || floor.is_none_or(|floor| floor > limit) {
            return Err(EngineError::TooDeep {
                depth,
                limit,
                reached,
            });
        }
        counts.push(position.perft(reached + 1));
    }
    Ok(counts[counts.len() - 1])
}
