//! Tests moves and captures of men: TT-1 to TT-7, TT-20 and TT-21.

use tavoliere_core::rules::tablut::{Illegal, MEN, Options, Position, Preset, Square, Step};
use tavoliere_core::rules::{Expect, Notation, OptionSet, Rules, Side};

use crate::rules::tablut::support::{
    choice, options, play, reach, set_up, spelled, square, squares,
};

const FIVE: &str = "Five-thrones";

fn opening(preset: Preset) -> Position {
    Position::start(preset.options(), Side::First)
}

fn refused(position: &Position, text: &str) -> Illegal {
    position.check_move(choice(text)).unwrap_err()
}

#[test]
fn the_board_is_set_up_as_drawn_tt_1() {
    let start = opening(Preset::Linnaeus);
    let drawn = "\
9 . . . b b b . . .
8 . . . . b . . . .
7 . . . . w . . . .
6 b . . . w . . . b
5 b b w w K w w b b
4 b . . . w . . . b
3 . . . . w . . . .
2 . . . . b . . . .
1 . . . b b b . . .
  a b c d e f g h i";
    assert_eq!(start.diagram(), drawn);
    assert_eq!(Side::BOTH.map(|side| start.men(side)), MEN);
    assert_eq!(start.king(), square("e5"));
    assert_eq!(Square::all().filter(|at| at.is_edge()).count(), 32);
}

#[test]
fn black_begins_and_the_sides_move_in_turn_tt_2() {
    for first in Side::BOTH {
        let mut game = Position::start(Options::default(), first);
        assert_eq!(game.expect(), Expect::Move(Side::First));
        assert_eq!(game.turn_number(), 1);
        assert_eq!(
            refused(&game, "e4-d4"),
            Illegal::NotYours { at: square("e4") }
        );
        play(&mut game, "a4-b4");
        assert_eq!(game.expect(), Expect::Move(Side::Second));
        assert_eq!(game.turn_number(), 2);
        assert_eq!(
            refused(&game, "b4-a4"),
            Illegal::NotYours { at: square("b4") }
        );
    }
    let mut game = opening(Preset::Ashton);
    assert_eq!(game.expect(), Expect::Move(Side::Second));
    play(&mut game, "e3-d3");
    assert_eq!(game.expect(), Expect::Move(Side::First));
    let game = opening(Preset::Linnaeus);
    assert_eq!(
        refused(&game, "a4-a4"),
        Illegal::NoPassing { at: square("a4") }
    );
}

#[test]
fn pieces_move_like_rooks_without_jumping_tt_3() {
    let game = opening(Preset::Linnaeus);
    assert_eq!(reach(&game, "a4"), "a1 a2 a3 b4 c4 d4");
    assert_eq!(reach(&game, "a5"), "");
    assert_eq!(game.legal_moves().len(), 80);
    let cases = [
        ("a4-e4", Illegal::Blocked { at: square("e4") }),
        ("a4-f4", Illegal::Blocked { at: square("e4") }),
        ("a4-a5", Illegal::Blocked { at: square("a5") }),
        (
            "a4-b3",
            Illegal::NotInLine {
                from: square("a4"),
                to: square("b3"),
            },
        ),
        ("b3-b4", Illegal::NoPiece { at: square("b3") }),
    ];
    for (text, illegal) in cases {
        assert_eq!(refused(&game, text), illegal, "{text}");
    }
    let stuck = Illegal::Stuck { at: square("a5") };
    assert_eq!(game.refusal_for(square("a5"), None), Some(stuck));
    assert_eq!(game.refusal_for(square("a4"), None), None);
    let empty = Illegal::NoPiece { at: square("b3") };
    assert_eq!(game.refusal_for(square("b3"), None), Some(empty));
}

#[test]
fn a_slide_lists_every_square_on_its_path_tt_3() {
    let mut game = opening(Preset::Linnaeus);
    let steps = play(&mut game, "a4-d4");
    let told = Step::Slid {
        side: Side::First,
        from: square("a4"),
        to: square("d4"),
        path: squares("a4 b4 c4 d4"),
        king: false,
    };
    assert_eq!(steps, [told, Step::TurnEnded { side: Side::First }]);
}

#[test]
fn the_king_leaves_a_closed_throne_for_good_tt_4() {
    let mut game = set_up("a1 a9", "", "e5", "W", "Linnaeus");
    assert_eq!(
        reach(&game, "e5"),
        "e1 e2 e3 e4 a5 b5 c5 d5 f5 g5 h5 i5 e6 e7 e8 e9"
    );
    play(&mut game, "e5-e3 a1-b1");
    let at = square("e5");
    assert_eq!(refused(&game, "e3-e5"), Illegal::ThroneTaken { at });
    assert_eq!(refused(&game, "e3-e6"), Illegal::ThronePassed { at });
    assert_eq!(reach(&game, "e3"), "e1 e2 a3 b3 c3 d3 f3 g3 h3 i3 e4");
}

#[test]
fn no_piece_stops_on_a_closed_throne_or_passes_over_it_tt_4() {
    let game = set_up("e2 c5", "g5", "b7", "B", "Linnaeus");
    assert_eq!(reach(&game, "c5"), "c1 c2 c3 c4 a5 b5 d5 c6 c7 c8 c9");
    let at = square("e5");
    assert_eq!(refused(&game, "e2-e5"), Illegal::ThroneTaken { at });
    assert_eq!(refused(&game, "e2-e7"), Illegal::ThronePassed { at });
    // The nearest obstacle is reported.
    let game = set_up("e2 e4 c5", "", "b7", "B", "Linnaeus");
    assert_eq!(
        refused(&game, "e2-e7"),
        Illegal::Blocked { at: square("e4") }
    );
}

#[test]
fn pieces_pass_over_a_transit_throne_but_do_not_stop_on_it_tt_4() {
    let game = set_up("e2 c5", "", "e7", "B", "Open-throne");
    assert_eq!(reach(&game, "e2"), "e1 a2 b2 c2 d2 f2 g2 h2 i2 e3 e4 e6");
    assert_eq!(
        refused(&game, "c5-e5"),
        Illegal::ThroneTaken { at: square("e5") }
    );
    assert_eq!(game.check_move(choice("c5-i5")), Ok(()));
    let game = set_up("a2", "", "e7", "W", "Open-throne");
    assert_eq!(game.check_move(choice("e7-e3")), Ok(()));
    assert_eq!(
        refused(&game, "e7-e5"),
        Illegal::ThroneTaken { at: square("e5") }
    );
}

#[test]
fn a_man_between_two_enemies_is_captured_tt_5() {
    let mut game = set_up("a4 c5 h1", "b5", "e5", "B", "Linnaeus");
    let steps = play(&mut game, "a4-a5");
    let captured = Step::Captured {
        side: Side::Second,
        at: square("b5"),
        by: [square("a5"), square("c5")],
        by_square: false,
    };
    assert_eq!(steps[1], captured);
    assert_eq!(game.piece(square("b5")), None);
    assert_eq!(game.captured(Side::Second), 8);
}

#[test]
fn the_king_captures_as_mover_and_as_partner_tt_5() {
    let game = set_up("d4 h1", "c4", "e3", "W", "Linnaeus");
    assert_eq!(spelled(&game, "e3-e4"), "e3-e4xd4");
    let game = set_up("d4 h1", "c3", "e4", "W", "Linnaeus");
    assert_eq!(spelled(&game, "c3-c4"), "c3-c4xd4");
}

#[test]
fn moving_between_two_enemies_is_safe_tt_5() {
    let mut game = set_up("c1 h1", "b4 d4", "g7", "B", "Linnaeus");
    play(&mut game, "c1-c4");
    assert!(game.piece(square("c4")).is_some());
    // A later move elsewhere doesn't capture it either.
    play(&mut game, "g7-g6");
    assert!(game.piece(square("c4")).is_some());
}

#[test]
fn the_king_is_not_captured_like_a_man_by_the_way_tt_5() {
    let game = set_up("a4 c3 h1", "", "b3", "B", "Linnaeus");
    assert_eq!(spelled(&game, "a4-a3"), "a4-a3");
}

#[test]
fn case_a7_d7_takes_e7_tt_6() {
    let game = set_up("a7 f7", "e7", "e5", "B", "Linnaeus");
    assert_eq!(spelled(&game, "a7-d7"), "a7-d7xe7");
}

#[test]
fn case_h2_b2_takes_b3_and_is_safe_tt_6() {
    let mut game = set_up("b1 b3 i9", "h2 b4", "e5", "W", "Linnaeus");
    assert_eq!(spelled(&game, "h2-b2"), "h2-b2xb3");
    play(&mut game, "h2-b2");
    assert!(
        game.piece(square("b2"))
            .is_some_and(|piece| piece.side == Side::Second)
    );
    assert!(game.piece(square("b1")).is_some());
}

#[test]
fn case_a7_d7_does_nothing_to_a_pair_tt_6() {
    let game = set_up("a7 g7", "e7 f7", "e5", "B", "Linnaeus");
    assert_eq!(spelled(&game, "a7-d7"), "a7-d7");
}

#[test]
fn case_a7_a3_takes_b3_and_a2_tt_6() {
    let game = set_up("a7 c3 a1", "b3 a2", "e5", "B", "Linnaeus");
    assert_eq!(spelled(&game, "a7-a3"), "a7-a3xa2/b3");
}

#[test]
fn up_to_three_are_captured_at_once_by_file_then_rank_tt_6() {
    let mut game = set_up("d8 f8 e9 h1", "c8 g8", "e5", "W", "Linnaeus");
    assert_eq!(spelled(&game, "e5-e8"), "e5-e8xd8/f8");
    let steps = play(&mut game, "e5-e8");
    assert!(steps.iter().all(|step| !matches!(step, Step::Ended(_))));
    let game = set_up(
        "d7 f7 e8 h1",
        "c7 g7 e9 e2",
        "b5",
        "W",
        "Linnaeus throne=transit",
    );
    assert_eq!(spelled(&game, "e2-e7"), "e2-e7xd7/e8/f7");
}

#[test]
fn corners_are_ordinary_squares_with_one_throne_tt_6() {
    let game = set_up("c9 c8", "b9", "e5", "B", "Linnaeus");
    assert_eq!(reach(&game, "c9"), "d9 e9 f9 g9 h9 i9");
    let game = set_up("a4 c9", "b9", "e5", "B", "Linnaeus");
    assert_eq!(spelled(&game, "a4-a9"), "a4-a9xb9");
    let game = set_up("c4", "b9", "e5", "B", "Linnaeus hostile_throne=on");
    assert_eq!(
        spelled(&game, "c4-c9"),
        "c4-c9",
        "an empty corner helps neither side"
    );
}

#[test]
fn the_empty_throne_captures_men_only_if_hostile_tt_7() {
    for (rules, black, white) in [
        ("Linnaeus", "c3-c5", "g7-g5"),
        ("Linnaeus hostile_throne=on", "c3-c5xd5", "g7-g5xf5"),
    ] {
        let game = set_up("c3 f5", "d5 g7", "b7", "B", rules);
        assert_eq!(spelled(&game, "c3-c5"), black);
        let game = set_up("c3 f5", "d5 g7", "b7", "W", rules);
        assert_eq!(spelled(&game, "g7-g5"), white);
    }
    let mut game = set_up("c3 f5", "d5 g7", "b7", "B", "Linnaeus hostile_throne=on");
    let captured = Step::Captured {
        side: Side::Second,
        at: square("d5"),
        by: [square("c5"), square("e5")],
        by_square: true,
    };
    assert_eq!(play(&mut game, "c3-c5")[1], captured);
}

#[test]
fn the_throne_with_the_king_on_it_is_hostile_only_if_always_tt_7() {
    let game = set_up("c3", "d5", "e5", "B", "Linnaeus hostile_throne=on");
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5");
    let rules = "Linnaeus hostile_throne=always";
    let mut game = set_up("c3", "d5", "e5", "B", rules);
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5xd5");
    let captured = Step::Captured {
        side: Side::Second,
        at: square("d5"),
        by: [square("c5"), square("e5")],
        by_square: true,
    };
    assert_eq!(play(&mut game, "c3-c5")[1], captured);
    let game = set_up("c3", "d5", "b7", "B", rules);
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5xd5");
}

#[test]
fn the_options_of_one_throne_have_no_effect_with_five_tt_0() {
    let plain = Preset::FiveThrones.options();
    let all: Options = options(FIVE, "throne=transit hostile_throne=on king=flanked");
    let start = |options| Position::start(options, Side::First);
    assert_eq!(start(plain).perft(3), start(all).perft(3));
    let mut last = Preset::ALL.map(Preset::options).to_vec();
    last.dedup();
    assert_eq!(last.len(), 7);
    assert_eq!(Options::default(), Preset::Linnaeus.options());
    assert_eq!(
        options::<Options>("open throne", ""),
        options("Linnaeus", "throne=transit")
    );
    assert_eq!(
        options::<Options>("Flanked king", ""),
        options("Linnaeus", "king=flanked")
    );
    assert_eq!(
        options::<Options>("walker", ""),
        options(
            "Flanked king",
            "throne=transit hostile_throne=on shut_in_king_loses=off no_move=draw pinned_defender=on"
        )
    );
    assert_eq!(
        options::<Options>("ashton", ""),
        options(
            "Flanked king",
            "hostile_throne=always shut_in_king_loses=off camps=on first_move=white"
        )
    );
    assert_eq!(
        options::<Options>("brainking", ""),
        options("Open throne", "king_captures=off")
    );
    assert_eq!(plain, options("Linnaeus", "thrones=five"));
    assert_eq!(plain.to_text(), "Five-thrones");
}

#[test]
fn only_the_king_stops_on_the_five_thrones_tt_20() {
    let game = set_up("a3 c5 d9", "", "e7", "B", FIVE);
    assert_eq!(
        reach(&game, "a3"),
        "a2 b3 c3 d3 e3 f3 g3 h3 i3 a4 a5 a6 a7 a8"
    );
    assert_eq!(
        reach(&game, "c5"),
        "c1 c2 c3 c4 a5 b5 d5 f5 g5 h5 i5 c6 c7 c8 c9"
    );
    for (text, at) in [
        ("a3-a1", "a1"),
        ("d9-a9", "a9"),
        ("d9-i9", "i9"),
        ("c5-e5", "e5"),
    ] {
        let illegal = Illegal::ThroneForKing { at: square(at) };
        assert_eq!(refused(&game, text), illegal, "{text}");
    }
    let game = set_up("a3", "", "e7", "W", FIVE);
    assert_eq!(
        reach(&game, "e7"),
        "e1 e2 e3 e4 e5 e6 a7 b7 c7 d7 f7 g7 h7 i7 e8 e9"
    );
    let thrones: Vec<Square> = Square::all().filter(|at| game.is_throne(*at)).collect();
    assert_eq!(thrones, squares("a1 i1 e5 a9 i9"));
}

#[test]
fn the_king_comes_back_to_his_throne_tt_20() {
    let mut game = set_up("a3 a4", "", "e7", "W", FIVE);
    play(&mut game, "e7-e5 a3-b3 e5-e4 b3-a3 e4-e6");
    assert_eq!(game.king(), square("e6"));
}

#[test]
fn empty_thrones_capture_men_of_both_colours_tt_21() {
    let game = set_up("c3 f5 b1", "d5 g7 h9", "b7", "B", FIVE);
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5xd5");
    let game = set_up("c3 f5 b1", "d5 g7 h9", "b7", "W", FIVE);
    assert_eq!(spelled(&game, "g7-g5"), "g7-g5xf5");
}

#[test]
fn empty_corners_capture_men_of_both_colours_tt_21() {
    let game = set_up("g2", "h9", "b7", "B", FIVE);
    assert_eq!(spelled(&game, "g2-g9"), "g2-g9xh9");
    let game = set_up("a8 i4", "a2", "c5", "W", FIVE);
    assert_eq!(spelled(&game, "a2-a7"), "a2-a7xa8");
}

#[test]
fn the_middle_throne_with_the_king_on_it_helps_only_white_tt_21() {
    let game = set_up("c3", "d5", "e5", "B", FIVE);
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5");
    let game = set_up("d5 h1", "c3", "e5", "W", FIVE);
    assert_eq!(spelled(&game, "c3-c5"), "c3-c5xd5");
}
