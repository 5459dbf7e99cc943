//! The light of the Tapatan table: a warm sun through the window, a cool fill light, and the tone mapping of the
//! finished picture. x goes right, y down, z towards the eye.

use crate::materials::colour::{Rgb, to_srgb};
use tavoliere_shapes::geometry::tapatan::SUN;

use crate::solids::vector::{V3, dot, unit};

/// The sun's light (linear).
pub const KEY: Rgb = [2.2, 1.947, 1.54];
const FILL: Rgb = [0.085, 0.105_4, 0.136];
const AMBIENT: Rgb = [0.18, 0.1925, 0.215];

/// Direction to the sun: 35° high, azimuth 56°.
pub fn toward() -> V3 {
    unit(SUN)
}

/// Offset of a shadow per unit of height above the ground, right and down.
pub fn shadow_direction() -> (f32, f32) {
    let l = toward();
    (-l[0] / l[2], -l[1] / l[2])
}

/// The direction on the ground towards the sun, of length 1.
pub fn azimuth() -> (f32, f32) {
    let l = toward();
    let n = l[0].hypot(l[1]);
    (l[0] / n, l[1] / n)
}

/// The half vector between the sun and the eye.
pub fn half() -> V3 {
    let l = toward();
    unit([l[0], l[1], l[2] + 1.0])
}

/// The share of a surface that faces the sun (1 if it is horizontal), and the share that faces the fill light.
pub fn facing(normal: V3) -> (f32, f32) {
    let l = toward();
    let fill = unit([0.85, 0.15, 0.5]);
    (dot(normal, l).max(0.0) / l[2], dot(normal, fill).max(0.0))
}

/// The light on a place: `sun` is the share of `key` that reaches it (including the slope), `fill` the share that faces
/// the fill light, `sky` the visible share of the sky.
pub fn light(key: Rgb, sun: f32, fill: f32, sky: f32) -> Rgb {
    std::array::from_fn(|i| key[i] * sun * 0.5 + (FILL[i] * fill + AMBIENT[i]) * sky)
}

/// Maps the tones of the picture: linear light to linear display values.
pub fn tone(light: Rgb) -> Rgb {
    light.map(|c| {
        let v = (c * 1.06).max(0.0);
        v * (1.0 + 0.12 * v) / (1.0 + 0.42 * v) * 1.22
    })
}

/// Maps the tones of the picture: linear light to sRGB.
pub fn shown(light: Rgb) -> Rgb {
    tone(light).map(to_srgb)
}
