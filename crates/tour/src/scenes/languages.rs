//! The tour's last scenes: the table and its main panels in Italian, on all screen sizes.

use bevy::prelude::World;
use tavoliere::ui::{OpenPanels, Panel};

use super::acting::set_language;
use super::book;
use super::scene::{Scene, WindowSize};

/// The scenes, with the game that is on the table.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("italian-table", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, None)
    }),
    Scene::new("italian-settings", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, Some(Panel::Settings))
    }),
    Scene::new("italian-small", WindowSize::SMALL, |world, frame| {
        show(world, frame, None)
    }),
    Scene::new("italian-book", WindowSize::DESKTOP, |world, frame| {
        read(world, frame, "TT-8")
    }),
    Scene::new("italian-small-book", WindowSize::SMALL, |world, frame| {
        read(world, frame, "TW-8")
    }),
    Scene::new(
        "italian-portrait-book",
        WindowSize::PHONE,
        |world, frame| read(world, frame, "TP-5"),
    ),
    Scene::new("italian-portrait", WindowSize::PHONE, |world, frame| {
        show(world, frame, None)
    }),
    Scene::new(
        "italian-portrait-new-game",
        WindowSize::PHONE,
        |world, frame| show(world, frame, Some(Panel::NewGame)),
    ),
    Scene::new("italian-puzzles", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, Some(Panel::Puzzles))
    }),
    Scene::new(
        "italian-portrait-puzzles",
        WindowSize::PHONE,
        |world, frame| show(world, frame, Some(Panel::Puzzles)),
    ),
];

fn show(world: &mut World, frame: u32, panel: Option<Panel>) -> bool {
    if frame == 0 {
        set_language(world, "it");
        world.resource_mut::<OpenPanels>().panel = panel;
    }
    frame > 6
}

/// A page of the rules book.
fn read(world: &mut World, frame: u32, rule: &str) -> bool {
    if frame == 0 {
        show(world, frame, None);
    }
    book::page(world, frame, rule)
}
