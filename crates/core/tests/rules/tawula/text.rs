//! Tests writing and reading positions of Tawula.

use tavoliere_core::rules::tawula::{Impossible, Position, PositionError};
use tavoliere_core::rules::{Rules, Side};

use crate::rules::tawula::support::{board, from, hand, plain, play, position, set_up, thrown};

#[test]
fn the_start_is_a_short_readable_line() {
    let start = Position::start(plain(), Side::First);
    let text = "W2...../....../B2...../....../h13/h13 W throw 1 Tawula";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    let opening = Position::opening(plain());
    let text = "W2...../....../B2...../....../h13/h13 - opening 1 Tawula";
    assert_eq!(opening.to_string(), text);
    assert_eq!(position(text), opening);
}

#[test]
fn an_unfinished_turn_is_written_with_its_dice_and_moves() {
    let mut start = thrown("1x2 hand13", "1x2 15 hand12", 'W', 63, "entry_point=n+1");
    let text = "W2.B.../....../B2...../....../h13/h12 W move 40 Tawula entry_point=n+1 dice=63";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    play(&mut start, &[hand(6)]);
    assert_eq!(start.to_string(), format!("{text} played=hand/7"));
    assert_eq!(position(&start.to_string()), start);
    let mut off = thrown("22 24x3 off11", "20x15", 'W', 63, "");
    play(&mut off, &[from(22, 3)]);
    assert!(
        off.to_string().ends_with("dice=63 played=22/off:3"),
        "{off}"
    );
    assert_eq!(position(&off.to_string()), off);
}

#[test]
fn bar_hand_and_tray_are_written_for_each_side() {
    let text = "....../....../W13W...B/B.W..../b2h1o3/o13 B throw 7 Tawula";
    let error = text.parse::<Position>().unwrap_err();
    assert_eq!(
        error,
        PositionError::Points {
            quadrant: 4,
            found: 7
        }
    );
    let start = set_up("20x12 bar2 off1", "13 14 off13", "B throw 7 Tawula");
    let text = "BB..../....../....../.W12..../b2o1/o13 B throw 7 Tawula";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
}

#[test]
fn a_wrong_position_is_refused_with_what_is_accepted() {
    let good = "W2...../....../B2...../....../h13/h13";
    for (text, words) in [
        (
            "".to_owned(),
            "the board is missing; a position is: board side phase turn preset [name=value …]",
        ),
        (
            "W/B W throw 1 Tawula".to_owned(),
            "the board has 2 parts; it has 6, separated by `/`: White's points 1 to 24 by quadrants, then what White and Black have elsewhere",
        ),
        (
            "W2.../....../B2...../....../h13/h13 W throw 1 Tawula".to_owned(),
            "quadrant 1 has 4 points; it has 6",
        ),
        (
            "X...../....../B2...../....../h13/h13 W throw 1 Tawula".to_owned(),
            "'X' is unknown on a board; accepted: W and B with a count, and .",
        ),
        (
            "W99999...../....../B2...../....../h13/h13 W throw 1 Tawula".to_owned(),
            "too many pieces in one place: a side has 15 (TW-2)",
        ),
        (
            "W2...../....../B2...../....../h13/13 W throw 1 Tawula".to_owned(),
            "\"13\" is not a valid list of bar, hand and off; accepted: -, or b, h and o in this order with a count each, as in b1h3o2",
        ),
        (
            format!("{good} X throw 1 Tawula"),
            "\"X\" is not a valid side; accepted: W or B",
        ),
        (
            format!("{good} W opening 1 Tawula"),
            "\"W\" is not a valid side; accepted: - in the opening",
        ),
        (
            format!("{good} W throw 0 Tawula"),
            "\"0\" is not a valid turn; accepted: a number from 1",
        ),
        (
            format!("{good} W throw 1 Dutch"),
            "tawula has no preset \"Dutch\"; its presets are: Tawula",
        ),
        (
            format!("{good} W throw 1 Tawula capote=maybe"),
            "option capote has no value \"maybe\"; it takes: immediate, only_if_won, off",
        ),
        (
            format!("{good} W throw 1 Tawula dice=63"),
            "dice is accepted only in a turn under way",
        ),
        (
            format!("{good} W move 1 Tawula"),
            "the dice is missing; a position is: board side phase turn preset [name=value …]",
        ),
        (
            format!("{good} W move 1 Tawula dice=67"),
            "\"67\" is not a valid roll; accepted: two figures from 1 to 6, as in dice=63",
        ),
        (
            format!("{good} W move 1 Tawula dice=63 dice=63"),
            "dice is given twice",
        ),
        (
            format!("{good} W move 1 Tawula dice=11"),
            "none of the numbers can be used (TW-7)",
        ),
        (
            format!("{good} W move 1 Tawula dice=63 played=hand/6,hand/3"),
            "none of the numbers can be used (TW-7)",
        ),
        (
            format!("{good} W move 1 Tawula dice=63 played=hand/5"),
            "played: column 1: no 5 is left to use (TW-7)",
        ),
    ] {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

#[test]
fn an_impossible_position_is_refused() {
    let (first, second) = (Side::First, Side::Second);
    let away = "20x15";
    let locks = "13x2 14x2 15x2 16x2 17x2 18x2 bar3";
    for (white, black, rest, problem) in [
        (
            "1x2 hand12",
            away,
            "W throw 9 Tawula",
            Impossible::Pieces {
                side: first,
                found: 14,
            },
        ),
        (
            "5x2 24x13",
            away,
            "W throw 9 Tawula",
            Impossible::TooManyOnFarSide {
                side: first,
                index: 5,
                found: 2,
            },
        ),
        (
            away,
            "1x3 24x12",
            "W throw 9 Tawula",
            Impossible::TooManyOnFarSide {
                side: second,
                index: 1,
                found: 3,
            },
        ),
        (
            "1 hand14",
            away,
            "W throw 9 Tawula",
            Impossible::StartersLeft { side: first },
        ),
        (
            "1x2 off13",
            away,
            "W throw 9 Tawula",
            Impossible::OffTooEarly { side: first },
        ),
        ("off15", away, "B throw 9 Tawula", Impossible::IsOver),
        (locks, locks, "W throw 9 Tawula", Impossible::IsOver),
        (
            "24x14 off1",
            "bar 19x14",
            "B throw 9 Tawula",
            Impossible::IsOver,
        ),
        (
            "24x14 off1",
            "bar 19x14",
            "B throw 9 Tawula capote=only_if_won",
            Impossible::CappottoMisfit,
        ),
        (
            "24x15",
            away,
            "W throw 9 Tawula capote=only_if_won capote-stood=W",
            Impossible::CappottoMisfit,
        ),
        (
            "24x14 off1",
            away,
            "W throw 9 Tawula capote-stood=W",
            Impossible::CappottoMisfit,
        ),
        ("24x15", away, "W over:dead 9 Tawula", Impossible::IsNotOver),
        (
            "24x14 off1",
            away,
            "W over:borne-off-W 9 Tawula",
            Impossible::IsNotOver,
        ),
        (
            "off15",
            away,
            "W over:borne-off-B 9 Tawula",
            Impossible::IsNotOver,
        ),
        (
            "off15",
            away,
            "B over:borne-off-W 9 Tawula",
            Impossible::IsNotOver,
        ),
        (
            "off15",
            away,
            "W over:capote-W 9 Tawula",
            Impossible::IsNotOver,
        ),
        (
            "off15",
            away,
            "W over:agreed 9 Tawula",
            Impossible::IsNotOver,
        ),
        (
            "1x2 3 hand12",
            "1x2 hand13",
            "- opening 1 Tawula",
            Impossible::OpeningMisfit,
        ),
        (
            "1x2 hand13",
            "1x2 hand13",
            "- opening 2 Tawula",
            Impossible::OpeningMisfit,
        ),
    ] {
        let text = format!("{} {rest}", board(white, black));
        let error = text
            .parse::<Position>()
            .map(|position| position.to_string());
        assert_eq!(error, Err(PositionError::Impossible(problem)), "{text}");
    }
    let over = set_up("off15", away, "W over:borne-off-W 9 Tawula");
    assert_eq!(over.outcome().unwrap().score, [1, 0]);
    let dead = set_up(locks, locks, "W over:dead 9 Tawula");
    assert_eq!(dead.outcome().unwrap().score, [0, 0]);
    let cappotto = set_up("24x14 off1", "bar 19x14", "W over:capote-W 9 Tawula");
    assert_eq!(cappotto.outcome().unwrap().score, [7, 0]);
}
