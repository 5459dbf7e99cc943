//! Depths of everything on the paper, back to front. The pieces' shadows are above it, at 3.

use crate::stage::Layout;

pub(super) const SHEET: f32 = 1.0;
pub(super) const CAMP: f32 = 1.15;
pub(super) const THRONE: f32 = 1.2;
pub(super) const TRAIL: f32 = 1.5;
pub(super) const GOAL: f32 = 1.7;
pub(super) const MARK: f32 = 1.8;
pub(super) const FOCUS: f32 = 2.2;
pub(super) const RING: f32 = 2.4;
pub(super) const FALL_SHADOW: f32 = 3.05;
/// The lowest depth of pieces. Their order follows the foot's distance from the upper edge.
pub(super) const STANDING: f32 = 10.0;
pub(super) const STANDING_STEP: f32 = 5.0;
pub(super) const SLIP: f32 = 60.0;

/// The depth of a piece whose foot is at a height in board space.
pub(super) fn standing(layout: &Layout, y: f32) -> f32 {
    STANDING + STANDING_STEP * y / layout.board_view.size().y
}
