//! The frames and the processor time of the program without input or motion.

use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::PrimaryWindow;
use tavoliere::rules::GameKind;
use tavoliere::settings::Overrides;
use tavoliere::store::Seat;
use tavoliere::table::Table;
use tavoliere::table::computer::AutoPlay;
use tavoliere::ui::panel_table::PANELS;
use tavoliere::ui::{BookState, OpenPanels};

use super::Limit;
use super::driver::{Driver, Stopped};
use super::process::processor_time;
use super::scenes::{begin_game, is_at_rest};

/// Time without input or motion after which the program is at rest.
const SETTLING: Duration = Duration::from_secs(1);
/// Length of the measurement of a table at rest.
const LONG: Duration = Duration::from_secs(10);
/// Length of the measurement of a panel.
const SHORT: Duration = Duration::from_secs(2);
/// Largest accepted number of frames in one measurement; one in thirty seconds is accepted.
const FRAMES: f64 = 1.0;
/// Largest accepted processor time (% of one core).
const PERCENT: f64 = 2.0;

/// Measures one table, or all of them.
pub(super) fn run(driver: &Driver, only: Option<GameKind>) -> Result<Vec<Limit>, Stopped> {
    let mut limits = Vec::new();
    let games = GameKind::ALL.into_iter().enumerate();
    for (index, game) in games.filter(|(_, game)| only.is_none_or(|only| only == *game)) {
        let name = game.name();
        begin_game(driver, game, [Seat::Person; 2])?;
        let at_rest = measure(driver, name.to_owned(), LONG, &mut limits)?;
        limits.push(at_rest.limit(name.to_owned()));
        let mut panels = Used::default();
        // Examples in the book and games on the home screen play automatically, but not with reduced motion.
        driver.act(|world| world.resource_mut::<Overrides>().reduced_motion = true)?;
        // Panels are the same over every table, so each one is measured over one of them.
        let share = PANELS.iter().skip(index).step_by(GameKind::ALL.len());
        for panel in share.map(|row| row.panel) {
            driver.act(move |world| world.resource_mut::<OpenPanels>().panel = Some(panel))?;
            driver.await_that("the panel's texts", |world| {
                !world.resource::<BookState>().is_moving()
            })?;
            let what = format!("{name}, {panel:?} open");
            panels.add(measure(driver, what, SHORT, &mut limits)?);
        }
        driver.act(|world| world.resource_mut::<OpenPanels>().panel = None)?;
        driver.act(|world| world.resource_mut::<OpenPanels>().go_home())?;
        driver.await_that("the home screen", |world| {
            world.resource::<OpenPanels>().home_is_settled
        })?;
        panels.add(measure(
            driver,
            format!("{name}, at home"),
            SHORT,
            &mut limits,
        )?);
        driver.act(|world| {
            world.resource_mut::<OpenPanels>().home = false;
            world.resource_mut::<Overrides>().reduced_motion = false;
        })?;
        driver.await_that("the table", is_at_rest)?;
        for (place, x, y) in [("on the board", 0.4, 0.5), ("on a panel", 0.9, 0.5)] {
            driver.act(move |world| move_pointer(world, Vec2::new(x, y)))?;
            let what = format!("{name}, pointer {place}");
            panels.add(measure(driver, what, SHORT, &mut limits)?);
        }
        limits.push(panels.limit(format!("{name}, with panels and the pointer")));
    }
    if only.is_none_or(|only| only == GameKind::Tablut) {
        while_thinking(driver, &mut limits)?;
    }
    Ok(limits)
}

/// The processor time used during a time at rest.
#[derive(Clone, Copy, Default)]
struct Used {
    processor: Duration,
    time: Duration,
}

impl Used {
    fn add(&mut self, other: Used) {
        self.processor += other.processor;
        self.time += other.time;
    }

    /// Share of one core (%).
    fn percent(self) -> f64 {
        self.processor.as_secs_f64() / self.time.as_secs_f64() * 100.0
    }

    fn limit(self, what: String) -> Limit {
        Limit {
            what,
            found: self.percent(),
            most: PERCENT,
            unit: "% of one core",
        }
    }
}

fn move_pointer(world: &mut World, part: Vec2) {
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world) {
        let at = window.size() * part;
        window.set_cursor_position(Some(at));
    }
}

/// On a busy machine without a graphics card, the last frame could still be drawn a while later.
fn await_last_frame() -> Result<(), Stopped> {
    const MEASUREMENT: Duration = Duration::from_millis(200);
    const PATIENCE: Duration = Duration::from_secs(8);
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let used = processor_time()?;
        thread::sleep(MEASUREMENT);
        if processor_time()? == used {
            break;
        }
    }
    Ok(())
}

/// Waits until the program is at rest, then measures, three times at most: late work ends, such as the single frame in
/// which another table's pictures are unloaded. Continuous work is in every measurement.
fn measure(
    driver: &Driver,
    what: String,
    time: Duration,
    limits: &mut Vec<Limit>,
) -> Result<Used, Stopped> {
    const MOST: u8 = 3;
    thread::sleep(SETTLING);
    let mut tries = 0;
    let (frames, used) = loop {
        await_last_frame()?;
        let (frames, used) = measure_once(driver, &what, time)?;
        tries += 1;
        if tries == MOST || (frames == 0 && used.percent() <= PERCENT) {
            break (frames, used);
        }
    };
    limits.push(Limit {
        what,
        found: frames as f64,
        most: FRAMES,
        unit: "frames",
    });
    Ok(used)
}

/// The frames and the processor time of the program during a time from now on.
fn measure_once(driver: &Driver, what: &str, time: Duration) -> Result<(u64, Used), Stopped> {
    let (frames, processor, begun) = (driver.frames(), processor_time()?, Instant::now());
    thread::sleep(time);
    let frames = driver.frames() - frames;
    let used = Used {
        processor: processor_time()?.saturating_sub(processor),
        time: begun.elapsed(),
    };
    let percent = used.percent();
    println!("{what}: {frames} frames and {percent:.2} % of one core in {time:?}");
    Ok((frames, used))
}

/// While the computer searches, nothing is drawn, and only its search uses the processor. Here the search has to wait
/// for a thread, so that it lasts as long as the measurement on every machine.
fn while_thinking(driver: &Driver, limits: &mut Vec<Limit>) -> Result<(), Stopped> {
    begin_game(driver, GameKind::Tablut, [Seat::Person; 2])?;
    let threads_held = HeldThreads::hold();
    begin_game(
        driver,
        GameKind::Tablut,
        [Seat::Computer(Seat::MAX_LEVEL); 2],
    )?;
    let searches = |world: &mut World| *world.resource::<AutoPlay>() == AutoPlay::Searching;
    driver.await_that("a search", searches)?;
    let what = "while the computer thinks".to_owned();
    let used = measure(driver, what.clone(), SHORT, limits)?;
    limits.push(used.limit(what));
    if !driver.act(searches)? {
        return Err(Stopped::Late("a search as long as the look at it"));
    }
    drop(threads_held);
    driver.await_that("a choice", |world| {
        world.resource::<Table>().game().events().len() > 0
    })
}

/// Blocks all threads for searches until it is dropped.
struct HeldThreads {
    _release: Vec<mpsc::Sender<()>>,
}

impl HeldThreads {
    fn hold() -> HeldThreads {
        let pool = AsyncComputeTaskPool::get();
        let hold_one = |_| {
            let (release, released) = mpsc::channel::<()>();
            let held = async move {
                // Blocks its thread until the sender is dropped, which is the only possible result.
                let _ = released.recv();
            };
            pool.spawn(held).detach();
            release
        };
        HeldThreads {
            _release: (0..pool.thread_num()).map(hold_one).collect(),
        }
    }
}
