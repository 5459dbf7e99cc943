//! Tests writing and reading moves and turns of Tablut.

use tavoliere_core::rules::tablut::{Event, Illegal, NotationError, Position, Preset, TurnText};
use tavoliere_core::rules::{Notation, Rules, Side, TurnLine};

use crate::rules::tablut::support::{choice, play, position, set_up, spelled, square};

fn opening() -> Position {
    Position::start(Preset::Linnaeus.options(), Side::First)
}

/// The king can capture two men at once.
fn pair() -> Position {
    set_up("d8 f8 e9 h1", "c8 g8", "e6", "W", "Five-thrones")
}

/// The line of a turn with this move.
fn line(before: &Position, text: &str) -> String {
    let mut turn = TurnText::new(before);
    turn.push(Event::Play(choice(text))).unwrap();
    assert!(turn.is_complete());
    turn.to_string()
}

#[test]
fn captures_are_written_by_file_and_then_rank_without_marks() {
    let game = set_up("d7 f7 e8 h1", "c7 g7 e9", "e6", "W", "Five-thrones");
    assert_eq!(spelled(&game, "e6-e7"), "e6-e7xd7/e8/f7");
    assert_eq!(spelled(&opening(), "a4-d4"), "a4-d4");
    assert_eq!(spelled(&opening(), "a4-e4"), "a4-e4", "legal or not");
}

#[test]
fn a_captured_king_is_written_like_a_man() {
    let game = set_up("e7 g7 f8 c6", "", "f7", "B", "Linnaeus");
    assert_eq!(spelled(&game, "c6-f6"), "c6-f6xf7");
    assert_eq!(line(&game, "c6-f6"), "12. B c6-f6xf7++");
    // Being shut in isn't a capture.
    let game = set_up("d5 f5 e4 c6", "", "e5", "B", "Linnaeus");
    assert_eq!(line(&game, "c6-e6"), "12. B c6-e6++");
}

#[test]
fn a_move_is_read_with_or_without_captures_marks_and_the_kings_letter() {
    let game = pair();
    let expected = choice("e6-e8");
    for text in [
        "e6-e8xd8/f8",
        "Ke6-e8",
        "ke6-e8",
        "E6-E8XF8",
        " e6-e8xf8/d8 ",
        "e6-e8xd8/f8+",
        "Ke6-e8+2",
        "e6-e8++",
    ] {
        assert_eq!(game.read_choice(text), Ok(expected), "{text}");
    }
}

#[test]
fn a_wrong_text_is_refused_with_its_place_and_what_is_accepted() {
    let game = pair();
    let move_expected = "expected a move such as e5-e8, e5-e8xd8/f8 or e5-e8+2";
    let cases = [
        (
            "",
            format!("column 1: \"\" cannot be read; {move_expected}"),
        ),
        (
            "e6e8",
            format!("column 1: \"e6e8\" cannot be read; {move_expected}"),
        ),
        (
            "e6-e8xd8/e9",
            "column 10: no piece is captured on e9".to_owned(),
        ),
        (
            "  e6-e8xe9",
            "column 9: no piece is captured on e9".to_owned(),
        ),
        (
            "e6-e10",
            "column 4: there is no square \"e10\": the squares are a1 to i9".to_owned(),
        ),
        (
            "Kj6-e8",
            "column 2: there is no square \"j6\": the squares are a1 to i9".to_owned(),
        ),
        (
            "e6-e8x",
            "column 7: there is no square \"\": the squares are a1 to i9".to_owned(),
        ),
        (
            "e6-e8xd8+3",
            "column 7: there is no square \"d8+3\": the squares are a1 to i9".to_owned(),
        ),
        (
            "Kc8-c7",
            "column 1: the piece on c8 is not the king".to_owned(),
        ),
        (
            "h1-h2",
            "column 1: the piece on h1 is the other side's (TT-2)".to_owned(),
        ),
    ];
    for (text, words) in cases {
        let error: NotationError = game.read_choice(text).unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

#[test]
fn a_turn_has_its_number_its_side_and_its_move() {
    assert_eq!(line(&opening(), "a4-d4"), "1. B a4-d4");
    assert_eq!(TurnText::new(&opening()).to_string(), "1. B");
    assert_eq!(TurnText::new(&pair()).to_string(), "12. W");
}

#[test]
fn turns_are_marked_raichi_tuichi_and_won_tt_11() {
    let game = set_up("a4 i4 d1", "", "d6", "W", "Linnaeus");
    assert_eq!(line(&game, "d6-d4"), "12. W d6-d4+");
    let mut game = set_up("e9 b4 e2", "", "e6", "W", "Linnaeus");
    assert_eq!(line(&game, "e6-e7"), "12. W e6-e7+2");
    play(&mut game, "e6-e7");
    assert_eq!(line(&game, "b4-b7"), "13. B b4-b7", "only White calls");
    play(&mut game, "b4-b7");
    assert_eq!(line(&game, "e7-i7"), "14. W e7-i7++");
    // A side without moves has lost. A draw has no mark.
    let game = set_up("d4", "c4", "e3", "W", "Linnaeus");
    assert_eq!(line(&game, "e3-e4"), "12. W e3-e4xd4++");
    let mut game = opening();
    play(&mut game, "a4-b4 e7-d7 b4-a4 d7-e7 a4-b4 e7-d7 b4-a4");
    assert_eq!(line(&game, "d7-e7"), "8. W d7-e7");
}

#[test]
fn a_turn_is_read_back_with_whatever_is_left_out() {
    let before = pair();
    for text in [
        "12. W e6-e8xd8/f8",
        "12. w Ke6-E8",
        " 12.  W\te6-e8xf8 ",
        "12. W e6-e8xd8+2",
    ] {
        let turn = TurnText::parse(&before, text).unwrap();
        assert_eq!(turn.to_string(), line(&before, "e6-e8"), "{text}");
        assert_eq!(turn.side(), Side::Second);
        assert_eq!(turn.events(), [Event::Play(choice("e6-e8"))]);
    }
    let turn = TurnText::parse(&before, "12. W").unwrap();
    assert!(!turn.is_complete() && turn.events().is_empty());
    assert_eq!(turn.position(), &before);
}

#[test]
fn a_wrong_turn_is_refused_with_its_place() {
    let before = pair();
    let cases = [
        (
            "",
            "column 1: the line ends here; expected the number of the turn, such as 12.",
        ),
        (
            "12 W",
            "column 1: \"12\" cannot be read; expected the number of the turn, such as 12.",
        ),
        ("11. W", "column 1: this is turn 12, not 11"),
        ("12.", "column 4: the line ends here; expected B or W"),
        ("12. X", "column 5: \"X\" cannot be read; expected B or W"),
        ("12. B", "column 5: it is the turn of W, not of B"),
        ("12. W e6-e8xe9", "column 13: no piece is captured on e9"),
        (
            "12. W e6-e8 h1-h2",
            "column 13: the turn is over here; \"h1-h2\" is left over",
        ),
    ];
    for (text, words) in cases {
        let error = TurnText::parse(&before, text).unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

#[test]
fn a_complete_turn_accepts_no_more_events() {
    let mut turn = TurnText::new(&opening());
    let play = |text| Event::Play(choice(text));
    let no_piece = Illegal::NoPiece { at: square("b3") };
    assert_eq!(turn.push(play("b3-b4")), Err(no_piece));
    assert_eq!(turn.to_string(), "1. B");
    turn.push(play("a4-d4")).unwrap();
    let whole = turn.clone();
    assert_eq!(turn.push(play("e7-d7")), Err(Illegal::TurnOver));
    assert_eq!(turn, whole);
    let over = position("4K4/9/9/9/9/9/9/4b4/9 W over:king-escaped 12 Linnaeus");
    let mut turn = TurnText::new(&over);
    assert!(turn.is_complete());
    assert_eq!(turn.push(play("e2-e3")), Err(Illegal::GameOver));
    assert_eq!(turn.to_string(), "12. W");
}
