//! Tests of the knockout by examples.

use tavoliere_core::evening::{
    Change, EntrantId, Format, GameResult, PairingState, Refusal, TooLate,
};
use tavoliere_core::rules::Side;

use super::{FIRST, SECOND, all_win, at, evening, places, round, wins};

#[test]
fn eight_names() {
    let mut evening = evening(8, Format::KnockOut);
    assert_eq!(evening.round_count(), Some(3));
    assert_eq!(round(&evening, 1), "1-8 5-4 2-7 6-3");
    // An upset: 7 beats 2.
    all_win(&mut evening, &[1, 4, 7]);
    assert_eq!(evening.rounds().len(), 1);
    assert_eq!(wins(&mut evening, 3), [Change::RoundMade { round: 2 }]);
    // 1 had the first side and 4 the second, so they swap. 7 and 3 both had the second, so the better seed gets the
    // first.
    assert_eq!(round(&evening, 2), "4-1 3-7");
    assert_eq!(places(&evening), "1:1 1:3 1:4 1:7 5:2 5:5 5:6 5:8");
    all_win(&mut evening, &[1, 3]);
    // 1 and 3 had both sides; the better seed doesn't get the second again. 7 only had the second.
    assert_eq!(round(&evening, 3), "1-3 7-4");
    assert!(evening.is_for_third_place(at(3, 2)));
    assert!(!evening.is_for_third_place(at(3, 1)));
    assert_eq!(places(&evening), "1:1 1:3 3:4 3:7 5:2 5:5 5:6 5:8");
    wins(&mut evening, 7);
    assert_eq!(wins(&mut evening, 3), [Change::Over]);
    assert!(evening.is_over() && evening.open_pairings().is_empty());
    assert_eq!(places(&evening), "1:3 2:1 3:7 4:4 5:2 5:5 5:6 5:8");
}

#[test]
fn five_names_with_byes_for_the_first_three() {
    let mut evening = evening(5, Format::KnockOut);
    assert_eq!(round(&evening, 1), "1 5-4 2 3");
    assert_eq!(evening.open_pairings().len(), 1);
    assert_eq!(
        evening.report(at(1, 1), FIRST),
        Err(Refusal::Bye { at: at(1, 1) })
    );
    wins(&mut evening, 5);
    // 5 had the first side, so 1 gets it.
    assert_eq!(round(&evening, 2), "1-5 3-2");
    all_win(&mut evening, &[5, 2]);
    // 5 had both sides and 2 the second, so 2 had the first less often.
    assert_eq!(round(&evening, 3), "2-5 3-1");
    all_win(&mut evening, &[2, 1]);
    assert_eq!(places(&evening), "1:2 2:5 3:1 4:3 5:4");
}

#[test]
fn three_names_have_no_game_for_the_third_place() {
    let mut evening = evening(3, Format::KnockOut);
    assert_eq!(round(&evening, 1), "1 3-2");
    wins(&mut evening, 3);
    assert_eq!(round(&evening, 2), "1-3");
    wins(&mut evening, 3);
    assert_eq!(places(&evening), "1:3 2:1 3:2");
}

#[test]
fn a_draw_is_played_again() {
    let mut evening = evening(4, Format::KnockOut);
    for draws in 1..=2 {
        evening.begin(at(1, 1)).unwrap();
        evening.report(at(1, 1), GameResult::Draw).unwrap();
        let pairing = evening.pairing(at(1, 1)).unwrap();
        assert_eq!(
            (pairing.draws, pairing.state),
            (draws, PairingState::Waiting)
        );
    }
    // One of the two draws is now a win.
    evening.correct(at(1, 1), FIRST).unwrap();
    assert_eq!(evening.pairing(at(1, 1)).unwrap().draws, 1);
    assert_eq!(
        evening.pairing(at(1, 1)).unwrap().winner(),
        Some(EntrantId::new(1))
    );
}

#[test]
fn a_correction_pairs_unplayed_following_games_again() {
    let mut evening = evening(8, Format::KnockOut);
    all_win(&mut evening, &[1, 4, 2, 3]);
    assert_eq!(round(&evening, 2), "4-1 3-2");
    wins(&mut evening, 1);
    // 7 has beaten 2, so another player meets 3. The other table isn't affected.
    let changes = evening.correct(at(1, 3), SECOND).unwrap();
    assert_eq!(changes, [Change::RoundRemade { round: 2 }]);
    assert_eq!(round(&evening, 2), "4-1 3-7");
    // The game of 1 and 4 was already played.
    let refusal = evening.correct(at(1, 1), SECOND).unwrap_err();
    let later = Refusal::LaterGamePlayed {
        later: at(2, 1),
        first: "P4".to_owned(),
        second: "P1".to_owned(),
    };
    assert_eq!(refusal, later);
    assert!(refusal.to_string().contains("P4"), "{refusal}");
    // If only the worth changes, no other game depends on it.
    evening
        .correct(at(1, 1), GameResult::cappotto(Side::First))
        .unwrap();
    // A draw would reopen the first round, although the second was played.
    let drawn = evening.correct(at(1, 3), GameResult::Draw);
    assert!(matches!(drawn, Err(Refusal::LaterGamePlayed { .. })));
}

#[test]
fn a_correction_to_a_draw_removes_the_next_round() {
    let mut evening = evening(4, Format::KnockOut);
    all_win(&mut evening, &[1, 2]);
    let changes = evening.correct(at(1, 2), GameResult::Draw).unwrap();
    assert_eq!(changes, [Change::RoundWithdrawn { round: 2 }]);
    assert_eq!(evening.round(), 1);
    assert_eq!(wins(&mut evening, 3), [Change::RoundMade { round: 2 }]);
    assert_eq!(round(&evening, 2), "3-1 2-4");
}

#[test]
fn a_correction_of_the_semi_final_changes_the_game_for_third_place() {
    let mut evening = evening(4, Format::KnockOut);
    all_win(&mut evening, &[1, 2]);
    // The game for third place, 3 against 4.
    evening.report(at(2, 2), FIRST).unwrap();
    let refused = evening.correct(at(1, 1), SECOND);
    assert!(matches!(refused, Err(Refusal::LaterGamePlayed { later, .. }) if later == at(2, 2)));
}

#[test]
fn leaving_players_forfeit_and_their_opponents_advance() {
    let mut evening = evening(8, Format::KnockOut);
    all_win(&mut evening, &[1, 4, 2]);
    // 1 leaves before the next round is made, 3 before their game.
    assert_eq!(evening.leave(EntrantId::new(1)).unwrap(), []);
    let forfeited = |at, winner| Change::Forfeited {
        at,
        winner: Some(EntrantId::new(winner)),
    };
    assert_eq!(
        evening.leave(EntrantId::new(3)).unwrap(),
        [
            forfeited(at(1, 4), 6),
            Change::RoundMade { round: 2 },
            forfeited(at(2, 1), 4),
        ]
    );
    assert_eq!(round(&evening, 2), "4-1 6-2");
    wins(&mut evening, 6);
    // 1 is also absent from the game for third place.
    assert_eq!(round(&evening, 3), "4-6 2-1");
    wins(&mut evening, 4);
    // 3 left before playing, so everyone else is above.
    assert_eq!(places(&evening), "1:4 2:6 3:2 4:1 5:5 5:7 5:8 8:3");
    let refusal = Refusal::Over;
    assert_eq!(evening.leave(EntrantId::new(1)), Err(refusal));
}

#[test]
fn a_knockout_without_players_ends() {
    let mut evening = evening(5, Format::KnockOut);
    for number in [4, 5, 1, 3] {
        evening.leave(EntrantId::new(number)).unwrap();
    }
    assert!(evening.is_over());
    assert_eq!(evening.standings()[0].id, EntrantId::new(2));
}

#[test]
fn latecomers_fill_byes_of_the_first_round() {
    let mut evening = evening(6, Format::KnockOut);
    assert_eq!(round(&evening, 1), "1 5-4 2 6-3");
    evening.begin(at(1, 2)).unwrap();
    // The seventh player meets the second, as in a bracket of seven.
    let changes = evening.join("late").unwrap();
    let joined = Change::Joined {
        id: EntrantId::new(7),
        round: 1,
    };
    assert_eq!(changes, [joined, Change::RoundRemade { round: 1 }]);
    assert_eq!(round(&evening, 1), "1 5-4 2-7 6-3");
    evening.join("later").unwrap();
    assert_eq!(round(&evening, 1), "1-8 5-4 2-7 6-3");
    assert_eq!(evening.join("latest"), Err(TooLate::NoByeLeft.into()));
    all_win(&mut evening, &[1, 2, 3, 4]);
    assert_eq!(evening.join("latest"), Err(TooLate::FirstRoundOver.into()));
}

#[test]
fn joining_before_the_first_game_enlarges_the_bracket() {
    let mut evening = evening(4, Format::KnockOut);
    evening.join("late").unwrap();
    assert_eq!(round(&evening, 1), "1 5-4 2 3");
}
