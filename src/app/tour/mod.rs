//! A fixed script at fixed time steps that writes pictures of every screen.
//!
//! It plays the same game each time and looks at it in the same moments. A picture that is blank,
//! or shows a board that leaves the window, ends the tour with an error.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;

mod play;
mod scene;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

use super::{StartError, loading};
use crate::stage::Layout;
use crate::ui::{Open, Toasts};
use scene::{Scene, USUAL, at_table};

/// Milliseconds of the game's time a frame.
const STEP: Duration = Duration::from_millis(10);
/// Frames in which panels and layout settle before a picture.
const SETTLING: u8 = 4;
/// Frames that a scene may take to come about.
const PATIENCE: u32 = 6000;

/// Adds the tour to an app.
///
/// # Errors
/// Where the folder cannot be made.
pub fn add(app: &mut App, dir: &Path) -> Result<(), StartError> {
    std::fs::create_dir_all(dir).map_err(|source| StartError::Tour {
        path: dir.to_owned(),
        source,
    })?;
    app.insert_resource(loading::Held)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Tour {
            dir: dir.to_owned(),
            at: 0,
            frames: 0,
            stage: Stage::Reaching,
        })
        .add_systems(Update, conduct.before(crate::input::InputSystems::Read))
        .add_observer(write);
    Ok(())
}

/// The tour under target.
#[derive(Resource, Debug)]
pub struct Tour {
    dir: PathBuf,
    at: usize,
    frames: u32,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The scene is coming about.
    Reaching,
    /// It has come about; a few frames let panels and layout settle while time stands still.
    Holding(u8),
    /// Its picture has been asked for.
    Waiting,
}

/// The scenes of all games, one game's after another's.
fn scene_at(at: usize) -> Option<&'static Scene> {
    let all = [
        tablan::SCENES,
        tawula::SCENES,
        tablut::SCENES,
        tapatan::SCENES,
    ];
    all.into_iter().flatten().nth(at)
}

fn conduct(world: &mut World) {
    let tour = world.resource::<Tour>();
    let (at, frames, stage) = (tour.at, tour.frames, tour.stage);
    let Some(scene) = scene_at(at) else {
        world.write_message(AppExit::Success);
        return;
    };
    match stage {
        Stage::Reaching => {
            // The first scene is what loading looks like.
            if at > 0 && !loading::all_is_here(world) {
                return;
            }
            // Frames of a large window take long: it grows once everything stands still.
            let window = if scene.window.0 > USUAL.0 {
                USUAL
            } else {
                scene.window
            };
            if !sized(world, window) {
                resize(world, window);
                return;
            }
            if frames == 0 && at > 0 && at_table(world) {
                world.resource_mut::<Open>().panel = None;
                world.resource_mut::<Toasts>().clear();
            }
            let there = (scene.reach)(world, frames);
            let mut tour = world.resource_mut::<Tour>();
            tour.frames += 1;
            if there {
                tour.stage = Stage::Holding(SETTLING);
                world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
            } else if frames > PATIENCE {
                error!("the scene {} did not come about", scene.name);
                world.write_message(AppExit::from_code(1));
            }
        }
        Stage::Holding(0) => {
            if !sized(world, scene.window) {
                resize(world, scene.window);
                world.resource_mut::<Tour>().stage = Stage::Holding(SETTLING);
                return;
            }
            let outside = board_outside(world);
            if let Some(outside) = outside {
                error!("{}: the board leaves the window: {outside}", scene.name);
                world.write_message(AppExit::from_code(1));
            }
            world.spawn(Screenshot::primary_window());
            world.resource_mut::<Tour>().stage = Stage::Waiting;
        }
        Stage::Holding(left) => world.resource_mut::<Tour>().stage = Stage::Holding(left - 1),
        Stage::Waiting => {}
    }
}

fn write(
    captured: On<ScreenshotCaptured>,
    mut commands: Commands,
    mut tour: ResMut<Tour>,
    mut exit: MessageWriter<AppExit>,
    mut time: ResMut<TimeUpdateStrategy>,
) {
    let Some(scene) = scene_at(tour.at) else {
        return;
    };
    let path = tour
        .dir
        .join(format!("{:02}-{}.png", tour.at + 1, scene.name));
    match save(&captured.image, &path) {
        Ok(()) => println!("{}", path.display()),
        Err(problem) => {
            error!("{}: {problem}", path.display());
            exit.write(AppExit::from_code(1));
        }
    }
    commands.remove_resource::<loading::Held>();
    tour.at += 1;
    tour.frames = 0;
    tour.stage = Stage::Reaching;
    *time = TimeUpdateStrategy::ManualDuration(STEP);
}

/// Writes a picture; a blank one is an error.
fn save(image: &Image, path: &Path) -> Result<(), String> {
    let picture = image
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())?
        .to_rgb8();
    picture.save(path).map_err(|error| error.to_string())?;
    let mut shades = [0_u64; 256];
    for pixel in picture.pixels() {
        let [r, g, b] = pixel.0.map(u32::from);
        shades[((r * 3 + g * 6 + b) / 10) as usize] += 1;
    }
    let most = shades.iter().max().copied().unwrap_or(0);
    let used = shades.iter().filter(|count| **count > 20).count();
    let all = u64::from(picture.width()) * u64::from(picture.height());
    if used < 12 || most * 1000 > all * 985 {
        return Err(format!(
            "the picture is blank: {used} shades, {most} of {all} pixels alike"
        ));
    }
    Ok(())
}

fn resize(world: &mut World, (width, height): (f32, f32)) {
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world)
        && (window.width(), window.height()) != (width, height)
    {
        window.resolution.set(width, height);
    }
}

fn sized(world: &mut World, (width, height): (f32, f32)) -> bool {
    let layout = world.resource::<Layout>().window;
    (layout.x - width).abs() < 2.0 && (layout.y - height).abs() < 2.0
}

/// Says how the board leaves the window, if it does.
fn board_outside(world: &World) -> Option<String> {
    let layout = world.resource::<Layout>();
    let board = layout.board;
    let window = layout.window / layout.unit;
    let inside =
        board.min.min_element() >= 0.0 && board.max.x <= window.x && board.max.y <= window.y;
    (!inside).then(|| format!("{board:?} in {window:?}"))
}
