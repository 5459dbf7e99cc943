//! Tests writing and reading positions of Tapatan.

use std::collections::HashSet;

use tavoliere_core::rules::tapatan::{Impossible, Options, Position, PositionError, Preset};
use tavoliere_core::rules::{EndReason, Expect, OptionSet, Outcome, Rules, Side};

use crate::rules::tapatan::naive::{Grid, Naive};
use crate::rules::tapatan::support::{after, listed, opening, options, outcome, play, position};
use crate::support::{below, generator, pick};

#[test]
fn the_opening_and_others_are_short_readable_lines() {
    let cases = [
        (opening(""), "3/3/3 W move 1 Tapatan"),
        (
            Position::start(options(Preset::EvenStart, "stall=loss"), Side::Second),
            "3/3/3 B move 1 Even-start stall=loss",
        ),
        (after("", "b2 a1"), "3/1w1/b2 W move 3 Tapatan"),
        (
            after("", "b2 a1 b1 b3 c1 a3 c1-c2"),
            "bb1/1ww/bw1 B move 8 Tapatan",
        ),
        (
            after("", "a1 b1 a2 b2 a3"),
            "w2/wb1/wb1 W over:three-in-line 5 Tapatan",
        ),
    ];
    for (game, text) in cases {
        assert_eq!(game.to_string(), text);
        assert_eq!(position(text), game);
        let mut agreed = game.clone();
        if agreed.agree_draw().is_ok() {
            let text = text.replace("move", "over:agreed");
            assert_eq!(agreed.to_string(), text);
            assert_eq!(position(&text).outcome(), agreed.outcome());
        }
        for (side, letter) in [(Side::First, 'W'), (Side::Second, 'B')] {
            let mut resigned = game.clone();
            if resigned.resign(side).is_ok() {
                let text = text.replace("move", &format!("over:resigned-{letter}"));
                assert_eq!(resigned.to_string(), text);
                assert_eq!(position(&text).outcome(), resigned.outcome());
                let lower = text.replace(
                    &format!("-{letter} "),
                    &format!("-{letter} ").to_lowercase(),
                );
                assert_eq!(position(&lower).outcome(), resigned.outcome());
            }
        }
    }
}

#[test]
fn a_draw_by_repetition_is_written_and_read() {
    let mut game = after("repetition=draw", "b2 a1 b1 b3 c1 a3");
    play(&mut game, "c1-c2 a3-a2 c2-c1 a2-a3 c1-c2 a3-a2 c2-c1 a2-a3");
    // The options differ from both presets in one value. The first preset counts as the nearest.
    let text = "bb1/1w1/bww B over:repetition 14 Tapatan repetition=draw";
    assert_eq!(game.to_string(), text);
    let read = position(text);
    assert_eq!(read.to_string(), text);
    assert_eq!(
        outcome(&read),
        Outcome {
            winner: None,
            reason: EndReason::Repetition,
            score: [0, 0]
        }
    );
    assert_eq!(listed(&read), [""; 0]);
}

#[test]
fn letters_of_either_case_and_any_numbers_of_free_points_are_read() {
    let game = position("BB1/1W1/bww  w move 07 tapatan REPETITION=Draw");
    assert_eq!(
        game.to_string(),
        "bb1/1w1/bww W move 7 Tapatan repetition=draw"
    );
    assert_eq!(
        position("12/111/21 b move 1 Even_Start").to_string(),
        "3/3/3 B move 1 Even-start"
    );
}

#[test]
fn a_wrong_position_is_refused_with_what_is_accepted() {
    let shape = "a position is: board side phase turn preset [name=value …]";
    let missing = |field: &str| format!("the {field} is missing; {shape}");
    let phases = "accepted: move, over:three-in-line, over:no-move, over:repetition, over:agreed, \
        over:resigned-W, over:resigned-B, over:time-W, over:time-B";
    let cases = [
        ("", missing("board")),
        ("3/3/3", missing("side")),
        ("3/3/3 W", missing("phase")),
        ("3/3/3 W move", missing("turn")),
        ("3/3/3 W move 1", missing("preset")),
        (
            "3/3 W move 1 Tapatan",
            "the board has 2 ranks; it has 3, separated by `/`, rank 3 first".to_owned(),
        ),
        (
            "3/3/3/3 W move 1 Tapatan",
            "the board has 4 ranks; it has 3, separated by `/`, rank 3 first".to_owned(),
        ),
        (
            "3/3/2 W move 1 Tapatan",
            "rank 1 has 2 points; it has 3".to_owned(),
        ),
        (
            "/3/3 W move 1 Tapatan",
            "rank 3 has 0 points; it has 3".to_owned(),
        ),
        (
            "3/wwww/3 W move 1 Tapatan",
            "rank 2 has 4 points; it has 3".to_owned(),
        ),
        (
            "3/9w/3 W move 1 Tapatan",
            "rank 2 has 10 points; it has 3".to_owned(),
        ),
        (
            "3/0w2/3 W move 1 Tapatan",
            "'0' is unknown on a board; accepted: w b and numbers of free points".to_owned(),
        ),
        (
            "3/1x1/3 W move 1 Tapatan",
            "'x' is unknown on a board; accepted: w b and numbers of free points".to_owned(),
        ),
        (
            "3/3/3 R move 1 Tapatan",
            "\"R\" is not a valid side; accepted: W or B".to_owned(),
        ),
        (
            "3/3/3 W throw 1 Tapatan",
            format!("\"throw\" is not a valid phase; {phases}"),
        ),
        (
            "3/3/3 W over 1 Tapatan",
            format!("\"over\" is not a valid phase; {phases}"),
        ),
        (
            "3/3/3 W over:resigned-R 1 Tapatan",
            format!("\"over:resigned-R\" is not a valid phase; {phases}"),
        ),
        (
            "3/3/3 W move 0 Tapatan",
            "\"0\" is not a valid turn; accepted: a number from 1".to_owned(),
        ),
        (
            "3/3/3 W move 4294967296 Tapatan",
            "\"4294967296\" is not a valid turn; accepted: a number from 1".to_owned(),
        ),
        (
            "3/3/3 W move 1 Shisima",
            "tapatan has no preset \"Shisima\"; its presets are: Tapatan, Even start, Achi, \
                Nine holes, Tant fant, Three mens morris"
                .to_owned(),
        ),
        (
            "3/3/3 W move 1 Tapatan stall=win",
            "option stall has no value \"win\"; it takes: draw, loss, pass".to_owned(),
        ),
        (
            "3/3/3 W move 1 Tapatan extra",
            "tapatan has no option \"extra\"; its options are: stall, repetition, first_centre, \
                pieces, moves, lines, setup, start_rows"
                .to_owned(),
        ),
    ];
    for (text, words) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let pieces = |turn, expected, found| Impossible::Pieces {
        turn,
        expected,
        found,
    };
    let [white, black] = Side::BOTH;
    let cases = [
        ("3/1w1/3 W move 1 Tapatan", pieces(1, [0, 0], [1, 0])),
        ("3/3/3 W move 2 Tapatan", pieces(2, [0, 1], [0, 0])),
        ("3/1w1/3 W move 2 Tapatan", pieces(2, [0, 1], [1, 0])),
        ("3/1w1/b1w W move 4 Tapatan", pieces(4, [1, 2], [2, 1])),
        ("ww1/1wb/bbw W move 9 Tapatan", pieces(9, [3, 3], [4, 3])),
        ("ww1/1wb/b2 W move 7 Tapatan", pieces(7, [3, 3], [3, 2])),
        ("3/3/3 W over:agreed 2 Tapatan", pieces(2, [0, 1], [0, 0])),
        (
            "www/3/b2 W over:three-in-line 5 Tapatan",
            pieces(5, [3, 2], [3, 1]),
        ),
        (
            "www/3/bb1 B move 6 Tapatan",
            Impossible::IsOver { side: white },
        ),
        (
            "bbb/2w/ww1 W move 9 Tapatan",
            Impossible::IsOver { side: black },
        ),
        (
            "bbb/2w/ww1 W over:agreed 9 Tapatan",
            Impossible::IsOver { side: black },
        ),
        (
            "bbb/2w/ww1 W over:three-in-line 9 Tapatan",
            Impossible::IsNotOver,
        ),
        (
            "bbb/3/www B over:three-in-line 9 Tapatan",
            Impossible::IsNotOver,
        ),
        (
            "b1b/1bw/ww1 B over:three-in-line 9 Tapatan",
            Impossible::IsNotOver,
        ),
        (
            "b1b/1bw/ww1 W over:no-move 9 Tapatan stall=draw",
            Impossible::IsNotOver,
        ),
        (
            "b1b/1bw/ww1 W over:no-move 9 Tapatan stall=loss",
            Impossible::IsNotOver,
        ),
        (
            "bb1/1w1/bww B over:repetition 14 Tapatan",
            Impossible::IsNotOver,
        ),
        (
            "bb1/1w1/bww W over:repetition 13 Tapatan repetition=draw",
            Impossible::IsNotOver,
        ),
        (
            "3/1w1/b2 W over:repetition 14 Tapatan repetition=draw",
            pieces(14, [3, 3], [1, 1]),
        ),
        (
            "bbb/2w/ww1 B over:repetition 14 Tapatan repetition=draw",
            Impossible::IsOver { side: black },
        ),
        ("3/1w1/3 B move 2 Even-start", Impossible::FirstCentre),
        (
            "3/1w1/3 B over:resigned-B 2 Even-start",
            Impossible::FirstCentre,
        ),
        ("3/1w1/b2 W move 3 Even-start", Impossible::FirstCentre),
        ("3/1b1/w2 B move 3 Even-start", Impossible::FirstCentre),
    ];
    for (text, impossible) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error, PositionError::Impossible(impossible), "{text}");
    }
    assert_eq!(position("3/1w1/2b W move 3 Tapatan").turn_number(), 3);
    assert_eq!(position("3/1b1/w2 W move 3 Even-start").turn_number(), 3);
    assert_eq!(position("2w/1b1/w2 B move 4 Even-start").turn_number(), 4);
    assert_eq!(position("2w/1w1/b2 B move 4 Even-start").turn_number(), 4);
    let late = position("bb1/1w1/bww W move 4294967295 Tapatan");
    let mut next = late.clone();
    play(&mut next, "c1-c2 a3-a2");
    assert_eq!(next.side_to_act(), Some(white));
}

/// The board part of a position's text for a grid.
fn board(grid: &Grid) -> String {
    let ranks: Vec<String> = grid
        .iter()
        .rev()
        .map(|rank| {
            let signs = rank.iter().map(|side| match side {
                None => '1',
                Some(Side::First) => 'w',
                Some(Side::Second) => 'b',
            });
            signs.collect()
        })
        .collect();
    ranks.join("/")
}

fn over(reason: EndReason) -> &'static str {
    match reason {
        EndReason::ThreeInLine => "over:three-in-line",
        EndReason::NoMove => "over:no-move",
        _ => "over:repetition",
    }
}

/// The text of every position that can be reached before a turn without repetition, and of every position in which a
/// line or a lack of moves ends that turn. Either side can move first.
fn reachable(options: &Options, turns: u32) -> Vec<HashSet<String>> {
    let mut lists = vec![HashSet::new(); turns as usize + 1];
    for first in Side::BOTH {
        let mut open = vec![Naive::start(options, first)];
        for turn in 1..=turns {
            let list = &mut lists[turn as usize];
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for naive in open {
                let side = if naive.to_move == Side::First {
                    'W'
                } else {
                    'B'
                };
                list.insert(format!("{} {side} move", board(&naive.grid)));
                for act in naive.acts() {
                    let mut after = naive.clone();
                    after.act(act);
                    let text = board(&after.grid);
                    if let Some((_, reason)) = after.end {
                        list.insert(format!("{text} {side} {}", over(reason)));
                    } else if seen.insert(text) {
                        next.push(after);
                    }
                }
            }
            open = next;
        }
    }
    lists
}

/// All ways to fill nine points with at most four pieces of each side.
fn boards() -> Vec<Grid> {
    let mut list = Vec::new();
    for number in 0..3_u32.pow(9) {
        let mut grid = [[None; 3]; 3];
        for (place, point) in grid.iter_mut().flatten().enumerate() {
            let sign = number / 3_u32.pow(place as u32) % 3;
            *point = [None, Some(Side::First), Some(Side::Second)][sign as usize];
        }
        let count = |side| {
            grid.iter()
                .flatten()
                .filter(|at| **at == Some(side))
                .count()
        };
        if count(Side::First) <= 4 && count(Side::Second) <= 4 {
            list.push(grid);
        }
    }
    list
}

#[test]
fn exactly_what_play_can_lead_to_is_read() {
    let games = [
        (Preset::Tapatan, ""),
        (Preset::Tapatan, "first_centre=forbidden"),
        (Preset::NineHoles, "repetition=off"),
    ];
    for (preset, changes) in games {
        let options = options(preset, changes);
        let turns = 12;
        let lists = reachable(&options, turns);
        for grid in boards() {
            let board = board(&grid);
            for (turn, list) in lists.iter().enumerate().skip(1) {
                for side in ['W', 'B'] {
                    for phase in ["move", "over:three-in-line"] {
                        let head = format!("{board} {side} {phase}");
                        let preset = preset.name().replace(' ', "-");
                        let text = format!("{head} {turn} {preset} {changes}");
                        let read = text.parse::<Position>();
                        assert_eq!(read.is_ok(), list.contains(&head), "{text}: {read:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn everything_that_play_can_lead_to_is_read() {
    let changes = [
        "repetition=off",
        "repetition=off stall=loss",
        "repetition=off first_centre=forbidden start_rows=both",
        "repetition=off pieces=four lines=diagonal",
    ];
    for preset in Preset::ALL {
        for changes in changes {
            let options = options(preset, changes);
            let lists = reachable(&options, 12);
            for (turn, list) in lists.iter().enumerate().skip(1) {
                for head in list {
                    let text = format!("{head} {turn} {}", OptionSet::to_text(&options));
                    let read = position(&text);
                    assert_eq!(read.to_string().parse(), Ok(read), "{text}");
                }
            }
            // The ranks of a set-up on the start rows stay full until their pieces can move.
            let text = format!("1w1/3/1b1 W move 1 {}", OptionSet::to_text(&options));
            assert!(text.parse::<Position>().is_err(), "{text}");
        }
    }
}

#[test]
fn no_text_causes_a_panic() {
    let mut chance = generator(320);
    let fields: [&[&str]; 6] = [
        &[
            "3/3/3",
            "bb1/1w1/bww",
            "w2/wb1/wb1",
            "9/9/9",
            "//",
            "é/\u{0}/3",
            "w3w/3/3",
        ],
        &["W", "B", "🂡"],
        &[
            "move",
            "over:agreed",
            "over:repetition",
            "over:three-in-line",
            "over:",
            ":",
        ],
        &[
            "1",
            "5",
            "7",
            "14",
            "4294967295",
            "-1",
            "999999999999999999999",
        ],
        &["Tapatan", "Even-start", "="],
        &[
            "",
            "repetition=draw",
            "stall=",
            "=",
            "first_centre=forbidden stall=loss",
        ],
    ];
    let mut read = 0;
    for _ in 0..50_000 {
        let mut list: Vec<&str> = fields
            .iter()
            .map(|words| pick(&mut chance, words))
            .collect();
        if below(&mut chance, 4) == 0 {
            let place = below(&mut chance, list.len());
            let words = pick(&mut chance, &fields);
            list[place] = pick(&mut chance, words);
        }
        if let Ok(position) = list.join(" ").parse::<Position>() {
            read += 1;
            assert_eq!(position.to_string().parse(), Ok(position.clone()));
            let over = position.expect() == Expect::Nothing;
            assert_eq!(over, position.outcome().is_some());
            assert_eq!(over, position.legal_moves().is_empty());
        }
    }
    assert!(read > 100, "{read}");
}
