//! A fixed script at fixed time steps that writes pictures of every screen.
//!
//! It plays the same game each time and looks at it in the same moments. Only the frames that lead to
//! a picture are drawn, since a software renderer takes long for each: the camera is off for the rest.
//! A picture that is blank, or shows a board that leaves the window, ends the tour with an error.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;

mod big;
mod book;
mod by_hand;
mod evening;
mod fair_throws;
mod home;
mod languages;
mod lesson;
mod library;
pub(super) mod play;
mod players;
mod puzzles;
mod review;
mod scene;
mod seats;
mod share;
mod statistics;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

use super::idle::KeepAwake;
use super::{Given, StartError, Version, loading};
use crate::date::Date;
use crate::rules::{GameKind, with_game};
use crate::stage::{Layout, TableFade};
use crate::store::Seating;
use crate::table::ComputeMode;
use crate::ui::{CurrentSettings, Open, Toasts};
use scene::{Scene, TourGame, at_table};

/// The game's time from frame to frame.
const STEP: Duration = Duration::from_millis(10);
/// Frames in which panels and layout settle before a picture.
const SETTLE_FRAMES: u8 = 4;
/// How many of them are drawn. What comes into sight is told to the renderer a frame late.
const DRAWN_FRAMES: u8 = 1;
/// The seed of the game that is on the table before the tour lays its own.
const FIRST_SEED: u64 = 1727;
/// Frames that a scene may take to come about.
const MAX_FRAMES: u32 = 6000;

/// How many pictures may be on their way into files while the next scene comes about.
const MOST_SAVING: usize = 3;


/// Adds the tour to an app.
///
/// With `only`, a scene's name, that scene alone becomes a picture, and only its group is played.
///
/// # Errors
/// Where the folder cannot be made.
pub fn add(app: &mut App, dir: &Path, only: Option<&str>) -> Result<(), StartError> {
    std::fs::create_dir_all(dir).map_err(|source| StartError::Tour {
        path: dir.to_owned(),
        source,
    })?;
    if let Some(mut given) = app.world_mut().get_resource_mut::<Given>() {
        given.0.seed.get_or_insert(FIRST_SEED);
    }
    // 23 November 2026.
    Date::from_days(20_780).fix_today();
    let at = only.map_or(0, beginning);
    // The first scene is what loading looks like.
    if at == 0 {
        app.insert_resource(loading::Held);
    }
    app.insert_resource(KeepAwake)
        // Pictures of every commit look alike.
        .insert_resource(Version::default())
        // However long a search takes, it takes no frame.
        .insert_resource(ComputeMode::Blocking)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Tour {
            dir: dir.to_owned(),
            only: only.map(str::to_owned),
            at,
            frames: 0,
            phase: Phase::Preparing,
            saving: VecDeque::new(),
        })
        .add_systems(Update, advance.before(crate::input::InputSystems::Read))
        .add_observer(write);
    Ok(())
}

/// A picture of the tour that has been asked for; others may be made at the same time.
#[derive(Component)]
struct TourPicture;

/// The tour under way.
#[derive(Resource, Debug)]
pub struct Tour {
    dir: PathBuf,
    only: Option<String>,
    at: usize,
    frames: u32,
    phase: Phase,
    /// Pictures on their way into files, the oldest first.
    saving: VecDeque<Saving>,
}

/// A picture on its way into a file.
type Saving = JoinHandle<Result<(), String>>;

impl Tour {
    /// Waits until no more than so many pictures are on their way; false where one could not be saved.
    fn wait_for_files(&mut self, left: usize) -> bool {
        let mut all_saved = true;
        while self.saving.len() > left
            && let Some(oldest) = self.saving.pop_front()
        {
            let saved = oldest
                .join()
                .unwrap_or_else(|_| Err("saving a picture panicked".to_owned()));
            if let Err(problem) = saved {
                error!("{problem}");
                all_saved = false;
            }
        }
        all_saved
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The scene is coming about.
    Preparing,
    /// It has come about; a few frames let panels and layout settle while time stands still.
    Settling(u8),
    /// Its picture has been asked for.
    Capturing,
}

/// Whether there is a scene of this name.
///
/// # Errors
/// The names that there are, for any other one.
pub fn check_name(name: &str) -> Result<(), StartError> {
    if scenes().any(|scene| scene.name == name) {
        return Ok(());
    }
    Err(StartError::Scene {
        name: name.to_owned(),
        known: scenes().map(|scene| scene.name).collect(),
    })
}

/// The scenes in groups, of which each goes its own way: those of each game, the first of which begin with loading,
/// then those of lessons, of the book, of puzzles, those in another language, those of the home
/// screen, those of fair throws, those of own throws, statistics, seatings, evenings, players and the library, those
/// that are read from afar, and those that look back at a game.
fn groups() -> impl Iterator<Item = &'static [Scene]> {
    let scenes = |game| with_game!(game, Game => <Game as TourGame>::SCENES);
    let of_games = GameKind::ALL.into_iter().map(scenes);
    of_games.chain([
        lesson::SCENES,
        book::SCENES,
        puzzles::SCENES,
        languages::SCENES,
        home::SCENES,
        fair_throws::SCENES,
        by_hand::SCENES,
        statistics::SCENES,
        seats::SCENES,
        evening::SCENES,
        players::SCENES,
        library::SCENES,
        big::SCENES,
        review::SCENES,
        share::SCENES,
    ])
}

fn scenes() -> impl Iterator<Item = &'static Scene> {
    groups().flatten()
}

/// Where the group of a scene begins.
fn beginning(name: &str) -> usize {
    let is_in = |group: &[Scene]| group.iter().any(|scene| scene.name == name);
    let before = groups().take_while(|group| !is_in(group));
    before.map(<[Scene]>::len).sum()
}

fn scene_at(at: usize) -> Option<&'static Scene> {
    scenes().nth(at)
}

fn advance(world: &mut World) {
    let tour = world.resource::<Tour>();
    let (at, frames, phase) = (tour.at, tour.frames, tour.phase);
    let Some(scene) = scene_at(at) else {
        let saved = world.resource_mut::<Tour>().wait_for_files(0);
        world.write_message(if saved {
            AppExit::Success
        } else {
            AppExit::from_code(1)
        });
        return;
    };
    match phase {
        Phase::Preparing => {
            draw(world, false);
            if !has_loaded(world, at) || !has_size(world, scene.window) {
                resize(world, scene.window);
                // How long that takes differs from machine to machine.
                set_step(world, Duration::ZERO);
                return;
            }
            set_step(world, STEP);
            if frames == 0 && at > 0 {
                world.resource_mut::<Open>().panel = None;
                world.resource_mut::<Toasts>().clear();
                if beginning(scene.name) == at {
                    let settings = &mut world.resource_mut::<CurrentSettings>().0;
                    "en".clone_into(&mut settings.language);
                    settings.seating = Seating::default();
                }
            }
            let there = (scene.prepare)(world, frames);
            let mut tour = world.resource_mut::<Tour>();
            tour.frames += 1;
            if there && tour.only.as_ref().is_some_and(|only| only != scene.name) {
                // It is only played, for the next one goes on from it.
                tour.at += 1;
                tour.frames = 0;
                world.remove_resource::<loading::Held>();
            } else if there {
                tour.phase = Phase::Settling(SETTLE_FRAMES);
                set_step(world, Duration::ZERO);
            } else if frames > MAX_FRAMES {
                error!("the scene {} did not come about", scene.name);
                world.write_message(AppExit::from_code(1));
            }
        }
        Phase::Settling(0) => {
            let outside = board_outside(world);
            if let Some(outside) = outside {
                error!("{}: the board leaves the window: {outside}", scene.name);
                world.write_message(AppExit::from_code(1));
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

/// The first scene is what loading looks like when all that is waited for has come; the others
/// show everything.
fn has_loaded(world: &mut World, at: usize) -> bool {
    if at > 0 {
        // Nobody sees the table appear.
        *world.resource_mut::<TableFade>() = TableFade::OVER;
        return at_table(world) && loading::table_is_shown(world);
    }
    matches!(world.run_system_cached(progress), Ok((come, all)) if all > 0 && come == all)
}

/// How many of how many files have come.
fn progress(wanted: loading::Wanted) -> (usize, usize) {
    wanted.progress()
}

/// Whether the next frame is drawn. What is not drawn is still prepared: pictures that have come
/// go to the renderer all the same.
fn draw(world: &mut World, drawn: bool) {
    let mut cameras = world.query::<&mut Camera>();
    for camera in cameras.iter_mut(world) {
        camera
            .map_unchanged(|camera| &mut camera.is_active)
            .set_if_neq(drawn);
    }
}

/// The game's time from this frame to the next.
fn set_step(world: &mut World, step: Duration) {
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

fn write(
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
    let Some(scene) = scene_at(tour.at) else {
        return;
    };
    let path = tour
        .dir
        .join(format!("{:02}-{}.png", tour.at + 1, scene.name));
    // The next scene comes about meanwhile.
    let image = captured.image.clone();
    tour.saving.push_back(thread::spawn(move || {
        save(&image, &path).map_err(|problem| format!("{}: {problem}", path.display()))?;
        println!("{}", path.display());
        Ok(())
    }));
    let is_last = tour.only.is_some();
    let left = if is_last { 0 } else { MOST_SAVING };
    if !tour.wait_for_files(left) {
        exit.write(AppExit::from_code(1));
    } else if is_last {
        exit.write(AppExit::Success);
    }
    commands.remove_resource::<loading::Held>();
    tour.at += 1;
    tour.frames = 0;
    tour.phase = Phase::Preparing;
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

/// The layout knows of this size, and the window has it on the display, which takes its time.
fn has_size(world: &mut World, (width, height): (f32, f32)) -> bool {
    let layout = world.resource::<Layout>().window;
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let on_display = windows.single(world).ok().and_then(|window| {
        WINIT_WINDOWS.with_borrow(|windows| Some(windows.get_window(window)?.inner_size()))
    });
    let on_display = on_display.map_or(layout, |size| uvec2(size.width, size.height).as_vec2());
    let asked = vec2(width, height);
    [layout, on_display]
        .iter()
        .all(|size| (*size - asked).abs().max_element() < 2.0)
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
