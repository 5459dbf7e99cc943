//! Inlay: bone, brass and stained bone set into a ground, with glue line and bevel.

use crate::materials::colour::{Rgb, mix, scale};
use crate::materials::noise::{Grid, fbm};
use crate::raster::field::{Field, rows};

/// The material of an inlay and its look.
#[derive(Clone, Copy)]
pub struct Inlay {
    /// Colour (sRGB).
    pub colour: Rgb,
    /// Share of the ground that it hides, 0 to 1.
    pub cover: f32,
    /// Strength of the light on its edges.
    pub bevel: f32,
}

/// Unevenness of the colour, a factor near 1 for each pixel.
pub fn grain(w: usize, h: usize, step: f32) -> Field {
    let ground = Grid::new(w, h, step);
    let mut grain = fbm(ground, 40.0, 3.0, 301, 3).map(|v| 1.0 + 0.06 * v);
    grain.add(&fbm(ground, 60.0, 40.0, 305, 2), 0.05);
    grain
}

/// Sets `inlay` into `ground` (rows of `mask.w` colours) within `mask`; `per_unit` is pixels per design unit.
pub fn let_in(ground: &mut [Rgb], mask: &Field, grain: &Field, inlay: Inlay, per_unit: f32) {
    let glue = mask.blurred(1.3 * per_unit, 1.3 * per_unit);
    let soft = mask.blurred(0.9 * per_unit, 0.9 * per_unit);
    rows(ground, mask.w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * mask.w + x;
            let m = mask.v[i];
            let g = (glue.v[i] * 1.8).min(1.0) * (1.0 - m);
            if g < 0.001 && m < 0.001 {
                continue;
            }
            let (sx, sy) = soft.slope(x, y);
            let lit = 1.0 + inlay.bevel * 0.9 * per_unit * (sx + sy);
            let bone = scale(inlay.colour, grain.v[i] * lit);
            *out = mix(
                scale(*out, 1.0 - 0.5 * g * inlay.cover),
                bone,
                m * inlay.cover,
            );
        }
    });
}
