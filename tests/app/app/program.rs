//! Runs the program without a window and checks its arguments, output and exit codes.

use std::path::Path;
use std::process::{Command, Output};

use tavoliere::ai::Player;
use tavoliere::app::Version;
use tavoliere::record::GameRecord;
use tavoliere::store::{Seat, Store};

/// The program with its own data folder and without a display.
pub fn tavoliere(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavoliere"));
    command
        .arg("--data")
        .arg(data)
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("DISPLAY")
        .env_remove("TAVOLIERE_PROGRESS")
        .env("HOME", data)
        .env("XDG_DATA_HOME", data);
    command
}

fn run(arguments: &[&str]) -> Output {
    let dir = tempfile::tempdir().unwrap();
    tavoliere(dir.path()).args(arguments).output().unwrap()
}

fn error_output(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_wrong_argument_names_what_is_accepted_and_exits_with_2() {
    let cases: [(&[&str], &[&str]); 13] = [
        (&["--game", "chess"], &["chess", "tablan"]),
        (&["--preset", "French"], &["French", "PerGioco", "English"]),
        (&["--option", "leap=maybe"], &["leap", "maybe", "on", "off"]),
        (
            &["--option", "fly=on"],
            &["fly", "single_half", "big_start", "tie"],
        ),
        (&["--option", "leap"], &["leap", "on, off"]),
        (&["--speed", "3"], &["3", "0, 0.5, 1, 2"]),
        (&["--speed", "fast"], &["fast", "0, 0.5, 1, 2"]),
        (&["--seed", "many"], &["many", "--seed"]),
        (&["--language", "xx"], &["xx", "en", "it"]),
        (&["--bogus"], &["--bogus", "--help"]),
        (&["--headless"], &["--demo"]),
        // The tour is a separate program.
        (&["--tour", "pictures"], &["--tour", "--help"]),
        (&["left", "over"], &["left", "--help"]),
    ];
    for (arguments, words) in cases {
        let output = run(arguments);
        assert_eq!(
            output.status.code(),
            Some(2),
            "{arguments:?}: {}",
            error_output(&output)
        );
        assert!(output.stdout.is_empty(), "{arguments:?}");
        for word in words {
            assert!(
                error_output(&output).contains(word),
                "{word} for {arguments:?}: {}",
                error_output(&output)
            );
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_screen_the_program_says_so() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(2));
    let told = error_output(&output);
    assert!(told.contains("a screen is needed"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}

/// The program with a screen, but without drivers.
#[cfg(target_os = "linux")]
fn without_drivers(data: &Path) -> Command {
    let mut command = tavoliere(data);
    let display = std::env::var_os("DISPLAY").expect("a display, such as one of xvfb-run");
    command
        .env("DISPLAY", display)
        .env("VK_DRIVER_FILES", "/dev/null")
        .env("__EGL_VENDOR_LIBRARY_FILENAMES", "/dev/null")
        // No program that shows boxes is found.
        .env("PATH", data);
    command
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_graphics_driver_every_backend_is_tried_before_the_program_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let output = without_drivers(dir.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = error_output(&output);
    assert!(
        told.contains("one for Vulkan, DirectX 12, Metal or OpenGL"),
        "{told}"
    );
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn wrong_arguments_are_reported_before_any_file_is_written() {
    let dir = tempfile::tempdir().unwrap();
    let output = tavoliere(dir.path())
        .args(["--demo", "--headless", "--preset", "x"])
        .output();
    assert_eq!(output.unwrap().status.code(), Some(2));
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
}

#[test]
fn a_folder_that_cannot_be_used_is_named_and_exits_with_2() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "in the target").unwrap();
    let folder = file.join("saves");
    let output = Command::new(env!("CARGO_BIN_EXE_tavoliere"))
        .args(["--demo", "--headless", "--data"])
        .arg(&folder)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        error_output(&output).contains("saves"),
        "{}",
        error_output(&output)
    );
}

#[test]
fn help_lists_every_argument_and_version_prints_the_version() {
    let help = run(&["--help"]);
    assert!(help.status.success());
    let text = String::from_utf8(help.stdout).unwrap();
    for argument in [
        "--help",
        "--version",
        "--game",
        "--preset",
        "--option",
        "--seed",
        "--data",
        "--language",
        "--speed",
        "--demo",
        "--headless",
    ] {
        assert!(text.contains(argument), "{argument} in {text}");
    }
    let version = run(&["--version"]);
    assert!(version.status.success());
    let text = String::from_utf8(version.stdout).unwrap();
    let commit = option_env!("TAVOLIERE_COMMIT");
    assert_eq!(text, format!("tavoliere {}\n", Version { commit }));
}

#[test]
fn a_headless_demonstration_prints_a_record_with_an_outcome() {
    for arguments in [
        &["--speed", "0"][..],
        &["--preset", "english"],
        &["--option", "big_start=on", "--option", "tie=survivors"],
    ] {
        let dir = tempfile::tempdir().unwrap();
        let output = tavoliere(dir.path())
            .args(["--demo", "--headless"])
            .args(arguments)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", error_output(&output));
        assert_eq!(error_output(&output), "", "the terminal stays quiet");
        let record = String::from_utf8(output.stdout).unwrap();
        let game =
            GameRecord::from_record(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
        assert!(game.outcome().is_some());
        assert_eq!(
            game.to_record(),
            record,
            "nothing but the record is printed"
        );
        let computer = Seat::Computer(Player::levels(game.setup().kind())).to_string();
        assert_eq!(game.header("blue"), Some(computer.as_str()));
        let saved = Store::open(dir.path())
            .unwrap()
            .load("tablan-demo.txt")
            .unwrap();
        assert_eq!(saved, Some(record), "what is printed is what is saved");
        assert_eq!(
            game.setup().preset(),
            if arguments.contains(&"english") {
                "English"
            } else {
                "PerGioco"
            }
        );
    }
}

#[test]
fn a_seed_fixes_a_demonstration() {
    let [one, again, other] = ["17", "17", "18"].map(|seed| {
        let output = run(&["--demo", "--headless", "--seed", seed]);
        assert!(output.status.success(), "{}", error_output(&output));
        String::from_utf8(output.stdout).unwrap()
    });
    assert_eq!(one, again);
    assert_ne!(one, other);
}

/// Arguments of a short demonstration.
const DEMONSTRATION: [&str; 4] = ["--demo", "--headless", "--game", "tapatan"];

#[test]
fn a_new_demonstration_replaces_a_finished_one() {
    let dir = tempfile::tempdir().unwrap();
    let [one, two] = [0, 1].map(|_| {
        let output = tavoliere(dir.path()).args(DEMONSTRATION).output().unwrap();
        assert!(output.status.success(), "{}", error_output(&output));
        GameRecord::from_record(&String::from_utf8(output.stdout).unwrap()).unwrap()
    });
    assert_ne!(one.seed(), two.seed());
    assert!(two.outcome().is_some());
}

#[test]
fn a_damaged_save_is_set_aside_and_the_demonstration_runs() {
    for rubbish in [
        &b"not a record at all"[..],
        b"",
        b"\xff\xfe\x00\x01",
        b"game: tapatan\nseed: 4",
    ] {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("tapatan-demo.txt"), rubbish).unwrap();
        let output = tavoliere(dir.path()).args(DEMONSTRATION).output().unwrap();
        assert!(
            output.status.success(),
            "{rubbish:?}: {}",
            error_output(&output)
        );
        let aside = dir.path().join("tapatan-demo.txt.damaged-1");
        assert_eq!(std::fs::read(aside).unwrap(), rubbish);
        let saved = Store::open(dir.path())
            .unwrap()
            .load("tapatan-demo.txt")
            .unwrap()
            .unwrap();
        assert!(GameRecord::from_record(&saved).unwrap().outcome().is_some());
    }
}

#[test]
fn damaged_settings_do_not_stop_a_demonstration() {
    let dir = tempfile::tempdir().unwrap();
    for name in ["settings", "settings.ron"] {
        std::fs::write(dir.path().join(name), "(((").unwrap();
    }
    let output = tavoliere(dir.path()).args(DEMONSTRATION).output().unwrap();
    assert!(output.status.success(), "{}", error_output(&output));
}

#[test]
fn demonstrations_keep_the_players_game() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("tapatan.txt"), "a player's").unwrap();
    let output = tavoliere(dir.path()).args(DEMONSTRATION).output().unwrap();
    assert!(output.status.success());
    assert_eq!(
        std::fs::read_to_string(dir.path().join("tapatan.txt")).unwrap(),
        "a player's"
    );
}
