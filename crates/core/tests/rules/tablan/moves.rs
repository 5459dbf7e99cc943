//! Tests the use of throws in Tablan (TN-8 to TN-16).

use tavoliere_core::rules::tablan::{Illegal, Part, Position, Preset, Step, Value};
use tavoliere_core::rules::{Expect, Rules, Side};

use crate::rules::tablan::support::{
    cell, half, italian, lapses, leap, legal, opening, position, set, set_up, single, throw, whole,
};

#[test]
fn tn_8_after_l1_l2_and_k1_l1_a_12_moves_one_piece_12_or_both_6() {
    let mut start = opening(italian());
    throw(&mut start, &[2, 12, 0]);
    start.play(half(2, "l1")).unwrap();
    start.play(half(2, "k1")).unwrap();
    let expected = vec![
        whole(12, "l2"),
        whole(12, "l1"),
        half(12, "l2"),
        half(12, "l1"),
    ];
    assert_eq!(legal(&start), set(expected));
    start.play(half(12, "l2")).unwrap();
    assert_eq!(legal(&start), [half(12, "l1")]);
    start.play(half(12, "l1")).unwrap();
    assert_eq!(
        start.piece(cell("f2")).map(|piece| piece.side),
        Some(Side::First)
    );
    assert_eq!(
        start.piece(cell("g2")).map(|piece| piece.side),
        Some(Side::First)
    );
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_8_throws_are_used_in_any_order() {
    let text = "1RRRRRRRRRRR/12/10bb/BBBBBBBBBB2 B throw 5 PerGioco";
    for order in [[2, 8, 12], [12, 8, 2], [8, 2, 12]] {
        let mut start = position(text);
        throw(&mut start, &[8, 12, 2, 0]);
        let mut at = "l2".to_owned();
        for steps in order {
            let choice = whole(steps, &at);
            at = start.destination(&choice).unwrap().to_string();
            start.play(choice).unwrap();
        }
        assert_eq!(at, "k3");
    }
}

#[test]
fn tn_8b_the_two_halves_are_moved_by_different_pieces() {
    let mut start = position("1RRRRRRRRRRR/12/10bb/BBBBBBBBBB2 B throw 5 PerGioco");
    throw(&mut start, &[8, 2, 0]);
    let steps = start.play(half(8, "l2")).unwrap();
    assert_eq!(steps.len(), 1);
    assert_eq!(start.pending_half(), Some((Value::Eight, cell("h2"))));
    let due = Illegal::FinishHalf {
        value: Value::Eight,
        moved: cell("h2"),
    };
    assert_eq!(
        start.play(half(8, "h2")),
        Err(Illegal::SamePiece { at: cell("h2") })
    );
    assert_eq!(start.play(whole(2, "k2")), Err(due));
    assert_eq!(start.play(half(2, "k2")), Err(due));
    assert_eq!(start.play(single(8, "k2")), Err(due));
    start.play(half(8, "k2")).unwrap();
    assert_eq!(start.pending_half(), None);
    assert_eq!(
        start.unused().map(|throw| throw.value).collect::<Vec<_>>(),
        [Value::Two]
    );
}

#[test]
fn tn_8b_a_first_half_that_leaves_no_partner_is_refused() {
    let mut start = position("1RRRRRRRRRRR/12/11b/BBBBBBBBBBB1 B throw 3 PerGioco");
    throw(&mut start, &[8, 0]);
    assert_eq!(legal(&start), [whole(8, "l2")]);
    let refused = Illegal::NoPartner {
        value: Value::Eight,
        from: cell("l2"),
    };
    assert_eq!(start.play(half(8, "l2")), Err(refused));
    let refused = Illegal::SingleHalfNeedless {
        value: Value::Eight,
    };
    assert_eq!(start.play(single(8, "l2")), Err(refused));
}

/// Blue's only runner, on k3, reaches the next goal cell, j4, with half an 8 and no other throw. No second runner can
/// take the other half, and h1 needs a 2 to start.
fn lost_half(changes: &str) -> Position {
    let rest = format!("B throw 9 PerGioco {changes}");
    set_up("a1..h1 k3* k4* l4*", "c4..j4 c3* g3*", &rest)
}

#[test]
fn tn_8c_half_a_throw_is_lost_only_if_no_other_use_is_possible() {
    let mut start = lost_half("");
    throw(&mut start, &[8, 0]);
    assert_eq!(legal(&start), [single(8, "k3")]);
    let steps = start.play(single(8, "k3")).unwrap();
    assert_eq!(lapses(&steps), [(8, true)]);
    assert!(matches!(
        steps[0],
        Step::Travelled {
            part: Part::SingleHalf,
            steps: 4,
            ..
        }
    ));
}

#[test]
fn tn_8c_with_single_half_off_such_a_throw_lapses() {
    let mut start = lost_half("single_half=off");
    let steps = throw(&mut start, &[8, 0]);
    assert_eq!(lapses(&steps), [(8, false)]);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_8c_each_throw_is_judged_alone_even_if_another_would_free_it() {
    let mut start = lost_half("");
    throw(&mut start, &[2, 8, 0]);
    let list = legal(&start);
    assert!(list.contains(&single(8, "k3")), "{list:?}");
    assert!(list.contains(&whole(2, "h1")), "{list:?}");
    start.play(whole(2, "h1")).unwrap();
    assert!(legal(&start).contains(&whole(8, "j1")));
    let refused = Illegal::SingleHalfNeedless {
        value: Value::Eight,
    };
    assert_eq!(start.play(single(8, "k3")), Err(refused));
}

#[test]
fn tn_9_one_started_piece_may_take_the_whole_score_as_one_leap() {
    let text = "1RRRRRRRRRRR/12/2r7bb/BBBBBBBBBB2 B throw 5 PerGioco";
    let mut start = position(text);
    throw(&mut start, &[8, 2, 0]);
    assert!(legal(&start).contains(&leap("l2")));
    let steps = start.play(leap("l2")).unwrap();
    assert!(matches!(
        steps[0],
        Step::Travelled {
            part: Part::Leap,
            steps: 10,
            ..
        }
    ));
    assert!(
        !steps
            .iter()
            .any(|step| matches!(step, Step::Captured { .. }))
    );
    assert!(lapses(&steps).is_empty());
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    assert_eq!(
        start.piece(cell("b2")).map(|piece| piece.side),
        Some(Side::First)
    );
}

#[test]
fn tn_9_a_piece_that_takes_the_throws_one_by_one_captures_at_each_landing() {
    let mut start = set_up("a1..j1 l2*", "c4..l4 d2* b2*", "B throw 5 PerGioco");
    throw(&mut start, &[8, 2, 0]);
    let first = start.play(whole(8, "l2")).unwrap();
    assert!(first.contains(&Step::Captured {
        side: Side::Second,
        at: cell("d2")
    }));
    let second = start.play(whole(2, "d2")).unwrap();
    assert!(second.contains(&Step::Captured {
        side: Side::Second,
        at: cell("b2")
    }));
    assert_eq!(start.captured(Side::Second), 2);
}

#[test]
fn tn_9_a_leap_needs_two_throws_none_used_a_started_piece_and_the_option() {
    let text = "1RRRRRRRRRRR/12/10bb/BBBBBBBBBB2 B throw 5 PerGioco";
    let mut one = position(text);
    throw(&mut one, &[8, 0]);
    assert_eq!(one.play(leap("l2")), Err(Illegal::LeapTooShort));
    let mut used = position(text);
    throw(&mut used, &[8, 2, 0]);
    assert_eq!(
        used.play(leap("j1")),
        Err(Illegal::LeapNotStarted { at: cell("j1") })
    );
    used.play(whole(2, "l2")).unwrap();
    assert_eq!(used.play(leap("j2")), Err(Illegal::LeapTooLate));
    let mut off = position(&format!("{text} leap=off"));
    throw(&mut off, &[8, 2, 0]);
    assert_eq!(off.play(leap("l2")), Err(Illegal::LeapOff));
    let mut each = position(&format!("{text} move=after_each_throw"));
    throw(&mut each, &[8]);
    assert_eq!(each.play(leap("l2")), Err(Illegal::LeapAfterEachThrow));
}

#[test]
fn tn_9_a_leap_obeys_the_rules_of_its_last_cell() {
    let mut start = position("1RRRRRRRRRRR/7b4/11b/BBBBBBBBBB2 B throw 5 PerGioco");
    throw(&mut start, &[2, 2, 0]);
    assert!(legal(&start).contains(&leap("h3")));
    let mut start = position("1RRRRRRRRRRR/7b4/11b/BBBBBBBBBB2 B throw 5 PerGioco");
    throw(&mut start, &[8, 12, 2, 0]);
    let refused = Illegal::BeyondEnd {
        from: cell("h3"),
        steps: 22,
    };
    assert_eq!(start.play(leap("h3")), Err(refused));
}

#[test]
fn tn_10_the_first_move_is_l1_k2_or_l1_l2_and_then_k1_l1() {
    let mut start = opening(italian());
    throw(&mut start, &[2, 0]);
    assert_eq!(legal(&start), set(vec![whole(2, "l1"), half(2, "l1")]));
    assert_eq!(start.destination(&whole(2, "l1")), Some(cell("k2")));
    let steps = start.play(half(2, "l1")).unwrap();
    assert!(matches!(
        steps[0],
        Step::Travelled {
            started: true,
            part: Part::FirstHalf,
            ..
        }
    ));
    assert_eq!(legal(&start), [half(2, "k1")]);
    start.play(half(2, "k1")).unwrap();
    let piece = start.piece(cell("l1")).unwrap();
    assert!(
        piece.started,
        "a piece that moved within its own base has started"
    );
    assert_eq!(start.not_started(Side::First), 10);
}

#[test]
fn tn_10_red_starts_from_a4() {
    let mut start = Position::start(italian(), Side::Second);
    throw(&mut start, &[2, 0]);
    assert_eq!(legal(&start), set(vec![whole(2, "a4"), half(2, "a4")]));
    assert_eq!(start.destination(&whole(2, "a4")), Some(cell("b3")));
    assert_eq!(start.destination(&half(2, "a4")), Some(cell("a3")));
}

#[test]
fn tn_10_only_a_2_starts_a_piece() {
    let mut start = position("1RRRRRRRRRRR/12/11b/BBBBBBBBBBB1 B throw 3 PerGioco");
    throw(&mut start, &[8, 0]);
    let refused = Illegal::StartsWithTwo {
        at: cell("k1"),
        value: Value::Eight,
    };
    assert_eq!(start.play(whole(8, "k1")), Err(refused));
    assert_eq!(start.play(half(8, "k1")), Err(refused));
    assert_eq!(start.refusal_for(cell("k1"), None), Some(refused));
}

#[test]
fn tn_10_a_2_may_start_one_piece_and_move_a_runner_or_start_nothing() {
    let mut start = set_up("a1..k1 l2*", "b4..l4", "B throw 3 PerGioco");
    throw(&mut start, &[2, 0]);
    let expected = vec![whole(2, "l2"), half(2, "l2"), half(2, "k1")];
    assert_eq!(legal(&start), set(expected));
    assert_eq!(
        start.play(whole(2, "k1")),
        Err(Illegal::OwnPiece { at: cell("l2") })
    );
    start.play(half(2, "k1")).unwrap();
    assert_eq!(legal(&start), set(vec![half(2, "l2"), half(2, "j1")]));
}

#[test]
fn tn_11_strict_order_lets_only_the_foremost_start() {
    let mut start = opening(italian());
    throw(&mut start, &[2, 0]);
    let refused = Illegal::StartOrder {
        foremost: cell("l1"),
        at: cell("k1"),
    };
    assert_eq!(start.play(whole(2, "k1")), Err(refused));
    assert_eq!(
        refused.to_string(),
        "the front piece, l1, must start first (TN-11)"
    );
    assert_eq!((refused.key(), refused.rule()), ("start-order", "TN-11"));
    assert_eq!(
        start.refusal_for(cell("k1"), Some(cell("l2"))),
        Some(refused)
    );
}

#[test]
fn tn_11_after_a_capture_the_next_surviving_piece_is_foremost() {
    let mut start = set_up("a1..k1", "b4..l4", "B throw 9 PerGioco");
    throw(&mut start, &[2, 0]);
    assert_eq!(legal(&start), set(vec![whole(2, "k1"), half(2, "k1")]));
    let mut gap = set_up("a1..d1 h1", "b4..l4", "B throw 9 PerGioco");
    throw(&mut gap, &[2, 0]);
    gap.play(whole(2, "h1")).unwrap();
    assert_eq!(gap.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_11_free_order_lets_any_piece_start() {
    let mut start = opening(Preset::English.options());
    throw(&mut start, &[2]);
    let expected = vec![whole(2, "k1"), whole(2, "l1"), half(2, "l1")];
    assert_eq!(legal(&start), set(expected));
    start.play(whole(2, "k1")).unwrap();
    assert!(start.piece(cell("l2")).is_some_and(|piece| piece.started));
    assert!(start.piece(cell("l1")).is_some_and(|piece| !piece.started));
}

#[test]
fn tn_12_landing_on_an_enemy_captures_it_for_good() {
    let mut start = position("1RRRRRRRRRRR/r11/7b4/BBBBBBBBB1bb B throw 12 PerGioco");
    throw(&mut start, &[8, 0]);
    let steps = start.play(whole(8, "h2")).unwrap();
    assert_eq!(
        steps[1],
        Step::Captured {
            side: Side::Second,
            at: cell("a3")
        }
    );
    assert_eq!(start.on_board(Side::Second), 11);
    assert_eq!(start.captured(Side::Second), 1);
}

#[test]
fn tn_12_no_two_own_pieces_share_a_cell_but_all_may_be_jumped() {
    let blue = "a1..f1 l2* k2* h2* d2*";
    let mut start = set_up(blue, "c4..l4 e2* c2*", "B throw 12 PerGioco");
    throw(&mut start, &[8, 0]);
    assert_eq!(
        start.play(whole(8, "l2")),
        Err(Illegal::OwnPiece { at: cell("d2") })
    );
    assert_eq!(
        start.play(half(8, "l2")),
        Err(Illegal::OwnPiece { at: cell("h2") })
    );
    let steps = start.play(whole(8, "k2")).unwrap();
    assert_eq!(
        steps[1],
        Step::Captured {
            side: Side::Second,
            at: cell("c2")
        }
    );
    assert_eq!(start.captured(Side::Second), 1, "jumped pieces stay");
}

#[test]
fn tn_12_pieces_on_their_start_cells_can_be_captured() {
    let mut blue = set_up("b1..k1 l3*", "a4..l4", "B throw 12 PerGioco");
    throw(&mut blue, &[2, 0]);
    let steps = blue.play(half(2, "l3")).unwrap();
    assert_eq!(
        steps[1],
        Step::Captured {
            side: Side::Second,
            at: cell("l4")
        }
    );
    assert_eq!(
        steps[2],
        Step::Entered {
            side: Side::First,
            at: cell("l4")
        }
    );
    let mut red = set_up("a1..k1", "c4..l4 a2*", "R throw 12 PerGioco");
    throw(&mut red, &[2, 0]);
    let steps = red.play(half(2, "a2")).unwrap();
    assert_eq!(
        steps[1],
        Step::Captured {
            side: Side::First,
            at: cell("a1")
        }
    );
    assert_eq!(
        steps[2],
        Step::Entered {
            side: Side::Second,
            at: cell("a1")
        }
    );
    assert_eq!(red.not_started(Side::First), 10);
}

#[test]
fn tn_12_an_immune_enemy_is_jumped_but_not_landed_on() {
    let mut start = set_up("a1..i1 k1*", "a4..j4 l1*", "B throw 12 English");
    throw(&mut start, &[2]);
    assert_eq!(
        start.play(half(2, "k1")),
        Err(Illegal::Immune { at: cell("l1") })
    );
    start.play(whole(2, "k1")).unwrap();
    assert!(start.piece(cell("l2")).is_some());
}

#[test]
fn tn_13_the_enemy_base_fills_from_l4_then_k4() {
    let mut start = position("RRRRRRRRRR2/8bbb1/12/BBBBBBBBB3 B throw 12 PerGioco");
    throw(&mut start, &[2, 2, 0]);
    let refused = Illegal::EntryOrder {
        required: cell("l4"),
        to: cell("k4"),
    };
    // k3 has index 34, so two steps lead to l4. j3 leads to l3.
    assert_eq!(start.destination(&whole(2, "k3")), Some(cell("l4")));
    start.play(whole(2, "k3")).unwrap();
    assert_eq!(start.home(Side::First), 1);
    start.play(whole(2, "j3")).unwrap();
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    let mut next = position("RRRRRRRRRR2/11b/11b/BBBBBBBBBB2 B throw 12 PerGioco");
    throw(&mut next, &[2, 0]);
    assert_eq!(next.play(whole(2, "l3")), Err(refused));
    let mut second = position("RRRRRRRRRR1b/11b/12/BBBBBBBBBB2 B throw 12 PerGioco");
    throw(&mut second, &[2, 0]);
    assert!(second.check_move(whole(2, "l3")).is_ok(), "k4 is next");
    let one_step = Illegal::EntryOrder {
        required: cell("k4"),
        to: cell("l4"),
    };
    assert_eq!(second.play(half(2, "l3")), Err(one_step));
}

#[test]
fn tn_13_variante_3_lets_any_free_cell_of_the_enemy_base_be_entered() {
    let text = "RRRRRRRRRR2/11b/11b/BBBBBBBBBB2 B throw 12 PerGioco entry_order=free";
    let mut start = position(text);
    throw(&mut start, &[2, 12, 0]);
    assert!(start.check_move(whole(2, "l3")).is_ok());
    let steps = start.play(whole(12, "l3")).unwrap();
    assert!(steps.contains(&Step::Entered {
        side: Side::First,
        at: cell("a4")
    }));
    let mut taken = position("RRRRRRRRRRb1/11b/11b/BBBBBBBBB3 B throw 12 English");
    throw(&mut taken, &[2]);
    assert_eq!(
        taken.play(whole(2, "l3")),
        Err(Illegal::OwnPiece { at: cell("k4") })
    );
}

#[test]
fn tn_13_no_piece_moves_beyond_the_last_cell() {
    let mut start = position("11R/5b5b/11b/BBBBBBBBB3 B throw 12 English");
    throw(&mut start, &[12]);
    // l3 has index 35, so twelve steps lead to a4, the last cell.
    assert_eq!(start.destination(&whole(12, "l3")), Some(cell("a4")));
    let far = position("11R/11b/11b/BBBBBBBBBB2 B throw 12 PerGioco");
    let mut far = far;
    throw(&mut far, &[12, 2, 0]);
    let refused = Illegal::BeyondEnd {
        from: cell("l3"),
        steps: 14,
    };
    assert_eq!(far.play(leap("l3")), Err(refused));
}

#[test]
fn tn_14_a_piece_at_home_never_moves_again_and_cannot_be_captured() {
    let mut start = set_up("a1..j1 k3* l4*", "a4..j4", "B throw 12 PerGioco");
    throw(&mut start, &[2, 8, 0]);
    assert_eq!(
        start.play(whole(2, "l4")),
        Err(Illegal::Home { at: cell("l4") })
    );
    assert!(start.piece(cell("l4")).is_some_and(|piece| piece.home));
    let mut red = set_up("a1..j1 k4*", "a4..i4 l4", "R throw 12 English");
    throw(&mut red, &[2]);
    assert_eq!(
        red.play(half(2, "l4")),
        Err(Illegal::Immune { at: cell("k4") })
    );
    assert!(red.check_move(whole(2, "l4")).is_ok());
}

#[test]
fn tn_15_a_usable_throw_must_be_used() {
    let mut start = opening(italian());
    throw(&mut start, &[2, 2, 0]);
    start.play(whole(2, "l1")).unwrap();
    assert_eq!(
        start.expect(),
        Expect::Move(Side::First),
        "the second 2 is still due"
    );
    assert_eq!(start.throw(Value::Two), Err(Illegal::MoveFirst));
}

#[test]
fn tn_15_a_leap_that_is_the_only_use_must_be_played() {
    // Blue must fill j4 next. It's four steps from k3. l3 is occupied, and no other piece can move.
    let mut start = set_up("k3* l3* k4* l4*", "a4..h4", "B throw 12 PerGioco");
    throw(&mut start, &[2, 2, 0]);
    assert_eq!(legal(&start), [leap("k3")]);
    assert_eq!(start.expect(), Expect::Move(Side::First));
    start.play(leap("k3")).unwrap();
    assert_eq!(start.home(Side::First), 3);
    let mut off = set_up("k3* l3* k4* l4*", "a4..h4", "B throw 12 PerGioco leap=off");
    assert_eq!(
        lapses(&throw(&mut off, &[2, 2, 0])),
        [(2, false), (2, false)]
    );
}

#[test]
fn tn_15_unusable_throws_lapse_automatically() {
    let mut start = opening(italian());
    let steps = throw(&mut start, &[8, 12, 8, 0]);
    assert_eq!(lapses(&steps), [(8, false), (8, false), (12, false)]);
    assert_eq!(
        steps.last(),
        Some(&Step::TurnEnded {
            side: Side::First,
            passed: true
        })
    );
}

#[test]
fn tn_16_thrown_8_12_2_the_first_turn_plays_its_2_first() {
    let mut start = opening(italian());
    throw(&mut start, &[8, 12, 2, 0]);
    assert_eq!(legal(&start), set(vec![whole(2, "l1"), half(2, "l1")]));
    start.play(whole(2, "l1")).unwrap();
    assert_eq!(legal(&start), set(vec![whole(8, "k2"), whole(12, "k2")]));
    let mut halves = start;
    halves.play(whole(12, "k2")).unwrap();
    assert_eq!(legal(&halves), [whole(8, "b3")]);
}

#[test]
fn missing_pieces_and_those_of_the_opponent_are_refused() {
    let mut start = opening(italian());
    throw(&mut start, &[2, 0]);
    let cases = [
        (whole(2, "c2"), "there is no piece on c2 (TN-8)"),
        (whole(2, "a4"), "the piece on a4 is the other side's (TN-8)"),
        (whole(8, "l1"), "no 8 is left to use (TN-8)"),
        (whole(0, "l1"), "no 0 is left to use (TN-8)"),
        (
            single(2, "l1"),
            "the 2 can be used in full: half of it cannot be lost (TN-8)",
        ),
        (leap("l1"), "a leap adds up two throws or more (TN-9)"),
    ];
    for (choice, words) in cases {
        assert_eq!(start.check_move(choice).unwrap_err().to_string(), words);
    }
    let why = |from: &str, to: &str| {
        start
            .refusal_for(cell(from), Some(cell(to)))
            .map(|why| why.to_string())
    };
    assert_eq!(why("l1", "k2"), None);
    assert_eq!(
        why("l1", "h2").as_deref(),
        Some("no throw that is left, nor half of one, is worth 5 (TN-8)")
    );
    assert_eq!(
        why("l1", "j1").as_deref(),
        Some("pieces only go forward along their path: j1 is not ahead of l1 (TN-3)")
    );
}
