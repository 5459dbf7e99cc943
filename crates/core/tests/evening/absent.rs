//! Tests of players who are away: their places, the byes of the others, and the end without players.

use tavoliere_core::evening::{
    Ending, EntrantId, Evening, Format, GameResult, PairingState, Points, Refusal,
};

use super::{FIRST, all_win, at, evening, places, round, wins};

fn swiss(rounds: u16) -> Format {
    Format::Swiss {
        rounds: Some(rounds),
    }
}

fn id(number: u8) -> EntrantId {
    EntrantId::new(number)
}

/// Reports a win of the first side in all open games.
fn play_out(evening: &mut Evening) {
    while let Some(at) = evening.open_pairings().first().map(|one| one.id) {
        evening.report(at, FIRST).unwrap();
    }
}

/// The number of byes of each player, by index.
fn byes(evening: &Evening) -> Vec<usize> {
    let of = |who: EntrantId| {
        let all = evening.rounds().iter().flatten();
        all.filter(|one| one.state == PairingState::Bye && one.first == who)
            .count()
    };
    evening.entrants().iter().map(|one| of(one.id)).collect()
}

#[test]
fn players_of_a_knockout_who_never_played_are_below_all_who_did() {
    let mut evening = evening(4, Format::KnockOut);
    assert_eq!(round(&evening, 1), "1-4 3-2");
    evening.leave(id(1)).unwrap();
    evening.leave(id(4)).unwrap();
    wins(&mut evening, 2);
    assert!(evening.is_over());
    // 1 advanced, because both had left, and would be second.
    assert_eq!(places(&evening), "1:2 2:3 3:1 3:4");
    let standings = evening.standings();
    let unranked: Vec<bool> = standings.iter().map(|one| one.unranked).collect();
    assert_eq!(unranked, [false, false, true, true]);
}

#[test]
fn a_game_forfeited_by_both_is_lost_by_both() {
    let mut evening = evening(8, Format::KnockOut);
    all_win(&mut evening, &[1, 4]);
    evening.leave(id(1)).unwrap();
    evening.leave(id(4)).unwrap();
    all_win(&mut evening, &[2, 3]);
    assert_eq!(round(&evening, 2), "4-1 3-2");
    wins(&mut evening, 2);
    // 2 wins the final by forfeit, 3 the game for third place; 1 and 4 went out in the semi-final.
    assert_eq!(places(&evening), "1:2 2:3 3:1 3:4 5:5 5:6 5:7 5:8");
}

#[test]
fn three_names_in_six_rounds_have_two_byes_each() {
    let mut evening = evening(3, swiss(6));
    play_out(&mut evening);
    assert_eq!(evening.rounds().len(), 6);
    assert_eq!(byes(&evening), [2, 2, 2]);
    assert_eq!(evening.ending(), Some(Ending::Complete));
    // Each pair has met twice.
    let games = evening.rounds().iter().flatten();
    let met = |one, other| {
        let games = games.clone();
        let both = games.filter(|game| game.opponent_of(id(one)) == Some(id(other)));
        both.count()
    };
    assert_eq!([met(1, 2), met(1, 3), met(2, 3)], [2, 2, 2]);
}

#[test]
fn seven_names_of_whom_one_leaves_in_each_round_and_returns() {
    let mut evening = evening(7, swiss(6));
    for number in 1..=6 {
        assert_eq!(usize::from(number), evening.rounds().len());
        let gone = id(number as u8);
        evening.leave(gone).unwrap();
        let before = evening.standings();
        while evening.open_pairings().len() > 1 {
            let at = evening.open_pairings()[0].id;
            evening.report(at, FIRST).unwrap();
        }
        evening.come_back(gone).unwrap();
        let points = |list: &[tavoliere_core::evening::Standing]| {
            let own = list.iter().find(|one| one.id == gone).unwrap();
            own.points
        };
        // A bye that was withdrawn is back; nothing else has come in.
        let back = points(&evening.standings());
        assert!(back <= points(&before) + Points::ONE);
        while evening.round() == number && !evening.is_over() {
            let at = evening.open_pairings()[0].id;
            evening.report(at, FIRST).unwrap();
        }
    }
    assert!(evening.is_over());
    let byes = byes(&evening);
    assert_eq!(byes.iter().sum::<usize>(), 6);
    assert!(byes.iter().all(|one| *one <= 1), "{byes:?}");
    let forfeits = evening.rounds().iter().flatten();
    let forfeits = forfeits.filter(|one| matches!(one.state, PairingState::Forfeit(_)));
    assert_eq!(forfeits.count(), 0);
}

#[test]
fn a_bye_is_withdrawn_while_its_player_is_away() {
    let mut evening = evening(5, swiss(3));
    assert_eq!(round(&evening, 1), "1-3 4-2 5");
    let points = |evening: &Evening| {
        let standings = evening.standings();
        let own = standings.into_iter().find(|one| one.id == id(5)).unwrap();
        own.points
    };
    assert_eq!(points(&evening), Points::ONE);
    evening.leave(id(5)).unwrap();
    assert_eq!(points(&evening), Points::ZERO);
    assert_eq!(
        evening.correct(at(1, 3), FIRST),
        Err(Refusal::Bye { at: at(1, 3) })
    );
    evening.come_back(id(5)).unwrap();
    assert_eq!(points(&evening), Points::ONE);
    // After the round it's lost.
    evening.leave(id(5)).unwrap();
    all_win(&mut evening, &[1, 2]);
    evening.come_back(id(5)).unwrap();
    assert_eq!(points(&evening), Points::ZERO);
}

#[test]
fn a_missed_round_brings_no_bye_and_no_tie_break() {
    let mut evening = evening(5, swiss(3));
    assert_eq!(round(&evening, 1), "1-3 4-2 5");
    // 3 misses the first round and has no points, like 4.
    evening.leave(id(3)).unwrap();
    evening
        .report(
            at(1, 2),
            GameResult::win(tavoliere_core::rules::Side::Second),
        )
        .unwrap();
    evening.come_back(id(3)).unwrap();
    let bye = evening.rounds()[1].last().unwrap();
    assert_eq!((bye.state, bye.first), (PairingState::Bye, id(4)));
    let standings = evening.standings();
    let own = standings.iter().find(|one| one.id == id(3)).unwrap();
    assert_eq!(own.buchholz, Points::ZERO);
}

#[test]
fn a_night_without_players_ends_and_continues_when_they_return() {
    for format in [
        swiss(4),
        Format::RoundRobin,
        Format::KnockOut,
        Format::WinnerStaysOn { games: None },
    ] {
        let mut evening = evening(5, format);
        let mut number = 0;
        while !evening.is_over() {
            number += 1;
            evening.leave(id(number)).unwrap();
        }
        assert_eq!(evening.ending(), Some(Ending::TooFewPlayers), "{format:?}");
        let read = Evening::read(&evening.to_text());
        assert_eq!(read.as_ref(), Ok(&evening));
        while let Some(gone) = evening.entrants().iter().find(|one| one.left) {
            let gone = gone.id;
            evening.come_back(gone).unwrap();
        }
        assert!(!evening.is_over(), "{format:?}");
        play_some(&mut evening);
        evening.end().unwrap();
        assert_eq!(evening.ending(), Some(Ending::ByHand));
        assert_eq!(evening.come_back(id(1)), Err(Refusal::Over));
    }
}

fn play_some(evening: &mut Evening) {
    let at = evening.open_pairings()[0].id;
    evening.report(at, FIRST).unwrap();
}

#[test]
fn nine_names_of_whom_two_stay() {
    let mut evening = evening(9, swiss(5));
    for number in 1..=7 {
        evening.leave(id(number)).unwrap();
    }
    let made = evening.rounds().len();
    play_out(&mut evening);
    assert_eq!(evening.rounds().len(), 5);
    assert_eq!(evening.ending(), Some(Ending::Complete));
    let standings = evening.standings();
    let first: Vec<u8> = standings[..2].iter().map(|one| one.id.number()).collect();
    assert!(first.contains(&8) && first.contains(&9));
    assert!(standings[2..].iter().all(|one| one.unranked));
    // Both were free equally often, and then met in every round.
    let free = byes_and_forfeits(&evening);
    assert!(free[7].abs_diff(free[8]) <= 1, "{free:?}");
    let met = evening.rounds()[made..].iter().flatten();
    assert!(made < 5 && met.clone().count() == 5 - made);
    assert!(met.clone().all(|one| one.opponent_of(id(8)) == Some(id(9))));
}

/// The number of byes and of games won by forfeit of each player, by index.
fn byes_and_forfeits(evening: &Evening) -> Vec<usize> {
    let mut free = byes(evening);
    for pairing in evening.rounds().iter().flatten() {
        if let (PairingState::Forfeit(_), Some(winner)) = (pairing.state, pairing.winner()) {
            free[usize::from(winner.number()) - 1] += 1;
        }
    }
    free
}
