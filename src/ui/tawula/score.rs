//! How a match of Tawula stands.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::rules::Side;
use crate::ui::tawula::ACCENT;
use crate::ui::theme::{Type, colour};
use crate::ui::view::View;
use crate::ui::widget::{label, text_at};

/// The match in a few words: how long it is and how it stood before this game.
pub(in crate::ui) fn line(view: &View) -> Option<String> {
    let score = view.table.game().score_before()?;
    let [white, black] = score.scores();
    let length = ("length", score.length().into());
    let table_events = [length, ("white", white.into()), ("black", black.into())];
    Some(view.words.with("match-line", &table_events))
}

/// Both sides' games with the one just played; nothing for a single game.
pub(in crate::ui) fn show(ui: &mut Ui, view: &View) {
    let Some(score) = view.table.game().score() else {
        return;
    };
    let words = view.words;
    if let Some(side) = score.winner() {
        let text = words.with("match-won", &[("side", view.side(side).into())]);
        label(ui, text, Type::Strong, ACCENT.line);
        ui.add_space(6.0);
    }
    let size = vec2(ui.available_width().min(340.0), 92.0);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let faint = Color32::from_rgba_premultiplied(30, 25, 18, 120);
    let line = Stroke::new(1.0, colour::FAINT_LINE);
    ui.painter()
        .rect(rect, 12.0, faint, line, StrokeKind::Inside);
    let at = pos2(rect.center().x, rect.min.y + 18.0);
    let text = words.with("match-to", &[("length", score.length().into())]);
    text_at(
        ui,
        at,
        Align2::CENTER_CENTER,
        &text,
        Type::Note,
        colour::SECOND,
    );
    for (side, sign) in [(Side::First, -1.0), (Side::Second, 1.0)] {
        let x = rect.center().x + sign * rect.width() * 0.22;
        let y = rect.min.y + 58.0;
        let icon = Rect::from_center_size(pos2(x - 22.0, y), vec2(38.0, 38.0));
        view.piece(ui.painter(), side, icon);
        let at = pos2(x + 8.0, y);
        let figure = score.scores()[side.index()].to_string();
        text_at(
            ui,
            at,
            Align2::LEFT_CENTER,
            &figure,
            Type::Figure,
            colour::TEXT,
        );
    }
}
