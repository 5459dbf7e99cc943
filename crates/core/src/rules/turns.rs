//! Lists all ways to complete a turn, one for each resulting position.

use std::collections::HashSet;

use super::{Expect, Rules};

/// Limits for the search of complete turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLimits {
    /// The maximum number of turns.
    pub turns: usize,
    /// The maximum number of positions visited in the middle of a turn.
    pub visited: usize,
}

impl Default for TurnLimits {
    /// 100,000 turns and 400,000 positions: at most about a second and 200 MB.
    fn default() -> TurnLimits {
        TurnLimits {
            turns: 100_000,
            visited: 400_000,
        }
    }
}

/// The limit that stopped the search of complete turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooManyTurns {
    /// The position has more turns than allowed.
    #[error("this position has more than {limit} complete turns")]
    Turns {
        /// The limit.
        limit: usize,
    },
    /// The turns have more intermediate positions than allowed.
    #[error("the turns of this position go through more than {limit} positions")]
    Visited {
        /// The limit.
        limit: usize,
    },
}

/// One way to make all remaining choices of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct CompleteTurn<G: Rules> {
    /// The choices in the order of play, at least one.
    pub choices: Vec<G::Move>,
    /// The resulting position. The turn or the game is over, or another throw is due.
    pub position: G,
}

/// A position in the middle of a turn, on the current path of the search.
struct Stop<G> {
    position: G,
    /// The number of open choices that belong to earlier stops.
    below: usize,
}

/// Finds every position that the remaining choices of this turn can lead to. Each position is listed once, with the
/// first way to it in the order of [`Rules::moves`]. The list is empty if the position doesn't expect a choice.
///
/// A turn ends when the side changes, the game is over or another throw is due.
///
/// # Errors
/// Fails if there are more turns or intermediate positions than `limits` allows. The limits bound memory and time.
pub fn complete_turns<G: Rules>(
    start: &G,
    limits: TurnLimits,
) -> Result<Vec<CompleteTurn<G>>, TooManyTurns> {
    let (due, number) = (start.expect(), start.turn_number());
    let mut found = Vec::new();
    if !matches!(due, Expect::Move(_)) {
        return Ok(found);
    }
    let (mut turns, mut visited) = (0_usize, 0_usize);
    // A position that comes up again leads to nothing new. The set keeps whole positions instead of hashes, so no two
    // can be confused.
    let mut seen = HashSet::new();
    // Depth-first with lists instead of recursion, because a turn can be long.
    let mut stops: Vec<Stop<G>> = Vec::new();
    let mut path: Vec<G::Move> = Vec::new();
    let mut open: Vec<G::Move> = Vec::new();
    let mut entered = Some(start.clone());
    loop {
        if let Some(position) = entered.take() {
            visited += 1;
            if visited > limits.visited {
                let limit = limits.visited;
                return Err(TooManyTurns::Visited { limit });
            }
            let below = open.len();
            position.moves(&mut open);
            open[below..].reverse();
            stops.push(Stop { position, below });
        }
        let Some(stop) = stops.last() else {
            return Ok(found);
        };
        let choice = if open.len() > stop.below {
            open.pop()
        } else {
            None
        };
        let Some(choice) = choice else {
            stops.pop();
            path.pop();
            continue;
        };
        let mut next = stop.position.clone();
        next.apply_move(choice);
        if !seen.insert(next.clone()) {
            continue;
        }
        if next.expect() == due && next.turn_number() == number {
            path.push(choice);
            entered = Some(next);
            continue;
        }
        turns += 1;
        if turns > limits.turns {
            let limit = limits.turns;
            return Err(TooManyTurns::Turns { limit });
        }
        let mut choices = Vec::with_capacity(path.len() + 1);
        choices.extend_from_slice(&path);
        choices.push(choice);
        found.push(CompleteTurn {
            choices,
            position: next,
        });
    }
}
