//! Tests of pairings of two games with swapped sides.

use tavoliere_core::evening::{
    English, EntrantId, Evening, Format, GameResult, PairingState, Points, Refusal, Standing,
};
use tavoliere_core::rules::Side;

use super::{FIRST, SECOND, at, pair, places, plan, round};

fn id(number: u8) -> EntrantId {
    EntrantId::new(number)
}

fn two_games(count: usize, format: Format) -> Evening {
    let mut plan = plan(count, format);
    plan.two_games = true;
    Evening::new(plan).unwrap()
}

fn standing(evening: &Evening, number: u8) -> Standing {
    let standings = evening.standings();
    let found = standings.into_iter().find(|one| one.id == id(number));
    found.unwrap()
}

fn state(evening: &Evening) -> (String, PairingState) {
    let first = evening.pairing(at(1, 1)).unwrap();
    (pair(first), first.state)
}

#[test]
fn the_players_swap_sides_for_the_second_game() {
    let mut evening = two_games(4, Format::RoundRobin);
    assert_eq!(state(&evening), ("1-4".to_owned(), PairingState::Waiting));
    evening.begin(at(1, 1)).unwrap();
    evening.report(at(1, 1), FIRST).unwrap();
    assert_eq!(state(&evening), ("4-1".to_owned(), PairingState::Waiting));
    assert_eq!(standing(&evening, 1).points, Points::ONE);
    assert_eq!(evening.pairing(at(1, 1)).unwrap().winner(), None);
    assert!(
        evening
            .compact(&English, 1500)
            .contains("P4 0–1 P1: waiting")
    );
    evening.begin(at(1, 1)).unwrap();
    evening.report(at(1, 1), GameResult::Draw).unwrap();
    let done = PairingState::Done(GameResult::Draw);
    assert_eq!(state(&evening), ("4-1".to_owned(), done));
    let (one, four) = (standing(&evening, 1), standing(&evening, 4));
    assert_eq!((one.points.halves(), one.wins, one.draws), (3, 1, 1));
    assert_eq!((four.points.halves(), four.losses, four.draws), (1, 1, 1));
    let page = evening.page(&English);
    assert!(page.contains("P4 – P1: ½–1½"), "{page}");
    assert!(page.contains("two games per pairing"), "{page}");
    let refused = evening.report(at(1, 1), FIRST);
    assert_eq!(refused, Err(Refusal::AlreadyDone { at: at(1, 1) }));
    assert_eq!(Evening::read(&evening.to_text()).as_ref(), Ok(&evening));
}

#[test]
fn both_results_can_be_corrected() {
    let mut evening = two_games(4, Format::RoundRobin);
    let missing = Err(Refusal::NotDone { at: at(1, 1) });
    assert_eq!(evening.correct_earlier(at(1, 1), FIRST), missing);
    evening.report(at(1, 1), FIRST).unwrap();
    // Before the second game.
    evening.correct_earlier(at(1, 1), GameResult::Draw).unwrap();
    assert_eq!(standing(&evening, 1).points, Points::HALF);
    assert_eq!(evening.correct(at(1, 1), FIRST), missing);
    evening.report(at(1, 1), FIRST).unwrap();
    // After it. The first game was 1 against 4, the second 4 against 1.
    evening.correct_earlier(at(1, 1), SECOND).unwrap();
    assert_eq!(standing(&evening, 4).wins, 2);
    evening.correct(at(1, 1), SECOND).unwrap();
    assert_eq!(standing(&evening, 4).wins, 1);
    assert_eq!(standing(&evening, 1).wins, 1);
    assert_eq!(evening.pairing(at(1, 1)).unwrap().winner(), None);
    let cappotto = GameResult::cappotto(Side::First);
    evening.correct_earlier(at(1, 1), cappotto).unwrap();
    assert_eq!(standing(&evening, 1).points.halves(), 6);
}

#[test]
fn a_level_pairing_of_a_knockout_is_played_again() {
    let mut evening = two_games(4, Format::KnockOut);
    evening.report(at(1, 1), FIRST).unwrap();
    evening.report(at(1, 1), FIRST).unwrap();
    let pairing = evening.pairing(at(1, 1)).unwrap();
    assert_eq!((pairing.draws, pairing.earlier), (1, None));
    assert_eq!(pairing.state, PairingState::Waiting);
    evening.report(at(1, 1), FIRST).unwrap();
    evening.report(at(1, 1), GameResult::Draw).unwrap();
    assert_eq!(evening.pairing(at(1, 1)).unwrap().winner(), Some(id(4)));
    for _ in 0..2 {
        evening.report(at(1, 2), GameResult::Draw).unwrap();
    }
    assert_eq!(evening.pairing(at(1, 2)).unwrap().draws, 1);
    evening.report(at(1, 2), FIRST).unwrap();
    evening.report(at(1, 2), SECOND).unwrap();
    assert_eq!(evening.rounds().len(), 2);
    assert!(round(&evening, 2).contains('4'));
    // Correcting a game of the semi-final to a level score withdraws the final.
    evening.correct_earlier(at(1, 1), SECOND).unwrap();
    evening.correct(at(1, 2), FIRST).unwrap();
    assert_eq!(evening.rounds().len(), 1);
}

#[test]
fn leaving_forfeits_the_games_that_are_open() {
    let mut evening = two_games(4, Format::RoundRobin);
    // 1 wins the first of two games against 4 and leaves.
    evening.report(at(1, 1), FIRST).unwrap();
    evening.leave(id(1)).unwrap();
    let (one, four) = (standing(&evening, 1), standing(&evening, 4));
    assert_eq!((one.points, one.wins, one.losses), (Points::ONE, 1, 5));
    assert_eq!((four.points, four.wins, four.losses), (Points::ONE, 1, 1));
    // Both games against 2 are forfeited.
    assert_eq!(standing(&evening, 2).points, Points::TWO);
    let page = evening.page(&English);
    assert!(page.contains("P4 – P1: 1–1 forfeited"), "{page}");
    evening.come_back(id(1)).unwrap();
    assert_eq!(standing(&evening, 2).points, Points::ZERO);
    assert_eq!(state(&evening), ("4-1".to_owned(), PairingState::Waiting));
}

#[test]
fn a_forfeit_becomes_two_games_again_by_a_correction() {
    let mut evening = two_games(4, Format::RoundRobin);
    evening.leave(id(1)).unwrap();
    evening.correct(at(1, 1), FIRST).unwrap();
    // 1 is still away, so the second game is forfeited.
    let forfeit = PairingState::Forfeit(Some(Side::First));
    assert_eq!(state(&evening), ("4-1".to_owned(), forfeit));
    evening.correct(at(1, 1), SECOND).unwrap();
    assert_eq!(standing(&evening, 1).wins, 2);
}

#[test]
fn byes_of_the_swiss_system_count_as_two_games() {
    let evening = two_games(5, Format::Swiss { rounds: None });
    assert_eq!(standing(&evening, 5).points, Points::TWO);
    assert_eq!(places(&evening), "1:5 2:1 2:2 2:3 2:4");
}

#[test]
fn in_winner_stays_on_the_holder_stays_after_a_level_pairing() {
    let mut evening = two_games(4, Format::WinnerStaysOn { games: None });
    assert_eq!(round(&evening, 1), "1-2");
    evening.report(at(1, 1), FIRST).unwrap();
    assert_eq!(evening.rounds().len(), 1);
    evening.report(at(1, 1), FIRST).unwrap();
    // 1:1, and 1 was there before.
    assert!(evening.pairing(at(2, 1)).unwrap().side_of(id(1)).is_some());
    // By a correction of the first game 2 has won both.
    evening.correct_earlier(at(1, 1), SECOND).unwrap();
    assert!(evening.pairing(at(2, 1)).unwrap().side_of(id(2)).is_some());
}

#[test]
fn everyone_has_both_sides_equally_often() {
    let mut evening = two_games(6, Format::Swiss { rounds: Some(5) });
    let mut first = [0; 6];
    while let Some((at, who)) = evening
        .open_pairings()
        .first()
        .map(|one| (one.id, one.first))
    {
        first[usize::from(who.number()) - 1] += 1;
        evening.report(at, FIRST).unwrap();
    }
    assert_eq!(first, [5; 6]);
}
