//! Tests the ends of games and matches of Tawula: TW-12 and TW-14 to TW-16.

use tavoliere_core::rules::tawula::{Board, Illegal, POINTS, Position, Step, opposite};
use tavoliere_core::rules::{
    EndReason, Expect, GameKind, MatchScore, MatchScoreError, Outcome, Rules, Side,
};

use crate::rules::tawula::support::{
    bar, dice, from, hand, legal, passed, plain, play, position, thrown, to_throw,
};
use crate::support::{below, game_count, generator};

fn won(winner: Side, reason: EndReason, games: u8) -> Outcome {
    let mut score = [0; 2];
    score[winner.index()] = games;
    Outcome {
        winner: Some(winner),
        reason,
        score,
    }
}

/// Checks by the rules that the sides have passed each other: every piece is past the middle of its path, and what is
/// ahead of it is behind the opponent's pieces (TW-1).
fn have_parted(board: &Board) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let behind = (1..=POINTS / 2).any(|index| board.count(side, index) > 0);
        !behind && board.hand(side) == 0 && board.bar(side) == 0
    })
}

#[test]
fn sides_have_passed_if_they_can_never_meet_again() {
    let mut chance = generator(161);
    let mut counts = [0; 2];
    for _ in 0..game_count(2_000) {
        // All pieces are past the middle, except one of each side that can be anywhere.
        let [white, black] = [(); 2].map(|()| {
            let (straggler, count) = match below(&mut chance, 30) {
                0 => ("bar".to_owned(), 1),
                1 => ("hand 1x2".to_owned(), 3),
                place @ 2..=13 => ((place - 1).to_string(), 1),
                _ => ("23".to_owned(), 1),
            };
            let ahead = 13 + below(&mut chance, 9);
            // Pieces can be borne off only if all are home (TW-13).
            let off = match ahead {
                19.. if straggler == "23" => below(&mut chance, 11),
                _ => 0,
            };
            let last = 15 - count - off;
            format!("{straggler} {ahead}x{last}")
                + &match off {
                    0 => String::new(),
                    off => format!(" off{off}"),
                }
        });
        // If a side's last piece is on a point of the other, the board is impossible.
        let point = |list: &str| -> Vec<u8> {
            let items = list.split(' ').filter_map(|item| item.split('x').next());
            items.filter_map(|index| index.parse().ok()).collect()
        };
        if point(&black)
            .iter()
            .any(|index| point(&white).contains(&opposite(*index)))
        {
            continue;
        }
        let position = to_throw(&white, &black, 'W', "capote=off");
        let expected = have_parted(position.board());
        for side in Side::BOTH {
            assert_eq!(position.board().has_passed(side), expected, "{position}");
        }
        counts[usize::from(expected)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

fn drawn(reason: EndReason) -> Outcome {
    Outcome {
        winner: None,
        reason,
        score: [0; 2],
    }
}

/// Black can enter only with a 6, on a white blot. After that White can't enter.
const WHITE: &str = "13x2 14x2 15x2 16x2 17x2 18 20x4";
const BLACK: &str = "13x2 14x2 15x2 16x2 17x2 18x2 bar2 24";

#[test]
fn the_game_is_drawn_if_neither_side_can_ever_move_again() {
    let mut start = thrown(WHITE, BLACK, 'B', 65, "");
    assert_eq!(legal(&start), [bar(6)]);
    let steps = play(&mut start, &[bar(6)]);
    assert_eq!(steps.last(), Some(&Step::Ended(drawn(EndReason::Dead))));
    assert_eq!(start.outcome(), Some(drawn(EndReason::Dead)));
    assert_eq!(start.check_move(hand(6)), Err(Illegal::GameOver));
    assert_eq!(start.throw(dice(65)), Err(Illegal::GameOver));
}

#[test]
fn a_side_that_alone_cannot_move_still_rolls_and_passes() {
    let mut start = to_throw(WHITE, BLACK, 'B', "");
    assert!(passed(&start.throw(dice(54)).unwrap(), Side::Second));
    let shut = "13x2 14x2 15x2 16x2 17x2 18x2 20x3";
    let mut locked = to_throw("bar 24x14", shut, 'W', "");
    for roll in [11, 62, 66] {
        let mut turn = locked;
        assert!(passed(&turn.throw(dice(roll)).unwrap(), Side::First));
        assert_eq!(turn.expect(), Expect::Throw(Side::Second));
    }
    locked.throw(dice(52)).unwrap();
    assert_eq!(locked.outcome(), None);
}

#[test]
fn the_first_to_bear_off_all_fifteen_wins_one_game_at_once() {
    for first in [from(24, 6), from(24, 3)] {
        let mut start = thrown("24 off14", "24x15", 'W', 63, "");
        assert_eq!(legal(&start).len(), 2, "unused numbers do not matter");
        let steps = play(&mut start, &[first]);
        let side = Side::First;
        let outcome = won(side, EndReason::BorneOff, 1);
        let last = [
            Step::TurnEnded {
                side,
                passed: false,
            },
            Step::Ended(outcome),
        ];
        assert_eq!(steps[1..], last);
        assert_eq!(start.outcome(), Some(outcome));
    }
}

#[test]
fn a_piece_may_be_moved_first_and_then_borne_off() {
    let mut start = thrown("22 off14", "20x15", 'W', 61, "");
    assert_eq!(legal(&start), [from(22, 6), from(22, 1)]);
    play(&mut start, &[from(22, 1), from(23, 6)]);
    assert_eq!(
        start.outcome(),
        Some(won(Side::First, EndReason::BorneOff, 1))
    );
}

/// White can hit Black's last piece outside and bring all its pieces home.
const HITTER: &str = "18 22x4 off10";
const STRAGGLER: &str = "7 19x14";

fn after_the_hit(white: &str, black: &str, changes: &str) -> Position {
    let mut start = thrown(white, black, 'W', 21, changes);
    play(&mut start, &[from(18, 1), from(22, 2)]);
    start
}

#[test]
fn the_cappotto_wins_seven_games_at_once() {
    let start = after_the_hit(HITTER, STRAGGLER, "");
    assert_eq!(
        start.outcome(),
        Some(won(Side::First, EndReason::Cappotto, 7))
    );
}

#[test]
fn the_cappotto_needs_one_borne_off_and_exactly_one_on_the_bar() {
    for (white, black) in [
        ("18 22x14", STRAGGLER),
        (HITTER, "7 18 19x13"),
        (HITTER, "7 bar 19x13"),
        ("13 18 22x4 off9", STRAGGLER),
    ] {
        let start = after_the_hit(white, black, "");
        assert_eq!(start.outcome(), None, "{white} against {black}");
    }
}

#[test]
fn the_cappotto_can_be_switched_off() {
    let start = after_the_hit(HITTER, STRAGGLER, "capote=off");
    assert_eq!(start.outcome(), None);
    assert!(!start.had_cappotto(Side::First));
}

#[test]
fn the_cappotto_counts_only_if_won_where_the_option_says_so() {
    let mut game = after_the_hit(HITTER, STRAGGLER, "capote=only_if_won");
    assert_eq!(game.outcome(), None);
    assert!(game.had_cappotto(Side::First) && !game.had_cappotto(Side::Second));
    assert_eq!(game.to_string().parse(), Ok(game));
    while game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(Side::First) => drop(game.throw(dice(66)).unwrap()),
            Expect::Throw(Side::Second) => drop(game.throw(dice(11)).unwrap()),
            _ => drop(game.play(legal(&game)[0]).unwrap()),
        }
    }
    assert_eq!(
        game.outcome(),
        Some(won(Side::First, EndReason::Cappotto, 7))
    );
}

#[test]
fn a_win_without_an_earlier_cappotto_counts_one_game() {
    let mut start = thrown("24 off14", "24x15", 'W', 63, "capote=only_if_won");
    play(&mut start, &[from(24, 6)]);
    assert_eq!(
        start.outcome(),
        Some(won(Side::First, EndReason::BorneOff, 1))
    );
}

#[test]
fn a_cappotto_on_the_winning_turn_does_not_count() {
    // The last two pieces are borne off while Black has one on the bar and the rest home.
    let mut start = thrown("23 24 off13", "bar 19x14", 'W', 63, "capote=off");
    play(&mut start, &[from(23, 6), from(24, 3)]);
    assert_eq!(
        start.outcome(),
        Some(won(Side::First, EndReason::BorneOff, 1))
    );
}

#[test]
fn players_may_agree_a_draw_or_resign_one_game() {
    let mut opening = Position::opening(plain());
    opening.agree_draw().unwrap();
    assert_eq!(opening.outcome(), Some(drawn(EndReason::Agreed)));
    let mut start = thrown("13x2 24x13", "20x15", 'W', 62, "");
    play(&mut start, &[from(13, 6)]);
    start.resign(Side::First).unwrap();
    assert_eq!(
        start.outcome(),
        Some(won(Side::Second, EndReason::Resigned, 1))
    );
    assert_eq!(start.agree_draw(), Err(Illegal::GameOver));
    assert_eq!(position(&start.to_string()), start);
}

#[test]
fn after_a_cappotto_a_resignation_counts_seven_with_only_if_won() {
    let text = "....../B7B6..../....../W10...../o5/b1o1 B throw 41 Tawula capote=only_if_won \
                capote-stood=W";
    for (loser, games) in [(Side::Second, 7), (Side::First, 1)] {
        let mut game = position(text);
        game.resign(loser).unwrap();
        let end = won(loser.other(), EndReason::Resigned, games);
        assert_eq!(game.outcome(), Some(end));
        assert_eq!(position(&game.to_string()), game);
    }
}

#[test]
fn a_match_is_won_by_reaching_its_length() {
    let mut score = MatchScore::new(5).unwrap();
    let white = won(Side::First, EndReason::BorneOff, 1);
    for _ in 0..4 {
        score.add(GameKind::Tawula, &white).unwrap();
    }
    for nothing in [EndReason::Dead, EndReason::Agreed] {
        score.add(GameKind::Tawula, &drawn(nothing)).unwrap();
    }
    score
        .add(GameKind::Tawula, &won(Side::Second, EndReason::Resigned, 1))
        .unwrap();
    assert_eq!((score.scores(), score.winner()), ([4, 1], None));
    assert_eq!(score.to_string(), "5 4-1");
    score.add(GameKind::Tawula, &white).unwrap();
    assert_eq!((score.length(), score.winner()), (5, Some(Side::First)));
    assert_eq!(
        score.add(GameKind::Tawula, &white),
        Err(MatchScoreError::Decided)
    );
    assert_eq!(score.to_string(), "5 5-1");
}

#[test]
fn a_cappotto_counts_seven_in_a_match() {
    let mut score: MatchScore = "11 6-3".parse().unwrap();
    score
        .add(GameKind::Tawula, &won(Side::Second, EndReason::Cappotto, 7))
        .unwrap();
    assert_eq!((score.scores(), score.winner()), ([6, 10], None));
    score
        .add(GameKind::Tawula, &won(Side::First, EndReason::Cappotto, 7))
        .unwrap();
    assert_eq!(score.winner(), Some(Side::First));
    assert_eq!(score.to_string(), "11 13-10");
}

#[test]
fn match_scores_read_back_and_impossible_ones_are_refused() {
    for text in [
        "1 0-0", "1 7-0", "3 2-3", "5 2-1", "5 11-4", "7 6-13", "11 17-10",
    ] {
        assert_eq!(text.parse::<MatchScore>().unwrap().to_string(), text);
    }
    for length in [0, 2, 9, 255] {
        let refused = Err(MatchScoreError::Length { length });
        assert_eq!(MatchScore::new(length), refused);
        assert_eq!(format!("{length} 0-0").parse::<MatchScore>(), refused);
    }
    for text in ["5 5-5", "1 2-0", "3 4-0", "5 6-1", "5 12-0", "11 18-0"] {
        let error = text.parse::<MatchScore>().unwrap_err();
        assert!(
            matches!(error, MatchScoreError::Impossible { .. }),
            "{text}"
        );
    }
    for text in [
        "", "5", "5 2", "5 2-", "5 -1-2", "5 2-+1", "x 2-1", "5 999-1", "5 2–1",
    ] {
        let error = text.parse::<MatchScore>().unwrap_err();
        assert!(
            matches!(error, MatchScoreError::Unreadable { .. }),
            "{text}"
        );
    }
}
