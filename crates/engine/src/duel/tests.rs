//! Tests of games that fail, and of the numbers for noise and throws.

use std::time::Duration;

use super::{Duel, DuelGame, DuelPlayer, DuelProblem, End, Report};
use crate::Budget;
use tavoliere_core::rules::{GameKind, Setup, Side};

fn duel(pairs: u64, threads: u64) -> Duel {
    Duel {
        setup: Setup::new(GameKind::Tapatan),
        a: DuelPlayer::Random,
        b: DuelPlayer::Random,
        pairs,
        seed: 1,
        budget: Budget::Standard,
        answer_limit: Duration::from_secs(1),
        threads,
    }
}

#[test]
fn a_panic_is_reported_with_its_game_and_keeps_the_others() {
    for threads in [1, 3] {
        let duel = duel(20, threads);
        let empty = Report::new(&duel.setup, 1);
        let error = duel
            .run_games(&empty, |game| {
                assert!(game.number() != 8, "no eighth game");
                Ok(End::Won(game.seat))
            })
            .unwrap_err();
        let (pair, seat) = (3, Side::Second);
        assert_eq!((error.game.pair, error.game.seat), (pair, seat));
        assert!(matches!(&*error.problem, DuelProblem::Panicked { .. }));
        assert_eq!(
            error.to_string(),
            "game 8 (pair 4, a as black): the game panicked: no eighth game"
        );
        // The seven games before it, and whole pairs that other threads finished.
        let played = error.played.total();
        assert_eq!(played.wins, played.games());
        assert!((7..=39).contains(&played.games()), "{played}");
        assert!(threads > 1 || played.games() == 7, "{played}");
    }
}

#[test]
fn the_first_of_several_failed_games_is_reported() {
    let duel = duel(20, 4);
    let empty = Report::new(&duel.setup, 1);
    let fail = |_: DuelGame| {
        // All four start before the first one fails.
        std::thread::sleep(Duration::from_millis(50));
        let player = DuelPlayer::Random;
        Err(Box::new(DuelProblem::NoChoice { player }))
    };
    let error = duel.run_games(&empty, fail).unwrap_err();
    assert_eq!(error.game.number(), 1);
    assert_eq!(error.played.total().games(), 0);
}
