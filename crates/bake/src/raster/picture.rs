//! Pictures: colour and opacity as floats, and their file formats.

use std::error::Error;
use std::path::Path;

use image::ImageEncoder;

use crate::materials::colour::{Rgb, mix};
use crate::raster::field::{Field, pixels};

/// Straight-alpha sRGB pixels, row by row from the top left.
#[derive(Clone)]
pub struct Picture {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// Red, green, blue, alpha, each 0 to 1.
    pub v: Vec<[f32; 4]>,
}

impl Picture {
    /// A picture of one colour.
    pub fn filled(w: usize, h: usize, [r, g, b]: Rgb, alpha: f32) -> Self {
        Self {
            w,
            h,
            v: vec![[r, g, b, alpha]; w * h],
        }
    }

    /// A picture from a function of a pixel's column and row.
    pub fn from_fn(w: usize, h: usize, f: impl Fn(usize, usize) -> [f32; 4] + Sync) -> Self {
        Self {
            w,
            h,
            v: pixels(w, h, f),
        }
    }

    /// Reads a WebP file. The error has its path.
    pub fn open(path: &Path) -> Result<Self, Box<dyn Error>> {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Self::from_webp(&bytes)
            .ok_or_else(|| format!("{} isn't a WebP picture", path.display()).into())
    }

    /// The picture in a WebP file. `None` if the bytes aren't a WebP file.
    fn from_webp(bytes: &[u8]) -> Option<Self> {
        let image = webp::Decoder::new(bytes).decode()?;
        let (w, h) = (image.width() as usize, image.height() as usize);
        let channels = if image.is_alpha() { 4 } else { 3 };
        let pixel = |p: &[u8]| {
            let of = |c: usize| p.get(c).map_or(1.0, |&v| f32::from(v) / 255.0);
            [of(0), of(1), of(2), of(3)]
        };
        let v = image.chunks_exact(channels).map(pixel).collect();
        Some(Self { w, h, v })
    }

    /// A picture of one colour with a field as its opacity.
    pub fn tinted(cover: &Field, colour: Rgb) -> Self {
        Self {
            w: cover.w,
            h: cover.h,
            v: cover
                .v
                .iter()
                .map(|a| [colour[0], colour[1], colour[2], a.clamp(0.0, 1.0)])
                .collect(),
        }
    }

    /// Paints `colour` over the picture with an opacity of `mask` times `strength`.
    pub fn paint(&mut self, mask: &Field, colour: Rgb, strength: f32) {
        for (p, m) in self.v.iter_mut().zip(&mask.v) {
            *p = over(*p, colour, (m * strength).clamp(0.0, 1.0));
        }
    }

    /// The opacity of each pixel.
    pub fn cover(&self) -> Field {
        Field {
            w: self.w,
            h: self.h,
            v: self.v.iter().map(|p| p[3]).collect(),
        }
    }

    /// Paints a picture of the same size over this one.
    pub fn lay(&mut self, other: &Self) {
        for (out, [r, g, b, a]) in self.v.iter_mut().zip(&other.v) {
            *out = over(*out, [*r, *g, *b], *a);
        }
    }

    /// Averages blocks of `k` by `k` pixels, weighted by opacity.
    pub fn reduced(&self, k: usize) -> Self {
        let (w, h) = (self.w / k, self.h / k);
        Self::from_fn(w, h, |x, y| {
            let mut sum = [0.0; 4];
            for j in 0..k {
                for i in 0..k {
                    let p = self.v[(y * k + j) * self.w + x * k + i];
                    for c in 0..3 {
                        sum[c] += p[c] * p[3];
                    }
                    sum[3] += p[3];
                }
            }
            let a = sum[3];
            if a < 1e-5 {
                return [0.0; 4];
            }
            [sum[0] / a, sum[1] / a, sum[2] / a, a / (k * k) as f32]
        })
    }

    /// Gives transparent pixels the colour of their nearest opaque neighbours, so that filtering at the edge of a
    /// sprite doesn't add black.
    fn bled(&self) -> Self {
        let mut out = self.clone();
        let mut known: Vec<bool> = self.v.iter().map(|p| p[3] > 0.002).collect();
        let (w, h) = (self.w as isize, self.h as isize);
        for _ in 0..6 {
            let mut found = Vec::new();
            for (at, _) in known.iter().enumerate().filter(|(_, k)| !**k) {
                let (x, y) = (at as isize % w, at as isize / w);
                let (mut sum, mut n) = ([0.0_f32; 3], 0.0_f32);
                for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let (i, j) = (x + dx, y + dy);
                    let near = (j * w + i) as usize;
                    if i < 0 || j < 0 || i >= w || j >= h || !known[near] {
                        continue;
                    }
                    for (total, c) in sum.iter_mut().zip(out.v[near]) {
                        *total += c;
                    }
                    n += 1.0;
                }
                if n > 0.0 {
                    found.push((at, sum.map(|c| c / n)));
                }
            }
            for (at, [r, g, b]) in found {
                out.v[at] = [r, g, b, 0.0];
                known[at] = true;
            }
        }
        out
    }

    fn bytes(&self) -> Vec<u8> {
        self.v
            .iter()
            .flat_map(|p| p.map(|c| (c.clamp(0.0, 1.0) * 255.0 + 0.5) as u8))
            .collect()
    }

    /// Encodes the picture as WebP: lossy at `quality` (0 to 100), or lossless for `None`.
    ///
    /// # Errors
    /// Fails if the encoder doesn't start or refuses the picture.
    pub fn webp(&self, quality: Option<f32>) -> Result<Vec<u8>, Box<dyn Error>> {
        let clear = self.v.iter().any(|p| p[3] < 0.998);
        let bytes = if clear {
            self.bled().bytes()
        } else {
            self.bytes()
        };
        let mut config = webp::WebPConfig::new().map_err(|()| "the WebP encoder did not start")?;
        config.lossless = i32::from(quality.is_none());
        config.quality = quality.unwrap_or(90.0);
        config.alpha_quality = 100;
        config.method = 6;
        config.use_sharp_yuv = 1;
        config.exact = 1;
        let (w, h) = (self.w as u32, self.h as u32);
        let file = if clear {
            webp::Encoder::from_rgba(&bytes, w, h).encode_advanced(&config)
        } else {
            let opaque: Vec<u8> = bytes
                .chunks_exact(4)
                .flat_map(|p| [p[0], p[1], p[2]])
                .collect();
            webp::Encoder::from_rgb(&opaque, w, h).encode_advanced(&config)
        }
        .map_err(|error| format!("the WebP encoder: {error:?}"))?;
        Ok(file.to_vec())
    }

    /// Encodes the picture as PNG.
    ///
    /// # Errors
    /// Fails if the encoder refuses the picture.
    pub fn png(&self) -> Result<Vec<u8>, Box<dyn Error>> {
        let mut file = Vec::new();
        image::codecs::png::PngEncoder::new(&mut file).write_image(
            &self.bled().bytes(),
            self.w as u32,
            self.h as u32,
            image::ExtendedColorType::Rgba8,
        )?;
        Ok(file)
    }
}

/// A pixel with a colour of opacity `a` painted over it, straight alpha.
pub fn over(p: [f32; 4], colour: Rgb, a: f32) -> [f32; 4] {
    let alpha = a + p[3] * (1.0 - a);
    if alpha < 1e-5 {
        return [colour[0], colour[1], colour[2], 0.0];
    }
    let under = [p[0], p[1], p[2]];
    let [r, g, b] = mix(under, colour, a / alpha);
    [r, g, b, alpha]
}
