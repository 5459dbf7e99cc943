//! The end of a game: who won, why, and what next.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{Panel, entered};
use crate::rules::tablan::Score;
use crate::rules::{AnyOptions, Outcome, Reason, Side};
use crate::table::Intent;
use crate::ui::icons::Icon;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{View, Wish};
use crate::ui::widget::{Voice, button, label, text_at};

/// The end of a game.
pub fn end(ui: &mut Ui, view: &View, outcome: Outcome) -> Option<Wish> {
    let words = view.words;
    let mut wish = None;
    ui.vertical_centered(|ui| {
        let headline = match outcome.winner {
            Some(side) => {
                let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0), egui::Sense::hover());
                view.icons.piece(ui.painter(), side, rect);
                words.with("wins", &[("side", view.side(side).into())])
            }
            None => words.get("drawn"),
        };
        label(ui, headline, Type::Display, colour::TEXT);
        if let Some(reason) = reason(view, outcome) {
            label(ui, reason, Type::Body, colour::SECOND);
        }
        ui.add_space(8.0);
        score(ui, view, outcome);
        ui.add_space(14.0);
    });
    let width = (ui.available_width() - 10.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let rematch = words.get("rematch");
        if entered(ui)
            || button(
                ui,
                view.icons,
                (Some(Icon::Rematch), &rematch),
                Voice::Next,
                true,
                Some(width),
            )
        {
            wish = Some(Wish::Intent(Intent::Rematch));
        }
        let new = words.get("new-game");
        if button(
            ui,
            view.icons,
            (Some(Icon::NewGame), &new),
            Voice::Quiet,
            true,
            Some(width),
        ) {
            wish = Some(Wish::Open(Panel::NewGame));
        }
    });
    ui.add_space(4.0);
    let look = words.get("keep-looking");
    let whole = Some(ui.available_width());
    if button(ui, view.icons, (None, &look), Voice::Quiet, true, whole) {
        wish = Some(Wish::Close);
    }
    wish
}

fn reason(view: &View, outcome: Outcome) -> Option<String> {
    let words = view.words;
    let named = |key: &str, side: Side| Some(words.with(key, &[("side", view.side(side).into())]));
    match outcome.reason {
        Reason::Finished { by } => named("end-finished", by),
        Reason::WipedOut => named("end-wiped-out", outcome.winner?.other()),
        Reason::Dead => Some(words.get("end-dead")),
        Reason::Resigned => named("end-resigned", outcome.winner?.other()),
        Reason::Agreed => Some(words.get("end-agreed")),
        // These end games that are not on this table.
        _ => None,
    }
}

/// Both scores with what was counted.
fn score(ui: &mut Ui, view: &View, outcome: Outcome) {
    let AnyOptions::Tablan(options) = view.position.options() else {
        return;
    };
    let counted = match options.score {
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
        view.icons.piece(ui.painter(), side, icon);
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
