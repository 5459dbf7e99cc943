//! Tests the king's fate: TT-8 to TT-12, TT-22 and TT-23.

use tavoliere_core::rules::tablut::{Announcement, Position, Step};
use tavoliere_core::rules::{EndReason, Outcome, Rules, Side};

use crate::rules::tablut::support::{play, reason, set_up, spelled, square, squares};

const FIVE: &str = "Five-thrones";

/// The position after these moves.
fn after(mut position: Position, moves: &str) -> Position {
    play(&mut position, moves);
    position
}

/// The reason for the end of a game after Black's moves. `None` if it continues.
fn fate(black: &str, white: &str, king: &str, rules: &str, moves: &str) -> Option<EndReason> {
    reason(&after(set_up(black, white, king, "B", rules), moves))
}

const CAPTURED: Option<EndReason> = Some(EndReason::KingCaptured);
const SHUT_IN: Option<EndReason> = Some(EndReason::KingShutIn);

#[test]
fn case_c6_f6_takes_the_king_between_three_and_the_throne_tt_8() {
    let mut game = set_up("f4 g5 c6", "", "f5", "B", "Linnaeus");
    assert_eq!(spelled(&game, "c6-f6"), "c6-f6xf5");
    let steps = play(&mut game, "c6-f6");
    let won = Outcome {
        winner: Some(Side::First),
        reason: EndReason::KingCaptured,
        score: [1, 0],
    };
    let told = [
        Step::KingCaptured {
            at: square("f5"),
            by: squares("f6 f4 g5"),
            square: Some(square("e5")),
        },
        Step::TurnEnded { side: Side::First },
        Step::Ended(won),
    ];
    assert_eq!(steps[1..], told);
    assert_eq!(game.outcome(), Some(won));
    assert_eq!(game.king(), square("f5"), "he stays on the board");
}

#[test]
fn case_c6_f6_takes_the_king_between_four_tt_8() {
    let mut game = set_up("e7 g7 f8 c6", "", "f7", "B", "Linnaeus");
    assert_eq!(spelled(&game, "c6-f6"), "c6-f6xf7");
    let told = Step::KingCaptured {
        at: square("f7"),
        by: squares("f6 e7 g7 f8"),
        square: None,
    };
    assert_eq!(play(&mut game, "c6-f6")[1], told);
}

#[test]
fn three_men_and_a_free_square_do_not_capture_tt_8() {
    assert_eq!(fate("e7 g7 c6", "", "f7", "Linnaeus", "c6-f6"), None);
    assert_eq!(fate("f4 c6", "", "f5", "Linnaeus", "c6-f6"), None);
    assert_eq!(fate("e7 g7 c6", "f8", "f7", "Linnaeus", "c6-f6"), None);
}

#[test]
fn the_man_that_moved_must_be_one_of_the_captors_tt_8() {
    // The king moves between three men next to the open throne. A move elsewhere doesn't capture him.
    let rules = "Open-throne";
    let game = set_up("d6 f6 e7 a1", "", "e2", "W", rules);
    let game = after(game, "e2-e6 a1-a2");
    assert_eq!(reason(&game), None);
    let game = after(game, "e6-e4 e7-e8 e4-e6");
    assert_eq!(reason(&after(game, "e8-e7")), CAPTURED);
}

#[test]
fn two_men_capture_the_king_only_if_flanked_tt_8() {
    for (rules, expected) in [("Linnaeus", None), ("Flanked-king", CAPTURED)] {
        assert_eq!(fate("b4 h2 h9", "", "b3", rules, "h2-b2"), expected);
        assert_eq!(fate("e7 c6 h9", "f8", "e6", rules, "h9-i9"), None);
    }
    let mut game = set_up("b4 h2 h9", "", "b3", "B", "Flanked-king");
    assert_eq!(spelled(&game, "h2-b2"), "h2-b2xb3");
    let told = Step::KingCaptured {
        at: square("b3"),
        by: squares("b2 b4"),
        square: None,
    };
    assert_eq!(play(&mut game, "h2-b2")[1], told);
}

#[test]
fn a_flanked_king_may_step_between_two_men_tt_8() {
    let game = set_up("c4 e3 h9 i9", "", "d7", "W", "Flanked-king");
    let game = after(game, "d7-d4 e3-e4");
    assert_eq!(reason(&game), CAPTURED);
    let game = set_up("c4 e4 h9 i9", "", "d7", "W", "Flanked-king");
    let game = after(game, "d7-d4 h9-h8");
    assert_eq!(reason(&game), None, "neither captor moved");
    // Two men that aren't opposite each other have no effect.
    assert_eq!(fate("c4 d1 h9", "", "d4", "Flanked-king", "d1-d3"), None);
}

#[test]
fn beside_the_throne_a_flanked_king_needs_three_and_the_throne_tt_8() {
    let rules = "Flanked-king";
    assert_eq!(fate("f4 c6", "", "f5", rules, "c6-f6"), None);
    assert_eq!(fate("f4 g5 c6", "", "f5", rules, "c6-f6"), CAPTURED);
    assert_eq!(fate("g5 c6 i9", "", "f5", rules, "i9-i5"), None);
}

#[test]
fn on_the_throne_a_flanked_king_needs_four_tt_8() {
    let rules = "Flanked-king shut_in_king_loses=off";
    assert_eq!(fate("d5 f5 c6 a1", "", "e5", rules, "c6-e6"), None);
    assert_eq!(fate("d5 f5 e4 c6", "a2", "e5", rules, "c6-e6"), CAPTURED);
}

#[test]
fn the_empty_throne_is_never_hostile_to_a_king_farther_off_tt_7() {
    let rules = "Flanked-king hostile_throne=on";
    assert_eq!(fate("f6 i3 c1", "", "f5", rules, "c1-f1"), None);
    assert_eq!(fate("g6 g1 c1", "", "g5", rules, "g1-g4"), CAPTURED);
    assert_eq!(fate("h5 g1 c1", "", "g5", rules, "c1-c2"), None);
}

#[test]
fn on_the_throne_the_king_cannot_be_captured_tt_9() {
    let rules = "Linnaeus shut_in_king_loses=off";
    assert_eq!(fate("d5 f5 e4 c6", "a2", "e5", rules, "c6-e6"), None);
    // With the option on he still loses, because he is shut in.
    assert_eq!(
        fate("d5 f5 e4 c6", "a2", "e5", "Linnaeus", "c6-e6"),
        SHUT_IN
    );
}

#[test]
fn men_are_captured_together_with_the_king_tt_8() {
    let mut game = set_up("e7 g7 f8 f4 c6", "f5", "f7", "B", "Linnaeus");
    assert_eq!(spelled(&game, "c6-f6"), "c6-f6xf5/f7");
    let steps = play(&mut game, "c6-f6");
    assert!(matches!(
        steps[1],
        Step::Captured {
            side: Side::Second,
            ..
        }
    ));
    assert!(matches!(steps[2], Step::KingCaptured { .. }));
    assert_eq!(game.men(Side::Second), 0);
}

#[test]
fn white_wins_on_any_edge_square_tt_10() {
    for way in ["b5-a5", "b8-b9", "h3-i3", "d2-d1", "b2-a2", "h8-h9"] {
        let (from, to) = way.split_once('-').unwrap();
        let goal = square(to);
        let mut game = set_up("e1 e2 f9", "e4", from, "W", "Linnaeus");
        assert!(game.is_goal(goal) && goal.is_edge());
        let steps = play(&mut game, way);
        let won = Outcome {
            winner: Some(Side::Second),
            reason: EndReason::KingEscaped,
            score: [0, 1],
        };
        assert_eq!(steps[1], Step::KingEscaped { at: goal });
        assert_eq!(steps.last(), Some(&Step::Ended(won)));
    }
}

#[test]
fn one_way_out_is_raichi_and_two_are_tuichi_tt_11() {
    let announcement = |steps: &[Step]| {
        steps.iter().find_map(|step| match step {
            Step::Announced {
                announcement,
                squares,
            } => Some((*announcement, squares.clone())),
            _ => None,
        })
    };
    let mut game = set_up("a4 i4 d1", "", "d6", "W", "Linnaeus");
    let steps = play(&mut game, "d6-d4");
    assert_eq!(
        announcement(&steps),
        Some((Announcement::Raichi, squares("d9")))
    );
    assert_eq!(game.announcement(), Some(Announcement::Raichi));
    let mut game = set_up("e9 b4 e2", "", "e6", "W", "Linnaeus");
    let steps = play(&mut game, "e6-e7");
    assert_eq!(
        announcement(&steps),
        Some((Announcement::Tuichi, squares("a7 i7")))
    );
    // No announcement after Black's move, without an escape square, or after the end.
    assert_eq!(announcement(&play(&mut game, "b4-b7")), None);
    assert_eq!(game.escape_squares().collect::<Vec<_>>(), squares("i7"));
    let steps = play(&mut game, "e7-i7");
    assert_eq!(announcement(&steps), None);
    assert_eq!(game.announcement(), None);
    let mut game = set_up("e9 b4 h4 e2", "", "e3", "W", "Linnaeus");
    assert_eq!(announcement(&play(&mut game, "e3-e4")), None);
}

#[test]
fn a_shut_in_king_loses_with_the_option_tt_12() {
    // He moves from the throne to a square between three men. The closed throne is behind him.
    let start = |rules| set_up("d4 f4 e3 a1", "i2", "e5", "W", rules);
    let stepped = after(start("Linnaeus"), "e5-e4");
    assert_eq!(reason(&stepped), None, "not before Black's move");
    let mut lost = stepped;
    let steps = play(&mut lost, "a1-a2");
    assert_eq!(steps[1], Step::KingShutIn { at: square("e4") });
    assert_eq!(reason(&lost), SHUT_IN);
    assert_eq!(lost.outcome().unwrap().winner, Some(Side::First));
    let off = start("Linnaeus shut_in_king_loses=off");
    assert_eq!(reason(&after(off, "e5-e4 a1-a2")), None);
}

#[test]
fn a_king_who_is_let_out_again_is_not_shut_in_tt_12() {
    let start = set_up("d4 f4 e3 a1", "i2", "e5", "W", "Linnaeus");
    assert_eq!(reason(&after(start, "e5-e4 d4-d3")), None);
}

#[test]
fn the_empty_throne_blocks_only_while_closed_tt_12() {
    let open = set_up("d4 f4 e3 a1", "i2", "e5", "W", "Open-throne");
    assert_eq!(reason(&after(open, "e5-e4 a1-a2")), None);
    let beyond_taken = set_up("d4 f4 e3 e6 a1", "i2", "e5", "W", "Open-throne");
    assert_eq!(reason(&after(beyond_taken, "e5-e4 a1-a2")), None);
    let five = set_up("d4 f4 e3 a2", "i2", "e5", "W", FIVE);
    assert_eq!(reason(&after(five, "e5-e4 a2-a3")), None);
}

#[test]
fn white_men_never_shut_the_king_in_tt_12() {
    let start = set_up("d4 f4 a1 h9", "e3 i2", "e5", "W", "Linnaeus");
    assert_eq!(reason(&after(start, "e5-e4 a1-a2")), None);
}

#[test]
fn the_edge_blocks_the_king_with_five_thrones_tt_12() {
    // The king moves between a4 and a6. Then a man closes the last side without a capture.
    let start = |rules: &str| set_up("a4 a6 b9", "i2", "c5", "W", rules);
    let shut = after(start(FIVE), "c5-a5 b9-b5");
    assert_eq!(reason(&shut), SHUT_IN);
    let rules = "Five-thrones shut_in_king_loses=off";
    assert_eq!(reason(&after(start(rules), "c5-a5 b9-b5")), None);
    let open = after(start(FIVE), "c5-a5 b9-b6");
    assert_eq!(reason(&open), None);
}

#[test]
fn being_captured_comes_before_being_shut_in_tt_12() {
    assert_eq!(fate("f4 g5 c6", "", "f5", "Linnaeus", "c6-f6"), CAPTURED);
    let flanked = "Flanked-king";
    assert_eq!(fate("d5 f5 e4 c6", "", "e5", flanked, "c6-e6"), CAPTURED);
}

#[test]
fn case_h2_b2_takes_the_king_between_two_men_tt_22() {
    let game = set_up("b4 h2", "", "b3", "B", FIVE);
    assert_eq!(spelled(&game, "h2-b2"), "h2-b2xb3");
    assert_eq!(reason(&after(game, "h2-b2")), CAPTURED);
}

#[test]
fn case_h7_a7_takes_the_king_between_a_man_and_a_corner_tt_22() {
    let mut game = set_up("h7", "", "a8", "B", FIVE);
    let steps = play(&mut game, "h7-a7");
    let told = Step::KingCaptured {
        at: square("a8"),
        by: squares("a7"),
        square: Some(square("a9")),
    };
    assert_eq!(steps[1], told);
}

#[test]
fn case_c6_f6_takes_the_king_between_three_and_the_throne_tt_22() {
    assert_eq!(fate("f4 g5 c6", "", "f5", FIVE, "c6-f6"), CAPTURED);
}

#[test]
fn beside_e5_neither_two_men_nor_one_and_the_throne_suffice_tt_22() {
    assert_eq!(fate("f4 c6", "", "f5", FIVE, "c6-f6"), None);
    assert_eq!(fate("g1 c6", "", "f5", FIVE, "g1-g5"), None);
}

#[test]
fn on_e5_four_men_capture_the_king_tt_22() {
    assert_eq!(fate("d5 f5 e4 c6", "a2", "e5", FIVE, "c6-e6"), CAPTURED);
    assert_eq!(fate("d5 f5 c6", "", "e5", FIVE, "c6-e6"), None);
}

#[test]
fn a_king_who_steps_between_two_or_beside_a_corner_is_safe_tt_22() {
    let game = set_up("a4 a6 i5", "", "c5", "W", FIVE);
    assert_eq!(reason(&after(game, "c5-a5 i5-i6")), None);
    let game = set_up("a7 i5", "", "c8", "W", FIVE);
    assert_eq!(reason(&after(game, "c8-a8 i5-i6")), None);
}

#[test]
fn white_wins_on_a_corner_only_with_five_thrones_tt_23() {
    let game = set_up("e1 i4", "", "c8", "W", FIVE);
    let game = after(game, "c8-a8");
    assert_eq!(reason(&game), None, "edges are ordinary");
    let game = after(game, "e1-e2 a8-a9");
    assert_eq!(reason(&game), Some(EndReason::KingEscaped));
}

#[test]
fn announcements_count_corners_with_five_thrones_tt_23() {
    let mut game = set_up("e1 i4", "", "c8", "W", FIVE);
    let steps = play(&mut game, "c8-c9");
    let told = Step::Announced {
        announcement: Announcement::Tuichi,
        squares: squares("a9 i9"),
    };
    assert_eq!(steps[1], told);
    let mut game = set_up("e9 i4", "", "c8", "W", FIVE);
    let steps = play(&mut game, "c8-c9");
    let told = Step::Announced {
        announcement: Announcement::Raichi,
        squares: squares("a9"),
    };
    assert_eq!(steps[1], told);
    let mut game = set_up("e9 i4", "", "c8", "W", FIVE);
    assert_eq!(play(&mut game, "c8-c7").len(), 2);
}
