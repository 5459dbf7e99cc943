//! Tests captures of pieces that are home (TN-14) and the rule set Bell.

use tavoliere_core::rules::tablan::{
    Event, Illegal, Impossible, Position, PositionError, Preset, Step, TurnText,
};
use tavoliere_core::rules::{EndReason, Expect, Rules, Side, TurnLine};

use crate::rules::tablan::support::{
    cell, half, legal, options, position, set, set_up, single, throw, whole,
};

const BLUE: Side = Side::First;
const RED: Side = Side::Second;

/// Blue has thrown a 2. Two red pieces are home in Blue's base, and two blue ones in Red's.
fn in_the_base(changes: &str) -> Position {
    let rest = format!("B throw 41 Bell {changes}");
    let mut start = set_up("g1 d1* l4* k4*", "f1* h1* a2*", &rest);
    throw(&mut start, &[2]);
    start
}

#[test]
fn tn_14_a_piece_at_home_is_safe() {
    let mut start = in_the_base("");
    let before = start;
    for (choice, at) in [(half(2, "g1"), "h1"), (whole(2, "d1"), "f1")] {
        let refused = Illegal::Immune { at: cell(at) };
        assert_eq!(start.play(choice), Err(refused));
        assert_eq!(refused.rule(), "TN-12");
    }
    assert_eq!(start, before);
    assert_eq!(legal(&start), [whole(2, "g1")]);
}

#[test]
fn tn_14_a_piece_in_its_base_captures_one_that_is_home_there() {
    let mut start = in_the_base("home_capture=on");
    let all = [whole(2, "d1"), whole(2, "g1"), half(2, "d1"), half(2, "g1")];
    assert_eq!(legal(&start), set(all.to_vec()));
    assert_eq!(start.score(), [2, 2]);
    let steps = start.play(half(2, "g1")).unwrap();
    assert!(matches!(steps[0], Step::Travelled { started: true, .. }));
    let captured = Step::Captured {
        side: RED,
        at: cell("h1"),
    };
    assert_eq!(steps[1..], [captured]);
    assert_eq!((start.home(RED), start.on_board(RED)), (1, 2));
    assert_eq!(start.score(), [2, 1]);
    assert!(!start.piece(cell("h1")).unwrap().home);
    // A piece that has started but is still in its base can capture too.
    let mut start = in_the_base("home_capture=on");
    let steps = start.play(whole(2, "d1")).unwrap();
    assert!(matches!(steps[1], Step::Captured { side: RED, at } if at == cell("f1")));
    assert_eq!(start.expect(), Expect::Throw(BLUE));
}

#[test]
fn tn_14_a_piece_at_home_never_moves_even_if_it_can_be_captured() {
    let mut start = in_the_base("home_capture=on");
    let home = Illegal::Home { at: cell("k4") };
    assert_eq!(start.play(whole(2, "k4")), Err(home));
    assert_eq!(home.rule(), "TN-14");
}

#[test]
fn tn_18_a_piece_captured_at_home_does_not_count() {
    let results = [("d1", None, [2, 2]), ("g1", Some(RED), [2, 3])];
    for (from, winner, score) in results {
        let mut start = in_the_base("home_capture=on");
        start.play(whole(2, from)).unwrap();
        throw(&mut start, &[0, 2]);
        assert_eq!(start.legal_moves(), [whole(2, "a2")]);
        start.play(whole(2, "a2")).unwrap();
        let outcome = start.outcome().unwrap();
        assert_eq!(outcome.reason, EndReason::Finished { by: RED });
        assert_eq!((outcome.winner, outcome.score), (winner, score));
        assert_eq!(position(&start.to_string()), start);
    }
}

#[test]
fn tn_20_a_capture_at_home_keeps_a_position_alive() {
    // Red's pieces at home block every 1 and 2 of c1, and every move of a2.
    let red = "a2* a1* b1* d1* e1* f1* h1* l1*";
    let rest = "B throw 9 PerGioco leap=off entry_order=free";
    let text = set_up("c1", red, &format!("{rest} home_capture=on")).to_string();
    let refused = text.replace("home_capture=on", "").parse::<Position>();
    assert_eq!(refused, Err(PositionError::Impossible(Impossible::IsOver)));
    let mut alive = position(&text);
    throw(&mut alive, &[2, 0]);
    assert_eq!(alive.legal_moves(), [whole(2, "c1")]);
    alive.play(whole(2, "c1")).unwrap();
    assert_eq!((alive.home(RED), alive.captured(RED)), (6, 5));
}

#[test]
fn tn_13_the_next_entry_fills_the_first_gap() {
    // The second and the fourth piece of five were captured at home.
    let rest = "B throw 61 PerGioco home_capture=on";
    let mut start = set_up("l4* j4* h4* l3* k3* g3*", "e4..g4", rest);
    throw(&mut start, &[2, 8, 0]);
    let required = cell("k4");
    for (choice, to) in [(whole(2, "k3"), "l4"), (whole(8, "g3"), "j4")] {
        let to = cell(to);
        assert_eq!(
            start.check_move(choice),
            Err(Illegal::EntryOrder { required, to })
        );
    }
    start.play(whole(2, "l3")).unwrap();
    assert_eq!(start.home(BLUE), 4);
    assert_eq!(start.field().entry(BLUE), 39);
    assert_eq!(start.field().entry(RED), 36);
}

#[test]
fn tn_13_gaps_need_captures_at_home() {
    let text = "3R4b1b1/9bbb/r11/BBBBBBB5 B throw 61 PerGioco home_capture=on";
    let missing = cell("l4");
    let refused = Err(PositionError::Impossible(Impossible::EnteredOutOfOrder {
        missing,
    }));
    // Two cells before the last piece at home are empty. A side with twelve pieces can't have lost any there.
    assert_eq!(text.parse::<Position>(), refused);
    let fewer = text.replace("BBBBBBB5", "BBBB8");
    assert_eq!(position(&fewer).home(BLUE), 2);
    let off = fewer.replace(" home_capture=on", "");
    assert_eq!(off.parse::<Position>(), refused);
}

#[test]
fn a_capture_at_home_is_written_and_read() {
    let before = set_up(
        "g1 d1* l4* k4*",
        "f1* h1* a2*",
        "B throw 41 Bell home_capture=on",
    );
    let line = "41. B 2 0: 2=g1-h1xh1+d1-e1";
    let turn = TurnText::parse(&before, line).unwrap();
    assert_eq!(turn.to_string(), line);
    assert!(turn.events().contains(&Event::Play(half(2, "g1"))));
    assert_eq!(turn.position().captured(RED), 10);
    assert_eq!(position(&before.to_string()), before);
    let safe = set_up("g1 d1* l4* k4*", "f1* h1* a2*", "B throw 41 Bell");
    assert!(TurnText::parse(&safe, line).is_err());
}

#[test]
fn bell_moves_after_each_throw_and_counts_pieces_home() {
    let bell = Preset::Bell.options();
    let changes = "single_half=off score=home tie=draw";
    assert_eq!(bell, options(Preset::English, changes));
    assert!(!bell.home_capture);
    // g4 is taken, so the 12 can't be used in full. By English rules half of it can (TN-8).
    for (preset, choices) in [("English", vec![single(12, "f3")]), ("Bell", Vec::new())] {
        let mut start = set_up("f3* g4*", "a4", &format!("B throw 31 {preset}"));
        throw(&mut start, &[12]);
        assert_eq!(start.legal_moves(), choices);
    }
}
