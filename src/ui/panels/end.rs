//! The end of a game: who won, why, and what next.

use bevy_egui::egui::{self, Ui, vec2};

use super::{Panel, entered};
use crate::rules::{EndReason, Outcome, Side};
use crate::table::{Intent, Table};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{UiAction, View};
use crate::ui::widget::{Voice, button, label};

/// The end of a game.
pub fn end(ui: &mut Ui, view: &View, outcome: Outcome) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    ui.vertical_centered(|ui| {
        let headline = match outcome.winner {
            Some(side) => {
                let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0), egui::Sense::hover());
                view.piece(ui.painter(), side, rect);
                words.with("wins", &[("side", view.side(side).into())])
            }
            None => words.get("drawn"),
        };
        label(ui, headline, Type::Display, colour::TEXT);
        if let Some(reason) = reason(view, outcome) {
            label(ui, reason, Type::Body, colour::SECOND);
        }
        ui.add_space(8.0);
        games::score(ui, view, outcome);
        ui.add_space(14.0);
    });
    let width = (ui.available_width() - 10.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let again = onward(view.table);
        let rematch = match again {
            Intent::Lay(_) => words.get("next-game"),
            _ => words.get("rematch"),
        };
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
            action = Some(UiAction::Intent(again));
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
            action = Some(UiAction::Open(Panel::NewGame));
        }
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let record = words.get("record-title");
        let icon = Some(Icon::Journal);
        if button(
            ui,
            view.icons,
            (icon, &record),
            Voice::Quiet,
            true,
            Some(width),
        ) {
            action = Some(UiAction::Open(Panel::Record));
        }
        let look = words.get("keep-looking");
        if button(
            ui,
            view.icons,
            (None, &look),
            Voice::Quiet,
            true,
            Some(width),
        ) {
            action = Some(UiAction::Close);
        }
    });
    action
}

/// What follows a game that is over: the next one of its match or, after the last, a rematch.
#[must_use]
pub fn onward(table: &Table) -> Intent {
    table
        .game()
        .next_game()
        .map_or(Intent::Rematch, |next| Intent::Lay(Box::new(next)))
}

fn reason(view: &View, outcome: Outcome) -> Option<String> {
    let words = view.words;
    let named = |key: &str, side: Side| Some(words.with(key, &[("side", view.side(side).into())]));
    match outcome.reason {
        EndReason::Finished { by } => named("end-finished", by),
        EndReason::WipedOut => named("end-wiped-out", outcome.winner?.other()),
        EndReason::Dead => Some(words.get("end-dead")),
        EndReason::Resigned => named("end-resigned", outcome.winner?.other()),
        EndReason::ThreeInLine => named("end-three-in-line", outcome.winner?),
        EndReason::KingEscaped => Some(words.get("end-king-escaped")),
        EndReason::KingCaptured => Some(words.get("end-king-captured")),
        EndReason::KingShutIn => Some(words.get("end-king-shut-in")),
        EndReason::NoMove => named("end-no-move", outcome.winner?.other()),
        EndReason::Repetition => Some(words.get("end-repetition")),
        EndReason::BorneOff => named("end-borne-off", outcome.winner?),
        EndReason::Cappotto => named("end-capote", outcome.winner?),
        EndReason::Agreed => Some(words.get("end-agreed")),
    }
}
