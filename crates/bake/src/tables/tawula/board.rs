//! The open walnut box in the key light: slopes, shadows of its walls, shine of brass and polish.

use crate::light::shadow::soft_rect;
use crate::materials::colour::{Rgb, add, mul, scale};
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use crate::solids::vector::{V3, dot};
use crate::tables::tawula::ornament as draw;
use crate::tables::tawula::shape::Shape;
use crate::tables::tawula::surface::Surface;
use tavoliere_shapes::geometry::tawula::{self as geo, PX};

/// Direction to the key light: right, down, up.
const KEY: V3 = [-0.58, -0.58, 0.57];
/// Half vector between the key light and the eye straight above.
const HALF: V3 = [-0.3273, -0.3273, 0.8861];
/// Depth of floors and trays (units).
const DEEP: f32 = 9.0;
/// Brightness outside the shade; the screen's vignette only darkens.
const GAIN: f32 = 1.20;

/// Height of frame, wells and bar above the table's edge (units).
fn carved(shape: &Shape, x: f32, y: f32) -> f32 {
    let (w, h) = shape.size;
    let bevel = 11.0 * shape.band.scale;
    let out = (x.min(w - x).min(y).min(h - y) / bevel).clamp(0.0, 1.0);
    let rounding = 9.0 * shape.band.scale * (1.0 - (1.0 - out).powi(2)).max(0.0).sqrt();
    let [x0, y0, x1, y1] = shape.bar;
    let panel = if shape.portrait {
        [x0 - 20.0, y0 + 8.0, x1 + 20.0, y1 - 8.0]
    } else {
        [x0 + 10.0, y0 - 20.0, x1 - 10.0, y1 + 20.0]
    };
    let bar = if x > x0 && x < x1 && y > y0 && y < y1 {
        soft_rect(panel, 1.2, x, y)
    } else {
        0.0
    };
    rounding - DEEP * wells(shape, 2.2, 0.0, x, y) - 1.2 * bar
}

/// The sum of all wells' blurred areas at a place, moved by `away` to the right and down.
fn wells(shape: &Shape, blur: f32, away: f32, x: f32, y: f32) -> f32 {
    shape
        .floors
        .iter()
        .chain(&shape.trays)
        .map(|r| soft_rect(*r, blur, x - away, y - away))
        .sum()
}

/// The share of light that the walls leave at a place in a well.
fn open(shape: &Shape, x: f32, y: f32) -> f32 {
    let here = wells(shape, 0.35, 0.0, x, y);
    if here < 0.01 {
        return 1.0;
    }
    let mut light = 1.0;
    for (away, blur, dark) in [(4.0, 2.0, 0.30), (9.0, 5.0, 0.28), (17.0, 10.0, 0.22)] {
        light *= 1.0 - dark * (1.0 - wells(shape, blur, away, x, y)) * here;
    }
    let shut = 0.80 * (1.0 - wells(shape, 7.0, 0.0, x, y)) * here;
    light * (1.0 - shut).clamp(0.4, 1.0)
}

/// Adds a little contrast to the middle tones, and compresses highlights instead of clipping them.
fn graded(colour: Rgb) -> Rgb {
    colour.map(|c| {
        let c = c.clamp(0.0, 1.15);
        let c = c + 0.16 * (c - 0.32) * c.min(1.0) * (1.1 - c).clamp(0.0, 1.0);
        if c > 0.85 {
            0.85 + 0.15 * ((c - 0.85) / 0.15).tanh()
        } else {
            c
        }
    })
}

/// The box in the key light on a transparent ground, with its corners cut out.
pub fn board(shape: &Shape) -> Picture {
    let surface = Surface::built(shape);
    let (w, h) = (surface.w, surface.h);
    let unit = |i: usize| (i as f32 + 0.5) / PX;
    let height = Field::from_fn(w, h, |x, y| {
        surface.height.v[y * w + x] + carved(shape, unit(x), unit(y))
    });
    let outline = draw::sheet(shape, |s| {
        s.fill(draw::path(
            [0.0, 0.0, shape.size.0, shape.size.1],
            geo::CORNER,
        ));
    });
    Picture::from_fn(w, h, |x, y| {
        let i = y * w + x;
        let (ux, uy) = (unit(x), unit(y));
        let (sx, sy) = height.slope(x, y);
        let (mut nx, mut ny) = (-sx * PX, -sy * PX);
        let pearl = surface.pearl.v[i];
        if pearl > 0.01 {
            let lean = surface.nacre.at(x, y).1;
            nx += lean.0 * pearl;
            ny += lean.1 * pearl;
        }
        let long = (nx * nx + ny * ny + 1.0).sqrt();
        let n = [nx / long, ny / long, 1.0 / long];
        let key = (dot(n, KEY).max(0.0) / KEY[2]).min(1.9);
        let fill = (n[0] * 0.75 + n[1] * 0.1 + n[2] * 0.65).max(0.0) / 0.65;
        let toward = dot(n, HALF).clamp(0.0, 1.0);
        let (gloss, wire, cast) = (surface.gloss.v[i], surface.wire.v[i], surface.cast.v[i]);
        let gleam = gloss * 0.20 * toward.powi(18)
            + wire * (toward.powi(10) - 0.15) * 0.65
            + cast * (0.65 * toward.powi(14) - 0.12).max(0.0);
        let shade: Rgb = std::array::from_fn(|c| {
            (0.34 + 0.66 * key) * [1.0, 0.985, 0.95][c] + 0.10 * (fill - 1.0) * [0.8, 0.95, 1.2][c]
        });
        let free = open(shape, ux, uy);
        let own = surface.colour[i];
        let top = own[0].max(own[1]).max(own[2]) + 0.05;
        let tint: Rgb =
            std::array::from_fn(|c| [1.0, 0.93, 0.80][c] * (0.55 + 0.45 * own[c] / top));
        let (px, py) = (ux / shape.size.0 - 0.29, uy / shape.size.1 - 0.18);
        let sheen = 0.06 * gloss * (-1.1 * ((px / 0.6).powi(2) + (py / 0.57).powi(2))).exp();
        let colour = add(
            add(mul(own, shade), scale(tint, gleam)),
            scale([1.0, 0.95, 0.86], sheen),
        );
        let [r, g, b] = graded(scale(colour, free * GAIN));
        [r, g, b, outline.v[i]]
    })
}
