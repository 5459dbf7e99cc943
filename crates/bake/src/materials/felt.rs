//! Green felt: napped wool under the box and in its trays.

use crate::materials::colour::{Rgb, hex, scale};
use crate::materials::noise::{Grid, fbm, normal};
use crate::materials::walnut::tone;
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::tawula::PX;

/// Colours of the table's felt.
const TABLE: [Rgb; 3] = [hex(0x16231D), hex(0x22352B), hex(0x2F463A)];
/// Colours of the trays' lining.
const LINING: [Rgb; 3] = [hex(0x12211B), hex(0x1D3329), hex(0x2B4739)];

/// Colours of a piece of felt, row by row, and its nap as a height (units).
pub struct Felt {
    tones: [Rgb; 3],
    value: Field,
    /// Height of the nap (units).
    pub nap: Field,
}

impl Felt {
    fn pressed(ground: Grid, tones: [Rgb; 3], seed: u64) -> Self {
        let across = fbm(ground, 6.0, 1.05, seed, 1);
        let along = fbm(ground, 1.05, 6.0, seed + 1, 1);
        let curl = fbm(ground, 4.5, 4.5, seed + 3, 2);
        let mottle = fbm(ground, 220.0, 220.0, seed + 4, 3);
        let (w, h) = (ground.w, ground.h);
        let fleck = Field::from_fn(w, h, |x, y| normal(seed + 2, x as i64, y as i64));
        // Averaging reduces the flecks' contrast; a factor of 2.1 brings the deviation back to about 1.
        let fleck = softened(&fleck, ground.repeats.0).map(|v| v * 2.1);
        let fibre = Field::from_fn(w, h, |x, y| across.v[y * w + x].max(along.v[y * w + x]));
        let value = Field::from_fn(w, h, |x, y| {
            let i = y * w + x;
            0.5 + 0.10 * fleck.v[i] + 0.09 * fibre.v[i] + 0.045 * curl.v[i] + 0.10 * mottle.v[i]
        });
        let nap = Field::from_fn(w, h, |x, y| {
            0.34 * fleck.v[y * w + x] + 0.20 * fibre.v[y * w + x]
        });
        Self { tones, value, nap }
    }

    /// The lining of a tray of `w` by `h` pixels.
    pub fn lining(w: usize, h: usize, seed: u64) -> Self {
        Self::pressed(Grid::new(w, h, PX.recip()), LINING, seed)
    }

    /// The colour at a pixel.
    pub fn at(&self, x: usize, y: usize) -> Rgb {
        tone(self.tones, self.value.v[y * self.value.w + x])
    }
}

/// Blurs a little, wrapping in both directions if `round`.
fn softened(field: &Field, repeats: bool) -> Field {
    let (w, h) = (field.w as isize, field.h as isize);
    let at = |x: isize, y: isize| {
        if repeats {
            field.v[(y.rem_euclid(h) * w + x.rem_euclid(w)) as usize]
        } else {
            field.at(x, y)
        }
    };
    Field::from_fn(field.w, field.h, |x, y| {
        let (x, y) = (x as isize, y as isize);
        let mut sum = 0.0;
        for j in -1..=1_isize {
            for i in -1..=1_isize {
                sum += at(x + i, y + j) / f32::powi(2.0, 2 + (i.abs() + j.abs()) as i32);
            }
        }
        sum
    })
}

/// A square tile of table felt that repeats in both directions, `units` wide.
pub fn tile(units: f32) -> Picture {
    let n = (units * PX) as usize;
    let ground = Grid {
        w: n,
        h: n,
        step: PX.recip(),
        repeats: (true, true),
    };
    let felt = Felt::pressed(ground, TABLE, 3);
    let nap = &felt.nap;
    Picture::from_fn(n, n, |x, y| {
        let (sx, sy) = nap.slope_round(x, y);
        let lit = 1.0 + 0.30 * PX * (sx + sy) * 0.66;
        let [r, g, b] = scale(felt.at(x, y), lit);
        [r, g, b, 1.0]
    })
}
