//! The tour's pictures of the keyboard's focus: on the table, the home screen and every panel that people open.

use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, Window, With, World};
use bevy::window::PrimaryWindow;
use tavoliere::rules::GameKind::Tablut;
use tavoliere::ui::Panel;

use super::access::begin;
use super::acting::{idle, open_panel};
use super::home::{go_home, room};
use super::scene::{Scene, WindowSize};
use crate::keys::{strike, window};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("focus-table", WindowSize::NOTEBOOK, table),
    Scene::new("focus-home", WindowSize::NOTEBOOK, home),
    Scene::new("focus-settings", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Settings)
    }),
    Scene::new("focus-new-game", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::NewGame)
    }),
    Scene::new("focus-book", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Book)
    }),
    Scene::new("focus-library", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Library)
    }),
    Scene::new("focus-evening", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Evening)
    }),
    Scene::new("focus-players", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Players)
    }),
    Scene::new("focus-puzzles", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Puzzles)
    }),
    Scene::new("focus-statistics", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Statistics)
    }),
    Scene::new("focus-keys", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Keys)
    }),
    Scene::new("focus-pause", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Pause)
    }),
    Scene::new("focus-record", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Record)
    }),
    Scene::new("focus-share", WindowSize::NOTEBOOK, |world, frame| {
        panel(world, frame, Panel::Share)
    }),
];

/// The number of presses of Tab. Few screens give the third control the focus when they open.
const PRESSES: u32 = 3;

/// Presses Tab every third frame. `true` some time after the last press.
fn press_tab(world: &mut World, frame: u32, begun: u32) -> bool {
    let since = frame.saturating_sub(begun);
    if since > 0
        && since.is_multiple_of(3)
        && since / 3 <= PRESSES
        && let Some(window) = window(world)
    {
        strike(world, window, KeyCode::Tab, Key::Tab, None);
    }
    since > 3 * PRESSES + 12
}

fn table(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin(world, Tablut);
    }
    if frame < 12 || !idle(world) {
        return false;
    }
    press_tab(world, frame, 12)
}

fn home(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin(world, Tablut);
        go_home(world);
    }
    if frame < 12 {
        room(world, frame, Tablut);
        return false;
    }
    press_tab(world, frame, 12)
}

/// A panel over a game.
fn panel(world: &mut World, frame: u32, panel: Panel) -> bool {
    if frame == 0 {
        begin(world, Tablut);
        // Without a window manager the window never gets the focus, and egui then shows none either.
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world) {
            window.focused = true;
        }
    }
    if frame == 4 {
        open_panel(world, panel);
    }
    press_tab(world, frame, 10)
}
