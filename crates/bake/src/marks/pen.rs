//! A simulated pen: lines as filled ribbons of slightly varying width and direction, as if drawn by hand.

use std::f32::consts::TAU;

use tiny_skia::Path;

use crate::materials::noise;
use crate::raster::field::Field;
use crate::raster::mask::{Arc, Canvas, polyline};
use tavoliere_shapes::geometry::Point;

/// The pressure of the pen.
#[derive(Clone, Copy)]
pub enum Pressure {
    /// Full ink.
    Full,
    /// Lighter ink.
    Light,
    /// Very light ink.
    Faint,
}

/// The style of a line.
#[derive(Clone, Copy)]
pub struct Line {
    /// Width (units).
    pub width: f32,
    /// Largest deviation from the straight line.
    pub stray: f32,
    /// `true` if the ends become thin.
    pub taper: bool,
}

/// A plain line of a width.
pub fn plain(width: f32) -> Line {
    Line {
        width,
        stray: 0.4,
        taper: false,
    }
}

/// A line of a width with thin ends.
pub fn tapered(width: f32) -> Line {
    Line {
        taper: true,
        ..plain(width)
    }
}

const STRENGTH: [f32; 3] = [1.0, 0.76, 0.55];

/// A sheet of paper with a pen.
pub struct Pen {
    sheets: [Canvas; 3],
    seed: u64,
    count: i64,
}

impl Pen {
    /// A pen over `w` by `h` units at `px` pixels per unit.
    pub fn new(w: f32, h: f32, px: f32, seed: u64) -> Self {
        Self {
            sheets: [(); 3].map(|()| Canvas::new(w, h, px)),
            seed,
            count: 0,
        }
    }

    /// The next approximately normal random number.
    pub fn normal(&mut self) -> f32 {
        self.count += 1;
        noise::normal(self.seed, self.count, 0)
    }

    /// The next random number from `a` to `b`.
    pub fn between(&mut self, a: f32, b: f32) -> f32 {
        self.count += 1;
        a + (b - a) * noise::uniform(self.seed, self.count, 1)
    }

    /// `n` random numbers that change slowly, with a deviation of about 0.45.
    fn slow(&mut self, n: usize) -> Vec<f32> {
        let raw: Vec<f32> = (0..n + 4).map(|_| self.normal()).collect();
        raw.windows(5)
            .map(|w| w.iter().sum::<f32>() / 5.0)
            .collect()
    }

    /// Fills a shape.
    pub fn fill(&mut self, press: Pressure, path: Option<Path>) {
        self.sheets[press as usize].fill(path);
    }

    /// Draws a line from one point to another.
    pub fn line(&mut self, press: Pressure, a: Point, b: Point, line: Line) {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(0.01);
        let n = ((length / 7.0) as usize).max(3);
        let off = self.slow(n + 1);
        let course: Vec<Point> = (0..=n)
            .map(|i| {
                let t = i as f32 / n as f32;
                let o = off[i] * line.stray * 1.1 / length;
                (a.0 + dx * t - dy * o, a.1 + dy * t + dx * o)
            })
            .collect();
        self.ribbon(press, &course, line);
    }

    /// Draws lines from point to point.
    pub fn lines(&mut self, press: Pressure, points: &[Point], line: Line) {
        for pair in points.windows(2) {
            self.line(press, pair[0], pair[1], line);
        }
    }

    /// Draws a square's four sides, `inset` units inside it; `corner` is its upper left corner.
    pub fn square(&mut self, press: Pressure, corner: Point, side: f32, inset: f32, line: Line) {
        let (x, y) = corner;
        let (a, b) = (inset, side - inset);
        let at = |u: f32, v: f32| (x + u, y + v);
        let corners = [at(a, a), at(b, a), at(b, b), at(a, b), at(a, a)];
        self.lines(press, &corners, line);
    }

    /// Draws a circle that doesn't quite close.
    pub fn ring(&mut self, press: Pressure, centre: Point, r: f32, amp: f32, line: Line) {
        let (x, y) = centre;
        let (p, q) = (self.between(0.0, TAU), self.between(0.0, TAU));
        let n = 96;
        let course: Vec<Point> = (0..=n)
            .map(|i| {
                let t = i as f32 / n as f32;
                let a = -2.2 + t * (TAU + 0.2);
                let wave = (2.0 * a + p).sin() + 0.6 * (3.0 * a + q).sin() + 2.0 * t - 1.0;
                let k = r * (1.0 + amp * wave);
                (x + k * a.cos(), y + k * a.sin())
            })
            .collect();
        self.ribbon(press, &course, line);
    }

    /// Draws a line along an arc.
    pub fn arc(&mut self, press: Pressure, arc: Arc, line: Line) {
        let n = ((arc.radii[0] * arc.sweep.abs().to_radians() / 3.0) as usize).max(6);
        self.ribbon(press, &arc.points(n), line);
    }

    /// Draws an almost round blot.
    pub fn blot(&mut self, press: Pressure, centre: Point, r: f32) {
        let (x, y) = centre;
        let (p, q) = (self.between(0.0, TAU), self.between(0.0, TAU));
        let points: Vec<Point> = (0..48)
            .map(|i| {
                let a = i as f32 / 48.0 * TAU;
                let k = r * (1.0 + 0.045 * (2.0 * a + p).sin() + 0.03 * (3.0 * a + q).sin());
                (x + k * a.cos(), y + k * a.sin())
            })
            .collect();
        self.fill(press, polyline(&points, true));
    }

    /// Draws a line along a list of points.
    pub fn ribbon(&mut self, press: Pressure, course: &[Point], line: Line) {
        let n = course.len();
        let wave = self.slow(n);
        let mut sides = (Vec::with_capacity(n), Vec::with_capacity(n));
        for (i, (x, y)) in course.iter().enumerate() {
            let (a, b) = (course[i.saturating_sub(1)], course[(i + 1).min(n - 1)]);
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let k = dx.hypot(dy).max(1e-4);
            let mut half = line.width * 0.5 * (1.0 + 0.36 * wave[i]);
            if line.taper {
                let t = i as f32 / (n - 1) as f32;
                let ends = (0.25 + 2.75 * t).min(3.0 - 2.8 * t);
                half *= ends.min(1.0);
            }
            let (ox, oy) = (-dy / k * half, dx / k * half);
            sides.0.push((x + ox, y + oy));
            sides.1.push((x - ox, y - oy));
        }
        sides.1.reverse();
        sides.0.extend(sides.1);
        self.fill(press, polyline(&sides.0, true));
    }

    /// The drawn strokes with their strengths.
    pub fn drawn(self) -> Field {
        let [full, light, faint] = self.sheets.map(Canvas::field);
        let mut out = full;
        for (field, k) in [(light, STRENGTH[1]), (faint, STRENGTH[2])] {
            for (o, v) in out.v.iter_mut().zip(&field.v) {
                *o = o.max(v * k);
            }
        }
        out
    }
}
