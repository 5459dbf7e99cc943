//! Noise on hashed lattices: the same numbers on every machine for the same seed.

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::raster::field::{Field, rows};

/// The first output of a SplitMix64 generator whose state is the sum of the arguments, each multiplied by an odd
/// number. The seed is decremented because the generator adds its increment before it mixes.
fn hash(seed: u64, i: i64, j: i64) -> u64 {
    let state = seed
        .wrapping_sub(1)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add((i as u64).wrapping_mul(0xBF58_476D_1CE4_E5B9))
        .wrapping_add((j as u64).wrapping_mul(0x94D0_49BB_1331_11EB));
    SplitMix64::seed_from_u64(state).next_u64()
}

/// A uniform number in [0, 1) for a lattice point.
pub fn uniform(seed: u64, i: i64, j: i64) -> f32 {
    (hash(seed, i, j) >> 40) as f32 / (1u64 << 24) as f32
}

/// An approximately normal number (mean 0, deviation 1) for a lattice point.
pub fn normal(seed: u64, i: i64, j: i64) -> f32 {
    let h = hash(seed, i, j);
    let sum: f32 = (0..4)
        .map(|k| ((h >> (16 * k)) & 0xFFFF) as f32 / 65536.0)
        .sum();
    (sum - 2.0) * 1.732_050_8
}

/// The pixel grid of noise, and its scale.
#[derive(Clone, Copy)]
pub struct Grid {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// Design units per pixel.
    pub step: f32,
    /// `true` if the noise repeats at the right and at the lower edge.
    pub repeats: (bool, bool),
}

impl Grid {
    /// A grid that doesn't repeat.
    pub fn new(w: usize, h: usize, step: f32) -> Self {
        Self {
            w,
            h,
            step,
            repeats: (false, false),
        }
    }
}

fn weights(t: f32) -> [f32; 4] {
    let (t2, t3) = (t * t, t * t * t);
    [
        -0.5 * t + t2 - 0.5 * t3,
        1.0 - 2.5 * t2 + 1.5 * t3,
        0.5 * t + 2.0 * t2 - 1.5 * t3,
        -0.5 * t2 + 0.5 * t3,
    ]
}

/// The number of lattice points along one axis, and their spacing adjusted to the grid.
fn lattice(pixels: usize, step: f32, size: f32, repeats: bool) -> (i64, f32) {
    let length = pixels as f32 * step;
    if repeats {
        let n = (length / size).round().max(1.0);
        (n as i64, length / n)
    } else {
        ((length / size) as i64 + 4, size)
    }
}

/// Smooth noise with features of `sx` by `sy` design units and a deviation near 1.
pub fn noise(ground: Grid, sx: f32, sy: f32, seed: u64) -> Field {
    let Grid {
        w,
        h,
        step,
        repeats,
    } = ground;
    let (nx, sx) = lattice(w, step, sx, repeats.0);
    let (ny, sy) = lattice(h, step, sy, repeats.1);
    let span = if repeats.0 { nx + 3 } else { nx + 2 };
    let wrap = |k: i64, n: i64, on: bool| if on { k.rem_euclid(n) } else { k };
    let mut field = Field::filled(w, h, 0.0);
    let across: Vec<(usize, [f32; 4])> = (0..w)
        .map(|x| {
            let u = x as f32 * step / sx;
            (u as usize, weights(u.fract()))
        })
        .collect();
    rows(&mut field.v, w, |y, row| {
        let v = y as f32 * step / sy;
        let (base, down) = (v as i64, weights(v.fract()));
        let line: Vec<f32> = (-1..=span)
            .map(|i| {
                (0..4)
                    .map(|k| {
                        let j = wrap(base + k as i64 - 1, ny, repeats.1);
                        down[k] * normal(seed, wrap(i, nx, repeats.0), j)
                    })
                    .sum()
            })
            .collect();
        for (value, (i, k)) in row.iter_mut().zip(&across) {
            *value = (0..4).map(|n| k[n] * line[i + n]).sum();
        }
    });
    field
}

/// Fractal noise: `octaves` layers, each half as large and half as strong as the previous one, with a deviation near 1.
pub fn fbm(ground: Grid, sx: f32, sy: f32, seed: u64, octaves: u32) -> Field {
    let mut sum = Field::filled(ground.w, ground.h, 0.0);
    let (mut gain, mut power) = (1.0_f32, 0.0_f32);
    for k in 0..octaves {
        let shrink = f32::powi(2.0, k as i32);
        let layer = noise(
            ground,
            (sx / shrink).max(1.01),
            (sy / shrink).max(1.01),
            seed + u64::from(k) * 17,
        );
        sum.add(&layer, gain);
        power += gain * gain;
        gain *= 0.5;
    }
    let norm = power.sqrt().recip();
    sum.map(|v| v * norm)
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// The committed textures depend on these values.
    #[test]
    fn hashes_stay() {
        assert_eq!(hash(0, 0, 0), 0);
        assert_eq!(hash(1, 0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(hash(7, -3, 12), 0x025b_9be2_70f6_4338);
        assert_eq!(hash(u64::MAX, 5, -9), 0x7ef5_32c8_ac8a_4312);
    }
}
