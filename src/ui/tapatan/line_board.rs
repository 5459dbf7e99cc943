//! Paints a small board with the lines that win.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::ACCENT;
use crate::geometry::tapatan::{BOARD, CUP, POINTS};
use crate::rules::tapatan::{LINES, Point, Position};
use crate::rules::{Rules as _, Side};
use crate::ui::theme::pieces::IVORY;

/// The wood, its lit edge, and the ground of grooves and cups.
const WOOD: Color32 = Color32::from_rgb(0x99, 0x58, 0x2B);
const EDGE: Color32 = Color32::from_rgb(0xBC, 0x7C, 0x47);
const GROOVE: Color32 = Color32::from_rgb(0x4A, 0x26, 0x10);
const CUP_GROUND: Color32 = Color32::from_rgb(0x74, 0x3E, 0x1B);
/// The shadow under the board, at 45 %.
const SHADOW: Color32 = Color32::from_black_alpha(115);
/// A line with which only Black wins.
const BLACK: Color32 = Color32::from_rgb(0x17, 0x12, 0x0E);

/// Paints the board of a position without its pieces. Lines with which only one side wins have its colour.
pub(super) fn paint(painter: &Painter, position: &Position, place: Rect) {
    let unit = place.width() / BOARD;
    let corner = 36.0 * unit;
    let shadow = place.translate(vec2(10.0, 16.0) * unit);
    painter.rect_filled(shadow, corner, SHADOW);
    let edge = Stroke::new(1.0, EDGE);
    painter.rect(place, corner, WOOD, edge, StrokeKind::Inside);
    let at = |point: Point| -> Pos2 {
        let (column, row) = (point.file(), 3 - point.rank());
        place.min + vec2(POINTS[usize::from(column)], POINTS[usize::from(row)]) * unit
    };
    let draw = |[from, _, to]: [Point; 3], width: f32, ink: Color32| {
        painter.line_segment([at(from), at(to)], Stroke::new(width, ink));
    };
    let is_straight = |line: &[Point; 3]| {
        let [from, _, to] = line;
        from.file() == to.file() || from.rank() == to.rank()
    };
    let has_diagonals = position.options().has_diagonals();
    for line in LINES {
        if has_diagonals || is_straight(&line) {
            draw(line, 18.0 * unit, GROOVE);
        }
    }
    let wins = |line: [Point; 3]| {
        Side::BOTH.map(|side| position.winning_lines(side).any(|other| other == line))
    };
    for line in LINES {
        let ink = match wins(line) {
            [true, true] => ACCENT.line,
            [true, false] => IVORY,
            [false, true] => BLACK,
            [false, false] => continue,
        };
        draw(line, 22.0 * unit, ink);
    }
    for point in Point::all() {
        let rim = Stroke::new(12.0 * unit, GROOVE);
        painter.circle(at(point), 0.62 * CUP * unit, CUP_GROUND, rim);
    }
}
