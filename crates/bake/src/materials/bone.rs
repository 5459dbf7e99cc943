//! The men's materials under the lamp: bone with growth streaks and pits, soot-black wood with a low sheen, an ochre
//! crown.

use crate::materials::colour::{Rgb, to_srgb};
use crate::materials::noise::uniform;
use crate::solids::oblique::{Hit, eye, key};
use crate::solids::vector::{V3, dot, unit};

/// The material of a man.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Substance {
    /// Bone.
    Bone,
    /// Wood blackened with soot.
    Soot,
    /// Bone below an ochre crown.
    CrownedBone,
}

/// Height of the crown's lower edge.
const CROWN: f32 = 0.975;

/// Smooth noise in three dimensions, 0 to 1.
fn grain(seed: u64, [x, y, z]: V3) -> f32 {
    let (i, j, k) = (x.floor(), y.floor(), z.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (fx, fy, fz) = (ease(x - i), ease(y - j), ease(z - k));
    let mut sum = 0.0;
    for c in 0..2_u8 {
        let layer = seed.wrapping_add(((k as i64 + i64::from(c)) as u64).wrapping_mul(7919));
        for b in 0..2_u8 {
            for a in 0..2_u8 {
                let pick = |bit: u8, t: f32| if bit == 1 { t } else { 1.0 - t };
                let (ci, cj) = (i as i64 + i64::from(a), j as i64 + i64::from(b));
                sum += pick(a, fx) * pick(b, fy) * pick(c, fz) * uniform(layer, ci, cj);
            }
        }
    }
    sum
}

/// A surface's response to light.
struct Surface {
    colour: Rgb,
    /// Distance that the light reaches around the edge of the lit side: 0 for none.
    wrap: f32,
    /// Strength and narrowness of the highlight.
    shine: (f32, f32),
}

fn bone(hit: &Hit, turn: u64) -> Surface {
    let [u, v, w] = hit.local;
    let t = turn as f32;
    let growth = grain(1, [u * 9.0 + t * 7.1, v * 9.0, w * 3.2]);
    let cloud = grain(2, [u * 46.0 + t, v * 46.0, w * 9.0]);
    let pits = grain(3, [u * 110.0, v * 110.0 + t, w * 110.0]);
    let rings = grain(4, [1.7 + t, 0.3, w * 95.0]);
    let streaks = grain(5, [u * 30.0 + t * 3.0, v * 30.0, w * 2.2]);
    let r = 0.87 + 0.09 * (growth - 0.5) - 0.20 * (cloud - 0.66).max(0.0);
    let (g, b) = (
        r * (0.845 + 0.06 * (growth - 0.5)),
        r * (0.52 + 0.20 * (growth - 0.5)),
    );
    let streak = (streaks - 0.62).max(0.0);
    let k = 1.0 + 0.07 * (rings - 0.5) - 0.65 * (pits - 0.78).max(0.0) - 0.30 * streak;
    // Age has darkened the grooves, most of all in blue.
    let open = ((hit.sky + hit.bounce) * 1.9).min(1.0);
    let age = 0.62 + 0.38 * open;
    Surface {
        colour: [
            r * k * age.powf(0.6),
            g * k * (1.0 - 0.12 * streak) * age,
            b * k * (1.0 - 0.35 * streak) * age.powf(1.5),
        ],
        wrap: 0.20,
        shine: (0.20, 60.0),
    }
}

fn ochre(hit: &Hit, turn: u64) -> Surface {
    let [u, v, w] = hit.local;
    let t = turn as f32;
    let growth = grain(1, [u * 9.0 + t * 7.1, v * 9.0, w * 3.2]);
    let cloud = grain(2, [u * 46.0 + t, v * 46.0, w * 9.0]);
    let r = 0.60 + 0.08 * (growth - 0.5) + 0.05 * (cloud - 0.5);
    Surface {
        colour: [r, r * 0.50, r * 0.115],
        wrap: 0.08,
        shine: (0.34, 36.0),
    }
}

fn soot(hit: &Hit, turn: u64) -> Surface {
    let [u, v, w] = hit.local;
    let t = turn as f32;
    let growth = grain(1, [u * 9.0 + t * 7.1, v * 9.0, w * 3.2]);
    let cloud = grain(2, [u * 46.0 + t, v * 46.0, w * 9.0]);
    let rings = grain(4, [1.7 + t, 0.3, w * 95.0]);
    let r = 0.030 + 0.016 * (growth - 0.5) + 0.018 * (cloud - 0.5) + 0.008 * (rings - 0.5);
    Surface {
        colour: [r, r * 0.80, r * 0.62],
        wrap: 0.05,
        shine: (0.085, 22.0),
    }
}

/// The light from a place on a man to the eye (sRGB); `turn` selects the man's grain.
pub fn seen(substance: Substance, hit: &Hit, turn: u64) -> Rgb {
    let surface = match substance {
        Substance::Soot => soot(hit, turn),
        Substance::CrownedBone if hit.local[2] >= CROWN => ochre(hit, turn),
        Substance::Bone | Substance::CrownedBone => bone(hit, turn),
    };
    let (n, l, v) = (hit.normal, key(), eye());
    let facing = dot(n, l);
    let open = if facing > 0.0 {
        hit.key
    } else {
        0.6 * hit.key + if surface.wrap > 0.15 { 0.4 } else { 0.0 }
    };
    let diffuse = ((facing + surface.wrap) / (1.0 + surface.wrap)).max(0.0) * open;
    let fill = dot(n, [0.80, 0.25, 0.54]).max(0.0) * hit.sky;
    let lamp = 1.72 * diffuse;
    let light: Rgb = [
        lamp + 0.27 * hit.sky + 0.07 * fill + 0.40 * hit.bounce,
        0.90 * lamp + 0.265 * hit.sky + 0.08 * fill + 0.29 * hit.bounce,
        0.74 * lamp + 0.27 * hit.sky + 0.11 * fill + 0.16 * hit.bounce,
    ];
    let half = unit(std::array::from_fn(|i| l[i] + v[i]));
    let nh = dot(n, half).max(0.0);
    let (shine, narrow) = surface.shine;
    let glint = (nh.powf(narrow) + nh.powf(narrow * 5.0)) * shine * hit.key * 2.0;
    let graze = (1.0 - dot(n, v).max(0.0)).powi(4);
    let mirror = if substance == Substance::Soot {
        0.060
    } else {
        0.10
    };
    let sky = graze * mirror * (0.5 + 0.5 * n[2]).clamp(0.0, 1.0) * hit.sky * 2.0;
    // Bone is a little brighter than the table, so that it contrasts with the pale squares.
    let exposure = if substance == Substance::Soot {
        1.02
    } else {
        1.14
    };
    let warm: Rgb = if substance == Substance::Soot {
        [1.0; 3]
    } else {
        [1.055, 1.012, 0.945]
    };
    std::array::from_fn(|c| {
        let spec: Rgb = [1.0, 0.94, 0.84];
        let cool: Rgb = [1.0, 1.0, 1.1];
        let sum = surface.colour[c] * light[c] + glint * spec[c] + sky * cool[c];
        to_srgb(1.0 - (-exposure * sum).exp()) * warm[c]
    })
}
