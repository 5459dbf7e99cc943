//! The tour's pictures of throws by hand: choosing them, entering sticks and dice, and what is said of them.

use bevy::prelude::*;

use super::play::{idle, new_game, set_speed};
use super::scene::{Scene, choosing};
use crate::input::ThrowEntry;
use crate::record::Seed;
use crate::rules::{GameKind, Setup};
use crate::table::{Intent, Table};
use crate::ui::panels::NewGameStep;
use crate::ui::{NewGameDraft, Open};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "by-hand-choice",
        window: DESKTOP,
        prepare: choose,
    },
    Scene {
        name: "by-hand-sticks",
        window: DESKTOP,
        prepare: |world, frame| enter(world, frame, GameKind::Tablan),
    },
    Scene {
        name: "by-hand-sticks-portrait",
        window: UPRIGHT,
        prepare: |world, frame| enter(world, frame, GameKind::Tablan),
    },
    Scene {
        name: "by-hand-dice",
        window: DESKTOP,
        prepare: |world, frame| enter(world, frame, GameKind::Tawula),
    },
    Scene {
        name: "by-hand-dice-small",
        window: SMALL,
        prepare: |world, frame| enter(world, frame, GameKind::Tawula),
    },
];

/// The players are to throw their own sticks.
fn choose(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
        set_speed(world, 0.0);
        world.write_message(Intent::New(Box::new(new_game(GameKind::Tablan, 5))));
        return false;
    }
    world.resource_mut::<NewGameDraft>().by_hand = true;
    let setup = Setup::new(GameKind::Tablan);
    choosing(world, &setup, NewGameStep::Throws, frame)
}

/// A throw that has been entered and not yet confirmed; in Tawula the first one after the opening throw.
fn enter(world: &mut World, frame: u32, game: GameKind) -> bool {
    if frame == 0 {
        world.resource_mut::<NewGameDraft>().by_hand = false;
        let mut open = world.resource_mut::<Open>();
        (open.home, open.panel) = (false, None);
        set_speed(world, 0.0);
        let mut new = new_game(game, 5);
        new.seed = Seed::ByHand(5);
        world.write_message(Intent::New(Box::new(new)));
        return false;
    }
    let asks = world.resource::<Table>().asks_for_throw().is_some();
    if frame < 6 || !idle(world) || !asks {
        return false;
    }
    let mut entry = world.resource_mut::<ThrowEntry>();
    if !entry.is_touched() {
        match game {
            GameKind::Tablan => [1, 3].map(|stick| entry.turn(stick, 1)),
            _ => [5, 2].map(|pips| entry.digit(pips)),
        };
    }
    frame > 12
}
