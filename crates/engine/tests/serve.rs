//! Tests of the program: lines in, replies out.

use std::io::Write;
use std::process::{Command, Stdio};

use tavoliere_engine::{Engine, MAX_LINE, serve};

/// Runs the program with some input and returns its output.
fn program(arguments: &[&str], input: &[u8]) -> (String, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavoliere-engine"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program can end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        output.status.success(),
    )
}

#[test]
fn the_program_counts_the_documented_numbers_of_tablut() {
    let (said, good) = program(&[], b"new tablut\nperft 3\nquit\n");
    assert_eq!(said, "ok\nperft 3 353200\nok\nok\n");
    assert!(good);
}

#[test]
fn the_program_ends_with_quit_or_with_its_input() {
    assert_eq!(
        program(&[], b"quit\nnew tablut\n"),
        ("ok\n".to_owned(), true)
    );
    assert_eq!(program(&[], b"").0, "");
    assert_eq!(
        program(&[], b"new tapatan").0,
        "ok\n",
        "the last line needs no end"
    );
    assert_eq!(
        program(&[], b"new tapatan\r\nresult\r\n").0,
        "ok\nplaying\nok\n"
    );
    // As PowerShell writes it.
    assert_eq!(
        program(
            &[],
            "\u{feff}new tapatan\r\nresult\u{a0}\r\n\u{feff}result".as_bytes()
        )
        .0,
        "ok\nplaying\nok\nplaying\nok\n"
    );
    assert!(!program(&["bench", "nothing"], b"").1);
    assert!(!program(&["sing"], b"").1);
}

/// The replies to raw bytes.
fn answers(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    serve(&mut Engine::new(), input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn unreadable_lines_are_answered_and_skipped() {
    let mut input = b"new tablut\n\xff\xfe\nperft 1\n".to_vec();
    input.extend(vec![b'a'; MAX_LINE + 1]);
    input.extend(b"\nperft 1\n");
    input.extend(vec![b' '; MAX_LINE - 7]);
    input.extend(b"perft 1\r\n\0\n");
    let said = answers(&input);
    assert_eq!(said[0], "ok");
    assert!(said[1].starts_with("error not-utf8: "));
    assert_eq!(said[2..4], ["perft 1 80", "ok"]);
    assert!(said[4].starts_with("error long-line: "));
    assert_eq!(said[5..7], ["perft 1 80", "ok"]);
    assert_eq!(
        said[7..9],
        ["perft 1 80", "ok"],
        "a line of the full length"
    );
    assert!(said[9].starts_with("error unknown-command: "));
    assert_eq!(said.len(), 10);
}
