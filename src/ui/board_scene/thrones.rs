//! Draws the thrones and camps of Tablut on a shared board, with marks for their effect under the current options.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::geometry::tablut::CELL;
use crate::rules::tablut::{Options, Square, Thrones};
use crate::stage::tablut::{CAMP_SIZE, TablutBoard, ThroneLook};
use crate::ui::home::boards::BoardPicture;

/// The ink of the drawing.
const INK: Color32 = Color32::from_rgb(0x33, 0x26, 0x16);
/// The ink that tints the squares of the camps.
const CAMP_INK: Color32 = Color32::from_rgba_premultiplied(0x07, 0x05, 0x03, 0x21);
/// The positions of the frame's lines, as shares of a square from its edge.
const OUTER: f32 = 0.05;
const BAND: f32 = 0.09;
const INNER: f32 = 0.25;
/// The range of the gap in each side, if men can pass.
const GAP: (f32, f32) = (0.38, 0.62);
/// The number of marks in the band on each side.
const MARKS: u8 = 11;

/// Draws the thrones and camps under the pieces.
pub(super) fn paint(
    painter: &Painter,
    photograph: &BoardPicture,
    board: TablutBoard,
    options: &Options,
) {
    let side = CELL * photograph.scale();
    let frame = |square: Square, look| Frame {
        painter,
        rect: Rect::from_center_size(photograph.place(board.centre(square)), Vec2::splat(side)),
        look,
    };
    if options.camps {
        for square in Square::CAMPS {
            let place = photograph.place(board.centre(square));
            let rect = Rect::from_center_size(place, Vec2::splat(side * CAMP_SIZE));
            painter.rect_filled(rect, 0.0, CAMP_INK);
        }
    }
    frame(Square::KONAKIS, ThroneLook::of_middle(options)).draw();
    if options.thrones == Thrones::Five {
        for corner in Square::CORNERS {
            let look = ThroneLook {
                is_open: false,
                is_hostile: true,
            };
            let frame = frame(corner, look);
            frame.draw();
            frame.crown();
        }
    }
}

/// The frame of a throne.
struct Frame<'a> {
    painter: &'a Painter,
    rect: Rect,
    look: ThroneLook,
}

impl Frame<'_> {
    /// A position by the side of the square, clockwise from the upper one, and the distances along it and inwards.
    fn at(&self, side: u8, along: f32, inwards: f32) -> Pos2 {
        let (x, y) = match side {
            0 => (along, inwards),
            1 => (1.0 - inwards, along),
            2 => (1.0 - along, 1.0 - inwards),
            _ => (inwards, 1.0 - along),
        };
        self.rect.min + vec2(x, y) * self.rect.width()
    }

    fn stroke(&self, part: f32) -> Stroke {
        Stroke::new((self.rect.width() * part).max(0.6), INK)
    }

    fn draw(&self) {
        for side in 0..4 {
            self.lines(side);
            self.marks(side);
        }
    }

    /// Draws the lines along a side, and the one from its corner inwards.
    fn lines(&self, side: u8) {
        for (inset, width) in [(OUTER, 0.026), (BAND, 0.014), (INNER, 0.022)] {
            let whole = (inset, 1.0 - inset);
            let parts = if self.look.is_open {
                vec![(whole.0, GAP.0), (GAP.1, whole.1)]
            } else {
                vec![whole]
            };
            for (from, to) in parts {
                let ends = [self.at(side, from, inset), self.at(side, to, inset)];
                self.painter.line_segment(ends, self.stroke(width));
            }
        }
        let corner = [self.at(side, BAND, BAND), self.at(side, INNER, INNER)];
        self.painter.line_segment(corner, self.stroke(0.014));
        if !self.look.is_open {
            return;
        }
        for edge in [GAP.0, GAP.1] {
            let end = [self.at(side, edge, OUTER), self.at(side, edge, INNER)];
            self.painter.line_segment(end, self.stroke(0.022));
        }
        for inwards in [0.08, 0.15, 0.22] {
            let dot = self.at(side, 0.5, inwards);
            self.painter
                .circle_filled(dot, self.rect.width() * 0.016, INK);
        }
    }

    /// Draws strokes in the band, or teeth if the throne is hostile.
    fn marks(&self, side: u8) {
        let step = (1.0 - 2.0 * INNER) / f32::from(MARKS);
        for mark in 0..MARKS {
            let along = INNER + step * (f32::from(mark) + 0.5);
            if self.look.is_open && along > GAP.0 - step && along < GAP.1 + step {
                continue;
            }
            if self.look.is_hostile {
                let tooth = vec![
                    self.at(side, along, BAND + 0.03),
                    self.at(side, along + step * 0.45, INNER - 0.01),
                    self.at(side, along - step * 0.45, INNER - 0.01),
                ];
                let tooth = Shape::convex_polygon(tooth, INK, Stroke::NONE);
                self.painter.add(tooth);
            } else {
                let ends = [
                    self.at(side, along, BAND + 0.03),
                    self.at(side, along, INNER - 0.03),
                ];
                self.painter.line_segment(ends, self.stroke(0.012));
            }
        }
    }

    /// Draws the crown of a throne in a corner of the board.
    fn crown(&self) {
        let size = self.rect.width();
        let place = |(x, y): (f32, f32)| self.rect.min + vec2(x, y) * size;
        let points = [
            (0.36, 0.60),
            (0.31, 0.42),
            (0.42, 0.52),
            (0.50, 0.36),
            (0.58, 0.52),
            (0.69, 0.42),
            (0.64, 0.60),
        ];
        let mut outline = points.map(place).to_vec();
        outline.push(place(points[0]));
        self.painter.add(Shape::line(outline, self.stroke(0.022)));
        for tip in [(0.31, 0.40), (0.50, 0.34), (0.69, 0.40)] {
            self.painter.circle_filled(place(tip), size * 0.022, INK);
        }
        let under = [place((0.36, 0.65)), place((0.64, 0.65))];
        self.painter.line_segment(under, self.stroke(0.022));
    }
}
