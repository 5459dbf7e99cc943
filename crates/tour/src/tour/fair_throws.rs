//! The tour's pictures of fair throws: mixing into them, the sealed slip, and the opened one.

use bevy::prelude::*;

use super::play::{idle, new_game, next_event, set_speed};
use super::scene::{Scene, choosing};
use crate::record::{Bytes32, Contribution, FairSeed, GameRecord};
use crate::rules::{GameKind, Setup, Side};
use crate::table::Intent;
use crate::ui::panels::NewGameStep;
use crate::ui::{NewGameDraft, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "fair-mix",
        window: DESKTOP,
        prepare: mix,
    },
    Scene {
        name: "fair-sealed",
        window: DESKTOP,
        prepare: |world, frame| slip(world, frame, false),
    },
    Scene {
        name: "fair-opened",
        window: DESKTOP,
        prepare: |world, frame| slip(world, frame, true),
    },
    Scene {
        name: "fair-opened-portrait",
        window: UPRIGHT,
        prepare: |world, frame| slip(world, frame, true),
    },
    Scene {
        name: "fair-opened-small",
        window: SMALL,
        prepare: |world, frame| slip(world, frame, true),
    },
];

const GIVEN: [&str; 2] = ["a lucky cat", "sette e mezzo"];

/// Both players have mixed something in.
fn mix(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
        set_speed(world, 0.0);
        world.write_message(Intent::New(Box::new(new_game(GameKind::Tawula, 5))));
        return false;
    }
    world.resource_mut::<NewGameDraft>().contributions = GIVEN.map(str::to_owned);
    let setup = Setup::new(GameKind::Tawula);
    choosing(world, &setup, NewGameStep::Throws, frame)
}

/// A sealed game under way, or over.
fn slip(world: &mut World, frame: u32, opened: bool) -> bool {
    if frame == 0 {
        let game = sealed(if opened { usize::MAX } else { 24 });
        world.write_message(Intent::Lay(Box::new(game)));
    }
    if frame > 2 && idle(world) {
        world.resource_mut::<Open>().panel = Some(Panel::FairThrows);
    }
    frame > 12 && idle(world)
}

/// A game of so many events, or to its end.
fn sealed(events: usize) -> GameRecord {
    let bytes = |byte| Bytes32::new([byte; 32]);
    let mut seed = FairSeed::new(bytes(0x17), bytes(0x32));
    for (side, given) in Side::BOTH.into_iter().zip(GIVEN) {
        seed.contribute(side, Contribution::new(given).unwrap_or_default());
    }
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), seed);
    while game.events().len() < events {
        let went_on = match next_event(&game) {
            Some(Intent::Throw) => game.throw_next().is_ok(),
            Some(Intent::Play(choice)) => game.play(choice).is_ok(),
            _ => false,
        };
        if !went_on {
            break;
        }
    }
    game
}
