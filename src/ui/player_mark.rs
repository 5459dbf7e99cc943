//! A player's badge: a light sign on a disc of the player's colour, drawn from few shapes so that it is sharp at any
//! size.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use crate::players::{Badge, PlayerMark};

const SIGN: Color32 = Color32::from_rgb(0xF6, 0xEA, 0xCE);

/// Paints a badge about a point.
pub fn paint(painter: &Painter, at: Pos2, radius: f32, badge: Badge) {
    let [r, g, b] = badge.colour.rgb();
    let pen = Pen {
        painter,
        at,
        radius,
        ground: Color32::from_rgb(r, g, b),
    };
    painter.circle_filled(at, radius, pen.ground);
    painter.circle_stroke(at, radius * 0.885, Stroke::new(radius * 0.055, SIGN));
    match badge.mark {
        PlayerMark::Sun => pen.sun(),
        PlayerMark::Fish => pen.fish(),
        PlayerMark::Leaf => pen.leaf(),
        PlayerMark::Boat => pen.boat(),
        PlayerMark::Moon => pen.moon(),
        PlayerMark::Star => pen.star(vec2(0.0, 0.03), 0.62),
        PlayerMark::Tulip => pen.tulip(),
        PlayerMark::Mountain => pen.mountain(),
        PlayerMark::Key => pen.key(),
        PlayerMark::Bird => pen.bird(),
        PlayerMark::Bell => pen.bell(),
        PlayerMark::Shell => pen.shell(),
    }
}

/// What signs are drawn with; places and lengths are shares of the disc's radius.
struct Pen<'a> {
    painter: &'a Painter,
    at: Pos2,
    radius: f32,
    ground: Color32,
}

fn way(angle: f32) -> Vec2 {
    Vec2::angled(angle)
}

impl Pen<'_> {
    fn point(&self, place: Vec2) -> Pos2 {
        self.at + place * self.radius
    }

    fn disc(&self, place: Vec2, radius: f32, colour: Color32) {
        self.painter
            .circle_filled(self.point(place), radius * self.radius, colour);
    }

    /// A convex shape.
    fn shape(&self, corners: &[Vec2], colour: Color32) {
        let corners = corners.iter().map(|corner| self.point(*corner)).collect();
        self.painter
            .add(Shape::convex_polygon(corners, colour, Stroke::NONE));
    }

    fn line(&self, from: Vec2, to: Vec2, width: f32, colour: Color32) {
        let ends = [self.point(from), self.point(to)];
        let line = Stroke::new(width * self.radius, colour);
        self.painter.line_segment(ends, line);
    }

    /// A shape between two arcs from one point to another, as wide as given.
    fn lens(&self, from: Vec2, to: Vec2, width: f32, colour: Color32) {
        const PARTS: u8 = 10;
        let (middle, half) = ((from + to) * 0.5, (to - from) * 0.5);
        let across = half.rot90().normalized() * width * 0.5;
        let corner = |part: u8| {
            let angle = TAU * f32::from(part) / f32::from(2 * PARTS);
            // The ends are pointed.
            let out = angle.sin().signum() * angle.sin().abs().powf(1.35);
            middle + half * angle.cos() + across * out
        };
        let corners: Vec<Vec2> = (0..2 * PARTS).map(corner).collect();
        self.shape(&corners, colour);
    }

    fn star(&self, middle: Vec2, size: f32) {
        for ray in 0..5_u8 {
            let angle = -PI / 2.0 + TAU * f32::from(ray) / 5.0;
            let beside = |turn: f32| middle + way(angle + turn) * size * 0.42;
            let corners = [
                middle,
                beside(-PI / 5.0),
                middle + way(angle) * size,
                beside(PI / 5.0),
            ];
            self.shape(&corners, SIGN);
        }
        self.disc(middle, size * 0.3, SIGN);
    }

    fn sun(&self) {
        self.disc(Vec2::ZERO, 0.32, SIGN);
        for ray in 0..10_u8 {
            let angle = TAU * f32::from(ray) / 10.0;
            let side = way(angle + PI / 2.0) * 0.085;
            let foot = way(angle) * 0.41;
            self.shape(&[foot - side, way(angle) * 0.66, foot + side], SIGN);
        }
    }

    fn fish(&self) {
        self.lens(vec2(-0.62, 0.0), vec2(0.34, 0.0), 0.62, SIGN);
        self.shape(&[vec2(0.18, 0.0), vec2(0.6, -0.3), vec2(0.5, 0.0)], SIGN);
        self.shape(&[vec2(0.18, 0.0), vec2(0.5, 0.0), vec2(0.6, 0.3)], SIGN);
        self.disc(vec2(-0.36, -0.06), 0.06, self.ground);
        self.line(vec2(-0.16, -0.2), vec2(-0.16, 0.2), 0.05, self.ground);
    }

    fn leaf(&self) {
        let (foot, tip) = (vec2(-0.4, 0.42), vec2(0.44, -0.5));
        self.lens(foot, tip, 0.66, SIGN);
        self.line(vec2(-0.56, 0.6), vec2(0.24, -0.28), 0.06, self.ground);
        self.line(vec2(-0.58, 0.62), foot * 0.9, 0.08, SIGN);
        for share in [0.3, 0.52] {
            let at = foot + (tip - foot) * share;
            self.line(at, at + vec2(0.22, -0.02), 0.045, self.ground);
            self.line(at, at + vec2(-0.02, -0.22), 0.045, self.ground);
        }
    }

    fn boat(&self) {
        let hull = [
            vec2(-0.58, 0.22),
            vec2(0.58, 0.22),
            vec2(0.36, 0.5),
            vec2(-0.36, 0.5),
        ];
        self.shape(&hull, SIGN);
        self.shape(&[vec2(0.06, -0.6), vec2(0.5, 0.13), vec2(0.06, 0.13)], SIGN);
        self.shape(
            &[vec2(-0.06, -0.42), vec2(-0.06, 0.13), vec2(-0.42, 0.13)],
            SIGN,
        );
    }

    fn moon(&self) {
        self.disc(vec2(-0.06, 0.02), 0.54, SIGN);
        self.disc(vec2(0.17, -0.09), 0.46, self.ground);
        self.star(vec2(0.28, -0.1), 0.2);
    }

    fn tulip(&self) {
        self.line(vec2(0.0, 0.1), vec2(0.0, 0.64), 0.09, SIGN);
        self.lens(vec2(0.02, 0.62), vec2(0.42, 0.14), 0.2, SIGN);
        self.lens(vec2(-0.02, 0.62), vec2(-0.42, 0.2), 0.18, SIGN);
        let cup: Vec<Vec2> = (0..=10_u8)
            .map(|part| PI * f32::from(part) / 10.0)
            .map(|angle| vec2(angle.cos() * 0.34, -0.12 + angle.sin() * 0.32))
            .collect();
        self.shape(&cup, SIGN);
        for middle in [-0.225, 0.0, 0.225] {
            let foot = vec2(middle, -0.1);
            let top = vec2(middle * 1.35, -0.62 + middle.abs() * 0.25);
            self.shape(&[foot - vec2(0.12, 0.0), top, foot + vec2(0.12, 0.0)], SIGN);
        }
    }

    fn mountain(&self) {
        self.shape(
            &[vec2(-0.14, -0.5), vec2(0.36, 0.42), vec2(-0.64, 0.42)],
            SIGN,
        );
        self.shape(
            &[vec2(0.34, -0.16), vec2(0.66, 0.42), vec2(0.02, 0.42)],
            SIGN,
        );
        let snow = [
            (vec2(-0.36, -0.06), vec2(-0.22, 0.06)),
            (vec2(-0.22, 0.06), vec2(-0.12, -0.08)),
            (vec2(-0.12, -0.08), vec2(0.0, 0.06)),
            (vec2(0.0, 0.06), vec2(0.1, -0.06)),
        ];
        for (from, to) in snow {
            self.line(from, to, 0.06, self.ground);
        }
    }

    fn key(&self) {
        self.disc(vec2(-0.32, 0.0), 0.28, SIGN);
        self.disc(vec2(-0.32, 0.0), 0.13, self.ground);
        self.line(vec2(-0.1, 0.0), vec2(0.62, 0.0), 0.13, SIGN);
        self.line(vec2(0.36, 0.0), vec2(0.36, 0.26), 0.11, SIGN);
        self.line(vec2(0.56, 0.0), vec2(0.56, 0.32), 0.11, SIGN);
    }

    fn bird(&self) {
        self.lens(vec2(-0.62, 0.3), vec2(0.4, -0.06), 0.42, SIGN);
        self.disc(vec2(0.3, -0.16), 0.19, SIGN);
        self.shape(
            &[vec2(0.44, -0.24), vec2(0.68, -0.12), vec2(0.44, -0.06)],
            SIGN,
        );
        self.lens(vec2(-0.42, -0.5), vec2(0.16, 0.14), 0.3, SIGN);
        self.line(vec2(-0.2, -0.1), vec2(0.12, 0.16), 0.05, self.ground);
        self.disc(vec2(0.33, -0.2), 0.045, self.ground);
    }

    fn bell(&self) {
        let mut body: Vec<Vec2> = (0..=10_u8)
            .map(|part| PI + PI * f32::from(part) / 10.0)
            .map(|angle| vec2(angle.cos() * 0.34, -0.12 + angle.sin() * 0.38))
            .collect();
        body.extend([vec2(0.42, 0.3), vec2(-0.42, 0.3)]);
        self.shape(&body, SIGN);
        self.line(vec2(-0.56, 0.34), vec2(0.56, 0.34), 0.13, SIGN);
        self.disc(vec2(0.0, 0.5), 0.12, SIGN);
        self.disc(vec2(0.0, -0.54), 0.09, SIGN);
    }

    fn shell(&self) {
        let foot = vec2(0.0, 0.44);
        let mut fan = vec![foot + vec2(0.1, 0.0), foot - vec2(0.1, 0.0)];
        fan.extend((0..=12_u8).map(|part| {
            let angle = PI * (1.06 + 0.88 * f32::from(part) / 12.0);
            vec2(angle.cos() * 0.6, 0.1 + angle.sin() * 0.6)
        }));
        self.shape(&fan, SIGN);
        for rib in -2..=2_i8 {
            let angle = -PI / 2.0 + 0.36 * f32::from(rib);
            let out = vec2(angle.cos() * 0.6, 0.1 + angle.sin() * 0.6);
            self.line(
                foot + (out - foot) * 0.22,
                foot + (out - foot) * 0.93,
                0.045,
                self.ground,
            );
        }
        self.shape(
            &[
                vec2(-0.24, 0.42),
                vec2(0.24, 0.42),
                vec2(0.14, 0.56),
                vec2(-0.14, 0.56),
            ],
            SIGN,
        );
    }
}
