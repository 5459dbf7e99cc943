//! Smaller copies of a picture, so that it stays crisp and calm at every window size.

use std::sync::LazyLock;

use bevy::image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::TextureFormat;

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

/// Back to sRGB by table: 4096 steps are finer than 8 bits can tell.
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

/// Half the size in both directions; colours are averaged as light and weighed by their opacity.
fn halve(pixels: &[u8], width: usize, height: usize) -> (Vec<u8>, usize, usize) {
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let mut out = Vec::with_capacity(w * h * 4);
    for y in 0..h {
        for x in 0..w {
            let (mut sum, mut alpha) = ([0.0_f32; 3], 0.0_f32);
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let (sx, sy) = ((2 * x + dx).min(width - 1), (2 * y + dy).min(height - 1));
                let at = 4 * (sy * width + sx);
                let a = f32::from(pixels[at + 3]);
                for (total, &c) in sum.iter_mut().zip(&pixels[at..at + 3]) {
                    *total += TO_LINEAR[usize::from(c)] * a;
                }
                alpha += a;
            }
            let weight = if alpha > 0.0 { 1.0 / alpha } else { 0.0 };
            out.extend(sum.map(|c| srgb(c * weight)));
            out.push((alpha / 4.0 + 0.5) as u8);
        }
    }
    (out, w, h)
}

/// Gives an 8-bit sRGB picture all its smaller copies and a sampler that uses them; any other
/// picture stays as it is.
pub fn add_mipmaps(image: &mut Image) {
    let format = image.texture_descriptor.format;
    if format != TextureFormat::Rgba8UnormSrgb || image.texture_descriptor.mip_level_count > 1 {
        return;
    }
    let (mut w, mut h) = (image.width() as usize, image.height() as usize);
    let Some(data) = image.data.as_mut().filter(|data| data.len() == w * h * 4) else {
        return;
    };
    let mut level = data.clone();
    let mut levels = 1;
    while w > 1 || h > 1 {
        (level, w, h) = halve(&level, w, h);
        data.extend_from_slice(&level);
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    });
}

/// Multiplies colours by opacity, as panels expect their pictures.
pub fn premultiply(image: &mut Image) {
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return;
    }
    let Some(data) = image.data.as_mut() else {
        return;
    };
    for pixel in data.chunks_exact_mut(4) {
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
        let (half, w, h) = halve(&pixels, 2, 2);
        assert_eq!((w, h), (1, 1));
        assert!(half[0].abs_diff(200) <= 1 && half[1].abs_diff(100) <= 1);
        assert_eq!(half[3], 64);
    }
}
