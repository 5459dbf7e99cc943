//! Tests of printing and loading records and positions.

use std::process::Command;

use tavoliere_core::record::{Bytes32, FairSeed, GameRecord};
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::Engine;

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
        (at("binary"), "record"),
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

/// A record of three turns.
const RECORD: &str = "tavoliere 1\ngame: tapatan\npreset: Even start\nseed: 7\nfirst: white\n\n1. W a1\n2. B b2\n3. W c3\n";

#[test]
fn every_game_of_a_file_is_reported_and_can_be_selected() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mail.txt");
    let load = format!("load {}", path.display());
    let link = GameRecord::from_record(RECORD).unwrap().to_link().unwrap();
    let quoted: String = RECORD
        .replace("c3", "c2")
        .lines()
        .map(|line| format!("> {line}\n"))
        .collect();
    let bad = RECORD.replace("b2", "b9");
    std::fs::write(
        &path,
        format!("{quoted}\nor https://example.org/{link}\n\n{bad}"),
    )
    .unwrap();
    let mut engine = Engine::new();
    let lines = accept(&mut engine, &load);
    assert_eq!(
        lines[..2],
        [
            "game 1 line 1 record tapatan turns 3 playing",
            "game 2 line 11 link tapatan turns 3 playing",
        ]
    );
    assert!(
        lines[2].starts_with("unreadable line 20, column 6: "),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 3);
    let first = position(&mut engine);
    accept(&mut engine, "play b1");
    accept(&mut engine, "select 2");
    assert_ne!(position(&mut engine), first);
    // The games stay as they were in the file.
    accept(&mut engine, "select 1");
    assert_eq!(position(&mut engine), first);
    for wrong in ["0", "3", "one", ""] {
        assert!(refuse(&mut engine, &format!("select {wrong}")).starts_with("number: "));
    }
    assert!(refuse(&mut Engine::new(), "select 1").starts_with("number: "));
    // A file without a readable game changes nothing.
    std::fs::write(&path, &bad).unwrap();
    let error = refuse(&mut engine, &load);
    assert!(error.starts_with("record: line 8, column 6: "), "{error}");
    accept(&mut engine, "select 2");
}

#[test]
fn an_altered_record_is_loaded_with_a_note() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let seed = FairSeed::new(Bytes32::new([3; 32]), Bytes32::new([9; 32]));
    let mut game = GameRecord::opening(Setup::new(GameKind::Tablan), seed);
    game.set_header("blue", "Ada").unwrap();
    let record = game.to_record();
    for (text, is_altered) in [
        (record.clone(), false),
        (record.replace("Ada", "Eve"), true),
    ] {
        std::fs::write(&path, text).unwrap();
        let lines = accept(&mut Engine::new(), &format!("load {}", path.display()));
        let notes = lines.iter().filter(|line| line.contains(" | altered: "));
        assert_eq!(
            (notes.count(), lines.len()),
            (usize::from(is_altered), usize::from(is_altered))
        );
    }
}

#[test]
fn paths_can_have_quotes_and_spaces_around_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Ann Lee's game.txt");
    std::fs::write(&path, RECORD).unwrap();
    let path = path.display();
    for path in [
        format!("{path}  "),
        format!("\"{path}\""),
        format!("  \u{201c}{path}\u{201d} \t"),
        format!("'{path}'"),
    ] {
        accept(&mut Engine::new(), &format!("load {path}"));
    }
    // A file whose name has quotes is found too.
    let quoted = folder.path().join("\"a\"");
    std::fs::write(&quoted, RECORD).unwrap();
    accept(&mut Engine::new(), &format!("load {}", quoted.display()));
}

#[test]
fn a_link_is_loaded_like_a_file() {
    let link = GameRecord::from_record(RECORD).unwrap().to_link().unwrap();
    for text in [
        link.clone(),
        format!("<https://example.org/{link}>"),
        link.replace('=', "%3D"),
    ] {
        let mut engine = engine(&[&format!("load {text}")]);
        assert!(shown(&mut engine, "turn 4"), "{text}");
    }
    let error = refuse(
        &mut Engine::new(),
        &format!("load {}", &link[..link.len() - 2]),
    );
    assert!(error.starts_with("record: "), "{error}");
}

#[test]
fn no_line_of_a_record_can_pass_for_the_end_of_an_answer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut game = GameRecord::from_record(RECORD).unwrap();
    for (key, value) in [
        ("ok", "yes"),
        ("error-count", "2"),
        ("error", "number: no"),
        ("note", "a\u{2028}ok\u{2029}error file: no\u{202e}"),
    ] {
        game.set_header(key, value).unwrap();
    }
    std::fs::write(&path, game.to_record()).unwrap();
    let mut engine = engine(&[&format!("load {}", path.display())]);
    for command in ["record", "show", "result", "moves", "select 1"] {
        let reply = engine.answer(command).to_string();
        let (lines, end) = reply
            .trim_end_matches('\n')
            .rsplit_once('\n')
            .unwrap_or(("", "ok"));
        assert_eq!(end, "ok");
        // As a reader that knows every kind of line end sees them.
        for line in lines.split(|sign: char| sign.is_control() || "\u{2028}\u{2029}".contains(sign))
        {
            assert!(
                !line.starts_with("ok") && !line.starts_with("error"),
                "{line:?}"
            );
        }
    }
    // The space before such a line doesn't change the record.
    game.set_header("note", "").unwrap();
    std::fs::write(&path, game.to_record()).unwrap();
    let mut engine = self::engine(&[&format!("load {}", path.display())]);
    let lines = accept(&mut engine, "record");
    assert!(lines.contains(&" ok: yes".to_owned()), "{lines:?}");
    let again = GameRecord::from_record(&(lines.join("\n") + "\n")).unwrap();
    assert_eq!(again.to_record(), game.to_record());
}

#[test]
fn errors_have_no_control_characters() {
    let mut engine = engine(&["new tapatan"]);
    for command in [
        "play \u{1b}[2J",
        "load \u{7}\u{202e}",
        "\u{1b}c",
        "new \u{9b}31m",
        "position tapatan \u{8}",
    ] {
        let error = refuse(&mut engine, command);
        assert!(
            !error.contains(|sign: char| sign.is_control() || sign == '\u{202e}'),
            "{error:?}"
        );
    }
}
