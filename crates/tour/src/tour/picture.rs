//! A picture of the tour before it is written.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::Image;
use image::RgbImage;

use crate::scenes::WindowSize;

/// Shades with fewer pixels don't count.
const FEWEST_PIXELS: u64 = 20;
/// Smallest number of shades in a picture that isn't blank.
const FEWEST_SHADES: usize = 12;
/// Largest share of pixels with one shade (thousandths).
const MOST_ALIKE: u64 = 985;
/// Smallest file of a picture that isn't blank (bytes).
const SMALLEST_FILE: u64 = 20_000;

/// A picture, its expected size, and its file.
pub(super) struct Picture {
    pub(super) image: Image,
    pub(super) size: WindowSize,
    pub(super) path: PathBuf,
}

impl Picture {
    /// Writes the file, even if the picture is faulty, so that people can look at it.
    ///
    /// # Errors
    /// Fails if the file can't be written, or if the picture has the wrong size or is blank.
    pub(super) fn save(self) -> Result<(), String> {
        let save = || -> Result<(), String> {
            let picture = self
                .image
                .try_into_dynamic()
                .map_err(|error| error.to_string())?
                .to_rgb8();
            picture
                .save(&self.path)
                .map_err(|error| error.to_string())?;
            check_size(&picture, self.size)?;
            check_shades(&picture)?;
            let bytes = fs::metadata(&self.path)
                .map_err(|error| error.to_string())?
                .len();
            if bytes <= SMALLEST_FILE {
                return Err(format!(
                    "the picture is nearly blank: it has only {bytes} bytes"
                ));
            }
            Ok(())
        };
        save().map_err(|problem| format!("{}: {problem}", self.path.display()))
    }
}

fn check_size(picture: &RgbImage, wanted: WindowSize) -> Result<(), String> {
    let (width, height) = picture.dimensions();
    if (width, height) == (wanted.width, wanted.height) {
        return Ok(());
    }
    Err(format!(
        "the picture is {width}x{height}; it should be {wanted}"
    ))
}

fn check_shades(picture: &RgbImage) -> Result<(), String> {
    let mut shades = [0_u64; 256];
    for pixel in picture.pixels() {
        let [r, g, b] = pixel.0.map(u32::from);
        shades[((r * 3 + g * 6 + b) / 10) as usize] += 1;
    }
    let most = shades.iter().max().copied().unwrap_or(0);
    let used = shades
        .iter()
        .filter(|count| **count > FEWEST_PIXELS)
        .count();
    let all = u64::from(picture.width()) * u64::from(picture.height());
    if used < FEWEST_SHADES || most * 1000 > all * MOST_ALIKE {
        return Err(format!(
            "the picture is blank: {used} shades, {most} of {all} pixels alike"
        ));
    }
    Ok(())
}
