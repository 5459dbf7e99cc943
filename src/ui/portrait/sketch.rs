//! The surface that portraits are drawn on: a square of size 1 by 1.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use super::colours::INK;

/// The scale of the drawing.
const CLOSER: f32 = 1.16;
/// The point that stays fixed when the drawing is scaled.
const NEAR: Pos2 = pos2(0.5, 0.6);

/// Draws in a square of size 1 by 1, with y pointing down.
pub(super) struct Sketch<'a> {
    pub(super) painter: &'a Painter,
    pub(super) rect: Rect,
    /// The outlines.
    pub(super) ink: Stroke,
}

impl Sketch<'_> {
    /// Converts a position to the window.
    pub(super) fn at(&self, at: Pos2) -> Pos2 {
        let at = NEAR + (at - NEAR) * CLOSER;
        self.rect.min + at.to_vec2() * self.rect.width()
    }

    /// A stroke with a width.
    pub(super) fn pen(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new((width * self.rect.width()).max(1.0), colour)
    }

    /// The points of an oval from one angle to another, 0 to the right, clockwise.
    pub(super) fn arc(&self, centre: Pos2, half: Vec2, from: f32, to: f32) -> Vec<Pos2> {
        (0..=20)
            .map(|i| {
                let angle = from + (to - from) * i as f32 / 20.0;
                self.at(pos2(
                    centre.x + half.x * angle.cos(),
                    centre.y + half.y * angle.sin(),
                ))
            })
            .collect()
    }

    /// Paints a convex shape with an outline.
    pub(super) fn fill(&self, points: Vec<Pos2>, colour: Color32) {
        self.painter
            .add(Shape::convex_polygon(points, colour, self.ink));
    }

    /// Paints an oval by its centre and half its size.
    pub(super) fn oval(&self, centre: Pos2, half: Vec2, colour: Color32) {
        let mut points = self.arc(centre, half, 0.0, TAU);
        // The last point equals the first, and an outline with both has spikes.
        points.pop();
        self.fill(points, colour);
    }

    /// Paints a convex shape with straight sides.
    pub(super) fn shape(&self, corners: &[Pos2], colour: Color32) {
        self.fill(corners.iter().map(|at| self.at(*at)).collect(), colour);
    }

    /// Paints a line through points.
    pub(super) fn line(&self, points: &[Pos2], width: f32, colour: Color32) {
        let points = points.iter().map(|at| self.at(*at)).collect();
        self.painter
            .add(Shape::line(points, self.pen(width, colour)));
    }

    /// Paints a part of an oval's outline, from one angle to another.
    pub(super) fn curve(&self, centre: Pos2, half: Vec2, [from, to]: [f32; 2], width: f32) {
        let points = self.arc(centre, half, from, to);
        self.painter.add(Shape::line(points, self.pen(width, INK)));
    }

    /// Paints a dot.
    pub(super) fn dot(&self, at: Pos2, radius: f32, colour: Color32) {
        let radius = radius * self.rect.width();
        self.painter.circle_filled(self.at(at), radius, colour);
    }
}
