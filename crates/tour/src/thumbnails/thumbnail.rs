//! Thumbnails of pictures.

use std::path::Path;

use image::RgbImage;
use image::imageops::{self, FilterType};

use super::failure::Failure;

/// Length of the longer edge: one pixel for eight of a picture of 1920 × 1080.
const LONGER_EDGE: u32 = 240;

/// Number of stored shades per channel: enough to see changes, few enough for small files.
const SHADES: u32 = 32;

/// Largest change of a shade by the rounding.
pub(crate) const ROUNDING: u8 = (255_u32.div_ceil((SHADES - 1) * 2)) as u8;

/// A small version of a picture with the same proportions; each pixel is the mean of an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thumbnail(pub(crate) RgbImage);

impl Thumbnail {
    /// Scales a picture down.
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

    /// Reads a thumbnail.
    ///
    /// # Errors
    /// Fails if the file can't be read, or isn't a WebP picture.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let bytes = std::fs::read(path).map_err(Failure::at(path))?;
        let picture = webp::Decoder::new(&bytes).decode();
        let picture = picture.ok_or_else(|| Failure::new(path, "this isn't a WebP picture"))?;
        Ok(Self(picture.to_image().into_rgb8()))
    }

    /// Writes the thumbnail with few shades.
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

/// The stored shade for another.
fn kept(shade: u8) -> u8 {
    let steps = SHADES - 1;
    let step = (u32::from(shade) * steps + 127) / 255;
    ((step * 255 + steps / 2) / steps) as u8
}
