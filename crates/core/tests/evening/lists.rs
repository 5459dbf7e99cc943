//! Tests of plans: which are accepted, and the errors of the others.

use tavoliere_core::evening::{
    Draw, Entry, Evening, Format, Plan, PlanError, Points, default_swiss_rounds,
};
use tavoliere_core::players::NameError;
use tavoliere_core::rules::GameKind;

use super::{evening, plan, round};

const SWISS: Format = Format::Swiss { rounds: None };

fn refused(plan: Plan) -> PlanError {
    Evening::new(plan).unwrap_err()
}

#[test]
fn three_to_thirty_two_names_are_accepted() {
    for found in [0, 1, 2, 33, 100] {
        assert_eq!(refused(plan(found, SWISS)), PlanError::Names { found });
    }
    for count in 3..=32 {
        assert_eq!(evening(count, SWISS).entrants().len(), count);
    }
}

#[test]
fn names_are_trimmed_and_must_differ() {
    let of = |names: [&str; 3]| Plan::new(names, GameKind::Tablut, Format::RoundRobin);
    let evening = Evening::new(of([" Anna ", "Бруно", "李"])).unwrap();
    assert_eq!(evening.entrants()[0].name, "Anna");
    assert_eq!(evening.plan().names[0].name, "Anna");
    let twice = PlanError::DuplicateName {
        number: 1,
        other: 3,
        name: "Anna".to_owned(),
    };
    assert_eq!(refused(of(["Anna", "Bruno", " ANNA"])), twice);
    let name = |number, problem| PlanError::Name { number, problem };
    assert_eq!(
        refused(of(["Anna", " ", "Bruno"])),
        name(2, NameError::Empty)
    );
    let control = NameError::Control { code: 7 };
    assert_eq!(refused(of(["Anna", "B", "\u{7}x"])), name(3, control));
    let long = "x".repeat(41);
    let too_long = NameError::TooLong { found: 41 };
    assert_eq!(refused(of([&long, "B", "C"])), name(1, too_long));
}

#[test]
fn numbers_of_rounds_and_games_have_their_limits() {
    let swiss = |rounds| Format::Swiss {
        rounds: Some(rounds),
    };
    for found in [0, 32, u16::MAX] {
        assert_eq!(refused(plan(8, swiss(found))), PlanError::Rounds { found });
    }
    assert!(Evening::new(plan(8, swiss(31))).is_ok());
    let stays = |games| Format::WinnerStaysOn { games: Some(games) };
    for found in [0, 1000] {
        assert_eq!(
            refused(plan(8, stays(found))),
            PlanError::GameCount { found }
        );
    }
    let mut without = plan(4, SWISS);
    without.games.clear();
    assert_eq!(refused(without), PlanError::Games { found: 0 });
    let mut many = plan(4, SWISS);
    many.games = vec![GameKind::Tablan; 17];
    assert_eq!(refused(many), PlanError::Games { found: 17 });
}

#[test]
fn the_swiss_system_has_its_usual_number_of_rounds() {
    let rounds = [3, 4, 5, 6, 8, 9, 16, 17, 32].map(default_swiss_rounds);
    assert_eq!(rounds, [2, 3, 4, 4, 4, 5, 5, 6, 6]);
}

#[test]
fn a_random_draw_orders_the_list_by_its_seed() {
    let drawn = |seed| {
        let mut plan = plan(8, Format::KnockOut);
        plan.draw = Draw::Random { seed };
        let evening = Evening::new(plan).unwrap();
        let list = evening.entrants().iter();
        list.map(|one| one.name.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(drawn(1), "P8 P2 P7 P6 P1 P5 P3 P4");
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn remembered_players_keep_their_numbers() {
    let mut plan = plan(3, SWISS);
    plan.names[1] = Entry {
        name: "Anna".to_owned(),
        player: Some(17),
    };
    let evening = Evening::new(plan).unwrap();
    assert_eq!(evening.entrants()[1].player, Some(17));
}

/// With two games, no player has one of them much more often than the other.
#[test]
fn a_mixture_is_given_out_in_turn() {
    for count in [4, 6, 7, 12] {
        let mut plan = plan(count, Format::RoundRobin);
        plan.games = vec![GameKind::Tablan, GameKind::Tawula];
        let evening = Evening::new(plan).unwrap();
        let games = |number: usize| {
            let games = evening.rounds()[number].iter().filter_map(|one| one.game);
            games.map(GameKind::name).collect::<Vec<_>>()
        };
        assert_eq!(
            games(0)[..2],
            ["tablan", "tawula"],
            "{}",
            round(&evening, 1)
        );
        for entrant in evening.entrants() {
            let of = |game| {
                let all = evening.rounds().iter().flatten();
                let own = all.filter(|one| one.side_of(entrant.id).is_some());
                own.filter(|one| one.game == Some(game)).count()
            };
            let apart = of(GameKind::Tablan).abs_diff(of(GameKind::Tawula));
            assert!(apart <= 3, "{count}: {} {apart}", entrant.name);
        }
    }
}

#[test]
fn points_are_written_in_halves() {
    let texts = [0, 1, 2, 3, 5].map(|halves| Points::of_halves(halves).to_string());
    assert_eq!(texts, ["0", "½", "1", "1½", "2½"]);
}
