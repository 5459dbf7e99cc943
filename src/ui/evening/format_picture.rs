//! Draws the formats of a game night with the pen: dots are players, lines are games.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};
use std::f32::consts::TAU;

use crate::evening::Format;
use crate::ui::kit::Pen;

/// The width of the widest drawing, in pixels of the design.
pub(super) const WIDTH: f32 = 140.0;
/// The radius of a dot, in pixels of the design.
const DOT: f32 = 6.0;
/// The width of a line, in pixels of the design.
const LINE: f32 = 2.1;

/// Paints the drawing of a format around a point.
pub(super) fn paint(painter: &Painter, format: Format, middle: Pos2, scale: f32, ink: Color32) {
    let drawing = Drawing {
        painter,
        middle,
        scale,
        ink,
    };
    match format {
        Format::Swiss { .. } => drawing.ladder(),
        Format::RoundRobin => drawing.ring(),
        Format::KnockOut => drawing.tree(),
        Format::WinnerStaysOn { .. } => drawing.queue(),
    }
}

/// A drawing in pixels of the design from its middle; y points down.
struct Drawing<'a> {
    painter: &'a Painter,
    middle: Pos2,
    scale: f32,
    ink: Color32,
}

impl Drawing<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.middle + vec2(x, y) * self.scale
    }

    fn pen(&self, width: f32) -> Pen {
        Pen::new((width * self.scale).max(1.0), self.ink)
    }

    fn dot(&self, x: f32, y: f32, radius: f32) {
        let (at, radius) = (self.at(x, y), radius * self.scale);
        self.painter.circle_filled(at, radius, self.ink);
    }

    fn line(&self, from: Pos2, to: Pos2) {
        self.pen(LINE).line(self.painter, from, to);
    }

    fn fill(&self, corners: &[[f32; 2]]) {
        let corners = corners.iter().map(|[x, y]| self.at(*x, *y)).collect();
        let shape = Shape::convex_polygon(corners, self.ink, Stroke::NONE);
        self.painter.add(shape);
    }

    /// Neighbours in the standings meet.
    fn ladder(&self) {
        const STEP: f32 = 15.0;
        for place in 0..8_u8 {
            let y = -52.0 + STEP * f32::from(place);
            self.dot(-14.0, y, 5.2);
            if place % 2 == 0 {
                let corners = [(-4.0, y), (20.0, y), (20.0, y + STEP), (-4.0, y + STEP)];
                let corners = corners.map(|(x, y)| self.at(x, y));
                self.pen(LINE).lines(self.painter, &corners);
            }
        }
    }

    /// Everyone meets everyone.
    fn ring(&self) {
        const PLAYERS: u8 = 6;
        let player = |number: u8| {
            let angle = TAU * f32::from(number) / f32::from(PLAYERS);
            (46.0 * angle.sin(), -46.0 * angle.cos())
        };
        let thin = Pen::new((1.3 * self.scale).max(0.8), self.ink.gamma_multiply(0.62));
        for one in 0..PLAYERS {
            let (x, y) = player(one);
            for other in 0..one {
                let (to_x, to_y) = player(other);
                thin.line(self.painter, self.at(x, y), self.at(to_x, to_y));
            }
        }
        for number in 0..PLAYERS {
            let (x, y) = player(number);
            self.dot(x, y, DOT);
        }
    }

    /// The winners meet until one is left.
    fn tree(&self) {
        for player in 0..4_u8 {
            let y = -42.0 + 28.0 * f32::from(player);
            self.dot(-54.0, y, DOT);
            self.line(self.at(-46.0, y), self.at(-24.0, y));
        }
        for y in [-28.0, 28.0] {
            self.line(self.at(-24.0, y - 14.0), self.at(-24.0, y + 14.0));
            self.line(self.at(-24.0, y), self.at(8.0, y));
        }
        self.line(self.at(8.0, -28.0), self.at(8.0, 28.0));
        self.line(self.at(8.0, 0.0), self.at(40.0, 0.0));
        self.dot(50.0, 0.0, 9.0);
    }

    /// The winner stays at the table, and the loser joins the end of the queue.
    fn queue(&self) {
        const STEPS: u8 = 24;
        self.dot(-52.0, -8.0, 9.0);
        self.line(self.at(-39.0, -8.0), self.at(-21.0, -8.0));
        self.dot(-12.0, -8.0, DOT);
        for x in [22.0, 46.0, 70.0] {
            self.dot(x, -8.0, 5.0);
        }
        let bow = (0..=STEPS).map(|step| {
            let t = f32::from(step) / f32::from(STEPS);
            self.at(-10.0 + 82.0 * t, 6.0 + 52.0 * t * (1.0 - t))
        });
        let bow: Vec<Pos2> = bow.collect();
        self.pen(1.8).path(self.painter, &bow);
        self.fill(&[[72.0, 1.0], [77.5, 13.0], [65.0, 12.0]]);
        self.crown();
    }

    fn crown(&self) {
        self.fill(&[
            [-61.0, -31.0],
            [-43.0, -31.0],
            [-43.0, -24.0],
            [-61.0, -24.0],
        ]);
        self.fill(&[[-61.0, -38.0], [-55.0, -30.0], [-61.0, -30.0]]);
        self.fill(&[[-52.0, -40.0], [-47.0, -30.0], [-57.0, -30.0]]);
        self.fill(&[[-43.0, -38.0], [-43.0, -30.0], [-49.0, -30.0]]);
    }
}
