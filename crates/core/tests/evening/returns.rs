//! Tests of players who come back: the games that are played after all, in each format.

use tavoliere_core::evening::{EntrantId, Format, GameResult, PairingState, Refusal};
use tavoliere_core::rules::Side;

use super::{at, evening, wins};

const SWISS: Format = Format::Swiss { rounds: None };

fn one() -> EntrantId {
    EntrantId::new(1)
}

#[test]
fn only_who_has_left_can_be_back() {
    for format in [
        Format::KnockOut,
        Format::RoundRobin,
        SWISS,
        Format::WinnerStaysOn { games: None },
    ] {
        let mut evening = evening(5, format);
        let there = Refusal::NotLeft {
            name: "P1".to_owned(),
        };
        assert_eq!(evening.come_back(one()), Err(there), "{format:?}");
        let id = EntrantId::new(9);
        assert_eq!(evening.come_back(id), Err(Refusal::NoSuchEntrant { id }));
        evening.leave(one()).unwrap();
        evening.come_back(one()).unwrap();
        assert!(!evening.entrant(one()).unwrap().left);
        let read = tavoliere_core::evening::Evening::read(&evening.to_text()).unwrap();
        assert_eq!(read, evening, "{format:?}");
    }
}

#[test]
fn in_a_round_robin_open_rounds_are_played_after_all() {
    let mut evening = evening(4, Format::RoundRobin);
    let before = evening.rounds().to_vec();
    evening.leave(one()).unwrap();
    assert_ne!(evening.rounds(), before);
    evening.come_back(one()).unwrap();
    assert_eq!(evening.rounds(), before);
}

#[test]
fn in_a_knock_out_a_forfeited_game_is_played_unless_the_next_has_started() {
    let mut evening = evening(4, Format::KnockOut);
    let given_up = evening
        .open_pairings()
        .into_iter()
        .find(|it| it.side_of(one()).is_some());
    let (here, opponent) = given_up
        .map(|it| (it.id, it.opponent_of(one()).unwrap()))
        .unwrap();
    evening.leave(one()).unwrap();
    assert!(matches!(
        evening.pairing(here).unwrap().state,
        PairingState::Forfeit(_)
    ));
    let other = evening.open_pairings()[0].first.number();
    wins(&mut evening, other);
    assert_eq!(evening.round(), 2);
    let mut late = evening.clone();
    // The final is made, and removed again.
    evening.come_back(one()).unwrap();
    assert_eq!(evening.pairing(here).unwrap().state, PairingState::Waiting);
    assert_eq!(evening.rounds().len(), 1);
    // If it was played, it stays.
    wins(&mut late, opponent.number());
    assert!(late.is_over() || late.come_back(one()).is_err());
}

#[test]
fn in_the_swiss_system_the_game_of_an_open_round_is_played_after_all() {
    let mut evening = evening(6, SWISS);
    let first = evening.open_pairings()[0].id;
    evening.report(first, GameResult::win(Side::First)).unwrap();
    let gone = EntrantId::new(6);
    evening.leave(gone).unwrap();
    let mine = |round: usize, evening: &tavoliere_core::evening::Evening| {
        let mut round = evening.rounds()[round].iter();
        round.find(|it| it.side_of(gone).is_some()).cloned()
    };
    assert!(!mine(0, &evening).unwrap().is_open());
    evening.come_back(gone).unwrap();
    assert!(mine(0, &evening).unwrap().is_open());
    // Once the round is over, it stays forfeited, and the player is in the next round.
    evening.leave(gone).unwrap();
    while evening.round() == 1 {
        let id = evening.open_pairings()[0].id;
        evening.report(id, GameResult::Draw).unwrap();
    }
    evening.come_back(gone).unwrap();
    assert!(!mine(0, &evening).unwrap().is_open());
    assert!(mine(1, &evening).unwrap().is_open());
}

#[test]
fn in_winner_stays_on_returning_players_wait_last() {
    let mut evening = evening(5, Format::WinnerStaysOn { games: None });
    let gone = EntrantId::new(4);
    evening.leave(gone).unwrap();
    assert!(!evening.queue().contains(&gone));
    evening.come_back(gone).unwrap();
    assert_eq!(evening.queue().last(), Some(&gone));
    assert_eq!(
        evening.pairing(at(1, 1)).unwrap().state,
        PairingState::Waiting
    );
}
