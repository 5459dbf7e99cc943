//! Tests writing and reading positions and options of Tablan.

use tavoliere_core::rules::tablan::{
    Cell, Impossible, Move, Options, Position, PositionError, Preset, Value,
};
use tavoliere_core::rules::{FieldError, OptionError, OptionSet, Rules, Side};

use crate::rules::tablan::support::{
    cell, declare, half, leap, opening, options, position, set_up, throw, whole,
};

fn middle() -> Position {
    set_up("a1..i1 k1* l1* h2*", "b4..l4 a3*", "B throw 12 PerGioco")
}

#[test]
fn the_opening_is_a_short_readable_line() {
    let start = opening(Preset::PerGioco.options());
    let text = "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 PerGioco";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    let english = Position::start(options(Preset::English, "entry_order=strict"), Side::Second);
    let text = "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB R throw 1 English entry_order=strict";
    assert_eq!(english.to_string(), text);
    assert_eq!(position(text), english);
}

#[test]
fn a_position_in_the_middle_of_a_turn_is_written_whole() {
    let mut start = middle();
    throw(&mut start, &[2, 8, 0]);
    start.play(half(2, "l1")).unwrap();
    let text = "1RRRRRRRRRRR/r11/7b3b/BBBBBBBBB1b1 B move 12 PerGioco thrown=2,8 left=2,8 \
        half=2:l2 moved";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    let mut big = opening(options(Preset::PerGioco, "big_start=on"));
    throw(&mut big, &[8]);
    assert_eq!(position(&big.to_string()), big);
    big.play(declare(8, true)).unwrap();
    big.play(half(8, "l1")).unwrap();
    assert!(
        big.to_string()
            .ends_with("thrown=8 left=8! half=8:i2* moved"),
        "{big}"
    );
    assert_eq!(position(&big.to_string()), big);
    big.resign(Side::First).unwrap();
    assert!(big.to_string().contains("over:resigned-B"), "{big}");
    assert_eq!(position(&big.to_string()), big);
}

#[test]
fn a_wrong_position_is_refused_with_what_is_accepted() {
    let cases = [
        (
            "",
            "the board is missing; a position is: board side phase turn preset [name=value …]",
        ),
        (
            "12/12/12 B throw 1 PerGioco",
            "the board has 3 columns; it has 4, separated by `/`, \
            column 4 first",
        ),
        (
            "11/12/12/12 B throw 1 PerGioco",
            "column 4 has 11 cells; it has 12",
        ),
        (
            "BBBBBBBBBBBBBBBBBBB/12/12/12 B throw 1 PerGioco",
            "column 4 has 19 cells; it has 12",
        ),
        (
            "Q11/12/12/12 B throw 1 PerGioco",
            "'Q' is unknown on a board; accepted: B b R \
            r and numbers of empty cells",
        ),
        (
            "R11/12/12/B11 X throw 1 PerGioco",
            "\"X\" is not a valid side; accepted: B or R",
        ),
        (
            "R11/12/12/B11 B throw 0 PerGioco",
            "\"0\" is not a valid turn; accepted: a number from 1",
        ),
        (
            "R11/12/12/B11 B throw 1 Dutch",
            "tablan has no preset \"Dutch\"; its presets are: PerGioco, \
            English, Bell",
        ),
        (
            "R11/12/12/B11 B throw 1 PerGioco leap=maybe",
            "option leap has no value \"maybe\"; it \
            takes: on, off",
        ),
        (
            "R11/12/12/B11 B throw 1 PerGioco half=2:z9",
            "there is no cell \"z9\": the cells are a1 \
            to l4",
        ),
        (
            "R11/12/12/B11 B throw 1 PerGioco thrown=2 thrown=2",
            "thrown is given twice",
        ),
    ];
    for (text, words) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

#[test]
fn an_impossible_position_is_refused() {
    let at = |name: &str| name.parse::<Cell>().unwrap();
    let cases = [
        (
            "RRRRRRRRRRRR/12/6bbbbbb/BBBBBBB5 B throw 9 PerGioco",
            Impossible::TooManyPieces { found: 13 },
        ),
        (
            "12/12/R11/B11 B throw 9 PerGioco",
            Impossible::WaitingElsewhere { at: at("a2") },
        ),
        (
            "R11/12/12/bB10 B throw 9 English",
            Impossible::StartedNowhere { at: at("a1") },
        ),
        (
            "R11/12/b11/11B B throw 9 PerGioco",
            Impossible::StartedOutOfOrder { foremost: at("l1") },
        ),
        (
            "Rb10/12/12/B11 B throw 9 PerGioco",
            Impossible::EnteredOutOfOrder { missing: at("l4") },
        ),
        ("R10b/12/12/12 B throw 9 PerGioco", Impossible::IsOver),
        ("12/12/12/B11 B throw 9 PerGioco", Impossible::IsOver),
        (
            "12/12/12/12 B over:wiped-out 9 PerGioco",
            Impossible::IsNotOver,
        ),
        (
            "R11/12/12/B11 B over:dead 9 PerGioco",
            Impossible::IsNotOver,
        ),
        (
            "R11/12/12/B11 B over:finished-B 9 PerGioco",
            Impossible::IsNotOver,
        ),
        ("R11/12/12/B11 B move 9 PerGioco", Impossible::ThrowsMisfit),
        (
            "R11/12/12/B11 B throw 9 PerGioco moved",
            Impossible::ThrowsMisfit,
        ),
        (
            "R11/12/12/B11 B throw 9 PerGioco thrown=2",
            Impossible::ThrowsMisfit,
        ),
        (
            "R11/12/12/B11 B move 9 PerGioco thrown=2 left=2,8",
            Impossible::MoreLeftThanThrown,
        ),
        (
            "R11/12/12/B11 B move 9 PerGioco thrown=8 left=8",
            Impossible::NothingToUse,
        ),
        (
            "R11/12/12/B11 B move 9 PerGioco thrown=8 left=8!",
            Impossible::ThrowsMisfit,
        ),
        (
            "R11/12/12/B11 B declare:8 9 PerGioco thrown=8 left=8",
            Impossible::NoDeclaration,
        ),
        (
            "R11/12/12/B11 B move 9 PerGioco thrown=2 left=2 half=2:c3 moved",
            Impossible::NoSuchHalf { at: at("c3") },
        ),
    ];
    for (text, reason) in cases {
        let refused = text.parse::<Position>();
        assert_eq!(refused, Err(PositionError::Impossible(reason)), "{text}");
    }
}

#[test]
fn options_are_set_and_read_by_name_whatever_the_case() {
    let mut chosen = Options::default();
    chosen.set("MOVE", "After_Each_Throw").unwrap();
    chosen.set("tie", "first-finisher").unwrap();
    assert_eq!(chosen.get("move"), Some("after_each_throw"));
    assert_eq!(chosen.get("tie"), Some("first_finisher"));
    assert_eq!(chosen.get("dice"), None);
    let changes = [("move", "after_each_throw"), ("tie", "first_finisher")];
    assert_eq!(chosen.differences(&Preset::PerGioco.options()), changes);
    let before = chosen;
    let error = chosen.set("leap", "maybe").unwrap_err();
    assert_eq!(
        error.to_string(),
        "option leap has no value \"maybe\"; it takes: on, off"
    );
    let error = chosen.set("jump", "on").unwrap_err();
    assert!(matches!(error, OptionError::UnknownName { .. }));
    assert!(
        error.to_string().contains("single_half, leap, start_order"),
        "{error}"
    );
    assert_eq!(chosen, before);
}

#[test]
fn every_value_of_every_option_can_be_set_and_the_default_comes_first() {
    for option in Options::list() {
        assert_eq!(
            Preset::PerGioco.options().get(option.name),
            Some(option.values[0])
        );
        for value in option.values {
            let mut chosen = Options::default();
            chosen.set(option.name, value).unwrap();
            assert_eq!(chosen.get(option.name), Some(*value));
            assert!(chosen.differences(&Preset::PerGioco.options()).len() <= 1);
        }
    }
}

#[test]
fn presets_are_found_by_name_and_recognised() {
    let pergioco = ("PerGioco", Preset::PerGioco.options());
    assert_eq!(Options::of_preset("pergioco"), Ok(pergioco));
    let english = ("English", Preset::English.options());
    assert_eq!(Options::of_preset("ENGLISH"), Ok(english));
    assert!(
        Options::of_preset("Dutch")
            .unwrap_err()
            .to_string()
            .contains("PerGioco, English, Bell")
    );
    for preset in Preset::ALL {
        let named = (preset.name(), preset.options());
        assert_eq!(preset.options().nearest_preset(), named);
    }
    let differing = |preset: Preset| -> Vec<&str> {
        let usual = Preset::PerGioco.options();
        let differences = preset.options().differences(&usual);
        differences.into_iter().map(|(name, _)| name).collect()
    };
    assert_eq!(
        differing(Preset::English),
        ["move", "leap", "start_order", "entry_order", "score", "tie"]
    );
    assert_eq!(
        differing(Preset::Bell),
        ["move", "single_half", "leap", "start_order", "entry_order"]
    );
}

#[test]
fn a_move_knows_its_piece_and_its_throw() {
    assert_eq!(whole(8, "h2").from(), Some(cell("h2")));
    assert_eq!(declare(8, true).from(), None);
    assert_eq!(leap("h2").value(), None);
    assert_eq!(Move::value(&half(2, "l1")), Some(Value::Two));
}

#[test]
fn an_agreed_draw_is_written_and_read_back() {
    let mut start = middle();
    throw(&mut start, &[2, 8, 0]);
    start.agree_draw().unwrap();
    let text = "1RRRRRRRRRRR/r11/7b4/BBBBBBBBB1bb B over:agreed 12 PerGioco";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    let refused = |text: &str| match text.parse::<Position>() {
        Err(PositionError::Impossible(why)) => why,
        other => panic!("{text}: {other:?}"),
    };
    // All blue pieces are home, so the game is already over.
    let over = "R10b/12/12/12 B over:agreed 9 English";
    assert_eq!(refused(over), Impossible::IsNotOver);
    let half_way = format!("{text} thrown=2 left=2");
    assert_eq!(refused(&half_way), Impossible::ThrowsMisfit);
    let words = text.replace("agreed", "agreed-B").parse::<Position>();
    assert!(matches!(
        words,
        Err(PositionError::Field(FieldError::InvalidWord {
            field: "phase",
            ..
        }))
    ));
}
