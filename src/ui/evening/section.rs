//! A heading of the set-up, with a note beside it and a pen line below.

use bevy_egui::egui::{Sense, Ui, pos2, vec2};

use super::paint::{Typeface, set};
use crate::ui::kit::{Pen, name_painted};
use crate::ui::theme::paper::{INK, SECOND_INK};

/// The size of a title, in pixels of the design.
const TITLE: f32 = 42.0;
/// The distance of the baseline from the middle of a line, as a share of the size, in a title and in a note.
const BASELINES: [f32; 2] = [0.335, 0.3];

/// A heading with a note.
pub(super) struct Section<'a> {
    title: &'a str,
    beside: &'a str,
    size: f32,
}

impl<'a> Section<'a> {
    /// A heading without a note.
    pub(super) const fn new(title: &'a str) -> Self {
        Self {
            title,
            beside: "",
            size: 27.0,
        }
    }

    /// Adds a note of a size, in pixels of the design.
    pub(super) const fn beside(self, beside: &'a str, size: f32) -> Self {
        Self {
            beside,
            size,
            ..self
        }
    }

    /// Shows it. The note is below the heading if there's no space beside it.
    pub(super) fn show(&self, ui: &mut Ui, scale: f32) {
        let width = ui.available_width();
        let [large, small] = [TITLE * scale, self.size * scale];
        let title = Typeface::Title.layout(ui, self.title, large, INK, width);
        let left = title.size().x + 17.0 * scale;
        let fits = left + Typeface::Text.width(ui, self.beside, small) <= width;
        let room = if fits { f32::INFINITY } else { width };
        let note = Typeface::Text.layout(ui, self.beside, small, SECOND_INK, room);
        let below = if fits { 0.0 } else { note.size().y };
        let height = title.size().y + below + 8.0 * scale;
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let middle = rect.min.y + title.size().y / 2.0;
        set(ui, &title, rect.min.x, middle, INK);
        if fits {
            let lower = BASELINES[0] * large - BASELINES[1] * small;
            set(ui, &note, rect.min.x + left, middle + lower, SECOND_INK);
        } else {
            let middle = rect.min.y + title.size().y + below / 2.0;
            set(ui, &note, rect.min.x, middle, SECOND_INK);
        }
        name_painted(ui, rect, format!("{} {}", self.title, self.beside).trim());
        let y = rect.max.y - 2.0 * scale;
        let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, y));
        Pen::new((2.2 * scale).max(1.4), INK).line(ui.painter(), from, to);
    }
}
