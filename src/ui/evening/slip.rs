//! A slip of paper over the sheet.

use bevy_egui::egui::{Id, Rect, Sense, Ui, UiBuilder, vec2};

use crate::ui::kit::{growth, paper};
use crate::ui::panels::scroll_body;
use crate::ui::theme::colour;

/// The width, and the least height, in units of a window of 1280 by 720.
const WIDTH: f32 = 470.0;
const HEIGHT: f32 = 280.0;
/// The distance between the edge and the contents, at that size.
const MARGIN: f32 = 20.0;
/// The height that scrolling contents have around them, in units.
const AROUND: f32 = 8.0;

/// A slip that has been shown.
pub(super) struct Slip<R> {
    /// The result of its contents.
    pub(super) inner: R,
    /// `true` if a press beside it leaves it.
    pub(super) is_left: bool,
}

/// Shows a slip over a dimmed sheet. It's as high as its contents, up to the height of the sheet.
pub(super) fn show<R>(ui: &mut Ui, sheet: Rect, add: impl FnOnce(&mut Ui) -> R) -> Slip<R> {
    let id = Id::new("slip over the sheet");
    let window = ui.ctx().content_rect();
    let scale = growth(ui);
    let margin = MARGIN * scale;
    let known = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(0.0);
    let wanted = vec2(WIDTH * scale, known + AROUND + 2.0 * margin);
    let size = wanted.max(vec2(0.0, HEIGHT * scale)).min(sheet.size());
    let leaf = Rect::from_center_size(sheet.center(), size);
    ui.painter()
        .rect_filled(window, 0.0, colour::MODAL_BACKDROP);
    let beside = ui.interact(window, id, Sense::CLICK);
    paper::page(ui.painter(), leaf);
    // Presses on the slip don't leave it.
    ui.interact(leaf, id.with("leaf"), Sense::CLICK);
    let inner = leaf.shrink(margin);
    // Otherwise it would scroll with the sheet.
    let inside = UiBuilder::new().id_salt(id).max_rect(inner);
    let shown = ui.scope_builder(inside, |ui| {
        scroll_body(ui, inner.height(), |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let added = add(ui);
            (added, ui.min_rect().height())
        })
    });
    let (inner, height) = shown.inner;
    if (height - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_repaint();
    }
    Slip {
        inner,
        is_left: beside.clicked(),
    }
}
