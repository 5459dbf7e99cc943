//! Outlines of the box's inlays: points, stars, the frame's band, rosettes, hinges.

use std::f32::consts::PI;

use tiny_skia::{Path, Transform};

use crate::raster::field::Field;
use crate::raster::mask::{self, Canvas, circle, polyline, rect, segment};
use crate::tables::tawula::shape::{Point, Shape, middle};
use tavoliere_shapes::geometry::tawula::PX;
use tavoliere_shapes::geometry::{self, Sides};

/// Draws on a canvas as large as the box.
pub fn sheet(shape: &Shape, f: impl FnOnce(&mut Canvas)) -> Field {
    mask::draw(shape.size.0, shape.size.1, PX, f)
}

/// An eight-pointed star with inner corners at `inner` of its radius, rotated by `turn` (radians).
pub fn star_of(at: geometry::Point, r: f32, inner: f32, turn: f32) -> Option<Path> {
    let (x, y) = at;
    let points: Vec<geometry::Point> = (0..16)
        .map(|k| {
            let a = PI / 8.0 * k as f32 + turn;
            let q = if k % 2 == 0 { r } else { r * inner };
            (x + q * a.cos(), y + q * a.sin())
        })
        .collect();
    polyline(&points, true)
}

/// The star of two crossed squares.
pub fn star(at: geometry::Point, r: f32) -> Option<Path> {
    star_of(at, r, 0.7654, 0.0)
}

/// The star of two crossed squares, rotated by half a ray.
pub fn turned_star(at: geometry::Point, r: f32) -> Option<Path> {
    star_of(at, r, 0.7654, PI / 8.0)
}

/// Fills a star of two crossed squares, upright or rotated by half a ray.
fn fill_star(s: &mut Canvas, at: geometry::Point, r: f32, turned: bool) {
    s.fill(if turned {
        turned_star(at, r)
    } else {
        star(at, r)
    });
}

/// A rectangle enlarged by `d` on every side.
pub fn grown([x0, y0, x1, y1]: Sides, d: f32) -> Sides {
    [x0 - d, y0 - d, x1 + d, y1 + d]
}

/// A rectangle as a path, with corners of radius `r`.
pub fn path([x0, y0, x1, y1]: Sides, r: f32) -> Option<Path> {
    rect(x0, y0, x1, y1, r)
}

/// One point's triangle, `inset` units within its outline.
fn triangle(shape: &Shape, point: Point, inset: f32) -> Option<Path> {
    let (reach, half) = (shape.reach, shape.pitch * 0.48);
    let sharp = inset / (half / reach).atan().sin();
    let width = half * (reach - inset - sharp) / reach;
    let corners = [
        point.at(1.0 + inset, -width),
        point.at(1.0 + inset, width),
        point.at(1.0 + reach - sharp, 0.0),
    ];
    polyline(&corners, true)
}

/// The pearl or the rosewood points, `inset` units within their outlines.
pub fn points(shape: &Shape, pearl: bool, inset: f32) -> Field {
    sheet(shape, |s| {
        shape
            .points(pearl)
            .for_each(|p| s.fill(triangle(shape, p, inset)));
    })
}

/// A line along the inside of points, from `from` to `to` units within their outlines.
pub fn lining(shape: &Shape, pearl: bool, from: f32, to: f32) -> Field {
    difference(points(shape, pearl, from), &points(shape, pearl, to))
}

/// The part of the first mask that the second doesn't cover.
pub fn difference(mut a: Field, b: &Field) -> Field {
    for (p, q) in a.v.iter_mut().zip(&b.v) {
        *p = (*p - q).max(0.0);
    }
    a
}

/// The small stars beyond the points' tips.
pub fn tips(shape: &Shape, r: f32) -> Field {
    sheet(shape, |s| {
        for number in 1..=24 {
            s.fill(star(shape.point(number).at(shape.reach + 13.0, 0.0), r));
        }
    })
}

/// One ring of the rosettes, at `part` of their size.
pub fn rosettes(shape: &Shape, part: f32, turned: bool) -> Field {
    let r = shape.rosette * part;
    sheet(shape, |s| {
        for at in shape.rosettes() {
            fill_star(s, at, r, turned);
        }
    })
}

/// The star between the landscape trays, of radius `r`.
pub fn clasp(shape: &Shape, r: f32, turned: bool) -> Field {
    let (upper, lower) = (shape.trays[0], shape.trays[1]);
    let at = (middle(upper).0, (upper[3] + lower[1]) * 0.5);
    sheet(shape, |s| {
        if !shape.portrait {
            fill_star(s, at, r, turned);
        }
    })
}

/// Half the width of the frame's band (units).
fn band_half(shape: &Shape) -> f32 {
    15.6 * shape.band.scale
}

/// The band of stars in the frame, `more` units wider on each side.
pub fn band(shape: &Shape, more: f32) -> Field {
    let (c, half) = (shape.band.inset, band_half(shape));
    let whole = [0.0, 0.0, shape.size.0, shape.size.1];
    let outer = sheet(shape, |s| s.fill(path(grown(whole, half + more - c), 0.0)));
    let inner = sheet(shape, |s| s.fill(path(grown(whole, -half - more - c), 0.0)));
    difference(outer, &inner)
}

/// The stars of the band, with `r` units of radius at full size.
pub fn stars(shape: &Shape, r: f32, turned: bool) -> Field {
    let r = r * shape.band.scale;
    sheet(shape, |s| {
        for at in shape.stars() {
            fill_star(s, at, r, turned);
        }
    })
}

/// The centres of the band's stars: small discs.
pub fn hearts(shape: &Shape, r: f32) -> Field {
    sheet(shape, |s| {
        for (x, y) in shape.stars() {
            s.fill(circle(x, y, r * shape.band.scale));
        }
    })
}

/// The wood lozenges in the crosses between the band's stars.
pub fn lozenges(shape: &Shape) -> Field {
    let (c, (w, h), k) = (shape.band.inset, shape.size, shape.band.scale);
    let ((nx, ny), step) = (shape.band.steps, shape.star_steps());
    sheet(shape, |s| {
        for e in [-1.0, 1.0] {
            for i in 0..nx {
                let x = c + step.0 * (i as f32 + 0.5);
                for y in [c, h - c] {
                    let kite = [(-4.2, 14.2 * e), (0.0, 6.4 * e), (4.2, 14.2 * e)];
                    let kite = kite.map(|(a, b)| (x + a * k, y + b * k));
                    s.fill(polyline(&kite, true));
                }
            }
            for i in 0..ny {
                let y = c + step.1 * (i as f32 + 0.5);
                for x in [c, w - c] {
                    let kite = [(14.2 * e, -4.2), (6.4 * e, 0.0), (14.2 * e, 4.2)];
                    let kite = kite.map(|(a, b)| (x + a * k, y + b * k));
                    s.fill(polyline(&kite, true));
                }
            }
        }
    })
}

/// Fine wires along the edges of bar and trays.
pub fn trims(shape: &Shape) -> Field {
    let [x0, y0, x1, y1] = shape.bar;
    let panel = if shape.portrait {
        [x0, y0 + 7.0, x1, y1 - 7.0]
    } else {
        [x0 + 9.0, y0, x1 - 9.0, y1]
    };
    sheet(shape, |s| {
        s.stroke(path(panel, 4.0), 1.6);
        for tray in shape.trays {
            s.stroke(path(grown(tray, 3.4), shape.tray_corner + 3.0), 1.5);
        }
    })
}

/// The parts of the two hinges.
pub struct Hinges {
    /// The leaves.
    pub plate: Field,
    /// The five knuckles.
    pub knuckles: Field,
    /// Heads of the screws.
    pub screws: Field,
    /// Slots of the screws.
    pub slots: Field,
}

/// The hinges on the bar.
pub fn hinges(shape: &Shape) -> Hinges {
    let part = |f: &dyn Fn(&mut Canvas, usize)| {
        sheet(shape, |s| {
            for (i, (x, y)) in shape.hinges().into_iter().enumerate() {
                let turn = if shape.portrait { 90.0 } else { 0.0 };
                let k = shape.hinge_scale;
                s.through(
                    Transform::from_rotate(turn)
                        .post_scale(k, k)
                        .post_translate(x, y),
                );
                f(s, i);
            }
        })
    };
    let screws = [(-19.0, -24.0), (-19.0, 24.0), (19.0, -24.0), (19.0, 24.0)];
    Hinges {
        plate: part(&|s, _| s.fill(rect(-30.0, -38.0, 30.0, 38.0, 4.0))),
        knuckles: part(&|s, _| {
            for k in 0..5 {
                let y = -38.0 + 15.4 * k as f32;
                s.fill(rect(-6.0, y, 6.0, y + 14.2, 2.0));
            }
        }),
        screws: part(&|s, _| {
            screws.iter().for_each(|(x, y)| s.fill(circle(*x, *y, 4.6)));
        }),
        slots: part(&|s, hinge| {
            for (i, (x, y)) in screws.iter().enumerate() {
                let a = 0.4 + 1.1 * (4 * hinge + i) as f32;
                let (dx, dy) = (3.6 * a.cos(), 3.6 * a.sin());
                s.stroke(segment(x - dx, y - dy, x + dx, y + dy), 1.3);
            }
        }),
    }
}
