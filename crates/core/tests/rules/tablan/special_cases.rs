//! Tests special cases of Tablan's rules that the other tests meet only by chance.

use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::tablan::{
    Illegal, Impossible, NotationProblem, Position, PositionError, Preset, Step, TurnText, Value,
};
use tavoliere_core::rules::{EndReason, Expect, Rules, Side, TurnLine};

use crate::rules::tablan::support::{
    cell, declare, half, leap, legal, opening, options, position, set, set_up, single, throw, whole,
};

const BLUE: Side = Side::First;
const RED: Side = Side::Second;

/// Red's only runner is seven steps from its next goal cell, so it can never move again.
const STUCK_RED: &str = "a2* a1* b1* c1* d1* e1* f1*";

fn impossible(text: &str) -> Impossible {
    match text.parse::<Position>() {
        Err(PositionError::Impossible(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn tn_6_a_count_of_throws_at_its_very_end_refuses_the_next_one() {
    let shown = ["2"; 32].join(",");
    let extra = u32::MAX - 32;
    let text =
        format!("RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 English thrown={shown}+{extra} moved");
    let mut start = position(&text);
    let before = start;
    assert_eq!(start.throw(Value::Two), Err(Illegal::SeriesTooLong));
    assert_eq!(start, before);
}

#[test]
fn tn_8b_the_second_half_may_use_the_cell_that_the_first_has_left() {
    // A piece of the same side on h2 blocks the four steps to l2, until it has moved there itself.
    let rest = "B throw 5 PerGioco";
    let mut freed = set_up("a1..g1 l2* h2*", "b4..l4", rest);
    throw(&mut freed, &[8, 0]);
    assert_eq!(
        legal(&freed),
        set(vec![whole(8, "l2"), whole(8, "h2"), half(8, "h2")])
    );
    freed.play(half(8, "h2")).unwrap();
    assert_eq!(legal(&freed), [half(8, "l2")]);
}

#[test]
fn tn_9_no_leap_while_a_second_half_is_due() {
    let mut start = set_up("a1..i1 l2* h2* e2*", "b4..l4", "B throw 5 PerGioco");
    throw(&mut start, &[8, 2, 0]);
    assert!(legal(&start).contains(&leap("h2")));
    start.play(half(8, "h2")).unwrap();
    assert!(legal(&start).iter().all(|choice| *choice != leap("e2")));
    let due = Illegal::FinishHalf {
        value: Value::Eight,
        moved: cell("d2"),
    };
    assert_eq!(start.play(leap("e2")), Err(due));
}

#[test]
fn tn_13_the_next_goal_cell_is_updated_between_the_halves() {
    // j4 is next, four steps from k3. From l3 the same four steps lead to i4, which is next only after that.
    let mut start = set_up("a1..c1 k3* l3* l4* k4*", "a4..h4", "B throw 9 PerGioco");
    throw(&mut start, &[8, 0]);
    assert_eq!(legal(&start), [half(8, "k3")]);
    start.play(half(8, "k3")).unwrap();
    assert_eq!(legal(&start), [half(8, "l3")]);
    start.play(half(8, "l3")).unwrap();
    assert_eq!(start.home(BLUE), 4);
}

/// Blue captures Red's last piece outside. Then both sides have two pieces at home.
fn finished_by_the_other(changes: &str) -> (Option<Side>, EndReason) {
    let rest = format!("B throw 99 PerGioco {changes}");
    let mut start = set_up("f1..g1 d2* l4* k4*", "a1* b1* b2*", &rest);
    throw(&mut start, &[2, 0]);
    start.play(whole(2, "d2")).unwrap();
    let outcome = start.outcome().unwrap();
    (outcome.winner, outcome.reason)
}

#[test]
fn tn_17_the_finisher_by_the_others_capture_wins_a_tie_by_finishing() {
    let by_red = EndReason::Finished { by: RED };
    assert_eq!(finished_by_the_other(""), (None, by_red));
    assert_eq!(
        finished_by_the_other("tie=first_finisher"),
        (Some(RED), by_red)
    );
    assert_eq!(finished_by_the_other("tie=survivors"), (Some(BLUE), by_red));
    assert_eq!(
        finished_by_the_other("score=remaining tie=first_finisher"),
        (Some(BLUE), by_red)
    );
}

/// The last move of a game that ends dead: six pieces each at home, eight survivors against seven.
fn dead_and_level(changes: &str) -> Option<Side> {
    let rest = format!("B throw 9 PerGioco leap=off single_half=off {changes}");
    let blue = "h3* l3* l4* k4* j4* i4* h4* g4*";
    let mut start = set_up(blue, STUCK_RED, &rest);
    throw(&mut start, &[2, 0]);
    start.play(whole(2, "h3")).unwrap();
    let outcome = start.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Dead);
    outcome.winner
}

#[test]
fn tn_18_a_dead_game_is_scored_with_its_tie_and_has_no_finisher() {
    assert_eq!(dead_and_level(""), None);
    assert_eq!(dead_and_level("tie=first_finisher"), None);
    assert_eq!(dead_and_level("tie=survivors"), Some(BLUE));
    assert_eq!(
        dead_and_level("score=remaining tie=first_finisher"),
        Some(BLUE)
    );
}

#[test]
fn tn_20_is_tested_after_the_turn_if_pieces_move_after_each_throw_too() {
    let rest = "B throw 9 PerGioco move=after_each_throw single_half=off";
    let mut start = set_up("h3* l3* l4* k4* j4* i4* h4* g4*", STUCK_RED, rest);
    throw(&mut start, &[2]);
    start.play(whole(2, "h3")).unwrap();
    assert!(start.is_dead());
    assert!(Side::BOTH.into_iter().all(|side| start.is_stuck(side)));
    assert_eq!(start.expect(), Expect::Throw(BLUE), "the turn continues");
    throw(&mut start, &[8, 0]);
    assert_eq!(start.outcome().unwrap().reason, EndReason::Dead);
}

#[test]
fn tn_19_comes_before_tn_17_where_one_move_does_both() {
    let mut start = set_up("k3*", "l4", "B throw 99 PerGioco");
    throw(&mut start, &[2, 0]);
    start.play(whole(2, "k3")).unwrap();
    let outcome = start.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::WipedOut);
    assert_eq!(outcome.winner, Some(BLUE));
}

#[test]
fn tn_20_each_value_alone_keeps_a_position_alive() {
    let rest = "B throw 9 PerGioco leap=off single_half=off";
    let home = "l4* k4* j4* i4* h4* g4* f4* e4* d4* c4* b4*";
    for (steps, at_home) in [(2, 1), (8, 7), (12, 11)] {
        let home: Vec<&str> = home.split(' ').take(at_home).collect();
        let blue = format!("l3* {}", home.join(" "));
        let mut alive = set_up(&blue, STUCK_RED, rest);
        throw(&mut alive, &[steps, 0]);
        assert_eq!(legal(&alive), [whole(steps, "l3")]);
    }
}

#[test]
fn tn_20_a_start_with_a_12_alone_keeps_a_position_alive() {
    let text = "1bbbbbbbbbbb/12/r11/rrBrrrrr2rr B throw 9 English tie=draw";
    let mut alive = position(&format!("{text} big_start=on"));
    throw(&mut alive, &[12]);
    assert_eq!(alive.to_declare(), Some(Value::Twelve));
    assert_eq!(impossible(text), Impossible::IsOver);
}

#[test]
fn tn_20_a_leap_of_four_alone_keeps_a_position_alive() {
    // i4 is next. It's four steps from l3, and five from k3, one cell behind.
    let blue = "k3* l3* l4* k4* j4*";
    let mut alive = set_up(blue, STUCK_RED, "B throw 9 PerGioco single_half=off");
    throw(&mut alive, &[2, 2, 0]);
    assert_eq!(legal(&alive), [leap("l3")]);
}

#[test]
fn tn_20_waiting_pieces_cannot_leap_so_the_position_is_dead() {
    // Red has a piece on every cell at an even distance ahead of a2. Blue's c1 can't move by a 2.
    let board = "12/12/r11/rrBrrr1r1r1r";
    let text = format!("{board} B throw 9 PerGioco entry_order=free");
    assert_eq!(impossible(&text), Impossible::IsOver);
}

#[test]
fn tn_21_a_start_that_a_waiting_piece_begins_may_end_with_a_runner() {
    let rest = "B throw 5 PerGioco big_start=on";
    let mut start = set_up("a1..j1 h2* e2*", "b4..l4", rest);
    throw(&mut start, &[8]);
    start.play(declare(8, false)).unwrap();
    throw(&mut start, &[8]);
    start.play(declare(8, true)).unwrap();
    start.play(half(8, "j1")).unwrap();
    assert!(legal(&start).contains(&half(8, "h2")));
    start.play(half(8, "h2")).unwrap();
    assert!(
        start.unused().all(|throw| !throw.start),
        "the declared 8 is used, the plain one is left"
    );
    let mut only = set_up("a1..j1 h2* e2*", "b4..l4", rest);
    throw(&mut only, &[8]);
    only.play(declare(8, true)).unwrap();
    only.play(half(8, "j1")).unwrap();
    let due = set(vec![half(8, "h2"), half(8, "e2"), half(8, "i1")]);
    assert_eq!(legal(&only), due);
    let mut last = set_up("a1 h2*", "b4..l4", rest);
    throw(&mut last, &[8]);
    last.play(declare(8, true)).unwrap();
    let due = set(vec![whole(8, "a1"), half(8, "a1"), half(8, "h2")]);
    assert_eq!(legal(&last), due);
}

#[test]
fn tn_21_a_runner_may_end_the_game_with_a_throw_that_must_start_a_piece() {
    // h2 captures Red's last piece outside. Then a1, blocked by e1, need not start.
    let rest = "B throw 5 PerGioco big_start=on entry_order=free";
    let mut start = set_up("a1 e1* h2*", "k1* d2*", rest);
    throw(&mut start, &[8]);
    start.play(declare(8, true)).unwrap();
    let due = set(vec![whole(8, "a1"), half(8, "e1"), half(8, "h2")]);
    assert_eq!(legal(&start), due);
    start.play(half(8, "h2")).unwrap();
    let by_red = EndReason::Finished { by: RED };
    assert_eq!(start.outcome().unwrap().reason, by_red);
}

#[test]
fn tn_21_a_runner_that_could_end_the_game_is_no_start_to_declare() {
    // a1 is blocked by e1 and i1, so the 8 could only end the game. That starts no piece.
    let rest = "B throw 5 PerGioco big_start=on entry_order=free";
    let mut start = set_up("a1 e1* i1* h2*", "k1* d2*", rest);
    throw(&mut start, &[8]);
    assert_eq!(start.to_declare(), None);
    throw(&mut start, &[0]);
    assert!(legal(&start).contains(&half(8, "h2")));
}

#[test]
fn tn_21_after_each_throw_a_start_that_loses_a_half_ends_the_turn_too() {
    let mut start = set_up("c1 l4*", "k1* h4*", "B throw 5 English big_start=on");
    throw(&mut start, &[8]);
    start.play(declare(8, true)).unwrap();
    assert_eq!(legal(&start), [single(8, "c1")]);
    start.play(single(8, "c1")).unwrap();
    assert_eq!(start.expect(), Expect::Throw(RED));
}

#[test]
fn every_lapse_in_a_line_needs_its_own_throw() {
    let start = opening(Preset::PerGioco.options());
    assert!(TurnText::parse(&start, "1. B 8 12 8 0: 8=-- 8=-- 12=--").is_ok());
    for (line, value) in [
        ("1. B 8 0: 8=-- 8=--", Value::Eight),
        ("1. B 8 12 8 0: 8=-- 8=-- 8=--", Value::Eight),
        ("1. B 8 12 0: 12=-- 12=--", Value::Twelve),
    ] {
        let refused = TurnText::parse(&start, line).unwrap_err();
        assert_eq!(refused.problem, NotationProblem::NotLapsed { value });
    }
}

#[test]
fn a_position_checks_the_progress_of_its_turn() {
    let misfit = [
        // If no throw has been used, no piece can have moved, and the other way round.
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 PerGioco thrown=2,8 left=2,8 moved",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 PerGioco thrown=2,8 left=2",
        // Only the last throw can be declared, and only before any piece has moved.
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B declare:8 1 PerGioco big_start=on thrown=8,2 left=8,2",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B declare:8 1 PerGioco big_start=on thrown=8 left=8 moved",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 PerGioco thrown=8 left=8!",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 English thrown=2 left=2 moved",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 English thrown=2,8 left=2",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B move 1 English thrown=2,2 left=2,2",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 PerGioco thrown=2 left=2 moved",
    ];
    for text in misfit {
        assert_eq!(impossible(text), Impossible::ThrowsMisfit, "{text}");
    }
    // An 8 can't start a1, because pieces of its side are on e1 and i1. So there is nothing to declare.
    let text = "1RRRRRRRRRRR/12/12/B3b3b3 B declare:8 5 PerGioco big_start=on thrown=8 left=8";
    assert_eq!(impossible(text), Impossible::NoDeclaration);
    // A piece that moved a half has left its cell, and an 8 can't have started it.
    let cell = cell("l2");
    let halves = [
        "RRRRRRRRRRRR/12/11b/BBBBBBBBBB1b B move 1 PerGioco thrown=2 left=2 half=2:l2* moved",
        "RRRRRRRRRRRR/12/10bb/BBBBBBBB4 B move 3 PerGioco thrown=8 left=8 half=8:l2* moved",
    ];
    for text in halves {
        assert_eq!(
            impossible(text),
            Impossible::NoSuchHalf { at: cell },
            "{text}"
        );
    }
    // Blue has finished, so no side can resign, and the game can't have ended for another reason.
    let board = "11b/12/r11/rrrrrr6";
    for how in ["resigned-B", "dead", "finished-R", "wiped-out"] {
        let text = format!("{board} B over:{how} 9 PerGioco leap=off single_half=off");
        assert_eq!(impossible(&text), Impossible::IsNotOver, "{text}");
    }
}

#[test]
fn a_record_with_very_many_lapses_is_read_and_taken_back_without_delay() {
    let count = 9_000;
    let head = "tavoliere 1\ngame: tablan\npreset: English\nseed: 1\nfirst: blue\n\n";
    let text = format!(
        "{head}1. B{}:{}\n",
        " 8".repeat(count),
        " 8=--".repeat(count)
    );
    let mut game = GameRecord::from_record(&text).unwrap();
    assert_eq!(game.thrown(), count);
    assert_eq!(game.to_record(), text);
    assert_eq!(game.undo_turn().len(), count);
    assert_eq!((game.thrown(), game.turns().len()), (0, 0));
    assert_eq!(game.to_record(), head);
}

#[test]
fn tn_16_once_a_piece_has_started_the_8_and_12_can_be_used_in_any_order() {
    let changed = options(Preset::PerGioco, "single_half=off");
    let mut start = opening(changed);
    let steps = throw(&mut start, &[8, 12, 2, 0]);
    assert!(
        !steps
            .iter()
            .any(|step| matches!(step, Step::TurnEnded { .. }))
    );
    start.play(half(2, "l1")).unwrap();
    start.play(half(2, "k1")).unwrap();
    assert_eq!(
        legal(&start),
        set(vec![
            whole(8, "l2"),
            whole(8, "l1"),
            half(8, "l2"),
            half(8, "l1"),
            whole(12, "l2"),
            whole(12, "l1"),
            half(12, "l2"),
            half(12, "l1"),
        ])
    );
}

#[test]
fn a_position_contains_the_side_that_resigned() {
    for by in Side::BOTH {
        let mut start = opening(Preset::PerGioco.options());
        throw(&mut start, &[2, 0]);
        start.play(half(2, "l1")).unwrap();
        start.resign(by).unwrap();
        let text = start.to_string();
        let letter = if by == BLUE { 'B' } else { 'R' };
        assert!(
            text.contains(&format!(" over:resigned-{letter} ")),
            "{text}"
        );
        assert_eq!(position(&text), start);
        assert_eq!(start.outcome().unwrap().winner, Some(by.other()));
    }
}
