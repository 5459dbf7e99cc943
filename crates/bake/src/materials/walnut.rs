//! Walnut: slow rings with sharp edges, fibres, clouds and short pores.

use crate::materials::colour::{Rgb, hex, mix, scale, smooth};
use crate::materials::noise::{Grid, fbm, noise};
use crate::materials::plank::{Plank, PlankSpec};
use tavoliere_shapes::geometry::{Size, tawula::PX};

/// The growth and colours of a plank.
#[derive(Clone, Copy)]
pub struct Growth {
    /// Colours of late, middle and early wood.
    pub tones: [Rgb; 3],
    /// Distance between rings (units).
    pub ring: f32,
    /// Strength of the rings' distortion.
    pub warp: f32,
    /// Strength of the fibres.
    pub fibre: f32,
}

/// The frame's walnut.
pub const FRAME: Growth = Growth {
    tones: [hex(0x24130B), hex(0x4B2B19), hex(0x7A4C2D)],
    ring: 17.0,
    warp: 0.8,
    fibre: 1.0,
};

/// The floor's walnut.
pub const FLOOR: Growth = Growth {
    tones: [hex(0x2A190E), hex(0x4A2D1B), hex(0x6C4428)],
    ring: 24.0,
    warp: 1.9,
    fibre: 1.0,
};

/// The rosewood of the dark points.
pub const ROSEWOOD: Growth = Growth {
    tones: [hex(0x150A07), hex(0x2A160F), hex(0x43251A)],
    ring: 9.0,
    warp: 0.5,
    fibre: 1.3,
};

/// A plank of `size` units with the grain along its width, or along its height if `upright`: its colour, and the height
/// of its surface (units).
pub fn plank(size: Size, upright: bool, growth: Growth, seed: u64) -> Plank<(Rgb, f32)> {
    let pixels = |units: f32| (units * PX).ceil() as usize;
    let spec = PlankSpec {
        w: pixels(size.0),
        h: pixels(size.1),
        upright,
    };
    Plank::sawn(spec, |along, across| grown(along, across, growth, seed))
}

/// Interpolates from `tones[0]` at 0 through `tones[1]` at 0.5 to `tones[2]` at 1.
pub fn tone(tones: [Rgb; 3], t: f32) -> Rgb {
    let t = t.clamp(0.0, 1.0);
    if t < 0.5 {
        mix(tones[0], tones[1], t * 2.0)
    } else {
        mix(tones[1], tones[2], t * 2.0 - 1.0)
    }
}

fn grown(
    w: usize,
    h: usize,
    growth: Growth,
    seed: u64,
) -> impl Fn(usize, usize) -> (Rgb, f32) + Sync {
    let ground = Grid::new(w, h, PX.recip());
    let mut wander = fbm(ground, 620.0, 130.0, seed, 3).map(|v| v * 34.0);
    wander.add(&fbm(ground, 420.0, 40.0, seed + 105, 3), 6.0);
    let ripple = fbm(ground, 300.0, 8.0, seed + 207, 2);
    let uneven = fbm(ground, 900.0, 70.0, seed + 309, 2);
    let mut fibre = fbm(ground, 90.0, 1.1, seed + 411, 2).map(|v| v * 0.5);
    fibre.add(&fbm(ground, 180.0, 2.4, seed + 512, 2), 0.5);
    let cloud = fbm(ground, 240.0, 150.0, seed + 613, 3);
    let flame = fbm(ground, 34.0, 260.0, seed + 714, 3);
    let flamed = fbm(ground, 260.0, 180.0, seed + 815, 2);
    let pore = noise(ground, 6.5, 0.8, seed + 921);
    let pith = w as f32 / PX * 0.45;
    let late = move |x: usize, y: usize| {
        let i = y * w + x;
        let (ux, uy) = (x as f32 / PX, y as f32 / PX);
        let depth = uy + growth.warp * (wander.v[i] + 0.00004 * (ux - pith).powi(2));
        let ring = depth / growth.ring + 0.18 * ripple.v[i];
        let f = ring - ring.floor();
        f.powf(1.7) * (1.0 - smooth(0.90, 1.0, f))
    };
    move |x, y| {
        let i = y * w + x;
        let late = late(x, y);
        let pores = smooth(1.25, 2.3, pore.v[i] + 0.45 * late + 0.2 * cloud.v[i]);
        let irregular = 0.55 + 0.45 * uneven.v[i].tanh();
        let t = 0.52 - 0.42 * late * irregular
            + 0.11 * fibre.v[i] * growth.fibre
            + 0.13 * cloud.v[i]
            + 0.05 * flame.v[i] * smooth(-0.4, 1.2, flamed.v[i]);
        let colour = scale(tone(growth.tones, t), 1.0 - 0.24 * pores);
        (colour, 0.08 * fibre.v[i] - 0.5 * pores)
    }
}
