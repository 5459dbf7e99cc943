//! Shows the end of a game beside the board: the winner, the reason, and the next actions.

use bevy_egui::egui::{self, Align, Layout, Ui, Vec2, vec2};

use super::reason::{headline, reason};
use super::{enter_pressed, match_sheet};
use crate::rules::Outcome;
use crate::table::{Intent, ReplayIntent, Table};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::panel::Panel;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The width from which actions are in two columns.
const TWO_COLUMNS: f32 = 330.0;
/// The gap between two buttons.
const GAP: f32 = 8.0;

/// An action after the end.
struct NextAction {
    icon: Option<Icon>,
    label: &'static str,
    action: UiAction,
}

/// Shows the end of a game in a column.
pub fn end(ui: &mut Ui, view: &View, outcome: Outcome) -> Option<UiAction> {
    let mut action = None;
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let keep = view.words.get("keep-looking");
        if Button::only_icon(view.icons, Icon::Close, &keep)
            .quiet()
            .show(ui)
        {
            action = Some(UiAction::Close);
        }
    });
    // The sign of the close button is beside the piece.
    ui.add_space(-30.0);
    ui.vertical_centered(|ui| {
        if let Some(side) = outcome.winner {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(56.0), egui::Sense::hover());
            view.piece(ui.painter(), side, rect);
        }
        label(
            ui,
            headline(view, outcome),
            TextStyle::Display,
            colour::TEXT,
        );
        if let Some(reason) = reason(view, outcome) {
            label(ui, reason, TextStyle::Body, colour::SECOND);
        }
        ui.add_space(6.0);
        games::score(ui, view, outcome);
        match_sheet::show(ui, view, outcome);
        ui.add_space(8.0);
    });
    action = action.or(actions(ui, view));
    action.or(accepted(ui, view))
}

/// The action of Enter: the first one.
fn accepted(ui: &Ui, view: &View) -> Option<UiAction> {
    let first = first_actions(view).into_iter().next();
    first.filter(|_| enter_pressed(ui)).map(|next| next.action)
}

/// The first actions: the sheet of the game night, or another game.
fn first_actions(view: &View) -> Vec<NextAction> {
    let mut all = Vec::new();
    if view.is_of_evening() {
        // The result is on the sheet, and the game night continues there.
        all.push(NextAction {
            icon: Some(Icon::Person),
            label: "evening-sheet",
            action: UiAction::Open(Panel::Evening),
        });
    }
    let again = following_game(view.table);
    all.push(NextAction {
        icon: Some(Icon::Rematch),
        label: match again {
            Intent::SetUp(_) => "next-game",
            _ => "rematch",
        },
        action: UiAction::Intent(again),
    });
    all.push(NextAction {
        icon: Some(Icon::NewGame),
        label: "new-game",
        action: UiAction::Open(Panel::NewGame),
    });
    all
}

/// The other actions.
fn other_actions(view: &View) -> Vec<NextAction> {
    let game = view.table.game();
    let mut all = vec![
        NextAction {
            icon: Some(Icon::Play),
            label: "look-back",
            action: UiAction::Replay(ReplayIntent::Open(Box::new(game.clone()))),
        },
        NextAction {
            icon: None,
            label: "share",
            action: UiAction::Open(Panel::Share),
        },
        NextAction {
            icon: Some(Icon::MoveList),
            label: "record-title",
            action: UiAction::Open(Panel::Record),
        },
    ];
    if view.position.kind().has_throws() {
        all.push(NextAction {
            icon: Some(Icon::Dice),
            label: "fair-title",
            action: UiAction::Open(Panel::FairThrows),
        });
    }
    all.push(NextAction {
        icon: Some(Icon::Home),
        label: "home-screen",
        action: UiAction::GoHome,
    });
    all
}

/// Shows all actions, the first one as the primary one.
fn actions(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let mut action = None;
    let whole = ui.available_width();
    let columns = if whole < TWO_COLUMNS { 1 } else { 2 };
    let each = (whole - GAP * (columns - 1) as f32) / columns as f32;
    let mut primary = true;
    for group in [first_actions(view), other_actions(view)] {
        for row in group.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                let width = if row.len() < columns { whole } else { each };
                for next in row {
                    let text = view.words.get(next.label);
                    let button = Button::new(&text).icon(view.icons, next.icon).width(width);
                    if button.primary_if(primary).show(ui) {
                        action = Some(next.action.clone());
                    }
                    primary = false;
                }
            });
        }
        ui.add_space(GAP);
    }
    action
}

/// Shows the end of a game in a strip: the winner, the reason and the first actions. `more` opens the rest.
pub fn short_end(ui: &mut Ui, view: &View, outcome: Outcome, more: &mut bool) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
    ui.horizontal(|ui| {
        if let Some(side) = outcome.winner {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(34.0), egui::Sense::hover());
            view.piece(ui.painter(), side, rect);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            label(ui, headline(view, outcome), TextStyle::Title, colour::TEXT);
            if let Some(reason) = reason(view, outcome) {
                label(ui, reason, TextStyle::Note, colour::SECOND);
            }
        });
    });
    let next = first_actions(view);
    let width = (ui.available_width() - 2.0 * GAP) / 3.0;
    ui.horizontal(|ui| {
        for (at, next) in next.into_iter().take(2).enumerate() {
            let text = words.get(next.label);
            let button = Button::new(&text).width(width).primary_if(at == 0);
            if button.show(ui) {
                action = Some(next.action);
            }
        }
        let text = words.get("end-more");
        if Button::new(&text).width(width).show(ui) {
            *more = true;
        }
    });
    action.or(accepted(ui, view))
}

/// The intent after a finished game: the next game of its match or, after the last, a rematch.
#[must_use]
pub fn following_game(table: &Table) -> Intent {
    table
        .game()
        .next_game()
        .map_or(Intent::Rematch, |next| Intent::SetUp(Box::new(next)))
}
