//! The tour's pictures of puzzles: the list, and one puzzle on each table.

use bevy::prelude::World;
use tavoliere::puzzle::PuzzleId;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::table::{Intent, Table};
use tavoliere::ui::Panel;
use tavoliere::ui::actions::PuzzleAction;
use tavoliere::ui::puzzles::{Solving, SolvingState};

use super::acting::{game_on_table, idle, open_panel, set_speed};
use super::scene::{Scene, WindowSize};

/// The scenes, after those of all games.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("puzzle-tablut", WindowSize::DESKTOP, |world, frame| {
        begin(world, frame, Tablut)
    }),
    Scene::new("puzzle-tablut-solved", WindowSize::DESKTOP, solved),
    Scene::new("puzzle-tapatan", WindowSize::NOTEBOOK, |world, frame| {
        begin(world, frame, Tapatan)
    }),
    Scene::new(
        "puzzle-tablan-portrait",
        WindowSize::PHONE,
        |world, frame| begin(world, frame, Tablan),
    ),
    Scene::new("puzzle-tawula-small", WindowSize::SMALL, |world, frame| {
        begin(world, frame, Tawula)
    }),
    Scene::new("puzzles", WindowSize::NOTEBOOK, list),
    Scene::new("puzzles-portrait", WindowSize::PHONE, list),
    Scene::new("puzzles-small", WindowSize::SMALL, list),
    Scene::new("puzzle-achi", WindowSize::NOTEBOOK, |world, frame| {
        begin_number(world, frame, Tapatan, 45)
    }),
    Scene::new("puzzles-tapatan", WindowSize::DESKTOP, list),
];

/// The first puzzle of a game.
pub(super) fn begin(world: &mut World, frame: u32, kind: GameKind) -> bool {
    begin_number(world, frame, kind, 1)
}

/// A puzzle of a game.
fn begin_number(world: &mut World, frame: u32, kind: GameKind, number: u8) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        world.write_message(PuzzleAction::Begin(PuzzleId { kind, number }));
    }
    let is_laid = world.resource::<Table>().puzzle() == Some(PuzzleId { kind, number });
    is_laid && idle(world) && frame > 8
}

/// The puzzle on the table, solved choice by choice.
fn solved(world: &mut World, frame: u32) -> bool {
    let Some(solving) = world.get_resource::<Solving>() else {
        begin(world, frame, Tablut);
        return false;
    };
    if solving.state() == SolvingState::Solved {
        return idle(world) && frame > 8;
    }
    let events = game_on_table(world).events().len();
    let next = solving.puzzle().solution.get(events).copied();
    // Every other choice is the program's answer.
    if idle(world) && events.is_multiple_of(2) && frame.is_multiple_of(8) {
        world.write_message_batch(next.map(Intent::Play));
    }
    false
}

fn list(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::Puzzles);
    frame > 6
}
