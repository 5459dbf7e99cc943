//! The tilted sheet of a lesson's note.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// A tilted sheet, which converts positions from its upper left corner to the window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    origin: Pos2,
    pub(super) size: Vec2,
    pub(super) angle: f32,
}

impl Sheet {
    /// A sheet in a rectangle, rotated around the middle of its upper edge by an angle (rad).
    pub(super) fn new(rect: Rect, angle: f32) -> Sheet {
        let pivot = rect.center_top();
        let turned = Vec2::angled(angle);
        let away = rect.min - pivot;
        Sheet {
            origin: pivot + vec2(away.x * turned.x, away.x * turned.y),
            size: rect.size(),
            angle,
        }
    }

    /// Converts a position on the sheet to the window.
    pub(super) fn at(&self, place: Pos2) -> Pos2 {
        let turned = Vec2::angled(self.angle);
        let down = vec2(-turned.y, turned.x);
        self.origin + turned * place.x + down * place.y
    }

    pub(super) fn bounds(&self) -> Rect {
        Rect::from_min_size(self.origin, self.size)
    }

    pub(super) fn corners(&self, rect: Rect) -> [Pos2; 4] {
        [rect.min, rect.right_top(), rect.max, rect.left_bottom()].map(|at| self.at(at))
    }

    pub(super) fn quad(&self, rect: Rect, fill: Color32) -> Shape {
        self.polygon(
            &[rect.min, rect.right_top(), rect.max, rect.left_bottom()],
            fill,
        )
    }

    pub(super) fn polygon(&self, places: &[Pos2], fill: Color32) -> Shape {
        let points = places.iter().map(|place| self.at(*place)).collect();
        PathShape::convex_polygon(points, fill, Stroke::NONE).into()
    }

    pub(super) fn outline(&self, rect: Rect, stroke: Stroke) -> Shape {
        Shape::closed_line(self.corners(rect).to_vec(), stroke)
    }

    pub(super) fn line(&self, from: Pos2, to: Pos2, stroke: Stroke) -> Shape {
        Shape::line_segment([self.at(from), self.at(to)], stroke)
    }
}
