//! Counting the tree of a game without ever counting for too long.

use super::EngineError;
use crate::rules::{AnyPosition, Expect, GameKind};

/// The most positions that are counted: what a core does in a few seconds.
const fn most(kind: GameKind) -> u64 {
    match kind {
        GameKind::Tablut => 3_000_000_000,
        GameKind::Tapatan => 200_000_000,
        GameKind::Tablan | GameKind::Tawula => 20_000_000,
    }
}

/// Counts the positions after so many throws and choices.
///
/// # Errors
/// Where there would be too many: each depth is counted in turn, and the next only where the
/// growth so far lets it be expected to stay below the limit.
pub(super) fn perft(position: &AnyPosition, depth: u32) -> Result<u64, EngineError> {
    let limit = most(position.kind());
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
