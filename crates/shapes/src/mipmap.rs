//! Mipmaps: smaller copies of a picture, which keep it sharp and stable at any window size.
//!
//! Pictures are rows of pixels with 8 bits each of red, green, blue and opacity. They are here because this crate is
//! always optimised: a table has 20 million pixels.

use std::sync::LazyLock;

static TO_LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let c = i as f32 / 255.0;
        if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    })
});

/// Table from linear light to sRGB; 4096 steps are finer than 8 bits can represent.
static TO_SRGB: LazyLock<Vec<u8>> = LazyLock::new(|| {
    (0..=4095)
        .map(|i| {
            let c = i as f32 / 4095.0;
            let s = if c <= 0.003_130_8 {
                c * 12.92
            } else {
                1.055 * c.powf(1.0 / 2.4) - 0.055
            };
            (s * 255.0 + 0.5) as u8
        })
        .collect()
});

fn srgb(linear: f32) -> u8 {
    TO_SRGB[((linear * 4095.0 + 0.5) as usize).min(4095)]
}

/// The weights of the halving filter over four pixels in a row: a little sharper than the average of two, so thin
/// inlays stay sharp at every size.
const TAPS: [f32; 4] = [-1.0 / 16.0, 9.0 / 16.0, 9.0 / 16.0, -1.0 / 16.0];

/// A pixel in linear light, premultiplied by opacity.
type Pixel = [f32; 4];

/// A picture in linear light.
struct Light {
    width: usize,
    height: usize,
    pixels: Vec<Pixel>,
}

impl Light {
    /// Halves a picture in both directions, to at least one pixel. `read` fills a row. Only four rows are kept, because
    /// a picture in linear light takes four times as much memory.
    fn half_of(width: usize, height: usize, read: impl Fn(usize, &mut [Pixel])) -> Light {
        let (w, h) = ((width / 2).max(1), (height / 2).max(1));
        let mut row = vec![Pixel::default(); width];
        // The last four rows, halved horizontally.
        let mut kept = [const { (usize::MAX, Vec::new()) }; 4];
        let mut pixels = Vec::with_capacity(w * h);
        for y in 0..h {
            let rows = taps(y, height);
            for at in rows {
                let (number, half) = &mut kept[at % 4];
                if *number != at {
                    *number = at;
                    read(at, &mut row);
                    half.clear();
                    half.extend((0..w).map(|x| weigh(taps(x, width).map(|at| row[at]))));
                }
            }
            pixels.extend((0..w).map(|x| weigh(rows.map(|at| kept[at % 4].1[x]))));
        }
        Light {
            width: w,
            height: h,
            pixels,
        }
    }

    /// Halves a picture in bytes.
    fn half_of_bytes(bytes: &[u8], width: usize, height: usize) -> Light {
        Light::half_of(width, height, |y, row| {
            let bytes = bytes[y * width * 4..].chunks_exact(4);
            for (pixel, p) in row.iter_mut().zip(bytes) {
                let alpha = f32::from(p[3]) / 255.0;
                let linear = |c: u8| TO_LINEAR[usize::from(c)] * alpha;
                *pixel = [linear(p[0]), linear(p[1]), linear(p[2]), alpha];
            }
        })
    }

    fn halved(&self) -> Light {
        Light::half_of(self.width, self.height, |y, row| {
            row.copy_from_slice(&self.pixels[y * self.width..][..self.width]);
        })
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        for [r, g, b, alpha] in &self.pixels {
            let alpha = alpha.clamp(0.0, 1.0);
            let weight = if alpha > 1e-4 { 1.0 / alpha } else { 0.0 };
            bytes.extend([r, g, b].map(|c| srgb((c * weight).clamp(0.0, 1.0))));
            bytes.push((alpha * 255.0 + 0.5) as u8);
        }
    }
}

/// The four source pixels of the pixel at `at`, in a row of `length` pixels.
fn taps(at: usize, length: usize) -> [usize; 4] {
    [-1, 0, 1, 2].map(|offset| (2 * at).saturating_add_signed(offset).min(length - 1))
}

fn weigh(pixels: [Pixel; 4]) -> Pixel {
    let mut sum = Pixel::default();
    for (pixel, weight) in pixels.into_iter().zip(TAPS) {
        for (total, value) in sum.iter_mut().zip(pixel) {
            *total += value * weight;
        }
    }
    sum
}

/// Appends all mipmaps to an sRGB picture. Returns the number of levels, with the picture itself. Data of another size
/// stays unchanged, as one level.
pub fn append(data: &mut Vec<u8>, width: usize, height: usize) -> u32 {
    if data.len() != width * height * 4 || width * height <= 1 {
        return 1;
    }
    data.reserve_exact(width * height * 4 / 3 + 64);
    let mut level = Light::half_of_bytes(data, width, height);
    level.write(data);
    let mut levels = 2;
    while level.width > 1 || level.height > 1 {
        level = level.halved();
        level.write(data);
        levels += 1;
    }
    levels
}

/// Appends mipmaps to a picture of slopes, whose numbers aren't colours: plain averages, as long as both sides can be
/// halved. Returns the number of levels, with the picture itself.
pub fn append_averages(data: &mut Vec<u8>, width: usize, height: usize) -> u32 {
    if data.len() != width * height * 4 || data.is_empty() {
        return 1;
    }
    let (mut w, mut h) = (width, height);
    let (mut from, mut levels) = (0, 1);
    while w.is_multiple_of(2) && h.is_multiple_of(2) {
        let at = data.len();
        for (y, x) in (0..h / 2).flat_map(|y| (0..w / 2).map(move |x| (2 * y, 2 * x))) {
            for channel in 0..4 {
                let pixel = |x: usize, y: usize| u16::from(data[from + (y * w + x) * 4 + channel]);
                let sum = pixel(x, y) + pixel(x + 1, y) + pixel(x, y + 1) + pixel(x + 1, y + 1);
                data.push(((sum + 2) / 4) as u8);
            }
        }
        (from, w, h, levels) = (at, w / 2, h / 2, levels + 1);
    }
    levels
}

/// Multiplies colours by opacity.
pub fn premultiply(data: &mut [u8]) {
    for pixel in data.chunks_exact_mut(4) {
        if pixel[3] == u8::MAX {
            continue;
        }
        let alpha = f32::from(pixel[3]) / 255.0;
        for c in &mut pixel[..3] {
            *c = srgb(TO_LINEAR[usize::from(*c)] * alpha);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_pixels_do_not_darken_their_neighbours() {
        let pixels = [200, 100, 50, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let half = Light::half_of_bytes(&pixels, 2, 2);
        assert_eq!((half.width, half.height), (1, 1));
        let mut bytes = Vec::new();
        half.write(&mut bytes);
        assert!(bytes[0].abs_diff(200) <= 1 && bytes[1].abs_diff(100) <= 1);
        assert!(bytes[3].abs_diff(64) <= 2);
    }

    #[test]
    fn an_even_picture_stays_as_it_is() {
        let pixels = [90, 60, 30, 255].repeat(6 * 4);
        let half = Light::half_of_bytes(&pixels, 6, 4);
        assert_eq!((half.width, half.height), (3, 2));
        let mut bytes = Vec::new();
        half.write(&mut bytes);
        assert!(
            bytes
                .chunks(4)
                .all(|p| p[0].abs_diff(90) <= 1 && p[2].abs_diff(30) <= 1)
        );
    }
}
