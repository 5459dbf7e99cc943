//! Tests choices, turns and diagrams of Tapatan as text.

use tavoliere_core::rules::tapatan::{Illegal, NotationProblem, Position, TurnText};
use tavoliere_core::rules::{Event, Notation, Side, TurnLine};

use crate::rules::tapatan::support::{after, choice, opening, point, position};

/// The line of a turn after reading and writing it.
fn line(before: &Position, text: &str) -> String {
    TurnText::parse(before, text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .to_string()
}

fn problem(before: &Position, text: &str) -> String {
    TurnText::parse(before, text).unwrap_err().to_string()
}

#[test]
fn choices_are_written_in_one_spelling() {
    let game = opening("");
    assert_eq!(game.write_choice(choice("b2")), "b2");
    assert_eq!(game.write_choice(choice("b2-b3")), "b2-b3");
}

#[test]
fn choices_are_read_in_either_case_and_with_marks() {
    let start = opening("");
    for text in ["b2", "B2", "b2#", "b2=", "  b2 ", "\tB2#"] {
        assert_eq!(start.read_choice(text), Ok(choice("b2")), "{text}");
    }
    let game = after("", "b2 a1 b1 b3 c1 a3");
    for text in ["c1-c2", "C1-c2", "c1-C2#", "c1-c2="] {
        assert_eq!(game.read_choice(text), Ok(choice("c1-c2")), "{text}");
    }
}

#[test]
fn illegal_choices_are_refused_with_their_column() {
    let game = after("", "b2 a1 b1 b3 c1 a3");
    let cases = [
        (
            "",
            "column 1: \"\" cannot be read; expected a point such as b2, or a step such as b2-b3",
        ),
        (
            "  #",
            "column 3: \"#\" cannot be read; expected a point such as b2, or a step such as b2-b3",
        ),
        (
            "c1-",
            "column 4: there is no point \"\": the points are a1 to c3",
        ),
        (
            "-c2",
            "column 1: there is no point \"\": the points are a1 to c3",
        ),
        (
            " é-c2",
            "column 2: there is no point \"é\": the points are a1 to c3",
        ),
        (
            "c1-c4",
            "column 4: there is no point \"c4\": the points are a1 to c3",
        ),
        (
            "c1-c2-c3",
            "column 4: there is no point \"c2-c3\": the points are a1 to c3",
        ),
        (
            "c1-c2##",
            "column 4: there is no point \"c2#\": the points are a1 to c3",
        ),
        (
            "c1 c2",
            "column 1: there is no point \"c1 c2\": the points are a1 to c3",
        ),
        (
            " c2",
            "column 2: all pieces are down: a piece must be moved (TP-4)",
        ),
        (
            "c1-c3",
            "column 1: c3 is not one step along a line from c1 (TP-4)",
        ),
    ];
    for (text, words) in cases {
        assert_eq!(game.read_choice(text).unwrap_err().to_string(), words);
    }
}

#[test]
fn a_turn_is_a_number_a_side_and_a_choice_with_its_mark() {
    let start = opening("");
    assert_eq!(TurnText::new(&start).to_string(), "1. W");
    for text in ["1. W b2", "1.  w\tB2 ", " 1. W b2#", "1. W b2="] {
        assert_eq!(line(&start, text), "1. W b2", "{text}");
    }
    assert_eq!(line(&start, "1. W"), "1. W");
    assert_eq!(line(&after("", "b2"), "2. B a1"), "2. B a1");
    let before = after("", "b2 a1 b1 b3 c1 a3");
    assert_eq!(line(&before, "7. W c1-c2"), "7. W c1-c2");
    let before = after("", "a1 b1 a2 b2");
    assert_eq!(line(&before, "5. W a3"), "5. W a3#");
    let before = after("", "a1 b1 a2 c1 c3 b2 c3-b3 c1-c2");
    assert_eq!(line(&before, "9. W b3-a3#"), "9. W b3-a3#");
    let round = "c1-c2 a3-a2 c2-c1 a2-a3 c1-c2 a3-a2 c2-c1";
    let before = after("repetition=draw", &format!("b2 a1 b1 b3 c1 a3 {round}"));
    let turn = TurnText::parse(&before, "14. B a2-a3").unwrap();
    assert_eq!(turn.to_string(), "14. B a2-a3=");
    assert_eq!(turn.events(), [Event::Play(choice("a2-a3"))]);
    assert_eq!(turn.side(), Side::Second);
    assert!(turn.is_complete() && turn.position().to_string().contains("over:repetition"));
}

#[test]
fn a_line_that_does_not_fit_is_refused_with_its_column() {
    let start = opening("");
    let expected = "expected the number of the turn, such as 7.";
    let cases = [
        ("", format!("column 1: the line ends here; {expected}")),
        ("   ", format!("column 1: the line ends here; {expected}")),
        (
            "x. W b2",
            format!("column 1: \"x.\" cannot be read; {expected}"),
        ),
        (
            " 1 W b2",
            format!("column 2: \"1\" cannot be read; {expected}"),
        ),
        ("2. W b2", "column 1: this is turn 1, not 2".to_owned()),
        (
            "1. ",
            "column 3: the line ends here; expected W or B".to_owned(),
        ),
        (
            "1. X b2",
            "column 4: \"X\" cannot be read; expected W or B".to_owned(),
        ),
        (
            "1. B b2",
            "column 4: it is the turn of W, not of B".to_owned(),
        ),
        (
            "1. W b4",
            "column 6: there is no point \"b4\": the points are a1 to c3".to_owned(),
        ),
        (
            "1. W é b2",
            "column 6: there is no point \"é\": the points are a1 to c3".to_owned(),
        ),
        (
            "1. W b2 a1",
            "column 9: the turn is over here; \"a1\" is left over".to_owned(),
        ),
        (
            "1. W a1-b1",
            "column 6: no piece moves until all pieces are down: place one (TP-3)".to_owned(),
        ),
    ];
    for (text, words) in cases {
        assert_eq!(problem(&start, text), words);
    }
    let over = after("", "a1 b1 a2 b2 a3");
    assert_eq!(
        problem(&over, "5. W c1"),
        "column 6: the turn is over here; \"c1\" is left over"
    );
    let at = point("b2");
    let error = TurnText::parse(&after("", "b2"), "2. B b2").unwrap_err();
    assert_eq!(error.column, 6);
    assert_eq!(
        error.problem,
        NotationProblem::Illegal(Illegal::Occupied { at })
    );
}

#[test]
fn the_board_is_drawn_with_rank_three_above() {
    let game = position("b1w/1w1/2b W move 5 Tapatan");
    let drawn = "3  b . w\n2  . w .\n1  . . b\n   a b c";
    assert_eq!(game.diagram(), drawn);
}
