//! Tests the option by which the first side to throw a 2 has the first turn.

use tavoliere_core::ai;
use tavoliere_core::record::{GameRecord, GameStart, import};
use tavoliere_core::rules::tablan::{
    FirstPlayer, Options, Position, Preset, Step, TurnText, Value,
};
use tavoliere_core::rules::{
    AnyOptions, AnyPosition, AnyThrow, Expect, GameKind, Rules, Setup, Side, TurnLine,
};

use crate::rules::tablan::support::{options, position, throw, whole};

const BLUE: Side = Side::First;
const RED: Side = Side::Second;

fn first_two(preset: Preset) -> Options {
    options(preset, "first_player=first_two")
}

/// A game in which the first 2 decides, with the throws made by hand.
fn game(first: Side) -> GameRecord {
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_option("first_player", "first_two").unwrap();
    GameRecord::new(setup, 5_u64, first)
}

fn thrown(game: &mut GameRecord, steps: &[u8]) {
    for steps in steps {
        let value = Value::of_steps(*steps).unwrap();
        game.throw(AnyThrow::Tablan(value)).unwrap();
    }
}

#[test]
fn by_default_the_chosen_side_has_the_first_turn() {
    for preset in Preset::ALL {
        let options = preset.options();
        assert_eq!(options.first_player, FirstPlayer::Chosen);
        for side in Side::BOTH {
            let mut start = Position::start(options, side);
            assert!(!start.is_opening());
            throw(&mut start, &[8]);
            assert_eq!(start.side_to_act(), Some(side), "TN-4 in {preset:?}");
        }
    }
}

#[test]
fn the_sides_throw_in_turn_until_one_throws_a_2() {
    for preset in Preset::ALL {
        for first in Side::BOTH {
            let mut start = Position::start(first_two(preset), first);
            let mut side = first;
            // Neither an 8 nor a 12 counts or gives another throw (TN-4).
            for steps in [0, 8, 12, 12, 0] {
                assert!(start.is_opening());
                assert_eq!(start.expect(), Expect::Throw(side));
                let value = Value::of_steps(steps).unwrap();
                let steps = throw(&mut start, &[steps]);
                let expected = [
                    Step::OpeningThrew { side, value },
                    Step::OpeningPassed { side },
                ];
                assert_eq!(steps, expected);
                side = side.other();
            }
            let steps = throw(&mut start, &[2]);
            let value = Value::Two;
            let expected = [Step::OpeningThrew { side, value }, Step::Began { side }];
            assert_eq!(steps, expected);
            assert!(!start.is_opening());
            assert_eq!(start.side_to_act(), Some(side));
            assert_eq!(
                (start.turn_number(), start.series()),
                (1, &[Value::Two][..])
            );
        }
    }
}

#[test]
fn the_2_is_the_first_throw_of_the_turn() {
    // TN-7: used before the next throw, or after the series.
    let mut bell = Position::start(first_two(Preset::Bell), BLUE);
    throw(&mut bell, &[0, 2]);
    assert_eq!(bell.expect(), Expect::Move(RED));
    bell.play(whole(2, "a4")).unwrap();
    assert_eq!(bell.expect(), Expect::Throw(RED));
    throw(&mut bell, &[0]);
    assert_eq!(bell.expect(), Expect::Throw(BLUE));
    assert_eq!(bell.turn_number(), 2);
    assert!(!bell.is_opening());

    let mut pergioco = Position::start(first_two(Preset::PerGioco), BLUE);
    throw(&mut pergioco, &[0, 2, 8, 0]);
    assert_eq!(pergioco.expect(), Expect::Move(RED));
    assert_eq!(pergioco.series(), [Value::Two, Value::Eight]);
}

#[test]
fn nothing_can_be_moved_before_the_2() {
    let mut start = Position::start(first_two(Preset::Bell), BLUE);
    throw(&mut start, &[8]);
    assert!(start.legal_moves().is_empty());
    assert!(start.play(whole(8, "a4")).is_err());
    let resigned = start.resign(RED).map(|_| start.outcome().unwrap().winner);
    assert_eq!(resigned, Ok(Some(BLUE)));
}

#[test]
fn a_position_in_the_opening_is_written_and_read_back() {
    let mut start = Position::start(first_two(Preset::Bell), BLUE);
    throw(&mut start, &[12]);
    let text = "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB R opening 1 Bell first_player=first_two";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    for wrong in [
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB R opening 1 Bell",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB R opening 2 Bell first_player=first_two",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBB1 R opening 1 Bell first_player=first_two",
        "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB R opening 1 Bell first_player=first_two thrown=2 left=2",
    ] {
        let refused = wrong.parse::<Position>().unwrap_err().to_string();
        assert!(refused.contains("TN-4"), "{wrong}: {refused}");
    }
}

#[test]
fn the_line_of_the_first_turn_starts_with_the_throws_of_both_sides() {
    let start = Position::start(first_two(Preset::Bell), BLUE);
    let line = "1. R 8 0 12 2 0: 2=a4-b3";
    let turn = TurnText::parse(&start, line).unwrap();
    assert_eq!(turn.to_string(), line);
    assert_eq!(turn.side(), RED);
    assert!(turn.is_complete());
    let undecided = TurnText::parse(&start, "1. - 8 0 12").unwrap();
    assert_eq!(undecided.to_string(), "1. - 8 0 12");
    assert!(!undecided.is_complete());
    assert_eq!(undecided.side(), RED);
    let refused = |line: &str| TurnText::parse(&start, line).unwrap_err().to_string();
    for (line, reason) in [
        ("1. B 8 0 12 2", "column 4: it is the turn of R, not of B"),
        (
            "1. - 8 2",
            "column 8: the 2 decides who begins: write B or R for the side that threw it (TN-4)",
        ),
        (
            "1. R 8 0",
            "column 9: the line ends here; expected a throw of 2, or - for the side",
        ),
        (
            "1. W 2",
            "column 4: \"W\" cannot be read; expected B, R or -",
        ),
    ] {
        assert_eq!(refused(line), reason);
    }
}

#[test]
fn a_record_keeps_the_side_that_throws_first_and_all_throws() {
    let mut game = game(RED);
    assert_eq!(game.beginning(), GameStart::Side(RED));
    thrown(&mut game, &[8, 0, 0, 2, 0]);
    let choice = game.position().read_choice("2=l1-k2").unwrap();
    game.play(choice).unwrap();
    let text = game.to_record();
    assert!(text.contains("options: first_player=first_two\n"), "{text}");
    assert!(text.contains("first: red\n"), "{text}");
    assert!(text.contains("\n1. B 8 0 0 2 0: 2=l1-k2\n"), "{text}");
    let read = GameRecord::from_record(&text).unwrap();
    assert_eq!(read.position(), game.position());
    assert_eq!(read.to_record(), text);
    let first = &read.turns()[0];
    assert_eq!((first.side, first.finished), (BLUE, true));
    // Undo takes the throws back one by one.
    assert_eq!(game.position_at(3).side_to_act(), Some(BLUE));
    assert!(game.position_at(3).is_opening());
    assert!(!game.position_at(4).is_opening());
}

#[test]
fn the_throws_that_decide_come_from_the_seed() {
    let mut one = game(BLUE);
    while one.position().is_opening() {
        one.throw_next().unwrap();
    }
    let decided = one.thrown();
    let mut other = game(RED);
    while other.position().is_opening() {
        other.throw_next().unwrap();
    }
    // The same throws, but the other side throws first, so the other side starts.
    assert_eq!(other.thrown(), decided);
    let sides = [one, other].map(|game| game.position().side_to_act().unwrap());
    assert_ne!(sides[0], sides[1]);
}

#[test]
fn no_clock_runs_before_the_2() {
    let mut game = game(BLUE);
    game.set_clock("hourglass 60".parse().unwrap());
    thrown(&mut game, &[0]);
    assert_eq!(game.clock_side(), None);
    thrown(&mut game, &[2]);
    assert_eq!(game.clock_side(), Some(RED));
}

#[test]
fn neither_side_is_better_or_lucky_before_the_2() {
    let start = AnyPosition::start(AnyOptions::Tablan(first_two(Preset::Bell)), Some(BLUE));
    assert_eq!(ai::evaluation(&start), Some(500));
    assert_eq!(ai::expectation(&start, None), Some(500));
    let two = AnyThrow::Tablan(Value::Two);
    assert_eq!(ai::luck(&start, two), None);
}

#[test]
fn an_imported_line_without_its_side_is_read_by_its_throws() {
    let mut game = game(BLUE);
    thrown(&mut game, &[0, 2, 0]);
    let choice = game.position().read_choice("2=a4-b3").unwrap();
    game.play(choice).unwrap();
    let text = game.to_record();
    let bare = text.replace("1. R 0 2 0:", "1. 0 2 0:");
    assert_ne!(text, bare);
    let imported = import(bare.as_bytes());
    assert_eq!(imported.problems, []);
    assert_eq!(imported.one().unwrap().game.to_record(), text);
}
