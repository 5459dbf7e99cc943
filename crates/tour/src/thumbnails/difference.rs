//! The difference between two thumbnails.

use image::RgbImage;

use super::thumbnail::{ROUNDING, Thumbnail};

/// Pixels along the edge of a block: 32 of a picture of 1920 × 1080, about half a piece.
const BLOCK: u32 = 4;

/// Largest accepted difference of a block. Other renderers and smoothing differ by less than half of it.
const MOST_IN_A_BLOCK: f32 = 8.0;

/// Largest accepted difference of the whole picture, which detects a change of light that no block shows.
const MOST_ON_THE_WHOLE: f32 = 1.5;

/// The difference between two thumbnails of the same size (steps of a channel, 0 to 255).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// The mean over the whole picture.
    pub whole: f32,
    /// The mean over the block that differs most.
    pub block: f32,
    /// The middle of the block that differs most.
    pub at: Spot,
}

/// A place in a picture of any size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// From the left edge (0) to the right edge (1).
    pub x: f32,
    /// From the top (0) to the bottom (1).
    pub y: f32,
}

/// A part of a thumbnail (pixels), without its right and bottom edges.
#[derive(Clone, Copy)]
struct Block {
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

impl Block {
    fn whole(picture: &RgbImage) -> Self {
        Self::at(0, 0, picture.width(), picture.height())
    }

    const fn at(left: u32, top: u32, right: u32, bottom: u32) -> Self {
        Self {
            left,
            top,
            right,
            bottom,
        }
    }

    fn middle_in(self, picture: &RgbImage) -> Spot {
        Spot {
            x: (self.left + self.right) as f32 / 2.0 / picture.width() as f32,
            y: (self.top + self.bottom) as f32 / 2.0 / picture.height() as f32,
        }
    }
}

impl Difference {
    /// The largest difference between pictures that count as equal.
    pub const TOLERATED: Self = Self {
        whole: MOST_ON_THE_WHOLE,
        block: MOST_IN_A_BLOCK,
        at: Spot { x: 0.0, y: 0.0 },
    };

    /// The difference. `None` if the sizes differ.
    #[must_use]
    pub fn between(one: &Thumbnail, other: &Thumbnail) -> Option<Self> {
        let (width, height) = one.0.dimensions();
        if (width, height) != other.0.dimensions() {
            return None;
        }
        let mut found = Self {
            whole: mean(&one.0, &other.0, Block::whole(&one.0)),
            ..Self::default()
        };
        // Blocks overlap by half, so that a small change is whole in one of them.
        let starts =
            |length: u32| (0..length.saturating_sub(BLOCK / 2)).step_by(BLOCK as usize / 2);
        for y in starts(height) {
            for x in starts(width) {
                let block = Block::at(x, y, (x + BLOCK).min(width), (y + BLOCK).min(height));
                let mean = mean(&one.0, &other.0, block);
                if mean > found.block {
                    found.block = mean;
                    found.at = block.middle_in(&one.0);
                }
            }
        }
        Some(found)
    }

    /// `true` if the pictures count as equal.
    #[must_use]
    pub fn is_tolerable(&self) -> bool {
        self.whole <= MOST_ON_THE_WHOLE && self.block <= MOST_IN_A_BLOCK
    }
}

/// The difference between two pixels, in the channel that differs most. The rounding of shades doesn't count.
pub(crate) fn distance(one: &RgbImage, other: &RgbImage, x: u32, y: u32) -> u8 {
    let channels = one.get_pixel(x, y).0.into_iter();
    let pairs = channels.zip(other.get_pixel(x, y).0);
    let distances = pairs.map(|(a, b)| a.abs_diff(b).saturating_sub(ROUNDING));
    distances.max().unwrap_or(0)
}

/// The mean difference of the pixels of a block.
fn mean(one: &RgbImage, other: &RgbImage, block: Block) -> f32 {
    let mut sum = 0;
    for y in block.top..block.bottom {
        for x in block.left..block.right {
            sum += u32::from(distance(one, other, x, y));
        }
    }
    sum as f32 / ((block.right - block.left) * (block.bottom - block.top)) as f32
}
