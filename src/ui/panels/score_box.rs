//! Shows the scores of both sides at the end of a game.

use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2, vec2};

use crate::rules::Side;
use crate::ui::text::text_at;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// Shows both sides' scores under a caption, each beside a piece.
pub fn score_box(ui: &mut Ui, view: &View, caption: &str, scores: [u8; 2]) {
    let size = vec2(ui.available_width().min(340.0), 92.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let at = pos2(rect.center().x, rect.min.y + 18.0);
    let (centre, left) = (Align2::CENTER_CENTER, Align2::LEFT_CENTER);
    text_at(ui, at, centre, caption, TextStyle::Note, colour::SECOND);
    for (side, sign) in [(Side::First, -1.0), (Side::Second, 1.0)] {
        let x = rect.center().x + sign * rect.width() * 0.22;
        let y = rect.min.y + 58.0;
        let icon = Rect::from_center_size(pos2(x - 22.0, y), vec2(38.0, 38.0));
        view.piece(ui.painter(), side, icon);
        let figure = scores[side.index()].to_string();
        let at = pos2(x + 8.0, y);
        text_at(ui, at, left, &figure, TextStyle::Figure, colour::TEXT);
    }
}
