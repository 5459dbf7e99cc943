//! Paints the badges of players: a cream drawing on a disc of the player's colour.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use std::f32::consts::{FRAC_PI_8, PI, TAU};

use crate::players::{Badge, PlayerMark};

/// The colour of the rim and the drawing.
const CREAM: Color32 = Color32::from_rgb(0xF1, 0xE4, 0xC4);
/// The size of the drawing relative to the disc.
const DRAWING: f32 = 0.86;

/// Paints a badge around a point.
pub fn paint(painter: &Painter, at: Pos2, radius: f32, badge: Badge) {
    let [r, g, b] = badge.colour.rgb();
    let disc = Color32::from_rgb(r, g, b);
    painter.circle_filled(at, radius, CREAM);
    painter.circle_filled(at, radius * 0.95, disc);
    let ring = Stroke::new(radius * 0.035, CREAM.gamma_multiply(0.85));
    painter.circle_stroke(at, radius * 0.865, ring);
    let pen = Pen {
        painter,
        at,
        radius: radius * DRAWING,
        disc,
    };
    match badge.mark {
        PlayerMark::Sun => pen.sun(),
        PlayerMark::Fish => pen.fish(),
        PlayerMark::Leaf => pen.leaf(),
        PlayerMark::Boat => pen.boat(),
        PlayerMark::Moon => pen.moon(),
        PlayerMark::Star => pen.star(),
        PlayerMark::Tulip => pen.tulip(),
        PlayerMark::Mountain => pen.mountain(),
        PlayerMark::Key => pen.key(),
        PlayerMark::Bird => pen.bird(),
        PlayerMark::Bell => pen.bell(),
        PlayerMark::Shell => pen.shell(),
    }
}

/// A position in a drawing, from its middle; 1 is its edge, and y points down.
type At = Vec2;

/// Draws within a disc.
struct Pen<'a> {
    painter: &'a Painter,
    at: Pos2,
    radius: f32,
    disc: Color32,
}

/// A position in a direction, from its angle and distance.
fn polar(angle: f32, far: f32) -> At {
    vec2(far * angle.cos(), far * angle.sin())
}

/// The corners of a regular polygon around a position.
fn ring_of(middle: At, corners: usize, far: f32, from: f32) -> Vec<At> {
    let corner = |n: usize| middle + polar(from + TAU * n as f32 / corners as f32, far);
    (0..corners).map(corner).collect()
}

/// A lens shape of two arcs between two positions.
fn lens(from: At, to: At, bulge: f32) -> Vec<At> {
    const STEPS: usize = 10;
    let along = to - from;
    let aside = vec2(-along.y, along.x) * (bulge / 2.0);
    let point = |t: f32, side: f32| from + along * t + aside * (side * (PI * t).sin());
    let there = (0..=STEPS).map(|n| point(n as f32 / STEPS as f32, 1.0));
    let back = (1..STEPS).rev();
    let back = back.map(|n| point(n as f32 / STEPS as f32, -1.0));
    there.chain(back).collect()
}

impl Pen<'_> {
    fn place(&self, at: At) -> Pos2 {
        self.at + at * self.radius
    }

    /// Fills a convex shape.
    fn fill(&self, corners: &[At], ink: Color32) {
        let corners = corners.iter().map(|at| self.place(*at)).collect();
        self.painter
            .add(Shape::convex_polygon(corners, ink, Stroke::NONE));
    }

    fn cream(&self, corners: &[At]) {
        self.fill(corners, CREAM);
    }

    fn dot(&self, at: At, far: f32, ink: Color32) {
        self.painter
            .circle_filled(self.place(at), far * self.radius, ink);
    }

    fn line(&self, points: &[At], width: f32, ink: Color32) {
        let points = points.iter().map(|at| self.place(*at)).collect();
        let stroke = Stroke::new(width * self.radius, ink);
        self.painter.add(Shape::line(points, stroke));
    }

    fn sun(&self) {
        self.dot(vec2(0.0, 0.0), 0.34, CREAM);
        for ray in 0..12 {
            let angle = TAU / 12.0 * ray as f32;
            self.cream(&[
                polar(angle, 0.74),
                polar(angle + 0.17, 0.44),
                polar(angle - 0.17, 0.44),
            ]);
        }
    }

    fn fish(&self) {
        self.cream(&lens(vec2(-0.72, 0.0), vec2(0.46, 0.0), 0.64));
        self.cream(&[vec2(0.24, 0.0), vec2(0.76, -0.36), vec2(0.60, 0.04)]);
        self.cream(&[vec2(0.24, 0.0), vec2(0.76, 0.36), vec2(0.60, -0.04)]);
        self.dot(vec2(-0.42, -0.06), 0.08, self.disc);
        let gill = [vec2(-0.18, -0.26), vec2(-0.10, 0.0), vec2(-0.18, 0.26)];
        self.line(&gill, 0.06, self.disc);
    }

    fn leaf(&self) {
        self.cream(&lens(vec2(-0.52, 0.52), vec2(0.60, -0.60), 0.66));
        self.line(&[vec2(-0.68, 0.68), vec2(-0.40, 0.40)], 0.1, CREAM);
        self.line(&[vec2(-0.44, 0.44), vec2(0.38, -0.38)], 0.07, self.disc);
        for at in [-0.18, 0.06, 0.28] {
            self.line(
                &[vec2(at, -at), vec2(at + 0.02, -at - 0.24)],
                0.05,
                self.disc,
            );
            self.line(
                &[vec2(at, -at), vec2(at + 0.24, -at - 0.02)],
                0.05,
                self.disc,
            );
        }
    }

    fn boat(&self) {
        self.cream(&[
            vec2(-0.70, 0.26),
            vec2(0.70, 0.26),
            vec2(0.44, 0.58),
            vec2(-0.44, 0.58),
        ]);
        self.cream(&[vec2(-0.04, -0.74), vec2(-0.04, 0.17), vec2(-0.60, 0.17)]);
        self.cream(&[vec2(0.08, -0.54), vec2(0.54, 0.17), vec2(0.08, 0.17)]);
    }

    fn moon(&self) {
        self.dot(vec2(-0.04, 0.0), 0.62, CREAM);
        self.dot(vec2(0.24, -0.10), 0.50, self.disc);
        let middle = vec2(0.34, -0.12);
        let (tips, dents) = (
            ring_of(middle, 5, 0.22, -PI / 2.0),
            ring_of(middle, 5, 0.09, -PI / 2.0 + PI / 5.0),
        );
        self.cream(&dents);
        for ray in 0..5 {
            self.cream(&[tips[ray], dents[ray], dents[(ray + 4) % 5]]);
        }
    }

    fn star(&self) {
        let dents = ring_of(vec2(0.0, 0.0), 8, 0.50, FRAC_PI_8);
        self.cream(&dents);
        for (ray, tip) in ring_of(vec2(0.0, 0.0), 8, 0.72, 0.0)
            .into_iter()
            .enumerate()
        {
            self.cream(&[tip, dents[ray], dents[(ray + 7) % 8]]);
        }
        self.dot(vec2(0.0, 0.0), 0.22, self.disc);
    }

    fn tulip(&self) {
        for side in [-1.0, 1.0] {
            self.cream(&[
                vec2(0.48 * side, -0.52),
                vec2(0.48 * side, -0.06),
                vec2(0.30 * side, 0.16),
                vec2(0.0, 0.24),
                vec2(0.04 * side, -0.02),
            ]);
            self.cream(&lens(vec2(0.0, 0.68), vec2(0.48 * side, 0.26), 0.5));
        }
        self.cream(&[
            vec2(0.0, -0.64),
            vec2(0.25, -0.10),
            vec2(0.0, 0.24),
            vec2(-0.25, -0.10),
        ]);
        self.line(&[vec2(0.0, 0.1), vec2(0.0, 0.74)], 0.1, CREAM);
    }

    fn mountain(&self) {
        self.cream(&[vec2(-0.76, 0.46), vec2(-0.22, -0.54), vec2(0.34, 0.46)]);
        self.cream(&[vec2(0.28, -0.24), vec2(0.76, 0.46), vec2(-0.16, 0.46)]);
        let snow = [
            vec2(-0.42, -0.12),
            vec2(-0.28, -0.24),
            vec2(-0.18, -0.08),
            vec2(-0.02, -0.20),
        ];
        self.line(&snow, 0.07, self.disc);
    }

    fn key(&self) {
        self.line(&[vec2(-0.24, -0.24), vec2(0.58, 0.58)], 0.16, CREAM);
        self.line(&[vec2(0.52, 0.52), vec2(0.74, 0.30)], 0.14, CREAM);
        self.line(&[vec2(0.26, 0.26), vec2(0.44, 0.08)], 0.14, CREAM);
        self.dot(vec2(-0.34, -0.34), 0.33, CREAM);
        self.dot(vec2(-0.40, -0.40), 0.14, self.disc);
    }

    fn bird(&self) {
        self.cream(&[
            vec2(-0.34, 0.10),
            vec2(-0.80, -0.02),
            vec2(-0.70, 0.30),
            vec2(-0.30, 0.30),
        ]);
        self.cream(&lens(vec2(-0.58, 0.30), vec2(0.46, -0.14), 0.62));
        self.dot(vec2(0.36, -0.28), 0.22, CREAM);
        self.cream(&[vec2(0.50, -0.42), vec2(0.80, -0.24), vec2(0.50, -0.16)]);
        self.line(&[vec2(-0.06, 0.36), vec2(-0.06, 0.66)], 0.07, CREAM);
        self.line(&[vec2(0.12, 0.32), vec2(0.12, 0.66)], 0.07, CREAM);
        self.dot(vec2(0.40, -0.32), 0.055, self.disc);
        let wing = [
            vec2(-0.38, 0.14),
            vec2(-0.14, 0.22),
            vec2(0.10, 0.12),
            vec2(0.22, -0.04),
        ];
        self.line(&wing, 0.06, self.disc);
    }

    fn bell(&self) {
        self.dot(vec2(0.0, -0.58), 0.11, CREAM);
        self.cream(&[
            vec2(-0.12, -0.52),
            vec2(0.12, -0.52),
            vec2(0.27, -0.38),
            vec2(0.35, -0.14),
            vec2(0.38, 0.22),
            vec2(-0.38, 0.22),
            vec2(-0.35, -0.14),
            vec2(-0.27, -0.38),
        ]);
        self.cream(&[
            vec2(-0.36, 0.16),
            vec2(0.36, 0.16),
            vec2(0.56, 0.40),
            vec2(-0.56, 0.40),
        ]);
        self.line(&[vec2(-0.42, 0.17), vec2(0.42, 0.17)], 0.05, self.disc);
        self.dot(vec2(0.0, 0.52), 0.13, CREAM);
    }

    fn shell(&self) {
        const STEPS: usize = 14;
        let rim = |n: usize| {
            let angle = PI * n as f32 / STEPS as f32;
            vec2(-0.68 * angle.cos(), -0.06 - 0.54 * angle.sin())
        };
        let mut fan: Vec<At> = (0..=STEPS).map(rim).collect();
        fan.extend([vec2(0.16, 0.50), vec2(-0.16, 0.50)]);
        self.cream(&fan);
        self.cream(&[
            vec2(-0.30, 0.42),
            vec2(0.30, 0.42),
            vec2(0.24, 0.60),
            vec2(-0.24, 0.60),
        ]);
        for x in [-0.46, -0.17, 0.17, 0.46] {
            let top = -0.44 + 0.5 * x * x;
            self.line(&[vec2(x * 0.16, 0.40), vec2(x, top)], 0.055, self.disc);
        }
    }
}
