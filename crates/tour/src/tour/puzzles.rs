//! The tour's pictures of puzzles: the list, and one on each table.

use bevy::prelude::World;

use super::play::{idle, set_speed};
use super::scene::{Scene, USUAL};
use crate::puzzle::PuzzleId;
use crate::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use crate::table::{Intent, Table};
use crate::ui::puzzles::{PuzzleAsk, Solving, SolvingState};
use crate::ui::{Open, Panel};

const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes, after those of all games.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "puzzle-tablut",
        window: USUAL,
        prepare: |world, frame| begin(world, frame, Tablut),
    },
    Scene {
        name: "puzzle-tablut-solved",
        window: USUAL,
        prepare: solved,
    },
    Scene {
        name: "puzzle-tapatan",
        window: (1280.0, 720.0),
        prepare: |world, frame| begin(world, frame, Tapatan),
    },
    Scene {
        name: "puzzle-tablan-portrait",
        window: UPRIGHT,
        prepare: |world, frame| begin(world, frame, Tablan),
    },
    Scene {
        name: "puzzle-tawula-small",
        window: SMALL,
        prepare: |world, frame| begin(world, frame, Tawula),
    },
    Scene {
        name: "puzzles",
        window: (1280.0, 720.0),
        prepare: list,
    },
    Scene {
        name: "puzzles-portrait",
        window: UPRIGHT,
        prepare: list,
    },
    Scene {
        name: "puzzles-small",
        window: SMALL,
        prepare: list,
    },
];

/// The first puzzle of a game.
fn begin(world: &mut World, frame: u32, kind: GameKind) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        let first = PuzzleId { kind, number: 1 };
        world.write_message(PuzzleAsk::Begin(first));
    }
    let is_laid = world.resource::<Table>().puzzle() == Some(PuzzleId { kind, number: 1 });
    is_laid && idle(world) && frame > 8
}

/// The puzzle on the table is solved, choice by choice.
fn solved(world: &mut World, frame: u32) -> bool {
    let Some(solving) = world.get_resource::<Solving>() else {
        begin(world, frame, Tablut);
        return false;
    };
    if solving.state() == SolvingState::Solved {
        return idle(world) && frame > 8;
    }
    let events = world.resource::<Table>().game().events().len();
    let next = solving.puzzle().solution.get(events).copied();
    // Every other choice is the program's answer.
    if idle(world) && events.is_multiple_of(2) && frame.is_multiple_of(8) {
        world.write_message_batch(next.map(Intent::Play));
    }
    false
}

fn list(world: &mut World, frame: u32) -> bool {
    world.resource_mut::<Open>().panel = Some(Panel::Puzzles);
    frame > 6
}
