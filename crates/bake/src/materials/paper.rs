//! Laid paper: laid lines and chain lines of the mould, cockle, fibres, foxing and a deckle edge.

use crate::materials::colour::{Rgb, mix, scale};
use crate::materials::noise::{Grid, fbm, noise, uniform};
use crate::raster::field::{Field, rows};
use crate::raster::mask::{self, curve};

/// The table's light on paper: bright and a little warm.
pub const LAMP: Rgb = [1.107, 1.08, 1.031];

/// The properties of a sheet of paper.
pub struct PaperSpec {
    /// Left, top, right and bottom before rotation.
    pub leaf: [f32; 4],
    /// Rotation about its middle (degrees).
    pub turn: f32,
    /// Distance between laid lines.
    pub laid: f32,
    /// Colour of the pulp.
    pub pulp: Rgb,
    /// Seed of all its noise.
    pub seed: u64,
}

/// A sheet of paper on a ground.
pub struct Leaf {
    /// Colours in lamp light, row by row.
    pub colour: Vec<Rgb>,
    /// Cover of each pixel.
    pub cover: Field,
}

/// Distance between chain lines (units).
const CHAIN: f32 = 59.0;

/// A place in the leaf's own axes, and its distance from the leaf's edge along both.
fn place(spec: &PaperSpec, x: f32, y: f32) -> (f32, f32, f32, f32) {
    let [l, t, r, b] = spec.leaf;
    let (cx, cy) = ((l + r) * 0.5, (t + b) * 0.5);
    let (sin, cos) = spec.turn.to_radians().sin_cos();
    let (dx, dy) = (x - cx, y - cy);
    let (u, v) = (cx + dx * cos + dy * sin, cy - dx * sin + dy * cos);
    (u, v, (u - l).min(r - u), (v - t).min(b - v))
}

/// Creates a leaf on a ground.
pub fn leaf(ground: Grid, spec: &PaperSpec) -> Leaf {
    let Grid { w, h, step, .. } = ground;
    let px = step.recip();
    let seed = spec.seed;
    let unit = |i: usize| (i as f32 + 0.5) * step;
    let torn = fbm(ground, 30.0, 30.0, seed + 1, 4);
    let nibbled = fbm(ground, 4.5, 4.5, seed + 2, 2);
    let inside = Field::from_fn(w, h, |x, y| {
        let (.., ax, ay) = place(spec, unit(x), unit(y));
        let (kx, ky) = (ax.clamp(0.0, 30.0) / 30.0, ay.clamp(0.0, 30.0) / 30.0);
        let corner = 3.0 * (1.0 - kx.hypot(ky)).max(0.0);
        let i = y * w + x;
        ax.min(ay) + 0.75 * torn.v[i] + 0.5 * nibbled.v[i] - corner
    });
    let cover = inside.map(|d| (d * px / 1.6).clamp(0.0, 1.0));
    let rim = inside.map(|d| d.clamp(0.0, 2.5));

    let drift = noise(ground, 150.0, 150.0, seed + 3);
    let strength = fbm(ground, 25.0, 25.0, seed + 4, 2);
    let warp = noise(ground, 250.0, 250.0, seed + 5);
    let mottle = fbm(ground, 130.0, 130.0, seed + 6, 4);
    let grain = fbm(ground, 2.5, 2.5, seed + 7, 2);
    let cloud = fbm(ground, 13.0, 13.0, seed + 8, 3);
    let cockle = fbm(ground, 184.0, 184.0, seed + 9, 2);
    let spots = foxing(ground, seed + 11, &grain);
    let fibres = fibres(ground, seed + 12);
    let mut colour = vec![[0.0; 3]; w * h];
    rows(&mut colour, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * w + x;
            let d = inside.v[i];
            if d < -2.0 {
                *out = scale(spec.pulp, 0.8);
                continue;
            }
            let (u, v, ..) = place(spec, unit(x), unit(y));
            let laid = ((v + 1.1 * drift.v[i]) * std::f32::consts::TAU / spec.laid).sin()
                * (0.75 + 0.35 * strength.v[i]);
            let c = (u + warp.v[i] + 10.0).rem_euclid(CHAIN) - CHAIN * 0.5;
            let chain = (-(c / 1.3).powi(2)).exp() - 0.55 * (-(c / 7.5).powi(2)).exp();
            let (sx, sy) = cockle.slope(x, y);
            let bent = ((0.8 * sx + 0.55 * sy) * px * 1.7).clamp(-0.045, 0.045);
            let tone = 1.0 + 0.019 * laid - 0.030 * chain
                + 0.020 * mottle.v[i]
                + 0.010 * grain.v[i]
                + 0.010 * cloud.v[i]
                + bent;
            let brown = 0.12 * (-d.max(0.0) / 16.0).exp() * (0.75 + 0.25 * torn.v[i]).max(0.0);
            let edge = 1.0 - 0.05 * (-d.max(0.0) / 3.2).exp();
            let (rx, ry) = rim.slope(x, y);
            let lit = edge * (1.0 + 0.20 * (0.8 * rx + 0.55 * ry) * px);
            let fox = spots.v[i];
            let stain: Rgb = [0.55, 0.85, 1.25];
            let fox_stain: Rgb = [0.35, 0.75, 1.2];
            let mut paper: Rgb = std::array::from_fn(|k| {
                spec.pulp[k] * tone * lit * (1.0 - brown * stain[k]) * (1.0 - fox * fox_stain[k])
            });
            for (field, ink, k) in &fibres {
                paper = mix(paper, *ink, field.v[i] * k);
            }
            *out = std::array::from_fn(|k| paper[k] * LAMP[k]);
        }
    });
    Leaf { colour, cover }
}

/// The strength of brown age spots at each pixel.
fn foxing(ground: Grid, seed: u64, grain: &Field) -> Field {
    let Grid { w, h, step, .. } = ground;
    let spots: Vec<[f32; 4]> = (0..70)
        .map(|i| {
            let at = |k: i64| uniform(seed, i, k);
            let r = 0.6 + 2.2 * (at(2) * at(3)).powf(0.7) * 2.0;
            let (x, y) = (at(0) * w as f32 * step, at(1) * h as f32 * step);
            [x, y, r, 0.05 + 0.15 * at(4)]
        })
        .collect();
    Field::from_fn(w, h, |x, y| {
        let (ux, uy) = (x as f32 * step, y as f32 * step);
        spots
            .iter()
            .filter(|s| (ux - s[0]).abs() < 4.0 * s[2] && (uy - s[1]).abs() < 4.0 * s[2])
            .map(|s| {
                let q = (ux - s[0]).hypot(uy - s[1]) + 0.4 * grain.v[y * w + x];
                s[3] * (-(q / s[2]).powi(2)).exp()
            })
            .sum()
    })
}

/// Fibres in the pulp, dark and light, faint and strong: cover, colour and strength.
fn fibres(ground: Grid, seed: u64) -> Vec<(Field, Rgb, f32)> {
    let Grid { w, h, step, .. } = ground;
    let (uw, uh) = (w as f32 * step, h as f32 * step);
    // About nine hundred per sheet.
    let count = (uw * uh * 1.7e-4) as i64;
    let dark: Rgb = [0.27, 0.18, 0.10];
    let light: Rgb = [1.0, 0.96, 0.88];
    [(dark, 0.07), (dark, 0.15), (light, 0.08), (light, 0.17)]
        .into_iter()
        .enumerate()
        .map(|(kind, (ink, strength))| {
            let field = mask::draw(uw, uh, step.recip(), |s| {
                for i in 0..count {
                    let at = |k: i64| uniform(seed + kind as u64 * 31, i, k);
                    let (x, y) = (at(0) * uw, at(1) * uh);
                    let (l, a) = (5.0 + 15.0 * at(2), at(3) * std::f32::consts::TAU);
                    let b = a + (at(4) + at(5) - 1.0) * 1.2;
                    let middle = (x + l * 0.5 * b.cos(), y + l * 0.5 * b.sin());
                    let end = (x + l * a.cos(), y + l * a.sin());
                    s.round(
                        curve((x, y), &[[middle, middle, end]], false),
                        0.36 + 0.4 * at(6),
                    );
                }
            });
            (field, ink, strength)
        })
        .collect()
}
