//! The resident memory with each table shown, after all of them have been visited.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use tavoliere::rules::GameKind;
use tavoliere::store::Seat;

use super::Limit;
use super::driver::{Driver, Stopped};
use super::process::resident_megabytes;
use super::scenes::begin_game;

/// Extra memory for the larger code of debug builds (MB).
const CODE: f64 = if cfg!(debug_assertions) { 40.0 } else { 0.0 };
/// Largest accepted resident memory with any table (MB).
const RESIDENT: f64 = 450.0 + CODE;
/// Largest accepted peak of resident memory (MB).
const PEAK: f64 = 500.0 + CODE;
/// Time that a table is shown before the measurement, because uploads and the release of pictures take some frames.
const SETTLING: Duration = Duration::from_secs(3);

/// The number of pictures on the graphics card, and their size (MB).
fn pictures(images: &Assets<Image>) -> (usize, f64) {
    let bytes = |image: &Image| {
        let texture = &image.texture_descriptor;
        let pixel = texture.format.block_copy_size(None).unwrap_or(4);
        let level = |level| {
            let size = texture.size.mip_level_size(level, texture.dimension);
            f64::from(size.width) * f64::from(size.height) * f64::from(pixel)
        };
        (0..texture.mip_level_count).map(level).sum::<f64>()
    };
    let sizes = images.iter().map(|(_, image)| bytes(image));
    (images.len(), sizes.sum::<f64>() / 1e6)
}

pub(super) fn run(driver: &Driver) -> Result<Vec<Limit>, Stopped> {
    let mut limits = Vec::new();
    // The first round visits all tables.
    for round in ["first visit", "visited again"] {
        for game in GameKind::ALL {
            begin_game(driver, game, [Seat::Person; 2])?;
            thread::sleep(SETTLING);
            let (resident, peak) = resident_megabytes()?;
            let what = format!("{}, {round}", game.name());
            let (count, pictures) = driver.act(|world| pictures(world.resource()))?;
            println!(
                "{what}: {resident:.0} MB resident, {peak:.0} MB at most so far; \
                 {count} pictures of {pictures:.0} MB"
            );
            limits.push(Limit {
                what,
                found: resident,
                most: RESIDENT,
                unit: "MB resident",
            });
        }
    }
    let (_, peak) = resident_megabytes()?;
    limits.push(Limit {
        what: "at most on the way".to_owned(),
        found: peak,
        most: PEAK,
        unit: "MB resident",
    });
    Ok(limits)
}
