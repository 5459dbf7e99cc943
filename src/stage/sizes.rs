//! Conversions from the plain numbers of `geometry` to vectors, rectangles and anchors.

use bevy::math::{Rect, Vec2};
use bevy::sprite::Anchor;

use crate::geometry::{Point, Sides, Size};

/// Converts a size or a place.
pub(super) const fn vec2(pair: Point) -> Vec2 {
    Vec2::new(pair.0, pair.1)
}

/// Converts a rectangle.
pub(super) const fn rect([left, top, right, bottom]: Sides) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

/// The anchor at a place in a picture of this size.
pub(super) const fn anchor(place: Point, size: Size) -> Anchor {
    Anchor(Vec2::new(place.0 / size.0 - 0.5, 0.5 - place.1 / size.1))
}

/// The rectangle of a picture that extends beyond an area by these margins.
pub(super) fn around(area: Rect, [left, top, right, bottom]: Sides) -> Rect {
    Rect::from_corners(
        area.min - Vec2::new(left, top),
        area.max + Vec2::new(right, bottom),
    )
}
