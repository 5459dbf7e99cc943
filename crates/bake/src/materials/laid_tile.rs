//! A seamless tile of laid paper for pages: laid and chain lines, cloudy pulp, cockle and fibres.

use std::f32::consts::TAU;

use crate::materials::colour::{Rgb, mix, scale};
use crate::materials::noise::{Grid, fbm, noise, uniform};
use crate::raster::field::Field;
use crate::raster::mask::{self, curve};
use crate::raster::picture::Picture;

/// Side of the tile (units).
const SIDE: f32 = 384.0;
/// Pixels along a side.
const PIXELS: usize = 512;
/// Number of laid lines in a tile.
const LAID: f32 = 84.0;
/// Number of chain lines in a tile.
const CHAINS: f32 = 6.0;
/// Number of fibres in a tile, for each colour.
const FIBRES: i64 = 20;
/// Colours and strengths of the fibres.
const FIBRE_KINDS: [(Rgb, f32); 3] = [
    ([0.27, 0.18, 0.10], 0.07),
    ([0.40, 0.28, 0.16], 0.13),
    ([1.0, 0.98, 0.92], 0.40),
];

/// Creates the tile. It's nearly white, because pages tint it with the colour of their paper.
pub fn tile(seed: u64) -> Picture {
    let ground = Grid {
        w: PIXELS,
        h: PIXELS,
        step: SIDE / PIXELS as f32,
        repeats: (true, true),
    };
    let drift = noise(ground, 128.0, 128.0, seed);
    let strength = fbm(ground, 24.0, 24.0, seed + 1, 2);
    let mottle = fbm(ground, 96.0, 96.0, seed + 2, 4);
    let grain = fbm(ground, 2.4, 2.4, seed + 3, 2);
    let cloud = fbm(ground, 12.0, 12.0, seed + 4, 3);
    let cockle = fbm(ground, 192.0, 192.0, seed + 5, 2);
    let fibres = fibres(ground, seed + 6);
    Picture::from_fn(PIXELS, PIXELS, |x, y| {
        let i = y * PIXELS + x;
        let along = |at: usize| at as f32 / PIXELS as f32;
        let laid = ((along(y) * LAID + 0.22 * drift.v[i]) * TAU).sin()
            * (0.75 + 0.35 * strength.v[i]).max(0.2);
        // The distance from the nearest chain line (units).
        let pitch = SIDE / CHAINS;
        let c = (along(x) * SIDE + 1.6 * drift.v[i]).rem_euclid(pitch) - pitch / 2.0;
        let chain = (-(c / 1.3).powi(2)).exp() - 0.5 * (-(c / 7.5).powi(2)).exp();
        let bent = 0.012 * cockle.v[i];
        let tone = 0.955 + 0.024 * laid - 0.036 * chain
            + 0.012 * mottle.v[i]
            + 0.008 * grain.v[i]
            + 0.010 * cloud.v[i]
            + bent;
        // Thin places are a little warmer.
        let warm = 0.006 * mottle.v[i] - 0.012 * chain.max(0.0);
        let mut paper = scale([1.0, 1.0 + 0.5 * warm, 1.0 + 1.6 * warm], tone);
        for (field, (ink, strength)) in fibres.iter().zip(FIBRE_KINDS) {
            paper = mix(paper, ink, field.v[i] * strength);
        }
        let [r, g, b] = paper.map(|c| c.clamp(0.0, 1.0));
        [r, g, b, 1.0]
    })
}

/// The cover of the fibres, for each colour. Fibres that cross an edge continue at the opposite one.
fn fibres(ground: Grid, seed: u64) -> Vec<Field> {
    let kinds = (0..FIBRE_KINDS.len() as u64).map(|kind| {
        mask::draw(SIDE, SIDE, ground.step.recip(), |canvas| {
            for i in 0..FIBRES {
                let at = |k: i64| uniform(seed + 31 * kind, i, k);
                let (x, y) = (at(0) * SIDE, at(1) * SIDE);
                let (length, angle) = (5.0 + 15.0 * at(2), at(3) * TAU);
                let bend = angle + (at(4) + at(5) - 1.0) * 1.4;
                let width = 0.5 + 0.5 * at(6);
                for (dx, dy) in (0..9).map(|n| (n % 3 - 1, n / 3 - 1)) {
                    let (x, y) = (x + SIDE * dx as f32, y + SIDE * dy as f32);
                    let half = 0.5 * length;
                    let middle = (x + half * bend.cos(), y + half * bend.sin());
                    let end = (x + length * angle.cos(), y + length * angle.sin());
                    canvas.round(curve((x, y), &[[middle, middle, end]], false), width);
                }
            }
        })
    });
    kinds.collect()
}
