//! A sawn plank: what each pixel of it is, its grain along x or along y.

use crate::raster::field::pixels;

/// A plank of `T` for each pixel.
pub struct Plank<T> {
    upright: bool,
    along: usize,
    across: usize,
    v: Vec<T>,
}

impl<T: Clone + Default + Send> Plank<T> {
    /// A plank of `w` by `h` pixels with the grain along its width, or along its height if
    /// `upright`; `grow` is given the pixels along and across the grain and answers with what the
    /// pixel so far along and across is.
    pub fn sawn<F: Fn(usize, usize) -> T + Sync>(
        (w, h): (usize, usize),
        upright: bool,
        grow: impl FnOnce(usize, usize) -> F,
    ) -> Self {
        let (along, across) = if upright { (h, w) } else { (w, h) };
        let at = grow(along, across);
        Self {
            upright,
            along,
            across,
            v: pixels(along, across, at),
        }
    }
}

impl<T: Copy> Plank<T> {
    /// What is at a pixel, the nearest one for pixels outside.
    pub fn at(&self, x: usize, y: usize) -> T {
        let (along, across) = if self.upright { (y, x) } else { (x, y) };
        self.v[across.min(self.across - 1) * self.along + along.min(self.along - 1)]
    }
}
