//! Snaps lists to whole rows, and fades the rows at their edges.

use bevy_egui::egui::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{Color32, Mesh, Rect, Ui, Vec2};

use super::theme::colour;

/// The height of the fade at the upper and the lower edge, in units.
pub(super) const FADE: f32 = 16.0;

/// The current offset of a list, and the nearest one at which no row is cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowOffset {
    /// The current offset.
    pub seen: f32,
    /// The nearest offset without a cut row. The fade is above it, so the first whole row is [`FADE`] below the edge.
    pub nearest: f32,
}

impl RowOffset {
    /// The nearest offset among rows with these tops.
    pub fn nearest(seen: f32, tops: impl Iterator<Item = f32>) -> RowOffset {
        let offset = |top: f32| (top - FADE).max(0.0);
        let away = |offset: &f32| (offset - seen).abs();
        let nearest = tops
            .map(offset)
            .min_by(|one, other| away(one).total_cmp(&away(other)));
        RowOffset {
            seen,
            nearest: nearest.unwrap_or(seen),
        }
    }
}

/// Fades the edges of a list and, once it rests, scrolls it to whole rows.
pub(super) fn snap_and_fade(ui: &Ui, shown: &ScrollAreaOutput<RowOffset>) {
    let mut state = shown.state;
    let most = shown.content_size.y - shown.inner_rect.height();
    let offset = state.offset.y;
    let has_above = offset > 0.5;
    let has_below = offset < most - 0.5;
    let strip = shown.inner_rect;
    let height = FADE.min(strip.height() / 3.0);
    let clear = Color32::TRANSPARENT;
    if has_above {
        let edge = strip.with_max_y(strip.min.y + height);
        ui.painter().add(fade(edge, colour::MODAL_FILL, clear));
    }
    if has_below {
        let edge = strip.with_min_y(strip.max.y - height);
        ui.painter().add(fade(edge, clear, colour::MODAL_FILL));
    }
    let RowOffset { seen, nearest } = shown.inner;
    let rests = ui.input(|input| !input.is_scrolling() && !input.pointer.any_down())
        && state.velocity() == Vec2::ZERO
        && (seen - offset).abs() < 0.5;
    let nearest = nearest.min(most);
    // The ends of the list need no adjustment.
    if rests && has_above && has_below && (nearest - offset).abs() > 0.5 {
        state.offset.y = nearest;
        state.store(ui.ctx(), shown.id);
        ui.ctx().request_repaint();
    }
}

/// A strip with one colour at the top and another one at the bottom.
fn fade(strip: Rect, top: Color32, bottom: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(strip.left_top(), top);
    mesh.colored_vertex(strip.right_top(), top);
    mesh.colored_vertex(strip.right_bottom(), bottom);
    mesh.colored_vertex(strip.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_offset_is_at_a_row() {
        let tops = || (0..10).map(|row| 27.0 * row as f32);
        let nearest = |seen| RowOffset::nearest(seen, tops()).nearest;
        assert_eq!(nearest(3.0), 0.0);
        assert_eq!(nearest(54.0 - FADE + 10.0), 54.0 - FADE);
        assert_eq!(nearest(54.0 - FADE - 10.0), 54.0 - FADE);
    }
}
