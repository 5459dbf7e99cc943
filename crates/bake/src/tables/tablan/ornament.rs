//! The inlaid drawings of the Tablan board as masks: lines, leaves, flowers and arrows, without their materials.

use tiny_skia::{Path, Transform};

use crate::raster::field::Field;
use crate::raster::font::Typeface;
use crate::raster::mask::{self, Canvas, circle, curve, polyline, rect, segment};
use crate::tables::tablan::shape::Shape;
use tavoliere_shapes::geometry::tablan::{CORNER, PX};
use tavoliere_shapes::geometry::{Point, Size};

fn sheet(shape: &Shape, f: impl FnOnce(&mut Canvas)) -> Field {
    mask::draw(shape.w, shape.h, PX, f)
}

/// The lines between the cells.
pub fn grid(shape: &Shape) -> Field {
    let [x0, y0, x1, y1] = shape.bounds();
    let (nx, ny) = shape.grid();
    // Lines along the path are wider, because they separate the columns.
    let (across, along) = if shape.portrait {
        (2.2, 1.6)
    } else {
        (1.6, 2.2)
    };
    sheet(shape, |s| {
        for i in 1..nx {
            let x = x0 + shape.cell.0 * i as f32;
            s.stroke(segment(x, y0, x, y1), across);
        }
        for i in 1..ny {
            let y = y0 + shape.cell.1 * i as f32;
            s.stroke(segment(x0, y, x1, y), along);
        }
    })
}

/// The double line around the field and the string lines inside the moulding.
pub fn edges(shape: &Shape) -> Field {
    let [x0, y0, x1, y1] = shape.bounds();
    let around = |d: f32| rect(x0 - d, y0 - d, x1 + d, y1 + d, 0.0);
    let inside = |d: f32| rect(d, d, shape.w - d, shape.h - d, 0.0);
    sheet(shape, |s| {
        s.stroke(around(3.0), 4.0);
        if shape.portrait {
            s.stroke(around(8.2), 1.3);
            s.stroke(inside(14.0), 1.5);
        } else {
            s.stroke(around(10.0), 1.4);
            s.stroke(inside(25.0), 1.4);
            s.stroke(inside(30.0), 3.0);
            s.stroke(inside(35.0), 1.0);
        }
    })
}

/// The frames inside the cells of one base: scooped corners for Blue, cut corners for Red.
pub fn frames(shape: &Shape, blue: bool) -> Field {
    sheet(shape, |s| {
        for letter in 0..12 {
            let (cx, cy) = shape.centre(letter as f32, if blue { 1.0 } else { 4.0 });
            let (hx, hy) = (shape.cell.0 * 0.5 - 7.0, shape.cell.1 * 0.5 - 7.0);
            s.stroke(rect(cx - hx, cy - hy, cx + hx, cy + hy, 2.0), 1.8);
            for (dx, dy) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
                let (x, y) = (cx - dx * hx, cy - dy * hy);
                s.fill(if blue {
                    let handles = [(x + dx * 3.0, y + dy * 10.0), (x + dx * 10.0, y + dy * 3.0)];
                    let along = [handles[0], handles[1], (x + dx * 24.0, y)];
                    let back = [(x + dx * 16.0, y), (x + dx * 8.0, y), (x, y)];
                    curve((x, y + dy * 24.0), &[along, back], true)
                } else {
                    polyline(&[(x, y), (x + dx * 21.0, y), (x, y + dy * 21.0)], true)
                });
            }
        }
    })
}

/// The flowers of one base, one in each cell: a lotus for Blue, a star for Red.
pub fn flowers(shape: &Shape, blue: bool) -> Field {
    sheet(shape, |s| {
        for letter in 0..12 {
            let (x, y) = shape.centre(letter as f32, if blue { 1.0 } else { 4.0 });
            if blue {
                lotus(s, x, y, 27.0, 8);
            } else {
                star(s, x, y, 29.0);
            }
        }
    })
}

fn turned(s: &mut Canvas, at: Point, degrees: f32, path: Option<Path>) {
    s.through(Transform::from_rotate(degrees).post_translate(at.0, at.1));
    s.fill(path);
    s.through(Transform::identity());
}

/// A flower with `n` round petals and radius `r`.
pub fn lotus(s: &mut Canvas, x: f32, y: f32, r: f32, n: usize) {
    for k in 0..n {
        let there = [(r * 0.34, -r * 0.45), (r * 0.22, -r * 0.8), (0.0, -r)];
        let back = [
            (-r * 0.22, -r * 0.8),
            (-r * 0.34, -r * 0.45),
            (0.0, -r * 0.22),
        ];
        let petal = curve((0.0, -r * 0.22), &[there, back], true);
        turned(s, (x, y), k as f32 * 360.0 / n as f32, petal);
    }
    s.fill(circle(x, y, r * 0.14));
}

fn star(s: &mut Canvas, x: f32, y: f32, r: f32) {
    for k in 0..8 {
        let ray = [
            (0.0, -r),
            (r * 0.17, -r * 0.42),
            (0.0, -r * 0.2),
            (-r * 0.17, -r * 0.42),
        ];
        turned(s, (x, y), k as f32 * 45.0, polyline(&ray, true));
    }
    s.fill(circle(x, y, r * 0.12));
}

fn leaf(s: &mut Canvas, at: Point, degrees: f32, l: f32, w: f32) {
    let upper = [(l * 0.3, -w), (l * 0.75, -w * 0.7), (l, 0.0)];
    let lower = [(l * 0.7, w * 0.45), (l * 0.3, w * 0.5), (0.0, 0.0)];
    turned(s, at, degrees, curve((0.0, 0.0), &[upper, lower], true));
}

/// The frame's flowering vines in the long sides of the landscape board. The portrait board has a narrow frame with a
/// small lotus in each corner instead.
pub fn vines(shape: &Shape) -> Field {
    sheet(shape, |s| {
        if shape.portrait {
            let (x, y) = (shape.field.0 * 0.56, shape.field.1 * 0.56);
            for (cx, cy) in [
                (x, y),
                (shape.w - x, y),
                (x, shape.h - y),
                (shape.w - x, shape.h - y),
            ] {
                lotus(s, cx, cy, 6.6, 8);
            }
        } else {
            vine(s, shape, 63.0, 1.0);
            vine(s, shape, shape.h - 63.0, -1.0);
        }
    })
}

fn vine(s: &mut Canvas, shape: &Shape, axis: f32, flip: f32) {
    const BAYS: usize = 20;
    let (x0, x1) = (62.0, shape.w - 62.0);
    let bay = (x1 - x0) / BAYS as f32;
    let swing = 9.0 * flip;
    let height = |x: f32| axis + swing * ((x - x0) / bay * std::f32::consts::PI).sin();
    let stem: Vec<(f32, f32)> = (0..=800)
        .map(|i| {
            let x = x0 + (x1 - x0) * i as f32 / 800.0;
            (x, height(x))
        })
        .collect();
    s.round(polyline(&stem, false), 1.7);
    for k in 0..BAYS {
        let middle = x0 + bay * (k as f32 + 0.5);
        let up = if k % 2 == 0 { flip } else { -flip };
        let bloom = axis + swing * if k % 2 == 0 { 1.0 } else { -1.0 } - up * 22.0;
        let from = middle - bay * 0.36;
        let handles = [
            (middle - bay * 0.30, bloom + up * 2.0),
            (middle - 9.0, bloom + up * 11.0),
        ];
        let stalk = curve(
            (from, height(from)),
            &[[handles[0], handles[1], (middle, bloom)]],
            false,
        );
        s.round(stalk, 1.4);
        lotus(s, middle, bloom, 8.3, 6);
        for (t, l, w, spread) in [
            (0.16, 15.0, 4.2, -42.0),
            (0.72, 15.0, 4.2, 42.0),
            (0.9, 11.0, 3.4, -36.0),
        ] {
            let x = x0 + bay * (k as f32 + t);
            let turn = (x - x0) / bay * std::f32::consts::PI;
            let lean = (swing * std::f32::consts::PI / bay * turn.cos())
                .atan()
                .to_degrees();
            leaf(s, (x, height(x)), lean + spread * up, l, w);
        }
    }
    for (x, side) in [(x0, -1.0), (x1, 1.0)] {
        let curl = [
            (x + side * 5.0, axis - 5.0),
            (x + side * 11.0, axis - 1.0),
            (x + side * 7.0, axis + 4.0),
        ];
        s.round(curve((x, height(x)), &[curl], false), 1.5);
        s.fill(circle(x + side * 7.0, axis + 4.0, 1.9));
    }
}

/// Small arrows across the borders between cells, along the path.
pub fn path(shape: &Shape) -> Field {
    sheet(shape, |s| {
        for column in 1..=4 {
            let (dx, dy) = shape.direction(column);
            for letter in 0..11 {
                let (x, y) = shape.centre(letter as f32 + 0.5, column as f32);
                let at = |along: f32, side: f32| {
                    (x + dx * along - dy * side, y + dy * along + dx * side)
                };
                s.round(
                    polyline(&[at(-5.0, -7.0), at(5.0, 0.0), at(-5.0, 7.0)], false),
                    2.0,
                );
                let (a, b) = (at(-17.0, 0.0), at(1.0, 0.0));
                s.round(segment(a.0, a.1, b.0, b.1), 1.5);
            }
        }
    })
}

/// The arrows around the ends of the columns, for one side's path.
pub fn turns(shape: &Shape, blue: bool) -> Field {
    // For each turn: `true` if it is at the l end, the column before and the column after it.
    let turns: [(bool, f32, f32); 3] = if blue {
        [(true, 1.0, 2.0), (false, 2.0, 3.0), (true, 3.0, 4.0)]
    } else {
        [(false, 4.0, 3.0), (true, 3.0, 2.0), (false, 2.0, 1.0)]
    };
    let (start, bulge, head, free) = if shape.portrait {
        (17.0, 25.0, 1.0, 27.0)
    } else {
        (15.0, 28.0, 1.0, 17.0)
    };
    let length = if shape.portrait {
        shape.cell.0
    } else {
        shape.cell.1
    };
    sheet(shape, |s| {
        for (l_end, from, to) in turns {
            let sign = (to - from).signum();
            let at = |along: f32, out: f32| shape.beside(l_end, from, sign * along, start + out);
            let end = length - free;
            let handles = [at(free + 6.0, bulge), at(end - 6.0, bulge)];
            let bow = curve(
                at(free, 0.0),
                &[[handles[0], handles[1], at(end - 4.0 * head, 4.0 * head)]],
                false,
            );
            s.round(bow, if shape.portrait { 3.2 } else { 2.6 });
            let tip = [
                at(end + 1.0, -2.0 * head),
                at(end - head, 13.0 * head),
                at(end - 7.0 * head, 6.0 * head),
                at(end - 13.0 * head, 3.0 * head),
            ];
            s.fill(polyline(&tip, true));
        }
    })
}

/// Letters beside every cell of the outer columns, and figures beside every column.
pub fn names(shape: &Shape, letters: &Typeface) -> Field {
    let [x0, y0, x1, y1] = shape.bounds();
    sheet(shape, |s| {
        for (i, letter) in ('a'..='l').enumerate() {
            let (x, y) = shape.centre(i as f32, 1.0);
            if shape.portrait {
                s.fill(letters.shape(letter, x0 - 29.0, y + 9.5, 34.0));
                s.fill(letters.shape(letter, x1 + 29.0, y + 9.5, 34.0));
            } else {
                s.fill(letters.shape(letter, x, y1 + 31.0, 20.0));
                s.fill(letters.shape(letter, x, y0 - 19.0, 20.0));
            }
        }
        for (i, figure) in ('1'..='4').enumerate() {
            let (x, y) = shape.centre(0.0, i as f32 + 1.0);
            if shape.portrait {
                s.fill(letters.shape(figure, x, y0 - 21.0, 36.0));
                s.fill(letters.shape(figure, x, y1 + 39.0, 36.0));
            } else {
                s.fill(letters.shape(figure, x0 - 25.0, y + 6.0, 21.0));
                s.fill(letters.shape(figure, x1 + 25.0, y + 6.0, 21.0));
            }
        }
    })
}

/// Brass pins at the crossings of the lines between cells.
pub fn pins(shape: &Shape) -> Field {
    let (nx, ny) = shape.grid();
    sheet(shape, |s| {
        for i in 1..nx {
            for j in 1..ny {
                let x = shape.field.0 + shape.cell.0 * i as f32;
                s.fill(circle(x, shape.field.1 + shape.cell.1 * j as f32, 3.2));
            }
        }
    })
}

/// The outline of the whole board, extended downwards by `lower` units.
pub fn outline(shape: &Shape, canvas: Size, lower: f32) -> Field {
    mask::draw(canvas.0, canvas.1, PX, |s| {
        s.fill(rect(0.0, 0.0, shape.w, shape.h + lower, CORNER));
    })
}
