//! Replays games of other programs: their moves, captures and results must be ours.

use tavoliere_core::rules::tablut::{Options, Position, Step};
use tavoliere_core::rules::{EndReason, Notation, Rules, Side, tapatan};

use crate::support::options;

/// The lines of a data file, without comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Plays a move of Tablut, such as `e4-f4xd4/g4`, and checks that it captures the men on the named squares.
fn play(position: &mut Position, text: &str) {
    let (slide, named) = text.split_once('x').unwrap_or((text, ""));
    let before = position.clone();
    let choice = position
        .read_choice(slide)
        .unwrap_or_else(|error| panic!("{text} in {before}: {error}"));
    let steps = position.play(choice).unwrap();
    let mut captured: Vec<String> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Captured { at, .. } => Some(at.to_string()),
            _ => None,
        })
        .collect();
    captured.sort();
    assert_eq!(captured.join("/"), named, "{text} in {before}");
}

/// The winner's name in a finished game, or `draw`.
fn result(position: &Position) -> Option<&'static str> {
    let outcome = position.outcome()?;
    Some(match outcome.winner {
        Some(Side::First) => "black",
        Some(Side::Second) => "white",
        None => "draw",
    })
}

#[test]
fn games_of_the_bologna_competition_have_the_same_moves_captures_and_results() {
    let text = include_str!("../data/bologna_games.txt");
    let rules: Options = options("Ashton", "repetition=second");
    let mut games = [0; 3];
    for line in lines(text) {
        let mut words = line.split_whitespace();
        let (name, expected) = (words.next().unwrap(), words.next().unwrap());
        let mut position = Position::start(rules, Side::First);
        for text in words {
            assert_eq!(position.outcome(), None, "{name} before {text}");
            play(&mut position, text);
        }
        assert_eq!(result(&position), Some(expected), "{name}");
        let kind = match position.outcome().map(|outcome| outcome.reason) {
            Some(EndReason::KingCaptured) => 0,
            Some(EndReason::KingEscaped) => 1,
            Some(EndReason::Repetition) => 2,
            other => panic!("{name}: {other:?}"),
        };
        games[kind] += 1;
    }
    assert_eq!(games, [60, 60, 30]);
}

#[test]
fn games_of_ludii_have_the_same_moves_captures_and_results() {
    let mut games = 0;
    for line in lines(include_str!("../data/ludii_games.txt")) {
        let parts: Vec<&str> = line.split("; ").collect();
        let [game, rules, winner, moves] = parts[..] else {
            panic!("{line}");
        };
        let (preset, changes) = rules.split_once(' ').unwrap_or((rules, ""));
        let moves = moves.split_whitespace();
        let moves = moves.map(|entry| entry.split_once(':').unwrap());
        games += 1;
        if game == "tablut" {
            let mut position = Position::start(options(preset, changes), Side::First);
            for (count, text) in moves {
                let legal = position.legal_moves().len();
                assert_eq!(legal.to_string(), count, "before {text} in {position}");
                play(&mut position, text);
            }
            assert_eq!(result(&position), Some(winner), "{line}");
            continue;
        }
        let mut position = tapatan::Position::start(options(preset, changes), Side::First);
        for (count, text) in moves {
            let legal = position.legal_moves().len();
            assert_eq!(legal.to_string(), count, "before {text} in {position}");
            let choice = position.read_choice(text).unwrap();
            position.play(choice).unwrap();
        }
        let won = position.outcome().unwrap().winner;
        assert_eq!(
            won,
            Some(if winner == "white" {
                Side::First
            } else {
                Side::Second
            }),
            "{line}"
        );
    }
    assert_eq!(games, 10);
}
