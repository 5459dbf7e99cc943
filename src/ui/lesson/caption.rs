//! Paints the caption under which pieces move to the position of the next step.

use bevy_egui::egui::{
    Align2, Context, CornerRadius, FontFamily, FontId, Id, LayerId, Order, Rect, Stroke,
    StrokeKind, pos2, vec2,
};

use super::LessonView;
use crate::table::Learning;
use crate::ui::theme::colour;
use crate::ui::view::View;

/// The size of its letters, and the distance from the board's upper edge to its middle, in units.
const LETTERS: f32 = 26.0;
const FROM_EDGE: f32 = 10.0;

/// Paints the caption in the middle of the board's upper edge.
pub(super) fn paint(ctx: &Context, view: &View, learning: &Learning, lesson_view: &LessonView) {
    let Some(key) = learning.caption() else {
        return;
    };
    let note = lesson_view.note;
    let strength = note.caption_strength(lesson_view.now, lesson_view.tempo, learning.run());
    if strength <= 0.0 {
        return;
    }
    let board = view.layout.board;
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("lesson's caption")));
    let narrow = (board.width() / 620.0).clamp(0.7, 1.0);
    let font = FontId::new(LETTERS * narrow, FontFamily::Name("title".into()));
    let ink = colour::TEXT.gamma_multiply(strength);
    let text = painter.layout_no_wrap(view.words.get(&key), font, ink);
    let middle = pos2(board.center().x, board.min.y + FROM_EDGE);
    let room = Rect::from_center_size(middle, text.size() + vec2(44.0, 16.0) * narrow);
    // The bar above the board stays readable.
    let below_bar = (view.layout.bar.max.y + 4.0 - room.min.y).max(0.0);
    let room = room.translate(vec2(0.0, below_bar));
    let edge = Stroke::new(1.5, colour::BRASS.gamma_multiply(strength));
    painter.rect(
        room,
        CornerRadius::same(9),
        colour::PANEL_FILL.gamma_multiply(strength),
        edge,
        StrokeKind::Inside,
    );
    let at = Align2::CENTER_CENTER.align_size_within_rect(text.size(), room);
    painter.galley(at.min, text, ink);
}
