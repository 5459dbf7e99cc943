//! A fixed script at fixed time steps that writes pictures of every screen.
//!
//! It always plays the same games and takes its pictures at the same moments. Only the frames that lead to a picture
//! are drawn, because a software renderer needs a long time for each; otherwise the camera is off. The tour fails if a
//! picture has the wrong size or is blank, if a board extends beyond its window, or if a scene takes too long.

mod picture;
mod plan;
mod saving;
pub(crate) mod window;

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use tavoliere::app::awake::ContinuousFrames;
use tavoliere::app::loading;
use tavoliere::date::Date;
use tavoliere::input::InputSystems;
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::TableFade;
use tavoliere::store::{Seating, Theme};
use tavoliere::table::ComputeMode;
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::panel_table::row;
use tavoliere::ui::{OpenPanels, Toasts};

pub use plan::{Plan, TourError};

use crate::scenes::acting::{forget_overrides, set_language, set_step};
use crate::scenes::{self, Scene};
use picture::Picture;
use saving::Saving;

/// The game time from frame to frame.
const STEP: Duration = Duration::from_millis(10);
/// Number of frames in which panels and layout settle before a picture.
const SETTLE_FRAMES: u8 = 4;
/// Number of settling frames that are drawn, because the renderer notices new entities one frame late.
const DRAWN_FRAMES: u8 = 1;
/// Largest number of frames until a scene is ready.
const MAX_FRAMES: u32 = 6000;
/// Largest number of pictures being written while the next scene is prepared.
const MOST_SAVING: usize = 3;

/// The seed of the game that is on the table before the tour's own games.
pub const FIRST_SEED: u64 = 1727;

/// Adds the tour to the program. The program ends with the tour.
pub fn add(app: &mut App, plan: Plan) {
    // Fixes the date, so that the puzzle of the day is always that of 23 November 2026.
    Date::from_days(20_780).fix_today();
    let first = plan.first_scene();
    // The first scene shows loading.
    if first == 0 {
        app.insert_resource(loading::HoldLoadingScreen);
    }
    app.insert_resource(ContinuousFrames)
        // A search never takes a frame, however long it runs.
        .insert_resource(ComputeMode::Blocking)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Tour {
            plan,
            at: first,
            frames: 0,
            phase: Phase::Preparing,
            saving: Saving::default(),
        })
        .add_systems(
            Update,
            (
                advance,
                // Scenes rely on this: after a change of the settings, the settings' tempo applies again.
                forget_overrides.run_if(resource_changed::<CurrentSettings>),
            )
                .chain()
                .before(InputSystems::Read),
        )
        .add_observer(keep)
        .add_plugins(scenes::plugin);
}

/// Marks a picture requested by the tour, because the program can take others at the same time.
#[derive(Component)]
struct TourPicture;

/// The state of the running tour.
#[derive(Resource)]
struct Tour {
    plan: Plan,
    /// The index of the current scene.
    at: usize,
    /// The number of frames since its start.
    frames: u32,
    phase: Phase,
    saving: Saving,
}

impl Tour {
    fn scene(&self) -> Option<&'static Scene> {
        scenes::all().nth(self.at)
    }

    fn next_scene(&mut self) {
        self.at += 1;
        self.frames = 0;
        self.phase = Phase::Preparing;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The scene is being prepared.
    Preparing,
    /// The scene is ready. Panels and layout settle for a few frames while the game time is paused.
    Settling(u8),
    /// Its picture has been requested.
    Capturing,
}

fn advance(world: &mut World) {
    let tour = world.resource::<Tour>();
    let phase = tour.phase;
    let Some(scene) = tour.scene() else {
        let saved = world.resource_mut::<Tour>().saving.wait_until(0);
        if saved {
            world.write_message(AppExit::Success);
        } else {
            fail(world);
        }
        return;
    };
    match phase {
        Phase::Preparing => prepare(world, scene),
        Phase::Settling(0) => {
            if let Some(problem) = window::board_outside(world) {
                error!("{}: {problem}", scene.name);
                fail(world);
            }
            draw(world, true);
            world.spawn((TourPicture, Screenshot::primary_window()));
            world.resource_mut::<Tour>().phase = Phase::Capturing;
        }
        Phase::Settling(left) => {
            draw(world, left <= DRAWN_FRAMES);
            world.resource_mut::<Tour>().phase = Phase::Settling(left - 1);
        }
        Phase::Capturing => draw(world, false),
    }
}

fn fail(world: &mut World) {
    world.write_message(AppExit::from_code(1));
}

/// Prepares a scene by one frame.
fn prepare(world: &mut World, scene: &Scene) {
    let tour = world.resource::<Tour>();
    let (at, frames) = (tour.at, tour.frames);
    draw(world, false);
    let waits = frames > 0 && waits_for_boards(world);
    if waits || !has_loaded(world, at) || !window::has_size(world, scene.window) {
        window::resize(world, scene.window);
        // The time for this differs from machine to machine.
        set_step(world, Duration::ZERO);
        return;
    }
    set_step(world, STEP);
    if frames == 0 && at > 0 {
        begin_scene(world, scenes::beginning_of_group(scene.name) == at);
    }
    let there = (scene.prepare)(world, frames);
    let mut tour = world.resource_mut::<Tour>();
    tour.frames += 1;
    if there && !tour.plan.shows(scene) {
        // This scene is only played because the next one starts from it.
        tour.next_scene();
        world.remove_resource::<loading::HoldLoadingScreen>();
    } else if there {
        tour.phase = Phase::Settling(SETTLE_FRAMES);
        set_step(world, Duration::ZERO);
    } else if frames > MAX_FRAMES {
        error!("the scene {} did not come about", scene.name);
        fail(world);
    }
}

/// Cleans up after the previous scene; a group starts with the usual settings.
fn begin_scene(world: &mut World, begins_group: bool) {
    world.resource_mut::<OpenPanels>().panel = None;
    world.resource_mut::<Toasts>().clear();
    if begins_group {
        set_language(world, "en");
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        settings.seating = Seating::default();
        settings.theme = Theme::Day;
    }
}

/// `true` while the pictures of boards in the open panel are loading.
fn waits_for_boards(world: &World) -> bool {
    let panel = world.resource::<OpenPanels>().panel;
    let shows_boards = panel.is_some_and(|panel| row(panel).shows_boards);
    shows_boards && !world.resource::<HomeTextures>().are_registered()
}

/// `true` once a scene can start. The first scene shows loading once its files are there; the others show the whole
/// table.
fn has_loaded(world: &mut World, at: usize) -> bool {
    if at == 0 {
        return loading::first_files_are_loaded(world);
    }
    // Pictures never show the fade-in of the table.
    *world.resource_mut::<TableFade>() = TableFade::OVER;
    scenes::at_table(world) && loading::table_is_shown(world)
}

/// Draws the next frame or only prepares it. Loaded pictures go to the renderer in both cases.
fn draw(world: &mut World, drawn: bool) {
    let mut cameras = world.query::<&mut Camera>();
    for camera in cameras.iter_mut(world) {
        camera
            .map_unchanged(|camera| &mut camera.is_active)
            .set_if_neq(drawn);
    }
}

/// Stores a captured picture and continues with the next scene.
fn keep(
    captured: On<ScreenshotCaptured>,
    asked: Query<(), With<TourPicture>>,
    mut commands: Commands,
    mut tour: ResMut<Tour>,
    mut exit: MessageWriter<AppExit>,
    mut time: ResMut<TimeUpdateStrategy>,
) {
    if !asked.contains(captured.entity) {
        return;
    }
    let Some(scene) = tour.scene() else {
        return;
    };
    let picture = Picture {
        image: captured.image.clone(),
        size: scene.window,
        path: tour.plan.path(tour.at, scene),
    };
    // The next scene is prepared while the picture is written.
    tour.saving.begin(picture);
    let is_last = tour.plan.is_one_scene();
    let left = if is_last { 0 } else { MOST_SAVING };
    if !tour.saving.wait_until(left) {
        exit.write(AppExit::from_code(1));
    } else if is_last {
        exit.write(AppExit::Success);
    }
    commands.remove_resource::<loading::HoldLoadingScreen>();
    tour.next_scene();
    *time = TimeUpdateStrategy::ManualDuration(STEP);
}
