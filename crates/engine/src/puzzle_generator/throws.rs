//! Finds puzzles in games with throws: the most promising turns are compared by rollouts with the same throws.

use super::Candidate;
use super::selection::Selection;
use super::theme::theme;
use crate::seed::mix_seed;
use tavoliere_core::ai::{self, Player};
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId};
use tavoliere_core::rules::{AnyCompleteTurn, AnyPosition, Expect, Side, TurnLimits, pick};

/// Only every third position of a game is searched.
const STRIDE: usize = 3;
/// The most turns of a position that is a puzzle for a person.
const MOST_TURNS: usize = 400;
/// The fewest turns of a position that is a puzzle.
const FEWEST_TURNS: usize = 4;
/// The number of best turns that are compared.
const COMPARED: usize = 4;
/// The least lead of the best turn by the network before it's worth comparing, in thousandths.
const FIRST_LEAD: i32 = 25;
/// The number of rollouts from the end of each turn.
const GAMES: u64 = 144;
/// The number of turns after which the network estimates the result.
const TURNS: u32 = 6;
/// The smallest lead that a person can notice, in thousandths.
const LEAST_DIFFERENCE: f64 = 35.0;
/// The smallest lead, in standard errors.
const ERRORS: f64 = 4.0;
/// The most puzzles from one game.
const PER_GAME: usize = 2;

/// Looks for puzzles among the positions of a game.
pub(super) fn search(positions: &[AnyPosition], seed: u64, selection: &mut Selection) {
    let mut taken = 0;
    let begin = (seed % STRIDE as u64) as usize;
    // Varied puzzles are never from the same game.
    let most = if selection.is_varied() { 1 } else { PER_GAME };
    for (place, position) in positions.iter().enumerate().skip(begin).step_by(STRIDE) {
        if taken >= most || selection.is_full() {
            return;
        }
        if let Some(puzzle) = prove(position, mix_seed(seed, place as u64))
            && selection.is_new(&puzzle)
        {
            let theme = theme(&puzzle);
            taken += usize::from(selection.offer(Candidate {
                puzzle,
                theme,
                has_slow_wins: false,
            }));
        }
    }
}

/// Makes the puzzle of a position, if its best turn is clearly better than the next.
fn prove(position: &AnyPosition, seed: u64) -> Option<Puzzle> {
    let kind = position.kind();
    let position = AnyPosition::parse(kind, &position.text()).ok()?;
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    // Declaring the purpose of a throw isn't a question about the board (TN-21).
    if position
        .tablan()
        .is_some_and(|position| position.to_declare().is_some())
    {
        return None;
    }
    let limits = TurnLimits {
        turns: MOST_TURNS,
        visited: 4 * MOST_TURNS,
    };
    let turns = position.complete_turns(limits).ok()?;
    if turns.len() < FEWEST_TURNS {
        return None;
    }
    let mut ranked: Vec<(i32, &AnyCompleteTurn)> = turns
        .iter()
        .map(|turn| (chance(&turn.position, side), turn))
        .collect();
    // A stable sort keeps the order of equal ones.
    ranked.sort_by_key(|(chance, _)| -chance);
    let best = ranked.first()?;
    let second = ranked.get(1)?;
    // If the game is won or lost anyway, the choice hardly matters.
    if best.0 - second.0 < FIRST_LEAD || best.0 < 100 || second.0 > 940 {
        return None;
    }
    let mut worst: Option<(f64, f64)> = None;
    let compared = &ranked[..COMPARED.min(ranked.len())];
    let results: Vec<Vec<i32>> = compared
        .iter()
        .map(|(_, turn)| rollout(&turn.position, side, seed))
        .collect();
    let (first, others) = results.split_first()?;
    for other in others {
        let (difference, error) = paired(first, other);
        if difference < LEAST_DIFFERENCE || difference < ERRORS * error {
            return None;
        }
        if worst.is_none_or(|(least, _)| difference < least) {
            worst = Some((difference, error));
        }
    }
    let (difference, error) = worst?;
    // The best level must find it too, so that hints and the solution agree.
    if best_end(&position)?.text() != best.1.position.text() {
        return None;
    }
    Some(Puzzle {
        id: PuzzleId { kind, number: 1 },
        // The grade is assigned at the end, by comparison with the others.
        grade: Grade::Medium,
        solution: best.1.choices.clone(),
        position,
        proof: Proof::Rollout {
            difference: difference.round() as u16,
            error: (error.ceil() as u16).max(1),
        },
    })
}

/// The position after the best level's turn.
fn best_end(position: &AnyPosition) -> Option<AnyPosition> {
    let mut reached = position.clone();
    while reached.expect() == position.expect() && reached.turn_number() == position.turn_number() {
        let choice = Player::best().choose(&reached, 0)?;
        reached.play(choice).ok()?;
    }
    Some(reached)
}

/// The win chance of a side, in thousandths.
fn chance(position: &AnyPosition, side: Side) -> i32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            Some(winner) if winner == side => 1000,
            Some(_) => 0,
            None => 500,
        };
    }
    let chance = ai::evaluation(position).map_or(500, i32::from);
    if position.side_to_act() == Some(side) {
        chance
    } else {
        1000 - chance
    }
}

/// The win chances of a side after rollouts of some turns. The same seed gives the same throws.
fn rollout(position: &AnyPosition, side: Side, seed: u64) -> Vec<i32> {
    (0..GAMES)
        .map(|game| play_on(position.clone(), side, mix_seed(seed, game)))
        .collect()
}

fn play_on(mut position: AnyPosition, side: Side, seed: u64) -> i32 {
    let player = Player::new(5);
    let last = position.turn_number().saturating_add(TURNS);
    let throws = position.throws();
    let mut drawn = 0;
    while position.turn_number() < last {
        match position.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => {
                drawn += 1;
                let thrown =
                    pick(mix_seed(seed, drawn), &throws).map(|throw| position.throw(throw));
                if !matches!(thrown, Some(Ok(_))) {
                    break;
                }
            }
            Expect::Move(_) => {
                let played = player
                    .choose(&position, mix_seed(seed, drawn))
                    .map(|choice| position.play(choice));
                if !matches!(played, Some(Ok(_))) {
                    break;
                }
            }
        }
    }
    chance(&position, side)
}

/// The average of the differences and its standard error.
fn paired(one: &[i32], other: &[i32]) -> (f64, f64) {
    let count = one.len().max(2) as f64;
    let differences = || {
        one.iter()
            .zip(other)
            .map(|(one, other)| f64::from(one - other))
    };
    let mean = differences().sum::<f64>() / count;
    let spread = differences().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt())
}
