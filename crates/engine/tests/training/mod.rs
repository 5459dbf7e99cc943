//! Tests of training: the same seed gives the same network, and an interrupted run continues.

mod network;

use tavoliere_core::rules::GameKind;
use tavoliere_engine::training::{Baseline, Plan, Tawula, TrainingRun, picture, trainable_games};

const PLAN: Plan = Plan {
    seed: 31,
    games: 60,
    led: 0,
    lambda: 0.6,
    rate: 0.01,
    last_rate: 0.001,
};

fn after(games: u64) -> TrainingRun<Tawula> {
    let mut run = TrainingRun::new(Tawula::default(), PLAN);
    while run.played() < games {
        run.step();
    }
    run
}

#[test]
fn a_resumed_run_equals_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.state");
    after(20).save(&path).unwrap();
    let mut resumed = TrainingRun::resume(Tawula::default(), PLAN, &path).unwrap();
    assert_eq!(resumed.played(), 20);
    while !resumed.is_done() {
        resumed.step();
    }
    let whole = after(60);
    assert!(whole.is_done());
    for (one, other) in [(&resumed, &whole), (&after(60), &whole)] {
        let bytes = |run: &TrainingRun<Tawula>| {
            tavoliere_engine::training::export(run.network(), 80)
                .unwrap()
                .network
                .to_bytes()
        };
        assert_eq!(bytes(one), bytes(other));
    }
    let other = Plan { seed: 32, ..PLAN };
    let refused = TrainingRun::resume(Tawula::default(), other, &path).unwrap_err();
    assert!(refused.to_string().contains("seed: 31"), "{refused}");
    std::fs::write(&path, [0; 10]).unwrap();
    assert!(TrainingRun::resume(Tawula::default(), PLAN, &path).is_err());
    assert!(TrainingRun::resume(Tawula::default(), PLAN, &folder.path().join("none")).is_err());
}

#[test]
fn sixty_games_are_enough_to_beat_chance() {
    let mut run = after(60);
    let mut fresh = after(0);
    let (taught, untaught) = (
        run.measure(Baseline::Random, 60, 3),
        fresh.measure(Baseline::Random, 60, 3),
    );
    assert!(taught > 0.8 && taught > untaught, "{taught} {untaught}");
}

#[test]
fn curves_are_written_and_invalid_ones_are_refused() {
    let text = "games,seconds,random,greedy\n100,1,0.9,0.2\n1000,9,0.99,0.7\n";
    let svg = picture("Strength", text).unwrap();
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<polyline").count(), 2);
    assert!(picture("", "games,seconds,random,greedy\n1,2\n").is_err());
    assert!(picture("", "games,seconds,random,greedy\n").is_err());
}

#[test]
fn networks_can_be_trained_for_the_games_with_throws() {
    let games: Vec<GameKind> = trainable_games().collect();
    assert_eq!(games, [GameKind::Tablan, GameKind::Tawula]);
}
