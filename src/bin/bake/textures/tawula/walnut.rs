//! Walnut: slow rings that break sharply, fibres, clouds and short pores.

use super::geometry::PX;
use crate::textures::{
    colour::{Rgb, hex, mix, scale, smooth},
    field::{Field, rows},
    noise::{Ground, fbm, noise},
};

/// How one plank was grown and coloured.
#[derive(Clone, Copy)]
pub struct Growth {
    /// Colours of late, middle and early wood.
    pub tones: [Rgb; 3],
    /// Units from ring to ring.
    pub ring: f32,
    /// How far the rings wander.
    pub warp: f32,
    /// How strongly fibres show.
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

/// A sawn plank: its colour, and the height of its surface in units.
pub struct Plank {
    upright: bool,
    w: usize,
    h: usize,
    colour: Vec<Rgb>,
    height: Field,
}

impl Plank {
    /// A plank of `w` by `h` units with the grain along its width, or along its height if `upright`.
    pub fn sawn((w, h): (f32, f32), upright: bool, growth: Growth, seed: u64) -> Self {
        let pixels = |units: f32| (units * PX).ceil() as usize;
        let (along, across) = if upright { (h, w) } else { (w, h) };
        let (w, h) = (pixels(along), pixels(across));
        let (colour, height) = grown(w, h, growth, seed);
        Self {
            upright,
            w,
            h,
            colour,
            height,
        }
    }

    fn index(&self, x: usize, y: usize) -> usize {
        let (along, across) = if self.upright { (y, x) } else { (x, y) };
        across.min(self.h - 1) * self.w + along.min(self.w - 1)
    }

    /// Colour and height at a pixel, the nearest one for pixels outside.
    pub fn at(&self, x: usize, y: usize) -> (Rgb, f32) {
        let i = self.index(x, y);
        (self.colour[i], self.height.v[i])
    }
}

/// From `tones[0]` at 0 over `tones[1]` at a half to `tones[2]` at 1.
pub fn tone(tones: [Rgb; 3], t: f32) -> Rgb {
    let t = t.clamp(0.0, 1.0);
    if t < 0.5 {
        mix(tones[0], tones[1], t * 2.0)
    } else {
        mix(tones[1], tones[2], t * 2.0 - 1.0)
    }
}

fn grown(w: usize, h: usize, growth: Growth, seed: u64) -> (Vec<Rgb>, Field) {
    let ground = Ground::new(w, h, PX.recip());
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
    let mut height = Field::filled(w, h, 0.0);
    let pith = w as f32 / PX * 0.45;
    let late = |x: usize, y: usize| {
        let i = y * w + x;
        let (ux, uy) = (x as f32 / PX, y as f32 / PX);
        let depth = uy + growth.warp * (wander.v[i] + 0.00004 * (ux - pith).powi(2));
        let ring = depth / growth.ring + 0.18 * ripple.v[i];
        let f = ring - ring.floor();
        f.powf(1.7) * (1.0 - smooth(0.90, 1.0, f))
    };
    let pores = Field::from_fn(w, h, |x, y| {
        let i = y * w + x;
        smooth(1.25, 2.3, pore.v[i] + 0.45 * late(x, y) + 0.2 * cloud.v[i])
    });
    rows(&mut height.v, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * w + x;
            *out = 0.08 * fibre.v[i] - 0.5 * pores.v[i];
        }
    });
    let mut colour = vec![[0.0; 3]; w * h];
    rows(&mut colour, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * w + x;
            let irregular = 0.55 + 0.45 * uneven.v[i].tanh();
            let t = 0.52 - 0.42 * late(x, y) * irregular
                + 0.11 * fibre.v[i] * growth.fibre
                + 0.13 * cloud.v[i]
                + 0.05 * flame.v[i] * smooth(-0.4, 1.2, flamed.v[i]);
            *out = scale(tone(growth.tones, t), 1.0 - 0.24 * pores.v[i]);
        }
    });
    (colour, height)
}
