//! Tablan's score at the end of a game.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::rules::tablan::{Position, Score};
use crate::rules::{Outcome, Rules, Side};
use crate::ui::theme::{Type, colour};
use crate::ui::view::View;
use crate::ui::widget::text_at;

/// Both scores with what was counted.
pub(in crate::ui) fn score(ui: &mut Ui, view: &View, position: &Position, outcome: Outcome) {
    let counted = match position.options().score {
        Score::Home => "end-score-home",
        Score::Remaining => "end-score-remaining",
    };
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width().min(340.0), 92.0),
        egui::Sense::hover(),
    );
    let painter = ui.painter();
    let faint = Color32::from_rgba_premultiplied(30, 25, 18, 120);
    painter.rect(
        rect,
        12.0,
        faint,
        Stroke::new(1.0, colour::FAINT_LINE),
        StrokeKind::Inside,
    );
    let at = pos2(rect.center().x, rect.min.y + 18.0);
    text_at(
        ui,
        at,
        Align2::CENTER_CENTER,
        &view.words.get(counted),
        Type::Note,
        colour::SECOND,
    );
    for (side, sign) in [(Side::First, -1.0), (Side::Second, 1.0)] {
        let x = rect.center().x + sign * rect.width() * 0.22;
        let y = rect.min.y + 58.0;
        let icon = Rect::from_center_size(pos2(x - 22.0, y), vec2(38.0, 38.0));
        view.piece(ui.painter(), side, icon);
        let figure = outcome.score[side.index()].to_string();
        text_at(
            ui,
            pos2(x + 8.0, y),
            Align2::LEFT_CENTER,
            &figure,
            Type::Figure,
            colour::TEXT,
        );
    }
}
