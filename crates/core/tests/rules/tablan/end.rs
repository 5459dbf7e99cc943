//! Tests the end and the result of Tablan games (TN-17 to TN-20).

use tavoliere_core::rules::tablan::{Illegal, Impossible, Position, PositionError, Step, Value};
use tavoliere_core::rules::{EndReason, Expect, Outcome, Rules, Side};

use crate::rules::tablan::support::{declare, half, leap, position, set_up, single, throw, whole};

const BLUE: Side = Side::First;
const RED: Side = Side::Second;

/// A position in which Blue finishes with a 2 from k3 to the next goal cell l4, against these red pieces.
fn last_step(blue: &str, red: &str, changes: &str) -> Position {
    let rest = format!("B throw 99 PerGioco {changes}");
    let mut position = set_up(&format!("k3* {blue}"), red, &rest);
    throw(&mut position, &[2, 0]);
    position
}

fn end(position: &mut Position, from: &str) -> Outcome {
    let steps = position.play(whole(2, from)).unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!(steps.last(), Some(&Step::Ended(outcome)));
    assert_eq!(position.expect(), Expect::Nothing);
    outcome
}

#[test]
fn tn_17_the_game_ends_when_all_survivors_of_a_side_are_home() {
    let mut start = last_step("", "e4..h4", "");
    let outcome = end(&mut start, "k3");
    let reason = EndReason::Finished { by: BLUE };
    assert_eq!(
        outcome,
        Outcome {
            winner: Some(BLUE),
            reason,
            score: [1, 0]
        }
    );
    assert_eq!(start.play(whole(2, "l4")), Err(Illegal::GameOver));
}

#[test]
fn tn_17_unused_throws_lapse_at_the_end() {
    let mut start = set_up("k3*", "e4..h4", "B throw 99 PerGioco");
    throw(&mut start, &[2, 8, 2, 0]);
    let steps = start.play(whole(2, "k3")).unwrap();
    let lapsed = |step: &&Step| matches!(step, Step::Lapsed { half: false, .. });
    assert_eq!(steps.iter().filter(lapsed).count(), 2);
}

#[test]
fn tn_17_a_first_half_that_ends_the_game_needs_no_second() {
    // d2 captures Red's last piece outside. The waiting pieces can't play the second half of an 8.
    let mut start = set_up("f1..g1 d2*", "a1* b1* a3*", "B throw 99 PerGioco");
    throw(&mut start, &[8, 0]);
    assert!(start.legal_moves().contains(&half(8, "d2")));
    let steps = start.play(half(8, "d2")).unwrap();
    let lost = |step: &Step| matches!(step, Step::Lapsed { half: true, .. });
    assert!(steps.iter().any(lost));
    assert!(start.outcome().is_some());
}

#[test]
fn tn_17_a_lone_piece_plays_a_half_only_if_nothing_else_is_possible() {
    // b3 holds Red's last piece outside: half of the 2 would capture it and end the game.
    let mut start = position("12/br10/12/rr10 B throw 3 PerGioco");
    throw(&mut start, &[2, 0]);
    assert_eq!(start.legal_moves(), [whole(2, "a3")]);
    // Half of the 2 alone reaches the next goal cell (TN-8c).
    let mut last = set_up("l3*", "e4..h4", "B throw 99 PerGioco");
    throw(&mut last, &[2, 0]);
    assert_eq!(last.legal_moves(), [single(2, "l3")]);
    last.play(single(2, "l3")).unwrap();
    assert!(last.outcome().is_some());
}

#[test]
fn tn_17_a_lone_piece_plays_no_half_with_single_halves_off() {
    // The piece at home on a4 can't be the partner of l3.
    let mut start = position("b11/11b/5r6/12 B throw 3 English single_half=off");
    let steps = start.throw(Value::Twelve).unwrap();
    let lapsed = |step: &Step| matches!(step, Step::Lapsed { half: false, .. });
    assert!(steps.iter().any(lapsed));
    assert_eq!(start.expect(), Expect::Throw(BLUE));
}

#[test]
fn tn_17_capturing_the_last_enemy_outside_ends_the_game_for_the_enemy() {
    // All red pieces are home except b2, which Blue captures.
    let mut start = set_up("f1..g1 d2*", "a1* b1* b2*", "B throw 99 PerGioco");
    throw(&mut start, &[2, 0]);
    let outcome = end(&mut start, "d2");
    let reason = EndReason::Finished { by: RED };
    assert_eq!(
        outcome,
        Outcome {
            winner: Some(RED),
            reason,
            score: [0, 2]
        }
    );
}

#[test]
fn tn_17_if_both_are_home_at_once_the_mover_is_the_finisher() {
    // Blue's last runner comes home on l4 and captures Red's last piece outside there.
    let mut start = last_step("", "a1* l4", "tie=first_finisher");
    let outcome = end(&mut start, "k3");
    assert_eq!(outcome.reason, EndReason::Finished { by: BLUE });
    assert_eq!(outcome.score, [1, 1]);
    assert_eq!(outcome.winner, Some(BLUE));
}

#[test]
fn tn_18_more_pieces_home_win_even_against_the_finisher() {
    let mut start = last_step("", "a1* b1* h4", "");
    let outcome = end(&mut start, "k3");
    assert_eq!(outcome.reason, EndReason::Finished { by: BLUE });
    assert_eq!((outcome.winner, outcome.score), (Some(RED), [1, 2]));
}

#[test]
fn tn_18_equal_is_a_draw() {
    let mut start = last_step("", "a1* g4..h4", "");
    assert_eq!(end(&mut start, "k3").winner, None);
}

#[test]
fn tn_18_variante_4_breaks_a_tie_by_survivors() {
    let mut start = last_step("", "a1* g4..h4", "tie=survivors");
    assert_eq!(end(&mut start, "k3").winner, Some(RED));
    let mut level = last_step("", "a1* l4", "tie=survivors");
    assert_eq!(end(&mut level, "k3").winner, None);
}

#[test]
fn tn_18_english_counts_all_that_remain_and_breaks_a_tie_by_finishing() {
    let changes = "score=remaining tie=first_finisher";
    let mut fewer = last_step("", "g4..h4", changes);
    let outcome = end(&mut fewer, "k3");
    assert_eq!((outcome.winner, outcome.score), (Some(RED), [1, 2]));
    let mut level = last_step("", "h4", changes);
    let outcome = end(&mut level, "k3");
    assert_eq!((outcome.winner, outcome.score), (Some(BLUE), [1, 1]));
    let mut drawn = last_step("", "h4", "score=remaining tie=survivors");
    assert_eq!(end(&mut drawn, "k3").winner, None);
}

#[test]
fn tn_19_a_side_without_pieces_loses_before_anything_is_counted() {
    let mut start = set_up("a1..b1 d2*", "b2*", "B throw 99 PerGioco");
    throw(&mut start, &[2, 0]);
    let outcome = end(&mut start, "d2");
    assert_eq!(
        outcome,
        Outcome {
            winner: Some(BLUE),
            reason: EndReason::WipedOut,
            score: [0, 0]
        }
    );
}

/// Red's only runner is seven steps from its next goal cell, and f1 is occupied. So it can never move again.
const STUCK_RED: &str = "a2* a1* b1* c1* d1* e1* f1*";

#[test]
fn tn_20_a_dead_position_ends_the_game_after_the_turn_and_is_scored_like_any_end() {
    let rest = "B throw 9 PerGioco leap=off single_half=off";
    let mut start = set_up("i3* l4* k4* j4* i4* h4* g4* f4* e4*", STUCK_RED, rest);
    assert!(!start.is_dead());
    throw(&mut start, &[2, 0]);
    // d4 is ten steps from k3.
    let steps = start.play(whole(2, "i3")).unwrap();
    let outcome = start.outcome().unwrap();
    assert_eq!(
        outcome,
        Outcome {
            winner: Some(BLUE),
            reason: EndReason::Dead,
            score: [8, 6]
        }
    );
    let turn_ended = Step::TurnEnded {
        side: BLUE,
        passed: false,
    };
    assert_eq!(steps[1..], [turn_ended, Step::Ended(outcome)]);
    assert_eq!(position(&start.to_string()), start);
}

#[test]
fn tn_20_a_leap_of_any_even_total_keeps_a_position_alive_where_leaps_are_allowed() {
    let blue = "k3* l4* k4* j4* i4* h4* g4* f4* e4*";
    let mut alive = set_up(blue, STUCK_RED, "B throw 9 PerGioco single_half=off");
    throw(&mut alive, &[8, 2, 0]);
    assert_eq!(alive.legal_moves(), [leap("k3")]);
    let text = set_up(blue, STUCK_RED, "B throw 9 PerGioco single_half=off").to_string();
    for change in ["leap=off", "move=after_each_throw"] {
        let refused = format!("{text} {change}").parse::<Position>();
        assert_eq!(refused, Err(PositionError::Impossible(Impossible::IsOver)));
    }
}

#[test]
fn tn_20_a_half_that_may_be_lost_keeps_a_position_alive() {
    // g4 is six steps from l3 and seven from k3.
    let blue = "k3* l3* l4* k4* j4* i4* h4*";
    let mut alive = set_up(blue, STUCK_RED, "B throw 9 PerGioco leap=off");
    throw(&mut alive, &[12, 0]);
    assert_eq!(alive.legal_moves(), [single(12, "l3")]);
    let text = set_up(blue, STUCK_RED, "B throw 9 PerGioco leap=off").to_string();
    let refused = format!("{text} single_half=off").parse::<Position>();
    assert_eq!(refused, Err(PositionError::Impossible(Impossible::IsOver)));
}

#[test]
fn tn_20_a_start_with_an_8_or_12_keeps_a_position_alive() {
    // Red's pieces at home block every 1 and 2 of c1, and every move of a2.
    let red = "a2* a1* b1* d1* e1* f1* h1* l1*";
    let rest = "B throw 9 PerGioco leap=off entry_order=free big_start=on";
    let mut alive = set_up("c1", red, rest);
    let text = alive.to_string().replace("big_start=on", "big_start=off");
    let refused = text.parse::<Position>();
    assert_eq!(refused, Err(PositionError::Impossible(Impossible::IsOver)));
    throw(&mut alive, &[2, 8]);
    assert_eq!(alive.to_declare(), Some(Value::Eight));
    alive.play(declare(8, false)).unwrap();
    let steps = throw(&mut alive, &[0]);
    assert!(matches!(
        steps.last(),
        Some(Step::TurnEnded {
            side: BLUE,
            passed: true
        })
    ));
}

#[test]
fn tn_20_a_side_that_is_blocked_alone_still_throws_and_passes() {
    let rest = "B throw 9 PerGioco leap=off single_half=off";
    let mut start = set_up("l3* l4* k4* j4*", "g4..h4 a2*", rest);
    let steps = throw(&mut start, &[2, 0]);
    assert!(matches!(
        steps.last(),
        Some(Step::TurnEnded {
            side: BLUE,
            passed: true
        })
    ));
    assert_eq!(start.expect(), Expect::Throw(RED));
}

#[test]
fn a_side_may_resign_at_any_time() {
    let mut start = last_step("", "e4..h4", "");
    let steps = start.resign(BLUE).unwrap();
    let outcome = start.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(RED), EndReason::Resigned)
    );
    assert_eq!(steps, [Step::Ended(outcome)]);
    assert_eq!(start.resign(RED), Err(Illegal::GameOver));
    assert_eq!(start.unused().count(), 0);
}

#[test]
fn both_sides_may_agree_on_a_draw_at_any_time() {
    for throws in [&[][..], &[8], &[2, 8, 0]] {
        let mut start = set_up("a1..i1 l2* g2*", "e4..h4", "B throw 12 PerGioco");
        throw(&mut start, throws);
        let steps = start.agree_draw().unwrap();
        let outcome = start.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Agreed));
        assert_eq!(outcome.score, [0, 0], "none is home");
        assert_eq!(steps, [Step::Ended(outcome)]);
        assert_eq!(start.expect(), Expect::Nothing);
        assert_eq!(start.turn_number(), 12);
        let before = start;
        assert_eq!(start.agree_draw(), Err(Illegal::GameOver));
        assert_eq!(start.resign(BLUE), Err(Illegal::GameOver));
        assert_eq!(start, before);
        assert_eq!(start.unused().count(), 0);
    }
}

#[test]
fn an_agreed_draw_is_no_win_for_the_side_that_is_ahead() {
    let mut start = set_up("k3* l4* k4*", "e4..h4", "B throw 12 English");
    start.agree_draw().unwrap();
    let outcome = start.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.score), (None, [3, 4]));
}
