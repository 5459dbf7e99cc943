//! The tour's pictures of guided first games, on every table and in every shape of the window.

use std::time::Duration;

use bevy::prelude::World;

use super::play::{idle, set_speed};
use super::scene::{Scene, USUAL};
use super::set_step;
use crate::input::{Press, Pressed};
use crate::lesson::Act;
use crate::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use crate::store::Slot;
use crate::table::autosave::Saves;
use crate::table::{Intent, Learning, LessonWish, Location};
use crate::ui::lesson::LessonNote;

const UPRIGHT: (f32, f32) = (390.0, 844.0);
const SMALL: (f32, f32) = (640.0, 360.0);

/// The scenes, after those of all games.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "lesson-tablan-throw",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tablan, "throw", 0),
    },
    Scene {
        name: "lesson-tablan-snake",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tablan, "snake", 1),
    },
    Scene {
        name: "lesson-tablan-refused",
        window: (1280.0, 720.0),
        prepare: refused,
    },
    Scene {
        name: "lesson-tablan-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, Tablan, "capture", 1),
    },
    Scene {
        name: "lesson-tablan-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, Tablan, "home", 1),
    },
    Scene {
        name: "lesson-tablan-game",
        window: (1280.0, 720.0),
        prepare: |world, frame| show(world, frame, Tablan, "game", 0),
    },
    Scene {
        name: "lesson-tablut-capture",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tablut, "capture", 0),
    },
    Scene {
        name: "lesson-tablut-raichi",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tablut, "raichi", 0),
    },
    Scene {
        name: "lesson-tablut-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, Tablut, "four", 0),
    },
    Scene {
        name: "lesson-tapatan-block",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tapatan, "block", 0),
    },
    Scene {
        name: "lesson-tapatan-centre",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tapatan, "centre", 0),
    },
    Scene {
        name: "lesson-tapatan-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, Tapatan, "slide", 0),
    },
    Scene {
        name: "lesson-tawula-head",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tawula, "head", 2),
    },
    Scene {
        name: "lesson-tawula-bar",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Tawula, "bar", 1),
    },
    Scene {
        name: "lesson-tawula-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, Tawula, "hit", 1),
    },
];

/// The time from frame to frame until a step of a lesson has come to rest.
const COARSE_STEP: Duration = Duration::from_millis(40);

/// A step of a lesson of which so much has been done, once everything has come to rest.
fn show(world: &mut World, frame: u32, game: GameKind, step: &str, done: usize) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        let progress = format!("{game} {step}\n");
        // It is kept in memory.
        let _ = world
            .resource_mut::<Saves>()
            .save(&Slot::lessons(), &progress);
        world.write_message(LessonWish::Begin { game, seed: 1 });
        return false;
    }
    // What leads to the picture is seen by nobody.
    set_step(world, COARSE_STEP);
    let Some(learning) = world.get_resource::<Learning>() else {
        return false;
    };
    let run = learning.run();
    if learning.game() != game || run.step().name != step || !idle(world) || frame < 6 {
        return false;
    }
    if run.done() < done {
        let intent = match run.act() {
            Some(Act::Throw(_)) if !run.series_under_way() => Some(Intent::Throw),
            Some(Act::Play { wanted, .. }) => Some(Intent::Play(wanted[0])),
            _ => None,
        };
        world.write_message_batch(intent);
        return false;
    }
    !world.resource::<LessonNote>().is_moving()
}

/// Why the second piece of the row may not start.
fn refused(world: &mut World, frame: u32) -> bool {
    if !show(world, frame, Tablan, "snake", 1) {
        return false;
    }
    let told = world.resource::<LessonNote>().refusal().is_some();
    if !told {
        // From j1 to c2, with a twelve.
        let [from, to] = [9, 21].map(Location::Board);
        world.write_message(Pressed::from(Press::Drag { from, to }));
    }
    told
}
