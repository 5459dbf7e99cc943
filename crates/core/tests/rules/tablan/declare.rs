//! Tests starting with an 8 or 12 in Tablan (TN-21).

use tavoliere_core::rules::tablan::{Illegal, Preset, Step, Value};
use tavoliere_core::rules::{Expect, Rules, Side};

use crate::rules::tablan::support::{
    cell, declare, half, lapses, leap, legal, opening, options, position, set, set_up, throw, whole,
};

#[test]
fn tn_21_only_with_the_option_an_8_or_12_is_declared() {
    let mut start = opening(options(Preset::PerGioco, "big_start=on"));
    assert_eq!(
        start.play(declare(8, true)),
        Err(Illegal::NothingToDeclare {
            value: Value::Eight
        })
    );
    throw(&mut start, &[8]);
    assert_eq!(start.to_declare(), Some(Value::Eight));
    assert_eq!(start.expect(), Expect::Move(Side::First));
    assert_eq!(
        legal(&start),
        set(vec![declare(8, true), declare(8, false)])
    );
    let first = Illegal::DeclareFirst {
        value: Value::Eight,
    };
    assert_eq!(start.throw(Value::Two), Err(first));
    assert_eq!(start.play(whole(8, "l1")), Err(first));
    assert_eq!(start.play(declare(12, true)), Err(first));
}

#[test]
fn tn_21_start_ends_the_series_and_must_start_a_piece() {
    let mut start = opening(options(Preset::PerGioco, "big_start=on"));
    throw(&mut start, &[8]);
    let steps = start.play(declare(8, true)).unwrap();
    assert_eq!(
        steps,
        [Step::Declared {
            value: Value::Eight,
            start: true
        }]
    );
    assert_eq!(legal(&start), set(vec![whole(8, "l1"), half(8, "l1")]));
    start.play(half(8, "l1")).unwrap();
    assert_eq!(legal(&start), [half(8, "k1")]);
    let steps = start.play(half(8, "k1")).unwrap();
    assert_eq!(
        steps.last(),
        Some(&Step::TurnEnded {
            side: Side::First,
            passed: false
        })
    );
}

#[test]
fn tn_21_one_half_of_a_start_may_move_a_runner_but_not_both() {
    let rest = "B throw 5 PerGioco big_start=on";
    let mut start = set_up("a1..j1 h2* e2*", "b4..l4", rest);
    throw(&mut start, &[8]);
    start.play(declare(8, true)).unwrap();
    let must = Illegal::MustStart {
        value: Value::Eight,
    };
    assert_eq!(start.play(whole(8, "h2")), Err(must));
    start.play(half(8, "h2")).unwrap();
    assert_eq!(start.play(half(8, "e2")), Err(must));
    assert_eq!(legal(&start), [half(8, "j1")]);
}

#[test]
fn tn_21_again_throws_on_and_keeps_the_throw_for_runners() {
    let mut start = opening(options(Preset::PerGioco, "big_start=on"));
    throw(&mut start, &[8]);
    start.play(declare(8, false)).unwrap();
    assert_eq!(start.expect(), Expect::Throw(Side::First));
    throw(&mut start, &[2, 0]);
    assert_eq!(legal(&start), set(vec![whole(2, "l1"), half(2, "l1")]));
    start.play(whole(2, "l1")).unwrap();
    assert_eq!(legal(&start), [whole(8, "k2")]);
}

#[test]
fn tn_21_a_start_that_can_no_longer_start_lapses() {
    // Blue's last piece that hasn't started is a1. A 2 can start it first.
    let text = "1RRRRRRRRRRR/12/11b/B11 B throw 5 PerGioco big_start=on";
    let mut start = position(text);
    throw(&mut start, &[2, 8]);
    start.play(declare(8, true)).unwrap();
    let steps = start.play(whole(2, "a1")).unwrap();
    assert_eq!(lapses(&steps), [(8, false)]);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_21_whether_it_could_start_is_judged_before_any_unused_throw() {
    // a1 is blocked by e1 and i1 until the 2 moves one of them.
    let rest = "B throw 5 PerGioco big_start=on";
    let mut start = set_up("a1 e1* i1*", "b4..l4", rest);
    throw(&mut start, &[2, 8]);
    assert_eq!(start.to_declare(), None);
    throw(&mut start, &[0]);
    start.play(whole(2, "e1")).unwrap();
    let refused = Illegal::StartsWithTwo {
        at: cell("a1"),
        value: Value::Eight,
    };
    assert_eq!(start.play(half(8, "a1")), Err(refused));
}

#[test]
fn tn_21_the_pieces_tell_an_ordinary_8_from_a_start_8() {
    let rest = "B throw 5 PerGioco big_start=on";
    let mut start = set_up("a1..j1 h2* e2*", "b4..l4", rest);
    throw(&mut start, &[8]);
    start.play(declare(8, false)).unwrap();
    throw(&mut start, &[8]);
    start.play(declare(8, true)).unwrap();
    let unused: Vec<(u16, bool)> = start
        .unused()
        .map(|throw| (throw.count, throw.start))
        .collect();
    assert_eq!(unused, [(1, false), (1, true)]);
    let refused = Illegal::LeapWithStart {
        value: Value::Eight,
    };
    assert_eq!(start.play(leap("h2")), Err(refused));
    let mut runner = start;
    runner.play(half(8, "h2")).unwrap();
    assert_eq!(legal(&runner), set(vec![half(8, "e2"), half(8, "j1")]));
    runner.play(half(8, "e2")).unwrap();
    assert!(
        runner.unused().all(|throw| throw.start),
        "two runners used the plain 8"
    );
    let mut starter = start;
    starter.play(whole(8, "j1")).unwrap();
    assert!(
        starter.unused().all(|throw| !throw.start),
        "a start used the declared 8"
    );
}

#[test]
fn tn_21_after_each_throw_a_start_is_played_at_once_and_ends_the_turn() {
    let mut start = opening(options(Preset::English, "big_start=on"));
    throw(&mut start, &[12]);
    start.play(declare(12, true)).unwrap();
    assert_eq!(start.expect(), Expect::Move(Side::First));
    start.play(whole(12, "l1")).unwrap();
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_21_after_each_throw_an_again_that_no_runner_can_use_lapses() {
    let mut start = opening(options(Preset::English, "big_start=on"));
    throw(&mut start, &[12]);
    let steps = start.play(declare(12, false)).unwrap();
    assert_eq!(lapses(&steps), [(12, false)]);
    assert_eq!(start.expect(), Expect::Throw(Side::First));
}
