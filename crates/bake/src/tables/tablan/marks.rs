//! The marks of the Tablan table: the chosen piece, its targets, the last move, the cursor. They have an accent colour
//! over an outline of ink, and a different shape for each meaning.

use tiny_skia::Path;

use crate::marks::NamedMark;
use crate::marks::layers::{Crescent, Keyline, Mark, arrowhead, corners};
use crate::materials::colour::{Rgb, hex};
use crate::raster::font::Typeface;
use crate::raster::mask::{Arc, circle, ellipse, polyline};
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::{Size, tablan as geo};

const ACCENT: Rgb = hex(0xFFC24A);
const INK: Rgb = hex(0x140B08);
const TRAIL: Rgb = hex(0xFFD88A);

/// The outline under bright lines.
const KEY: Keyline = Keyline {
    wider: 4.5,
    cover: 0.92,
    glow: (2.0, 0.45, 2.5),
};

const MID: f32 = geo::MARK * 0.5;

/// All marks by file name.
pub const MARKS: [NamedMark; 14] = [
    ("mark_chosen", chosen),
    ("mark_move", destination),
    ("mark_half", half),
    ("mark_enter_half", enter_half),
    ("mark_bead_half", bead_half),
    ("mark_capture", capture),
    ("mark_enter", enter),
    ("mark_movable", movable),
    ("mark_origin", origin),
    ("mark_bead", bead),
    ("mark_focus", || focus(geo::LANDSCAPE_CELL)),
    ("mark_focus_portrait", || focus(geo::PORTRAIT_CELL)),
    ("arrow_head", arrow_head),
    ("trail_dot", trail_dot),
];

fn mark(w: f32, h: f32) -> Mark {
    Mark::new(w, h, INK)
}

fn square() -> Mark {
    mark(geo::MARK, geo::MARK)
}

/// A ring around the silhouette.
fn chosen() -> Picture {
    let ring = ellipse(MID, MID, 56.0, 56.5);
    square()
        .lay(ACCENT, 0.17, 5.0, |s| s.stroke(ring.clone(), 13.0))
        .keyed(std::slice::from_ref(&ring), ACCENT, 4.5, KEY)
        .picture
}

/// A disc for the number of steps.
fn destination() -> Picture {
    square()
        .ink(0.60, 3.5, |s| s.fill(ellipse(MID, MID + 1.0, 25.0, 23.5)))
        .ink(0.92, 0.0, |s| s.fill(ellipse(MID, MID, 22.6, 21.1)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(ellipse(MID, MID, 20.0, 18.5)))
        .picture
}

/// The upper half of an ellipse on its flat side, around a centre: the shape of a stick's end, and of half a throw.
fn dome(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    let points: Vec<(f32, f32)> = (0..=48)
        .map(|i| {
            let a = std::f32::consts::PI * (1.0 + i as f32 / 48.0);
            (x + rx * a.cos(), y + ry * 0.42 + ry * a.sin())
        })
        .collect();
    polyline(&points, true)
}

/// A dome over its outline, for the steps of half a throw.
fn domed(under: Mark, m: f32, rx: f32, ry: f32) -> Mark {
    let path = dome(m, m, rx, ry);
    under
        .ink(0.60, 3.0, |s| s.round(path.clone(), 6.5))
        .ink(0.92, 0.0, |s| {
            s.fill(path.clone());
            s.round(path.clone(), 5.2);
        })
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(path.clone()))
}

/// The target of half a throw.
fn half() -> Picture {
    domed(square(), MID, 21.0, 26.0).picture
}

/// A ring on a dark disc, for a cell in the opponent's base.
fn ringed() -> Mark {
    let ring = ellipse(MID, MID, 33.0, 31.6);
    square()
        .ink(0.60, 3.5, |s| s.fill(ellipse(MID, MID + 1.0, 38.5, 37.0)))
        .ink(0.86, 0.0, |s| s.fill(ellipse(MID, MID, 36.9, 35.5)))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(ring.clone(), 3.4))
}

/// The cell where half a throw brings a piece home.
fn enter_half() -> Picture {
    domed(ringed(), MID, 20.0, 24.5).picture
}

/// The bead of a capture with half a throw.
fn bead_half() -> Picture {
    let m = geo::BEAD * 0.5;
    domed(mark(geo::BEAD, geo::BEAD), m, 13.4, 16.4).picture
}

/// Four arcs around a piece.
fn capture() -> Picture {
    let arcs = [20.0, 110.0, 200.0, 290.0].map(|from| {
        let arc = Arc {
            centre: (MID, MID),
            radii: [58.0, 58.5],
            from,
            sweep: 50.0,
        };
        arc.path()
    });
    square()
        .lines(INK, 0.40, 3.0, &arcs, 11.0)
        .lines(INK, 0.90, 0.0, &arcs, 9.0)
        .lines(ACCENT, 1.0, 0.0, &arcs, 5.0)
        .picture
}

/// A disc in a ring: a cell of the opponent's base that a piece can enter.
fn enter() -> Picture {
    ringed()
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(ellipse(MID, MID, 20.0, 18.5)))
        .picture
}

/// A subtle crescent under a piece that can move, with thin ends.
fn movable() -> Picture {
    let crescent = Crescent {
        middle: MID,
        radius: (54.0, 0.5),
        sweep: (28.0, 124.0),
        half: (1.5, 0.6),
    };
    let grown = [(0.55, 1.5, 2.2), (0.75, 0.0, 1.4), (0.90, 0.0, 0.0)];
    square().crescent(crescent, ACCENT, grown).picture
}

/// A dashed oval at the start or end of the last move.
fn origin() -> Picture {
    let oval = Arc::closed((MID, MID), [35.0, 32.5]).path();
    square()
        .ink(0.50, 0.8, |s| s.stroke(oval.clone(), 4.5))
        .lay(TRAIL, 0.80, 0.0, |s| s.dashed(oval.clone(), 2.2, 6.2, 7.0))
        .picture
}

/// A small bead for a figure.
fn bead() -> Picture {
    let m = geo::BEAD * 0.5;
    mark(geo::BEAD, geo::BEAD)
        .ink(0.45, 1.2, |s| s.fill(circle(m, m + 0.5, 14.6)))
        .ink(0.94, 0.0, |s| s.fill(circle(m, m, 15.0)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(circle(m, m, 13.0)))
        .picture
}

/// Corner brackets of a cell.
fn focus(cell: Size) -> Picture {
    let (w, h) = cell;
    let m = geo::FOCUS_MARGIN;
    let arm = 24.0;
    let brackets = corners([m + 1.0, m + 1.0, m + w - 1.0, m + h - 1.0])
        .map(|(x, y, dx, dy)| polyline(&[(x + dx * arm, y), (x, y), (x, y + dy * arm)], false));
    mark(w + 2.0 * m, h + 2.0 * m)
        .lines(INK, 0.45, 2.0, &brackets, 9.0)
        .lines(INK, 0.92, 0.0, &brackets, 7.5)
        .lines(hex(0xFFF0CC), 1.0, 0.0, &brackets, 3.6)
        .picture
}

/// The head of an arrow that points right, with its tip in the middle of the right side.
fn arrow_head() -> Picture {
    let n = geo::ARROW;
    let head = |grow: f32| arrowhead(n, 13.0, grow);
    mark(n, n)
        .ink(0.45, 1.6, |s| s.fill(head(3.0)))
        .ink(0.92, 0.0, |s| {
            s.fill(head(0.0));
            s.round(head(0.0), 6.0);
        })
        .lay(ACCENT, 1.0, 0.0, |s| {
            s.fill(head(0.0));
            s.round(head(0.0), 1.6);
        })
        .picture
}

/// A dot on the trail of the last move.
fn trail_dot() -> Picture {
    let m = geo::DOT * 0.5;
    mark(geo::DOT, geo::DOT)
        .ink(0.55, 0.6, |s| s.fill(circle(m, m, 3.9)))
        .lay(TRAIL, 1.0, 0.0, |s| s.fill(circle(m, m, 2.9)))
        .picture
}

/// The figures 0 to 9 side by side, in ink, each in the middle of a box.
pub fn digits(letters: &Typeface) -> Picture {
    let (w, h) = geo::DIGIT;
    let mut strip = mark(w * 10.0, h);
    for digit in 0..10_u8 {
        let x = w * (f32::from(digit) + 0.5);
        let figure = letters.shape((b'0' + digit) as char, x, h * 0.5 + 8.1, 24.5);
        strip = strip.lay(hex(0x1A0F0A), 1.0, 0.0, |sheet| sheet.fill(figure));
    }
    strip.picture
}
