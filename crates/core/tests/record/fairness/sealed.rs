//! Tests of games with committed throws: saved, resumed, undone, and followed by the next game of a match.

use tavoliere_core::record::{GameRecord, RecordProblem};
use tavoliere_core::rules::{GameKind, MatchScore, Setup, Side};
use tavoliere_core::verify::{Conclusion, verify};

use crate::record::fairness::{
    advance, any_seed, assert_verified, has_throws, known_seed, play, setups, short_records, throws,
};
use crate::support::{below, game_count, generator};

#[test]
fn fair_games_of_every_preset_are_kept_and_verified() {
    for (number, setup) in setups().iter().enumerate() {
        for round in 0..game_count(20) {
            let mut chance = generator(100 * round + number as u64);
            let mut game = play(setup, &mut chance, 3_000);
            game.set_header("blue", "anybody").unwrap();
            let text = game.to_record();
            assert!(text.starts_with("tavoliere 2\n"));
            let read = GameRecord::from_record(&text).unwrap();
            assert_eq!(read.to_record(), text);
            assert_eq!(read.fair_seed(), game.fair_seed());
            assert_eq!(read.seed(), game.seed());
            assert_eq!(throws(&read).len(), throws(&game).len());
            assert_verified(&text);
        }
    }
}

#[test]
fn a_fair_game_continues_from_any_moment_with_the_same_throws() {
    for (number, setup) in setups()
        .iter()
        .filter(|setup| has_throws(setup))
        .enumerate()
    {
        let mut chance = generator(number as u64);
        let mut game = play(setup, &mut chance, 0);
        for _ in 0..60 {
            let text = game.to_record();
            assert_verified(&text);
            let mut read = GameRecord::from_save(&text).unwrap();
            let (mut one, mut other) = (chance.clone(), chance.clone());
            for _ in 0..4 {
                assert_eq!(
                    advance(&mut game.clone(), &mut one),
                    advance(&mut read, &mut other)
                );
            }
            if !advance(&mut game, &mut chance) {
                break;
            }
        }
    }
}

#[test]
fn undone_throws_are_never_drawn_again() {
    for (number, setup) in setups()
        .iter()
        .filter(|setup| has_throws(setup))
        .enumerate()
    {
        let mut chance = generator(50 + number as u64);
        let mut game = play(setup, &mut chance, 120);
        let fallen = throws(&game);
        for _ in 0..20 {
            for _ in 0..below(&mut chance, 60) {
                game.undo();
            }
            // Other moves, maybe of other sides: the throw with an index stays the same.
            for _ in 0..below(&mut chance, 60) {
                advance(&mut game, &mut chance);
            }
            for (now, then) in throws(&game).iter().zip(&fallen) {
                assert_eq!(now, then);
            }
            assert_verified(&game.to_record());
        }
    }
}

#[test]
fn a_game_from_a_position_is_verified_too() {
    let mut chance = generator(9);
    for setup in setups().iter().filter(|setup| has_throws(setup)) {
        for events in [0, 1, 2, 3, 7, 40, 41, 42] {
            let start = play(setup, &mut chance, events).position().clone();
            if start.outcome().is_some() {
                continue;
            }
            let mut game = GameRecord::from_position(start, any_seed(&mut chance));
            for _ in 0..50 {
                advance(&mut game, &mut chance);
            }
            assert_verified(&game.to_record());
        }
    }
}

#[test]
fn headers_that_are_missing_or_no_good_are_refused() {
    let record = short_records().remove(0);
    for key in ["commitment", "salt", "seed"] {
        let line = record.lines().find(|line| line.starts_with(key)).unwrap();
        let missing = record.replace(&format!("{line}\n"), "");
        let problem = GameRecord::from_record(&missing).unwrap_err().problem;
        assert_eq!(problem, RecordProblem::MissingHeader { key });
        for value in [
            "",
            "7",
            "Z",
            &"f".repeat(63),
            &"F".repeat(64),
            &"f".repeat(100_000),
        ] {
            let wrong = record.replace(line, &format!("{key}: {value}"));
            assert!(GameRecord::from_record(&wrong).is_err());
            assert_eq!(verify(&wrong).conclusion(), Conclusion::Failed);
        }
    }
    for line in [
        "contribution-1: \u{7}",
        &format!("contribution-2: {}", "x".repeat(201)),
        "digest: 0",
        "contribution-3:",
    ] {
        let wrong = record.replacen("\n\n", &format!("\n{line}\n\n"), 1);
        assert_eq!(verify(&wrong).conclusion(), Conclusion::Failed, "{line}");
    }
    let mut game = GameRecord::from_record(&record).unwrap();
    for key in [
        "commitment",
        "salt",
        "contribution-1",
        "contribution-2",
        "digest",
    ] {
        assert!(game.set_header(key, "x").is_err(), "{key}");
    }
}

#[test]
fn the_next_game_of_a_match_has_a_commitment_of_its_own() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), known_seed("a", "b"));
    game.set_score_before(MatchScore::new(3).unwrap()).unwrap();
    assert!(game.next_game().is_err());
    game.resign(Side::First).unwrap();
    assert_verified(&game.to_record());
    let next = game.next_game().unwrap();
    let seed = next.fair_seed().unwrap();
    assert_ne!(seed.commitment(), known_seed("", "").commitment());
    assert!(seed.contribution(Side::First).is_empty());
    let given = game.next_game_with(known_seed("c", "d")).unwrap();
    assert_eq!(given.fair_seed(), Some(&known_seed("c", "d")));
    // The players change sides, and the score with them.
    assert_eq!(
        given.score_before().map(MatchScore::exchanged),
        game.score()
    );
}
