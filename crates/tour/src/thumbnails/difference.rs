//! How far two thumbnails are from each other.

use image::RgbImage;

use crate::thumbnail::{ROUNDING, Thumbnail};

/// Pixels along the edge of a block: 32 of a picture of 1920 × 1080, about half a piece.
const BLOCK: u32 = 4;

/// What a block may differ by. Other renderers and smoothing differ by less than half of it.
const MOST_IN_A_BLOCK: f32 = 8.0;

/// What the whole may differ by: a change of light that no block shows.
const MOST_ON_THE_WHOLE: f32 = 1.5;

/// How far two thumbnails of one size are from each other, in steps of a channel, 0 to 255.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// The mean over the whole picture.
    pub whole: f32,
    /// The mean over the block that differs most.
    pub block: f32,
    /// The middle of that block, 0 to 1 from the left and from the top.
    pub at: (f32, f32),
}

impl Difference {
    /// What still counts as the same picture.
    pub const TOLERATED: Self = Self {
        whole: MOST_ON_THE_WHOLE,
        block: MOST_IN_A_BLOCK,
        at: (0.0, 0.0),
    };

    /// The difference, or nothing where the sizes differ.
    #[must_use]
    pub fn between(one: &Thumbnail, other: &Thumbnail) -> Option<Self> {
        let (width, height) = one.0.dimensions();
        if (width, height) != other.0.dimensions() {
            return None;
        }
        let mut found = Self {
            whole: mean(&one.0, &other.0, (0, 0), (width, height)),
            ..Self::default()
        };
        // Blocks overlap by half, so that none divides what another would hold.
        let starts =
            |length: u32| (0..length.saturating_sub(BLOCK / 2)).step_by(BLOCK as usize / 2);
        for y in starts(height) {
            for x in starts(width) {
                let end = ((x + BLOCK).min(width), (y + BLOCK).min(height));
                let block = mean(&one.0, &other.0, (x, y), end);
                if block > found.block {
                    let middle =
                        |from: u32, to: u32, all: u32| (from + to) as f32 / 2.0 / all as f32;
                    found.block = block;
                    found.at = (middle(x, end.0, width), middle(y, end.1, height));
                }
            }
        }
        Some(found)
    }

    /// Both pictures show the same.
    #[must_use]
    pub fn is_tolerable(&self) -> bool {
        self.whole <= MOST_ON_THE_WHOLE && self.block <= MOST_IN_A_BLOCK
    }
}

/// How far two pixels are from each other: by the channel that differs most, beyond what rounding its
/// shade may have done.
pub(crate) fn distance(one: &RgbImage, other: &RgbImage, x: u32, y: u32) -> u8 {
    let channels = one.get_pixel(x, y).0.into_iter();
    let pairs = channels.zip(other.get_pixel(x, y).0);
    let distances = pairs.map(|(a, b)| a.abs_diff(b).saturating_sub(ROUNDING));
    distances.max().unwrap_or(0)
}

/// The mean distance of the pixels from one corner up to another.
fn mean(one: &RgbImage, other: &RgbImage, from: (u32, u32), to: (u32, u32)) -> f32 {
    let mut sum = 0;
    for y in from.1..to.1 {
        for x in from.0..to.0 {
            sum += u32::from(distance(one, other, x, y));
        }
    }
    sum as f32 / ((to.0 - from.0) * (to.1 - from.1)) as f32
}
