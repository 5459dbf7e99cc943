//! The light of the house on lit solids: a warm key light from the upper left, a cool fill light from the right, and a
//! two-pane window mirrored in the lacquer.

use crate::materials::colour::{Rgb, add, mix, mul, scale, smooth, to_srgb};
use crate::raster::picture::Picture;
use crate::solids::march::Hit;
use crate::solids::revolution::{key, toward_eye};
use crate::solids::vector::{V3, cross, dot, unit};

/// The material at a place on a solid.
#[derive(Clone, Copy)]
pub struct Material {
    /// Colour (linear).
    pub colour: Rgb,
    /// Metal, 0 (lacquer) to 1 (brass).
    pub metal: f32,
}

const KEY: Rgb = [1.0, 0.93, 0.80];
const FILL: Rgb = [0.42, 0.55, 0.78];
const SKY: Rgb = [0.36, 0.31, 0.27];
const BRASS: Rgb = [0.93, 0.58, 0.17];

/// The light from a place towards the eye (linear).
pub fn lit(hit: &Hit, material: Material) -> Rgb {
    let (l, v, n) = (key(), toward_eye(), hit.normal);
    let side: V3 = unit([0.75, -0.42, 0.45]);
    let nl = dot(n, l).max(0.0);
    let nv = dot(n, v).max(0.0);
    let mirror: V3 = std::array::from_fn(|i| 2.0 * dot(n, v) * n[i] - v[i]);
    let fresnel = 0.045 + 0.955 * (1.0 - nv).powi(5);
    let mut diffuse = scale(KEY, 2.0 * nl * hit.key);
    diffuse = add(diffuse, scale(FILL, 0.44 * dot(n, side).max(0.0) * hit.sky));
    diffuse = add(
        diffuse,
        scale(SKY, (0.45 + 0.75 * (0.5 + 0.5 * n[2])) * hit.sky),
    );
    let body = mul(material.colour, diffuse);

    let a = unit(cross(l, [0.0, 0.0, 1.0]));
    let b = cross(a, l);
    let (ra, rb, rl) = (dot(mirror, a), dot(mirror, b), dot(mirror, l));
    let front = if rl > 0.0 { 1.0 } else { 0.0 };
    let window = smooth(0.30, 0.24, ra.abs()) * smooth(0.36, 0.28, rb.abs()) * front;
    let panes = 1.0 - 0.55 * smooth(0.03, 0.0, ra.abs() - 0.004);
    let spark = (-(1.0 - rl.clamp(-1.0, 1.0)) * 60.0).exp();
    let glint = add(
        scale(
            [1.0, 0.96, 0.88],
            window * panes * (0.35 + 0.65 * hit.key) * 11.0,
        ),
        scale([1.0, 0.95, 0.85], spark * 2.0 * hit.key),
    );
    let room = scale([0.30, 0.26, 0.22], mirror[2].max(0.0).powf(0.6) * 0.8);
    let cool = scale(
        [0.35, 0.50, 0.80],
        smooth(0.55, 0.9, dot(mirror, side)) * 0.6,
    );
    let around = scale(add(room, cool), hit.sky);
    // The lacquer's soft bloom around the window.
    let bloom = scale(KEY, 0.10 * rl.max(0.0).powi(7) * (0.3 + 0.7 * hit.key));
    // A thin cool edge on the shaded side, which separates it from dark wood.
    let away = smooth(-0.35, 0.65, dot(n, unit([0.86, -0.50, -0.05])));
    // Only outwards, because the inside of a dish keeps its depth.
    let outward = n[0] * hit.at[0] + n[1] * hit.at[1];
    let away = away * smooth(-0.05, 0.12, outward);
    let edge = scale(
        [0.62, 0.70, 0.86],
        0.70 * away * (1.0 - nv).powf(2.2) * (0.4 + 0.6 * hit.sky),
    );
    let lacquer = add(
        add(add(body, bloom), edge),
        scale(add(scale(glint, 1.6), around), fresnel),
    );

    // Brass mirrors the warm room above and the dark table below.
    let above = smooth(-0.25, 0.55, mirror[2] + 0.25 * rl);
    let sheen = scale(
        KEY,
        0.10 + 0.62 * above + 0.9 * rl.max(0.0).powi(6) * hit.key,
    );
    let glow = add(
        add(sheen, scale(KEY, 0.5 * nl * hit.key)),
        add(scale(glint, 0.30), cool),
    );
    let rim = scale(FILL, 0.9 * away * (1.0 - nv));
    let brass = scale(mul(BRASS, add(glow, rim)), 0.35 + 0.65 * hit.sky);
    mix(lacquer, brass, material.metal)
}

/// A lit picture from ray hits, averaged over blocks of `k` by `k` pixels.
pub fn picture(
    hits: &[Option<Hit>],
    w: usize,
    k: usize,
    material: impl Fn(&Hit) -> Material + Sync,
) -> Picture {
    Picture::from_fn(w, hits.len() / w, |x, y| match &hits[y * w + x] {
        None => [0.0; 4],
        Some(hit) => {
            let [r, g, b] =
                lit(hit, material(hit)).map(|c| to_srgb(c / (1.0 + (c - 0.75).max(0.0) * 0.55)));
            [r, g, b, 1.0]
        }
    })
    .reduced(k)
}
