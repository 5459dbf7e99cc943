//! Benchmarks of the program in its window: processor time at rest, memory, and frame times. They act on the game like
//! a player and exit with an error if a limit is exceeded.
//!
//! Processor time and memory come from `/proc`, so the benchmarks only run on Linux.

mod driver;
mod frames;
mod idle;
mod memory;
pub(crate) mod motion;
mod process;
mod scenes;

pub(crate) use process::resident_megabytes;

use bevy::prelude::*;
use tavoliere::rules::GameKind;

/// The kinds of benchmarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bench {
    /// Frames and processor time at rest.
    Idle,
    /// Resident memory with each table shown.
    Memory,
    /// Processor time per frame.
    Frames,
}

/// A measured value and its limit.
struct Limit {
    what: String,
    found: f64,
    most: f64,
    unit: &'static str,
}

/// Adds a benchmark to an app. The one at rest measures only one table if `only` names it.
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
