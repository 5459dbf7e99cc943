//! Mother-of-pearl: adjacent shards, each with growth lines and a different hue.

use std::f32::consts::TAU;

use crate::materials::colour::{Rgb, add, hex, scale, smooth};
use crate::materials::noise::{Grid, fbm, uniform};
use crate::materials::walnut::tone;
use crate::raster::field::Field;
use tavoliere_shapes::geometry::tawula::PX;

/// Width of a shard (units).
const CELL: f32 = 23.0;
/// Relative length of shards along the points.
const STRETCH: f32 = 1.9;
/// Light enough to shine, and dark enough for ivory to contrast with it.
const TONES: [Rgb; 3] = [hex(0x444644), hex(0x5D5E5A), hex(0x827E77)];

/// A sheet of mother-of-pearl as large as the board.
pub struct Nacre {
    upright: bool,
    w: usize,
    wave: Field,
    cloud: Field,
}

impl Nacre {
    /// A sheet of `w` by `h` pixels, shards long along y if `upright`.
    pub fn sheet(w: usize, h: usize, upright: bool) -> Self {
        let ground = Grid::new(w, h, PX.recip());
        Self {
            upright,
            w,
            wave: fbm(ground, 14.0, 14.0, 1503, 2),
            cloud: fbm(ground, 26.0, 26.0, 1506, 3),
        }
    }

    /// The colour at a pixel, and the tilt of its shard, right and down.
    pub fn at(&self, x: usize, y: usize) -> (Rgb, (f32, f32)) {
        let i = y * self.w + x;
        let (ux, uy) = ((x as f32 + 0.5) / PX, (y as f32 + 0.5) / PX);
        let (along, across) = if self.upright { (uy, ux) } else { (ux, uy) };
        let (shard, joint) = nearest(across / CELL, along / (CELL * STRETCH));
        let own = |k: u64| uniform(1510 + k, shard.0, shard.1);
        let (turn, tilt) = (own(0) * TAU, own(1) * 2.0 - 1.0);
        let u = turn.cos() * ux + turn.sin() * uy + 3.4 * self.wave.v[i];
        let cloud = 0.66 * self.cloud.v[i];
        let lines = 0.5 * (u * 1.15).sin() + 0.5 * (u * 0.43 + 1.0).sin();
        let t = 0.5 + 0.20 * tilt + 0.11 * lines + 0.26 * cloud;
        let film = own(2) * TAU + u * 0.16 + cloud * 1.4;
        let hue = [
            0.044 * film.cos(),
            0.034 * (film - 2.1).cos(),
            0.046 * (film + 2.1).cos(),
        ];
        let gap = 1.0 - 0.22 * smooth(0.9, 0.15, joint * CELL);
        let colour = scale(add(tone(TONES, t), hue), gap);
        (colour, (turn.cos() * 0.08 * tilt, turn.sin() * 0.08 * tilt))
    }
}

/// The shard at a place, and the distance to its border.
fn nearest(u: f32, v: f32) -> ((i64, i64), f32) {
    let (iu, iv) = (u.floor() as i64, v.floor() as i64);
    let (mut first, mut second) = (((0, 0), f32::MAX), f32::MAX);
    for j in iv - 2..=iv + 2 {
        for i in iu - 2..=iu + 2 {
            let du = i as f32 + uniform(1520, i, j) * 1.3 - 0.15 - u;
            let dv = j as f32 + uniform(1521, i, j) * 1.3 - 0.15 - v;
            let d = du.hypot(dv);
            if d < first.1 {
                second = first.1;
                first = ((i, j), d);
            } else if d < second {
                second = d;
            }
        }
    }
    (first.0, second - first.1)
}
