//! Tests of throws, choices and turns, up to the end of a game or a match.

use std::collections::HashSet;

use tavoliere_core::rules::GameKind;
use tavoliere_engine::Engine;

use crate::session::{accept, engine, position, refuse, shown};

#[test]
fn a_series_of_throws_is_taken_whole_or_not_at_all() {
    let mut engine = engine(&["new tablan"]);
    refuse(&mut engine, "throw 2 8 0 2");
    refuse(&mut engine, "throw 2 3");
    refuse(&mut engine, "throw two");
    accept(&mut engine, "throw 2 8");
    accept(&mut engine, "throw 0");
    assert!(shown(&mut engine, "expect move"));
    refuse(&mut engine, "throw 2");
    accept(&mut engine, "undo");
    accept(&mut engine, "undo");
    assert!(position(&mut engine).ends_with("throw 1 PerGioco"));
    accept(&mut engine, "throw 2 8 0");
    accept(&mut engine, "undo");
    assert!(position(&mut engine).ends_with("throw 1 PerGioco"));
    assert!(refuse(&mut engine, "undo").starts_with("nothing-to-undo: "));
}

#[test]
fn throws_from_a_seed_are_written_and_reproducible() {
    let drawn = |game: &str| {
        let mut engine = engine(&[&format!("new {game} seed=7")]);
        accept(&mut engine, "throw")
    };
    for game in ["tablan", "tawula"] {
        assert_eq!(drawn(game), drawn(game));
        assert!(drawn(game)[0].starts_with("throw "));
    }
    for game in ["tablut", "tapatan"] {
        let mut engine = engine(&[&format!("new {game}")]);
        let refused = format!("illegal: {game} has no throws");
        assert_eq!(refuse(&mut engine, "throw"), refused);
        assert_eq!(refuse(&mut engine, "throw 2"), refused);
    }
}

#[test]
fn a_series_of_more_than_64_throws_is_refused() {
    let mut engine = engine(&["new tablan"]);
    let many = "2 ".repeat(65);
    assert!(refuse(&mut engine, &format!("throw {many}")).starts_with("long-series: "));
    let most = "2 ".repeat(64);
    accept(&mut engine, &format!("throw {most}"));
    assert!(refuse(&mut engine, "throw 8").starts_with("long-series: "));
    accept(&mut engine, "throw 0");
    assert!(refuse(&mut engine, "turns").starts_with("too-many: "));
    let thrown = ["2"; 32].join(",");
    let text = format!(
        "position tablan RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 PerGioco \
         thrown={thrown}+33 left=2*65"
    );
    assert!(refuse(&mut engine, &text).starts_with("long-series: "));
}

#[test]
fn moves_are_what_play_accepts_and_turns_end_apart() {
    for opening in [
        vec!["new tablan", "throw 2 8 0"],
        vec!["new tablan preset=english first=red", "throw 2"],
        vec!["new tablut"],
        vec!["new tablut preset=five-thrones", "play a4-a2"],
        vec!["new tapatan first=black", "play b2"],
        vec!["new tawula", "throw 6 3"],
        vec!["new tawula first=black", "throw 4 4"],
    ] {
        let mut engine = engine(&opening);
        let before = position(&mut engine);
        let moves = accept(&mut engine, "moves");
        assert!(!moves.is_empty(), "{opening:?}");
        for line in &moves {
            let choice = line.strip_prefix("move ").unwrap();
            accept(&mut engine, &format!("play {choice}"));
            accept(&mut engine, "undo");
            assert_eq!(position(&mut engine), before, "{choice}");
        }
        let turns = accept(&mut engine, "turns");
        let mut ends = HashSet::new();
        for line in &turns {
            let turn = line.strip_prefix("turn ").unwrap();
            accept(&mut engine, &format!("play {turn}"));
            assert!(ends.insert(position(&mut engine)), "{turn}");
            accept(&mut engine, "undo");
            assert_eq!(position(&mut engine), before, "{turn}");
        }
        assert_eq!(ends.len(), turns.len());
        assert!(refuse(&mut engine, "play z9").starts_with("notation: "));
        let so_far = engine.answer("record").lines().last().cloned().unwrap();
        if so_far.starts_with("1. ") && !so_far.contains('-') && !so_far.contains("b2") {
            refuse(&mut engine, &format!("play {so_far}"));
        }
        assert!(refuse(&mut engine, "play").starts_with("arguments: "));
    }
}

#[test]
fn an_added_text_is_named_in_the_error() {
    for new in ["new tapatan", "new tablut"] {
        let mut engine = engine(&[new]);
        let choice = accept(&mut engine, "moves")[0].clone();
        let choice = choice.strip_prefix("move ").unwrap();
        let error = refuse(&mut engine, &format!("play {choice} b3"));
        assert!(error.starts_with("notation: "), "{error}");
        assert!(error.contains("b3") && !error.contains("W:"), "{error}");
        accept(&mut engine, &format!("play {choice}"));
    }
}

#[test]
fn a_turn_may_be_played_whole_in_part_or_by_what_is_left() {
    let whole = "1. B 2 8 0: 2=l1-l2+k1-l1 8=l2-d2";
    let mut reached = HashSet::new();
    for way in [
        vec![whole],
        vec!["2 8 0: 2=l1-l2+k1-l1 8=l2-d2"],
        vec!["2=l1-l2+k1-l1 8=l2-d2"],
        vec!["2=l1-l2+k1-l1", "8=l2-d2"],
        vec!["2=l1-l2+", "+k1-l1", "8=l2-d2"],
        vec!["2=l1-l2+", "k1-l1 8=l2-d2"],
        vec!["2=l1-l2+", whole],
        vec!["2=l1-l2+k1-l1", whole],
        vec!["2 8 0: 2=l1-l2+", "1. B 2 8 0: 2=l1-l2+k1-l1", "8=l2-d2"],
    ] {
        let mut engine = engine(&["new tablan", "throw 2 8 0"]);
        for part in &way {
            accept(&mut engine, &format!("play {part}"));
        }
        reached.insert(position(&mut engine));
    }
    assert_eq!(reached.len(), 1, "{reached:?}");
    let mut engine = engine(&["new tablan", "throw 2 8 0", "play 2=l1-l2+"]);
    let error = refuse(&mut engine, "play 1. B 2 8 0: 2=l1-k2 8=k2-c2");
    assert!(error.starts_with("illegal: "), "{error}");
    let error = refuse(&mut engine, "play 2 8 8 0: 2=l1-l2+k1-l1 8=l2-d2");
    assert!(error.starts_with("illegal: "), "{error}");
}

#[test]
fn tawula_turns_are_read_in_any_legal_order() {
    let mut reached = HashSet::new();
    for way in [
        vec!["63: hand/6 hand/3"],
        vec!["36: hand/3 hand/6"],
        vec!["hand/3 hand/6"],
        vec!["hand/3", "hand/6"],
        vec!["hand/6", "63: hand/3 hand/6"],
        vec!["1. W 63: hand/6 hand/3"],
    ] {
        let mut engine = engine(&["new tawula first=white", "throw 6 3"]);
        for part in &way {
            accept(&mut engine, &format!("play {part}"));
        }
        assert!(shown(&mut engine, "side black"));
        reached.insert(position(&mut engine));
    }
    assert_eq!(reached.len(), 1, "{reached:?}");
    let mut engine = engine(&["new tawula first=white", "throw 6 3", "play hand/3"]);
    // Turns printed in the middle of a turn can be played, in any order of their items.
    let before = position(&mut engine);
    for line in accept(&mut engine, "turns") {
        accept(&mut engine, &line.replacen("turn", "play", 1));
        assert!(shown(&mut engine, "side black"), "{line}");
        accept(&mut engine, "undo");
        assert_eq!(position(&mut engine), before);
    }
    accept(&mut engine, "undo");
    refuse(&mut engine, "play 62: hand/6 hand/2");
    refuse(&mut engine, "play 63: hand/6 hand/2");
}

#[test]
fn in_tawula_the_opening_roll_decides_unless_a_side_is_named() {
    let mut engine = engine(&["new tawula", "throw 3 6"]);
    assert!(shown(&mut engine, "side black"));
    accept(&mut engine, "new tawula");
    accept(&mut engine, "throw 4 4");
    assert!(shown(&mut engine, "expect throw"));
    accept(&mut engine, "throw 6 3");
    assert!(shown(&mut engine, "side white"));
    accept(&mut engine, "new tawula first=white");
    accept(&mut engine, "throw 36");
    assert!(shown(&mut engine, "side white"));
    for ties in ["55 62: hand/6 hand/2", "62: hand/6 hand/2", "hand/6 hand/2"] {
        accept(&mut engine, "new tawula");
        accept(&mut engine, "throw 5 5");
        accept(&mut engine, "throw 6 2");
        accept(&mut engine, &format!("play {ties}"));
        assert!(shown(&mut engine, "side black"));
    }
    for wrong in ["7 1", "0 3", "6", "6 3 1", "six three"] {
        accept(&mut engine, "new tawula");
        let error = refuse(&mut engine, &format!("throw {wrong}"));
        assert!(error.starts_with("throw: "), "{error}");
    }
}

#[test]
fn printed_choices_have_one_spelling_and_input_may_carry_marks_or_leave_captures_out() {
    // The historical source's example of TT-6: h2-b2 takes b3.
    let text = "position tablut 9/9/9/4K4/9/1w7/1b7/7w1/1b7 W move 5 Linnaeus";
    let mut engine = Engine::new();
    accept(&mut engine, text);
    let moves = accept(&mut engine, "moves");
    assert!(moves.contains(&"move h2-b2xb3".to_owned()), "{moves:?}");
    assert!(moves.iter().all(|line| !line.contains(['K', '+', '#'])));
    for spelling in ["h2-b2", "H2-B2xb3", "h2-b2xb3+", "h2-b2+2"] {
        accept(&mut engine, &format!("play {spelling}"));
        accept(&mut engine, "undo");
    }
    refuse(&mut engine, "play h2-b2xc3");
    assert!(refuse(&mut engine, "play h2-c3").starts_with("illegal: "));
    accept(&mut engine, "play h2-b2#");
    accept(&mut engine, "undo");
    accept(&mut engine, "play Ke6-a6");
    assert_eq!(accept(&mut engine, "result"), ["win white 1 king-escaped"]);
}

#[test]
fn games_end_by_agreement_and_resignation() {
    for kind in GameKind::ALL {
        let mut engine = engine(&[&format!("new {kind}")]);
        assert_eq!(accept(&mut engine, "result"), ["playing"]);
        accept(&mut engine, "draw");
        assert_eq!(accept(&mut engine, "result"), ["draw agreement"]);
        assert!(refuse(&mut engine, "draw").starts_with("illegal: "));
        assert!(refuse(&mut engine, "resign").starts_with("illegal: "));
        assert!(refuse(&mut engine, "go").starts_with("no-choice: "));
        assert!(accept(&mut engine, "moves").is_empty());
        assert!(accept(&mut engine, "turns").is_empty());
        assert!(shown(&mut engine, "expect nothing"));
        accept(&mut engine, "undo");
        let [first, second] = [
            tavoliere_core::rules::Side::First,
            tavoliere_core::rules::Side::Second,
        ]
        .map(|side| kind.side_name(side));
        accept(&mut engine, &format!("resign {first}"));
        let result = format!("win {second} 1 resignation");
        assert_eq!(accept(&mut engine, "result"), [result.as_str()]);
        assert!(shown(&mut engine, &format!("result {result}")));
        // The position of a finished game can be read again.
        let text = position(&mut engine);
        accept(&mut engine, &format!("position {text}"));
        assert_eq!(position(&mut engine), text);
    }
}

#[test]
fn a_match_continues_until_a_side_has_its_length() {
    let mut engine = engine(&["new tawula match=3 seed=5"]);
    assert_eq!(accept(&mut engine, "score"), ["score 3 0-0"]);
    assert!(refuse(&mut engine, "next").starts_with("match: "));
    accept(&mut engine, "draw");
    assert_eq!(accept(&mut engine, "score"), ["score 3 0-0"]);
    // The players change sides from game to game, and the score with them (TW-16).
    let games = [("black", "1-0"), ("white", "0-2"), ("black", "3-0")];
    for (loser, score) in games {
        accept(&mut engine, "next");
        assert!(shown(&mut engine, "expect throw"));
        accept(&mut engine, &format!("resign {loser}"));
        assert_eq!(accept(&mut engine, "score"), [format!("score 3 {score}")]);
    }
    assert!(refuse(&mut engine, "next").starts_with("match: "));
    accept(&mut engine, "new tawula");
    assert!(refuse(&mut engine, "score").starts_with("match: "));
}
