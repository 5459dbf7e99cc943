//! Tests that the script in the docs and the program give the same results.

use std::process::{Command, Output};

use tavoliere_core::verify::{Conclusion, verify};

use crate::record::fairness::{SEED, assert_verified, has_throws, play, setups};
use crate::support::generator;

/// Runs the script in the docs on a record. `None` if Python isn't installed.
fn script(path: &std::path::Path) -> Option<Output> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.py");
    match Command::new("python3")
        .arg(script)
        .arg(path)
        .env("PYTHONIOENCODING", "utf-8")
        .output()
    {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        output => Some(output.unwrap()),
    }
}

#[test]
fn the_script_in_the_docs_gives_the_same_throws() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.txt");
    let mut scripted = 0;
    for (number, setup) in setups().iter().enumerate() {
        let rounds = if has_throws(setup) { 12 } else { 2 };
        for round in 0..rounds {
            let mut chance = generator(1_000 * round + number as u64);
            let events = match round {
                0..7 => 3_000,
                _ => 1 << (round - 7),
            };
            let game = play(setup, &mut chance, events);
            let record = game.to_record();
            assert_verified(&record);
            std::fs::write(&path, &record).unwrap();
            let Some(output) = script(&path) else {
                eprintln!("python3 is not there: the script in the docs is not tried");
                return;
            };
            let said = String::from_utf8(output.stdout).unwrap();
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{said}{told}\n{record}");
            let listed = said
                .lines()
                .filter(|line| line.starts_with("throw "))
                .count();
            assert_eq!(listed, game.thrown(), "{said}");
            scripted += listed;
            if round > 1 {
                continue;
            }
            // It also finds errors: in a digest, a commitment or a throw.
            let mut wrong = vec![
                (record.replacen("salt: ", "salt: 0", 1), "commitment FAILS"),
                (record.replacen("\n1. ", "\n1.  ", 1), "digest FAILS"),
            ];
            if has_throws(setup) {
                let seed = game.fair_seed().unwrap().seed().to_string();
                wrong.push((record.replacen(&seed, SEED, 1), "throws FAILS"));
            }
            for (text, expected) in wrong {
                std::fs::write(&path, &text).unwrap();
                let output = script(&path).unwrap();
                let said = String::from_utf8(output.stdout).unwrap();
                assert!(said.contains(expected), "{said}");
                assert_eq!(output.status.code(), Some(1));
                assert_eq!(verify(&text).conclusion(), Conclusion::Failed);
            }
        }
    }
    assert!(scripted > 2_000, "{scripted}");
}
