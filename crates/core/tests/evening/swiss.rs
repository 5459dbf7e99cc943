//! Tests of the Swiss system by examples.

use tavoliere_core::evening::{Change, EntrantId, Format, GameResult, Points, Refusal, TooLate};

use super::{FIRST, SECOND, all_win, at, evening, places, round, wins};

fn swiss(rounds: u16) -> Format {
    Format::Swiss {
        rounds: Some(rounds),
    }
}

#[test]
fn eight_names_three_rounds() {
    let mut evening = evening(8, swiss(3));
    // The upper half meets the lower half, and sides alternate.
    assert_eq!(round(&evening, 1), "1-5 6-2 3-7 8-4");
    all_win(&mut evening, &[1, 2, 3]);
    assert_eq!(wins(&mut evening, 4), [Change::RoundMade { round: 2 }]);
    // The winners 1 2 3 4 had first, second, first, second. 1-3 and 2-4 would give two of them the same side twice;
    // with 1-4 and 2-3 the upper half still meets the lower half. The losers 5 6 7 8 are paired likewise.
    assert_eq!(round(&evening, 2), "4-1 2-3 5-8 7-6");
    all_win(&mut evening, &[1, 2, 5, 7]);
    // Two points: 1 2. One: 3 4 5 7. None: 6 8. All had both sides. 1 had the second last, as did 3, 6 and 8; 4 and 7
    // both had the first, so 7 gets it again.
    assert_eq!(round(&evening, 3), "1-2 3-5 7-4 6-8");
    all_win(&mut evening, &[1, 3, 4, 6]);
    // 1 has three. 2, 3 and 4 have two: 2 (met 6, 3, 1) 1 + 2 + 3, 3 (met 7, 2, 5) 1 + 2 + 1, 4 (met 8, 1, 7)
    // 0 + 3 + 1. 3 and 4 have not met. 5 (met 1, 8, 3) 5, 6 (met 2, 7, 8) 3, 7 (met 3, 6, 4) 5, each with one.
    assert_eq!(places(&evening), "1:1 2:2 3:3 3:4 5:5 5:7 7:6 8:8");
}

#[test]
fn five_names_and_their_byes() {
    let mut evening = evening(5, swiss(3));
    assert_eq!(round(&evening, 1), "1-3 4-2 5");
    all_win(&mut evening, &[1, 2]);
    // One point: 1 2 5. None: 3 4, of whom the last has the bye.
    assert_eq!(
        evening.rounds()[1].last().map(super::pair),
        Some("4".to_owned())
    );
    // The bye gives a point, and counts as an opponent with the same points.
    let five = evening
        .standings()
        .into_iter()
        .find(|one| one.id == EntrantId::new(5))
        .unwrap();
    assert_eq!(
        (five.points, five.buchholz, five.wins),
        (Points::ONE, Points::ONE, 0)
    );
}

/// Four players meet everyone once in three rounds, whatever their points.
#[test]
fn no_pair_meets_twice_in_the_maximum_number_of_rounds() {
    let mut evening = evening(4, swiss(3));
    let mut seen = std::collections::BTreeSet::new();
    while !evening.is_over() {
        let pairing = evening.open_pairings()[0];
        let id = pairing.id;
        let pair = (
            pairing.first.min(pairing.second.unwrap()),
            pairing.first.max(pairing.second.unwrap()),
        );
        assert!(seen.insert(pair));
        evening.report(id, FIRST).unwrap();
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn a_correction_pairs_an_unstarted_round_again() {
    let mut evening = evening(8, swiss(3));
    all_win(&mut evening, &[1, 2, 3, 4]);
    let before = round(&evening, 2);
    let changes = evening.correct(at(1, 4), FIRST).unwrap();
    assert_eq!(changes, [Change::RoundRemade { round: 2 }]);
    assert_ne!(round(&evening, 2), before);
    // Once a game has started, the round stays.
    let before = round(&evening, 2);
    evening.begin(at(2, 1)).unwrap();
    assert_eq!(evening.correct(at(1, 4), SECOND).unwrap(), []);
    assert_eq!(round(&evening, 2), before);
    assert_eq!(evening.standings()[0].points, Points::ONE);
}

#[test]
fn latecomers_play_in_the_first_unstarted_round() {
    let mut evening = evening(4, swiss(3));
    evening.join("five").unwrap();
    assert_eq!(round(&evening, 1), "1-3 4-2 5");
    evening.begin(at(1, 1)).unwrap();
    let changes = evening.join("six").unwrap();
    let id = EntrantId::new(6);
    assert_eq!(changes, [Change::Joined { id, round: 2 }]);
    all_win(&mut evening, &[1, 2]);
    assert!(
        evening.rounds()[1]
            .iter()
            .any(|one| one.side_of(id).is_some())
    );
    let refused = Refusal::DuplicateName {
        id: EntrantId::new(5),
        name: "five".to_owned(),
    };
    assert_eq!(evening.join(" FIVE "), Err(refused));
    while evening.round() < 3 {
        let at = evening.open_pairings()[0].id;
        evening.report(at, GameResult::Draw).unwrap();
    }
    let at = evening.open_pairings()[0].id;
    evening.report(at, FIRST).unwrap();
    assert_eq!(evening.join("seven"), Err(TooLate::LastRound.into()));
}

#[test]
fn players_who_left_are_not_paired() {
    let mut evening = evening(5, swiss(4));
    let changes = evening.leave(EntrantId::new(1)).unwrap();
    let winner = Some(EntrantId::new(3));
    assert_eq!(
        changes,
        [Change::Forfeited {
            at: at(1, 1),
            winner
        }]
    );
    wins(&mut evening, 2);
    for pairing in &evening.rounds()[1] {
        assert_eq!(pairing.side_of(EntrantId::new(1)), None);
    }
    assert_eq!(evening.rounds()[1].len(), 2);
    for number in [2, 3, 4] {
        evening.leave(EntrantId::new(number)).unwrap();
    }
    assert!(evening.is_over());
    assert_eq!(evening.end(), Err(Refusal::Over));
}

#[test]
fn buchholz_decides_between_equal_points() {
    let mut evening = evening(6, swiss(2));
    assert_eq!(round(&evening, 1), "1-4 5-2 3-6");
    all_win(&mut evening, &[1, 2, 6]);
    // One point: 1 2 6; sides first, second, second. None: 3 4 5; first, second, first. One player of the upper group
    // meets one of the lower, on sides that fit: 2 and 3, because 6 has met 3, and 1 had the same side as 3.
    assert_eq!(round(&evening, 2), "6-1 2-3 4-5");
    all_win(&mut evening, &[1, 3, 4]);
    // 2 met 5 and 3: 0 + 1. 6 met 3 and 1: 1 + 2. 3 met 6 and 2: 1 + 1. 4 met 1 and 5: 2 + 0.
    assert_eq!(places(&evening), "1:1 2:6 3:3 3:4 5:2 6:5");
    let standings = evening.standings();
    let sums: Vec<_> = standings.iter().map(|one| one.buchholz.halves()).collect();
    assert_eq!(sums, [4, 6, 4, 4, 2, 4]);
}
