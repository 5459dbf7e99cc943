//! A picture made small.

use std::path::Path;

use image::RgbImage;
use image::imageops::{self, FilterType};

use super::failure::Failure;

/// Pixels along the longer edge: one for eight of a picture of 1920 × 1080.
const LONGER_EDGE: u32 = 240;

/// The shades of a channel that are kept: enough to see what changes, few enough to take little room.
const SHADES: u32 = 32;

/// The most that a shade changes when it is kept.
pub(crate) const ROUNDING: u8 = (255_u32.div_ceil((SHADES - 1) * 2)) as u8;

/// A picture made small, of the same proportions: each pixel is a mean of those that it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thumbnail(pub(crate) RgbImage);

impl Thumbnail {
    /// Makes a picture small.
    #[must_use]
    pub fn of(picture: &RgbImage) -> Self {
        let (width, height) = picture.dimensions();
        let longer = width.max(height).max(1);
        let part = |edge: u32| {
            let rounded = (edge * LONGER_EDGE * 2 + longer) / (longer * 2);
            rounded.max(1)
        };
        let filter = FilterType::Triangle;
        Self(imageops::resize(picture, part(width), part(height), filter))
    }

    /// Reads one from its file.
    ///
    /// # Errors
    /// Fails if the file can't be read, or isn't a WebP picture.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let bytes = std::fs::read(path).map_err(Failure::at(path))?;
        let picture = webp::Decoder::new(&bytes).decode();
        let picture = picture.ok_or_else(|| Failure::new(path, "this isn't a WebP picture"))?;
        Ok(Self(picture.to_image().into_rgb8()))
    }

    /// Writes it into a file, in few shades.
    ///
    /// # Errors
    /// Fails if the file can't be written.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let (width, height) = self.0.dimensions();
        let shades: Vec<u8> = self.0.as_raw().iter().map(|shade| kept(*shade)).collect();
        let encoder = webp::Encoder::from_rgb(&shades, width, height);
        let bytes = encoder
            .encode_simple(true, 75.0)
            .map_err(|error| Failure::new(path, format!("{error:?}")))?;
        std::fs::write(path, &*bytes).map_err(Failure::at(path))
    }
}

/// The shade that is kept for another.
fn kept(shade: u8) -> u8 {
    let steps = SHADES - 1;
    let step = (u32::from(shade) * steps + 127) / 255;
    ((step * 255 + steps / 2) / steps) as u8
}
