//! Tests of the rules for players who leave a round robin early.

use tavoliere_core::evening::{
    English, EntrantId, Evening, Format, GameResult, LeaverRule, Points, Standing,
};

use super::{FIRST, SECOND, at, places, plan};

fn id(number: u8) -> EntrantId {
    EntrantId::new(number)
}

/// Five players: 2-5 4-3, 3-1 5-4, 4-2 1-5, 5-3 2-1, 1-4 3-2. The first side wins the first `rounds` rounds.
fn started(leavers: LeaverRule, rounds: u16) -> Evening {
    let mut plan = plan(5, Format::RoundRobin);
    plan.leavers = leavers;
    let mut evening = Evening::new(plan).unwrap();
    for round in 1..=rounds {
        for table in 1..=2 {
            evening.report(at(round, table), FIRST).unwrap();
        }
    }
    evening
}

fn standing(evening: &Evening, number: u8) -> Standing {
    let standings = evening.standings();
    let found = standings.into_iter().find(|one| one.id == id(number));
    found.unwrap()
}

#[test]
fn by_default_games_that_are_not_played_are_lost() {
    let mut evening = started(LeaverRule::Lost, 1);
    evening.leave(id(5)).unwrap();
    let own = standing(&evening, 5);
    assert_eq!((own.points, own.losses), (Points::ZERO, 4));
    assert!(!own.unranked, "5 has played a game");
    // 1, 3 and 4 win without playing; 2 has beaten 5.
    assert_eq!(standing(&evening, 1).wins, 1);
    assert!(
        evening
            .page(&English)
            .contains("lose the games they haven’t played.")
    );
}

#[test]
fn the_games_of_a_player_who_leaves_before_half_of_them_do_not_count() {
    let mut evening = started(LeaverRule::HalfPlayed, 1);
    assert_eq!(standing(&evening, 2).points, Points::ONE);
    evening.leave(id(5)).unwrap();
    // One of four games was played.
    for number in [1, 2] {
        let one = standing(&evening, number);
        assert_eq!((one.points, one.wins), (Points::ZERO, 0), "{number}");
    }
    assert_eq!(standing(&evening, 4).points, Points::ONE);
    let own = standing(&evening, 5);
    assert!(own.unranked && own.place == 5, "{own:?}");
    assert!(!evening.counts(evening.pairing(at(1, 1)).unwrap()));
    assert!(evening.counts(evening.pairing(at(1, 2)).unwrap()));
    let page = evening.page(&English);
    assert!(page.contains("P2 – P5: 1–0 not counted"), "{page}");
    assert!(page.contains("\n –.  "), "{page}");
    assert!(
        page.contains("P5 – P4: 0–1 forfeited, not counted"),
        "{page}"
    );
    assert!(page.contains("none of their games counts"), "{page}");
    let compact = evening.compact(&English, 1500);
    assert!(compact.contains("\n–. P5: 0"), "{compact}");
    assert!(compact.contains("P2 1–0 P5 (not counted)"), "{compact}");
    // A player who returns counts again.
    evening.come_back(id(5)).unwrap();
    assert_eq!(standing(&evening, 2).points, Points::ONE);
}

#[test]
fn the_games_of_a_player_who_leaves_later_count() {
    let mut evening = started(LeaverRule::HalfPlayed, 2);
    // 5 has played two of four games: a loss and a win.
    evening.leave(id(5)).unwrap();
    let own = standing(&evening, 5);
    assert_eq!(
        (own.points, own.losses, own.unranked),
        (Points::ONE, 3, false)
    );
    assert_eq!(standing(&evening, 1).wins, 1);
    // The open games are won by the opponents, in every order of results.
    evening.correct(at(2, 2), SECOND).unwrap();
    assert_eq!(standing(&evening, 5).points, Points::ZERO);
    evening.correct(at(2, 2), GameResult::Draw).unwrap();
    assert_eq!(standing(&evening, 5).points, Points::HALF);
}

#[test]
fn other_formats_have_no_such_rule() {
    let mut plan = plan(4, Format::Swiss { rounds: None });
    plan.leavers = LeaverRule::HalfPlayed;
    let mut evening = Evening::new(plan).unwrap();
    evening.report(at(1, 1), FIRST).unwrap();
    evening.leave(id(1)).unwrap();
    assert_eq!(standing(&evening, 1).points, Points::ONE);
    assert!(!evening.page(&English).contains("half"));
    assert_eq!(places(&evening).split(' ').count(), 4);
}
