//! Tests of the round robin by examples.

use tavoliere_core::evening::{Change, EntrantId, Format, GameResult, Points, Refusal};
use tavoliere_core::rules::Side;

use super::{FIRST, SECOND, at, evening, places, round, side_differences};

#[test]
fn six_names() {
    let evening = evening(6, Format::RoundRobin);
    let rounds: Vec<String> = (1..=5).map(|number| round(&evening, number)).collect();
    assert_eq!(
        rounds,
        [
            "1-6 2-5 4-3",
            "6-2 3-1 5-4",
            "3-6 4-2 1-5",
            "6-4 5-3 2-1",
            "5-6 1-4 3-2",
        ]
    );
}

#[test]
fn five_names_have_a_bye_each() {
    let evening = evening(5, Format::RoundRobin);
    let rounds: Vec<String> = (1..=5).map(|number| round(&evening, number)).collect();
    assert_eq!(
        rounds,
        [
            "2-5 4-3 1",
            "3-1 5-4 2",
            "4-2 1-5 3",
            "5-3 2-1 4",
            "1-4 3-2 5"
        ]
    );
    // Byes give no points.
    assert_eq!(evening.standings()[0].points, Points::ZERO);
    assert_eq!(places(&evening), "1:1 1:2 1:3 1:4 1:5");
}

/// Four players, round by round: 1-4 2-3, 4-2 3-1, 3-4 1-2.
#[test]
fn equal_points_are_decided_head_to_head_and_then_by_wins() {
    let mut evening = evening(4, Format::RoundRobin);
    assert_eq!(round(&evening, 1), "1-4 2-3");
    assert_eq!(round(&evening, 2), "4-2 3-1");
    assert_eq!(round(&evening, 3), "3-4 1-2");
    // 1 beats 4 and 2, loses to 3: 2. 3 beats 1 and loses to 2 and 4: 1. 2 beats 3: 1. 4 beats 2 and 3: 2.
    for (at, result) in [
        (at(1, 1), FIRST),
        (at(1, 2), FIRST),
        (at(2, 1), FIRST),
        (at(2, 2), FIRST),
        (at(3, 1), SECOND),
        (at(3, 2), FIRST),
    ] {
        evening.report(at, result).unwrap();
    }
    // 1 and 4 have two points each, the others one, so each Buchholz sum is six minus one's own points. 1 has beaten 4,
    // and 2 has beaten 3.
    assert_eq!(places(&evening), "1:1 2:4 3:2 4:3");
    let standings = evening.standings();
    assert_eq!(standings[0].buchholz, Points::of_halves(8));
    assert_eq!(standings[0].head_to_head, Some(Points::ONE));
    // A cappotto gives two points. The game night stays over after the correction.
    let double = GameResult::cappotto(Side::First);
    assert_eq!(evening.correct(at(2, 1), double).unwrap(), []);
    assert_eq!(places(&evening), "1:4 2:1 3:2 4:3");
}

#[test]
fn three_in_a_circle_share_the_place() {
    let mut evening = evening(3, Format::RoundRobin);
    assert_eq!(round(&evening, 1), "2-3 1");
    assert_eq!(round(&evening, 2), "3-1 2");
    assert_eq!(round(&evening, 3), "1-2 3");
    for number in 1..=3 {
        evening.report(at(number, 1), FIRST).unwrap();
    }
    assert_eq!(places(&evening), "1:1 1:2 1:3");
    // Wins are the last tie-break, but 1, 2 and 3 have drawn all their games.
    for number in 1..=3 {
        evening.correct(at(number, 1), GameResult::Draw).unwrap();
    }
    assert_eq!(places(&evening), "1:1 1:2 1:3");
}

#[test]
fn games_can_start_early_but_no_player_is_at_two_tables() {
    let mut evening = evening(4, Format::RoundRobin);
    evening.begin(at(1, 1)).unwrap();
    let busy = Refusal::Busy {
        name: "P4".to_owned(),
        at: at(1, 1),
    };
    assert_eq!(evening.begin(at(2, 1)), Err(busy));
    assert_eq!(
        evening.begin(at(1, 1)),
        Err(Refusal::AlreadyPlaying { at: at(1, 1) })
    );
    evening.report(at(1, 1), FIRST).unwrap();
    evening.begin(at(2, 2)).unwrap();
    let now: Vec<_> = evening.open_pairings().iter().map(|one| one.id).collect();
    assert_eq!(now, [at(1, 2), at(2, 2)]);
    evening.unstart(at(2, 2)).unwrap();
    assert_eq!(
        evening.unstart(at(2, 2)),
        Err(Refusal::NotPlaying { at: at(2, 2) })
    );
    assert_eq!(
        evening.report(at(4, 1), FIRST),
        Err(Refusal::NoSuchPairing { at: at(4, 1) })
    );
    assert_eq!(
        evening.report(at(0, 0), FIRST),
        Err(Refusal::NoSuchPairing { at: at(0, 0) })
    );
    assert_eq!(
        evening.report(at(1, 1), FIRST),
        Err(Refusal::AlreadyDone { at: at(1, 1) })
    );
    assert_eq!(
        evening.correct(at(1, 2), FIRST),
        Err(Refusal::NotDone { at: at(1, 2) })
    );
}

#[test]
fn leaving_players_forfeit_their_open_games() {
    let mut evening = evening(4, Format::RoundRobin);
    evening.report(at(1, 1), FIRST).unwrap();
    let changes = evening.leave(EntrantId::new(1)).unwrap();
    let forfeited = |at, winner| Change::Forfeited {
        at,
        winner: Some(EntrantId::new(winner)),
    };
    assert_eq!(changes, [forfeited(at(2, 2), 3), forfeited(at(3, 2), 2)]);
    let name = "P1".to_owned();
    assert_eq!(
        evening.leave(EntrantId::new(1)),
        Err(Refusal::AlreadyLeft { name })
    );
    let id = EntrantId::new(9);
    assert_eq!(evening.leave(id), Err(Refusal::NoSuchEntrant { id }));
    let id = EntrantId::new(0);
    assert_eq!(evening.leave(id), Err(Refusal::NoSuchEntrant { id }));
}

#[test]
fn latecomers_play_in_byes_and_at_the_end() {
    let mut evening = evening(5, Format::RoundRobin);
    evening.report(at(1, 1), FIRST).unwrap();
    let changes = evening.join("late").unwrap();
    assert!(changes.contains(&Change::Joined {
        id: EntrantId::new(6),
        round: 2
    }));
    let rounds: Vec<String> = (1..=6).map(|number| round(&evening, number)).collect();
    // The first round has started, so its bye stays, and the game against 1 comes at the end.
    assert_eq!(
        rounds,
        [
            "2-5 4-3 1",
            "3-1 5-4 2-6",
            "4-2 1-5 6-3",
            "5-3 2-1 4-6",
            "1-4 3-2 6-5",
            "6-1"
        ]
    );
    assert!(
        side_differences(&evening)
            .into_iter()
            .all(|one| one.abs() <= 1)
    );
    // If no game was played, all rounds are made again.
    let mut evening = super::evening(5, Format::RoundRobin);
    evening.join("late").unwrap();
    assert_eq!(
        evening.rounds(),
        super::evening(6, Format::RoundRobin).rounds()
    );
}
