//! The cost of a frame: the processor time of the game's own threads, without those that wait for the screen or replace
//! the graphics card.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::TimeUpdateStrategy;
use tavoliere::app::awake::ContinuousFrames;
use tavoliere::app::loading::{EmptyWindow, HoldLoadingScreen, everything_is_loaded};
use tavoliere::rules::GameKind;
use tavoliere::stage::Timeline;
use tavoliere::store::Seat;

use super::Limit;
use super::driver::{Driver, Stopped};
use super::motion::Motion;
use super::process::{ThreadClocks, own_thread};
use super::scenes::{begin_game, is_at_rest};

/// Largest accepted cost of a frame in the busiest motion, relative to a frame of an empty window.
const RATIO: f64 = 1.3;
/// Length of the measurement of an empty window, or of a table at rest.
const MEASUREMENT: Duration = Duration::from_secs(4);
/// Time that doesn't count at the start, while pictures are uploaded and pipelines compiled.
const SETTLING: Duration = Duration::from_secs(2);
/// Number of times that each motion is shown.
const TIMES: usize = 3;
/// Time from frame to frame, in the game and in reality.
const STEP: Duration = Duration::from_millis(16);
/// Largest number of frames that one measurement keeps.
const ENOUGH: usize = 400;

/// The processor times of the measured frames (ms).
static FRAMES: Mutex<Vec<f64>> = Mutex::new(Vec::new());
/// `true` if only frames with motion count.
static ONLY_MOTION: AtomicBool = AtomicBool::new(false);

/// Sets the app up for frames at the pace of a screen, with an empty window first. Without pauses, an empty window
/// would have the processor's caches to itself, while a table shares them with the software renderer, so the same
/// systems would take twice as long.
pub(super) fn set_up(app: &mut App) {
    app.insert_resource(ContinuousFrames)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(HoldLoadingScreen)
        .insert_resource(EmptyWindow)
        .add_systems(Last, measure);
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(Render, note_render_thread.in_set(RenderSystems::Cleanup));
    }
}

/// The id of the thread that draws; 0 until it has drawn.
static RENDER_THREAD: AtomicU32 = AtomicU32::new(0);

/// Remembers the render thread's id: an exclusive system runs in the thread of its schedule.
fn note_render_thread(_: &mut World) {
    if RENDER_THREAD.load(Ordering::Relaxed) == 0 {
        RENDER_THREAD.store(own_thread().unwrap_or(0), Ordering::Relaxed);
    }
}

/// `true` for the main thread, the render thread, and those that run systems. Graphics drivers have additional threads,
/// some with the program's name, and loading has one too.
fn is_own(number: u32, name: &str) -> bool {
    number == std::process::id()
        || number == RENDER_THREAD.load(Ordering::Relaxed)
        || name.starts_with("Compute Task")
}

/// Keeps frames a step apart. It has the start of the last one.
#[derive(Default)]
struct Pace(Option<Instant>);

impl Pace {
    /// Waits until the next frame is due.
    fn keep(&mut self) {
        let now = Instant::now();
        let due = self.0.map_or(now, |last| last + STEP);
        thread::sleep(due.saturating_duration_since(now));
        // A late frame doesn't make the next ones faster.
        self.0 = Some(due.max(now));
    }
}

/// Measures the frame that ends here. Bevy draws a frame in parallel with the systems of the next one, so a measured
/// frame is the drawing of one and the systems of another.
fn measure(
    timeline: Res<Timeline>,
    mut clocks: Local<Option<ThreadClocks>>,
    mut last: Local<f64>,
    mut pace: Local<Pace>,
) {
    if RENDER_THREAD.load(Ordering::Relaxed) == 0 {
        return;
    }
    if clocks.is_none() {
        *clocks = ThreadClocks::open(is_own).ok();
    }
    let Some(clocks) = clocks.as_mut() else {
        return;
    };
    pace.keep();
    let now = clocks.seconds();
    let took = now - std::mem::replace(&mut *last, now);
    let counts = !ONLY_MOTION.load(Ordering::Relaxed) || !timeline.is_idle();
    if counts
        && let Ok(mut frames) = FRAMES.lock()
        && frames.len() < ENOUGH
    {
        frames.push(took * 1000.0);
    }
}

/// The times of several frames.
struct FrameTimes {
    /// Median (ms).
    median: f64,
    /// 99th percentile (ms).
    slowest: f64,
    count: usize,
}

/// Removes and returns the frames since the last call.
fn take_frames() -> FrameTimes {
    let mut frames = FRAMES
        .lock()
        .map(|mut frames| std::mem::take(&mut *frames))
        .unwrap_or_default();
    frames.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (frames.len() as f64 * part) as usize;
        frames.get(index).copied().unwrap_or(f64::NAN)
    };
    FrameTimes {
        median: at(0.5),
        slowest: at(0.99),
        count: frames.len(),
    }
}

impl FrameTimes {
    fn print(&self, what: &str) {
        let FrameTimes {
            median,
            slowest,
            count,
        } = self;
        println!("{what}: median {median:.3} ms, 99th percentile {slowest:.3} ms, {count} frames");
    }
}

fn measure_frames(what: &str) -> f64 {
    thread::sleep(SETTLING);
    take_frames();
    thread::sleep(MEASUREMENT);
    let found = take_frames();
    found.print(what);
    found.median
}

pub(super) fn run(driver: &Driver) -> Result<Vec<Limit>, Stopped> {
    // By now nothing is being decoded in the background.
    driver.await_that("the first table's pictures", everything_is_loaded)?;
    let empty = measure_frames("an empty window");
    driver.act(|world| {
        world.remove_resource::<HoldLoadingScreen>();
        world.remove_resource::<EmptyWindow>();
    })?;
    let mut busiest = 0.0_f64;
    for game in GameKind::ALL {
        begin_game(driver, game, [Seat::Person; 2])?;
        measure_frames(&format!("{} at rest", game.name()));
        if let Some(motion) = Motion::of(game) {
            ONLY_MOTION.store(true, Ordering::Relaxed);
            take_frames();
            for _ in 0..TIMES {
                motion.show(driver)?;
                driver.await_that("the end of the motion", is_at_rest)?;
            }
            ONLY_MOTION.store(false, Ordering::Relaxed);
            let found = take_frames();
            found.print(&format!("{}, {}", game.name(), motion.name));
            busiest = busiest.max(found.median);
        }
    }
    let ratio = busiest / empty;
    println!("motion/empty {ratio:.2}");
    Ok(vec![Limit {
        what: "motion/empty".to_owned(),
        found: ratio,
        most: RATIO,
        unit: "times",
    }])
}
