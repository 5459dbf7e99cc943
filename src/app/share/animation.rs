//! Writes an animated GIF in which each frame holds only its changes.

use std::time::Duration;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use thiserror::Error;

/// The largest size of an animation (bytes).
pub const MAX_BYTES: usize = 4_000_000;

/// Colours of the palette. One index is reserved for unchanged pixels.
const COLOURS: usize = 255;
/// The index of unchanged pixels.
const UNCHANGED: u8 = 255;
/// Up to this number of pixels all are sampled for the palette, above it every tenth.
const FEW: usize = 40_000;

/// The reasons why an animation can't be made.
#[derive(Debug, Error)]
pub enum AnimationError {
    /// The number of pixels doesn't match the size.
    #[error("the number of pixels differs from {width} × {height}")]
    Size {
        /// The width (px).
        width: u32,
        /// The height (px).
        height: u32,
    },
    /// The file would be larger than other programs accept.
    #[error("it would have more than {MAX_BYTES} bytes")]
    TooLarge,
    /// Encoding failed.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
}

/// An animation being written. Each changed area has its own palette, because later frames can show new pieces.
pub struct Animation {
    width: u16,
    height: u16,
    encoder: Encoder<Vec<u8>>,
    /// The previous frame, as RGBA.
    before: Vec<u8>,
    /// The frame that isn't written yet, because unchanged frames only add to its duration.
    held: Option<Frame<'static>>,
}

impl Animation {
    /// Starts with the first frame, as RGBA.
    ///
    /// # Errors
    /// Fails if the number of pixels doesn't match the size.
    pub fn begin(
        size: [u32; 2],
        pixels: &[u8],
        duration: Duration,
    ) -> Result<Animation, AnimationError> {
        let [width, height] = size;
        let wrong = AnimationError::Size { width, height };
        let (Ok(wide), Ok(high)) = (u16::try_from(width), u16::try_from(height)) else {
            return Err(wrong);
        };
        if wide == 0 || high == 0 || pixels.len() != usize::from(wide) * usize::from(high) * 4 {
            return Err(wrong);
        }
        let (palette, colours) = palette(pixels);
        let mut encoder = Encoder::new(Vec::new(), wide, high, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let indices = pixels.chunks_exact(4).map(|pixel| index(&palette, pixel));
        let held = Frame {
            width: wide,
            height: high,
            delay: hundredths(duration),
            dispose: DisposalMethod::Keep,
            buffer: indices.collect::<Vec<u8>>().into(),
            ..Frame::default()
        };
        Ok(Animation {
            width: wide,
            height: high,
            encoder,
            before: pixels.to_vec(),
            held: Some(held),
        })
    }

    /// Adds the next frame, as RGBA.
    ///
    /// # Errors
    /// Fails if the number of pixels doesn't match the size, or the file gets too large.
    pub fn add(&mut self, pixels: &[u8], duration: Duration) -> Result<(), AnimationError> {
        if pixels.len() != self.before.len() {
            return Err(AnimationError::Size {
                width: self.width.into(),
                height: self.height.into(),
            });
        }
        let Some(part) = self.changed(pixels) else {
            if let Some(held) = &mut self.held {
                held.delay = held.delay.saturating_add(hundredths(duration));
            }
            return Ok(());
        };
        let row = usize::from(self.width) * 4;
        let spans = (part.top..part.top + part.height).map(|y| {
            let from = usize::from(y) * row + usize::from(part.left) * 4;
            from..from + usize::from(part.width) * 4
        });
        let mut now = Vec::new();
        let mut before = Vec::new();
        for span in spans {
            now.extend_from_slice(pixels.get(span.clone()).unwrap_or_default());
            before.extend_from_slice(self.before.get(span).unwrap_or_default());
        }
        let (palette, colours) = palette(&now);
        let pairs = now.chunks_exact(4).zip(before.chunks_exact(4));
        let indices = pairs.map(|(now, before)| {
            if now == before {
                UNCHANGED
            } else {
                index(&palette, now)
            }
        });
        let buffer: Vec<u8> = indices.collect();
        let next = Frame {
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
            delay: hundredths(duration),
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            palette: Some(colours),
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.before.copy_from_slice(pixels);
        if let Some(held) = self.held.replace(next) {
            self.encoder.write_frame(&held)?;
        }
        if self.encoder.get_ref().len() > MAX_BYTES {
            return Err(AnimationError::TooLarge);
        }
        Ok(())
    }

    /// Returns the whole file.
    ///
    /// # Errors
    /// Fails if the file is too large.
    pub fn finish(mut self) -> Result<Vec<u8>, AnimationError> {
        if let Some(held) = self.held.take() {
            self.encoder.write_frame(&held)?;
        }
        let bytes = self.encoder.into_inner()?;
        if bytes.len() > MAX_BYTES {
            return Err(AnimationError::TooLarge);
        }
        Ok(bytes)
    }

    /// The area that differs from the previous frame. `None` if the frames are equal.
    fn changed(&self, pixels: &[u8]) -> Option<Part> {
        let row = usize::from(self.width) * 4;
        let mut part: Option<[usize; 4]> = None;
        let rows = pixels.chunks_exact(row).zip(self.before.chunks_exact(row));
        for (y, (now, before)) in rows.enumerate() {
            if now == before {
                continue;
            }
            let differ = |(now, before): (&[u8], &[u8])| now != before;
            let pairs = || now.chunks_exact(4).zip(before.chunks_exact(4));
            let left = pairs().position(differ)?;
            let right = pairs().rposition(differ)?;
            part = Some(match part {
                None => [left, y, right, y],
                Some([l, top, r, _]) => [l.min(left), top, r.max(right), y],
            });
        }
        let [left, top, right, foot] = part?;
        let small = |value: usize| u16::try_from(value).ok();
        Some(Part {
            left: small(left)?,
            top: small(top)?,
            width: small(right - left + 1)?,
            height: small(foot - top + 1)?,
        })
    }
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

/// The palette for some pixels, and its colours in the file's format.
fn palette(pixels: &[u8]) -> (NeuQuant, Vec<u8>) {
    let sample = if pixels.len() / 4 > FEW { 10 } else { 1 };
    let palette = NeuQuant::new(sample, COLOURS, pixels);
    let mut colours = palette.color_map_rgb();
    colours.resize(256 * 3, 0);
    (palette, colours)
}

/// The index of a colour in a palette.
fn index(palette: &NeuQuant, pixel: &[u8]) -> u8 {
    let index = palette.index_of(pixel).min(COLOURS - 1);
    u8::try_from(index).unwrap_or(0)
}

/// A duration in GIF's unit (10 ms).
fn hundredths(duration: Duration) -> u16 {
    u16::try_from(duration.as_millis() / 10).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(bright: u8, at: usize) -> Vec<u8> {
        (0..40 * 30)
            .flat_map(|pixel| {
                let x = pixel % 40;
                let lit = if x == at { bright } else { 40 };
                [lit, (x * 4) as u8, (pixel / 40) as u8, 255]
            })
            .collect()
    }

    #[test]
    fn only_differences_are_written_and_can_be_read() -> Result<(), AnimationError> {
        let time = Duration::from_millis(50);
        let mut animation = Animation::begin([40, 30], &picture(200, 3), time)?;
        animation.add(&picture(200, 4), time)?;
        // An unchanged frame only adds its duration.
        animation.add(&picture(200, 4), time)?;
        animation.add(&picture(200, 5), time)?;
        let bytes = animation.finish()?;
        assert!(bytes.starts_with(b"GIF89a"));
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options
            .read_info(bytes.as_slice())
            .expect("it has just been written");
        let mut seen = Vec::new();
        while let Ok(Some(frame)) = decoder.read_next_frame() {
            seen.push((frame.left, frame.width, frame.delay));
        }
        assert_eq!(seen, [(0, 40, 5), (3, 2, 10), (4, 2, 5)]);
        Ok(())
    }

    #[test]
    fn pictures_of_another_size_are_refused() {
        let time = Duration::ZERO;
        assert!(Animation::begin([0, 30], &[], time).is_err());
        assert!(Animation::begin([40, 31], &picture(1, 1), time).is_err());
        let begun = Animation::begin([40, 30], &picture(1, 1), time);
        let mut animation = begun.expect("the size is right");
        assert!(animation.add(&[0; 4], time).is_err());
    }
}
