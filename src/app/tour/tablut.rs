//! Tablut's scenes of the tour.

use bevy::prelude::*;

use super::play::{first_game, idle, play_on, set_speed, show_move};
use super::scene::{Scene, USUAL, destinations, end, finale, new_game_over};
use crate::record::Match;
use crate::rules::{GameKind, Setup, Side};
use crate::stage::director::Departures;
use crate::stage::timeline::Act;
use crate::stage::{Revealed, Timeline};
use crate::table::{Intent, NewGame, Table, WayKind};
use crate::ui::Draft;

/// The scenes, in order; each goes on from the one before.
pub(super) const SCENES: [Scene; 11] = [
    Scene {
        name: "31-tablut-opening",
        window: USUAL,
        reach: opening,
    },
    Scene {
        name: "32-tablut-slide",
        window: USUAL,
        reach: slide,
    },
    Scene {
        name: "33-tablut-capture",
        window: USUAL,
        reach: capture,
    },
    Scene {
        name: "34-tablut-raichi",
        window: USUAL,
        reach: raichi,
    },
    Scene {
        name: "35-tablut-destinations",
        window: USUAL,
        reach: destinations,
    },
    Scene {
        name: "36-tablut-options",
        window: USUAL,
        reach: options,
    },
    Scene {
        name: "37-tablut-portrait",
        window: (390.0, 844.0),
        reach: raichi,
    },
    Scene {
        name: "38-tablut-portrait-options",
        window: (390.0, 844.0),
        reach: options,
    },
    Scene {
        name: "39-tablut-large",
        window: (3840.0, 2160.0),
        reach: destinations,
    },
    Scene {
        name: "40-tablut-finale",
        window: USUAL,
        reach: finale,
    },
    Scene {
        name: "41-tablut-end",
        window: USUAL,
        reach: end,
    },
];

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.write_message(Intent::New(Box::new(NewGame {
            setup: Setup::new(GameKind::Tablut),
            ..first_game(1732)
        })));
    }
    frame > 5
}

fn slide(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.kind == WayKind::Free,
        |world| {
            let running = world.resource::<Timeline>().current();
            running.is_some_and(|running| {
                matches!(running.act, Act::Travel { .. })
                    && (0.4..0.8).contains(&running.progress())
            })
        },
    )
}

fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.kind == WayKind::Capture,
        |world| (0.55..0.85).contains(&world.resource::<Departures>().0),
    )
}

/// White has called out, and Black looks for an answer.
fn raichi(world: &mut World, frame: u32) -> bool {
    let called = |game: &Match| {
        let position = game.position();
        position.side_to_act() == Some(Side::First)
            && position.tablut().is_some_and(|p| p.cry().is_some())
    };
    let game = world.resource::<Table>().game();
    if idle(world) && called(game) {
        let all = game.events().len();
        return world.resource::<Revealed>().0 == all && frame > 4;
    }
    set_speed(world, 0.0);
    play_on(world, called);
    false
}

fn options(world: &mut World, frame: u32) -> bool {
    let setup = world.resource::<Table>().game().setup().clone();
    world.resource_mut::<Draft>().setup = setup;
    new_game_over(world, frame)
}
