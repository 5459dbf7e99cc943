//! The dice: ivory faces with carved pips, their relief, their shadows, and flat chips for panels.

use crate::light::shadow::soft_edge;
use crate::materials::colour::{Rgb, hex, mix, scale, smooth};
use crate::materials::noise::{Grid, fbm};
use crate::raster::mask::{self, Canvas, circle, rect, segment};
use crate::raster::picture::Picture;
use crate::tables::tawula::marks::mark;
use crate::tables::tawula::shadows::soft_shadow;
use tavoliere_shapes::geometry::Point;
use tavoliere_shapes::geometry::tawula::{self as geo, PX};

const IVORY: Rgb = hex(0xEFE4CB);
const PIP: Rgb = hex(0x3A1714);
const SPENT: Rgb = hex(0x9A917F);

/// Radius of a pip's bowl (edges).
const BOWL: f32 = 0.1025;

/// Places of a face's pips, relative to its middle (edges).
fn pips(face: usize) -> &'static [(f32, f32)] {
    const N: f32 = -0.25;
    const P: f32 = 0.25;
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(N, N), (P, P)],
        3 => &[(N, N), (0.0, 0.0), (P, P)],
        4 => &[(N, N), (N, P), (P, N), (P, P)],
        5 => &[(N, N), (N, P), (0.0, 0.0), (P, N), (P, P)],
        _ => &[(N, N), (N, 0.0), (N, P), (P, N), (P, 0.0), (P, P)],
    }
}

/// The offset of a pixel of the atlas from the nearest pip's middle (bowl radii).
fn from_pip(x: usize, y: usize) -> (f32, f32) {
    let n = geo::DIE_FACE_PIXELS;
    let face = 1 + x / n + 3 * (y / n);
    let place = |k: usize| ((k % n) as f32 + 0.5) / n as f32 - 0.5;
    let (u, v) = (place(x), place(y));
    pips(face)
        .iter()
        .map(|(px, py)| ((u - px) / BOWL, (v - py) / BOWL))
        .min_by(|a, b| a.0.hypot(a.1).total_cmp(&b.0.hypot(b.1)))
        .unwrap_or((9.0, 9.0))
}

fn atlas(f: impl Fn(usize, usize) -> [f32; 4] + Sync) -> Picture {
    Picture::from_fn(
        geo::DIE_ATLAS.0 * geo::DIE_FACE_PIXELS,
        geo::DIE_ATLAS.1 * geo::DIE_FACE_PIXELS,
        f,
    )
}

/// Colours of the six faces: 1, 2, 3 above, and 4, 5, 6 below.
pub fn skin() -> Picture {
    let n = geo::DIE_FACE_PIXELS;
    let ground = Grid::new(3 * n, 2 * n, 100.0 / n as f32);
    let cloud = fbm(ground, 40.0, 40.0, 1701, 3);
    let line = fbm(ground, 90.0, 5.0, 1702, 3);
    let soft = 100.0 / n as f32 * 0.012 / BOWL;
    atlas(|x, y| {
        let i = y * 3 * n + x;
        let (u, v) = from_pip(x, y);
        let r = u.hypot(v);
        let ivory = scale(IVORY, 1.0 + 0.022 * cloud.v[i] - 0.020 * line.v[i].max(0.0));
        // The bowl is darkest half-way down, and its worn lip is bright.
        let bowl = scale(PIP, 0.72 + 0.42 * r.min(1.0).powi(2));
        let lip = (-((r - 1.10) / 0.07).powi(2)).exp();
        let [r, g, b] = mix(
            scale(ivory, 1.0 + 0.035 * lip),
            bowl,
            smooth(1.0 + soft, 1.0 - soft, r),
        );
        [r, g, b, 1.0]
    })
}

/// Slopes of the six faces as a normal map: red right, green down, blue outwards.
pub fn relief() -> Picture {
    atlas(|x, y| {
        let (u, v) = from_pip(x, y);
        let r = u.hypot(v);
        // A bowl's wall leans inwards, and the lip curves softly.
        let lean = 0.72 * smooth(1.06, 0.94, r);
        let (nx, ny) = (-u * lean, -v * lean);
        let long = (nx * nx + ny * ny + 1.0).sqrt();
        [
            0.5 + 0.5 * nx / long,
            0.5 + 0.5 * ny / long,
            0.5 + 0.5 / long,
            1.0,
        ]
    })
}

/// The opacity of a blurred square with round corners, at an offset `d` from its middle.
fn soft_square(side: f32, d: Point, blur: f32) -> f32 {
    let round = side * 0.30;
    let (x, y) = (
        d.0.abs() - side * 0.5 + round,
        d.1.abs() - side * 0.5 + round,
    );
    let off = x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - round;
    soft_edge(off, blur)
}

/// The contact shadow directly under a die at rest; it rotates with the die.
pub fn contact() -> Picture {
    let m = geo::DIE_SHADOW * 0.5;
    soft_shadow((geo::DIE_SHADOW, geo::DIE_SHADOW), |x, y| {
        let d = (x - m, y - m);
        (1.0 - 0.55 * soft_square(geo::DIE * 0.93, d, 1.6))
            * (1.0 - 0.35 * soft_square(geo::DIE * 0.97, d, 4.0))
    })
}

/// The cast shadow of a die at rest, to the lower right in any orientation.
pub fn cast() -> Picture {
    let m = geo::DIE_SHADOW * 0.5 - geo::DIE_SHADOW_OFF;
    soft_shadow((geo::DIE_SHADOW, geo::DIE_SHADOW), |x, y| {
        (1..=6)
            .map(|k| {
                let t = k as f32 / 6.0;
                let d = (x - m - geo::DIE * 0.56 * t, y - m - geo::DIE * 0.46 * t);
                1.0 - 0.20 * soft_square(geo::DIE * 0.98, d, 2.5 + 6.0 * t)
            })
            .product()
    })
}

/// Flat faces for panels: six unused, and below them six used.
pub fn chips() -> Picture {
    let n = geo::CHIP;
    let each = |s: &mut Canvas, row: usize, f: &dyn Fn(&mut Canvas, usize, f32, f32)| {
        for face in 1..=6_usize {
            let x = n * (face as f32 - 0.5);
            f(s, face, x, n * (row as f32 + 0.5));
        }
    };
    let dots = |s: &mut Canvas, face: usize, x: f32, y: f32, r: f32| {
        for (u, v) in pips(face) {
            s.fill(circle(x + u * 31.0, y + v * 31.0, r));
        }
    };
    let tile = |x: f32, y: f32, half: f32, r: f32| rect(x - half, y - half, x + half, y + half, r);
    let face_light = mask::draw(n * 6.0, n * 2.0, PX, |s| {
        each(s, 0, &|s, _, x, y| s.fill(tile(x, y, 14.2, 6.2)));
    });
    let mut chips = mark(n * 6.0, n * 2.0)
        .lay(scale(IVORY, 0.70), 1.0, 0.0, |s| {
            each(s, 0, &|s, _, x, y| s.fill(tile(x, y, 16.0, 7.5)));
        })
        .lay(SPENT, 0.85, 0.0, |s| {
            each(s, 1, &|s, face, x, y| {
                s.stroke(tile(x, y, 15.0, 7.0), 1.8);
                dots(s, face, x, y, 2.5);
            });
        })
        .lay(SPENT, 1.0, 0.0, |s| {
            each(s, 1, &|s, _, x, y| {
                s.round(segment(x - 11.5, y + 11.5, x + 11.5, y - 11.5), 2.2);
            });
        });
    chips
        .picture
        .paint(&face_light.blurred(1.2 * PX, 1.2 * PX), IVORY, 1.0);
    chips
        .lay(PIP, 1.0, 0.0, |s| {
            each(s, 0, &|s, face, x, y| dots(s, face, x, y, 3.1));
        })
        .picture
}
