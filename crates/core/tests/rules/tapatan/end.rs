//! Tests the ends of Tapatan games (TP-5, TP-6, TP-7, agreement, resignation).

use tavoliere_core::rules::tapatan::{
    Illegal, Impossible, LINES, Move, Options, Point, Position, PositionError, Preset, Stall, Step,
    TurnText,
};
use tavoliere_core::rules::{EndReason, Expect, Outcome, Rules, Side, TurnLine};

use crate::rules::tapatan::support::{
    after, choice, listed, opening, options, outcome, play, point, position, refused,
};

fn won(side: Side, reason: EndReason) -> Outcome {
    let score = match side {
        Side::First => [1, 0],
        Side::Second => [0, 1],
    };
    Outcome {
        winner: Some(side),
        reason,
        score,
    }
}

fn drawn(reason: EndReason) -> Outcome {
    Outcome {
        winner: None,
        reason,
        score: [0, 0],
    }
}

#[test]
fn three_in_line_wins_at_once_while_pieces_are_placed() {
    let mut game = after("", "a1 b1 a2 b2");
    let steps = play(&mut game, "a3");
    let side = Side::First;
    let points = ["a1", "a2", "a3"].map(point);
    let end = won(side, EndReason::ThreeInLine);
    assert_eq!(
        steps,
        [
            Step::Placed {
                side,
                at: point("a3")
            },
            Step::LineMade { side, points },
            Step::TurnEnded { side },
            Step::Ended(end)
        ]
    );
    assert_eq!(game.outcome(), Some(end));
    assert_eq!(game.expect(), Expect::Nothing);
    assert_eq!(game.side_to_act(), None);
    assert_eq!(game.turn_number(), 5, "the last turn keeps its number");
    assert_eq!(game.lines(side).collect::<Vec<_>>(), [points]);
    assert_eq!(game.lines(side.other()).count(), 0);
    assert_eq!(game.in_hand(Side::Second), 1);
    assert_eq!(listed(&game), [""; 0]);
    assert_eq!(refused(&game, "c1"), Illegal::GameOver);
    assert_eq!(refused(&game, "a1-b1"), Illegal::GameOver);
}

#[test]
fn three_in_line_wins_at_once_by_a_step() {
    let mut game = after("", "a1 b1 a2 c1 c3 b2");
    play(&mut game, "c3-b3");
    let steps = play(&mut game, "c1-c2 b3-a3");
    let side = Side::First;
    let points = ["a1", "a2", "a3"].map(point);
    let end = won(side, EndReason::ThreeInLine);
    let (from, to) = (point("b3"), point("a3"));
    assert_eq!(
        steps,
        [
            Step::Moved { side, from, to },
            Step::LineMade { side, points },
            Step::TurnEnded { side },
            Step::Ended(end)
        ]
    );
    assert_eq!(game.turn_number(), 9);
    assert_eq!(game.destinations(point("c2")).count(), 0);
}

#[test]
fn either_side_wins_by_any_of_the_eight_lines() {
    for line in LINES {
        for first in Side::BOTH {
            // The opponent's pieces are placed where they don't make a line.
            let rest: Vec<Point> = Point::all().filter(|at| !line.contains(at)).collect();
            let mut game = Position::start(Options::default(), first);
            for (number, at) in line.into_iter().enumerate() {
                assert_eq!(game.outcome(), None);
                game.play(Move::Place { to: at }).unwrap();
                if number < 2 {
                    game.play(Move::Place { to: rest[number] }).unwrap();
                }
            }
            assert_eq!(outcome(&game), won(first, EndReason::ThreeInLine));
            assert_eq!(game.lines(first).collect::<Vec<_>>(), [line]);
        }
    }
}

#[test]
fn three_neighbours_off_a_line_do_not_win() {
    let game = after("", "a1 c3 b1 c2 b2 a3");
    assert_eq!(game.outcome(), None);
    let game = after("", "a2 a1 b1 c1 b3 c3");
    assert_eq!(game.outcome(), None, "sides do not make a line");
}

#[test]
fn a_side_that_cannot_move_draws_or_loses_by_the_option() {
    for side in Side::BOTH {
        assert_eq!(Stall::Draw.outcome(side), Some(drawn(EndReason::NoMove)));
        assert_eq!(
            Stall::Loss.outcome(side),
            Some(won(side.other(), EndReason::NoMove))
        );
        assert_eq!(Stall::Pass.outcome(side), None);
    }
    // In Tapatan a line has already ended the game when this happens.
    for stall in ["draw", "loss", "pass"] {
        let game = after(&format!("stall={stall}"), "a2 a1 a3 b2 b3 c3");
        assert!(game.is_blocked(Side::First));
        assert!(!game.is_blocked(Side::Second));
        assert_eq!(outcome(&game), won(Side::Second, EndReason::ThreeInLine));
    }
}

/// Placings of Achi, Black first, after which Black has no move: the free point a2 touches only White's pieces.
const SHUT_IN: &str = "b1 a1 c1 b2 b3 c2 c3";

fn shut_in(stall: &str) -> (Position, Vec<Step>) {
    let options = options(Preset::Achi, &format!("stall={stall}"));
    let mut game = Position::start(options, Side::Second);
    play(&mut game, SHUT_IN);
    assert_eq!(game.outcome(), None);
    let steps = play(&mut game, "a3");
    assert!(game.is_blocked(Side::Second) && !game.is_blocked(Side::First));
    (game, steps)
}

#[test]
fn in_achi_a_side_without_a_move_draws_or_loses_by_the_option() {
    for (stall, end) in [
        ("draw", drawn(EndReason::NoMove)),
        ("loss", won(Side::First, EndReason::NoMove)),
    ] {
        let (game, steps) = shut_in(stall);
        assert_eq!(outcome(&game), end, "{stall}");
        assert_eq!(steps.last(), Some(&Step::Ended(end)));
        assert_eq!(game.turn_number(), 8);
        let mark = if stall == "loss" { '+' } else { '=' };
        let line = format!("8. W a3{mark}");
        let mut before = Position::start(*game.options(), Side::Second);
        play(&mut before, SHUT_IN);
        let turn = TurnText::parse(&before, &line).unwrap();
        assert_eq!(turn.to_string(), line);
        assert_eq!(position(&game.to_string()).outcome(), Some(end));
    }
}

#[test]
fn a_side_without_a_move_passes_by_the_option() {
    let (mut game, steps) = shut_in("pass");
    let (side, blocked) = (Side::First, Side::Second);
    let ended = Step::TurnEnded { side };
    assert_eq!(steps[1..], [ended, Step::Passed { side: blocked }]);
    assert_eq!(game.side_to_act(), Some(side));
    assert_eq!(game.turn_number(), 10, "Black's turn 9 is skipped");
    assert_eq!(listed(&game), ["a1-a2", "a3-a2", "b2-a2"]);
    let text = "wbb/1ww/wbb W move 10 Achi stall=pass";
    assert_eq!(game.to_string(), text);
    assert_eq!(position(text), game);
    play(&mut game, "b2-a2");
    assert_eq!(outcome(&game), won(side, EndReason::ThreeInLine));
    // It can't be the turn of a side without a move.
    for stall in ["draw", "loss", "pass"] {
        let text = format!("wbb/1ww/wbb B move 9 Achi stall={stall}");
        let error = text.parse::<Position>().unwrap_err();
        let expected = Impossible::NoMove { side: blocked };
        assert_eq!(error, PositionError::Impossible(expected), "{text}");
    }
}

#[test]
fn a_row_of_ones_own_start_is_no_line_and_the_other_one_counts_by_the_option() {
    let white_above = "www/b2/1bb W";
    let white_below = "1bb/b2/www W";
    let read = |board: &str, phase: &str, preset: &str| {
        let text = format!("{board} {phase} 21 {preset}");
        text.parse::<Position>().is_ok()
    };
    let won = "over:three-in-line";
    assert!(read(white_above, won, "Tant-fant"));
    assert!(!read(white_above, won, "Tant-fant start_rows=both"));
    assert!(read(white_above, "move", "Tant-fant start_rows=both"));
    assert!(read(white_below, "move", "Tant-fant"));
    assert!(!read(white_below, won, "Tant-fant"));
    assert!(read(white_below, won, "Tapatan"));
    // The other rows, all columns and diagonals count.
    let mut game = Position::start(Preset::TantFant.options(), Side::First);
    assert_eq!(game.winning_lines(Side::First).count(), 7);
    play(&mut game, "a1-a2 a3-b2 b1-a1 b2-b1");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.lines(Side::Second).count(), 0);
}

#[test]
fn only_the_lines_of_the_option_win() {
    let diagonal = "b1w/1w1/wbb W over:three-in-line 21";
    let column = "wb1/w1b/wb1 W over:three-in-line 21";
    for (lines, wins) in [
        ("all", [true, true]),
        ("straight", [false, true]),
        ("diagonal", [true, false]),
    ] {
        let read = [diagonal, column].map(|head| {
            let text = format!("{head} Tapatan lines={lines}");
            text.parse::<Position>().is_ok()
        });
        assert_eq!(read, wins, "{lines}");
    }
}

/// Four plies that lead back to the same position.
const ROUND: &str = "c1-c2 a3-a2 c2-c1 a2-a3";

#[test]
fn the_third_occurrence_of_the_moving_phase_is_a_draw_only_by_the_option() {
    let placed = "b2 a1 b1 b3 c1 a3";
    let mut game = after("repetition=draw", placed);
    play(&mut game, ROUND);
    assert_eq!(game.outcome(), None, "the second time");
    let steps = play(&mut game, ROUND);
    assert_eq!(outcome(&game), drawn(EndReason::Repetition));
    assert_eq!(game.turn_number(), 14);
    let side = Side::Second;
    let (from, to) = (point("a2"), point("a3"));
    let end = Step::Ended(drawn(EndReason::Repetition));
    assert_eq!(
        steps,
        [
            Step::Moved { side, from, to },
            Step::TurnEnded { side },
            end
        ]
    );
    let mut endless = after("", placed);
    for _ in 0..50 {
        play(&mut endless, ROUND);
    }
    assert_eq!(endless.outcome(), None);
}

#[test]
fn occurrences_of_a_position_are_counted() {
    for (changes, counts) in [("repetition=draw", [1, 2]), ("", [1, 1])] {
        let mut game = opening(changes);
        for choice in "b2 a1 b1 b3 c1 a3".split(' ') {
            assert_eq!(game.occurrences(), 1, "{game}");
            play(&mut game, choice);
        }
        for count in counts {
            for choice in ROUND.split(' ') {
                assert_eq!(game.occurrences(), count, "{game}");
                play(&mut game, choice);
            }
        }
    }
}

#[test]
fn only_the_same_points_with_the_same_player_to_move_are_a_repetition() {
    // White's piece moves around a triangle in three steps, while Black's moves to and fro. The points are the same,
    // but it's the other side's turn.
    let mut game = after("repetition=draw", "b2 a1 b1 b3 c1 a3");
    let board = |game: &Position| game.to_string().split(' ').next().map(str::to_owned);
    let points = board(&game);
    play(&mut game, "b2-c2 a3-a2 c2-c3 a2-a3 c3-b2");
    assert_eq!(board(&game), points);
    assert_eq!(game.side_to_act(), Some(Side::Second));
    let round = "a3-a2 b2-c2 a2-a3 c2-b2";
    play(&mut game, round);
    assert_eq!(board(&game), points);
    assert_eq!(
        game.outcome(),
        None,
        "the same points a third time, but not the same player"
    );
    play(&mut game, "a3-a2 b2-c2 a2-a3");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c2-b2");
    assert_eq!(outcome(&game), drawn(EndReason::Repetition));
}

#[test]
fn a_position_read_from_text_counts_as_its_first_occurrence() {
    let mut played = after("repetition=draw", "b2 a1 b1 b3 c1 a3");
    play(&mut played, ROUND);
    let mut read = position(&played.to_string());
    assert_ne!(read, played, "earlier positions are part of a position");
    play(&mut played, ROUND);
    play(&mut read, ROUND);
    assert_eq!(outcome(&played), drawn(EndReason::Repetition));
    assert_eq!(read.outcome(), None);
    play(&mut read, ROUND);
    assert_eq!(outcome(&read), drawn(EndReason::Repetition));
    let mut plain = after("", "b2 a1 b1 b3 c1 a3");
    play(&mut plain, ROUND);
    assert_eq!(position(&plain.to_string()), plain);
}

#[test]
fn players_agree_on_a_draw_or_resign_at_any_time_before_the_end() {
    for choices in [
        "",
        "b2 a1 c3",
        "b2 a1 b1 b3 c1 a3",
        "b2 a1 b1 b3 c1 a3 c1-c2",
    ] {
        let game = after("", choices);
        let mut agreed = game.clone();
        let end = drawn(EndReason::Agreed);
        assert_eq!(agreed.agree_draw(), Ok(vec![Step::Ended(end)]));
        assert_eq!(agreed.outcome(), Some(end));
        assert_eq!(agreed.turn_number(), game.turn_number());
        for side in Side::BOTH {
            let mut resigned = game.clone();
            let end = won(side.other(), EndReason::Resigned);
            assert_eq!(resigned.resign(side), Ok(vec![Step::Ended(end)]));
            assert_eq!(resigned.outcome(), Some(end));
            assert_eq!(resigned.agree_draw(), Err(Illegal::GameOver));
            assert_eq!(agreed.resign(side), Err(Illegal::GameOver));
        }
        assert_eq!(agreed.agree_draw(), Err(Illegal::GameOver));
        assert_eq!(agreed.outcome(), Some(end));
    }
}

#[test]
fn after_the_end_quiet_and_random_moves_have_no_effect() {
    let mut game = after("", "a1 b1 a2 b2 a3");
    let before = game.clone();
    game.apply_move(choice("c1"));
    assert_eq!(game, before);
    assert_eq!(
        game.random_move(&mut || unreachable!("nothing is drawn")),
        None
    );
}

#[test]
fn unchecked_illegal_choices_do_not_panic() {
    for start in [opening(""), after("repetition=draw", "b2 a1 b1 b3 c1 a3")] {
        for text in ["b2", "a1-b1", "c3-a1", "c3"] {
            let mut game = start.clone();
            for _ in 0..40 {
                game.apply_move(choice(text));
                game.apply_move(choice("a2"));
                let _ = game.random_move(&mut || u64::MAX);
                let _ = (game.to_string(), game.legal_moves());
                let _ = Side::BOTH.map(|side| game.in_hand(side));
            }
        }
    }
}
