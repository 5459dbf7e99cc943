//! Tests of duels: their counts and games, and the strength of the best levels.

use std::collections::HashSet;
use std::process::{Command, Output};

use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
use tavoliere_engine::Budget;
use tavoliere_engine::duel::{
    ANSWER_LIMIT, Duel, DuelPlayer, DuelProblem, ExternalEngineError, Report, Tally, openings,
};

fn duel(kind: GameKind, a: &str, b: &str, pairs: u64) -> Duel {
    Duel {
        setup: Setup::new(kind),
        a: DuelPlayer::read(kind, a).unwrap(),
        b: DuelPlayer::read(kind, b).unwrap(),
        pairs,
        seed: 1,
        budget: Budget::Standard,
        answer_limit: ANSWER_LIMIT,
        threads: 1,
    }
}

fn score(report: &Report) -> f64 {
    report.interval().score
}

#[test]
fn the_interval_is_wilsons_and_a_draw_counts_half() {
    let tally = Tally {
        wins: 60,
        losses: 20,
        draws: 15,
        capped: 5,
    };
    let interval = tally.interval();
    assert_eq!(interval.games, 100);
    assert_eq!(
        interval.to_string(),
        "score 0.7000 low 0.6042 high 0.7811 games 100"
    );
    assert_eq!(
        Tally::default().interval().to_string(),
        "score 0.5000 low 0.0000 high 1.0000 games 0"
    );
}

/// Checks that the players' results are exchanged, seat by seat.
fn assert_mirrored(report: &Report, other: &Report, what: &str) {
    for side in Side::BOTH {
        let (one, two) = (report.of(side), other.of(side.other()));
        let (mine, yours) = ((one.wins, one.losses), (two.losses, two.wins));
        assert_eq!(mine, yours, "{what} {report}\n{other}");
    }
}

/// Both games of a pair have the same opening and throws, and noise depends on the side. If both players are the same,
/// a pair is the same game twice, counted once for a and once for b.
#[test]
fn a_player_scores_half_against_itself() {
    for (kind, player, pairs) in [
        (GameKind::Tapatan, "3", 60),
        (GameKind::Tablut, "greedy", 6),
        (GameKind::Tablut, "random", 40),
        (GameKind::Tablan, "2", 20),
        (GameKind::Tawula, "1", 20),
    ] {
        let report = duel(kind, player, player, pairs).run().unwrap();
        let interval = report.interval();
        assert_eq!(interval.games, 2 * pairs);
        assert_eq!(interval.score, 0.5, "{kind} {report}");
        assert_mirrored(&report, &report, player);
        // The test only means something if games are won; those of Tablut are won by White.
        let first = report.of(Side::First);
        let by_both = first.wins > 0 && first.losses > 0;
        let by_white = kind == GameKind::Tablut && first.losses > 0;
        assert!(by_both || by_white, "{kind} {report}");
    }
}

#[test]
fn wins_of_a_against_b_are_losses_of_b_against_a() {
    for (kind, a, b) in [
        (GameKind::Tapatan, "5", "2"),
        (GameKind::Tablut, "greedy", "random"),
        (GameKind::Tablan, "greedy", "random"),
        (GameKind::Tawula, "3", "greedy"),
    ] {
        let report = duel(kind, a, b, 8).run().unwrap();
        let other = duel(kind, b, a, 8).run().unwrap();
        assert!((score(&report) + score(&other) - 1.0).abs() < 1e-9);
        assert_ne!(score(&report), 0.5, "{kind} {report}");
        assert_mirrored(&report, &other, a);
    }
}

#[test]
fn a_duel_is_the_same_again_and_on_several_threads_and_another_with_another_seed() {
    for kind in GameKind::ALL {
        let mut duel = duel(kind, "random", "random", 12);
        let once = duel.run().unwrap();
        duel.threads = 3;
        assert_eq!(once, duel.run().unwrap());
        duel.seed = 2;
        let other = duel.run().unwrap();
        assert_eq!(other.total().games(), once.total().games());
        duel.seed = 3;
        // Two seeds can give the same score, three hardly. But random games of Tablut are always won by White.
        let varied = once != other || once != duel.run().unwrap();
        assert!(varied || kind == GameKind::Tablut, "{kind}");
    }
}

#[test]
fn each_seat_has_a_game_of_every_pair_and_the_last_line_is_the_score() {
    let report = duel(GameKind::Tapatan, "best", "random", 9).run().unwrap();
    for side in Side::BOTH {
        assert_eq!(report.of(side).games(), 9);
    }
    let text = report.to_string();
    let words: Vec<&str> = text.lines().last().unwrap().split(' ').collect();
    assert_eq!(
        (words[0], words[2], words[4], words[6], words[7]),
        ("score", "low", "high", "games", "18")
    );
}

#[test]
fn the_openings_of_tablut_are_fixed_many_and_undecided() {
    for preset in GameKind::Tablut.presets() {
        let mut setup = Setup::new(GameKind::Tablut);
        setup.set_preset(preset).unwrap();
        let book = openings(&setup);
        assert!(book.len() >= 200, "{preset}: {}", book.len());
        assert_eq!(book, openings(&setup));
        let different: HashSet<_> = book.iter().collect();
        assert_eq!(different.len(), book.len());
        for opening in &book {
            assert_eq!(opening.len(), 4);
            let mut position = AnyPosition::start(setup.options(), None);
            for choice in opening {
                position.play(*choice).unwrap();
            }
            let side = position.side_to_act().unwrap();
            for choice in position.legal_moves() {
                let mut next = position.clone();
                next.play(choice).unwrap();
                let winner = next.outcome().and_then(|outcome| outcome.winner);
                assert_ne!(winner, Some(side));
            }
        }
    }
}

#[test]
fn the_book_of_tapatan_is_every_first_choice() {
    let mut setup = Setup::new(GameKind::Tapatan);
    assert_eq!(openings(&setup).len(), 9);
    setup.set_preset("Even start").unwrap();
    assert_eq!(openings(&setup).len(), 8);
}

#[test]
fn players_are_read_by_number_and_name_and_others_are_refused_with_what_is_accepted() {
    let read = |text| DuelPlayer::read(GameKind::Tapatan, text);
    for text in ["1", "6", "random", "greedy", "uct:100"] {
        assert_eq!(read(text).unwrap().to_string(), text);
    }
    assert_eq!(read("best"), read("6"));
    for text in ["", "0", "7", "uct:", "uct:0", "uct:-1", "strong"] {
        let refused = read(text).unwrap_err().to_string();
        assert!(
            refused.contains("1 to 6, best, random, greedy, uct:N"),
            "{refused}"
        );
    }
    let file = read("file:/tmp/earlier@2").unwrap();
    assert_eq!(file.to_string(), "file:/tmp/earlier@2");
    assert_eq!(read("file:here").unwrap().to_string(), "file:here@best");
    assert!(DuelPlayer::read(GameKind::Tawula, "7").is_err());
}

#[test]
fn the_yardstick_with_playouts_beats_chance_with_and_without_throws() {
    for (kind, playouts, pairs) in [
        (GameKind::Tapatan, "uct:200", 18),
        (GameKind::Tawula, "uct:30", 8),
    ] {
        let report = duel(kind, playouts, "random", pairs).run().unwrap();
        assert!(score(&report) >= 0.7, "{kind} {report}");
    }
}

#[test]
fn an_engine_in_a_file_takes_part() {
    let engine = env!("CARGO_BIN_EXE_tavoliere-engine");
    for kind in GameKind::ALL {
        let quick = |a: &str, b: &str| {
            let mut duel = duel(kind, a, b, 2);
            duel.budget = Budget::Nodes(500);
            duel.run().unwrap()
        };
        let itself = quick("1", &format!("file:{engine}@1"));
        assert_eq!(itself.total().games(), 4, "{kind}");
        // It does play, because random choices lose against it.
        let beaten = quick("random", &format!("file:{engine}"));
        assert!(score(&beaten) < 0.6, "{kind} {beaten}");
    }
}

#[test]
fn a_missing_program_is_reported_and_scores_nothing() {
    for kind in GameKind::ALL {
        let error = duel(kind, "random", "file:/nowhere/to/be/found", 2)
            .run()
            .unwrap_err();
        assert_eq!(error.game.number(), 1, "{kind}");
        assert!(
            matches!(
                &*error.problem,
                DuelProblem::ExternalEngine {
                    error: ExternalEngineError::Start { .. },
                    ..
                }
            ),
            "{error}"
        );
        let said = error.to_string();
        for part in [
            "game 1",
            "/nowhere/to/be/found",
            "cannot be started",
            "is expected",
        ] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
}

/// Runs a duel from the command line. Scripts find the engine as `$ENGINE`.
fn command(words: &str) -> Output {
    let engine = env!("CARGO_BIN_EXE_tavoliere-engine");
    Command::new(engine)
        .env("ENGINE", engine)
        .arg("duel")
        .args(words.split(' '))
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn the_command_fails_where_a_program_does_not_exist() {
    let output = command("tawula --a 1 --b file:/nowhere/to/be/found --pairs 2 --seed 1");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("cannot be started"));
    let told = text(&output.stdout);
    assert!(!told.contains("score"), "{told}");
    assert!(
        told.ends_with("broken off: 0 of 4 games played\n"),
        "{told}"
    );
}

#[cfg(unix)]
const FAULTY: &str = concat!(
    "file:",
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/engines/faulty.sh"
);

/// The error of a duel against a script that fails in a certain way.
#[cfg(unix)]
fn failure(way: &str, limit: std::time::Duration) -> String {
    let mut duel = duel(GameKind::Tapatan, "random", &format!("{FAULTY}@{way}"), 1);
    duel.answer_limit = limit;
    let error = duel.run().unwrap_err();
    assert_eq!(error.played.total().games(), 0, "{error}");
    error.to_string()
}

#[test]
#[cfg(unix)]
fn an_engine_without_an_answer_times_out() {
    let told = failure("silent", std::time::Duration::from_millis(1_500));
    for part in [
        "game 1 (pair 1, a as white)",
        "\"go level=silent\"",
        "did not answer within 1500 ms",
        "--answer-ms",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
#[cfg(unix)]
fn a_failing_engine_is_reported_with_its_input_and_output() {
    for (way, came) in [
        (
            "ends",
            "answered \"out of ideas\" and ended (exit status: 3)",
        ),
        (
            "nonsense",
            "answered \"lorem ipsum\", which cannot be played: expected: a line best NOTATION",
        ),
        ("illegal", "answered \"best a9\", which cannot be played: "),
        ("refuses", "refused it with \"error tired: no more today\""),
        ("endless", "answered at length: \"and another thing / and"),
    ] {
        let told = failure(way, ANSWER_LIMIT);
        let sent = format!("was sent \"go level={way}\"");
        for part in ["game 1 (pair 1, a as white)", &sent, came] {
            assert!(told.contains(part), "{part}: {told}");
        }
        // Shortened, even if the script wrote more.
        assert!(told.len() < 600, "{told}");
    }
}

#[test]
#[cfg(unix)]
fn games_before_the_end_of_an_engine_are_reported() {
    let words = format!("tapatan --a random --b {FAULTY}@black --pairs 3 --seed 1");
    let output = command(&words);
    assert_eq!(output.status.code(), Some(1));
    let problem = text(&output.stderr);
    for part in ["game 2 (pair 1, a as black)", "ended (exit status: 4)"] {
        assert!(problem.contains(part), "{part}: {problem}");
    }
    let told = text(&output.stdout);
    assert!(told.contains("games 1\n"), "{told}");
    assert!(
        told.ends_with("broken off: 1 of 6 games played\n"),
        "{told}"
    );
}

#[test]
#[cfg(unix)]
fn the_command_ends_an_engine_that_never_answers() {
    let words =
        format!("tablut --a random --b {FAULTY}@silent --pairs 1 --seed 1 --answer-ms 1500");
    let output = command(&words);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("did not answer within 1500 ms"));
}

/// Measured: 1.0 in 1,000 games against random choices, 0.71 in 900 games against the level below.
#[test]
fn the_best_level_of_tapatan_has_lost_no_strength() {
    let report = duel(GameKind::Tapatan, "best", "random", 90).run().unwrap();
    assert_eq!(report.total().losses, 0, "{report}");
    assert!(score(&report) >= 0.98, "{report}");
    let report = duel(GameKind::Tapatan, "best", "5", 225).run().unwrap();
    assert!(score(&report) >= 0.64, "{report}");
}

#[test]
fn every_level_of_tapatan_beats_the_one_below() {
    for level in 2..=6_u8 {
        let (a, b) = (level.to_string(), (level - 1).to_string());
        let report = duel(GameKind::Tapatan, &a, &b, 225).run().unwrap();
        assert!((0.6..0.78).contains(&score(&report)), "{a}: {report}");
    }
}

/// Plays the best level of Tablut with few nodes against another player.
fn tablut(preset: &str, other: &str, nodes: u64, pairs: u64) -> Report {
    let mut duel = duel(GameKind::Tablut, "best", other, pairs);
    duel.setup.set_preset(preset).unwrap();
    duel.budget = Budget::Nodes(nodes);
    duel.run().unwrap()
}

/// Measured: not a game lost in 40 against random choices with 300 nodes, by any rule set.
#[test]
fn the_search_of_tablut_never_loses_to_chance() {
    for preset in GameKind::Tablut.presets() {
        let report = tablut(preset, "random", 300, 10);
        assert!(score(&report) >= 0.95, "{preset} {report}");
    }
}

/// Measured with 3,000 nodes: 0.80 in 20 games by Linnaeus' rules, where White wins most games between any players, and
/// 0.93 with the king flanked.
#[test]
fn the_search_of_tablut_has_lost_no_strength() {
    for (preset, least) in [("Linnaeus", 0.6), ("Flanked king", 0.75)] {
        let report = tablut(preset, "greedy", 3_000, 10);
        assert!(score(&report) >= least, "{preset} {report}");
    }
}

/// Measured with another seed in 600 games: `docs/opponents.md`.
#[test]
fn the_network_of_tawula_has_lost_no_strength() {
    let report = duel(GameKind::Tawula, "5", "greedy", 40).run().unwrap();
    assert!(score(&report) >= 0.8, "{report}");
    let report = duel(GameKind::Tawula, "best", "greedy", 8).run().unwrap();
    assert!(score(&report) >= 0.8, "{report}");
    let report = duel(GameKind::Tawula, "best", "random", 4).run().unwrap();
    assert!(score(&report) >= 0.95, "{report}");
}

#[test]
fn every_level_of_tawula_that_misjudges_beats_the_one_below() {
    for level in 2..=5_u8 {
        let (a, b) = (level.to_string(), (level - 1).to_string());
        let report = duel(GameKind::Tawula, &a, &b, 100).run().unwrap();
        assert!((0.5..0.78).contains(&score(&report)), "{a}: {report}");
    }
}

/// Plays a level of Tablan against another player.
fn tablan(preset: &str, a: &str, b: &str, pairs: u64) -> Report {
    let mut duel = duel(GameKind::Tablan, a, b, pairs);
    duel.setup.set_preset(preset).unwrap();
    duel.run().unwrap()
}

/// Measured with the best level: 0.93 and more against random choices, 0.77 and more against greedy. In Bell, where luck
/// decides more, it's 0.61 against greedy.
#[test]
fn the_network_of_tablan_has_lost_no_strength() {
    for preset in GameKind::Tablan.presets() {
        let least = if preset == "Bell" { 0.5 } else { 0.6 };
        let report = tablan(preset, "best", "random", 5);
        assert!(score(&report) >= 0.8, "{preset} {report}");
        let report = tablan(preset, "5", "greedy", 40);
        assert!(score(&report) >= least, "{preset} {report}");
    }
}

#[test]
fn every_level_of_tablan_that_judges_its_turn_beats_the_one_below() {
    for preset in GameKind::Tablan.presets() {
        for level in 2..=5_u8 {
            let (a, b) = (level.to_string(), (level - 1).to_string());
            let report = tablan(preset, &a, &b, 60);
            let score = score(&report);
            assert!((0.5..0.78).contains(&score), "{preset} {a}: {report}");
        }
    }
}
