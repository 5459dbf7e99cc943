//! Every way to play a turn to its end, one for each position to which it can lead.

use std::collections::HashSet;

use super::{Expect, Rules};

/// How much may be looked at to find the turns of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLimits {
    /// The most turns found.
    pub turns: usize,
    /// The most positions in the middle of a turn that may be passed on the way.
    pub visited: usize,
}

impl Default for TurnLimits {
    /// 100,000 turns by way of 400,000 positions: about a second and some 200 MB at the most.
    fn default() -> TurnLimits {
        TurnLimits {
            turns: 100_000,
            visited: 400_000,
        }
    }
}

/// Why the turns of a position were not counted to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooManyTurns {
    /// More turns than allowed.
    #[error("this position has more than {limit} complete turns")]
    Turns {
        /// How many were allowed.
        limit: usize,
    },
    /// More positions in the middle of a turn than allowed.
    #[error("the turns of this position go through more than {limit} positions")]
    Visited {
        /// How many were allowed.
        limit: usize,
    },
}

/// One way to make every choice that is still due in a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct CompleteTurn<G: Rules> {
    /// The choices, at least one, in the order in which they are made.
    pub choices: Vec<G::Move>,
    /// What they lead to: the turn or the game is over, or something is to be thrown again.
    pub position: G,
}

/// A position in the middle of a turn, on the way from the first one to what is looked at.
struct Stop<G> {
    position: G,
    /// How many of the open choices belong to the stops before this one.
    below: usize,
}

/// Finds every position to which the choices that are due in this turn can lead, each once, with
/// the first way to it in the order of [`Rules::moves`]. Empty where no choice is expected.
///
/// A turn is followed until it is over, the game is over, or something is to be thrown again.
///
/// # Errors
/// More turns, or more positions on the way, than the limits allow; they bound memory and time.
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
    // A position that turns up again leads to nothing new. Whole positions are kept, so that no
    // two are ever taken for the same.
    let mut seen = HashSet::new();
    // Depth first with lists instead of recursion, for a turn may be long.
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
        next.advance(choice);
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
