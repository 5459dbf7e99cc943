//! The tour's pictures of throws by hand: choosing the option, entering sticks and dice, and the notes about them.

use bevy::prelude::*;
use tavoliere::input::ThrowEntry;
use tavoliere::record::Seed;
use tavoliere::rules::{GameKind, with_game};
use tavoliere::table::{NewGame, Table};
use tavoliere::ui::NewGameDraft;
use tavoliere::ui::panel_game::PanelGame;
use tavoliere::ui::panels::NewGameStep;

use super::acting::{begin_game, idle, leave_home, new_game, set_speed, uncover_table};
use super::scene::{Scene, WindowSize};
use super::shared::choosing;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("by-hand-choice", WindowSize::NOTEBOOK, choose),
    Scene::new("by-hand-sticks", WindowSize::NOTEBOOK, |world, frame| {
        enter(world, frame, GameKind::Tablan)
    }),
    Scene::new(
        "by-hand-sticks-portrait",
        WindowSize::PHONE,
        |world, frame| enter(world, frame, GameKind::Tablan),
    ),
    Scene::new("by-hand-dice", WindowSize::NOTEBOOK, |world, frame| {
        enter(world, frame, GameKind::Tawula)
    }),
    Scene::new("by-hand-dice-small", WindowSize::SMALL, |world, frame| {
        enter(world, frame, GameKind::Tawula)
    }),
];

/// The option that players throw their own sticks.
fn choose(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        leave_home(world);
        set_speed(world, 0.0);
        begin_game(world, new_game(GameKind::Tablan, 5));
        return false;
    }
    world.resource_mut::<NewGameDraft>().by_hand = true;
    choosing(world, frame, GameKind::Tablan, NewGameStep::Throws)
}

/// A throw that is entered but not confirmed yet; in Tawula the first one after the opening throw.
fn enter(world: &mut World, frame: u32, game: GameKind) -> bool {
    if frame == 0 {
        world.resource_mut::<NewGameDraft>().by_hand = false;
        uncover_table(world);
        set_speed(world, 0.0);
        begin_game(
            world,
            NewGame {
                seed: Seed::ByHand(5),
                ..new_game(game, 5)
            },
        );
        return false;
    }
    let asks = world.resource::<Table>().asks_for_throw().is_some();
    if frame < 6 || !idle(world) || !asks {
        return false;
    }
    let mut entry = world.resource_mut::<ThrowEntry>();
    if !entry.is_touched() {
        if with_game!(game, Game => <Game as PanelGame>::THROWS_DICE) {
            for pips in [5, 2] {
                entry.digit(pips);
            }
        } else {
            for stick in [1, 3] {
                entry.turn(stick, 1);
            }
        }
    }
    frame > 12
}
