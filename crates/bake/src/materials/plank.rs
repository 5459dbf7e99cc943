//! A sawn plank of any material, with its grain along x or y.

use crate::raster::field::pixels;

/// The size of a plank, and the direction of its grain.
#[derive(Clone, Copy)]
pub struct PlankSpec {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// `true` if the grain runs along the height instead of the width.
    pub upright: bool,
}

/// A plank with a `T` for each pixel.
pub struct Plank<T> {
    upright: bool,
    along: usize,
    across: usize,
    v: Vec<T>,
}

impl<T: Clone + Default + Send> Plank<T> {
    /// Saws a plank. `grow` takes the numbers of pixels along and across the grain, and returns the function from a
    /// pixel's position (along, across) to its value.
    pub fn sawn<F: Fn(usize, usize) -> T + Sync>(
        spec: PlankSpec,
        grow: impl FnOnce(usize, usize) -> F,
    ) -> Self {
        let PlankSpec { w, h, upright } = spec;
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
    /// The value at a pixel, or the nearest one for pixels outside.
    pub fn at(&self, x: usize, y: usize) -> T {
        let (along, across) = if self.upright { (y, x) } else { (x, y) };
        self.v[across.min(self.across - 1) * self.along + along.min(self.along - 1)]
    }
}
