//! Tests of winner stays on by examples.

use tavoliere_core::evening::{Change, EntrantId, Format, GameResult, Refusal};

use super::{FIRST, SECOND, at, evening, places, round, wins};

fn stays(games: Option<u16>) -> Format {
    Format::WinnerStaysOn { games }
}

fn queue(evening: &tavoliere_core::evening::Evening) -> String {
    evening.queue().iter().map(ToString::to_string).collect()
}

#[test]
fn four_names_five_games() {
    let mut evening = evening(4, stays(Some(5)));
    assert_eq!(
        (round(&evening, 1), queue(&evening)),
        ("1-2".to_owned(), "34".to_owned())
    );
    wins(&mut evening, 1);
    // 1 had the first side.
    assert_eq!(
        (round(&evening, 2), queue(&evening)),
        ("3-1".to_owned(), "42".to_owned())
    );
    wins(&mut evening, 1);
    assert_eq!(
        (round(&evening, 3), queue(&evening)),
        ("1-4".to_owned(), "23".to_owned())
    );
    // A draw: 1 was there before.
    evening.report(at(3, 1), GameResult::Draw).unwrap();
    assert_eq!(
        (round(&evening, 4), queue(&evening)),
        ("2-1".to_owned(), "34".to_owned())
    );
    wins(&mut evening, 2);
    assert_eq!(
        (round(&evening, 5), queue(&evening)),
        ("2-3".to_owned(), "41".to_owned())
    );
    assert_eq!(wins(&mut evening, 3), [Change::Over]);
    // 1: two and a half; 3: one of two; 2: one of three; 4: half.
    assert!(places(&evening).starts_with("1:1 2:"));
    assert!(places(&evening).ends_with("4:4"));
}

#[test]
fn it_ends_by_hand() {
    let mut evening = evening(3, stays(None));
    for _ in 0..20 {
        evening
            .report(evening.open_pairings()[0].id, FIRST)
            .unwrap();
    }
    assert_eq!(evening.end().unwrap(), [Change::Over]);
    assert!(evening.open_pairings().is_empty());
    assert_eq!(evening.report(at(21, 1), FIRST), Err(Refusal::Over));
    assert_eq!(evening.rounds().len(), 21);
    evening
        .correct(
            at(1, 1),
            GameResult::cappotto(tavoliere_core::rules::Side::First),
        )
        .unwrap();
}

#[test]
fn it_ends_at_the_latest_after_999_games() {
    let mut evening = evening(3, stays(None));
    while !evening.is_over() {
        evening
            .report(evening.open_pairings()[0].id, SECOND)
            .unwrap();
    }
    assert_eq!(evening.rounds().len(), 999);
}

#[test]
fn a_correction_of_the_last_game_changes_the_player_at_the_table() {
    let mut evening = evening(4, stays(None));
    wins(&mut evening, 1);
    assert_eq!(
        (round(&evening, 2), queue(&evening)),
        ("3-1".to_owned(), "42".to_owned())
    );
    let changes = evening.correct(at(1, 1), SECOND).unwrap();
    assert_eq!(changes, [Change::RoundRemade { round: 2 }]);
    assert_eq!(
        (round(&evening, 2), queue(&evening)),
        ("2-3".to_owned(), "41".to_owned())
    );
    wins(&mut evening, 3);
    let refused = evening.correct(at(1, 1), FIRST);
    assert!(matches!(refused, Err(Refusal::LaterGamePlayed { later, .. }) if later == at(2, 1)));
    // After a draw, 1 would stay, because they were there before. The worth changes nothing.
    assert!(evening.correct(at(1, 1), GameResult::Draw).is_err());
    evening
        .correct(
            at(1, 1),
            GameResult::cappotto(tavoliere_core::rules::Side::Second),
        )
        .unwrap();
}

#[test]
fn players_leave_and_join() {
    let mut evening = evening(4, stays(None));
    evening.leave(EntrantId::new(3)).unwrap();
    assert_eq!(queue(&evening), "4");
    evening.join("late").unwrap();
    assert_eq!(queue(&evening), "45");
    // 1 leaves the table, so 2 stays.
    let changes = evening.leave(EntrantId::new(1)).unwrap();
    let winner = Some(EntrantId::new(2));
    assert_eq!(
        changes,
        [
            Change::Forfeited {
                at: at(1, 1),
                winner
            },
            Change::RoundMade { round: 2 }
        ]
    );
    assert_eq!(
        (round(&evening, 2), queue(&evening)),
        ("2-4".to_owned(), "5".to_owned())
    );
    evening.leave(EntrantId::new(4)).unwrap();
    assert_eq!(
        evening.leave(EntrantId::new(5)).unwrap().last(),
        Some(&Change::Over)
    );
}
