//! The layout of the book in the window, and the common parts of all its pages.

use std::time::Duration;

use bevy_egui::egui::{self, Rect, Ui};

use super::ink::{bold, medium};
use crate::ui::kit::{Skin, fade_edges, pen};
use crate::ui::theme::paper::{FAINT, INK};
use crate::ui::view::View;

/// The layout of the book in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Two pages, with the sections at their left.
    Spread,
    /// Two pages, with the sections in a drawer.
    Narrow,
    /// One page.
    Single,
}

/// The parameters for drawing the parts of the book.
pub(super) struct Shown<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) now: Duration,
    /// The text scale, relative to a window of 1920 × 1080.
    pub(super) scale: f32,
    pub(super) form: Form,
}

/// Shows a part of the window with a separate clip area and id.
pub(super) fn part<R>(ui: &mut Ui, rect: Rect, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
        add(ui)
    })
    .inner
}

/// Shows a part of the window in the paper skin.
pub(super) fn on_paper<R>(ui: &mut Ui, rect: Rect, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    part(ui, rect, id, |ui| Skin::Paper.scope(ui, add))
}

impl Shown<'_> {
    /// Shows contents in a scroll area.
    pub(super) fn scroll<R>(&self, ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
        let shown = egui::ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                egui::Frame::new()
                    .inner_margin(egui::Margin {
                        left: 4,
                        right: 14,
                        top: 2,
                        bottom: 4,
                    })
                    .show(ui, add)
                    .inner
            });
        fade_edges(ui, &shown);
        shown.inner
    }

    /// Shows the place in the book, a title, and a line below both.
    pub(super) fn heading(&self, ui: &mut Ui, place: String, title: String) {
        let size = match self.form {
            Form::Spread => 66.0 * self.scale,
            Form::Narrow | Form::Single => 34.0,
        };
        medium(ui, place, 25.0 * self.scale, FAINT);
        bold(ui, title, size, INK);
        pen::rule(ui, 12.0 * self.scale);
        ui.add_space(6.0 * self.scale);
    }
}
