//! The sheet of paper on its cloth.

use bevy_egui::egui::{Color32, Rect, Ui, Vec2, pos2, vec2};

use crate::rules::GameKind;
use crate::ui::kit::paper;
use crate::ui::paint::{Repeat, plain_rect, tiles};
use crate::ui::view::View;

/// The colours of the cloth and its border while their pictures aren't loaded.
const INDIGO: Color32 = Color32::from_rgb(0x13, 0x1F, 0x45);
const RED: Color32 = Color32::from_rgb(0x7A, 0x22, 0x1C);
/// The size of a tile of the cloth, in units.
const TILE: f32 = 384.0;
/// The aspect ratio of the border's picture: width by height.
const BORDER: f32 = 504.0 / 48.0;
/// The light on the cloth at its left and right.
const LIGHT: [Color32; 2] = [Color32::from_gray(200), Color32::from_gray(130)];
/// The light on the border.
const BORDER_LIGHT: [Color32; 2] = [Color32::from_gray(235), Color32::from_gray(190)];

/// Paints the cloth with its border, and the sheet on it. Returns the area for the sheet's contents.
pub(super) fn sheet(ui: &Ui, view: &View, window: Rect) -> Rect {
    let foot = cloth(ui, view, window);
    let margin = margin(window);
    let corner = pos2(window.max.x - margin, foot - (margin * 0.55).max(10.0));
    let above = (margin * 0.41).max(6.0);
    leaf(
        ui,
        Rect::from_min_max(window.min + vec2(margin, above), corner),
    )
}

/// The distance between the sheet and the sides of the window, in units.
pub(super) fn margin(window: Rect) -> f32 {
    (window.width() * 0.028).clamp(8.0, 54.0)
}

/// Paints the sheet. Returns the area for its contents.
pub(super) fn leaf(ui: &Ui, sheet: Rect) -> Rect {
    paper::page(ui.painter(), sheet);
    let width = sheet.width();
    sheet.shrink2(vec2(
        (width * 0.03).clamp(13.0, 54.0),
        (width * 0.021).clamp(10.0, 38.0),
    ))
}

/// Paints the cloth with a woven border at its bottom. Returns the top of the border.
pub(super) fn cloth(ui: &Ui, view: &View, window: Rect) -> f32 {
    let painter = ui.painter();
    painter.rect_filled(window, 0.0, INDIGO);
    if let Some(ground) = view.icons.ground(GameKind::Tablan) {
        let tile = Vec2::splat(TILE);
        tiles(painter, ground, Repeat::Seamless, window, tile, LIGHT);
    }
    let high = (window.height() * 0.046).clamp(12.0, 50.0);
    let foot = window.max.y - high;
    let border = Rect::from_min_max(pos2(window.min.x, foot), window.max);
    match view.icons.cloth_border() {
        Some(woven) => {
            let tile = vec2(high * BORDER, high);
            tiles(painter, woven, Repeat::Seamless, border, tile, BORDER_LIGHT);
        }
        None => plain_rect(painter, border, RED),
    }
    foot
}
