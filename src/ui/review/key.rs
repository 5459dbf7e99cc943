//! Explains the marks of mistakes on the graph.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Rect, Ui, pos2, vec2};

use super::graph::{mark_half, paint_triangle};
use super::{Family, SIDES, Screen, texts};
use crate::review::Mistake;
use crate::ui::theme::colour;
use crate::ui::view::View;

/// The space between a mark and the text after it, in units.
const AFTER_MARK: f32 = 6.0;
/// The space between the marks of both sides, in units.
const BETWEEN_SIDES: f32 = 4.0;
/// The space between two parts, in units.
const BETWEEN_PARTS: f32 = 14.0;
/// The space beside the key in its row, and below it, in units.
const MARGIN: [f32; 2] = [8.0, 5.0];

/// The sizes of mistakes, the smallest first.
const MISTAKES: [Mistake; 3] = [Mistake::Inaccuracy, Mistake::Mistake, Mistake::Blunder];

/// Shows the key in its row at the foot of a panel, if the layout has one. Returns the room above it.
pub(super) fn at_foot(ui: &Ui, view: &View, screen: &Screen, panel: Rect) -> Rect {
    let height = screen.places.key;
    let (above, row) = panel.split_top_bottom_at_y(panel.max.y - height);
    let row = row.with_max_y(row.max.y - MARGIN[1]);
    let row = row.shrink2(vec2(MARGIN[0], 0.0));
    if height > 0.0
        && let Some(key) = Key::fitting(ui, view, screen, row.width())
    {
        key.paint(ui, screen, row);
    }
    above
}

/// The key of the graph: each mark of a mistake with its name.
pub(super) struct Key {
    names: [Arc<Galley>; 3],
    /// The number of marks before each name: those of both sides, or of the second one.
    marks: usize,
}

impl Key {
    /// The key, with as many marks as fit into a width. `None` if it has no room.
    pub(super) fn fitting(ui: &Ui, view: &View, screen: &Screen, room: f32) -> Option<Key> {
        let font = screen.font(17.0, 15.0, Family::Text);
        let painter = ui.painter();
        let names = MISTAKES.map(|mistake| {
            let name = view.words.get(texts::short_mistake_key(mistake));
            painter.layout_no_wrap(name, font.clone(), colour::SECOND)
        });
        let key = |marks| Key {
            names: names.clone(),
            marks,
        };
        let mut keys = [2, 1].into_iter().map(key);
        keys.find(|key| key.width(screen) <= room)
    }

    /// The width, in units.
    fn width(&self, screen: &Screen) -> f32 {
        let parts = MISTAKES.into_iter().zip(&self.names);
        let widths = parts.map(|(mistake, name)| self.marks_width(screen, mistake) + name.size().x);
        widths.sum::<f32>() + 2.0 * BETWEEN_PARTS
    }

    /// The width of the marks before a name, with the space after them.
    fn marks_width(&self, screen: &Screen, mistake: Mistake) -> f32 {
        let marks = self.marks as f32;
        2.0 * mark_half(screen, mistake) * marks + BETWEEN_SIDES * (marks - 1.0) + AFTER_MARK
    }

    /// Paints it in the middle of a place.
    pub(super) fn paint(self, ui: &Ui, screen: &Screen, place: Rect) {
        let middle = place.center();
        let mut x = middle.x - self.width(screen) / 2.0;
        for (mistake, name) in MISTAKES.into_iter().zip(&self.names) {
            let half = mark_half(screen, mistake);
            for mark in 0..self.marks {
                let side = SIDES.len() - self.marks + mark;
                // As on the graph, the first side's marks point up, and the second side's down.
                let away = if side == 0 { 1.0 } else { -1.0 };
                let left = x + (2.0 * half + BETWEEN_SIDES) * mark as f32;
                let tip = pos2(left + half, middle.y - away * half * 0.75);
                paint_triangle(ui, tip, half, away, SIDES[side], mistake);
            }
            x += self.marks_width(screen, mistake);
            let at = pos2(x, middle.y - name.size().y / 2.0);
            ui.painter().galley(at, name.clone(), colour::SECOND);
            x += name.size().x + BETWEEN_PARTS;
        }
    }
}
