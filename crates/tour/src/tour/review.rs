//! The tour's pictures of games that are looked back at: each game, upright, small, in Italian.

use bevy::prelude::*;

use super::play::idle;
use super::scene::{Scene, USUAL};
use crate::ai::{Player, Search};
use crate::record::GameRecord;
use crate::rules::{Expect, GameKind, Setup, Side};
use crate::table::ReviewTask;
use crate::table::replay::{Replay, ReplayIntent};
use crate::ui::{CurrentSettings, Open};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);
const SMALL: (f32, f32) = (640.0, 360.0);

/// A game that is looked back at: its kind, its seed, the levels of those who play, and how many events it
/// has at most.
type Sample = (GameKind, u64, [u8; 2], usize);

const TAWULA: Sample = (GameKind::Tawula, 11, [4, 2], 1_000);
const TABLAN: Sample = (GameKind::Tablan, 5, [3, 1], 1_000);
const TABLUT: Sample = (GameKind::Tablut, 3, [3, 4], 60);
const TAPATAN: Sample = (GameKind::Tapatan, 4, [2, 4], 40);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "review",
        window: USUAL,
        prepare: |world, frame| show(world, frame, TAWULA, "en"),
    },
    // The arrow of what was better is drawn after the one of what was played.
    Scene {
        name: "review-drawn-in",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, TAWULA, "en") || frame > DRAWN_IN && idle(world),
    },
    Scene {
        name: "review-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, TAWULA, "en"),
    },
    Scene {
        name: "review-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, TAWULA, "en"),
    },
    Scene {
        name: "review-italian",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, TAWULA, "it"),
    },
    Scene {
        name: "review-play-from",
        window: DESKTOP,
        prepare: |world, frame| {
            if frame == 0 {
                world.write_message(ReplayIntent::PlayFromHere);
            }
            frame > 3
        },
    },
    Scene {
        name: "review-tablan",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, TABLAN, "en"),
    },
    Scene {
        name: "review-tablut",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, TABLUT, "en"),
    },
    Scene {
        name: "review-tapatan",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, TAPATAN, "en"),
    },
    Scene {
        name: "review-tapatan-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, TAPATAN, "it"),
    },
];

/// A game between two levels of the computer, under people's names.
fn sample((kind, seed, levels, most): Sample) -> GameRecord {
    let mut setup = Setup::new(kind);
    // Games without that option refuse it; with it they come to an end.
    let _ = setup.set_option("repetition", "draw");
    let mut game = GameRecord::new(setup, seed, Side::First);
    while game.events().len() < most {
        let went_on = match game.expect() {
            Expect::Throw(_) => game.throw_next().is_ok(),
            Expect::Move(side) => {
                let player = Player::new(levels[side.index()]);
                let seed = seed ^ game.events().len() as u64;
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
    let people = [("Ada", "sun", "amber"), ("Bo", "fish", "blue")];
    for (side, (name, mark, colour)) in Side::BOTH.into_iter().zip(people) {
        let key = kind.side_name(side);
        for (what, value) in [("name", name), ("mark", mark), ("colour", colour)] {
            // The names of sides are fixed and these values are short: none can be refused.
            let _ = game.set_header(&format!("{key}-{what}"), value);
        }
    }
    game
}

/// After so many frames some of it is drawn.
const DRAWN_IN: u32 = 52;
/// After so many frames the graph and the arrows are wholly drawn.
const DRAWN: u32 = 180;

/// Looks back at a game, at the turn that cost most.
fn show(world: &mut World, frame: u32, of: Sample, language: &str) -> bool {
    let worst = world.resource::<ReviewTask>().findings().and_then(|found| {
        let all = found.summaries.iter();
        all.filter_map(|summary| summary.worst)
            .max_by_key(|place| found.turns.get(*place).map(|turn| turn.cost))
    });
    match frame {
        0 => {
            language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
            let mut open = world.resource_mut::<Open>();
            (open.home, open.panel) = (false, None);
            let game = sample(of);
            world.write_message(ReplayIntent::Open(Box::new(game)));
            false
        }
        20 => {
            if let (Some(replay), Some(place)) = (world.get_resource::<Replay>(), worst) {
                let open = crate::ui::review::open_turn::OpenTurn::of(
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
