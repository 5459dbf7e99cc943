//! Tests of the command `review`: it gives the numbers of the library and refuses damaged records.

use std::process::Command;

use tavoliere_core::ai::Player;
use tavoliere_core::record::GameRecord;
use tavoliere_core::review::{Mistake, Review, TurnKind};
use tavoliere_core::rules::{Expect, GameKind, Setup, Side};

/// Plays a game of a level against itself, up to `events` throws and choices.
fn game(kind: GameKind, preset: &str, level: u8, seed: u64, events: usize) -> GameRecord {
    let mut setup = Setup::new(kind);
    setup.set_preset(preset).unwrap();
    let mut game = GameRecord::opening(setup, seed);
    while game.events().len() < events {
        match game.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let seed = seed + game.thrown() as u64;
                let choice = Player::new(level).choose(game.position(), seed).unwrap();
                game.play(choice).unwrap();
            }
        }
    }
    game
}

fn engine(record: &str, name: &str) -> std::process::Output {
    let path = std::env::temp_dir().join(format!("tavoliere-{}-{name}", std::process::id()));
    std::fs::write(&path, record).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tavoliere-engine"))
        .arg("review")
        .arg(&path)
        .output()
        .unwrap();
    std::fs::remove_file(&path).unwrap();
    output
}

#[test]
fn the_engine_writes_the_same_numbers() {
    let game = game(GameKind::Tawula, "Tawula", 1, 12, 5_000);
    let mut review = Review::new(&game);
    review.finish();
    let output = engine(&game.to_record(), "review.txt");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines = text.lines();
    let graph = review.graph();
    assert_eq!(
        lines.next(),
        Some(
            format!(
                "start | chance {} luck {:+}",
                graph[0].chance, graph[0].luck
            )
            .as_str()
        )
    );
    for (turn, point) in review.turns().iter().zip(&graph[1..]) {
        let line = lines.next().unwrap();
        let (chance, luck, play) = (point.chance, point.luck, point.play);
        let threw = turn.luck;
        let sums = format!(" | chance {chance} luck {luck:+} play {play:+} | threw {threw:+} | ");
        assert!(line.contains(&sums), "{line}");
        assert!(line.starts_with(&format!("{}. ", turn.number)));
        let cost = format!(" | cost {}", turn.cost);
        assert_eq!(
            line.contains(&cost),
            turn.kind == TurnKind::Chosen,
            "{line}"
        );
        let mistake = turn.mistake().map_or("", Mistake::name);
        assert!(line.contains(mistake));
        if let Some(better) = &turn.better {
            assert!(line.contains(&format!(" | better {}", better.text)));
        }
    }
    for side in Side::BOTH {
        let summary = review.summary(side);
        let line = lines.next().unwrap();
        assert_eq!(line, summary.text(review.turns()));
        let average = summary.average_tenths().unwrap();
        assert!(line.contains(&format!(" cost {}.{} ", average / 10, average % 10)));
        assert!(line.ends_with(summary.grade().unwrap().name()));
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn a_damaged_record_is_an_error() {
    let game = game(GameKind::Tablan, "PerGioco", 1, 12, 100);
    let record = game.to_record();
    for (damaged, name) in [
        (record.replace("2=", "2=z9"), "moves.txt"),
        (
            record.replacen("game: tablan", "game: chess", 1),
            "game.txt",
        ),
        ("nothing".to_owned(), "nothing.txt"),
        (String::new(), "empty.txt"),
    ] {
        let output = engine(&damaged, name);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty(), "{name}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("tavoliere-engine: "), "{error}");
        assert!(!error.contains("panicked"), "{error}");
    }
}

#[test]
fn the_costs_of_a_level_that_does_not_exist_are_refused() {
    for level in ["0", "7", "255", "256", "-1", "good"] {
        let output = Command::new(env!("CARGO_BIN_EXE_tavoliere-engine"))
            .args(["costs", "tawula", "--games", "1", "--seed", "1"])
            .arg(format!("--level={level}"))
            .output()
            .unwrap();
        assert!(!output.status.success(), "{level}");
        assert!(output.stdout.is_empty(), "{level}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("accepted: 1 to 6, best"), "{error}");
    }
}
