//! The tour's pictures of reviews: each game, upright, small, in Italian.

use bevy::prelude::*;
use tavoliere::ai::{Player, Search};
use tavoliere::players::{PlayerColour, PlayerMark};
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::table::ReviewTask;
use tavoliere::table::replay::{Replay, ReplayIntent};
use tavoliere::ui::review::open_turn::OpenTurn;

use super::acting::{Named, idle, name_players, set_language, uncover_table};
use super::scene::{Scene, WindowSize};

/// The parameters of a reviewed game.
struct Sample {
    kind: GameKind,
    seed: u64,
    /// The levels of the players, the first side first.
    levels: [u8; 2],
    /// Largest number of events.
    most_events: usize,
}

const TAWULA: Sample = Sample {
    kind: GameKind::Tawula,
    seed: 11,
    levels: [4, 2],
    most_events: 1_000,
};
const TABLAN: Sample = Sample {
    kind: GameKind::Tablan,
    seed: 5,
    levels: [3, 1],
    most_events: 1_000,
};
const TABLUT: Sample = Sample {
    kind: GameKind::Tablut,
    seed: 3,
    levels: [3, 4],
    most_events: 60,
};
const TAPATAN: Sample = Sample {
    kind: GameKind::Tapatan,
    seed: 4,
    levels: [2, 4],
    most_events: 40,
};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("review", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, &TAWULA, "en")
    }),
    // The arrow of the better move is drawn after that of the played move.
    Scene::new("review-drawn-in", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, &TAWULA, "en") || frame > DRAWN_IN && idle(world)
    }),
    Scene::new("review-portrait", WindowSize::PHONE, |world, frame| {
        show(world, frame, &TAWULA, "en")
    }),
    Scene::new("review-small", WindowSize::SMALL, |world, frame| {
        show(world, frame, &TAWULA, "en")
    }),
    Scene::new("review-italian", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, &TAWULA, "it")
    }),
    Scene::new("review-play-from", WindowSize::NOTEBOOK, |world, frame| {
        if frame == 0 {
            world.write_message(ReplayIntent::PlayFromHere);
        }
        frame > 3
    }),
    Scene::new("review-tablan", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, &TABLAN, "en")
    }),
    Scene::new("review-tablut", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, &TABLUT, "en")
    }),
    Scene::new("review-tapatan", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, &TAPATAN, "en")
    }),
    Scene::new(
        "review-tapatan-portrait",
        WindowSize::PHONE,
        |world, frame| show(world, frame, &TAPATAN, "it"),
    ),
];

const PEOPLE: [Named; 2] = [
    Named {
        name: "Ada",
        mark: PlayerMark::Sun,
        colour: PlayerColour::Amber,
    },
    Named {
        name: "Bo",
        mark: PlayerMark::Fish,
        colour: PlayerColour::Blue,
    },
];

/// A game between two levels of the computer, with people's names.
fn play(sample: &Sample) -> GameRecord {
    let mut setup = Setup::new(sample.kind);
    // Games without this option refuse it; with it they come to an end.
    let _ = setup.set_option("repetition", "draw");
    let mut game = GameRecord::new(setup, sample.seed, Side::First);
    while game.events().len() < sample.most_events {
        let went_on = match game.expect() {
            Expect::Throw(_) => game.throw_next().is_ok(),
            Expect::Move(side) => {
                let player = Player::new(sample.levels[side.index()]);
                let seed = sample.seed ^ game.events().len() as u64;
                let best = Search::new(player, game.position(), seed).and_then(|mut search| {
                    search.finish();
                    search.best()
                });
                best.is_some_and(|choice| game.play(choice).is_ok())
            }
            Expect::Nothing => false,
        };
        if !went_on {
            break;
        }
    }
    name_players(&mut game, &PEOPLE);
    game
}

/// Number of frames after which part of it is drawn.
const DRAWN_IN: u32 = 52;
/// Number of frames after which the graph and the arrows are complete.
const DRAWN: u32 = 180;

/// The review of a game at its most costly turn.
fn show(world: &mut World, frame: u32, sample: &Sample, language: &str) -> bool {
    let worst = world.resource::<ReviewTask>().findings().and_then(|found| {
        let all = found.summaries.iter();
        all.filter_map(|summary| summary.worst)
            .max_by_key(|place| found.turns.get(*place).map(|turn| turn.cost))
    });
    match frame {
        0 => {
            set_language(world, language);
            uncover_table(world);
            let game = play(sample);
            world.write_message(ReplayIntent::Open(Box::new(game)));
            false
        }
        20 => {
            if let (Some(replay), Some(place)) = (world.get_resource::<Replay>(), worst) {
                let open = OpenTurn::of(
                    replay.record(),
                    world.resource::<ReviewTask>().findings(),
                    place,
                );
                if let Some(open) = open {
                    world.write_message(ReplayIntent::ToEvent(open.decision_event));
                }
            }
            false
        }
        _ => frame > DRAWN && idle(world),
    }
}
