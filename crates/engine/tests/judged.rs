//! Tests of judged positions: the files are legal and complete, judging some again gives the same, and the best levels
//! lose little.

use std::fs;

use tavoliere_core::ai::Player;
use tavoliere_core::rules::GameKind;
use tavoliere_engine::judged::{
    JudgeEffort, JudgedPosition, JudgedProblem, judged, losses, read, write_line,
};

/// The files with their game and rule set, the least number of positions, and the largest loss of a best level's
/// choice, in hundredths of a thousandth of a game.
const FILES: [(&str, GameKind, &str, usize, i64); 5] = [
    ("tawula", GameKind::Tawula, "Tawula", 500, 800),
    ("tablan-pergioco", GameKind::Tablan, "PerGioco", 500, 1_000),
    ("tablan-english", GameKind::Tablan, "English", 500, 1_000),
    ("tablut-linnaeus", GameKind::Tablut, "Linnaeus", 150, 2_000),
    (
        "tablut-flanked-king",
        GameKind::Tablut,
        "Flanked-king",
        150,
        2_000,
    ),
];

fn text(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/judged");
    fs::read_to_string(format!("{folder}/{name}.txt")).unwrap()
}

/// The positions of a file, and the effort with which they were judged.
fn file(name: &str, kind: GameKind) -> (Vec<JudgedPosition>, JudgeEffort) {
    let text = text(name);
    let head: Vec<&str> = text.lines().next().unwrap().split(' ').collect();
    let number = |key: &str| -> u64 {
        let place = head.iter().position(|word| *word == key).unwrap();
        head[place + 1].parse().unwrap()
    };
    let effort = JudgeEffort {
        games: number("games") as u32,
        nodes: number("nodes"),
    };
    (read(kind, &text).unwrap(), effort)
}

#[test]
fn the_files_are_complete_and_are_written_as_they_are_read() {
    for (name, kind, preset, count, _) in FILES {
        let (positions, _) = file(name, kind);
        assert!(positions.len() >= count, "{name}");
        let text = text(name);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for (line, judged) in lines.zip(&positions) {
            assert_eq!(line, write_line(judged));
            assert!(line.contains(preset), "{line}");
        }
    }
}

#[test]
fn judging_a_position_again_gives_the_same_result() {
    for (name, kind, _, count, _) in FILES {
        if kind == GameKind::Tablut {
            continue;
        }
        let (positions, effort) = file(name, kind);
        let index = count / 2;
        let again = judged(&positions[index].position, index as u64, &effort).unwrap();
        assert_eq!(write_line(&again), write_line(&positions[index]), "{name}");
    }
}

/// Quick, because the files of games with throws contain the choices of the best levels.
#[test]
fn the_losses_of_the_best_levels_are_limited() {
    for (name, kind, _, _, most) in FILES {
        if kind == GameKind::Tablut {
            continue;
        }
        let (positions, effort) = file(name, kind);
        let best = losses(Player::levels(kind), &positions, &effort);
        assert_eq!(best.choices as usize, positions.len());
        let (average, _) = best.average();
        assert!(average <= most, "{name}: {best}");
        let weaker = losses(2, &positions, &effort).average().0;
        assert!(weaker > average, "{name}: {weaker} {average}");
    }
}

#[test]
fn invalid_judged_positions_are_refused_with_their_line() {
    let problem = |text: &str| {
        let error = read(GameKind::Tapatan, text).unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with(&format!("line {}: ", error.line))
        );
        error.problem
    };
    let start = "3/3/3 W move 1 Tapatan";
    let good = format!("{start} | 100.0 0.0 0.0 1 b2 | 50.0 50.0 0.0 1 a1");
    assert_eq!(
        read(GameKind::Tapatan, &format!("# x\n\n{good}\n"))
            .unwrap()
            .len(),
        1
    );
    for (text, expected) in [
        ("nonsense".to_owned(), "position"),
        (start.to_owned(), "turns"),
        (format!("{start} | 100.0 0.0 0.0 1 b2"), "turns"),
        (good.replace("b2", "b9"), "choice"),
        (good.replace("100.0", "1e3"), "numbers"),
        (good.replace("100.0", "-1.0"), "numbers"),
        (good.replace("0.0 1 b2", "0.0 b2"), "numbers"),
        (good.replace("100.0 0.0", "100.0 60.0"), "order"),
    ] {
        let found = match problem(&text) {
            JudgedProblem::Position(_) => "position",
            JudgedProblem::NoChoice => "no choice",
            JudgedProblem::Turns { .. } => "turns",
            JudgedProblem::Numbers { .. } => "numbers",
            JudgedProblem::Choice { .. } => "choice",
            JudgedProblem::Order { .. } => "order",
        };
        assert_eq!(found, expected, "{text}");
    }
}
