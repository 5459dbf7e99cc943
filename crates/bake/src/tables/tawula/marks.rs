//! The marks of the Tawula table: the chosen piece, its targets, the last move, the cursor. They are turquoise over an
//! outline of ink, with a different shape for each meaning.

use std::f32::consts::PI;

use crate::marks::NamedMark;
use crate::marks::layers::{Crescent, Keyline, Mark, arrowhead, corners};
use crate::materials::colour::{Rgb, hex};
use crate::raster::mask::{Arc, circle, polyline, rect};
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::tawula::{self as geo, RADIUS};

/// The table's accent colour, Iznik turquoise.
const ACCENT: Rgb = hex(0x63C7BB);
/// The outline under every accent.
const INK: Rgb = hex(0x07110F);
/// The last move's trail, paler than possible moves.
const TRAIL: Rgb = hex(0x9FD8CF);
/// The keyboard cursor's brackets, nearly white to distinguish them from targets.
const FOCUS: Rgb = hex(0xF1F4E6);
/// Fine brass lines.
const BRASS: Rgb = hex(0xC9A24B);

const MID: f32 = geo::MARK * 0.5;

/// All marks by file name.
pub const MARKS: [NamedMark; 11] = [
    ("mark_chosen", chosen),
    ("mark_move", destination),
    ("mark_other", other),
    ("mark_hit", hit),
    ("mark_movable", movable),
    ("mark_origin", origin),
    ("mark_focus", focus),
    ("mark_area", area),
    ("arrow_head", arrow_head),
    ("trail_dot", trail_dot),
    ("badge", badge),
];

/// A transparent canvas (units).
pub fn mark(w: f32, h: f32) -> Mark {
    Mark::new(w, h, INK)
}

fn square() -> Mark {
    mark(geo::MARK, geo::MARK)
}

/// An outline `wider` units wider than its line on each side.
fn key(wider: f32) -> Keyline {
    Keyline {
        wider: 2.0 * wider,
        cover: 0.90,
        glow: (1.0, 0.40, 1.6),
    }
}

/// A ring around the chosen piece.
fn chosen() -> Picture {
    square()
        .keyed(&[circle(MID, MID, RADIUS + 4.6)], ACCENT, 3.2, key(2.4))
        .picture
}

/// A target of the chosen piece: a ring and a dot on a dark disc.
fn destination() -> Picture {
    square()
        .ink(0.42, 2.5, |s| s.fill(circle(MID, MID, 36.0)))
        .ink(0.34, 0.0, |s| s.fill(circle(MID, MID, 34.5)))
        .keyed(&[circle(MID, MID, 27.0)], ACCENT, 3.8, key(1.8))
        .ink(0.90, 0.0, |s| s.fill(circle(MID, MID, 12.4)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(circle(MID, MID, 10.4)))
        .picture
}

/// A target of another piece: a small ring on a dark disc.
fn other() -> Picture {
    square()
        .ink(0.45, 2.0, |s| s.fill(circle(MID, MID, 18.5)))
        .ink(0.92, 0.0, |s| s.fill(circle(MID, MID, 17.5)))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(circle(MID, MID, 10.5), 4.0))
        .picture
}

/// Four arcs around an opponent's blot.
fn hit() -> Picture {
    let r = RADIUS + 5.0;
    let arcs = [17.0, 107.0, 197.0, 287.0].map(|from| {
        let arc = Arc {
            centre: (MID, MID),
            radii: [r, r],
            from,
            sweep: 56.0,
        };
        arc.path()
    });
    square().keyed(&arcs, ACCENT, 4.2, key(2.4)).picture
}

/// A subtle crescent under a piece that can move, with thin ends.
fn movable() -> Picture {
    let crescent = Crescent {
        middle: MID,
        radius: (RADIUS + 6.0, -0.8),
        sweep: (30.0, 120.0),
        half: (1.5, 0.6),
    };
    let grown = [(0.55, 1.5, 2.2), (0.80, 0.0, 1.5), (0.95, 0.0, 0.2)];
    square().crescent(crescent, ACCENT, grown).picture
}

/// A dashed circle at the start or end of a move.
fn origin() -> Picture {
    let ring = Arc::closed((MID, MID), [36.0, 36.0]).path();
    square()
        .ink(0.40, 1.2, |s| s.stroke(ring.clone(), 7.4))
        .ink(0.92, 0.3, |s| s.stroke(ring.clone(), 6.2))
        .lay(TRAIL, 0.95, 0.0, |s| s.dashed(ring.clone(), 2.6, 6.1, 6.47))
        .picture
}

/// Corner brackets, stretched in nine slices around any area.
fn focus() -> Picture {
    let (n, m) = (geo::FRAME, geo::FRAME_MARGIN - 2.0);
    let (far, arm, bend) = (n - m, 23.0, 5.0);
    let brackets = corners([m, m, far, far]).map(|(x, y, dx, dy)| {
        let mut points = vec![(x + dx * arm, y)];
        points.extend((0..=6).map(|i| {
            let a = PI * 0.5 * i as f32 / 6.0;
            (
                x + dx * bend * (1.0 - a.sin()),
                y + dy * bend * (1.0 - a.cos()),
            )
        }));
        points.push((x, y + dy * arm));
        polyline(&points, false)
    });
    mark(n, n).keyed(&brackets, FOCUS, 3.8, key(2.0)).picture
}

/// A closed frame, stretched in nine slices around a tray or the bar.
fn area() -> Picture {
    let (n, m) = (geo::FRAME, geo::FRAME_MARGIN - 1.0);
    mark(n, n)
        .keyed(&[rect(m, m, n - m, n - m, 10.0)], ACCENT, 3.2, key(1.9))
        .picture
}

/// The head of an arrow that points right, with its tip in the middle of the right side.
fn arrow_head() -> Picture {
    let n = geo::ARROW;
    let head = arrowhead(n, 13.0, 0.0);
    mark(n, n)
        .keyed(std::slice::from_ref(&head), ACCENT, 1.8, key(2.4))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(head))
        .picture
}

/// A dot on the trail of the last move.
fn trail_dot() -> Picture {
    let m = geo::DOT * 0.5;
    mark(geo::DOT, geo::DOT)
        .ink(0.60, 0.6, |s| s.fill(circle(m, m, 4.2)))
        .lay(TRAIL, 1.0, 0.0, |s| s.fill(circle(m, m, 2.9)))
        .picture
}

/// The disc for the number of pieces in a high stack.
fn badge() -> Picture {
    let m = geo::BADGE * 0.5;
    mark(geo::BADGE, geo::BADGE)
        .ink(0.45, 1.6, |s| s.fill(circle(m, m + 0.8, 17.0)))
        .ink(1.0, 0.0, |s| s.fill(circle(m, m, 16.5)))
        .lay(BRASS, 1.0, 0.0, |s| s.stroke(circle(m, m, 14.8), 1.6))
        .picture
}
