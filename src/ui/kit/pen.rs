//! Draws lines, rings and ticks with a pen whose width varies, for pages of paper.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Ui, Vec2, pos2, vec2};

use crate::ui::theme::paper::{CURRENT, INK};

/// The distance between samples of a line, in units.
const STEP: f32 = 5.0;
/// The length over which the width changes, in units.
const SWELL: f32 = 34.0;
/// The share by which the width varies.
const VARIATION: f32 = 0.25;
/// The soft edge of a line, in units.
const EDGE: f32 = 0.6;

/// Noise from -1 to 1 that is the same in every frame.
#[must_use]
pub fn noise(at: f32, seed: u32) -> f32 {
    let cell = at.floor();
    let t = at - cell;
    let t = t * t * (3.0 - 2.0 * t);
    let [a, b] = [0, 1].map(|next| hash(cell as i32 + next, seed));
    a + (b - a) * t
}

/// A number from -1 to 1 for a place and a seed.
fn hash(at: i32, seed: u32) -> f32 {
    let mut bits = at.cast_unsigned().wrapping_mul(0x9E37_79B9) ^ seed.wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1_u32 << 23) as f32 - 1.0
}

/// A pen with a width and an ink.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    width: f32,
    ink: Color32,
}

impl Pen {
    /// A pen. The width is in units.
    #[must_use]
    pub const fn new(width: f32, ink: Color32) -> Self {
        Self { width, ink }
    }

    /// Draws a straight line.
    pub fn line(self, painter: &Painter, from: Pos2, to: Pos2) {
        let count = ((to - from).length() / STEP).ceil().max(1.0);
        let points = (0..=count as u32).map(|n| from.lerp(to, n as f32 / count));
        self.path(painter, &points.collect::<Vec<_>>());
    }

    /// Draws straight lines from point to point.
    pub fn lines(self, painter: &Painter, points: &[Pos2]) {
        for pair in points.windows(2) {
            self.line(painter, pair[0], pair[1]);
        }
    }

    /// Draws a ring.
    pub fn ring(self, painter: &Painter, middle: Pos2, radius: f32) {
        self.arc(painter, middle, radius, [0.0, TAU]);
    }

    /// Draws an arc clockwise between two angles (rad, 0 to the right).
    pub fn arc(self, painter: &Painter, middle: Pos2, radius: f32, [from, to]: [f32; 2]) {
        let count = (radius * (to - from).abs() / STEP * 1.6).ceil().max(4.0);
        let at = |n: u32| {
            let angle = from + (to - from) * n as f32 / count;
            middle + Vec2::angled(angle) * radius
        };
        self.path(painter, &(0..=count as u32).map(at).collect::<Vec<_>>());
    }

    /// Draws the outline of a rectangle with round corners.
    pub fn frame(self, painter: &Painter, rect: Rect, radius: f32) {
        let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
        let inner = rect.shrink(radius);
        let quarter = TAU / 4.0;
        let corners = [
            (inner.right_top(), 3.0),
            (inner.right_bottom(), 0.0),
            (inner.left_bottom(), 1.0),
            (inner.left_top(), 2.0),
        ];
        let mut points = Vec::new();
        for (middle, quarters) in corners {
            for n in 0..=4_u8 {
                let angle = (quarters + f32::from(n) / 4.0) * quarter;
                points.push(middle + Vec2::angled(angle) * radius);
            }
        }
        points.push(points[0]);
        let mut path = Vec::new();
        for pair in points.windows(2) {
            let count = ((pair[1] - pair[0]).length() / STEP).ceil().max(1.0);
            path.extend((0..count as u32).map(|n| pair[0].lerp(pair[1], n as f32 / count)));
        }
        path.push(points[0]);
        self.path(painter, &path);
    }

    /// Draws a row of dashes.
    pub fn dashes(self, painter: &Painter, from: Pos2, to: Pos2, [dash, gap]: [f32; 2]) {
        let length = (to - from).length();
        let along = |at: f32| from.lerp(to, (at / length).min(1.0));
        let mut at = 0.0;
        while at < length {
            self.line(painter, along(at), along(at + dash));
            at += dash + gap;
        }
    }

    /// Draws a path through points that are close together.
    pub fn path(self, painter: &Painter, points: &[Pos2]) {
        if points.len() < 2 {
            return;
        }
        // The seed depends only on x, so lines don't change while the page scrolls.
        let seed = points[0].x.round() as u32;
        let clear = Color32::TRANSPARENT;
        // Thin lines would break into dashes.
        let variation = VARIATION * ((self.width - 1.2) / 1.2).clamp(0.0, 1.0);
        let mut mesh = Mesh::default();
        let mut along = 0.0;
        for (at, point) in points.iter().enumerate() {
            let before = points[at.saturating_sub(1)];
            let after = points[(at + 1).min(points.len() - 1)];
            along += (*point - before).length();
            let across = (after - before).normalized().rot90();
            let swell = 1.0 + variation * noise(along / SWELL, seed);
            let half = self.width * swell / 2.0;
            let first = mesh.vertices.len() as u32;
            for (far, ink) in [
                (-half - EDGE, clear),
                (EDGE - half, self.ink),
                (half - EDGE, self.ink),
                (half + EDGE, clear),
            ] {
                mesh.colored_vertex(*point + across * far, ink);
            }
            if at > 0 {
                for n in 0..3 {
                    let (a, b) = (first - 4 + n, first + n);
                    mesh.add_triangle(a, a + 1, b);
                    mesh.add_triangle(a + 1, b, b + 1);
                }
            }
        }
        painter.add(Shape::mesh(mesh));
    }
}

/// Draws a tick in red whose end leaves its square, as by a quick hand.
pub fn tick(painter: &Painter, square: Rect) {
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width();
    let pen = Pen::new(square.width() * 0.13, CURRENT);
    pen.line(painter, at(0.18, 0.48), at(0.42, 0.84));
    pen.line(painter, at(0.40, 0.84), at(1.10, -0.14));
}

/// Draws a box to tick.
pub fn tick_box(painter: &Painter, square: Rect, ink: Color32) {
    let corners = [
        square.left_top(),
        square.right_top(),
        square.right_bottom(),
        square.left_bottom(),
        square.left_top(),
    ];
    Pen::new(1.7, ink).lines(painter, &corners);
}

/// Draws a line across a page, between two parts of it.
pub fn rule(ui: &mut Ui, height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let y = rect.center().y;
    let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, y));
    Pen::new(1.6, INK.gamma_multiply(0.6)).line(ui.painter(), from, to);
}
