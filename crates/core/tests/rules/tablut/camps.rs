//! Tests the camps, the unarmed king and the pinned defender: TT-24 to TT-27.

use tavoliere_core::rules::tablut::{Illegal, Position, Preset, Square, Step};
use tavoliere_core::rules::{EndReason, Rules, Side};

use crate::rules::tablut::support::{
    choice, play, reach, reason, set_up, spelled, square, squares,
};

const CAMPS: &str = "Linnaeus camps=on";

fn refused(position: &Position, text: &str) -> Illegal {
    position.check_move(choice(text)).unwrap_err()
}

#[test]
fn the_camps_are_blacks_start_squares_tt_24() {
    let start = Position::start(Preset::Ashton.options(), Side::First);
    let camps: Vec<Square> = Square::all().filter(|at| start.is_camp(*at)).collect();
    assert_eq!(camps, start.pieces(Side::First).collect::<Vec<_>>());
    let start = Position::start(Preset::Linnaeus.options(), Side::First);
    assert!(!Square::all().any(|at| start.is_camp(at)));
}

#[test]
fn no_piece_enters_or_crosses_a_camp_from_outside_tt_24() {
    let camp = |at| Illegal::CampEntered { at: square(at) };
    let game = set_up("b4 i9", "c2", "g5", "W", CAMPS);
    assert_eq!(reach(&game, "c2"), "c1 a2 b2 d2 c3 c4 c5 c6 c7 c8 c9");
    assert_eq!(refused(&game, "c2-e2"), camp("e2"));
    assert_eq!(refused(&game, "c2-i2"), camp("e2"));
    assert_eq!(refused(&game, "g5-h5"), camp("h5"));
    assert_eq!(reach(&game, "g5"), "g1 g2 g3 g4 f5 g6 g7 g8 g9");
    // Black's men can't come back either.
    let game = set_up("b4 i9", "c2", "g5", "B", CAMPS);
    assert_eq!(refused(&game, "b4-a4"), camp("a4"));
    assert_eq!(refused(&game, "i9-i6"), camp("i6"));
    assert_eq!(reach(&game, "b4"), "b1 b2 b3 c4 d4 e4 f4 g4 h4");
}

#[test]
fn a_man_moves_inside_his_camp_and_leaves_it_for_good_tt_24() {
    let mut game = set_up("a4 i9", "c2", "g6", "B", CAMPS);
    assert_eq!(
        reach(&game, "a4"),
        "a1 a2 a3 b4 c4 d4 e4 f4 g4 h4 a5 a6 a7 a8 a9"
    );
    // The camp on the other side isn't his.
    let other = Illegal::CampEntered { at: square("i4") };
    assert_eq!(refused(&game, "a4-i4"), other);
    play(&mut game, "a4-a5 c2-c3 a5-b5 c3-c2 b5-a5 c2-c3 a5-a7 c3-c2");
    let left = Illegal::CampEntered { at: square("a6") };
    assert_eq!(refused(&game, "a7-a6"), left);
}

#[test]
fn the_king_escapes_between_the_camps_tt_24() {
    let game = set_up("i9 i8", "", "g4", "W", CAMPS);
    let escapes: Vec<Square> = game.escape_squares().collect();
    assert_eq!(escapes, squares("g1 g9"));
    assert!(!game.is_goal(square("a4")));
    assert!(game.is_goal(square("a3")));
}

#[test]
fn camps_capture_men_of_both_colours_tt_25() {
    // The camp b5 is empty in the first case and occupied in the second.
    for black in ["c8 i9", "c8 b5 i9"] {
        let mut game = set_up(&format!("{black} d9"), "c5", "g7", "B", CAMPS);
        let steps = play(&mut game, "d9-d5");
        let captured = Step::Captured {
            side: Side::Second,
            at: square("c5"),
            by: [square("d5"), square("b5")],
            by_square: !black.contains("b5"),
        };
        assert_eq!(steps[1], captured);
    }
    for black in ["c5 i9", "c5 b5 i9"] {
        let mut game = set_up(black, "d7", "g7", "W", CAMPS);
        let steps = play(&mut game, "d7-d5");
        let captured = Step::Captured {
            side: Side::First,
            at: square("c5"),
            by: [square("d5"), square("b5")],
            by_square: true,
        };
        assert_eq!(steps[1], captured);
    }
}

#[test]
fn a_man_inside_a_camp_is_safe_from_it_tt_25() {
    for black in ["b5 i9", "b5 a5 i9"] {
        let game = set_up(black, "c7", "g7", "W", CAMPS);
        assert_eq!(spelled(&game, "c7-c5"), "c7-c5");
    }
    let game = set_up("a4 i9", "d3", "g7", "W", CAMPS);
    assert_eq!(spelled(&game, "d3-a3"), "d3-a3");
    // Two of White's men still capture him.
    let game = set_up("b5 i9", "b4 d6", "g7", "W", CAMPS);
    assert_eq!(spelled(&game, "d6-b6"), "d6-b6xb5");
}

#[test]
fn a_camp_counts_as_a_man_against_the_king_tt_25() {
    let captured = Some(EndReason::KingCaptured);
    let flanked = "Flanked-king camps=on";
    let mut game = set_up("d9 i9", "", "c5", "B", flanked);
    let steps = play(&mut game, "d9-d5");
    let told = Step::KingCaptured {
        at: square("c5"),
        by: squares("d5"),
        square: Some(square("b5")),
    };
    assert_eq!(steps[1], told);
    // A man in the camp is one of the captors himself.
    let mut game = set_up("d9 b5 i9", "", "c5", "B", flanked);
    let told = Step::KingCaptured {
        at: square("c5"),
        by: squares("d5 b5"),
        square: None,
    };
    assert_eq!(play(&mut game, "d9-d5")[1], told);
    // A man who arrives in the camp captures too.
    let mut game = set_up("a5 d5 i9", "", "c5", "B", flanked);
    play(&mut game, "a5-b5");
    assert_eq!(reason(&game), captured);
    let mut game = set_up("c4 c6 d9 i9", "", "c5", "B", CAMPS);
    play(&mut game, "d9-d5");
    assert_eq!(reason(&game), captured);
    let mut game = set_up("c4 d9 i9", "", "c5", "B", CAMPS);
    play(&mut game, "d9-d5");
    assert_eq!(reason(&game), None);
}

#[test]
fn on_and_beside_the_throne_ashton_needs_four_and_three_tt_25() {
    let captured = Some(EndReason::KingCaptured);
    let mut game = set_up("d5 f5 e4 c6", "", "e5", "B", "Ashton");
    play(&mut game, "c6-e6");
    assert_eq!(reason(&game), captured);
    let mut game = set_up("f4 c6", "", "f5", "B", "Ashton");
    play(&mut game, "c6-f6");
    assert_eq!(reason(&game), None);
    let mut game = set_up("f4 g5 c6", "", "f5", "B", "Ashton");
    play(&mut game, "c6-f6");
    assert_eq!(reason(&game), captured);
}

#[test]
fn an_unarmed_king_captures_neither_as_mover_nor_as_partner_tt_26() {
    for (rules, as_mover, as_partner) in [
        ("Linnaeus", "c3-c6xd6", "c7-c5xc4"),
        ("BrainKing", "c3-c6", "c7-c5"),
        ("Linnaeus king_captures=off", "c3-c6", "c7-c5"),
    ] {
        let game = set_up("d6 i9", "e6 b9", "c3", "W", rules);
        assert_eq!(spelled(&game, "c3-c6"), as_mover);
        let game = set_up("c4 i9", "c7", "c3", "W", rules);
        assert_eq!(spelled(&game, "c7-c5"), as_partner);
    }
    // His men capture as before.
    let game = set_up("d6 i9", "e6 c7", "g3", "W", "BrainKing");
    assert_eq!(spelled(&game, "c7-c6"), "c7-c6xd6");
}

#[test]
fn the_last_man_beside_the_king_is_captured_against_him_tt_27() {
    let mut game = set_up("d5 f5 e6 c3", "e4", "e5", "B", "Walker");
    let captured = Step::Captured {
        side: Side::Second,
        at: square("e4"),
        by: [square("e3"), square("e5")],
        by_square: true,
    };
    assert_eq!(play(&mut game, "c3-e3")[1], captured);
    // The option alone, without Walker's other rules.
    let game = set_up(
        "d5 f5 e6 c3",
        "e4",
        "e5",
        "B",
        "Linnaeus pinned_defender=on",
    );
    assert_eq!(spelled(&game, "c3-e3"), "c3-e3xe4");
    for (black, white, rules) in [
        // The option is off.
        ("d5 f5 e6 c3", "e4", "Flanked-king"),
        // The king has another free side.
        ("d5 e6 c3", "e4", "Walker"),
        // White holds two sides.
        ("d5 e6 c3", "e4 f5", "Walker"),
    ] {
        let game = set_up(black, white, "e5", "B", rules);
        assert_eq!(spelled(&game, "c3-e3"), "c3-e3", "{rules}");
    }
    // The man beyond must have just moved.
    let mut game = set_up("d5 f5 e3 c6", "e4", "e5", "B", "Walker");
    play(&mut game, "c6-e6");
    assert_eq!(game.men(Side::Second), 1);
}
