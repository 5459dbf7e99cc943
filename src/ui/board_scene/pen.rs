//! The pen for roads and marks on a painted board.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::math::Vec2 as Point;
use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2,
};

use super::shared_look;
use crate::rules::GameKind;
use crate::stage::Road;
use crate::stage::road::{cut, length, point};
use crate::ui::board_place::at;
use crate::ui::kit::Pen;

/// The dark line below others, for contrast on wood and cloth.
const SEAT: Color32 = Color32::from_black_alpha(120);
/// The ink of numbers on light marks.
const NUMBER: Color32 = Color32::from_rgb(0x1B, 0x0F, 0x08);
/// The width of a line, and the additional width of its dark seat, in pixels of the picture.
const LINE: f32 = 4.4;
const MORE: f32 = 3.4;
/// The length of a road's head, and half its width, in pixels of the picture.
const HEAD: Vec2 = Vec2::new(17.0, 8.0);
/// The radius of a bead on a passed location, in pixels of the picture.
const BEAD: f32 = 9.6;
/// The least radius of a bead with a legible number, in points.
const READABLE: f32 = 6.5;
/// The radii of marks, relative to a cell: the start of a road, its end before a piece, the ring around a piece.
const START: f32 = 0.3;
const END: f32 = 0.48;
const AROUND: f32 = 0.5;
/// The radii of targets, relative to a cell: with a number, and without.
const NUMBERED: f32 = 0.2;
const PLAIN: f32 = 0.11;
/// Half of an arc around a captured piece (rad).
const ARC: f32 = 26.0_f32.to_radians();

/// A pen for roads and marks on a painted board.
pub(in crate::ui) struct BoardPen<'a> {
    painter: &'a Painter,
    ink: Color32,
    /// `true` if the board is drawn on paper.
    is_leaf: bool,
    /// The size of a pixel of the picture, in points.
    unit: f32,
    /// The size of a cell, in points.
    cell: f32,
}

impl<'a> BoardPen<'a> {
    /// The pen for a game's board. `cell` is the size of a cell, and `unit` that of a pixel of the picture (points).
    pub(in crate::ui) const fn new(
        painter: &'a Painter,
        game: GameKind,
        cell: f32,
        unit: f32,
    ) -> Self {
        let look = shared_look(game);
        Self {
            painter,
            ink: look.move_ink,
            is_leaf: look.is_leaf,
            unit,
            cell,
        }
    }

    /// Draws a line through points.
    pub(in crate::ui) fn line(&self, points: &[Pos2]) {
        let width = LINE * self.unit;
        if self.is_leaf {
            Pen::new(width * 0.8, self.ink).lines(self.painter, points);
            return;
        }
        let more = MORE * self.unit;
        for (width, ink) in [(width + more, SEAT), (width, self.ink)] {
            let line = Shape::line(points.to_vec(), Stroke::new(width, ink));
            self.painter.add(line);
        }
    }

    /// Draws the outline of a rectangle.
    pub(in crate::ui) fn frame(&self, rect: Rect) {
        self.line(&[
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
            rect.left_top(),
        ]);
    }

    fn circle(&self, middle: Pos2, radius: f32) {
        let width = LINE * self.unit;
        if self.is_leaf {
            Pen::new(width * 0.8, self.ink).ring(self.painter, middle, radius);
            return;
        }
        let more = MORE * self.unit;
        for (width, ink) in [(width + more, SEAT), (width, self.ink)] {
            let line = Stroke::new(width, ink);
            self.painter.circle_stroke(middle, radius, line);
        }
    }

    /// Draws a ring around a piece.
    pub(in crate::ui) fn ring(&self, middle: Pos2) {
        self.circle(middle, AROUND * self.cell);
    }

    /// Draws the four arcs that mark a capture.
    pub(in crate::ui) fn capture(&self, middle: Pos2) {
        const STEPS: u8 = 6;
        for quarter in 0..4_u8 {
            let from = f32::from(quarter) * FRAC_PI_2 + FRAC_PI_4 - ARC;
            let points = (0..=STEPS).map(|step| {
                let angle = from + 2.0 * ARC * f32::from(step) / f32::from(STEPS);
                middle + Vec2::angled(angle) * AROUND * self.cell
            });
            self.line(&points.collect::<Vec<_>>());
        }
    }

    /// Draws a possible target. A number of 0 isn't shown.
    pub(in crate::ui) fn target(&self, middle: Pos2, number: u8) {
        let share = if number > 0 { NUMBERED } else { PLAIN };
        let radius = (share * self.cell).max(4.0 * self.unit);
        self.disc(middle, radius, number.into());
    }

    /// Draws the number of steps to a captured piece, at its upper right.
    pub(in crate::ui) fn count(&self, piece: Pos2, number: u8) {
        if number > 0 {
            let aside = Vec2::angled(-FRAC_PI_4) * AROUND * self.cell;
            self.disc(piece + aside, BEAD * self.unit, number.into());
        }
    }

    fn disc(&self, middle: Pos2, radius: f32, number: usize) {
        let edge = if self.is_leaf {
            Stroke::NONE
        } else {
            Stroke::new(MORE * self.unit / 2.0, NUMBER)
        };
        self.painter.circle(middle, radius, self.ink, edge);
        if number > 0 && radius >= READABLE {
            let font = FontId::new(radius * 1.3, FontFamily::Name("bold".into()));
            let painter = self.painter;
            painter.text(middle, Align2::CENTER_CENTER, number, font, NUMBER);
        }
    }

    /// Draws a road on the screen with its start and its head, and with numbered beads if `beads` is true.
    pub(in crate::ui) fn road(&self, road: &Road, beads: bool) {
        let line = road.line();
        let start = START * self.cell;
        let end = length(&line) - END * self.cell;
        let head = (HEAD.x * self.unit).min(end - start);
        if head > 0.0 {
            self.part(&line, start, end - 0.7 * head);
            self.head(&line, end, head);
        }
        if let Some(middle) = road.start() {
            self.circle(at(middle), start);
        }
        if beads {
            let radius = BEAD * self.unit;
            // Without a number, a large bead would look like a target.
            let radius = if radius < READABLE {
                radius * 0.6
            } else {
                radius
            };
            for (number, middle) in (1..).zip(road.passed()) {
                self.disc(at(middle), radius, number);
            }
        }
    }

    /// Draws the part of a road that a travelling piece has left behind. `share` is its progress, 0 to 1.
    pub(in crate::ui) fn wake(&self, road: &Road, share: f32) {
        let line = road.line();
        let start = START * self.cell;
        self.part(&line, start, length(&line) * share);
        if let Some(middle) = road.start() {
            self.circle(at(middle), start);
        }
    }

    fn part(&self, line: &[Point], from: f32, to: f32) {
        if to > from {
            let points: Vec<Pos2> = cut(line, from, to).into_iter().map(at).collect();
            self.line(&points);
        }
    }

    /// Draws the head of a line at a distance from its start.
    fn head(&self, line: &[Point], end: f32, long: f32) {
        let ends = point(line, end).zip(point(line, end - long));
        let Some((tip, back)) = ends else {
            return;
        };
        let along = (tip - back).normalize_or_zero();
        let half = along.perp() * HEAD.y * long / HEAD.x;
        let triangle = |more: f32| {
            let wide = half + half.normalize_or_zero() * more;
            let (tip, back) = (tip + along * more * 1.6, back - along * more);
            vec![at(tip), at(back + wide), at(back - wide)]
        };
        let mut parts = vec![(0.0, self.ink)];
        if !self.is_leaf {
            parts.insert(0, (1.5 * self.unit, SEAT));
        }
        for (more, ink) in parts {
            let shape = Shape::convex_polygon(triangle(more), ink, Stroke::NONE);
            self.painter.add(shape);
        }
    }
}
