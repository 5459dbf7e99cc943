//! The canvas for drawing solids.

use tavoliere_shapes::geometry::{Point, Size};

/// A canvas over a solid.
#[derive(Clone, Copy)]
pub struct View {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// Pixels per unit of the solid (a square or a cell).
    pub scale: f32,
    /// The pixel at the foot's centre.
    pub foot: Point,
}

impl View {
    /// The same canvas with `n` times as many pixels in each direction.
    pub fn finer(self, n: usize) -> Self {
        let k = n as f32;
        Self {
            w: self.w * n,
            h: self.h * n,
            scale: self.scale * k,
            foot: (self.foot.0 * k, self.foot.1 * k),
        }
    }
}

/// The size of a sprite and the place of the foot's centre in it, in design units.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Width and height.
    pub size: Size,
    /// The foot's centre.
    pub foot: Point,
}

impl Frame {
    /// The sprite's canvas at `px` pixels per design unit and `length` design units per unit of the solid.
    pub const fn view(self, px: f32, length: f32) -> View {
        View {
            w: (self.size.0 * px) as usize,
            h: (self.size.1 * px) as usize,
            scale: length * px,
            foot: (self.foot.0 * px, self.foot.1 * px),
        }
    }
}
