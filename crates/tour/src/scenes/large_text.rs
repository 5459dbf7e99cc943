//! The tour's pictures of text at its largest size: every table, the home screen and the panels.

use bevy::prelude::World;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::settings::CurrentSettings;
use tavoliere::ui::Panel;

use super::access::begin;
use super::acting::{idle, open_panel};
use super::home::{go_home, room};
use super::scene::{Scene, WindowSize};

/// The largest size of text.
const LARGEST: f32 = 2.0;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("text-tablan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Tablan)
    }),
    Scene::new("text-tablut", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Tablut)
    }),
    Scene::new("text-tapatan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Tapatan)
    }),
    Scene::new("text-tawula", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Tawula)
    }),
    Scene::new("text-portrait", WindowSize::PHONE, |world, frame| {
        table(world, frame, Tablan)
    }),
    Scene::new("text-small", WindowSize::SMALL, |world, frame| {
        table(world, frame, Tablan)
    }),
    Scene::new("text-home", WindowSize::DESKTOP, home),
    Scene::new("text-home-portrait", WindowSize::PHONE, home),
    Scene::new("text-settings", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Settings)
    }),
    Scene::new("text-new-game", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::NewGame)
    }),
    Scene::new("text-book", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Book)
    }),
    Scene::new("text-library", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Library)
    }),
    Scene::new("text-evening", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Evening)
    }),
    Scene::new("text-puzzles", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Puzzles)
    }),
    Scene::new("text-statistics", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Statistics)
    }),
    Scene::new("text-pause", WindowSize::DESKTOP, |world, frame| {
        panel(world, frame, Panel::Pause)
    }),
];

fn enlarge(world: &mut World) {
    world.resource_mut::<CurrentSettings>().0.text_scale = LARGEST;
}

/// A game before its first move.
fn table(world: &mut World, frame: u32, game: GameKind) -> bool {
    if frame == 0 {
        begin(world, game);
        enlarge(world);
    }
    frame > 12 && idle(world)
}

fn home(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin(world, Tapatan);
        enlarge(world);
        go_home(world);
    }
    frame > 3 && room(world, frame, Tapatan)
}

/// A panel over a game.
fn panel(world: &mut World, frame: u32, panel: Panel) -> bool {
    if frame == 0 {
        begin(world, Tapatan);
        enlarge(world);
    }
    if frame == 4 {
        open_panel(world, panel);
    }
    frame > 14
}
