//! Shows the empty library: pieces of every game, and an explanation of how games are added.

use bevy_egui::egui::{Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::exchange;
use crate::rules::{GameKind, Side};
use crate::ui::evening::paint::line;
use crate::ui::kit::growth;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::INK;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The width of the text, in units of a window of 1280 by 720.
const WIDE: f32 = 560.0;
/// The approximate height of pieces, text and buttons together, in the same units.
const HIGH: f32 = 200.0;
/// The share of the free height above them. A little less than half looks centred.
const ABOVE: f32 = 0.44;
/// The size of a piece, in the same units as the width.
const PIECE: f32 = 52.0;

/// Shows it in the middle of a page of this height.
pub fn show(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    let grown = growth(ui);
    let room = ui.available_rect_before_wrap();
    let wide = (WIDE * grown).min(room.width());
    let above = ((height - HIGH * grown) * ABOVE).max(0.0);
    let column = Rect::from_min_size(
        pos2(room.center().x - wide / 2.0, room.min.y + above),
        vec2(wide, room.height()),
    );
    let shown = ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
        pieces(ui, view, PIECE * grown);
        ui.add_space(14.0);
        let is_reading = view.library.games.library().is_reading();
        let key = if is_reading {
            "library-reading"
        } else {
            "library-empty"
        };
        line(ui, view.words.get(key), TextStyle::Body, INK);
        ui.add_space(10.0);
        exchange::buttons(ui, view)
    });
    ui.expand_to_include_rect(shown.response.rect);
    ui.advance_cursor_after_rect(shown.response.rect);
    shown.inner
}

/// Shows a pair of pieces of each game in a row.
fn pieces(ui: &mut Ui, view: &View, size: f32) {
    let step = size * 2.2;
    let wide = step * GameKind::ALL.len() as f32;
    let size = size * (ui.available_width() / wide).min(1.0);
    let step = size * 2.2;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), size), Sense::hover());
    for (at, game) in GameKind::ALL.into_iter().enumerate() {
        let left = row.min.x + step * at as f32;
        for (side, beside) in [(Side::Second, 0.62), (Side::First, 0.0)] {
            let corner = pos2(left + size * beside, row.min.y);
            let place = Rect::from_min_size(corner, Vec2::splat(size));
            view.icons.piece(ui.painter(), game, side, place);
        }
    }
}
