//! The throwing sticks: painted round back, wooden flat face, and the shadow of a stick at rest.

use std::f32::consts::PI;

use crate::light::shadow::{Layer, layered};
use crate::materials::colour::{Rgb, hex, mix, scale, smooth};
use crate::materials::noise::{Grid, fbm};
use crate::raster::mask;
use crate::raster::picture::Picture;
use crate::tables::tablan::pieces::SHADE;
use tavoliere_shapes::{geometry::tablan as geo, motion::tumble::STICK_LENGTH};

const W: usize = 1024;
/// Rows of one face. The atlas has the back above the flat face.
const H: usize = 128;

/// The atlas of both faces, with x along the stick.
pub fn atlas() -> Picture {
    let ground = Grid::new(W, H, 0.36);
    let brush = fbm(ground, 60.0, 2.0, 501, 2);
    let hand = fbm(ground, 90.0, 16.0, 506, 2);
    let wear = fbm(ground, 14.0, 10.0, 502, 4);
    let grain = fbm(ground, 120.0, 1.6, 503, 3);
    let wave = fbm(ground, 110.0, 60.0, 504, 2);
    let fleck = fbm(ground, 7.0, 0.9, 505, 1);
    Picture::from_fn(W, geo::STICK_FACES * H, |x, y| {
        let row = y % H;
        let i = row * W + x;
        // Along the stick from its middle, and across the face, both from −1 to 1.
        let u = ((x as f32 + 0.5) / W as f32 - 0.5) * 2.0;
        let v = ((row as f32 + 0.5) / H as f32 - 0.5) * 2.0;
        let [r, g, b] = if y < H {
            let lacquer = Lacquer {
                brush: brush.v[i],
                hand: hand.v[i],
                wear: wear.v[i],
            };
            back(u, v, lacquer)
        } else {
            flat(u, v, wave.v[i], grain.v[i], fleck.v[i])
        };
        [r, g, b, 1.0]
    })
}

/// The unevenness of the lacquer at a place, each value about −1 to 1.
#[derive(Clone, Copy)]
struct Lacquer {
    /// Brush marks.
    brush: f32,
    /// Shift of the bands' edges, as if painted by hand.
    hand: f32,
    /// Wear of the ground.
    wear: f32,
}

/// The lacquered back: green with cream, madder and gold bands.
fn back(u: f32, v: f32, lacquer: Lacquer) -> Rgb {
    let Lacquer { brush, hand, wear } = lacquer;
    let (green, cream) = (hex(0x175C40), hex(0xF3E3BC));
    let (gold, madder, deep) = (hex(0xEDB23C), hex(0xA62B1E), hex(0x0D3A29));
    // The bands are symmetric, and their edges are slightly uneven.
    let a = u.abs() * STICK_LENGTH / 2.0 + 0.0022 * hand;
    let mut c = mix(green, deep, 0.16 * (0.5 + 0.5 * wear.clamp(-1.0, 1.0)));
    let mut band = |from: f32, to: f32, colour: Rgb| {
        c = mix(
            c,
            colour,
            smooth(from - 0.004, from, a) * smooth(to + 0.004, to, a),
        );
    };
    band(-0.1, 0.052, cream);
    band(-0.1, 0.034, madder);
    band(0.085, 0.100, cream);
    band(0.392, 0.402, gold);
    band(0.42, 0.60, cream);
    band(0.445, 0.575, madder);
    band(0.485, 0.535, gold);
    band(0.618, 0.628, gold);
    band(0.70, 0.72, gold);
    band(0.755, 0.9, cream);
    // A ring of small cream drops half-way along the green.
    let across = (v * 4.5).rem_euclid(1.0) - 0.5;
    let drop = ((a - 0.245) / 0.013).hypot(across / 0.26);
    c = mix(c, cream, smooth(1.15, 0.85, drop) * 0.9);
    let shade = 1.0 + 0.022 * brush + 0.018 * (u * 560.0).sin();
    let ends = 1.0 - 0.30 * smooth(0.965, 1.0, u.abs());
    scale(c, shade * ends)
}

/// The plain wood of the flat face, darker towards edges and ends.
fn flat(u: f32, v: f32, wave: f32, grain: f32, fleck: f32) -> Rgb {
    let (light, dark) = (hex(0xB58755), hex(0x6F4A29));
    let line = (v * 0.135 + 0.030 * wave + 0.012 * (u * 2.1 + 1.0).sin()) * 95.0;
    let ring = (line + 1.6 * (line * 0.39).sin()).sin() * 0.5 + 0.5;
    let mut k = 0.62 * ring.powi(3) + 0.12 * grain + 0.10 * (line * 3.3 + u * 3.1).sin().max(0.0);
    k += 0.35 * (fleck - 1.5).max(0.0);
    let mut c = mix(light, dark, (0.12 + k).clamp(0.0, 1.0));
    c = scale(c, 1.0 - 0.35 * smooth(0.72, 1.0, v.abs()));
    let ends = smooth(0.92, 0.99, u.abs());
    let rays = 0.5 + 0.5 * (v * 9.0 * PI + 2.0 * wave).sin();
    mix(c, scale(hex(0x5A3A20), 0.75 + 0.35 * rays), 0.75 * ends)
}

/// The soft shadow directly under a stick at rest.
pub fn shadow() -> Picture {
    let k = geo::SOFT_PX;
    let (w, h) = geo::STICK_SHADOW;
    let (l, r) = geo::STICK;
    let solid = mask::draw(w, h, k, |s| {
        s.fill(mask::rect(
            w * 0.5 - l,
            h * 0.5 - r,
            w * 0.5 + l,
            h * 0.5 + r,
            5.0,
        ));
    });
    let layers = [
        Layer {
            right: 0.0,
            down: 0.0,
            blur: 3.5,
            dark: 0.55,
        },
        Layer {
            right: 0.0,
            down: 0.0,
            blur: 9.0,
            dark: 0.42,
        },
    ];
    Picture::tinted(&layered(&solid, k, layers), SHADE)
}
