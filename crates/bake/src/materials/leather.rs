//! The leather ground of the Tablut table: grain, wear, and the tooled edge in a wooden frame.

use crate::materials::colour::{Rgb, hex, scale, smooth};
use crate::materials::noise::{Grid, fbm, noise, uniform};
use crate::raster::field::Field;
use crate::raster::picture::{Picture, over};
use tavoliere_shapes::geometry::tablut::{self as geo, PX};

const HIDE: Rgb = hex(0x4D3424);
const WOOD: Rgb = hex(0x3A2718);
const GOLD: Rgb = hex(0xC9A24B);
/// Width of the wooden frame (units).
const FRAME: f32 = 15.0;
/// Mean width of the grain's cells (units).
const GRAIN: f32 = 6.0;

/// A square tile of leather that repeats in both directions.
pub fn tile() -> Picture {
    let n = (geo::LEATHER * PX) as usize;
    let ground = Grid {
        w: n,
        h: n,
        step: PX.recip(),
        repeats: (true, true),
    };
    let domes = soft_round(&domes(n), 0.9);
    let tone = fbm(ground, 45.0, 45.0, 4, 3);
    let broad = fbm(ground, 128.0, 128.0, 3, 3);
    Picture::from_fn(n, n, |x, y| {
        let (sx, sy) = domes.slope_round(x, y);
        let i = y * n + x;
        let v = 0.93
            + 0.17 * domes.v[i]
            + 0.47 * (0.80 * sx + 0.58 * sy)
            + 0.022 * tone.v[i]
            + 0.018 * broad.v[i];
        let [r, g, b] = scale(HIDE, v);
        [
            r * (1.0 + 0.012 * broad.v[i]),
            g,
            b * (1.0 - 0.02 * broad.v[i]),
            1.0,
        ]
    })
}

/// Heights of the grain's cells: domes between the walls of a jittered lattice.
fn domes(n: usize) -> Field {
    let cells = (geo::LEATHER / GRAIN) as i64;
    Field::from_fn(n, n, |x, y| {
        let (u, v) = ((x as f32 + 0.5) / PX / GRAIN, (y as f32 + 0.5) / PX / GRAIN);
        let (mut first, mut second) = (f32::MAX, f32::MAX);
        for j in v as i64 - 2..=v as i64 + 2 {
            for i in u as i64 - 2..=u as i64 + 2 {
                let (ci, cj) = (i.rem_euclid(cells), j.rem_euclid(cells));
                let off = |k: u64| (uniform(k, ci, cj) - 0.5) * 0.76;
                let half = 0.5 * j.rem_euclid(2) as f32;
                let px = i as f32 + half + 0.25 + off(5);
                let py = j as f32 + 0.5 + off(6);
                let d = (px - u).hypot(py - v);
                if d < first {
                    (first, second) = (d, first);
                } else if d < second {
                    second = d;
                }
            }
        }
        let wall = ((second - first) * GRAIN / 2.5).min(1.0).powf(0.7);
        0.8 * wall + 0.2 * (1.0 - first * GRAIN / 3.5).max(0.0)
    })
}

fn soft_round(field: &Field, sigma: f32) -> Field {
    field
        .blurred_round(sigma, 0.0)
        .flipped()
        .blurred_round(sigma, 0.0)
        .flipped()
}

/// Light and dark wear of the leather, to be stretched over the whole window.
pub fn wear() -> Picture {
    let (w, h) = (320, 180);
    let ground = Grid::new(w, h, 6.0);
    let broad = fbm(ground, 210.0, 210.0, 13, 4);
    let scuff = fbm(ground, 75.0, 75.0, 18, 4);
    Picture::from_fn(w, h, |x, y| {
        let i = y * w + x;
        let v = 0.085 * broad.v[i] + 0.14 * (scuff.v[i] - 0.95).clamp(0.0, 1.5);
        if v > 0.0 {
            let [r, g, b] = hex(0xA56A34);
            [r, g, b, (v * 1.25).min(0.5)]
        } else {
            [0.03, 0.02, 0.01, (-v).min(0.4)]
        }
    })
}

/// The light on a side of the frame.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Below or at the right, where the inner edge catches the light.
    Lit,
    /// At the left, where the frame shades the leather beside it.
    Shaded,
}

/// Tone of the frame's wood, 1 on average, with the grain along x.
fn wood(ground: Grid) -> Field {
    let streak = fbm(ground, 210.0, 3.5, 21, 3);
    let wave = fbm(ground, 480.0, 20.0, 22, 3);
    let pore = noise(ground, 21.0, 1.5, 23);
    Field::from_fn(ground.w, ground.h, |x, y| {
        let i = y * ground.w + x;
        let ring = (y as f32 * ground.step / 6.5 + 2.2 * wave.v[i]).sin();
        1.0 + 0.17 * streak.v[i] + 0.11 * ring - 0.45 * (pore.v[i] - 1.5).clamp(0.0, 1.0)
    })
}

/// The frame and its tooling, `d` units from the table's edge.
fn frame(d: f32, tone: f32, edge: Edge) -> [f32; 4] {
    let inside = d - FRAME;
    let line = |at: f32, w: f32| (-((inside - at) / w).powi(2)).exp();
    let lit = if edge == Edge::Lit { 0.60 } else { 0.12 };
    let lip = 1.0 + lit * (-((inside + 1.1) / 0.7).powi(2)).exp();
    let [r, g, b] = scale(WOOD, tone * lip);
    if inside <= 0.0 {
        return [r, g, b, 1.0];
    }
    let depth = if edge == Edge::Shaded { 0.62 } else { 0.34 };
    let shade = depth * (-inside / 7.0).exp() * smooth(geo::EDGE.1, 26.0, d);
    let dark = 1.0 - (1.0 - shade) * (1.0 - 0.46 * line(9.0, 1.0)) * (1.0 - 0.46 * line(13.5, 0.6));
    let gold = 0.24 * line(10.4, 0.8) + 0.15 * line(14.6, 0.6);
    let leather = over([0.02, 0.012, 0.008, dark], GOLD, gold);
    // Half a unit of soft edge between wood and leather.
    over(leather, [r, g, b], smooth(0.5, 0.0, inside))
}

/// A strip of the frame that repeats along x.
pub fn edge(edge: Edge) -> Picture {
    let (w, h) = geo::EDGE;
    let (w, h) = ((w * PX) as usize, (h * PX) as usize);
    let tone = wood(Grid {
        w,
        h,
        step: PX.recip(),
        repeats: (true, false),
    });
    Picture::from_fn(w, h, |x, y| {
        frame(geo::EDGE.1 - (y as f32 + 0.5) / PX, tone.v[y * w + x], edge)
    })
}

/// The frame's lower left corner (`left`) or its lower right corner, mitred.
pub fn corner(left: bool) -> Picture {
    let side = geo::EDGE.1;
    let n = (side * PX) as usize;
    let tone = wood(Grid {
        w: n,
        h: n,
        step: PX.recip(),
        repeats: (false, false),
    });
    Picture::from_fn(n, n, |x, y| {
        let (u, v) = ((x as f32 + 0.5) / PX, (y as f32 + 0.5) / PX);
        let across = if left { u } else { side - u };
        let below = side - v;
        let upright = across < below;
        let grain = if upright {
            tone.v[x * n + y]
        } else {
            tone.v[y * n + x]
        };
        let seam = 1.0 - 0.5 * smooth(0.7, 0.1, (across - below).abs());
        let kind = if left && upright {
            Edge::Shaded
        } else {
            Edge::Lit
        };
        frame(across.min(below), grain * seam, kind)
    })
}
