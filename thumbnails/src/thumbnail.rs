//! A picture made small.

use std::path::Path;

use image::RgbImage;
use image::imageops::{self, FilterType};

use crate::failure::Failure;

/// Pixels along the longer edge: one for eight of a picture of 1920 × 1080.
const LONGER_EDGE: u32 = 240;

/// How well a thumbnail is kept, of 100: its own error stays far below what is tolerated.
const QUALITY: f32 = 80.0;

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
    /// Where there is no such file, or it holds no picture.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let bytes = std::fs::read(path).map_err(Failure::at(path))?;
        let picture = webp::Decoder::new(&bytes).decode();
        let picture = picture.ok_or_else(|| Failure::new(path, "this is no WebP picture"))?;
        Ok(Self(picture.to_image().into_rgb8()))
    }

    /// Writes it into a file.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let (width, height) = self.0.dimensions();
        let encoder = webp::Encoder::from_rgb(self.0.as_raw(), width, height);
        let mut config = webp::WebPConfig::new().map_err(|()| Failure::new(path, "no encoder"))?;
        config.quality = QUALITY;
        config.method = 6;
        let bytes = encoder
            .encode_advanced(&config)
            .map_err(|error| Failure::new(path, format!("{error:?}")))?;
        std::fs::write(path, &*bytes).map_err(Failure::at(path))
    }
}
