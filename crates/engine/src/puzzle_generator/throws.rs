//! Best turns of a throw: games are played on from the ends of the most promising turns, with the
//! same throws for each.

use super::selection::{Selection, key};
use super::theme::theme;
use super::{Candidate, mixed};
use tavoliere_core::ai::{self, Player};
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId};
use tavoliere_core::rules::{AnyCompleteTurn, AnyPosition, Expect, Side, TurnLimits, pick};

/// Positions of a game that are passed over between two that are looked at.
const STRIDE: usize = 3;
/// Positions with more turns are no puzzle for a person.
const MOST_TURNS: usize = 400;
/// Fewer are no question.
const FEWEST_TURNS: usize = 4;
/// How many of the best turns are compared.
const COMPARED: usize = 4;
/// By how much the best has to be ahead for the network, before it is worth comparing; thousandths.
const FIRST_LEAD: i32 = 25;
/// How many games are played on from the end of each turn.
const GAMES: u64 = 144;
/// After so many turns the network says who wins.
const TURNS: u32 = 6;
/// The least difference that a person can feel, in thousandths.
const LEAST_DIFFERENCE: f64 = 35.0;
/// How many standard errors it has to be at least.
const ERRORS: f64 = 4.0;
/// So many puzzles of one game at most.
const PER_GAME: usize = 2;

/// Looks for puzzles among the positions of a game.
pub(super) fn search(positions: &[AnyPosition], seed: u64, selection: &mut Selection) {
    let mut taken = 0;
    let begin = (seed % STRIDE as u64) as usize;
    for (place, position) in positions.iter().enumerate().skip(begin).step_by(STRIDE) {
        if taken >= PER_GAME || selection.is_full() {
            return;
        }
        if let Some(puzzle) = prove(position, mixed(seed, place as u64))
            && selection.is_new(key(&puzzle))
        {
            let theme = theme(&puzzle);
            taken += usize::from(selection.offer(Candidate { puzzle, theme }));
        }
    }
}

/// The puzzle of a position, if its best turn is clearly better than the next.
fn prove(position: &AnyPosition, seed: u64) -> Option<Puzzle> {
    let kind = position.kind();
    let position = AnyPosition::parse(kind, &position.text()).ok()?;
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    // Whether a throw is to start a piece is no question of the board (TN-21).
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
    // Stable, so that equal ones stay in the order of the rules.
    ranked.sort_by_key(|(chance, _)| -chance);
    let best = ranked.first()?;
    let second = ranked.get(1)?;
    // A game that is won or lost anyway asks nothing.
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
    // The best level has to find it too: hints and the solution say the same.
    if best_end(&position)?.text() != best.1.position.text() {
        return None;
    }
    Some(Puzzle {
        id: PuzzleId { kind, number: 1 },
        // Graded beside the others in the end.
        grade: Grade::Medium,
        solution: best.1.choices.clone(),
        position,
        proof: Proof::Rollout {
            difference: difference.round() as u16,
            error: (error.ceil() as u16).max(1),
        },
    })
}

/// Where the best level's turn ends.
fn best_end(position: &AnyPosition) -> Option<AnyPosition> {
    let mut reached = position.clone();
    while reached.expect() == position.expect() && reached.turn_number() == position.turn_number() {
        let choice = Player::best().choose(&reached, 0)?;
        reached.play(choice).ok()?;
    }
    Some(reached)
}

/// How likely a side is to win, in thousandths.
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

/// The chances of a side after games were played on for some turns; the same seed throws the same.
fn rollout(position: &AnyPosition, side: Side, seed: u64) -> Vec<i32> {
    (0..GAMES)
        .map(|game| play_on(position.clone(), side, mixed(seed, game)))
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
                let thrown = pick(mixed(seed, drawn), &throws).map(|throw| position.throw(throw));
                if !matches!(thrown, Some(Ok(_))) {
                    break;
                }
            }
            Expect::Move(_) => {
                let played = player
                    .choose(&position, mixed(seed, drawn))
                    .map(|choice| position.play(choice));
                if !matches!(played, Some(Ok(_))) {
                    break;
                }
            }
        }
    }
    chance(&position, side)
}

/// The mean of the differences and its standard error.
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
