//! Tests of the command `rollout`: the turns it compares, and the input it refuses.

use tavoliere_engine::Engine;

const TAWULA: &str = "W2WB2.../W....W/B2B..../B...../h10/h9 W move 8 Tawula dice=51";

fn answers(lines: &[&str]) -> String {
    let mut engine = Engine::new();
    let mut last = String::new();
    for line in lines {
        last = engine.answer(line).to_string();
    }
    last
}

#[test]
fn the_engine_compares_the_given_or_the_most_promising_turns() {
    let begin = format!("position tawula {TAWULA}");
    let said = answers(&[&begin, "rollout games=36 seed=4"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 6, "{said}");
    assert_eq!(lines[5], "ok");
    assert!(
        lines[0].starts_with("turn 7/8 2/7 | chance ")
            && lines[0].contains("| behind 0.0 error 0.0 |")
    );
    let named = "rollout hand/5 hand/6 | 12/17 17/18 games=36 seed=4";
    let said = answers(&[&begin, "moves", named]);
    assert!(said.starts_with("error "), "{said}");
    let named = "rollout 7/8 2/7 | SEED=4 hand/5 5/6 GAMES=72";
    let said = answers(&[&begin, named]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(
        lines[0].contains("7/8 2/7") || lines[0].contains("2/7 7/8"),
        "{said}"
    );
    assert!(lines[0].ends_with("games 72"), "{said}");
}

#[test]
fn the_engine_refuses_what_it_cannot_read() {
    let begin = format!("position tawula {TAWULA}");
    for (command, kind) in [
        ("rollout games=0", "number"),
        ("rollout games=99999", "number"),
        ("rollout seed=x", "number"),
        ("rollout games=36 games=36", "arguments"),
        ("rollout |", "arguments"),
        ("rollout 7/8 2/7 |", "arguments"),
        ("rollout 7/9", "illegal"),
        ("rollout nonsense", "notation"),
    ] {
        let said = answers(&[&begin, command]);
        assert!(
            said.starts_with(&format!("error {kind}: ")),
            "{command}: {said}"
        );
    }
    let said = answers(&["new tablut", "rollout"]);
    assert!(
        said.starts_with("error rollout: ") && said.contains("tablut"),
        "{said}"
    );
    let said = answers(&["new tawula first=white", "rollout"]);
    assert!(said.starts_with("error no-choice: "), "{said}");
}
