//! The tour's pictures of guided first games, on every table and in every window shape.

use std::time::Duration;

use bevy::prelude::World;
use tavoliere::input::{Press, Pressed};
use tavoliere::lesson::Act;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::stage::{self, Timeline};
use tavoliere::store::Slot;
use tavoliere::table::autosave::Saves;
use tavoliere::table::{Intent, Learning, LessonIntent, Location};
use tavoliere::ui::lesson::LessonNote;

use super::acting::{idle, set_speed, set_step};
use super::scene::{Scene, WindowSize};

/// The scene of a lesson step after this number of its parts.
macro_rules! step {
    ($name:literal, $window:ident, $game:ident $step:literal, $done:literal) => {
        Scene::new($name, WindowSize::$window, |world, frame| {
            show(world, frame, $game, $step, $done)
        })
    };
}

/// The scenes after those of all games.
pub(super) const SCENES: &[Scene] = &[
    step!("lesson-tablan-throw", DESKTOP, Tablan "throw", 0),
    step!("lesson-tablan-snake", DESKTOP, Tablan "snake", 1),
    Scene::new("lesson-tablan-refused", WindowSize::NOTEBOOK, refused),
    Scene::new("lesson-tablan-refused-portrait", WindowSize::PHONE, refused),
    Scene::new("lesson-tablan-refused-small", WindowSize::SMALL, refused),
    step!("lesson-tablan-portrait", PHONE, Tablan "capture", 1),
    step!("lesson-tablan-small", SMALL, Tablan "home", 1),
    step!("lesson-tablan-game", NOTEBOOK, Tablan "game", 0),
    step!("lesson-tablut-capture", DESKTOP, Tablut "capture", 0),
    step!("lesson-tablut-raichi", DESKTOP, Tablut "raichi", 0),
    step!("lesson-tablut-small", SMALL, Tablut "four", 0),
    step!("lesson-tapatan-block", DESKTOP, Tapatan "block", 0),
    step!("lesson-tapatan-win", DESKTOP, Tapatan "win", 0),
    step!("lesson-tapatan-portrait", PHONE, Tapatan "slide", 0),
    step!("lesson-tawula-head", DESKTOP, Tawula "head", 2),
    step!("lesson-tawula-bar", DESKTOP, Tawula "bar", 1),
    step!("lesson-tawula-portrait", PHONE, Tawula "hit", 1),
    Scene::new("lesson-tablan-later", WindowSize::NOTEBOOK, later),
    step!("lesson-tawula-game-portrait", PHONE, Tawula "game", 0),
    Scene::new(
        "lesson-tapatan-end",
        WindowSize::NOTEBOOK,
        |world, frame| end(world, frame, Tapatan),
    ),
    Scene::new(
        "lesson-tablan-end-portrait",
        WindowSize::PHONE,
        |world, frame| end(world, frame, Tablan),
    ),
];

/// The steps that no other scene shows. They come last, because a lesson's leftovers would change the others.
pub(super) const STEPS: &[Scene] = &[
    step!("lesson-tablut-slide", NOTEBOOK, Tablut "slide", 0),
    step!("lesson-tablut-safe", PHONE, Tablut "safe", 0),
    step!("lesson-tablut-king", NOTEBOOK, Tablut "king", 0),
    step!("lesson-tablut-throne", PHONE, Tablut "throne", 0),
    step!("lesson-tablut-escape", NOTEBOOK, Tablut "escape", 0),
    step!("lesson-tablut-three", NOTEBOOK, Tablut "three", 0),
    step!("lesson-tablut-game", PHONE, Tablut "game", 0),
    step!("lesson-tawula-enter", NOTEBOOK, Tawula "enter", 1),
    step!("lesson-tawula-starters", PHONE, Tawula "starters", 0),
    step!("lesson-tawula-one", NOTEBOOK, Tawula "one", 1),
    step!("lesson-tawula-doubles", NOTEBOOK, Tawula "doubles", 1),
    step!("lesson-tawula-off", PHONE, Tawula "off", 1),
    step!("lesson-tawula-must", NOTEBOOK, Tawula "must", 1),
    step!("lesson-tapatan-place", PHONE, Tapatan "place", 0),
    step!("lesson-tapatan-threat", NOTEBOOK, Tapatan "threat", 0),
    step!("lesson-tapatan-game", NOTEBOOK, Tapatan "game", 0),
    step!("lesson-tablan-counts", PHONE, Tablan "counts", 0),
    step!("lesson-tablan-start", NOTEBOOK, Tablan "start", 0),
    step!("lesson-tablan-halves", PHONE, Tablan "halves", 1),
    step!("lesson-tablan-safe", NOTEBOOK, Tablan "safe", 1),
    step!("lesson-tablan-lost", PHONE, Tablan "lost", 1),
    step!("lesson-tablan-last", NOTEBOOK, Tablan "end", 0),
];

/// Time from frame to frame until a step of a lesson is at rest.
const COARSE_STEP: Duration = Duration::from_millis(40);

/// A step of a lesson once `done` of its parts are done and everything is at rest.
fn show(world: &mut World, frame: u32, game: GameKind, step: &str, done: usize) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        let progress = format!("{game} {step}\n");
        // Saving can't fail, because the slots are in memory.
        let _ = world
            .resource_mut::<Saves>()
            .save(&Slot::lessons(), &progress);
        world.write_message(LessonIntent::Begin { game, seed: 1 });
        return false;
    }
    // The frames before the picture aren't drawn.
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

/// Pieces half-way to the position of the next step.
fn later(world: &mut World, frame: u32) -> bool {
    let half = |timeline: &Timeline| {
        let current = timeline.current();
        current.is_some_and(|running| {
            matches!(running.act, stage::timeline::Act::Rearrange(_)) && running.progress() > 0.45
        })
    };
    if half(world.resource()) {
        return true;
    }
    if show(world, frame, Tablan, "capture", 0) {
        world.write_message(LessonIntent::Skip);
    }
    false
}

/// The end of the real game, which the learner has won.
fn end(world: &mut World, frame: u32, game: GameKind) -> bool {
    if let Some(learning) = world.get_resource::<Learning>()
        && learning.game() == game
        && learning.is_finished()
    {
        return idle(world) && !world.resource::<LessonNote>().is_moving();
    }
    if show(world, frame, game, "game", 0)
        && let Some(learning) = world.get_resource::<Learning>()
    {
        let loser = learning.run().step().side.other();
        world.write_message(Intent::Resign(loser));
    }
    false
}

/// The explanation why the second piece of the row can't start.
fn refused(world: &mut World, frame: u32) -> bool {
    if !show(world, frame, Tablan, "snake", 1) {
        return false;
    }
    let explained = world.resource::<LessonNote>().refusal().is_some();
    if !explained {
        // From j1 to c2, with a twelve.
        let [from, to] = [9, 21].map(Location::Board);
        world.write_message(Pressed::from(Press::Drag { from, to }));
    }
    explained
}
