//! How many frames are drawn and how much processor time is used while nobody acts and nothing moves.

use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Limit;
use super::driver::{Driver, Stopped};
use super::process::processor_time;
use super::scenes::{begin_game, is_at_rest};
use crate::rules::GameKind;
use crate::store::Seat;
use crate::table::computer::AutoPlay;
use crate::ui::{Open, Panel};

/// After so long without input or motion the program is to be at rest.
const SETTLING: Duration = Duration::from_secs(1);
/// How long a table at rest is looked at.
const LONG: Duration = Duration::from_secs(10);
/// How long each panel is.
const SHORT: Duration = Duration::from_secs(2);
/// The most frames in one look; within thirty seconds one is allowed.
const FRAMES: f64 = 1.0;
/// The most processor time, in hundredths of one core.
const PERCENT: f64 = 2.0;

const PANELS: [Panel; 6] = [
    Panel::NewGame,
    Panel::Settings,
    Panel::Help,
    Panel::Resign,
    Panel::Draw,
    Panel::Record,
];

pub(super) fn run(driver: &Driver) -> Result<Vec<Limit>, Stopped> {
    let mut limits = Vec::new();
    for game in GameKind::ALL {
        begin_game(driver, game, [Seat::Person; 2])?;
        look(driver, game.name().to_owned(), LONG, &mut limits)?;
        for panel in PANELS {
            driver.act(move |world| world.resource_mut::<Open>().panel = Some(panel))?;
            look(
                driver,
                format!("{}, {panel:?} open", game.name()),
                SHORT,
                &mut limits,
            )?;
        }
        driver.act(|world| world.resource_mut::<Open>().panel = None)?;
        for (place, x, y) in [("on the board", 0.4, 0.5), ("on a panel", 0.9, 0.5)] {
            driver.act(move |world| move_pointer(world, Vec2::new(x, y)))?;
            let what = format!("{}, pointer {place}", game.name());
            look(driver, what, SHORT, &mut limits)?;
        }
    }
    while_thinking(driver, &mut limits)?;
    Ok(limits)
}

fn move_pointer(world: &mut World, part: Vec2) {
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world) {
        let at = window.size() * part;
        window.set_cursor_position(Some(at));
    }
}

/// On a busy machine without a graphics card the last frame may still be drawn a while later.
fn await_last_frame() -> Result<(), Stopped> {
    const LOOK: Duration = Duration::from_millis(200);
    const PATIENCE: Duration = Duration::from_secs(8);
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let used = processor_time()?;
        thread::sleep(LOOK);
        if (processor_time()? - used).as_secs_f64() < LOOK.as_secs_f64() * PERCENT / 100.0 {
            break;
        }
    }
    Ok(())
}

/// Lets everything settle, then counts.
fn look(
    driver: &Driver,
    what: String,
    time: Duration,
    limits: &mut Vec<Limit>,
) -> Result<(), Stopped> {
    thread::sleep(SETTLING);
    await_last_frame()?;
    let (frames, used, begun) = (driver.frames(), processor_time()?, Instant::now());
    thread::sleep(time);
    let drawn = (driver.frames() - frames) as f64;
    let used = (processor_time()? - used).as_secs_f64() / begun.elapsed().as_secs_f64() * 100.0;
    println!("{what}: {drawn} frames and {used:.2} % of one core in {time:?}");
    limits.push(Limit {
        what: format!("{what}: frames"),
        found: drawn,
        most: FRAMES,
        unit: "frames",
    });
    limits.push(Limit {
        what: format!("{what}: processor"),
        found: used,
        most: PERCENT,
        unit: "% of one core",
    });
    Ok(())
}

/// While the computer searches, nothing is drawn either.
fn while_thinking(driver: &Driver, limits: &mut Vec<Limit>) -> Result<(), Stopped> {
    const LOOK: Duration = Duration::from_millis(300);
    begin_game(
        driver,
        GameKind::Tablut,
        [Seat::Computer(Seat::MAX_LEVEL); 2],
    )?;
    driver.await_that("a search", |world| {
        *world.resource::<AutoPlay>() == AutoPlay::Searching && is_at_rest(world)
    })?;
    thread::sleep(LOOK);
    let frames = driver.frames();
    thread::sleep(LOOK);
    let drawn = driver.frames() - frames;
    let goes_on = driver.act(|world| *world.resource::<AutoPlay>() == AutoPlay::Searching)?;
    println!("while the computer thinks: {drawn} frames in {LOOK:?}");
    if goes_on {
        limits.push(Limit {
            what: "while the computer thinks".to_owned(),
            found: drawn as f64,
            most: FRAMES,
            unit: "frames",
        });
    }
    Ok(())
}
