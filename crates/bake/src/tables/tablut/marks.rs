//! The marks of the Tablut table: lingonberry ink on a pale reserve, and iron-gall ink for past moves. Each meaning has
//! a different shape.

use crate::marks::NamedMark;
use crate::marks::pen::{Line, Pen, Pressure, plain, tapered};
use crate::materials::colour::{Rgb, hex, scale};
use crate::materials::noise::{Grid, fbm, noise};
use crate::raster::field::Field;
use crate::raster::font::Typeface;
use crate::raster::mask::{self, Arc, polyline, rect};
use crate::raster::picture::Picture;
use crate::tables::tablut::drawing;
use crate::tables::tablut::page::INK;
use tavoliere_shapes::geometry::Size;
use tavoliere_shapes::geometry::tablut::{self as geo, CELL, PX};

/// Lingonberry ink.
pub const BERRY: Rgb = hex(0x8D1A14);
/// The pen line around lingonberry ink, darker than the paper's iron-gall ink.
const LINE: Rgb = hex(0x160E08);
/// The paper's tone, kept free of wash around a mark.
const RESERVE: Rgb = hex(0xEFDCB2);

/// The reserve around a mark.
#[derive(Clone, Copy)]
struct Keep {
    /// Width beyond the ink (units).
    reach: f32,
    /// Opacity.
    cover: f32,
    /// Width of the pen line around the ink (units), 0 for none. Red alone would be too close to the washes in tone.
    line: f32,
}

const DOT_KEEP: Keep = Keep {
    reach: 5.2,
    cover: 0.92,
    line: 2.4,
};
const LINE_KEEP: Keep = Keep {
    reach: 3.4,
    cover: 0.92,
    line: 1.9,
};

/// Draws a mark in an ink on its reserve.
fn mark(size: Size, ink: Rgb, keep: Keep, draw: impl FnOnce(&mut Pen)) -> Picture {
    let (w, h) = size;
    let mut pen = Pen::new(w, h, PX, 1_000 + (w * 7.0 + h) as u64);
    draw(&mut pen);
    let drawn = pen.drawn();
    let ground = Grid::new(drawn.w, drawn.h, PX.recip());
    let mut uneven = fbm(ground, 12.0, 12.0, 60, 3).map(|v| 0.7 * v);
    uneven.add(&noise(ground, 3.0, 3.0, 61), 0.4);
    let pale = spread(&drawn, keep.reach * PX);
    // Ink gathers at the edge of a stroke as it dries.
    let inner = drawn.blurred(1.6 * PX, 1.6 * PX);
    let mut picture = Picture::filled(drawn.w, drawn.h, RESERVE, 0.0);
    picture.paint(&pale, RESERVE, keep.cover);
    if keep.line > 0.0 {
        picture.paint(&spread(&drawn, keep.line * PX), LINE, 1.0);
    }
    let wet = Field::from_fn(drawn.w, drawn.h, |x, y| {
        let i = y * drawn.w + x;
        drawn.v[i] * (0.92 + 0.08 * uneven.v[i]).clamp(0.78, 1.0)
    });
    picture.paint(&wet, ink, 0.97);
    let rim = Field::from_fn(drawn.w, drawn.h, |x, y| {
        let i = y * drawn.w + x;
        drawn.v[i] * ((drawn.v[i] - inner.v[i] * 0.85) * 1.2).clamp(0.0, 1.0)
    });
    picture.paint(&rim, scale(ink, 0.55), 0.40);
    picture
}

/// A shape grown by a number of pixels, with slightly soft edges.
fn spread(shape: &Field, reach: f32) -> Field {
    let soft = shape.blurred(reach * 0.62, reach * 0.62);
    soft.map(|v| ((v - 0.035) * 9.0).clamp(0.0, 1.0))
        .blurred(0.9, 0.9)
}

/// All marks by file name.
pub const MARKS: [NamedMark; 14] = [
    ("mark_move", || spot(|_, _| {})),
    ("mark_move_capture", || spot(capturing)),
    ("mark_move_goal", || spot(winning)),
    ("mark_chosen", chosen),
    ("mark_movable", movable),
    ("mark_threat", threat),
    ("mark_taken", taken),
    ("mark_shut", shut),
    ("mark_focus", focus),
    ("mark_goal", goal),
    ("mark_origin", origin),
    ("trail_dash", || dash(INK, 1.7)),
    ("goal_dash", || dash(BERRY, 2.4)),
    ("goal_arrow", arrow),
];

/// A dot on a target of the chosen man, with an addition.
fn spot(more: impl FnOnce(&mut Pen, f32)) -> Picture {
    let m = geo::SPOT * 0.5;
    mark((geo::SPOT, geo::SPOT), BERRY, DOT_KEEP, |q| {
        q.blot(Pressure::Full, (m, m), 0.118 * CELL);
        more(q, m);
    })
}

/// Two jaws beside the dot: the move captures.
fn capturing(q: &mut Pen, m: f32) {
    for from in [-48.0, 132.0] {
        let jaw = Arc {
            centre: (m, m),
            radii: [21.5; 2],
            from,
            sweep: 96.0,
        };
        q.arc(Pressure::Full, jaw, tapered(4.2));
    }
}

/// A diamond around the dot: the move wins.
fn winning(q: &mut Pen, m: f32) {
    let r = 25.0;
    let points = [(m, m - r), (m + r, m), (m, m + r), (m - r, m), (m, m - r)];
    q.lines(Pressure::Full, &points, plain(2.8));
}

const MID: f32 = geo::RING * 0.5;

fn ringed(ink: Rgb, draw: impl FnOnce(&mut Pen)) -> Picture {
    mark((geo::RING, geo::RING), ink, LINE_KEEP, draw)
}

/// A brush ring around the chosen man, not quite closed.
fn chosen() -> Picture {
    ringed(BERRY, |q| {
        q.ring(Pressure::Full, (MID, MID), 0.425 * CELL, 0.02, tapered(4.6));
    })
}

/// A short brush stroke in front of a man that can move.
fn movable() -> Picture {
    ringed(BERRY, |q| {
        let stroke = Arc {
            centre: (MID, MID),
            radii: [0.355 * CELL; 2],
            from: 50.0,
            sweep: 80.0,
        };
        q.arc(Pressure::Full, stroke, tapered(4.0));
    })
}

/// Four barbs that point at a man who would be captured.
fn threat() -> Picture {
    ringed(BERRY, |q| {
        for k in 0..4 {
            let a = (45.0 + 90.0 * k as f32).to_radians();
            let at = |r: f32, off: f32| {
                let b = a + off;
                (MID + r * b.cos(), MID + r * b.sin())
            };
            q.fill(
                Pressure::Full,
                polyline(
                    &[
                        at(38.0, 0.0),
                        at(54.0, -0.155),
                        at(50.5, 0.0),
                        at(54.0, 0.155),
                    ],
                    true,
                ),
            );
        }
    })
}

/// A crossed-out ring: the king is captured.
fn taken() -> Picture {
    ringed(BERRY, |q| {
        q.ring(Pressure::Full, (MID, MID), 0.44 * CELL, 0.02, plain(3.6));
        for (dx, dy) in [(0.31, 0.31), (0.31, -0.31)] {
            let (x, y) = (dx * CELL, dy * CELL);
            q.line(
                Pressure::Full,
                (MID - x, MID - y),
                (MID + x, MID + y),
                tapered(4.6),
            );
        }
    })
}

/// Four bars around the king: he is shut in.
fn shut() -> Picture {
    ringed(BERRY, |q| {
        let (near, long) = (0.44 * CELL, 0.545 * CELL);
        for s in [-near, near] {
            q.line(
                Pressure::Full,
                (MID - long, MID + s),
                (MID + long, MID + s),
                tapered(5.0),
            );
            q.line(
                Pressure::Full,
                (MID + s, MID - long),
                (MID + s, MID + long),
                tapered(5.0),
            );
        }
    })
}

/// The square of the keyboard cursor: a pale band between two pen lines, closed all around.
fn focus() -> Picture {
    let m = geo::FRAME_MARGIN;
    let n = CELL + 2.0 * m;
    let lines = |inset: f32, width: f32| {
        let mut pen = Pen::new(n, n, PX, 1_500);
        pen.square(Pressure::Full, (0.0, 0.0), n, inset, plain(width));
        pen.drawn()
    };
    let (outer, inner) = (lines(m - 3.2, 2.8), lines(m + 3.2, 2.8));
    let band = mask::draw(n, n, PX, |s| {
        s.stroke(rect(m, m, n - m, n - m, 0.0), 6.0);
    });
    let mut picture = Picture::filled(band.w, band.h, INK, 0.0);
    for line in [&outer, &inner] {
        picture.paint(&line.blurred(1.2 * PX, 1.2 * PX), INK, 0.40);
    }
    picture.paint(&band, hex(0xFFF3D6), 1.0);
    for line in [&outer, &inner] {
        picture.paint(line, INK, 1.0);
    }
    picture
}

/// Corner brackets of a square that the king can reach.
fn goal() -> Picture {
    let n = CELL + 2.0 * geo::FRAME_MARGIN;
    mark((n, n), BERRY, LINE_KEEP, |q| {
        let (m, k, arm) = (n * 0.5, 0.41 * CELL, 0.18 * CELL);
        for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = (m + sx * k, m + sy * k);
            q.line(
                Pressure::Full,
                (corner.0 + sx * 1.4, corner.1),
                (corner.0 - sx * arm, corner.1),
                plain(3.0),
            );
            q.line(
                Pressure::Full,
                (corner.0, corner.1 + sy * 1.4),
                (corner.0, corner.1 - sy * arm),
                plain(3.0),
            );
        }
    })
}

/// A thin ink circle at the origin of the last move.
fn origin() -> Picture {
    let keep = Keep {
        reach: 1.3,
        cover: 0.42,
        line: 0.0,
    };
    let m = geo::SPOT * 0.5;
    mark((geo::SPOT, geo::SPOT), LINE, keep, |q| {
        q.ring(Pressure::Full, (m, m), 0.20 * CELL, 0.03, tapered(2.2));
    })
}

/// A dash along x.
fn dash(ink: Rgb, width: f32) -> Picture {
    let (w, h) = geo::DASH;
    let keep = Keep {
        reach: 1.4,
        cover: 0.66,
        line: 0.0,
    };
    mark((w, h), ink, keep, |q| {
        q.line(
            Pressure::Full,
            (4.0, h * 0.5),
            (w - 4.0, h * 0.5),
            Line {
                stray: 0.2,
                ..plain(width)
            },
        );
    })
}

/// An open arrow head that points right.
fn arrow() -> Picture {
    let (n, m) = (geo::ARROW, geo::ARROW * 0.5);
    mark((n, n), BERRY, LINE_KEEP, |q| {
        for s in [-1.0, 1.0] {
            q.line(
                Pressure::Full,
                (n - 3.5, m),
                (n - 24.0, m + s * 12.0),
                tapered(3.4),
            );
        }
    })
}

/// A rising word across the margin, underlined with one stroke.
pub fn word(letters: &Typeface, text: &str) -> Picture {
    let (w, h) = geo::WORD;
    let turn = 5.0_f32.to_radians();
    let keep = Keep {
        reach: 1.2,
        cover: 0.0,
        line: 0.0,
    };
    mark((w, h), BERRY, keep, |q| {
        let size = 47.0;
        let width = letters.width(text, size);
        let x = (w - width) * 0.5 - 3.0;
        let rise = tiny_skia::Transform::from_rotate_at(-5.0, w * 0.5, 54.0);
        for shape in letters.line(text, (x, 58.0), size, drawing::SLANT * 0.8) {
            q.fill(Pressure::Full, shape.transform(rise));
        }
        let line = Line {
            stray: 1.4,
            ..tapered(2.6)
        };
        let half = width * 0.5 * turn.cos();
        let drop = half * turn.sin();
        q.line(
            Pressure::Full,
            (w * 0.5 - half, 72.0 + drop),
            (w * 0.5 + half, 72.0 - drop * 1.4),
            line,
        );
    })
}
