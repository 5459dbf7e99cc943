//! Line icons for bars and buttons: white, with round ends, on a 24 × 24 grid.

use crate::output::{Failure, Output};
use crate::raster::mask::{self, Arc, Canvas, circle, curve, polyline, rect, segment};
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::Point;

/// Side of the drawing grid.
const GRID: f32 = 24.0;
/// Pixels per grid step, so icons are 96 pixels wide.
const SCALE: f32 = 4.0;
/// Width of the lines (grid steps).
const LINE: f32 = 1.75;

type Draw = fn(&mut Canvas);

const ICONS: [(&str, Draw); 30] = [
    ("throw", throw),
    ("dice", dice),
    ("undo", undo),
    ("new_game", new_game),
    ("resign", resign),
    ("rematch", rematch),
    ("settings", settings),
    ("sound", sound),
    ("mute", mute),
    ("fullscreen", fullscreen),
    ("windowed", windowed),
    ("big", big),
    ("quit", quit),
    ("keys", keys),
    ("draw", draw),
    ("book", book),
    ("hint", hint),
    ("menu", menu),
    ("home", home),
    ("close", close),
    ("check", check),
    ("play", play),
    ("pause", pause),
    ("speed", speed),
    ("arrow_left", arrow_left),
    ("arrow_right", arrow_right),
    ("person", person),
    ("computer", computer),
    ("journal", journal),
    ("library", library),
];

/// Creates all icons of `ui`.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut textures = output.textures("ui");
    for (name, draw) in ICONS {
        textures.save(name, None, || {
            Picture::tinted(&mask::draw(GRID, GRID, SCALE, draw), [1.0, 1.0, 1.0])
        })?;
    }
    Ok(())
}

fn line(s: &mut Canvas, points: &[Point]) {
    s.round(polyline(points, false), LINE);
}

fn shape(s: &mut Canvas, points: &[(f32, f32)]) {
    s.round(polyline(points, true), LINE);
}

fn bow(s: &mut Canvas, start: Point, parts: &[[Point; 3]]) {
    s.round(curve(start, parts, false), LINE);
}

/// Four sticks in the air.
fn throw(s: &mut Canvas) {
    for (x0, y0, x1, y1) in [
        (3.6, 10.4, 8.6, 4.6),
        (4.2, 18.2, 13.2, 7.8),
        (10.8, 16.2, 19.8, 5.8),
        (15.4, 19.4, 20.4, 13.6),
    ] {
        s.round(segment(x0, y0, x1, y1), 2.6);
    }
}

/// Two dice, one in front of the other.
fn dice(s: &mut Canvas) {
    for ((x, y), half, turn, pips) in [
        (
            (7.4, 16.2),
            4.4,
            -0.26_f32,
            &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)][..],
        ),
        ((16.9, 7.2), 4.1, 0.22, &[(-1.0, 1.0), (1.0, -1.0)]),
    ] {
        let (sin, cos) = turn.sin_cos();
        let at = |(u, v): (f32, f32)| (x + u * cos - v * sin, y + u * sin + v * cos);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        shape(s, &corners.map(|(u, v)| at((u * half, v * half))));
        for (u, v) in pips {
            let (x, y) = at((u * 0.44 * half, v * 0.44 * half));
            s.fill(circle(x, y, 1.05));
        }
    }
}

fn undo(s: &mut Canvas) {
    line(s, &[(8.2, 4.8), (4.0, 9.0), (8.2, 13.2)]);
    bow(
        s,
        (4.4, 9.0),
        &[
            [(8.0, 9.0), (11.0, 9.0), (14.0, 9.0)],
            [(17.4, 9.0), (20.0, 11.4), (20.0, 14.4)],
            [(20.0, 17.4), (17.4, 19.8), (14.0, 19.8)],
            [(12.8, 19.8), (11.6, 19.8), (10.4, 19.8)],
        ],
    );
}

/// A board of three by two cells with a plus sign.
fn new_game(s: &mut Canvas) {
    line(
        s,
        &[
            (20.5, 11.0),
            (20.5, 5.0),
            (3.5, 5.0),
            (3.5, 19.0),
            (12.0, 19.0),
        ],
    );
    line(s, &[(3.5, 12.0), (13.0, 12.0)]);
    line(s, &[(9.2, 5.0), (9.2, 19.0)]);
    line(s, &[(14.8, 5.0), (14.8, 11.4)]);
    line(s, &[(18.0, 14.4), (18.0, 21.4)]);
    line(s, &[(14.5, 17.9), (21.5, 17.9)]);
}

fn resign(s: &mut Canvas) {
    line(s, &[(5.5, 3.5), (5.5, 21.0)]);
    s.round(
        curve(
            (5.5, 4.6),
            &[
                [(9.0, 2.6), (11.5, 6.6), (18.8, 4.2)],
                [(17.0, 7.0), (17.0, 10.0), (18.8, 13.0)],
                [(12.5, 15.2), (9.5, 11.4), (5.5, 13.6)],
            ],
            false,
        ),
        LINE,
    );
}

fn rematch(s: &mut Canvas) {
    line(s, &[(4.0, 8.5), (19.6, 8.5)]);
    line(s, &[(16.0, 4.7), (20.0, 8.5), (16.0, 12.2)]);
    line(s, &[(20.0, 16.0), (4.4, 16.0)]);
    line(s, &[(8.0, 12.2), (4.0, 16.0), (8.0, 19.8)]);
}

fn settings(s: &mut Canvas) {
    for (y, x) in [(6.5, 15.0), (12.0, 8.0), (17.5, 13.5)] {
        line(s, &[(3.6, y), (x - 2.3, y)]);
        line(s, &[(x + 2.3, y), (20.4, y)]);
        s.round(circle(x, y, 2.2), LINE);
    }
}

fn horn(s: &mut Canvas) {
    shape(
        s,
        &[
            (3.8, 9.4),
            (3.8, 14.6),
            (7.4, 14.6),
            (12.0, 18.6),
            (12.0, 5.4),
            (7.4, 9.4),
        ],
    );
}

fn sound(s: &mut Canvas) {
    horn(s);
    for (r, from, sweep) in [(4.7, -42.0, 84.0), (8.6, -44.0, 88.0)] {
        let wave = Arc {
            centre: (11.8, 12.0),
            radii: [r, r],
            from,
            sweep,
        };
        s.round(wave.path(), LINE);
    }
}

fn mute(s: &mut Canvas) {
    horn(s);
    line(s, &[(15.8, 9.4), (21.0, 14.6)]);
    line(s, &[(21.0, 9.4), (15.8, 14.6)]);
}

fn corners(s: &mut Canvas, near: f32, arm: f32) {
    for (dx, dy) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let (x, y) = (12.0 - dx * near, 12.0 - dy * near);
        line(s, &[(x + dx * arm, y), (x, y), (x, y + dy * arm)]);
    }
}

fn fullscreen(s: &mut Canvas) {
    corners(s, 7.8, 4.8);
}

fn windowed(s: &mut Canvas) {
    corners(s, 3.2, -4.8);
}

/// A doorway with an arrow pointing out.
/// The sign of a power switch.
fn quit(s: &mut Canvas) {
    bow(
        s,
        (7.2, 6.0),
        &[
            [(5.0, 7.5), (3.8, 9.8), (3.8, 12.4)],
            [(3.8, 17.0), (7.4, 20.4), (12.0, 20.4)],
            [(16.6, 20.4), (20.2, 17.0), (20.2, 12.4)],
            [(20.2, 9.8), (19.0, 7.5), (16.8, 6.0)],
        ],
    );
    line(s, &[(12.0, 3.4), (12.0, 11.6)]);
}

/// A keyboard with three rows of keys.
fn keys(s: &mut Canvas) {
    s.round(rect(2.2, 5.6, 21.8, 18.4, 2.0), LINE);
    for (y, from) in [(9.2, 6.0), (12.2, 7.4)] {
        for step in 0..4 {
            s.fill(circle(from + 3.6 * step as f32, y, 1.05));
        }
    }
    line(s, &[(8.4, 15.4), (15.6, 15.4)]);
}

/// An equals sign in a circle.
fn draw(s: &mut Canvas) {
    s.round(circle(12.0, 12.0, 9.0), LINE);
    line(s, &[(8.2, 10.0), (15.8, 10.0)]);
    line(s, &[(8.2, 14.0), (15.8, 14.0)]);
}

fn book(s: &mut Canvas) {
    let page = |x: f32, d: f32| {
        curve(
            (12.0, 6.6),
            &[
                [(12.0 + d * 2.4, 4.7), (12.0 + d * 5.4, 4.4), (x, 5.4)],
                [(x, 9.8), (x, 14.0), (x, 18.4)],
                [(12.0 + d * 5.4, 17.4), (12.0 + d * 2.4, 17.7), (12.0, 19.6)],
            ],
            false,
        )
    };
    s.round(page(3.8, -1.0), LINE);
    s.round(page(20.2, 1.0), LINE);
    line(s, &[(12.0, 6.6), (12.0, 19.4)]);
}

fn hint(s: &mut Canvas) {
    bow(
        s,
        (9.4, 16.2),
        &[
            [(9.4, 14.9), (8.6, 14.1), (7.9, 13.4)],
            [(6.7, 12.3), (6.0, 10.8), (6.0, 9.2)],
            [(6.0, 5.9), (8.7, 3.3), (12.0, 3.3)],
            [(15.3, 3.3), (18.0, 5.9), (18.0, 9.2)],
            [(18.0, 10.8), (17.3, 12.3), (16.1, 13.4)],
            [(15.4, 14.1), (14.6, 14.9), (14.6, 16.2)],
        ],
    );
    line(s, &[(9.4, 16.2), (14.6, 16.2)]);
    line(s, &[(10.2, 19.9), (13.8, 19.9)]);
}

fn menu(s: &mut Canvas) {
    for y in [6.5, 12.0, 17.5] {
        line(s, &[(4.0, y), (20.0, y)]);
    }
}

fn home(s: &mut Canvas) {
    line(s, &[(3.6, 11.4), (12.0, 4.0), (20.4, 11.4)]);
    line(s, &[(6.0, 9.6), (6.0, 19.6), (18.0, 19.6), (18.0, 9.6)]);
    line(s, &[(10.0, 19.4), (10.0, 14.0), (14.0, 14.0), (14.0, 19.4)]);
}

fn close(s: &mut Canvas) {
    line(s, &[(5.8, 5.8), (18.2, 18.2)]);
    line(s, &[(18.2, 5.8), (5.8, 18.2)]);
}

fn check(s: &mut Canvas) {
    line(s, &[(4.5, 12.8), (9.6, 17.8), (19.6, 6.6)]);
}

fn play(s: &mut Canvas) {
    shape(s, &[(7.4, 4.8), (19.2, 12.0), (7.4, 19.2)]);
}

fn pause(s: &mut Canvas) {
    for x in [8.2, 15.8] {
        s.round(segment(x, 5.4, x, 18.6), 2.6);
    }
}

fn speed(s: &mut Canvas) {
    line(s, &[(4.6, 6.0), (11.0, 12.0), (4.6, 18.0)]);
    line(s, &[(12.6, 6.0), (19.0, 12.0), (12.6, 18.0)]);
}

fn arrow_left(s: &mut Canvas) {
    line(s, &[(14.8, 5.0), (7.8, 12.0), (14.8, 19.0)]);
}

fn arrow_right(s: &mut Canvas) {
    line(s, &[(9.2, 5.0), (16.2, 12.0), (9.2, 19.0)]);
}

fn person(s: &mut Canvas) {
    s.round(circle(12.0, 7.9, 3.9), LINE);
    bow(s, (4.8, 20.2), &[[(5.2, 13.2), (18.8, 13.2), (19.2, 20.2)]]);
}

fn computer(s: &mut Canvas) {
    s.round(rect(3.4, 4.6, 20.6, 16.2, 1.8), LINE);
    line(s, &[(12.0, 16.4), (12.0, 19.8)]);
    line(s, &[(8.0, 19.8), (16.0, 19.8)]);
}

/// A screen on a wide foot with a large letter.
fn big(s: &mut Canvas) {
    s.round(rect(2.6, 3.8, 21.4, 17.2, 1.8), LINE);
    line(s, &[(7.6, 20.4), (16.4, 20.4)]);
    line(s, &[(8.4, 14.0), (12.0, 6.8), (15.6, 14.0)]);
    line(s, &[(9.8, 11.6), (14.2, 11.6)]);
}

fn journal(s: &mut Canvas) {
    s.round(rect(5.0, 3.6, 19.4, 20.4, 2.0), LINE);
    line(s, &[(9.0, 3.8), (9.0, 20.2)]);
    for y in [8.2, 12.0, 15.8] {
        line(s, &[(12.2, y), (16.2, y)]);
    }
}

/// Books on a shelf, the last one leaning.
fn library(s: &mut Canvas) {
    line(s, &[(2.8, 20.2), (21.2, 20.2)]);
    s.round(rect(4.2, 5.0, 8.2, 20.2, 0.8), LINE);
    s.round(rect(8.2, 7.6, 12.2, 20.2, 0.8), LINE);
    shape(s, &[(13.4, 8.2), (16.8, 7.2), (20.2, 19.0), (16.8, 20.0)]);
    line(s, &[(4.4, 9.0), (8.0, 9.0)]);
    line(s, &[(8.4, 16.4), (12.0, 16.4)]);
}
