//! Fields with one number per pixel, and the operations from which materials are built.

use std::num::NonZero;

/// A rectangle of numbers, row by row from the top left.
#[derive(Clone)]
pub struct Field {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// The values, `w` per row.
    pub v: Vec<f32>,
}

/// Runs `work` on every row of `data` (`width` items each) in parallel on all cores. The result doesn't depend on the
/// distribution of the rows.
pub fn rows<T: Send>(data: &mut [T], width: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    if width == 0 || data.is_empty() {
        return;
    }
    let height = data.len() / width;
    let cores = std::thread::available_parallelism()
        .map_or(1, NonZero::get)
        .min(height.max(1));
    let share = height.div_ceil(cores);
    std::thread::scope(|scope| {
        for (part, chunk) in data.chunks_mut(share * width).enumerate() {
            let work = &work;
            scope.spawn(move || {
                for (i, row) in chunk.chunks_mut(width).enumerate() {
                    work(part * share + i, row);
                }
            });
        }
    });
}

/// Computes one item for each pixel from its column and row.
pub fn pixels<T: Clone + Default + Send>(
    w: usize,
    h: usize,
    f: impl Fn(usize, usize) -> T + Sync,
) -> Vec<T> {
    let mut all = vec![T::default(); w * h];
    rows(&mut all, w, |y, row| {
        for (x, value) in row.iter_mut().enumerate() {
            *value = f(x, y);
        }
    });
    all
}

impl Field {
    /// A field filled with one value.
    pub fn filled(w: usize, h: usize, value: f32) -> Self {
        Self {
            w,
            h,
            v: vec![value; w * h],
        }
    }

    /// A field from a function of a pixel's column and row.
    pub fn from_fn(w: usize, h: usize, f: impl Fn(usize, usize) -> f32 + Sync) -> Self {
        Self {
            w,
            h,
            v: pixels(w, h, f),
        }
    }

    /// The value at a pixel, or the nearest one for pixels outside.
    pub fn at(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.w as isize - 1) as usize;
        let y = y.clamp(0, self.h as isize - 1) as usize;
        self.v[y * self.w + x]
    }

    /// The interpolated value between pixels; `x` and `y` are measured from the first pixel's middle.
    pub fn between(&self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let (tx, ty) = (x - left, y - top);
        let (i, j) = (left as isize, top as isize);
        let upper = self.at(i, j) * (1.0 - tx) + self.at(i + 1, j) * tx;
        let lower = self.at(i, j + 1) * (1.0 - tx) + self.at(i + 1, j + 1) * tx;
        upper * (1.0 - ty) + lower * ty
    }

    /// The slope per pixel to the right and downwards, by central differences.
    pub fn slope(&self, x: usize, y: usize) -> (f32, f32) {
        let (x, y) = (x as isize, y as isize);
        (
            (self.at(x + 1, y) - self.at(x - 1, y)) * 0.5,
            (self.at(x, y + 1) - self.at(x, y - 1)) * 0.5,
        )
    }

    /// The slope in a field that repeats in both directions.
    pub fn slope_round(&self, x: usize, y: usize) -> (f32, f32) {
        let (w, h) = (self.w, self.h);
        let at = |x: usize, y: usize| self.v[(y % h) * w + x % w];
        (
            (at(x + 1, y) - at(x + w - 1, y)) * 0.5,
            (at(x, y + 1) - at(x, y + h - 1)) * 0.5,
        )
    }

    /// Gaussian blur; `sx` and `sy` are standard deviations (pixels). Edge values extend outwards.
    pub fn blurred(&self, sx: f32, sy: f32) -> Self {
        self.smooth_x(sx, false)
            .flipped()
            .smooth_x(sy, false)
            .flipped()
    }

    /// Gaussian blur of a field that repeats along x; along y, edge values extend outwards.
    pub fn blurred_round(&self, sx: f32, sy: f32) -> Self {
        self.smooth_x(sx, true)
            .flipped()
            .smooth_x(sy, false)
            .flipped()
    }

    fn smooth_x(&self, sigma: f32, wrap: bool) -> Self {
        if sigma < 0.05 {
            return self.clone();
        }
        let reach = (sigma * 3.0).ceil() as isize;
        let mut kernel: Vec<f32> = (-reach..=reach)
            .map(|i| (-(i as f32).powi(2) / (2.0 * sigma * sigma)).exp())
            .collect();
        let sum: f32 = kernel.iter().sum();
        kernel.iter_mut().for_each(|k| *k /= sum);
        let mut out = Self::filled(self.w, self.h, 0.0);
        let w = self.w as isize;
        rows(&mut out.v, self.w, |y, row| {
            let line = &self.v[y * self.w..(y + 1) * self.w];
            let padded: Vec<f32> = (-reach..w + reach)
                .map(|x| {
                    line[if wrap {
                        x.rem_euclid(w)
                    } else {
                        x.clamp(0, w - 1)
                    } as usize]
                })
                .collect();
            for (x, value) in row.iter_mut().enumerate() {
                *value = kernel.iter().zip(&padded[x..]).map(|(k, p)| k * p).sum();
            }
        });
        out
    }

    /// Swaps rows and columns.
    pub fn flipped(&self) -> Self {
        Self::from_fn(self.h, self.w, |x, y| self.v[x * self.w + y])
    }

    /// Applies `f` to every value.
    pub fn map(&self, f: impl Fn(f32) -> f32) -> Self {
        Self {
            w: self.w,
            h: self.h,
            v: self.v.iter().map(|v| f(*v)).collect(),
        }
    }

    /// Moves the field by whole pixels and fills the new ones with `outside`.
    pub fn shifted(&self, dx: isize, dy: isize, outside: f32) -> Self {
        Self::from_fn(self.w, self.h, |x, y| {
            let (sx, sy) = (x as isize - dx, y as isize - dy);
            if sx < 0 || sy < 0 || sx >= self.w as isize || sy >= self.h as isize {
                outside
            } else {
                self.v[sy as usize * self.w + sx as usize]
            }
        })
    }

    /// Adds `other` multiplied by `gain`.
    pub fn add(&mut self, other: &Self, gain: f32) {
        for (a, b) in self.v.iter_mut().zip(&other.v) {
            *a += b * gain;
        }
    }
}
