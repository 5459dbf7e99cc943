//! Tests the ends of a game other than the king's fate: TT-13, TT-14, agreement and resignation.

use tavoliere_core::rules::tablut::{Illegal, Options, Position, Step};
use tavoliere_core::rules::{EndReason, Expect, OptionSet, Outcome, Rules, Side};

use crate::rules::tablut::support::{choice, play, position, reason, set_up};

/// The outcome of a game that a side has won, or of a draw.
fn outcome(winner: Option<Side>, reason: EndReason) -> Option<Outcome> {
    let score = Side::BOTH.map(|side| u8::from(winner == Some(side)));
    Some(Outcome {
        winner,
        reason,
        score,
    })
}

#[test]
fn white_without_a_move_loses_tt_13() {
    let rules = "Linnaeus shut_in_king_loses=off";
    let mut game = set_up("d5 f5 e4 c6", "", "e5", "B", rules);
    let steps = play(&mut game, "c6-e6");
    let lost = outcome(Some(Side::First), EndReason::NoMove);
    assert_eq!(game.outcome(), lost);
    assert_eq!(steps.last(), lost.map(Step::Ended).as_ref());
    // A single man that can move is enough to continue the game.
    let mut game = set_up("d5 f5 e4 c6", "a9", "e5", "B", rules);
    play(&mut game, "c6-e6");
    assert_eq!(game.outcome(), None);
}

#[test]
fn black_without_men_or_moves_loses_tt_13() {
    let mut game = set_up("d4", "c4", "e3", "W", "Linnaeus");
    play(&mut game, "e3-e4");
    assert_eq!(game.men(Side::First), 0);
    assert_eq!(
        game.outcome(),
        outcome(Some(Side::Second), EndReason::NoMove)
    );
    let mut game = set_up("a1", "a2 c1", "e5", "W", "Linnaeus");
    play(&mut game, "c1-b1");
    assert_eq!(
        game.outcome(),
        outcome(Some(Side::Second), EndReason::NoMove)
    );
}

#[test]
fn a_side_without_moves_draws_if_the_option_says_so_tt_13() {
    let draw = outcome(None, EndReason::NoMove);
    let rules = "Linnaeus shut_in_king_loses=off no_move=draw";
    let mut game = set_up("d5 f5 e4 c6", "", "e5", "B", rules);
    let steps = play(&mut game, "c6-e6");
    assert_eq!(game.outcome(), draw);
    assert_eq!(steps.last(), draw.map(Step::Ended).as_ref());
    let mut game = set_up("d4", "c4", "e3", "W", "Linnaeus no_move=draw");
    play(&mut game, "e3-e4");
    assert_eq!(game.outcome(), draw);
}

#[test]
fn the_kings_fate_comes_before_a_side_without_moves_tt_13() {
    let mut game = set_up("d5 f5 e4 c6", "", "e5", "B", "Linnaeus");
    play(&mut game, "c6-e6");
    assert_eq!(reason(&game), Some(EndReason::KingShutIn));
    let mut game = set_up("a1", "a2 b3", "c2", "W", "Linnaeus");
    play(&mut game, "c2-c1");
    assert_eq!(reason(&game), Some(EndReason::KingEscaped));
}

const ROUND: &str = "a4-b4 e7-d7 b4-a4 d7-e7 ";

fn opening(repetition: &str) -> Position {
    let mut options = Options::default();
    options.set("repetition", repetition).unwrap();
    Position::start(options, Side::First)
}

#[test]
fn the_third_occurrence_is_a_draw_and_the_start_counts_tt_14() {
    let mut game = opening("draw");
    play(&mut game, ROUND);
    assert_eq!(game.outcome(), None, "the second");
    play(&mut game, "a4-b4 e7-d7 b4-a4");
    assert_eq!(game.outcome(), None);
    let steps = play(&mut game, "d7-e7");
    let drawn = outcome(None, EndReason::Repetition);
    assert_eq!(game.outcome(), drawn);
    assert_eq!(
        steps[1..],
        [
            Step::TurnEnded { side: Side::Second },
            Step::Ended(drawn.unwrap())
        ]
    );
    assert_eq!(game.turn_number(), 8);
}

#[test]
fn with_repetition_off_the_game_continues_tt_14() {
    let mut game = opening("off");
    for _ in 0..5 {
        play(&mut game, ROUND);
    }
    assert_eq!(game.outcome(), None);
    // No history is stored, so only the turn number differs from the start.
    let text = game.to_string();
    assert_eq!(position(&text), game);
}

#[test]
fn occurrences_need_not_follow_each_other_evenly_tt_14() {
    let mut game = opening("draw");
    play(&mut game, ROUND);
    play(&mut game, "a4-b4 e7-d7 b4-c4 d7-c7 c4-a4");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c7-e7");
    assert_eq!(reason(&game), Some(EndReason::Repetition));
}

#[test]
fn occurrences_are_counted_tt_14() {
    let mut game = opening("draw");
    assert_eq!(game.occurrences(), 1);
    play(&mut game, "a4-b4 e7-d7 b4-a4");
    assert_eq!(game.occurrences(), 1);
    play(&mut game, "d7-e7");
    assert_eq!(game.occurrences(), 2);
    play(&mut game, "a4-b4");
    assert_eq!(game.occurrences(), 2);
    play(&mut game, "e7-f7 b4-a4");
    assert_eq!(game.occurrences(), 1);
    let mut free = opening("off");
    play(&mut free, ROUND);
    assert_eq!(free.occurrences(), 1);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position_tt_14() {
    // Black loses a move, so the board comes up again with White to move.
    let mut game = set_up("a2 i9", "", "c3", "B", "Linnaeus");
    play(&mut game, "a2-a4 c3-c4 a4-a3 c4-c3 a3-a2");
    assert_eq!(game.side_to_act(), Some(Side::Second));
    play(&mut game, "c3-d3 i9-h9 d3-c3 h9-i9");
    assert_eq!(game.outcome(), None, "the second with White to move");
    play(&mut game, "c3-d3 i9-h9 d3-c3");
    assert_eq!(game.outcome(), None);
    play(&mut game, "h9-i9");
    assert_eq!(reason(&game), Some(EndReason::Repetition));
}

#[test]
fn earlier_positions_belong_to_a_position_but_not_to_its_text_tt_14() {
    let mut game = opening("draw");
    play(&mut game, ROUND);
    play(&mut game, "a4-b4 e7-d7 b4-a4");
    let mut read = position(&game.to_string());
    assert_ne!(read, game);
    assert_eq!(read.to_string(), game.to_string());
    play(&mut read, "d7-e7");
    assert_eq!(read.outcome(), None);
    play(&mut game, "d7-e7");
    assert_eq!(reason(&game), Some(EndReason::Repetition));
}

#[test]
fn a_capture_clears_the_history_tt_14() {
    let mut game = set_up("a4 c5 h1 i9", "b5 i2", "e5", "B", "Linnaeus");
    play(&mut game, "h1-h2 i2-i3 h2-h1 i3-i2 a4-a5");
    let read = position(&game.to_string());
    assert_eq!(read, game, "the earlier content is cleared");
}

#[test]
fn players_agree_on_a_draw_or_give_up_before_the_end() {
    for side in Side::BOTH {
        let mut game = opening("draw");
        play(&mut game, "a4-b4");
        let lost = outcome(Some(side.other()), EndReason::Resigned);
        assert_eq!(game.resign(side), Ok(vec![Step::Ended(lost.unwrap())]));
        assert_eq!(game.outcome(), lost);
        assert_eq!(game.expect(), Expect::Nothing);
        assert_eq!(game.resign(side), Err(Illegal::GameOver));
        assert_eq!(game.agree_draw(), Err(Illegal::GameOver));
        assert_eq!(game.check_move(choice("e7-d7")), Err(Illegal::GameOver));
        assert!(game.legal_moves().is_empty());
        assert_eq!(game.perft(1), 0);
        assert_eq!(game.perft(0), 1);
    }
    let mut game = opening("draw");
    let drawn = outcome(None, EndReason::Agreed);
    assert_eq!(game.agree_draw(), Ok(vec![Step::Ended(drawn.unwrap())]));
    assert_eq!(game.outcome(), drawn);
    assert_eq!(game.clone().agree_draw(), Err(Illegal::GameOver));
}

#[test]
fn counting_leaves_out_what_follows_a_finished_game() {
    // The king has 16 moves, 4 of them to the edge. After each of the others, Black's man has 16 moves.
    let game = set_up("a1", "", "e5", "W", "Linnaeus repetition=off");
    let mut sum = 0;
    for choice in game.legal_moves() {
        let mut next = game.clone();
        next.play(choice).unwrap();
        sum += next.legal_moves().len() as u64;
    }
    assert_eq!(game.perft(1), 16);
    assert_eq!(game.perft(2), sum);
    assert_eq!(sum, 12 * 16);
}
