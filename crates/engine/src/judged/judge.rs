//! Judges the choices of a position: by rollouts, in Tablut by searches after each, in Tapatan by the solved table.

use super::{JudgedPosition, JudgedTurn};
use crate::seed::mix_seed;
use tavoliere_core::ai::rollout::{Estimate, Rollout, RolloutParams};
use tavoliere_core::ai::tablut::{TablutSearch, win_probability};
use tavoliere_core::ai::{Player, Search};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, Side};

/// The number of promising turns that are judged, apart from those that levels choose.
const PROMISING: usize = 3;

/// The work done to judge a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgeEffort {
    /// The most rollouts of a turn, in games with throws.
    pub games: u32,
    /// The nodes of each search of Tablut.
    pub nodes: u64,
}

impl Default for JudgeEffort {
    fn default() -> JudgeEffort {
        JudgeEffort {
            games: 600,
            nodes: 2_000_000,
        }
    }
}

/// The turn that a level chooses in a position. `index` is its index in the file.
pub(super) fn turn_of(level: u8, position: &AnyPosition, index: u64) -> Vec<AnyMove> {
    let seed = mix_seed(index, level.into());
    let Some(mut search) = Search::new(Player::new(level), position, seed) else {
        return Vec::new();
    };
    search.finish();
    search.best_turn()
}

/// The position after a turn, `None` if a choice isn't legal.
pub(super) fn end(position: &AnyPosition, choices: &[AnyMove]) -> Option<AnyPosition> {
    let mut end = position.clone();
    for choice in choices {
        end.play(*choice).ok()?;
    }
    Some(end)
}

/// Judges the most promising turns of a position and those that the levels choose. `None` if there's only one turn, or
/// if a turn can't be judged.
#[must_use]
pub fn judged(position: &AnyPosition, index: u64, effort: &JudgeEffort) -> Option<JudgedPosition> {
    let mut turns = if position.kind().has_throws() {
        Rollout::promising(position, None, PROMISING).ok()?
    } else {
        vec![best_of_long_search(position, effort)?]
    };
    if position.legal_moves().len() < 2 {
        return None;
    }
    for level in 1..=Player::levels(position.kind()) {
        let turn = turn_of(level, position, index);
        let reached = end(position, &turn)?;
        if turns
            .iter()
            .all(|one| end(position, one).as_ref() != Some(&reached))
        {
            turns.push(turn);
        }
    }
    // If all turns have the same end, there's no real choice.
    if turns.len() < 2 {
        return None;
    }
    judge(position, turns, index, effort)
}

/// Judges some turns of a position.
pub(super) fn judge(
    position: &AnyPosition,
    turns: Vec<Vec<AnyMove>>,
    index: u64,
    effort: &JudgeEffort,
) -> Option<JudgedPosition> {
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    let mut turns: Vec<JudgedTurn> = if position.kind().has_throws() {
        let params = RolloutParams {
            games: effort.games,
            seed: index,
            ..RolloutParams::default()
        };
        let mut rollout = Rollout::new(position, turns, params).ok()?;
        rollout.finish();
        let choices = rollout.choices().into_iter();
        choices
            .map(|choice| JudgedTurn {
                choices: choice.choices,
                chance: choice.chance.mean,
                // A turn that was dropped can look better against a different best turn.
                behind: Estimate {
                    mean: choice.behind.mean.max(0),
                    error: choice.behind.error,
                },
                games: choice.games,
            })
            .collect()
    } else {
        let chances: Vec<i32> = turns
            .iter()
            .map(|turn| chance(&end(position, turn)?, side, effort))
            .collect::<Option<Vec<i32>>>()?;
        let best = chances.iter().copied().max()?;
        let turns = turns.into_iter().zip(chances);
        turns
            .map(|(choices, chance)| JudgedTurn {
                choices,
                chance,
                behind: Estimate {
                    mean: best - chance,
                    error: 0,
                },
                games: 1,
            })
            .collect()
    };
    // A stable sort keeps the order of equal ones.
    turns.sort_by_key(|turn| turn.behind.mean);
    Some(JudgedPosition {
        position: position.clone(),
        turns,
    })
}

/// The best turn of a long search; in Tapatan the choice of the best level, which is perfect.
fn best_of_long_search(position: &AnyPosition, effort: &JudgeEffort) -> Option<Vec<AnyMove>> {
    let choice = match position.tablut() {
        Some(tablut) => {
            let mut search = TablutSearch::new(tablut, 0);
            search.step(effort.nodes);
            AnyMove::Tablut(search.best()?)
        }
        None => Player::best().choose(position, 0)?,
    };
    Some(vec![choice])
}

/// The win chance of the side that has moved in a game without throws, in tenths of a thousandth.
fn chance(position: &AnyPosition, side: Side, effort: &JudgeEffort) -> Option<i32> {
    if let Some(outcome) = position.outcome() {
        return Some(match outcome.winner {
            Some(winner) if winner == side => 10_000,
            Some(_) => 0,
            None => 5_000,
        });
    }
    let enemy = match position.tablut() {
        Some(tablut) => {
            let mut search = TablutSearch::new(tablut, 0);
            search.step(effort.nodes);
            win_probability(search.value())
        }
        None => tavoliere_core::ai::evaluation(position)?,
    };
    Some(10 * (1_000 - i32::from(enemy)))
}
