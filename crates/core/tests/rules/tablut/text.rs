//! Tests writing and reading positions of Tablut.

use tavoliere_core::rules::tablut::{Impossible, Position, PositionError, Preset};
use tavoliere_core::rules::{EndReason, OptionSet, Rules, Side};

use crate::rules::tablut::support::{options, play, position, set_up, text};

const START: &str = "3bbb3/4b4/4w4/b3w3b/bbwwKwwbb/b3w3b/4w4/4b4/3bbb3";

#[test]
fn the_opening_is_a_short_readable_line() {
    for preset in Preset::ALL {
        let start = Position::start(preset.options(), Side::First);
        let name = preset.name().replace(' ', "-");
        let side = if preset == Preset::Ashton { 'W' } else { 'B' };
        let text = format!("{START} {side} move 1 {name}");
        assert_eq!(start.to_string(), text);
        assert_eq!(position(&text), start);
    }
    let changed = options("Five thrones", "repetition=off shut_in_king_loses=off");
    let start = Position::start(changed, Side::Second);
    let text = format!("{START} B move 1 Five-thrones shut_in_king_loses=off repetition=off");
    assert_eq!(start.to_string(), text);
    assert_eq!(position(&text), start);
}

#[test]
fn every_end_is_written_and_read() {
    let cases = [
        (
            set_up("e1 i9", "", "b5", "W", "Linnaeus"),
            "b5-a5",
            "king-escaped",
        ),
        (
            set_up("b4 h2", "", "b3", "B", "Flanked-king"),
            "h2-b2",
            "king-captured",
        ),
        (
            set_up("d5 f5 e4 c6", "", "e5", "B", "Linnaeus"),
            "c6-e6",
            "king-shut-in",
        ),
        (
            set_up("d4", "c4", "e3", "W", "Linnaeus"),
            "e3-e4",
            "no-move",
        ),
        (set_up("d4", "c4", "e3", "W", "Walker"), "e3-e4", "no-move"),
    ];
    for (mut game, text, word) in cases {
        play(&mut game, text);
        let written = game.to_string();
        assert!(written.contains(&format!(" over:{word} 12 ")), "{written}");
        assert_eq!(position(&written), game);
    }
    let mut game = position(&format!("{START} B move 1 Linnaeus"));
    play(&mut game, "a4-b4 e7-d7 b4-a4 d7-e7 a4-b4 e7-d7 b4-a4 d7-e7");
    let written = format!("{START} W over:repetition 8 Linnaeus");
    assert_eq!(game.to_string(), written);
    assert_eq!(position(&written), game);
    for (side, word) in [(Side::First, "resigned-B"), (Side::Second, "resigned-W")] {
        let mut game = position(&format!("{START} B move 1 Linnaeus"));
        game.resign(side).unwrap();
        let written = format!("{START} B over:{word} 1 Linnaeus");
        assert_eq!(game.to_string(), written);
        assert_eq!(position(&written), game);
    }
    let mut game = position(&format!("{START} B move 1 Linnaeus"));
    game.agree_draw().unwrap();
    assert_eq!(
        game.to_string(),
        format!("{START} B over:agreed 1 Linnaeus")
    );
    assert_eq!(position(&game.to_string()), game);
}

#[test]
fn letters_may_be_of_either_case() {
    let read = position("3BBB3/4b4/4W4/b3w3b/bbwwkwwbb/b3w3b/4w4/4b4/3bbb3 b move 1 linnaeus");
    assert_eq!(read.to_string(), format!("{START} B move 1 Linnaeus"));
}

#[test]
fn a_wrong_position_is_refused_with_what_is_accepted() {
    let empty = "9/9/9/9/4K4/9/9/9";
    let cases = [
        (
            String::new(),
            "the board is missing; a position is: board side phase turn preset [name=value …]",
        ),
        (
            format!("{empty} B move 1 Linnaeus"),
            "the board has 8 ranks; it has 9, separated by `/`, rank 9 first",
        ),
        (
            format!("8/{empty} B move 1 Linnaeus"),
            "rank 9 has 8 squares; it has 9",
        ),
        (
            format!("9b/{empty} B move 1 Linnaeus"),
            "rank 9 has 10 squares; it has 9",
        ),
        (
            format!("q8/{empty} B move 1 Linnaeus"),
            "'q' is unknown on a board; accepted: b w K and numbers of empty squares",
        ),
        (
            format!("b8/{empty} R move 1 Linnaeus"),
            "\"R\" is not a valid side; accepted: B or W",
        ),
        (
            format!("b8/{empty} B throw 1 Linnaeus"),
            "\"throw\" is not a valid phase; accepted: move, over:king-escaped, over:king-captured, \
            over:king-shut-in, over:no-move, over:repetition, over:agreed, over:resigned-B, \
            over:resigned-W, over:time-B, over:time-W",
        ),
        (
            format!("b8/{empty} B move 0 Linnaeus"),
            "\"0\" is not a valid turn; accepted: a number from 1",
        ),
        (
            format!("b8/{empty} B move 1"),
            "the preset is missing; a position is: board side phase turn preset [name=value …]",
        ),
        (
            format!("b8/{empty} B move 1 Linnaeus king=asleep"),
            "option king has no value \"asleep\"; it takes: surrounded, flanked",
        ),
    ];
    for (text, words) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

/// The reason why a position with these pieces and this text is refused.
fn impossible(black: &str, white: &str, king: &str, rest: &str) -> Impossible {
    let text = text(black, white, king, rest);
    match text.parse::<Position>() {
        Err(PositionError::Impossible(reason)) => reason,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn impossible_boards_are_refused_tt_1() {
    let men = "a1 b1 c1 d1 e1 f1 g1 h1 i1";
    let kings = |found| Impossible::Kings { found };
    assert_eq!(impossible("a1", "", "", "B move 1 Linnaeus"), kings(0));
    assert_eq!(impossible("a1", "", "c3 c4", "B move 1 Linnaeus"), kings(2));
    assert_eq!(
        impossible("a9", men, "c3", "B move 1 Linnaeus"),
        Impossible::TooManyMen { found: 9, most: 8 }
    );
    let many = format!("{men} a2 b2 c2 d2 e2 f2 g2 h2");
    assert_eq!(
        impossible(&many, "", "c4", "B move 1 Linnaeus"),
        Impossible::TooManyMen {
            found: 17,
            most: 16
        }
    );
    for (black, white, at, rules) in [
        ("e5 a1", "", "e5", "Linnaeus"),
        ("a2", "e5", "e5", "Open-throne"),
        ("a1 a2", "", "a1", "Five-thrones"),
    ] {
        let rest = format!("B move 1 {rules}");
        let at = at.parse().unwrap();
        assert_eq!(
            impossible(black, white, "c3", &rest),
            Impossible::ManOnThrone { at }
        );
    }
    for (white, king, at) in [("a5 d7", "c3", "a5"), ("d7", "e8", "e8")] {
        let at = at.parse().unwrap();
        assert_eq!(
            impossible("a1", white, king, "B move 1 Ashton"),
            Impossible::WhiteInCamp { at }
        );
    }
}

#[test]
fn a_finished_game_cannot_continue() {
    let over = [
        ("e1", "", "a5", "B move 1 Linnaeus"),
        ("e1", "", "a5", "W move 1 Linnaeus"),
        ("e2", "", "a1", "W move 1 Five-thrones"),
        ("b2 b4 a3 c3 i1", "", "b3", "W move 1 Linnaeus"),
        ("b2 b4 a3 c3 i1", "", "b3", "B move 1 Linnaeus"),
        ("d4 f4 e3 i1", "", "e4", "W move 1 Linnaeus"),
        ("d5 f5 e4 e6", "a1", "e5", "W move 1 Linnaeus"),
        (
            "d5 f5 e4 e6",
            "",
            "e5",
            "W move 1 Linnaeus shut_in_king_loses=off",
        ),
        ("", "a1", "e5", "B move 1 Linnaeus"),
        ("", "a1", "e5", "B over:agreed 1 Linnaeus"),
        ("", "a1", "e5", "B move 1 Linnaeus no_move=draw"),
        ("e1", "", "a5", "B over:resigned-B 1 Linnaeus"),
    ];
    for (black, white, king, rest) in over {
        let reason = impossible(black, white, king, rest);
        assert_eq!(reason, Impossible::IsOver, "{black} {king} {rest}");
    }
    let open = [
        ("a1 d4 f4 e3", "", "e4", "B move 1 Linnaeus"),
        ("d4 f4 e3 i1", "", "e4", "W move 1 Open-throne"),
        (
            "d5 f5 e4 e6",
            "a1",
            "e5",
            "W move 1 Linnaeus shut_in_king_loses=off",
        ),
        ("a4 a6 i2", "", "a5", "W move 1 Five-thrones"),
    ];
    for (black, white, king, rest) in open {
        position(&text(black, white, king, rest));
    }
}

#[test]
fn unjustified_ends_are_refused() {
    let cases = [
        ("e1", "", "b5", "W over:king-escaped 1 Linnaeus"),
        ("e1", "", "a5", "B over:king-escaped 1 Linnaeus"),
        ("e1", "", "a5", "W over:king-escaped 1 Five-thrones"),
        ("b2 b4", "", "b3", "B over:king-captured 1 Linnaeus"),
        ("b2 b4", "", "b3", "W over:king-captured 1 Flanked-king"),
        ("d5 f5 e4", "", "e5", "B over:king-shut-in 1 Linnaeus"),
        (
            "d5 f5 e4 e6",
            "",
            "e5",
            "B over:king-shut-in 1 Linnaeus shut_in_king_loses=off",
        ),
        (
            "d5 f5 e4 e6",
            "a1",
            "e5",
            "B over:no-move 1 Linnaeus shut_in_king_loses=off",
        ),
        (
            "e1",
            "",
            "e5",
            "W over:repetition 1 Linnaeus repetition=off",
        ),
        ("", "a1", "e5", "W over:repetition 1 Linnaeus"),
        (
            "e1",
            "",
            "e5",
            "W over:repetition 7 Linnaeus repetition=draw",
        ),
        (
            "e1",
            "",
            "e5",
            "W over:repetition 3 Linnaeus repetition=second",
        ),
    ];
    for (black, white, king, rest) in cases {
        let reason = impossible(black, white, king, rest);
        assert_eq!(reason, Impossible::IsNotOver, "{black} {king} {rest}");
    }
    let held = position(&text(
        "b2 b4",
        "",
        "b3",
        "B over:king-captured 1 Flanked-king",
    ));
    assert_eq!(
        held.outcome().map(|end| end.reason),
        Some(EndReason::KingCaptured)
    );
    assert!(held.options().to_text() == "Flanked-king");
}
