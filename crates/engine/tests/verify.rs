//! Tests of the command `verify`: its exit status and its findings.

use std::process::Command;

use tavoliere_core::record::{Bytes32, FairSeed, GameRecord};
use tavoliere_core::rules::{Expect, GameKind, Setup, Side};

use crate::support::{generator, pick};

/// A record of version 1, which has no commitment.
const OLD: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../page/tests/records/tablan-demo.txt"
));

/// The record of a resigned game with committed throws.
fn resigned() -> String {
    let mut chance = generator(7);
    let seed = FairSeed::new(Bytes32::new([3; 32]), Bytes32::new([9; 32]));
    let mut game = GameRecord::opening(Setup::new(GameKind::Tablan), seed);
    for _ in 0..24 {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(pick(&mut chance, &game.legal_moves())).unwrap()),
        }
    }
    game.resign(Side::Second).unwrap();
    game.to_record()
}

#[test]
fn the_exit_status_of_the_engine_is_the_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.txt");
    let run = |text: &[u8]| {
        std::fs::write(&path, text).unwrap();
        let program = env!("CARGO_BIN_EXE_tavoliere-engine");
        let output = Command::new(program)
            .arg("verify")
            .arg(&path)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), said, told)
    };
    let record = resigned();
    let (code, said, told) = run(record.as_bytes());
    assert_eq!((code, told.as_str()), (Some(0), ""), "{said}");
    assert!(
        said.starts_with("headers holds: ") && said.ends_with("\nverified\n"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 7);
    let seed = GameRecord::from_record(&record)
        .unwrap()
        .fair_seed()
        .unwrap()
        .clone();
    assert!(
        said.contains(&seed.commitment().words().join(" ")),
        "{said}"
    );
    let (code, said, _) = run(record.replacen("\n3. ", "\n3 ", 1).as_bytes());
    assert_eq!(code, Some(1));
    assert!(
        said.contains("moves fails in turn 3: line ") && said.ends_with("\nfailed\n"),
        "{said}"
    );
    let (code, said, _) = run(OLD.as_bytes());
    assert_eq!(code, Some(3), "{said}");
    for (text, reason) in [
        (&b""[..], "tavoliere-engine: cannot read "),
        (b"\xff\xfe", "tavoliere-engine: this is neither "),
    ] {
        let (code, said, told) = run(text);
        assert_eq!((code, said.as_str()), (Some(2), ""));
        assert!(told.starts_with(reason), "{told}");
    }
    // Quoted in a mail, the record is restored, and its digest shows that nothing is missing.
    let quoted = record
        .replace('\n', "\n> ")
        .replacen("\n> 2. ", "\n> 2)\u{a0}", 1);
    let (code, said, _) = run(format!("Hello,\n\n> {quoted}").as_bytes());
    assert_eq!(code, Some(0), "{said}");
    assert!(said.starts_with("restored: "), "{said}");
    let (code, said, _) =
        run(format!("> {}", quoted.replace("red resigns", "blue resigns")).as_bytes());
    assert_eq!(code, Some(1), "{said}");
    // Every game of a file is verified, and the worst decides.
    let (code, said, _) = run(format!("{record}\n{OLD}").as_bytes());
    assert_eq!(code, Some(3), "{said}");
    assert!(
        said.starts_with("game 1 line 1\nheaders ") && said.contains("\ngame 2 line "),
        "{said}"
    );
    // A failure has its line in the file.
    let bad = record.replacen("\n2. ", "\n2. X ", 1);
    let line = bad.lines().position(|line| line.starts_with("2. X"));
    let (code, said, _) = run(format!("Hello,\n\n{bad}").as_bytes());
    assert_eq!(code, Some(1), "{said}");
    let failure = format!("moves fails in turn 2: line {}: ", line.unwrap() + 3);
    assert!(said.contains(&failure), "{said}");
    let (code, said, _) = run(format!(
        "{record}\n{}",
        record.replace("result: blue", "result: red")
    )
    .as_bytes());
    assert_eq!(code, Some(1), "{said}");
}
