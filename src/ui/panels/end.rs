//! Shows the end of a game: the winner, the reason, and the next actions.

use bevy_egui::egui::{self, Ui, vec2};

use super::reason::reason;
use super::{enter_pressed, match_sheet};
use crate::rules::Outcome;
use crate::table::ReplayIntent;
use crate::table::{Intent, Table};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::panel::Panel;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the end of a game.
pub fn end(ui: &mut Ui, view: &View, outcome: Outcome) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    ui.vertical_centered(|ui| {
        let headline = match outcome.winner {
            Some(side) => {
                let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0), egui::Sense::hover());
                view.piece(ui.painter(), side, rect);
                view.sentence("wins", side)
            }
            None => words.get("drawn"),
        };
        label(ui, headline, TextStyle::Display, colour::TEXT);
        if let Some(reason) = reason(view, outcome) {
            label(ui, reason, TextStyle::Body, colour::SECOND);
        }
        ui.add_space(8.0);
        games::score(ui, view, outcome);
        match_sheet::show(ui, view, outcome);
        ui.add_space(14.0);
    });
    let of_evening = view.is_of_evening();
    if of_evening {
        // The result is on the sheet, and the game night continues there.
        let sheet = words.get("evening-sheet");
        if enter_pressed(ui)
            || Button::new(&sheet)
                .icon(view.icons, Icon::Person)
                .primary()
                .width(ui.available_width())
                .show(ui)
        {
            action = Some(UiAction::Open(Panel::Evening));
        }
        ui.add_space(4.0);
    }
    let width = (ui.available_width() - 10.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let again = following_game(view.table);
        let rematch = match again {
            Intent::SetUp(_) => words.get("next-game"),
            _ => words.get("rematch"),
        };
        if !of_evening && enter_pressed(ui)
            || Button::new(&rematch)
                .icon(view.icons, Icon::Rematch)
                .primary_if(!of_evening)
                .width(width)
                .show(ui)
        {
            action = Some(UiAction::Intent(again));
        }
        let new = words.get("new-game");
        if Button::new(&new)
            .icon(view.icons, Icon::NewGame)
            .width(width)
            .show(ui)
        {
            action = Some(UiAction::Open(Panel::NewGame));
        }
    });
    // Further actions in rows of two. A single last one takes the whole row.
    let game = view.table.game();
    let mut rest: Vec<(Option<Icon>, &str, UiAction)> = vec![
        (
            Some(Icon::Play),
            "look-back",
            UiAction::Replay(ReplayIntent::Open(Box::new(game.clone()))),
        ),
        (None, "share", UiAction::Open(Panel::Share)),
        (
            Some(Icon::MoveList),
            "record-title",
            UiAction::Open(Panel::Record),
        ),
        (None, "keep-looking", UiAction::Close),
    ];
    if view.position.kind().has_throws() {
        let fair = UiAction::Open(Panel::FairThrows);
        rest.push((Some(Icon::Dice), "fair-title", fair));
    }
    rest.push((Some(Icon::Home), "home-screen", UiAction::GoHome));
    for row in rest.chunks(2) {
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            for (icon, key, chosen) in row {
                let text = words.get(key);
                let width = if row.len() == 1 {
                    ui.available_width()
                } else {
                    width
                };
                if Button::new(&text)
                    .icon(view.icons, *icon)
                    .width(width)
                    .show(ui)
                {
                    action = Some(chosen.clone());
                }
            }
        });
    }
    action
}

/// The intent after a finished game: the next game of its match or, after the last, a rematch.
#[must_use]
pub fn following_game(table: &Table) -> Intent {
    table
        .game()
        .next_game()
        .map_or(Intent::Rematch, |next| Intent::SetUp(Box::new(next)))
}
