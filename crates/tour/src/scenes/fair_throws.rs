//! The tour's pictures of fair throws: adding randomness, the sealed slip, and the opened one.

use bevy::prelude::*;
use tavoliere::record::{Bytes32, Contribution, FairSeed, GameRecord};
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::acting::{begin_game, idle, leave_home, new_game, open_panel, set_speed, set_up_game};
use super::scene::{Scene, WindowSize};
use super::shared::choosing;
use crate::play::play_next;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("fair-mix", WindowSize::NOTEBOOK, mix),
    Scene::new("fair-sealed", WindowSize::NOTEBOOK, |world, frame| {
        slip(world, frame, false)
    }),
    Scene::new("fair-opened", WindowSize::NOTEBOOK, |world, frame| {
        slip(world, frame, true)
    }),
    Scene::new("fair-opened-portrait", WindowSize::PHONE, |world, frame| {
        slip(world, frame, true)
    }),
    Scene::new("fair-opened-small", WindowSize::SMALL, |world, frame| {
        slip(world, frame, true)
    }),
];

const GIVEN: [&str; 2] = ["a lucky cat", "sette e mezzo"];

/// Both players have added randomness.
fn mix(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        leave_home(world);
        set_speed(world, 0.0);
        begin_game(world, new_game(GameKind::Tawula, 5));
        return false;
    }
    world.resource_mut::<NewGameDraft>().contributions = GIVEN.map(str::to_owned);
    choosing(world, frame, GameKind::Tawula, NewGameStep::Throws)
}

/// A sealed game, running or over.
fn slip(world: &mut World, frame: u32, opened: bool) -> bool {
    if frame == 0 {
        let game = sealed(if opened { usize::MAX } else { 24 });
        set_up_game(world, game);
    }
    if frame > 2 && idle(world) {
        open_panel(world, Panel::FairThrows);
    }
    frame > 12 && idle(world)
}

/// A game that ends after this number of events at the latest.
fn sealed(events: usize) -> GameRecord {
    let bytes = |byte| Bytes32::new([byte; 32]);
    let mut seed = FairSeed::new(bytes(0x17), bytes(0x32));
    for (side, given) in Side::BOTH.into_iter().zip(GIVEN) {
        seed.contribute(side, Contribution::new(given).unwrap_or_default());
    }
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), seed);
    while game.events().len() < events && play_next(&mut game) {}
    game
}
