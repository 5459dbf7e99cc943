//! Tests turns and choices of Tawula as text.

use tavoliere_core::rules::tawula::{
    Illegal, NotationProblem, Options, Position, Target, TurnText,
};
use tavoliere_core::rules::{Event, LineProblem, Notation, Rules, Side, TurnLine};

use crate::rules::tawula::support::{dice, from, hand, plain, play, set_up, thrown, with};

/// A position with White to throw in turn 12.
fn before(white: &str, black: &str) -> Position {
    set_up(white, black, "W throw 12 Tawula")
}

/// The line after reading and writing it.
fn reread(position: &Position, line: &str) -> String {
    TurnText::parse(position, line)
        .unwrap_or_else(|error| panic!("{line}: {error}"))
        .to_string()
}

fn problem(position: &Position, line: &str) -> NotationProblem {
    let error = TurnText::parse(position, line);
    error.map(|turn| turn.to_string()).unwrap_err().problem
}

const AWAY: &str = "20x15";

#[test]
fn the_worked_examples_read_back() {
    let shut = "13x2 14x2 15x2 16x2 17x2 18x2 20x3";
    for (white, black, line) in [
        ("1x2 hand13", "1x2 15 hand12", "12. W 63: hand/6 hand/3*"),
        ("12 bar 24x13", AWAY, "12. W 41: bar/4 12/13"),
        ("13x2 24x3 off10", AWAY, "12. W 66: 13/19(2) 19/off(2)"),
        ("bar 24x14", shut, "12. W 52: --"),
    ] {
        let position = before(white, black);
        let turn = TurnText::parse(&position, line).unwrap();
        assert!(turn.is_complete(), "{line}");
        assert_eq!(turn.to_string(), line);
        assert_eq!(reread(&position, &line.replace('*', "")), line);
        assert_eq!(reread(&position, &line.to_uppercase()), line);
    }
}

#[test]
fn a_complete_turn_is_its_final_position() {
    let start = before("1x2 hand13", "1x2 15 hand12");
    let line = "12. W 63: hand/6 hand/3*";
    for other in [
        "12. W 36: hand/6 hand/3*",
        "12. w 63: hand/3* hand/6",
        "12.  W  63:HAND/3 Hand/6",
    ] {
        assert_eq!(reread(&start, other), line, "{other}");
    }
    let given = TurnText::parse(&start, "12. W 63: hand/3 hand/6").unwrap();
    let played = [
        Event::Throw(dice(63)),
        Event::Play(hand(3)),
        Event::Play(hand(6)),
    ];
    assert_eq!(given.events(), played, "as given");
}

#[test]
fn moves_in_an_impossible_order_are_sorted() {
    let start = before("12 bar 24x13", AWAY);
    let line = "12. W 41: bar/4 12/13";
    assert_eq!(reread(&start, "12. W 41: 12/13 bar/4"), line);
    let chain = before("12x2 24x13", AWAY);
    let line = "12. W 61: 12/18 18/19";
    assert_eq!(reread(&chain, "12. W 61: 18/19 12/18"), line);
    assert_eq!(
        reread(&chain, "12. W 61: 12/13 13/19"),
        line,
        "the higher number first"
    );
}

#[test]
fn equal_moves_are_combined() {
    let start = before("13x2 24x3 off10", AWAY);
    let line = "12. W 66: 13/19(2) 19/off(2)";
    for other in [
        "12. W 66: 13/19 13/19 19/off 19/off",
        "12. W 66: 19/off(2) 13/19(2)",
        "12. W 66: 13/19(1) 19/off 13/19 19/off(1)",
    ] {
        assert_eq!(reread(&start, other), line, "{other}");
    }
    let hits = before("13x2 24x13", "7 20x14");
    assert_eq!(reread(&hits, "12. W 66: 13/19(2)* "), "12. W 66: 13/19*(2)");
}

#[test]
fn an_unfinished_turn_is_written_as_played() {
    let start = before("1x2 hand13", "1x2 15 hand12");
    let mut turn = TurnText::new(&start);
    assert_eq!(turn.to_string(), "12. W");
    turn.push(Event::Throw(dice(36))).unwrap();
    assert_eq!(turn.to_string(), "12. W 63");
    turn.push(Event::Play(hand(3))).unwrap();
    assert_eq!(turn.to_string(), "12. W 63: hand/3*");
    let read = TurnText::parse(&start, &turn.to_string()).unwrap();
    assert_eq!(read.position(), turn.position());
    assert!(!read.is_complete());
    turn.push(Event::Play(hand(6))).unwrap();
    assert_eq!(turn.to_string(), "12. W 63: hand/6 hand/3*");
    assert_eq!(turn.push(Event::Throw(dice(63))), Err(Illegal::TurnOver));
    assert_eq!((turn.side(), turn.is_complete()), (Side::First, true));
}

#[test]
fn a_started_turn_is_continued() {
    let mut start = thrown("1x2 hand13", "1x2 15 hand12", 'W', 63, "");
    play(&mut start, &[hand(3)]);
    let mut turn = TurnText::new(&start);
    turn.push(Event::Play(hand(6))).unwrap();
    assert_eq!(turn.to_string(), "40. W: hand/6");
    assert_eq!(TurnText::parse(&start, "40. W: hand/6").unwrap(), turn);
}

#[test]
fn if_two_numbers_bear_off_a_piece_an_incomplete_turn_names_the_lower() {
    let start = thrown("22 24x3 off11", AWAY, 'W', 63, "");
    assert_eq!(start.write_choice(from(22, 6)), "22/off");
    assert_eq!(start.write_choice(from(22, 3)), "22/off:3");
    assert_eq!(start.read_choice("22/off"), Ok(from(22, 6)));
    assert_eq!(start.read_choice("22/off:3"), Ok(from(22, 3)));
    assert_eq!(start.read_choice("22/off:6"), Ok(from(22, 6)));
    let opening = before("22 24x3 off11", AWAY);
    let mut turn = TurnText::parse(&opening, "12. W 63: 22/off:3").unwrap();
    assert_eq!(turn.position().played(), [from(22, 3)]);
    assert_eq!(turn.to_string(), "12. W 63: 22/off:3");
    turn.push(Event::Play(from(24, 6))).unwrap();
    assert_eq!(turn.to_string(), "12. W 63: 22/off 24/off");
}

#[test]
fn the_opening_roll_says_whose_dice_they_are_by_who_began() {
    let opening = Position::opening(plain());
    let mut turn = TurnText::new(&opening);
    assert_eq!(
        (turn.to_string().as_str(), turn.side()),
        ("1. -", Side::First)
    );
    turn.push(Event::Throw(dice(33))).unwrap();
    assert_eq!(turn.to_string(), "1. - 33");
    assert_eq!(reread(&opening, "1. - 33"), "1. - 33");
    turn.push(Event::Throw(dice(36))).unwrap();
    assert_eq!(
        (turn.to_string().as_str(), turn.side()),
        ("1. B 33 63", Side::Second)
    );
    assert!(!turn.is_complete());
    for choice in [hand(6), hand(3)] {
        turn.push(Event::Play(choice)).unwrap();
    }
    let line = "1. B 33 63: hand/6 hand/3";
    assert_eq!(turn.to_string(), line);
    let read = TurnText::parse(&opening, line).unwrap();
    assert_eq!(read, turn);
    let white = TurnText::parse(&opening, "1. W 36").unwrap();
    assert_eq!(white.events(), [Event::Throw(dice(63))]);
    assert_eq!(problem(&opening, "1. - 63"), NotationProblem::Decided);
    assert!(matches!(
        problem(&opening, "1. W 33"),
        NotationProblem::Line(LineProblem::Missing { .. })
    ));
    let ordinary = Position::start(Options::default(), Side::First);
    assert!(matches!(
        problem(&ordinary, "1. - 33"),
        NotationProblem::Line(LineProblem::Unreadable { .. })
    ));
}

#[test]
fn errors_name_their_column() {
    let start = before("1x2 hand13", "1x2 15 hand12");
    for (line, words) in [
        (
            "",
            "column 1: the line ends here; expected the number of the turn, such as 12.",
        ),
        (
            "12 W",
            "column 1: \"12\" cannot be read; expected the number of the turn, such as 12.",
        ),
        ("11. W", "column 1: this is turn 12, not 11"),
        ("12. B 63", "column 5: it is the turn of W, not of B"),
        (
            "12. W 67",
            "column 7: \"67\" cannot be read; expected two dice such as 63",
        ),
        (
            "12. W 6é",
            "column 7: \"6é\" cannot be read; expected two dice such as 63",
        ),
        (
            "12. W 63 63",
            "column 10: the numbers that can be used must be used before the dice are rolled again (TW-7)",
        ),
        (
            "12. W 63: hand/6* hand/3",
            "column 11: no piece is hit on 6",
        ),
        ("12. W 63: hand/5", "column 11: no 5 is left to use (TW-7)"),
        (
            "12. W 63: 1/7",
            "column 11: the two starters wait until the hand is empty (TW-4)",
        ),
        (
            "12. W 63: 6/3",
            "column 11: no number of a die takes a piece from 6 to 3",
        ),
        (
            "12. W 63: hand/off",
            "column 11: no number of a die takes a piece from hand to off",
        ),
        (
            "12. W 63: --",
            "column 11: -- is a turn without a move; no other move can follow it",
        ),
        (
            "12. W 63: hand/6 hand/3 3/4",
            "column 25: the turn is over here; \"3/4\" is left over",
        ),
    ] {
        let error = TurnText::parse(&start, line)
            .map(|turn| turn.to_string())
            .unwrap_err();
        assert_eq!(error.to_string(), words, "{line}");
    }
    for item in [
        "hand",
        "hand/",
        "/6",
        "hand/25",
        "0/6",
        "hand/6(5)",
        "hand/6**",
        "hand/6:",
        "1/2/3",
        "é/6",
    ] {
        let line = format!("12. W 63: {item}");
        let unreadable = matches!(
            problem(&start, &line),
            NotationProblem::Line(LineProblem::Unreadable { .. })
        );
        assert!(unreadable, "{item}");
    }
}

#[test]
fn a_choice_has_one_spelling_and_is_read_leniently() {
    let start = thrown("1x2 hand13", "1x2 15 hand12", 'W', 63, "");
    assert_eq!(start.write_choice(hand(3)), "hand/3*");
    for text in ["hand/3*", "hand/3", " HAND/3 "] {
        assert_eq!(start.read_choice(text), Ok(hand(3)), "{text}");
    }
    let wrong = start.read_choice("hand/6*").unwrap_err().problem;
    let at = Target::Point(6);
    assert_eq!(wrong, NotationProblem::WrongHit { at });
    assert!(start.read_choice("hand/3(2)").is_err());
    let farther = thrown("1x2 hand13", "1x2 hand13", 'W', 61, "entry_point=n+1");
    assert_eq!(farther.write_choice(hand(6)), "hand/7");
    assert_eq!(farther.read_choice("hand/2"), Ok(hand(1)));
    assert_eq!(*farther.options(), with("entry_point=n+1"));
}

#[test]
fn the_diagram_shows_the_board_as_white_sees_it() {
    let start = before("1x2 19x5 bar hand7", "1x2 6 bar hand11");
    let expected = [
        "  12  11  10   9   8   7 |   6   5   4   3   2   1",
        "   .   .   .   .   .   . |   .   .   .   .   .  W2",
        "  B2   .   .   .   .  B1 |  W5   .   .   .   .   .",
        "  13  14  15  16  17  18 |  19  20  21  22  23  24",
        "W: bar 1, hand 7, off 0",
        "B: bar 1, hand 11, off 0",
    ];
    assert_eq!(start.diagram(), expected.join("\n"));
}
