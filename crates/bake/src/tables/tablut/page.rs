//! A sheet of the field journal in progress: it gets washed, shaded and inked.

use crate::light::shadow::Layer;
use crate::materials::colour::{Rgb, hex};
use crate::materials::noise::{Grid, fbm, noise};
use crate::raster::field::{Field, rows};
use tavoliere_shapes::geometry::tablut::Plan;

/// Iron-gall ink.
pub const INK: Rgb = hex(0x23170E);

/// A sheet in progress.
pub struct Page<'a> {
    /// The sheet's sizes.
    pub plan: &'a Plan,
    /// The sheet's pixels.
    pub ground: Grid,
    /// Colours of the upper leaf.
    pub colour: Vec<Rgb>,
}

impl Page<'_> {
    /// Multiplies the colours by a factor for each place and channel.
    pub fn wash(&mut self, factor: impl Fn(usize) -> Rgb + Sync) {
        let w = self.ground.w;
        rows(&mut self.colour, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                let k = factor(y * w + x);
                *out = std::array::from_fn(|c| out[c] * k[c]);
            }
        });
    }

    /// Darkens the sheet by one layer of a shape's shadow.
    pub fn shade(&mut self, shape: &Field, layer: Layer) {
        let px = self.plan.px;
        let [dx, dy] = [layer.right, layer.down].map(|d| (d * px) as isize);
        let shadow = shape
            .shifted(dx, dy, 0.0)
            .blurred(layer.blur * px, layer.blur * px);
        self.wash(|i| {
            let k = layer.dark * shadow.v[i];
            [1.0 - k, 1.0 - 1.02 * k, 1.0 - 1.06 * k]
        });
    }

    /// Adds dried ink: uneven, with a slight bleed.
    pub fn dry_ink(&mut self, drawn: &Field) {
        let px = self.plan.px;
        let mut uneven = fbm(self.ground, 17.0, 17.0, 60, 3).map(|v| 0.7 * v);
        uneven.add(&noise(self.ground, 3.0, 3.0, 61), 0.5);
        let bleed = drawn.blurred(0.65 * px, 0.65 * px);
        let w = self.ground.w;
        rows(&mut self.colour, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                let i = y * w + x;
                let density = (0.90 + 0.13 * uneven.v[i]).clamp(0.68, 1.0);
                let a = (drawn.v[i] * 0.92 + bleed.v[i] * 0.15).min(1.0) * density * 0.93;
                let mean = (out[0] + out[1] + out[2]) / 3.0;
                let k = 0.5 + 0.65 * mean;
                *out = std::array::from_fn(|c| out[c] * (1.0 - a) + INK[c] * k * a);
            }
        });
    }
}
