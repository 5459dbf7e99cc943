//! A page of paper that lies over the whole window, on the ground of the table.

use bevy_egui::egui::{self, Align, Color32, Layout, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::book::{ink, paper};
use super::evening::pieces::growth;
use super::fair_throws::INK;
use super::paint::tiles;
use super::ui_action::UiAction;
use super::view::View;

/// A tile of the ground under the paper.
const TILE: f32 = 384.0;
/// From this width on, parts stand side by side.
const WIDE: f32 = 980.0;
/// Between columns.
const GUTTER: f32 = 36.0;

/// Shows it, at most so wide, in units of a window of 1280 by 720.
pub fn show(
    ctx: &egui::Context,
    view: &View,
    (name, widest): (&str, f32),
    content: impl FnOnce(&mut Ui) -> Option<UiAction>,
) -> Option<UiAction> {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new(name))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            let painter = ui.painter().clone();
            painter.rect_filled(rect, 0.0, Color32::from_rgb(0x16, 0x1C, 0x1A));
            if let Some(ground) = view.icons.ground(view.table.game().setup().kind()) {
                let tint = [Color32::from_gray(200), Color32::from_gray(130)];
                tiles(&painter, (ground, false), rect, Vec2::splat(TILE), tint);
            }
            let margin = (rect.width() * 0.025).clamp(8.0, 40.0);
            let beside = ((rect.width() - widest * growth(ui)) / 2.0).max(margin);
            let sheet = rect.shrink2(vec2(beside, margin));
            paper::sheet(&painter, sheet.translate(vec2(6.0, 8.0)), 0.45);
            paper::sheet(&painter, sheet, 0.0);
            let inner = sheet.shrink2(vec2(margin.max(14.0), (margin * 0.6).max(10.0)));
            let inside = UiBuilder::new().max_rect(inner);
            ui.scope_builder(inside, content).inner
        })
        .inner
}

/// The title, with what can be done beside it, and at the other end the button that closes the page.
pub fn title(
    ui: &mut Ui,
    view: &View,
    key: &str,
    beside: impl FnOnce(&mut Ui) -> Option<UiAction>,
) -> Option<UiAction> {
    const GAP: f32 = 14.0;
    let room = ui.available_rect_before_wrap();
    let at_end = UiBuilder::new()
        .max_rect(room)
        .layout(Layout::right_to_left(Align::Min));
    let close = ui.scope_builder(at_end, |ui| ink::button(ui, &view.words.get("close"), true));
    let left = room.with_max_x(close.response.rect.min.x - GAP);
    let title = ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ink::bold(ui, view.words.get(key), 40.0, INK);
            beside(ui)
        });
        row.inner
    });
    let whole = close.response.rect.union(title.response.rect);
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
    title.inner.or(close.inner.then_some(UiAction::Close))
}

/// Parts of the page: side by side where there is room, otherwise one below the other.
pub fn columns(ui: &mut Ui, parts: &[&dyn Fn(&mut Ui)]) {
    let room = ui.available_rect_before_wrap();
    if room.width() < WIDE {
        for part in parts {
            part(ui);
            ui.add_space(8.0);
        }
        return;
    }
    let width = (room.width() - 2.0 * GUTTER) / 3.0;
    let mut foot = room.min.y;
    for (at, part) in parts.iter().enumerate() {
        let left = room.min.x + (width + GUTTER) * at as f32;
        let place = Rect::from_min_size(pos2(left, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            part(ui);
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}
