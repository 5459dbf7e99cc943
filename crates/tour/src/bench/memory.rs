//! How much memory is resident with each table on show, after all of them have been visited.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use tavoliere::rules::GameKind;
use tavoliere::store::Seat;

use super::Limit;
use super::driver::{Driver, Stopped};
use super::process::resident_megabytes;
use super::scenes::begin_game;

/// The memory that the larger code of the build for checks takes in addition (MB).
const CODE: f64 = if cfg!(debug_assertions) { 40.0 } else { 0.0 };
/// The most that may be resident with any table on show, in megabytes.
const RESIDENT: f64 = 450.0 + CODE;
/// The most that may ever be on the way there.
const PEAK: f64 = 500.0 + CODE;
/// The time that a table stays on show before it counts: uploads and freed pictures take some frames.
const SETTLING: Duration = Duration::from_secs(3);

/// The number of pictures that the graphics card holds, and their size (MB).
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
    // The first round visits them all.
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
