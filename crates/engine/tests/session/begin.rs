//! Tests of starting games: rule sets, options, and commands before the first game.

use tavoliere_engine::Engine;

use crate::session::{accept, engine, refuse, shown};

#[test]
fn games_lists_every_game_with_its_presets_and_options() {
    let lines = accept(&mut Engine::new(), "games");
    for line in [
        "game tablan blue red",
        "game tablut black white",
        "game tapatan white black",
        "game tawula white black",
        "preset tablut five-thrones",
        "preset tapatan even-start",
        "option tablan move end_of_series after_each_throw",
        "option tawula capote immediate only_if_won off",
    ] {
        assert!(lines.iter().any(|l| l == line), "{line}");
    }
    // `new` accepts every listed rule set and value.
    for line in &lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "preset" => drop(engine(&[&format!("new {} preset={}", words[1], words[2])])),
            "option" => {
                for value in &words[3..] {
                    engine(&[&format!("new {} {}={value}", words[1], words[2])]);
                }
            }
            _ => assert_eq!(words.len(), 4),
        }
    }
}

#[test]
fn new_takes_options_in_any_case_and_order() {
    let mut engine = engine(&["new TABLUT Hostile_Throne=ON preset=Open-Throne seed=9"]);
    assert!(shown(
        &mut engine,
        "game tablut open-throne hostile_throne=on"
    ));
    assert!(shown(&mut engine, "side black"));
    accept(&mut engine, "new tablan first=RED preset=english");
    assert!(shown(&mut engine, "side red"));
    assert!(shown(&mut engine, "expect throw"));
    for (command, kind) in [
        ("new chess", "setup"),
        ("new", "arguments"),
        ("new tablut hostile_throne", "arguments"),
        ("new tablut hostile_throne=maybe", "setup"),
        ("new tablut leap=off", "setup"),
        ("new tablut preset=English", "setup"),
        ("new tablut seed=-1", "number"),
        ("new tablut seed=1 seed=1", "arguments"),
        ("new tablut first=red", "side"),
        ("new tablut first=white", "side"),
        (
            "position tablut 9/9/9/9/4K4/9/9/9/4b4 B move 7 Linnaeus throne=transit throne=closed",
            "position",
        ),
        (
            "position tablut 9/9/9/9/4K4/9/9/9/b8 W over:repetition 3 Linnaeus",
            "position",
        ),
        ("new tawula match=4", "match"),
        ("new tablut leap=off king=flanked", "setup"),
    ] {
        let error = refuse(&mut engine, command);
        assert!(
            error.starts_with(&format!("{kind}: ")),
            "{command}: {error}"
        );
    }
}

#[test]
fn without_a_game_only_what_begins_one_is_carried_out() {
    for command in [
        "show",
        "moves",
        "turns",
        "play a4-a3",
        "throw",
        "undo",
        "resign",
        "draw",
        "result",
        "record",
        "perft 1",
        "go",
        "rollout",
        "next",
        "score",
        "position 9/9 B move 1 Linnaeus",
    ] {
        let reply = Engine::new().answer(command);
        let text = reply.to_string();
        assert!(text.starts_with("error no-game: "), "{command}: {text}");
    }
    assert!(Engine::new().answer("help").is_ok());
    assert!(Engine::new().answer("").is_ok());
    assert!(Engine::new().answer("# a remark").is_ok());
}
