//! Snaps lists to whole rows, and fades the rows that are cut at their edges.

use bevy_egui::egui::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{Rangef, Ui, Vec2};

use super::kit::fill_strip;
use super::theme::colour;

/// The height of the fade at the upper and the lower edge, in units.
pub(super) const FADE: f32 = 16.0;
/// The height of the fade at a cut row, in units.
const MARGIN: f32 = 5.0;

/// The current offset of a list, and its rows at the edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowOffset {
    /// The current offset.
    pub seen: f32,
    /// The nearest offset without a cut row. The fade is above it, so the first whole row is [`FADE`] below the edge.
    pub nearest: f32,
    /// The lower edge of the row that is cut at the upper edge of the list, and the upper edge of the row that is cut
    /// at the lower edge. `None` for rows that take most of the list.
    pub cut: [Option<f32>; 2],
}

impl RowOffset {
    /// The offset of a list of which a part is seen. `rows` are the places of its rows at least around both edges of
    /// that part.
    pub fn of(seen: Rangef, rows: impl Iterator<Item = Rangef>) -> RowOffset {
        let mut nearest: Option<f32> = None;
        let mut cut = [None; 2];
        let away = |offset: f32| (offset - seen.min).abs();
        for row in rows {
            let offset = (row.min - FADE).max(0.0);
            if nearest.is_none_or(|nearest| away(offset) < away(nearest)) {
                nearest = Some(offset);
            }
            let can_hide = row.span() <= seen.span() / 2.0;
            let is_cut = |edge: f32| can_hide && row.min + 0.5 < edge && edge < row.max - 0.5;
            if is_cut(seen.min) {
                cut[0] = Some(row.max);
            }
            if is_cut(seen.max) {
                cut[1] = Some(row.min);
            }
        }
        RowOffset {
            seen: seen.min,
            nearest: nearest.unwrap_or(seen.min),
            cut,
        }
    }
}

/// Fades the cut rows at the edges of a list and, once it rests, scrolls it to whole rows.
pub(super) fn snap_and_fade(ui: &Ui, shown: &ScrollAreaOutput<RowOffset>) {
    let RowOffset { seen, nearest, cut } = shown.inner;
    let mut state = shown.state;
    let offset = state.offset.y;
    let place = |of_list: f32| shown.inner_rect.min.y + of_list - seen;
    fade_ends(ui, shown, cut.map(|edge| edge.map(place)));
    let most = shown.content_size.y - shown.inner_rect.height();
    let rests = ui.input(|input| !input.is_scrolling() && !input.pointer.any_down())
        && state.velocity() == Vec2::ZERO
        && (seen - offset).abs() < 0.5;
    let nearest = nearest.min(most);
    // The ends of the list need no adjustment.
    if rests && offset > 0.5 && offset < most - 0.5 && (nearest - offset).abs() > 0.5 {
        state.offset.y = nearest;
        state.store(ui.ctx(), shown.id);
        ui.ctx().request_repaint();
    }
}

/// Fades the upper and the lower end of a list if it continues there. `cut` are the lower edge of a cut row at the upper end
/// and the upper edge of one at the lower end. Both rows are hidden.
pub(super) fn fade_ends<R>(ui: &Ui, shown: &ScrollAreaOutput<R>, cut: [Option<f32>; 2]) {
    let most = shown.content_size.y - shown.inner_rect.height();
    let offset = shown.state.offset.y;
    let strip = shown.inner_rect;
    let height = FADE.min(strip.height() / 3.0);
    // Each level has its opacity (0 to 1).
    let fades = |levels: [(f32, f32); 3]| {
        fill_strip(ui.painter(), strip.x_range(), colour::PANEL_FILL, &levels);
    };
    let [above, below] = cut;
    // The text of a cut row starts below its margin.
    let high = |cut: Option<f32>| if cut.is_some() { MARGIN } else { height };
    if offset > 0.5 {
        let end = above.unwrap_or(strip.min.y + height).min(strip.max.y);
        let start = (end - high(above)).max(strip.min.y);
        fades([(strip.min.y, 1.0), (start, 1.0), (end, 0.0)]);
    }
    if offset < most - 0.5 {
        let start = below.unwrap_or(strip.max.y - height).max(strip.min.y);
        let end = (start + high(below)).min(strip.max.y);
        fades([(start, 0.0), (end, 1.0), (strip.max.y, 1.0)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> impl Iterator<Item = Rangef> {
        (0..10).map(|row| Rangef::new(27.0 * row as f32, 27.0 * (row + 1) as f32))
    }

    #[test]
    fn the_nearest_offset_is_at_a_row() {
        let nearest = |seen| RowOffset::of(Rangef::new(seen, seen + 100.0), rows()).nearest;
        assert_eq!(nearest(3.0), 0.0);
        assert_eq!(nearest(54.0 - FADE + 10.0), 54.0 - FADE);
        assert_eq!(nearest(54.0 - FADE - 10.0), 54.0 - FADE);
    }

    #[test]
    fn cut_rows_are_found_at_both_edges() {
        let cut = |min, max| RowOffset::of(Rangef::new(min, max), rows()).cut;
        assert_eq!(cut(0.0, 108.0), [None, None]);
        assert_eq!(cut(27.0, 100.0), [None, Some(81.0)]);
        assert_eq!(cut(38.0, 135.2), [Some(54.0), None]);
        // In a low list, a hidden row would leave nothing to read.
        assert_eq!(cut(28.0, 60.0), [None, None]);
    }
}
