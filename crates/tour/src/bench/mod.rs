//! Benches of the program in its window: what it costs at rest, in memory and in motion. They act on
//! the game as a player would and exit with an error if a limit is exceeded.
//!
//! Processor time and memory are read from `/proc`, so that they run on Linux alone.

mod driver;
mod frames;
mod idle;
mod memory;
pub(crate) mod motion;
mod process;
mod scenes;

use bevy::prelude::*;
use tavoliere::rules::GameKind;

/// Which bench is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bench {
    /// Frames and processor time at rest.
    Idle,
    /// Resident memory with each table on show.
    Memory,
    /// Processor time of a frame.
    Frames,
}

/// A figure that a bench found, and the most that it can be.
struct Limit {
    what: String,
    found: f64,
    most: f64,
    unit: &'static str,
}

/// Adds a bench to an app. One at rest looks at one table only, if it is named.
pub fn add(app: &mut App, bench: Bench, only: Option<GameKind>) {
    if bench == Bench::Frames {
        frames::set_up(app);
    }
    driver::add(app, move |driver| {
        let limits = match bench {
            Bench::Idle => idle::run(driver, only),
            Bench::Memory => memory::run(driver),
            Bench::Frames => frames::run(driver),
        }?;
        let mut kept = true;
        for limit in limits {
            if limit.found > limit.most {
                kept = false;
                let Limit {
                    what,
                    found,
                    most,
                    unit,
                } = limit;
                eprintln!(
                    "tavoliere-tour: {what}: {found:.2} {unit}; at most {most} {unit} are allowed"
                );
            }
        }
        Ok(kept)
    });
}
