//! Shows the end of a game beside the board: the winner, the reason, and the next actions.

use bevy_egui::egui::{self, Align, Layout, Ui, Vec2, vec2};

use super::reason::{headline, reason_and_score};
use super::{enter_pressed, match_sheet};
use crate::rules::Outcome;
use crate::table::{Intent, ReplayIntent, Table};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Link};
use crate::ui::panel::Panel;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour, touch_gap};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The gap between two links.
const LINKS: f32 = 20.0;
/// The score of a draw in games that count no pieces.
const DRAWN: &str = "½ : ½";

/// The gap between two buttons, in units.
fn gap(ui: &Ui) -> f32 {
    touch_gap(ui, 8.0)
}

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
        if let Some(reason) = reason_and_score(view, outcome) {
            label(ui, reason, TextStyle::Body, colour::SECOND);
        }
        ui.add_space(6.0);
        games::score(ui, view, outcome);
        let is_single = view.table.game().match_sheet().is_none();
        if outcome.winner.is_none() && is_single && games::tally(view).is_none() {
            label(ui, DRAWN, TextStyle::Figure, colour::TEXT);
        }
        match_sheet::show(ui, view, outcome);
        ui.add_space(8.0);
    });
    action = action.or(actions(ui, view));
    action.or(accepted(ui, view))
}

/// The action of Enter: the primary one.
fn accepted(ui: &Ui, view: &View) -> Option<UiAction> {
    enter_pressed(ui).then(|| primary(view).action)
}

/// Another game: the next one of the match, or a rematch.
fn again(view: &View) -> NextAction {
    let again = following_game(view.table);
    NextAction {
        icon: Some(Icon::Rematch),
        label: match again {
            Intent::SetUp(_) => "next-game",
            _ => "rematch",
        },
        action: UiAction::Intent(again),
    }
}

/// The primary action: the sheet of the game night, or another game.
fn primary(view: &View) -> NextAction {
    if view.is_of_evening() {
        // The result is on the sheet, and the game night continues there.
        NextAction {
            icon: Some(Icon::Person),
            label: "evening-sheet",
            action: UiAction::Open(Panel::Evening),
        }
    } else {
        again(view)
    }
}

/// The actions beside the primary one.
fn beside(view: &View) -> [NextAction; 2] {
    let game = view.table.game();
    [
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
    ]
}

/// The other actions, shown as links.
fn others(view: &View) -> Vec<NextAction> {
    let link = |label, action| NextAction {
        icon: None,
        label,
        action,
    };
    let mut all = Vec::new();
    if view.is_of_evening() {
        all.push(again(view));
    }
    all.push(link("new-game", UiAction::Open(Panel::NewGame)));
    all.push(link("record-title", UiAction::Open(Panel::Record)));
    if view.position.kind().has_throws() {
        all.push(link("fair-title", UiAction::Open(Panel::FairThrows)));
    }
    all.push(link("home-screen", UiAction::GoHome));
    all
}

/// Shows all actions: the primary one, those beside it, and the others as links.
fn actions(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let whole = ui.available_width();
    let mut all = vec![primary(view)];
    all.extend(beside(view));
    let rows: &[usize] = if fits(ui, view, &all, whole) {
        &[3]
    } else if fits(ui, view, &all[1..], whole) {
        &[1, 2]
    } else {
        &[1, 1, 1]
    };
    let mut action = None;
    let mut from = 0;
    for count in rows {
        let row = &all[from..from + count];
        action = action.or(button_row(ui, view, row, from == 0));
        from += count;
    }
    ui.add_space(gap(ui));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(LINKS, touch_gap(ui, 2.0));
        for next in others(view) {
            if Link::new(&view.words.get(next.label)).show(ui) {
                action = Some(next.action);
            }
        }
    });
    ui.add_space(gap(ui));
    action
}

/// The width of an action's button (units).
fn natural_width(ui: &Ui, view: &View, next: &NextAction) -> f32 {
    let text = view.words.get(next.label);
    Button::new(&text).icon(view.icons, next.icon).size(ui).x
}

/// `true` if the actions fit into one row of equal buttons.
fn fits(ui: &Ui, view: &View, row: &[NextAction], whole: f32) -> bool {
    let widths = row.iter().map(|next| natural_width(ui, view, next));
    let widest = widths.fold(0.0, f32::max);
    let count = row.len() as f32;
    widest * count + gap(ui) * (count - 1.0) <= whole
}

/// Shows buttons of equal width in a row, the first one filled if `has_primary` is true.
fn button_row(ui: &mut Ui, view: &View, row: &[NextAction], has_primary: bool) -> Option<UiAction> {
    let mut action = None;
    let count = row.len() as f32;
    let width = (ui.available_width() - gap(ui) * (count - 1.0)) / count;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap(ui);
        for (place, next) in row.iter().enumerate() {
            let text = view.words.get(next.label);
            let button = Button::new(&text).icon(view.icons, next.icon).width(width);
            if button.primary_if(has_primary && place == 0).show(ui) {
                action = Some(next.action.clone());
            }
        }
    });
    action
}

/// Shows the end of a game in a strip: the winner, the reason and the first actions. `more` opens the rest.
pub fn short_end(ui: &mut Ui, view: &View, outcome: Outcome, more: &mut bool) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    ui.spacing_mut().item_spacing = vec2(gap(ui), 4.0);
    ui.horizontal(|ui| {
        if let Some(side) = outcome.winner {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(34.0), egui::Sense::hover());
            view.piece(ui.painter(), side, rect);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            label(ui, headline(view, outcome), TextStyle::Title, colour::TEXT);
            if let Some(reason) = reason_and_score(view, outcome) {
                label(ui, reason, TextStyle::Note, colour::SECOND);
            }
        });
    });
    let [review, share] = beside(view);
    let mut next: Vec<NextAction> = [primary(view), review, share]
        .into_iter()
        .map(|next| NextAction { icon: None, ..next })
        .collect();
    let rest = words.get("end-more");
    // The row has four equal buttons: these three, and "More".
    let three = 0.75 * ui.available_width() - 0.25 * gap(ui);
    if !fits(ui, view, &next, three) {
        // "More" offers it, too.
        next.pop();
    }
    let count = next.len() as f32 + 1.0;
    let width = (ui.available_width() - gap(ui) * (count - 1.0)) / count;
    ui.horizontal(|ui| {
        for (place, next) in next.into_iter().enumerate() {
            let text = words.get(next.label);
            let button = Button::new(&text).width(width);
            if button.primary_if(place == 0).show(ui) {
                action = Some(next.action);
            }
        }
        if Button::new(&rest).width(width).show(ui) {
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
