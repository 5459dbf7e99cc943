//! Numbers and the signs of the heads: figures for tinting, cartouches, stars, and the lock.

use crate::materials::colour::{Rgb, add, hex, mix, scale};
use crate::raster::field::Field;
use crate::raster::font::Typeface;
use crate::raster::mask::{self, Canvas, circle, polyline, rect};
use crate::raster::picture::{Picture, over};
use crate::tables::tawula::marks::mark;
use crate::tables::tawula::ornament::{star, star_of, turned_star};
use tavoliere_shapes::geometry::Point;
use tavoliere_shapes::geometry::tawula::{self as geo, PX};

const WHITE: Rgb = [1.0, 1.0, 1.0];
const IVORY: Rgb = hex(0xE9DCC0);
const AMBER: Rgb = hex(0xE39A3B);
const TORTOISE: Rgb = hex(0x2A120A);
const BRASS: Rgb = hex(0xA58146);

/// Width of all ten figures (ems).
const FIGURE: f32 = 0.475;
/// Height of the figures (ems).
const CAP: f32 = 0.645;

fn number(s: &mut Canvas, letters: &Typeface, n: usize, middle: Point, size: f32) {
    let (x, y) = middle;
    let figures = n.to_string();
    let start = x - FIGURE * size * (figures.len() as f32 - 1.0) * 0.5;
    for (i, figure) in figures.chars().enumerate() {
        let x = start + FIGURE * size * i as f32;
        s.fill(letters.shape(figure, x, y + CAP * size * 0.5, size));
    }
}

/// The numbers 1 to 24, twelve per row, white, each in the middle of a box.
pub fn numerals(letters: &Typeface) -> Picture {
    let (w, h) = geo::NUMERAL;
    mark(w * 12.0, h * 2.0)
        .lay(WHITE, 1.0, 0.0, |s| {
            for i in 0..24_usize {
                let (column, row) = ((i % 12) as f32, (i / 12) as f32);
                let at = (w * (column + 0.5), h * (row + 0.5));
                number(s, letters, i + 1, at, geo::NUMERAL_SIZE);
            }
        })
        .picture
}

/// The figures 0 to 9 side by side, white.
pub fn digits(letters: &Typeface) -> Picture {
    let (w, h) = geo::DIGIT;
    mark(w * 10.0, h)
        .lay(WHITE, 1.0, 0.0, |s| {
            for i in 0..10_usize {
                number(s, letters, i, (w * (i as f32 + 0.5), h * 0.5), 25.0);
            }
        })
        .picture
}

/// The cartouche under a head's numeral: White's is filled, Black's is outlined.
pub fn head(white: bool) -> Picture {
    let at = (geo::HEAD * 0.5, geo::HEAD * 0.5);
    let cut = |r: f32| star_of(at, r, 0.82, 0.0);
    let ground = mark(geo::HEAD, geo::HEAD)
        .ink(0.55, 1.6, |s| s.fill(cut(22.6)))
        .ink(0.95, 0.0, |s| s.fill(cut(22.2)));
    if white {
        ground
            .lay(scale(IVORY, 0.80), 1.0, 0.0, |s| s.fill(cut(20.8)))
            .lay(IVORY, 1.0, 0.8, |s| s.fill(cut(19.6)))
            .picture
    } else {
        ground
            .lay(AMBER, 1.0, 0.0, |s| s.fill(cut(20.8)))
            .lay(TORTOISE, 1.0, 0.0, |s| s.fill(cut(18.0)))
            .picture
    }
}

/// The star near the tip of a head's point: White's is light with a dark centre, Black's dark with a light centre.
pub fn head_star(white: bool) -> Picture {
    let at = (geo::HEAD_STAR * 0.5, geo::HEAD_STAR * 0.5);
    let (field, heart) = if white {
        (IVORY, TORTOISE)
    } else {
        (TORTOISE, AMBER)
    };
    let rim = if white { BRASS } else { AMBER };
    mark(geo::HEAD_STAR, geo::HEAD_STAR)
        .ink(0.55, 1.2, |s| s.fill(star(at, 14.4)))
        .ink(0.90, 0.0, |s| s.fill(star(at, 14.0)))
        .lay(rim, 1.0, 0.0, |s| s.fill(star(at, 13.0)))
        .lay(field, 1.0, 0.0, |s| {
            s.fill(star(at, if white { 11.2 } else { 10.6 }));
        })
        .lay(heart, 1.0, 0.0, |s| s.fill(turned_star(at, 5.4)))
        .picture
}

/// The brass lock on a starter that can't move yet.
pub fn lock() -> Picture {
    let (w, h) = geo::LOCK;
    let (x, top) = (w * 0.5, 14.0);
    let shackle = || {
        let mut points = vec![(x - 8.0, top + 12.0)];
        points.extend((0..=24).map(|i| {
            let a = std::f32::consts::PI * (1.0 + i as f32 / 24.0);
            (x + 8.0 * a.cos(), top + 3.0 + 8.5 * a.sin())
        }));
        points.push((x + 8.0, top + 12.0));
        polyline(&points, false)
    };
    let body = || rect(x - 14.0, 24.0, x + 14.0, 46.0, 4.5);
    let metal = mask::draw(w, h, PX, |s| {
        s.stroke(shackle(), 4.8);
        s.fill(body());
    });
    let body_mask = mask::draw(w, h, PX, |s| s.fill(body()));
    let hole = mask::draw(w, h, PX, |s| {
        s.fill(circle(x, 32.4, 3.4));
        s.fill(polyline(
            &[
                (x - 1.5, 33.0),
                (x + 1.5, 33.0),
                (x + 2.6, 41.0),
                (x - 2.6, 41.0),
            ],
            true,
        ));
    });
    let line = mask::draw(w, h, PX, |s| {
        s.stroke(rect(x - 11.4, 26.6, x + 11.4, 43.4, 2.6), 0.9);
    });
    let mut height = metal.blurred(1.5 * PX, 1.5 * PX);
    height.add(&body_mask.blurred(1.0 * PX, 1.0 * PX), 0.8);
    height.add(&hole.blurred(0.6 * PX, 0.6 * PX), -0.7);
    height.add(&line.blurred(0.4 * PX, 0.4 * PX), -0.25);
    let ground = mark(w, h)
        .ink(0.70, 2.2, |s| {
            s.round(shackle(), 9.5);
            s.round(body(), 5.0);
            s.fill(body());
        })
        .ink(1.0, 0.0, |s| {
            s.round(shackle(), 8.6);
            s.round(body(), 3.8);
            s.fill(body());
        })
        .picture;
    brass(ground, &metal, &height, &hole)
}

/// Covers `ground` with brass within `metal`, lit by its own slopes and with a hole in `hole`.
fn brass(mut ground: Picture, metal: &Field, height: &Field, hole: &Field) -> Picture {
    let w = ground.w;
    for (i, p) in ground.v.iter_mut().enumerate() {
        let (sx, sy) = height.slope(i % w, i / w);
        let toward = 1.5 * PX * (sx + sy);
        let tone = mix(hex(0xC09A4E), hex(0x6A4C1E), (-toward).clamp(0.0, 1.0));
        let lit = add(tone, scale(hex(0xFFF0C4), 0.55 * toward.clamp(0.0, 1.0)));
        let colour = mix(lit, hex(0x1A0E06), hole.v[i]);
        *p = over(*p, colour, metal.v[i]);
    }
    ground
}
