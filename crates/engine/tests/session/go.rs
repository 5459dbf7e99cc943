//! Tests of the commands `perft` and `go`.

use tavoliere_core::rules::GameKind;

use crate::session::{accept, engine, position, refuse, shown};

#[test]
fn perft_has_no_timing_and_refuses_what_would_take_too_long() {
    let mut engine = engine(&["new tapatan"]);
    let counts = ["1", "9", "72", "504", "3024", "15120", "54720"];
    for (depth, count) in counts.iter().enumerate() {
        let line = format!("perft {depth} {count}");
        assert_eq!(accept(&mut engine, &format!("perft {depth}")), [line]);
    }
    for kind in GameKind::ALL {
        accept(&mut engine, &format!("new {kind}"));
        assert!(refuse(&mut engine, "perft 4294967295").starts_with("too-many: "));
        assert!(refuse(&mut engine, "perft -1").starts_with("number: "));
        assert!(refuse(&mut engine, "perft").starts_with("number: "));
        accept(&mut engine, "draw");
        assert_eq!(accept(&mut engine, "perft 3"), ["perft 3 0"]);
        assert_eq!(accept(&mut engine, "perft 0"), ["perft 0 1"]);
    }
    // A throw is a ply like a choice: 21 rolls, and the first choices for each.
    accept(&mut engine, "new tawula first=white");
    assert_eq!(accept(&mut engine, "perft 1"), ["perft 1 21"]);
    accept(&mut engine, "new tablan");
    assert_eq!(accept(&mut engine, "perft 1"), ["perft 1 4"]);
}

/// In Tawula a level's noise is the same for all choices of a turn.
#[test]
fn a_level_of_tawula_continues_its_planned_turn() {
    let mut split = 0;
    for seed in 0..40 {
        let mut engine = engine(&[&format!("new tawula first=white seed={seed}"), "throw"]);
        for _ in 0..6 {
            let go = format!("go level={}", seed % 5 + 1);
            // If no choice is possible, the turn passes.
            if !engine.answer(&go).is_ok() {
                accept(&mut engine, "throw");
                continue;
            }
            let best = accept(&mut engine, &go)[0].replace("best ", "");
            let mut whole = engine.clone();
            accept(&mut whole, &format!("play {best}"));
            let items: Vec<&str> = best.split(' ').collect();
            accept(&mut engine, &format!("play {} {}", items[0], items[1]));
            if items.len() > 2 {
                split += 1;
                let rest = accept(&mut engine, &go)[0].replace("best ", "");
                accept(&mut engine, &format!("play {rest}"));
            }
            assert_eq!(position(&mut engine), position(&mut whole), "{seed} {best}");
            accept(&mut engine, "throw");
        }
    }
    assert!(split > 50, "{split}");
}

#[test]
fn the_computer_answers_with_what_play_accepts_until_the_game_is_over() {
    for kind in GameKind::ALL {
        for level in ["1", "best"] {
            // Games between computers run with repetition on (TT-14, TP-7).
            let repetition = match kind {
                GameKind::Tapatan => " repetition=draw",
                _ => "",
            };
            let mut engine = engine(&[&format!("new {kind} seed=3{repetition}")]);
            for _ in 0..4_000 {
                if accept(&mut engine, "result") != ["playing"] {
                    break;
                }
                if shown(&mut engine, "expect throw") {
                    accept(&mut engine, "throw");
                    continue;
                }
                let best = accept(&mut engine, &format!("go level={level} nodes=1000"));
                let turn = best[0].strip_prefix("best ").unwrap().to_owned();
                accept(&mut engine, &format!("play {turn}"));
            }
            assert_ne!(accept(&mut engine, "result"), ["playing"], "{kind} {level}");
        }
    }
    let mut engine = engine(&["new tablut"]);
    for (command, kind) in [
        ("go level=0", "level"),
        ("go level=strong", "level"),
        ("go nodes=0", "number"),
        ("go ms=soon", "number"),
        ("go nodes=1 ms=1", "arguments"),
        ("go level=1 level=1", "arguments"),
        ("go fast", "arguments"),
    ] {
        let error = refuse(&mut engine, command);
        assert!(
            error.starts_with(&format!("{kind}: ")),
            "{command}: {error}"
        );
    }
}
