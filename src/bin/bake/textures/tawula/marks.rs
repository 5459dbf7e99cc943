//! The marks laid on the table: the chosen piece, where it may go, the last move, the keyboard's
//! point. Turquoise on an ink keyline, and every meaning a shape of its own.

use std::f32::consts::PI;

use super::{
    geometry::{self as geo, RADIUS},
    stamp::{ACCENT, INK, Stamp},
};
use crate::textures::{
    colour::{Rgb, hex},
    field::Field,
    mask::{arc, circle, polyline, rect},
    picture::Picture,
};

/// The last move's trail: paler than what may be done next.
const TRAIL: Rgb = hex(0x9FD8CF);
/// The keyboard's brackets: nearly white, so that they are no destination.
const FOCUS: Rgb = hex(0xF1F4E6);
/// Fine brass lines.
const BRASS: Rgb = hex(0xC9A24B);

const MID: f32 = geo::MARK * 0.5;

/// Every mark by its file name.
pub fn marks() -> Vec<(&'static str, Picture)> {
    vec![
        ("mark_chosen", chosen()),
        ("mark_move", destination()),
        ("mark_other", other()),
        ("mark_hit", hit()),
        ("mark_movable", movable()),
        ("mark_origin", origin()),
        ("mark_focus", focus()),
        ("mark_area", area()),
        ("arrow_head", arrow_head()),
        ("trail_dot", trail_dot()),
        ("badge", badge()),
    ]
}

fn square() -> Stamp {
    Stamp::new(geo::MARK, geo::MARK)
}

/// A ring round the chosen piece.
fn chosen() -> Picture {
    square()
        .keyed(&[circle(MID, MID, RADIUS + 4.6)], ACCENT, 3.2, 2.4)
        .picture
}

/// Where the chosen piece goes: a ring and a dot on a dark disc.
fn destination() -> Picture {
    square()
        .lay(INK, 0.42, 2.5, |s| s.fill(circle(MID, MID, 36.0)))
        .lay(INK, 0.34, 0.0, |s| s.fill(circle(MID, MID, 34.5)))
        .keyed(&[circle(MID, MID, 27.0)], ACCENT, 3.8, 1.8)
        .lay(INK, 0.90, 0.0, |s| s.fill(circle(MID, MID, 12.4)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(circle(MID, MID, 10.4)))
        .picture
}

/// Where another piece may go: a small ring on a dark disc.
fn other() -> Picture {
    square()
        .lay(INK, 0.45, 2.0, |s| s.fill(circle(MID, MID, 18.5)))
        .lay(INK, 0.62, 0.0, |s| s.fill(circle(MID, MID, 17.5)))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(circle(MID, MID, 10.5), 3.4))
        .picture
}

/// Four arcs that close in on a lone enemy.
fn hit() -> Picture {
    let r = RADIUS + 5.0;
    let arcs = [17.0, 107.0, 197.0, 287.0].map(|a| arc(MID, MID, (r, r), a, 56.0));
    square().keyed(&arcs, ACCENT, 4.2, 2.4).picture
}

/// A crescent under a piece that may move: quiet, thin at both ends.
fn movable() -> Picture {
    let crescent = |grow: f32| {
        let side = |inner: bool| {
            (0..=60).map(move |i| {
                let t = i as f32 / 60.0;
                let a = (30.0 + 120.0 * t).to_radians();
                let thick = (1.5 + grow) * (t * PI).sin().max(0.0).powf(0.6) + grow * 0.4;
                let r = RADIUS + 6.0 + if inner { -thick } else { thick };
                (MID + r * a.cos(), MID + (r - 0.8) * a.sin())
            })
        };
        let mut points: Vec<(f32, f32)> = side(false).collect();
        points.extend(side(true).collect::<Vec<_>>().into_iter().rev());
        polyline(&points, true)
    };
    square()
        .lay(INK, 0.55, 1.5, |s| s.fill(crescent(2.2)))
        .lay(INK, 0.80, 0.0, |s| s.fill(crescent(1.5)))
        .lay(ACCENT, 0.95, 0.0, |s| s.fill(crescent(0.2)))
        .picture
}

/// A dashed circle where a move began or will end.
fn origin() -> Picture {
    let ring = arc(MID, MID, (36.0, 36.0), -90.0, 360.0);
    square()
        .lay(INK, 0.62, 0.8, |s| s.stroke(ring.clone(), 5.6))
        .lay(TRAIL, 0.95, 0.0, |s| s.dashed(ring.clone(), 2.6, 6.1, 6.47))
        .picture
}

/// Corner brackets, to be stretched by nine slices round anything.
fn focus() -> Picture {
    let (n, m) = (geo::FRAME, geo::FRAME_MARGIN - 2.0);
    let (far, arm, bend) = (n - m, 23.0, 5.0);
    let corners = [
        (m, m, 1.0, 1.0),
        (far, m, -1.0, 1.0),
        (far, far, -1.0, -1.0),
        (m, far, 1.0, -1.0),
    ]
    .map(|(x, y, dx, dy)| {
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
    Stamp::new(n, n).keyed(&corners, FOCUS, 3.8, 2.0).picture
}

/// A closed frame, to be stretched by nine slices round a tray or the bar.
fn area() -> Picture {
    let (n, m) = (geo::FRAME, geo::FRAME_MARGIN - 1.0);
    Stamp::new(n, n)
        .keyed(&[rect(m, m, n - m, n - m, 10.0)], ACCENT, 3.2, 1.9)
        .picture
}

/// The head of an arrow that points right, its tip at the middle of the right side.
fn arrow_head() -> Picture {
    let (n, m) = (geo::ARROW, geo::ARROW * 0.5);
    let head = polyline(
        &[
            (n - 5.0, m),
            (n - 29.0, m - 13.0),
            (n - 23.0, m),
            (n - 29.0, m + 13.0),
        ],
        true,
    );
    Stamp::new(n, n)
        .keyed(std::slice::from_ref(&head), ACCENT, 1.8, 2.4)
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(head))
        .picture
}

/// A dot on the trail of the last move.
fn trail_dot() -> Picture {
    let m = geo::DOT * 0.5;
    Stamp::new(geo::DOT, geo::DOT)
        .lay(INK, 0.60, 0.6, |s| s.fill(circle(m, m, 4.2)))
        .lay(TRAIL, 1.0, 0.0, |s| s.fill(circle(m, m, 2.9)))
        .picture
}

/// The disc that carries the number of a tall stack.
fn badge() -> Picture {
    let m = geo::BADGE * 0.5;
    Stamp::new(geo::BADGE, geo::BADGE)
        .lay(INK, 0.45, 1.6, |s| s.fill(circle(m, m + 0.8, 17.0)))
        .lay(INK, 1.0, 0.0, |s| s.fill(circle(m, m, 16.5)))
        .lay(BRASS, 1.0, 0.0, |s| s.stroke(circle(m, m, 14.8), 1.6))
        .picture
}

/// How much of the key light's pool misses a place of a full screen, as black cover on
/// 480 × 270 pixels: to be stretched over the window, above board and pieces.
pub fn vignette() -> Picture {
    let pool = |x: f32, y: f32| {
        let d = ((x - 540.0) / 1500.0).powi(2) + ((y - 310.0) / 980.0).powi(2);
        let far = ((x - 960.0) / 1100.0).hypot((y - 540.0) / 720.0);
        let rim = ((far - 0.72) / 0.55).clamp(0.0, 1.0);
        (0.10 + 0.90 * (-0.42 * d).exp()) * (1.0 - 0.20 * rim * rim * (3.0 - 2.0 * rim))
    };
    let cover = Field::from_fn(480, 270, |x, y| {
        1.0 - pool((x as f32 + 0.5) * 4.0, (y as f32 + 0.5) * 4.0)
    });
    Picture::tinted(&cover, [0.0, 0.0, 0.0])
}
