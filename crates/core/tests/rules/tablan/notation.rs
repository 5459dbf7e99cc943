//! Tests writing and reading turns and single choices of Tablan.

use tavoliere_core::rules::tablan::{
    Event, Illegal, NotationError, NotationProblem, Position, Preset, TurnText, Value,
};
use tavoliere_core::rules::{Notation, Rules, Side, TurnLine};

use crate::rules::tablan::support::{
    cell, declare, half, leap, opening, options, set_up, single, throw, whole,
};

fn read(before: &Position, line: &str) -> TurnText {
    TurnText::parse(before, line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Reads a line and checks that it's written in the same way.
fn same(before: &Position, line: &str) -> Position {
    let turn = read(before, line);
    assert_eq!(turn.to_string(), line);
    *turn.position()
}

fn refused(before: &Position, line: &str) -> NotationError {
    match TurnText::parse(before, line) {
        Ok(turn) => panic!("{line} was read as {turn}"),
        Err(error) => error,
    }
}

fn middle() -> Position {
    set_up("a1..i1 k1* l1* h2*", "b4..l4 a3*", "B throw 12 PerGioco")
}

#[test]
fn the_line_of_the_rules_is_read_and_written() {
    let after = same(&middle(), "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3");
    assert_eq!(after.turn_number(), 13);
    assert_eq!(after.captured(Side::Second), 1);
}

#[test]
fn a_turn_gives_its_throws_and_choices_back() {
    let turn = read(&middle(), "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3");
    let expected = [
        Event::Throw(Value::Two),
        Event::Throw(Value::Eight),
        Event::Throw(Value::Nothing),
        Event::Play(half(2, "l1")),
        Event::Play(half(2, "k1")),
        Event::Play(whole(8, "h2")),
    ];
    assert_eq!(turn.events(), expected);
    assert!(turn.is_complete());
    assert_eq!(turn_of(&middle(), &expected), turn);
}

#[test]
fn every_kind_of_use_has_its_sign() {
    let start = opening(Preset::PerGioco.options());
    same(&start, "1. B 0");
    same(&start, "1. B 8 12 0: 8=-- 12=--");
    same(&start, "1. B 2 8 0: 2=l1-k2 8=k2-c2");
    let runners = set_up("a1..i1 l2* k2* j2*", "b4..l4 b2*", "B throw 7 PerGioco");
    same(&runners, "7. B 8 2 0: T10=l2-b2xb2");
    let lost = set_up("a1..h1 k3* k4* l4*", "c4..i4 j4", "B throw 9 PerGioco");
    same(&lost, "9. B 8 0: 8=k3-j4xj4/--");
}

#[test]
fn a_half_that_ends_the_game_is_written_with_its_twin_lost() {
    let start = set_up("f1..g1 d2*", "a1* b1* a3*", "B throw 99 PerGioco");
    let after = same(&start, "99. B 8 12 0: 8=d2-a3xa3/-- 12=--");
    assert!(after.outcome().is_some());
    let turn = read(&start, "99. B 8 12 0: 8=d2-a3xa3/--");
    assert_eq!(turn.events().last(), Some(&Event::Play(half(8, "d2"))));
}

#[test]
fn an_unfinished_turn_is_written() {
    let start = middle();
    let throwing = same(&start, "12. B 2 8");
    assert_eq!(throwing.series_length(), 2);
    same(&start, "12. B");
    same(&start, "12. B 2 8 0");
    let half_way = same(&start, "12. B 2 8 0: 2=l1-l2+");
    assert_eq!(half_way.pending_half(), Some((Value::Two, cell("l2"))));
    same(&start, "12. B 2 8 0: 2=l1-l2+k1-l1");
}

#[test]
fn halves_that_could_be_swapped_are_written_with_the_piece_farther_along_first() {
    let start = set_up("a1..i1 l2* h2*", "b4..l4", "B throw 12 PerGioco");
    // l2 would land on h2 before the piece there has left, so this order is illegal.
    let mut turn = turn_of(
        &start,
        &[Event::Throw(Value::Eight), Event::Throw(Value::Nothing)],
    );
    let before = turn.clone();
    let refused = Illegal::OwnPiece { at: cell("h2") };
    assert_eq!(turn.push(Event::Play(half(8, "l2"))), Err(refused));
    assert_eq!(turn, before);
    let start = set_up("a1..i1 l2* g2*", "b4..l4", "B throw 12 PerGioco");
    let played = [
        Event::Throw(Value::Eight),
        Event::Throw(Value::Nothing),
        Event::Play(half(8, "l2")),
        Event::Play(half(8, "g2")),
    ];
    let turn = turn_of(&start, &played);
    assert_eq!(turn.to_string(), "12. B 8 0: 8=g2-c2+l2-h2");
    assert_eq!(read(&start, &turn.to_string()).position(), turn.position());
}

fn turn_of(before: &Position, events: &[Event]) -> TurnText {
    let mut turn = TurnText::new(before);
    for event in events {
        turn.push(*event).unwrap();
    }
    turn
}

#[test]
fn moves_after_each_throw_are_read_between_the_throws() {
    let start = opening(Preset::English.options());
    let after = same(&start, "1. B 2 8 12 0: 2=l1-k2 8=k2-c2 12=c2-j3");
    assert_eq!(after.turn_number(), 2);
    same(&start, "1. B 8 2 0: 8=-- 2=l1-k2");
    read(&start, "1. B 8 2 0: 2=l1-k2");
    let due = same(&start, "1. B 8 2: 8=--");
    assert_eq!(due.legal_moves().len(), 3);
    let error = refused(&start, "1. B 2 8");
    assert_eq!(error.problem, NotationProblem::Illegal(Illegal::MoveFirst));
}

#[test]
fn declarations_are_marked_behind_the_throw() {
    let start = opening(options(Preset::PerGioco, "big_start=on"));
    same(&start, "1. B 8!: 8=l1-i2+k1-j2");
    same(&start, "1. B 8!");
    same(&start, "1. B 8 2 0: 2=l1-k2 8=k2-c2");
    let due = same(&start, "1. B 8?");
    assert_eq!(due.to_declare(), Some(Value::Eight));
    assert_eq!(due.write_choice(declare(8, true)), "8!");
    assert_eq!(due.write_choice(declare(8, false)), "8");
    assert_eq!(due.read_choice("8!"), Ok(declare(8, true)));
    assert_eq!(due.read_choice(" 8 "), Ok(declare(8, false)));
    let error = refused(&start, "1. B 8? 2");
    assert_eq!(
        error.problem,
        NotationProblem::Illegal(Illegal::DeclareFirst {
            value: Value::Eight
        })
    );
    let plain = opening(Preset::PerGioco.options());
    let error = refused(&plain, "1. B 8!");
    assert_eq!(
        error.problem,
        NotationProblem::Illegal(Illegal::NothingToDeclare {
            value: Value::Eight
        })
    );
}

#[test]
fn captures_and_lapses_may_be_left_out_but_not_invented() {
    let start = middle();
    let turn = read(&start, "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3");
    assert_eq!(turn.to_string(), "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3");
    let error = refused(&start, "12. B 2 8 0: 2=l1-l2xl2+k1-l1");
    let at = cell("l2");
    assert_eq!(
        error,
        NotationError {
            column: 14,
            problem: NotationProblem::WrongCapture { at }
        }
    );
    let error = refused(&start, "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xb3");
    assert_eq!(
        error.problem,
        NotationProblem::WrongCapture { at: cell("b3") }
    );
    let error = refused(&start, "12. B 2 8 0: 2=l1-l2+k1-l1 8=--");
    let value = Value::Eight;
    assert_eq!(
        error,
        NotationError {
            column: 28,
            problem: NotationProblem::NotLapsed { value }
        }
    );
}

#[test]
fn a_wrong_line_is_refused_with_its_column_and_what_is_accepted() {
    let start = middle();
    let cases = [
        (
            "",
            1,
            "the line ends here; expected the number of the turn, such as 12.",
        ),
        ("12.", 4, "the line ends here; expected B or R"),
        (
            "12 B 0",
            1,
            "\"12\" cannot be read; expected the number of the turn, such as 12.",
        ),
        ("13. B 0", 1, "this is turn 12, not 13"),
        ("12. X 0", 5, "\"X\" cannot be read; expected B or R"),
        ("12. R 0", 5, "it is the turn of B, not of R"),
        (
            "12. B 3",
            7,
            "\"3\" cannot be read; expected a throw: 0, 2, 8, 12, 8! or 12!",
        ),
        (
            "12. B 2 0 2",
            11,
            "a throw that can be used must be used before the sticks are thrown \
            again (TN-15)",
        ),
        (
            "12. B 2: 2=l1-k2",
            10,
            "the sticks must be thrown before a piece moves (TN-7)",
        ),
        (
            "12. B 2 0: 2=l1-j2",
            12,
            "2 steps from l1 lead to k2, not to j2",
        ),
        (
            "12. B 2 0: 2=z1-j2",
            14,
            "there is no cell \"z1\": the cells are a1 to l4",
        ),
        ("12. B 2 0: 8=h2-a3", 12, "no 8 is left to use (TN-8)"),
        (
            "12. B 2 8 0: T12=h2-k3",
            14,
            "the series adds up to 10, not to 12",
        ),
        (
            "12. B 2 0: 2=h2-f2 2=f2-d2",
            20,
            "the turn is over here; \"2=f2-d2\" is left over",
        ),
        (
            "12. B 2 0: 2=h2",
            14,
            "\"h2\" cannot be read; expected two cells such as l1-k2, and a \
            capture such as xk2",
        ),
    ];
    for (line, column, words) in cases {
        let error = refused(&start, line);
        assert_eq!(
            error.to_string(),
            format!("column {column}: {words}"),
            "{line}"
        );
    }
    let error = refused(&start, "12. B 2 0: l1");
    assert!(error.to_string().contains("2=l1-l2+k1-l1"), "{error}");
}

#[test]
fn hostile_lines_are_refused_without_panic() {
    let start = middle();
    let lines = [
        "12. B 2 0: 2=",
        "12. B 2 0: =",
        "12. B 2 0: 2=-",
        "12. B 2 0: 2=l1-k2x",
        "12. B 0!",
        "12. B 2!!",
        "12. B 2 0: T=l1-k2",
        "12. B 2 0: 2=è1-k2",
        "12. B 2 0: 2=+",
        ": : :",
        "99999999999999999999. B",
        "12. B 2 0: T99999999999=l1-k2",
        "12. B 2 0: 2=/--",
        "12. B 2 0: 2=l1-l2++k1-l1",
        "\u{a0}",
        "12. B 2 0: 2=l1-l2+k1-l1+i1-j1",
    ];
    for line in lines {
        let error = refused(&start, line);
        assert!(
            error.column >= 1 && error.column <= line.chars().count() + 1,
            "{line}: {error}"
        );
    }
}

#[test]
fn single_choices_are_printed_and_read() {
    let mut start = middle();
    throw(&mut start, &[2, 8, 0]);
    let cases = [
        (whole(8, "h2"), "8=h2-a3xa3"),
        (half(2, "l1"), "2=l1-l2+"),
        (leap("h2"), "T10=h2-c3"),
    ];
    for (choice, text) in cases {
        assert_eq!(start.write_choice(choice), text);
        assert_eq!(start.read_choice(text), Ok(choice));
    }
    start.play(half(2, "l1")).unwrap();
    assert_eq!(start.write_choice(half(2, "k1")), "+k1-l1");
    assert_eq!(start.read_choice("+k1-l1"), Ok(half(2, "k1")));
    assert!(start.read_choice("+l2-k2").is_err());
    assert!(start.read_choice("2=l1-l2+k1-l1").is_err());
    assert_eq!(start.write_choice(single(8, "c2")), "8=c2-?/--");
}
