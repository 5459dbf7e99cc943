//! Tests the solved table of Tapatan against an independent solver, and the players that use it.

use std::collections::{HashMap, HashSet, VecDeque};

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::Player;
use tavoliere_core::ai::tapatan::{self, SolvedTable, evaluated_moves};
use tavoliere_core::rules::tapatan::{Move, Options, Position, Preset};
use tavoliere_core::rules::{AnyPosition, OptionSet, Rules, Side};

use crate::rules::tapatan::solved::{State, Value, all_games, settle, state};
use crate::rules::tapatan::support::options;

fn plain(value: tapatan::Value) -> Value {
    match value {
        tapatan::Value::Won(plies) => Value::Won(plies.into()),
        tapatan::Value::Lost(plies) => Value::Lost(plies.into()),
        tapatan::Value::Drawn => Value::Drawn,
    }
}

/// One position for every reachable state.
fn every_position(options: Options) -> Vec<Position> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for first in Side::BOTH {
        let mut queue = VecDeque::from([Position::start(options, first)]);
        while let Some(position) = queue.pop_front() {
            if !seen.insert((state(&position), position.side_to_act())) {
                continue;
            }
            queue.extend(position.legal_moves().into_iter().map(|choice| {
                let mut next = position.clone();
                next.apply_move(choice);
                next
            }));
            found.push(position);
        }
    }
    found
}

fn best_choice(position: &Position, seed: u64) -> Move {
    let position = AnyPosition::Tapatan(position.clone());
    let choice = Player::best().choose(&position, seed).unwrap();
    choice.tapatan().unwrap()
}

#[test]
fn every_value_is_that_of_an_independent_solver() {
    for options in all_games() {
        let settled = settle(&options);
        let table = SolvedTable::solve(&options);
        for position in every_position(options) {
            let key = state(&position);
            assert_eq!(plain(table.value(&position)), settled[&key], "{position}");
        }
    }
    let positions = every_position(Options::default());
    let states: HashSet<State> = positions.iter().map(state).collect();
    assert_eq!(states.len(), 3_870);
}

#[test]
fn without_the_centre_only_the_value_of_the_first_choice_changes() {
    let settled = settle(&Options::default());
    let even = options(Preset::Tapatan, "first_centre=forbidden");
    for position in every_position(even) {
        let value = plain(SolvedTable::solved(&even).value(&position));
        if position.turn_number() == 1 {
            assert_eq!(value, Value::Drawn);
        } else {
            assert_eq!(value, settled[&state(&position)], "{position}");
        }
    }
}

/// Checks that the best level reaches the value of every position in which the game isn't over.
fn check_best_level(options: Options) {
    let settled = settle(&options);
    for position in every_position(options) {
        let Some(side) = position.side_to_act() else {
            continue;
        };
        let mut next = position.clone();
        next.apply_move(best_choice(&position, 3));
        let expected = plain(SolvedTable::solved(&options).value(&position));
        let reached = match (settled[&state(&next)], next.side_to_act() == Some(side)) {
            // The opponent passes, which is a ply (TP-6).
            (Value::Won(plies), true) => Value::Won(plies + 2),
            (Value::Lost(plies), true) => Value::Lost(plies + 2),
            (Value::Won(plies), false) => Value::Lost(plies + 1),
            (Value::Lost(plies), false) => Value::Won(plies + 1),
            (Value::Drawn, _) => Value::Drawn,
        };
        assert_eq!(reached, expected, "{position}");
    }
}

#[test]
fn the_best_level_wins_fastest_and_loses_slowest_and_holds_every_draw() {
    for preset in Preset::ALL {
        check_best_level(preset.options());
    }
}

#[test]
fn the_best_level_is_perfect_with_all_options_that_change_the_end() {
    for changes in [
        "stall=pass",
        "stall=loss",
        "pieces=four moves=straight lines=straight stall=pass",
        "pieces=four moves=straight lines=diagonal stall=loss",
        "setup=rows start_rows=both pieces=four first_centre=forbidden",
        "setup=rows lines=diagonal stall=pass",
    ] {
        check_best_level(options(Preset::Tapatan, changes));
    }
}

#[test]
fn every_level_plays_every_game() {
    for mut game in all_games().into_iter().step_by(5) {
        game.set("repetition", "draw").unwrap();
        for level in Player::MIN_LEVEL..=Player::MAX_LEVEL {
            let mut position = AnyPosition::Tapatan(Position::start(game, Side::First));
            for seed in 0..30 {
                let over = position.outcome().is_some();
                let choice = Player::new(level).choose(&position, seed);
                assert_eq!(choice.is_none(), over, "{level} {position}");
                if let Some(choice) = choice {
                    position.play(choice).unwrap();
                }
            }
        }
    }
}

/// The share of losing replies among those that don't lose to a line at once.
fn traps(position: &Position, choice: Move, settled: &HashMap<State, Value>) -> f64 {
    let mut next = position.clone();
    next.apply_move(choice);
    let replies: Vec<Value> = next
        .legal_moves()
        .into_iter()
        .map(|reply| {
            let mut last = next.clone();
            last.apply_move(reply);
            settled[&state(&last)]
        })
        .filter(|value| *value != Value::Won(1))
        .collect();
    let lost = replies
        .iter()
        .filter(|value| matches!(value, Value::Won(_)))
        .count();
    lost as f64 / replies.len() as f64
}

#[test]
fn in_drawn_positions_the_best_level_sets_more_traps_than_other_drawing_choices_do() {
    let settled = settle(&Options::default());
    let (mut chosen, mut average, mut positions) = (0.0, 0.0, 0);
    for position in every_position(Options::default()) {
        let drawing: Vec<Move> = evaluated_moves(&position)
            .iter()
            .filter(|found| found.value == tapatan::Value::Drawn)
            .map(|found| found.choice)
            .collect();
        let value = SolvedTable::solved(position.options()).value(&position);
        let drawn = value == tapatan::Value::Drawn;
        if !drawn || drawing.len() < 2 {
            continue;
        }
        positions += 1;
        chosen += traps(&position, best_choice(&position, 1), &settled);
        let sum: f64 = drawing
            .iter()
            .map(|choice| traps(&position, *choice, &settled))
            .sum();
        average += sum / drawing.len() as f64;
    }
    assert!(positions > 100, "{positions}");
    assert!(chosen > 1.3 * average, "{chosen} against {average}");
}

#[test]
fn a_win_is_not_lost_to_the_third_repetition() {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(77);
    let (mut won, mut spoiled) = (0, 0);
    for _ in 0..3_000 {
        let mut game = Position::start(Preset::EvenStart.options(), Side::First);
        for _ in 0..24 {
            if let Some(choice) = game.random_move(&mut || generator.next_u64()) {
                game.apply_move(choice);
            }
        }
        let Some(side) = game.side_to_act() else {
            continue;
        };
        let value = SolvedTable::solved(game.options()).value(&game);
        let promised = matches!(value, tapatan::Value::Won(_));
        let best = evaluated_moves(&game).into_iter().map(|found| found.value);
        let proved = best.max_by_key(|value| value.rank()).unwrap();
        spoiled += u32::from(promised && proved == tapatan::Value::Drawn);
        if !matches!(proved, tapatan::Value::Won(_)) {
            continue;
        }
        won += 1;
        for _ in 0..11 {
            match game.side_to_act() {
                Some(acting) if acting == side => game.apply_move(best_choice(&game, 1)),
                Some(_) => {
                    let draws = |choice: &Move| {
                        let mut next = game.clone();
                        next.apply_move(*choice);
                        next.outcome().is_some()
                    };
                    let moves = game.legal_moves();
                    let choice = moves.iter().copied().find(draws);
                    let random = game.random_move(&mut || generator.next_u64());
                    game.apply_move(choice.or(random).unwrap());
                }
                None => break,
            }
        }
        assert_eq!(game.outcome().unwrap().winner, Some(side), "{game}");
    }
    assert!(won > 100 && spoiled > 0, "{won} {spoiled}");
}

#[test]
fn the_games_are_worth_what_the_rules_say() {
    let values = [
        (Preset::Tapatan, tapatan::Value::Won(9)),
        (Preset::EvenStart, tapatan::Value::Drawn),
        (Preset::Achi, tapatan::Value::Won(11)),
        (Preset::NineHoles, tapatan::Value::Drawn),
        (Preset::TantFant, tapatan::Value::Drawn),
        (Preset::ThreeMensMorris, tapatan::Value::Drawn),
    ];
    assert_eq!(values.map(|(preset, _)| preset), Preset::ALL);
    for (preset, value) in values {
        let options = preset.options();
        for first in Side::BOTH {
            let start = Position::start(options, first);
            assert_eq!(
                SolvedTable::solve(&options).value(&start),
                value,
                "{preset}"
            );
        }
    }
}
