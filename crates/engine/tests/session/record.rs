//! Tests of printing and loading records and positions.

use std::process::Command;

use crate::session::{accept, engine, position, refuse, shown};

#[test]
fn records_are_written_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, begin) in [
        ("tablan", "throw 2 8 0"),
        ("tablut", "play a4-a3"),
        ("tapatan", "play b2"),
        ("tawula", "throw 6 3"),
    ] {
        let mut engine = engine(&[&format!("new {kind} seed=8"), begin]);
        let best = accept(&mut engine, "go")[0].replacen("best ", "play ", 1);
        accept(&mut engine, &best);
        let record = accept(&mut engine, "record");
        let path = folder.path().join(format!("a {kind} game.txt"));
        std::fs::write(&path, record.join("\n") + "\n").unwrap();
        let now = position(&mut engine);
        accept(&mut engine, "new tablan");
        accept(&mut engine, &format!("load {}", path.display()));
        assert_eq!(position(&mut engine), now);
        assert_eq!(accept(&mut engine, "record"), record);
        // Loaded events can be undone one by one.
        accept(&mut engine, "undo");
        assert_ne!(position(&mut engine), now);
    }
}

#[test]
fn a_game_from_a_position_is_recorded_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = engine(&[
        "new tablan preset=english leap=on",
        "throw 2",
        "play 2=l1-l2+",
    ]);
    let text = position(&mut engine);
    accept(&mut engine, &format!("position {text}"));
    accept(&mut engine, "play +k1-l1");
    assert!(shown(&mut engine, "game tablan english leap=on"));
    let now = position(&mut engine);
    let record = accept(&mut engine, "record");
    let path = folder.path().join("record");
    std::fs::write(&path, record.join("\n")).unwrap();
    accept(&mut engine, &format!("load {}", path.display()));
    assert_eq!(position(&mut engine), now);
    assert_eq!(accept(&mut engine, "record"), record);
}

#[test]
fn only_regular_files_of_less_than_four_mebibytes_are_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = engine(&["new tablut"]);
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("large"), vec![b'#'; 4 << 20]).unwrap();
    std::fs::write(at("empty"), "").unwrap();
    std::fs::write(at("binary"), [0xff, 0xfe, 0x00]).unwrap();
    std::fs::write(at("prose"), "Once upon a time\n").unwrap();
    for (path, kind) in [
        (at("missing"), "file"),
        (folder.path().to_owned(), "file"),
        (at("large"), "file"),
        (at("binary"), "file"),
        (at("empty"), "file"),
        (at("prose"), "record"),
        ("/dev/zero".into(), "file"),
    ] {
        let error = refuse(&mut engine, &format!("load {}", path.display()));
        assert!(error.starts_with(&format!("{kind}: ")), "{error}");
    }
    assert!(refuse(&mut engine, "load").starts_with("arguments: "));
}

#[cfg(unix)]
#[test]
fn reading_does_not_wait_for_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let error = refuse(
        &mut engine(&["new tablut"]),
        &format!("load {}", pipe.display()),
    );
    assert!(error.starts_with("file: "), "{error}");
}
