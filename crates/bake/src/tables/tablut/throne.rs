//! The thrones, drawn over a bare square: closed or open, hostile or not, with a name or a crown.

use crate::marks::pen::{Line, Pen, Pressure, plain, tapered};
use crate::materials::colour::{Rgb, hex, scale};
use crate::materials::noise::{Grid, fbm};
use crate::raster::font::Typeface;
use crate::raster::mask::{self, polyline, rect};
use crate::raster::picture::Picture;
use crate::tables::tablut::drawing;
use crate::tables::tablut::page::INK;
use tavoliere_shapes::geometry::tablut::{PX, THRONE};

/// The look of a throne.
#[derive(Clone, Copy)]
pub struct Throne {
    /// `true` if men can cross it: the border has a gate on every side.
    gates: bool,
    /// `true` if it takes part in captures: teeth replace the border's hatching.
    teeth: bool,
    /// `true` if it has a crown instead of its name.
    crown: bool,
}

/// All thrones by file name.
pub const THRONES: [(&str, Throne); 5] = [
    ("throne_closed", Throne::new(false, false, false)),
    ("throne_closed_hostile", Throne::new(false, true, false)),
    ("throne_open", Throne::new(true, false, false)),
    ("throne_open_hostile", Throne::new(true, true, false)),
    ("throne_corner", Throne::new(false, true, true)),
];

impl Throne {
    const fn new(gates: bool, teeth: bool, crown: bool) -> Self {
        Self {
            gates,
            teeth,
            crown,
        }
    }
}

/// Half the width of a gate (units).
const GATE: f32 = 11.0;
/// Ochre, in lamp light.
const OCHRE: Rgb = hex(0xC48A36);

/// The picture of a throne.
pub fn picture(throne: Throne, letters: &Typeface) -> Picture {
    let n = (THRONE * PX) as usize;
    let ground = Grid::new(n, n, PX.recip());
    let mut pen = Pen::new(THRONE, THRONE, PX, 88);
    border(&mut pen, throne);
    emblem(&mut pen, throne, letters);
    let drawn = pen.drawn();
    let pool = fbm(ground, 85.0, 85.0, 71, 3);
    let uneven = fbm(ground, 9.0, 9.0, 62, 3);
    let wash = mask::draw(THRONE, THRONE, PX, |s| {
        s.fill(rect(3.2, 3.2, THRONE - 3.2, THRONE - 3.2, 5.0));
    })
    .blurred(1.2, 1.2);
    let mut picture = Picture::filled(n, n, OCHRE, 0.0);
    for (p, (w, k)) in picture.v.iter_mut().zip(wash.v.iter().zip(&pool.v)) {
        p[3] = w * 0.36;
        for c in &mut p[..3] {
            *c *= 1.0 + 0.05 * k;
        }
    }
    // The middle is lighter, so that ink on it is easy to read.
    let field = mask::draw(THRONE, THRONE, PX, |s| {
        s.fill(rect(24.0, 24.0, THRONE - 24.0, THRONE - 24.0, 1.5));
    })
    .blurred(1.4, 1.4);
    picture.paint(&field, hex(0xE2C78E), 0.30);
    let mut ink = drawn;
    for (v, k) in ink.v.iter_mut().zip(&uneven.v) {
        *v *= (0.92 + 0.08 * k).clamp(0.72, 1.0);
    }
    picture.paint(&ink, scale(INK, 0.9), 0.95);
    picture
}

/// Draws along each of the four sides. `f` gets a conversion from (along, inwards) to the square, and `true` if the
/// side is lit.
fn sides(mut f: impl FnMut(&dyn Fn(f32, f32) -> (f32, f32), bool)) {
    let n = THRONE;
    f(&|a, d| (a, d), true);
    f(&|a, d| (n - d, a), false);
    f(&|a, d| (n - a, n - d), false);
    f(&|a, d| (d, n - a), true);
}

fn border(pen: &mut Pen, throne: Throne) {
    let n = THRONE;
    let m = n * 0.5;
    let runs: &[(f32, f32)] = if throne.gates {
        &[(0.0, m - GATE), (m + GATE, n)]
    } else {
        &[(0.0, n)]
    };
    sides(|at, lit| {
        for (inset, width) in [(7.0_f32, 1.9), (11.0, 0.9), (23.0, 1.3)] {
            for (a, b) in runs {
                let (a, b) = (a.max(inset), b.min(n - inset));
                pen.line(Pressure::Full, at(a, inset), at(b, inset), plain(width));
            }
        }
        pen.line(Pressure::Full, at(11.0, 11.0), at(23.0, 23.0), plain(1.0));
        if throne.gates {
            // Posts on both sides of the gate, and a path of dots through it.
            for x in [m - GATE, m + GATE] {
                pen.line(Pressure::Full, at(x, 5.5), at(x, 24.0), plain(2.2));
            }
            for d in [9.0, 15.0, 21.0] {
                pen.blot(Pressure::Full, at(m, d), 1.35);
            }
        }
        let free = |x: f32| !throne.gates || (x - m).abs() > GATE + 2.5;
        if throne.teeth {
            teeth(pen, at, free);
        } else {
            hatch(pen, at, free, lit);
        }
    });
}

/// Draws short strokes across the border, denser in the shade.
fn hatch(
    pen: &mut Pen,
    at: &dyn Fn(f32, f32) -> (f32, f32),
    free: impl Fn(f32) -> bool,
    lit: bool,
) {
    let mut x = 14.0;
    while x < THRONE - 13.0 {
        let end = 23.0_f32.min(x.min(THRONE - x));
        if end > 13.0 && free(x) {
            let press = if lit { Pressure::Light } else { Pressure::Full };
            pen.line(
                press,
                at(x, 12.0),
                at(x, end),
                Line {
                    stray: 0.25,
                    ..tapered(0.8)
                },
            );
        }
        x += 3.6;
    }
}

/// Draws teeth that point outwards.
fn teeth(pen: &mut Pen, at: &dyn Fn(f32, f32) -> (f32, f32), free: impl Fn(f32) -> bool) {
    let count = 8;
    let pitch = (THRONE - 46.0) / count as f32;
    for i in 0..count {
        let x = 23.0 + (i as f32 + 0.5) * pitch;
        if free(x - pitch * 0.3) && free(x + pitch * 0.3) {
            let half = pitch * 0.44;
            let tooth = [at(x - half, 22.2), at(x + half, 22.2), at(x, 12.2)];
            pen.fill(Pressure::Full, polyline(&tooth, true));
        }
    }
}

fn emblem(pen: &mut Pen, throne: Throne, letters: &Typeface) {
    let m = THRONE * 0.5;
    if !throne.crown {
        let size = 13.5;
        let x = m - letters.width("Konakis", size) * 0.5 - 1.0;
        drawing::write(pen, letters, "Konakis", (x, m + 4.5), size);
        return;
    }
    // A small crown with three points on a band.
    let at = |x: f32, y: f32| (m + x, m + y);
    let line = plain(1.6);
    let points = [
        at(-15.0, 9.0),
        at(-17.5, -8.0),
        at(-8.0, 1.0),
        at(0.0, -13.0),
        at(8.0, 1.0),
        at(17.5, -8.0),
        at(15.0, 9.0),
        at(-15.0, 9.0),
    ];
    pen.lines(Pressure::Full, &points, line);
    pen.line(Pressure::Full, at(-15.5, 13.0), at(15.5, 13.0), line);
    for (x, y) in [(-17.5, -10.5), (0.0, -15.5), (17.5, -10.5)] {
        pen.blot(Pressure::Full, at(x, y), 2.1);
    }
}
