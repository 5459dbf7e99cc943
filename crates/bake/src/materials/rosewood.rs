//! Rosewood, sawn along the grain and polished with oil.

use crate::materials::colour::{Rgb, hex, mix, scale};
use crate::materials::noise::{Grid, fbm, noise};
use crate::materials::plank::{Plank, PlankSpec};
use crate::raster::field::Field;

const RAMP: [(f32, Rgb); 4] = [
    (0.0, hex(0x1B0B0A)),
    (0.33, hex(0x3C1610)),
    (0.68, hex(0x64291A)),
    (1.0, hex(0x8A4526)),
];

/// The rosewood colour at `v`, 0 (heartwood) to 1 (light).
fn tone(v: f32) -> Rgb {
    let v = v.clamp(0.0, 1.0);
    let upper = RAMP
        .iter()
        .position(|(stop, _)| v <= *stop)
        .unwrap_or(3)
        .max(1);
    let ((a, from), (b, to)) = (RAMP[upper - 1], RAMP[upper]);
    mix(from, to, (v - a) / (b - a))
}

/// A plank at `step` design units per pixel. `light` shifts its tone.
pub fn rosewood(spec: PlankSpec, step: f32, seed: u64, light: f32) -> Plank<Rgb> {
    Plank::sawn(spec, |along, across| {
        let grid = Grid::new(along, across, step);
        let mut depth = fbm(grid, 620.0, 70.0, seed, 4).map(|v| v * 22.0);
        depth.add(&fbm(grid, 260.0, 16.0, seed + 9, 3), 3.2);
        let drift = fbm(grid, 900.0, 120.0, seed + 3, 2);
        let fine = fbm(grid, 90.0, 1.3, seed + 4, 2);
        let streak = fbm(grid, 420.0, 9.0, seed + 5, 3);
        let sheen = fbm(grid, 150.0, 200.0, seed + 8, 2);
        let pores = pores(grid, seed);
        move |x, y| {
            let i = y * along + x;
            let d = y as f32 * step + depth.v[i];
            let band = (d / 31.0 + 1.7 * drift.v[i]).sin();
            let ring = (0.5 + 0.5 * (d / 6.4 + 1.3 * band).sin()).powf(1.6);
            let value = 0.40
                + 0.20 * band
                + 0.23 * (ring - 0.5)
                + 0.11 * streak.v[i].clamp(-2.0, 2.0)
                + 0.035 * fine.v[i]
                + light;
            let polish = 0.86 * (1.0 - pores.v[i]) * (1.0 + 0.05 * sheen.v[i]);
            scale(tone(value), polish)
        }
    })
}

/// The darkening of each pixel by pores: long open ones, and fine ones between them.
fn pores(ground: Grid, seed: u64) -> Field {
    let per_unit = ground.step.recip();
    let mut open = noise(ground, 10.0, 1.15, seed + 6);
    open.add(&noise(ground, 200.0, 40.0, seed + 7), 0.35);
    let mut pores = open
        .map(|v| ((v - 1.32) * 1.5).clamp(0.0, 1.0) * 0.42)
        .blurred(0.5 * per_unit, 0.3 * per_unit);
    let fine = noise(ground, 15.0, 0.62, seed + 10);
    pores.add(
        &fine
            .map(|v| ((v - 0.9) * 0.9).clamp(0.0, 1.0))
            .blurred(0.6 * per_unit, 0.0),
        0.24,
    );
    pores
}
