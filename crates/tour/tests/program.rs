//! Tests of the tour's program without a window: arguments, output and exit codes.

use std::process::{Command, Output};

use tavoliere_tour::scenes;

fn run(arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_tavoliere-tour"))
        .args(arguments)
        .current_dir(folder.path())
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("DISPLAY")
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .output()
        .unwrap()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_wrong_argument_names_what_is_accepted_and_exits_with_2() {
    let cases: [(&[&str], &[&str]); 10] = [
        (&["--tour", "pictures", "--demo"], &["--demo", "--help"]),
        (
            &["--tour", "pictures", "--bench-idle"],
            &["--tour", "--bench-idle"],
        ),
        (
            &["--bench-idle", "--bench-memory"],
            &["--bench-idle", "--bench-memory"],
        ),
        (&["--scene", "opening"], &["--tour"]),
        (
            &["--tour", "pictures", "--scene", "dawn"],
            &["dawn", "opening", "loading"],
        ),
        (&["--bench-idle", "--game", "chess"], &["chess", "tablan"]),
        (
            &["--tour", "pictures", "--language", "xx"],
            &["xx", "en", "it"],
        ),
        (&["compare", "pictures"], &["RECORDED"]),
        (
            &["--tour", "pictures", "compare", "pictures", "recorded"],
            &["compare"],
        ),
        (&["--game", "tablan"], &["--tour"]),
    ];
    for (arguments, words) in cases {
        let output = run(arguments);
        let errors = errors(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        for word in words {
            assert!(errors.contains(word), "{word} for {arguments:?}: {errors}");
        }
    }
}

#[test]
fn the_list_has_the_size_and_the_name_of_every_scene() {
    let output = run(&["--list"]);
    assert!(output.status.success(), "{}", errors(&output));
    let expected: String = scenes::all()
        .map(|scene| format!("{} {}\n", scene.window, scene.name))
        .collect();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    assert!(expected.contains("390x844 portrait\n"), "{expected}");
}

#[test]
fn a_comparison_without_pictures_exits_with_1() {
    let output = run(&["compare", "nowhere", "recorded"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("nowhere"), "{}", errors(&output));
}
