//! Limits the work of an answer: a choice by nodes or time, a count by its expected size.

use std::time::{Duration, Instant};

use super::EngineError;
use super::protocol::GameProtocol;
use tavoliere_core::ai::{Player, Progress, Search};
use tavoliere_core::rules::MatchScore;
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, with_game};

/// The limit for one choice of a level. Levels that don't search are done sooner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// The usual limit of the level.
    #[default]
    Standard,
    /// A number of nodes.
    Nodes(u64),
    /// A time. The choice then depends on the speed of the machine.
    Time(Duration),
}

/// The number of nodes between two checks of the time.
const BETWEEN_LOOKS: u64 = 256;

impl Budget {
    /// The level's choice within the budget, `None` if no choice is expected.
    #[must_use]
    pub fn choose(self, player: Player, position: &AnyPosition, seed: u64) -> Option<AnyMove> {
        self.choose_in_match(player, position, seed, None)
    }

    /// The same in a match with this score before the game (TW-16).
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

/// Counts the positions after `depth` throws and choices.
///
/// # Errors
/// Fails if there would be too many. The depths are counted one by one, and the next one only if the growth so far
/// suggests that it stays below the limit.
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
        // The growth of the last two plies, rounded up, because plies of throws and plies of choices grow differently.
        let growth = counts
            .windows(2)
            .rev()
            .take(2)
            .map(|pair| pair[1].div_ceil(pair[0]))
            .max()
            .unwrap_or(1)
            .max(2);
        let ahead = u64::from(depth - reached - 1).min(64);
        // At a great depth even slow growth exceeds the limit.
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
