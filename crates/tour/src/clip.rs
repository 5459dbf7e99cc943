//! Records a short clip of the game as an animated WebP file, for the README.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use image::imageops::FilterType;
use tavoliere::app::awake::ContinuousFrames;
use tavoliere::app::loading;
use tavoliere::input::InputSystems;
use tavoliere::rules::{GameKind, Setup, SetupError};
use tavoliere::stage::{TableFade, Timeline};
use tavoliere::table::{ComputeMode, Intent};
use webp::{AnimEncoder, AnimFrame, WebPConfig};

use crate::bench::motion::Motion;
use crate::scenes::acting::{set_auto_throw, set_speed, set_step, uncover_table};
use crate::scenes::tablan::capture_round_the_turn;
use crate::scenes::{WindowSize, at_table};
use crate::tour::window;

/// The game time from one update to the next.
const STEP: Duration = Duration::from_millis(10);
/// The number of updates from one frame of the clip to the next.
const UPDATES_A_FRAME: u32 = 4;
/// The number of frames before the first move and after the last.
const STILL_FRAMES: u32 = 12;
/// The size of the window. The clip is half as large.
const WINDOW: WindowSize = WindowSize::NOTEBOOK;
/// The quality of the pictures, 0 to 100.
const QUALITY: f32 = 70.0;

/// Errors that prevent a clip.
#[derive(Debug, thiserror::Error)]
pub enum ClipError {
    /// The game has no such motion.
    #[error("no motion was found for the clip")]
    NoMotion,
    /// The game has no such rule set.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The clip being recorded.
#[derive(Resource)]
struct Clip {
    path: PathBuf,
    motion: Motion,
    phase: Phase,
    /// The index of the next intent.
    next: usize,
    /// The number of updates since the start.
    updates: u32,
    /// The number of frames since the last motion.
    still: u32,
    frames: Vec<image::RgbaImage>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The table is being loaded.
    Loading,
    /// The game is shown before the first move.
    Settling(u8),
    /// The game runs.
    Running,
    /// The next frame is drawn while the game time is paused.
    Drawing,
    /// The frame has been requested.
    Capturing,
}

/// Adds the recording to the program. The program ends with it.
///
/// # Errors
/// Fails if the game has no motion for a clip.
pub fn add(app: &mut App, path: &Path) -> Result<(), ClipError> {
    // By the English rules a piece moves after each throw.
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_preset("English")?;
    let motion = capture_round_the_turn(&setup).ok_or(ClipError::NoMotion)?;
    app.insert_resource(ContinuousFrames)
        .insert_resource(ComputeMode::Blocking)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
        .insert_resource(Clip {
            path: path.to_owned(),
            motion,
            phase: Phase::Loading,
            next: 0,
            updates: 0,
            still: 0,
            frames: Vec::new(),
        })
        .add_systems(Update, advance.before(InputSystems::Read))
        .add_observer(keep);
    Ok(())
}

fn advance(world: &mut World) {
    match world.resource::<Clip>().phase {
        Phase::Loading => load(world),
        Phase::Settling(left) => {
            uncover_table(world);
            let mut clip = world.resource_mut::<Clip>();
            clip.phase = match left.checked_sub(1) {
                Some(left) => Phase::Settling(left),
                None => Phase::Running,
            };
        }
        Phase::Running => run(world),
        Phase::Drawing => {
            world.spawn(Screenshot::primary_window());
            world.resource_mut::<Clip>().phase = Phase::Capturing;
        }
        Phase::Capturing => {}
    }
}

/// Waits for the table, then sets up the game.
fn load(world: &mut World) {
    *world.resource_mut::<TableFade>() = TableFade::OVER;
    uncover_table(world);
    window::resize(world, WINDOW);
    if !at_table(world) || !loading::table_is_shown(world) || !window::has_size(world, WINDOW) {
        return;
    }
    set_speed(world, 1.0);
    set_auto_throw(world, false);
    set_step(world, STEP);
    let mut clip = world.resource_mut::<Clip>();
    clip.phase = Phase::Settling(30);
    let before = Intent::SetUp(Box::new(clip.motion.before.clone()));
    world.write_message(before);
}

/// Lets the game run until the next frame is due, and starts the next move when nothing moves.
fn run(world: &mut World) {
    let idle = world.resource::<Timeline>().is_idle();
    let mut clip = world.resource_mut::<Clip>();
    clip.updates += 1;
    if !clip.updates.is_multiple_of(UPDATES_A_FRAME) {
        return;
    }
    clip.still = if idle { clip.still + 1 } else { 0 };
    let due = if clip.next == 0 {
        STILL_FRAMES
    } else {
        STILL_FRAMES / 2
    };
    let mut intent = None;
    if clip.still > due {
        intent = clip.motion.intents.get(clip.next).cloned();
        clip.next += 1;
        clip.still = 0;
    }
    if clip.next > clip.motion.intents.len() && clip.still == 0 && intent.is_none() {
        let saved = clip.save();
        match saved {
            Ok(()) => world.write_message(AppExit::Success),
            Err(problem) => {
                error!("{problem}");
                world.write_message(AppExit::from_code(1))
            }
        };
        return;
    }
    clip.phase = Phase::Drawing;
    if let Some(intent) = intent {
        world.write_message(intent);
    }
    set_step(world, Duration::ZERO);
}

/// Stores a frame, and lets the game continue.
fn keep(
    captured: On<ScreenshotCaptured>,
    mut clip: ResMut<Clip>,
    mut time: ResMut<TimeUpdateStrategy>,
) {
    if let Ok(picture) = captured.image.clone().try_into_dynamic() {
        let (width, height) = (WINDOW.width / 2, WINDOW.height / 2);
        let small = picture.resize_exact(width, height, FilterType::Lanczos3);
        clip.frames.push(small.to_rgba8());
    }
    clip.phase = Phase::Running;
    *time = TimeUpdateStrategy::ManualDuration(STEP);
}

impl Clip {
    /// Writes the file.
    ///
    /// # Errors
    /// Fails if the frames can't be encoded or the file can't be written.
    fn save(&self) -> Result<(), String> {
        let mut config = WebPConfig::new().map_err(|()| "no configuration of WebP".to_owned())?;
        config.quality = QUALITY;
        config.method = 6;
        let (width, height) = (WINDOW.width / 2, WINDOW.height / 2);
        let mut encoder = AnimEncoder::new(width, height, &config);
        let frame_ms = STEP.as_millis() as u32 * UPDATES_A_FRAME;
        for (number, frame) in (0..).zip(&self.frames) {
            let at = (number * frame_ms) as i32;
            encoder.add_frame(AnimFrame::from_rgba(frame.as_raw(), width, height, at));
        }
        let bytes = encoder.try_encode().map_err(|error| format!("{error:?}"))?;
        fs::write(&self.path, &*bytes)
            .map_err(|error| format!("{}: {error}", self.path.display()))?;
        println!("{} frames, {} bytes", self.frames.len(), bytes.len());
        Ok(())
    }
}
