//! Narra: red-gold heartwood with a cathedral pattern, open pores and silky cross ripples.

use crate::materials::colour::{Rgb, lin, mix, scale, smooth};
use crate::materials::noise::{Grid, noise, uniform};
use crate::raster::field::{Field, rows};

/// A sawn piece of narra, with its grain along x.
pub struct NarraPlank {
    /// Width in pixels.
    pub w: usize,
    /// Colour of each pixel (linear).
    pub colour: Vec<Rgb>,
    /// Cross ripples: the tilt of the fibres out of the plane.
    pub ripple: Field,
    /// Relief of fibres and pores (units).
    pub relief: Field,
}

/// The cut of a piece of wood.
#[derive(Clone, Copy)]
pub struct Cut {
    /// Seed of its noise.
    pub seed: u64,
    /// The tree's centre: units below the middle, and its depth.
    pub heart: (f32, f32),
    /// Distance between rings (units).
    pub ring: f32,
}

/// Saws a piece of `w` by `h` pixels with `step` units per pixel.
pub fn saw(w: usize, h: usize, step: f32, cut: Cut) -> NarraPlank {
    let ground = Grid::new(w, h, step);
    let layer = |sx: f32, sy: f32, k: u64| {
        noise(ground, sx, sy, cut.seed + k).map(|v| (v * 0.75).clamp(-2.0, 2.0))
    };
    let sum = |parts: &[(f32, f32, f32, u64)]| {
        let mut sum = Field::filled(w, h, 0.0);
        for (gain, sx, sy, k) in parts {
            sum.add(&layer(*sx, *sy, *k), *gain);
        }
        sum
    };
    let bend = sum(&[
        (14.3, 420.0, 170.0, 1),
        (5.0, 110.0, 36.0, 2),
        (2.2, 46.0, 22.0, 3),
    ]);
    // Fine noise follows the pattern's warp, so that fibres bend with the rings.
    let flow = |field: Field| {
        Field::from_fn(w, h, |x, y| {
            let lean = 0.42 * bend.v[y * w + x] / step;
            field.between(x as f32, y as f32 + lean)
        })
    };
    let fibre = flow(layer(46.0, 1.3, 4));
    let fine = flow(sum(&[
        (0.60, 40.0, 0.75, 5),
        (0.35, 110.0, 2.2, 6),
        (0.5, 18.0, 0.6, 7),
    ]));
    let pores = flow(sum(&[(0.85, 22.0, 1.0, 8), (0.45, 7.0, 0.9, 9)]));
    let swing = sum(&[
        (26.0, 420.0, 170.0, 1),
        (7.0, 150.0, 50.0, 10),
        (1.6, 60.0, 12.0, 11),
    ]);
    let depth = layer(520.0, 300.0, 12);
    let drift = layer(300.0, 40.0, 13);
    let broad = sum(&[(0.6, 360.0, 120.0, 14), (0.4, 500.0, 46.0, 15)]);
    let pore_patch = layer(120.0, 60.0, 16);
    let ramp = [lin(0xB0682A), lin(0x803913), lin(0x3A1407)];
    let ring = |x: usize, y: usize| {
        let i = y * w + x;
        let ux = (x as f32 + 0.5 - w as f32 * 0.5) * step;
        let uy = (y as f32 + 0.5 - h as f32 * 0.5) * step;
        let across = uy + cut.heart.0 + swing.v[i];
        let below = cut.heart.1 + 0.30 * ux + 40.0 * depth.v[i];
        (across * across + 0.55 * below * below).sqrt() / cut.ring
            + 0.35 * drift.v[i]
            + 0.10 * fibre.v[i]
    };
    let pore_at = |i: usize, early: f32| {
        let open = smooth(0.95, 1.5, pores.v[i] + 0.35 * early);
        (open * (0.55 + 0.45 * pore_patch.v[i].clamp(-1.0, 1.0))).clamp(0.0, 1.0)
    };
    let mut colour = vec![[0.0; 3]; w * h];
    rows(&mut colour, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * w + x;
            let phase = ring(x, y);
            let (k, f) = (phase.floor(), phase - phase.floor());
            let own = 0.25 + 0.75 * uniform(cut.seed + 20, k as i64, 0);
            let late = f
                * f
                * (1.0 - smooth(0.86, 1.0, f))
                * own
                * (0.75 + 0.25 * fibre.v[i].clamp(-1.0, 1.0));
            let v = (0.22 + 0.66 * late + 0.13 * fine.v[i] + 0.18 * broad.v[i]).clamp(0.0, 1.0);
            let c = if v < 0.5 {
                mix(ramp[0], ramp[1], v * 2.0)
            } else {
                mix(ramp[1], ramp[2], v * 2.0 - 1.0)
            };
            let c = scale(c, 1.0 - 0.62 * pore_at(i, 1.0 - f));
            let grey = 0.3 * c[0] + 0.5 * c[1] + 0.2 * c[2];
            *out = mix(c, [grey; 3], 0.06);
        }
    });
    let relief = Field::from_fn(w, h, |x, y| {
        let (i, phase) = (y * w + x, ring(x, y));
        0.035 * fine.v[i] - 0.35 * pore_at(i, 1.0 - phase + phase.floor())
    });
    let silk = layer(240.0, 240.0, 19);
    let mut ripple = sum(&[(0.55, 30.0, 210.0, 17), (0.45, 15.0, 110.0, 18)]);
    for (r, s) in ripple.v.iter_mut().zip(&silk.v) {
        *r *= 0.55 + 0.45 * (1.6 * s).tanh();
    }
    NarraPlank {
        w,
        colour,
        ripple,
        relief,
    }
}

impl NarraPlank {
    /// The same piece rotated, with its grain along y.
    pub fn turned(&self) -> Self {
        let (w, h) = (self.w, self.colour.len() / self.w);
        let mut colour = vec![[0.0; 3]; w * h];
        rows(&mut colour, h, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                *out = self.colour[x * w + y];
            }
        });
        Self {
            w: h,
            colour,
            ripple: self.ripple.flipped(),
            relief: self.relief.flipped(),
        }
    }
}
