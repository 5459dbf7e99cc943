//! The tour's pictures of the night and of high contrast: every table, and the panels over it.

use bevy::prelude::World;
use tavoliere::input::Selection;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::rules::with_game;
use tavoliere::settings::CurrentSettings;
use tavoliere::store::Theme;
use tavoliere::ui::Panel;

use super::acting::{begin_game, new_game, open_panel, set_speed, uncover_table};
use super::scene::{Scene, WindowSize};
use super::{TourGame, book, home};

/// The scenes at night.
pub(super) const NIGHT: &[Scene] = &[
    Scene::new("night-tablan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Night, Tablan)
    }),
    Scene::new("night-tablut", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Night, Tablut)
    }),
    Scene::new("night-tapatan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Night, Tapatan)
    }),
    Scene::new("night-tawula", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Night, Tawula)
    }),
    Scene::new("night-portrait", WindowSize::PHONE, settled),
    Scene::new("night-settings", WindowSize::DESKTOP, settings),
    Scene::new("night-book", WindowSize::DESKTOP, page),
    Scene::new("night-home", WindowSize::DESKTOP, home),
];

/// The scenes in high contrast.
pub(super) const CONTRAST: &[Scene] = &[
    Scene::new("contrast-tablan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Contrast, Tablan)
    }),
    Scene::new("contrast-tablut", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Contrast, Tablut)
    }),
    Scene::new("contrast-tapatan", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Contrast, Tapatan)
    }),
    Scene::new("contrast-tawula", WindowSize::DESKTOP, |world, frame| {
        table(world, frame, Theme::Contrast, Tawula)
    }),
    Scene::new("contrast-portrait", WindowSize::PHONE, settled),
    Scene::new("contrast-settings", WindowSize::DESKTOP, settings),
    Scene::new("contrast-book", WindowSize::DESKTOP, page),
    Scene::new("contrast-home", WindowSize::DESKTOP, home),
];

/// A game in a theme, at a moment with destinations.
fn table(world: &mut World, frame: u32, theme: Theme, game: GameKind) -> bool {
    if frame == 0 {
        uncover_table(world);
        world.resource_mut::<Selection>().focus = None;
        world.resource_mut::<CurrentSettings>().0.theme = theme;
        set_speed(world, 0.0);
        begin_game(world, new_game(game, 12));
    }
    if frame < 5 {
        return false;
    }
    with_game!(game, Game => <Game as TourGame>::big_moment(world, frame))
}

/// The table of the scene before, in another window.
fn settled(_: &mut World, frame: u32) -> bool {
    frame > 6
}

fn settings(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::Settings);
    frame > 6
}

fn page(world: &mut World, frame: u32) -> bool {
    book::page(world, frame, "TW-8")
}

fn home(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        home::go_home(world);
    }
    home::room(world, frame, Tawula)
}
