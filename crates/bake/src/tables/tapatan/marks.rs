//! The marks of the Tapatan table in sea-glass over an outline of ink, with a different shape for each meaning.

use tiny_skia::Path;

use crate::marks::NamedMark;
use crate::marks::layers::{Crescent, Mark, arrowhead};
use crate::materials::colour::{Rgb, hex, mix, smooth};
use crate::materials::noise::{Grid, noise};
use crate::raster::field::Field;
use crate::raster::mask::{self, Arc, circle, polyline};
use crate::raster::picture::{Picture, over};
use tavoliere_shapes::geometry::Size;
use tavoliere_shapes::geometry::tapatan::{self as geo, CUP, PIECE, PX};

const ACCENT: Rgb = hex(0x9FE6D2);
const INK: Rgb = hex(0x120804);
const SHELL: Rgb = hex(0xF3DDAF);
const WHITE: Rgb = hex(0xFFF6E2);

const MID: f32 = geo::MARK * 0.5;

fn mark(w: f32, h: f32) -> Mark {
    Mark::new(w, h, INK)
}

fn square() -> Mark {
    mark(geo::MARK, geo::MARK)
}

/// All marks by file name.
pub const MARKS: [NamedMark; 12] = [
    ("mark_point", point),
    ("mark_target", target),
    ("mark_origin", || dashes(ACCENT)),
    ("mark_origin_last", || dashes(SHELL)),
    ("mark_chosen", chosen),
    ("mark_movable", movable),
    ("mark_focus", focus),
    ("mark_win", win_ring),
    ("trail_last", || trail(SHELL)),
    ("trail_slide", || trail(ACCENT)),
    ("arrow_head", arrow_head),
    ("win_groove", win_groove),
];

/// The dot on a point that can be reached.
fn point() -> Picture {
    let m = geo::POINT * 0.5;
    mark(geo::POINT, geo::POINT)
        .ink(0.50, 3.6, |s| s.fill(circle(m, m, 18.5)))
        .ink(0.92, 0.3, |s| s.fill(circle(m, m, 17.6)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(circle(m, m, 15.0)))
        .picture
}

/// The ring around the dot of the point under the pointer, or around the end of a slide.
fn target() -> Picture {
    let ring = circle(MID, MID, 52.0);
    square()
        .ink(0.40, 2.4, |s| s.stroke(ring.clone(), 9.0))
        .ink(0.92, 0.3, |s| s.stroke(ring.clone(), 8.2))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(ring.clone(), 4.2))
        .picture
}

/// The former place of the piece: fourteen dashes at its rim.
fn dashes(colour: Rgb) -> Picture {
    let parts: Vec<Option<Path>> = (0..14)
        .map(|k| {
            let arc = Arc {
                centre: (MID, MID),
                radii: [PIECE - 4.0; 2],
                from: k as f32 * 360.0 / 14.0,
                sweep: 15.5,
            };
            arc.path()
        })
        .collect();
    square()
        .lines(INK, 0.40, 1.2, &parts, 7.4)
        .lines(INK, 0.92, 0.3, &parts, 6.2)
        .lines(colour, 1.0, 0.0, &parts, 3.0)
        .picture
}

/// The area between two closed curves, outer and inner.
fn hoop(radius: impl Fn(f32) -> (f32, f32)) -> Option<Path> {
    const N: usize = 180;
    let at = |i: usize, r: f32| {
        let a = std::f32::consts::TAU * i as f32 / N as f32;
        (MID + r * a.cos(), MID + r * a.sin())
    };
    let turn = |i: usize| std::f32::consts::TAU * i as f32 / N as f32;
    let outer = (0..=N).map(|i| at(i, radius(turn(i)).0));
    let inner = (0..=N).rev().map(|i| at(i, radius(turn(i)).1));
    polyline(&outer.chain(inner).collect::<Vec<_>>(), true)
}

/// A pen outline around the chosen piece, alternately thick and thin.
fn chosen() -> Picture {
    let pen = |grow: f32| {
        hoop(move |a| {
            let half = 0.5 * (3.9 + 0.8 * (2.0 * a + 0.6).sin() + 0.4 * (5.0 * a).sin()) + grow;
            (PIECE + 5.0 + half, PIECE + 5.0 - half)
        })
    };
    square()
        .ink(0.45, 2.2, |s| s.fill(pen(2.6)))
        .ink(0.92, 0.3, |s| s.fill(pen(1.9)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(pen(0.0)))
        .picture
}

/// A crescent in the gap between piece and cup, on the shaded side: the piece can move.
fn movable() -> Picture {
    let crescent = Crescent {
        middle: MID,
        radius: (PIECE + 5.6, 0.0),
        sweep: (2.0, 108.0),
        half: (2.1, 0.7),
    };
    let grown = [(0.50, 1.4, 2.4), (0.92, 0.2, 1.5), (1.0, 0.0, 0.1)];
    square().crescent(crescent, ACCENT, grown).picture
}

/// The keyboard cursor: four corners around the cup.
fn focus() -> Picture {
    let half = CUP + 10.0;
    let (arm, bend) = (30.0, 12.0);
    let corners: Vec<Option<Path>> = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .map(|(sx, sy): (f32, f32)| {
            let (x, y) = (MID + sx * half, MID + sy * half);
            mask::curve(
                (x - sx * arm, y),
                &[
                    [(x - sx * bend, y), (x - sx * bend, y), (x - sx * bend, y)],
                    [
                        (x - sx * bend * 0.45, y),
                        (x, y - sy * bend * 0.45),
                        (x, y - sy * bend),
                    ],
                    [(x, y - sy * bend), (x, y - sy * arm), (x, y - sy * arm)],
                ],
                false,
            )
        })
        .collect();
    square()
        .lines(INK, 0.45, 2.2, &corners, 10.0)
        .lines(INK, 0.90, 0.0, &corners, 8.2)
        .lines(WHITE, 1.0, 0.0, &corners, 4.0)
        .picture
}

/// The rings around each piece of a winning line: shell inside, sea-glass outside.
fn win_ring() -> Picture {
    let inner = circle(MID, MID, PIECE + 5.2);
    let outer = circle(MID, MID, PIECE + 14.0);
    square()
        .lay(ACCENT, 0.34, 6.5, |s| s.stroke(outer.clone(), 15.0))
        .ink(0.92, 0.4, |s| s.stroke(inner.clone(), 9.4))
        .lay(SHELL, 1.0, 0.0, |s| s.stroke(inner.clone(), 5.4))
        .ink(0.92, 0.4, |s| s.stroke(outer.clone(), 6.8))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(outer.clone(), 3.4))
        .picture
}

/// Shell in a groove: opacity by distance from its middle, and a colour with a faint flow of nacre.
fn laid(size: Size, colour: Rgb, half: impl Fn(f32) -> (f32, f32) + Sync) -> Picture {
    let (w, h) = ((size.0 * PX) as usize, (size.1 * PX) as usize);
    let flow = noise(Grid::new(w, h, PX.recip()), 26.0, 9.0, 690);
    Picture::from_fn(w, h, |x, y| {
        let t = (x as f32 + 0.5) / w as f32;
        let (half, cover) = half(t);
        let d = ((y as f32 + 0.5) / PX - size.1 * 0.5).abs();
        // If it is thinner than a pixel, it becomes faint instead.
        let cover = cover * smooth(half + 0.5, half - 0.5, d) * (half * 2.0).min(1.0);
        let rounded = (d / half.max(0.5)).min(1.0);
        let light = 1.0 + 0.045 * flow.v[y * w + x] - 0.20 * rounded.powi(3);
        let [r, g, b] = colour.map(|c| (c * light).min(1.0));
        let shade = 0.55 * smooth(half + 2.6, half, d) * cover.max(0.3 * t);
        let under = over([0.0; 4], INK, shade.clamp(0.0, 1.0));
        over(under, [r, g, b], cover)
    })
}

/// The trail of a move in its groove, from transparent at the left to opaque at the right.
fn trail(colour: Rgb) -> Picture {
    laid(geo::TRAIL, colour, |t| {
        (0.6 + 3.1 * t, 0.12 + 0.78 * smooth(0.0, 0.75, t))
    })
}

/// The head of an arrow that points right, with its tip in the middle of the right side.
fn arrow_head() -> Picture {
    let n = geo::ARROW;
    let head = arrowhead(n, 12.0, 0.0);
    mark(n, n)
        .ink(0.45, 1.6, |s| s.round(head.clone(), 8.0))
        .ink(0.85, 0.0, |s| s.round(head.clone(), 5.6))
        .lay(SHELL, 1.0, 0.0, |s| {
            s.fill(head.clone());
            s.round(head.clone(), 1.6);
        })
        .picture
}

/// A groove of the winning line: filled with glowing shell.
fn win_groove() -> Picture {
    let fill = laid(geo::WIN_GROOVE, mix(SHELL, WHITE, 0.4), |_| (4.4, 1.0));
    let middle = geo::WIN_GROOVE.1 * 0.5;
    let glow = Field::from_fn(fill.w, fill.h, |_, y| {
        let d = ((y as f32 + 0.5) / PX - middle).abs();
        0.62 * (-(d / 8.5).powi(2)).exp() * smooth(middle, middle - 6.0, d)
    });
    let mut picture = Picture::tinted(&glow, ACCENT);
    picture.lay(&fill);
    picture
}
