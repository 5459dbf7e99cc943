//! A picture, its thumbnail and their difference, side by side.

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};

use super::difference::distance;
use super::thumbnail::Thumbnail;

/// Enlargement of the thumbnails.
const ENLARGED: u32 = 3;
/// Brightening of the difference.
const BRIGHTER: u8 = 4;
/// Gap between the three parts (pixels).
const GAP: i64 = 12;

/// The picture, its committed thumbnail, and their difference, in which brighter pixels differ more.
pub(crate) fn sheet(now: &Thumbnail, before: &Thumbnail) -> RgbImage {
    let (width, height) = now.0.dimensions();
    let difference = RgbImage::from_fn(width, height, |x, y| {
        let inside = x < before.0.width() && y < before.0.height();
        let distance = inside.then(|| distance(&now.0, &before.0, x, y));
        Rgb([distance.unwrap_or(255).saturating_mul(BRIGHTER); 3])
    });
    let parts = [&now.0, &before.0, &difference].map(|part| {
        let (width, height) = part.dimensions();
        imageops::resize(
            part,
            width * ENLARGED,
            height * ENLARGED,
            FilterType::Nearest,
        )
    });
    let widths: i64 = parts.iter().map(|part| i64::from(part.width()) + GAP).sum();
    let highest = parts.iter().map(RgbImage::height).max().unwrap_or(0);
    let grey = Rgb([128; 3]);
    let mut sheet = RgbImage::from_pixel((widths - GAP) as u32, highest, grey);
    let mut x = 0;
    for part in &parts {
        imageops::replace(&mut sheet, part, x, 0);
        x += i64::from(part.width()) + GAP;
    }
    sheet
}
