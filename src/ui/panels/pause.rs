//! What else there is while a game rests: going on, taking back, rules, settings, another game, home.

use bevy_egui::egui::Ui;

use super::{enter_pressed, title};
use crate::input::Press;
use crate::table::has_throws;
use crate::ui::icons::Icon;
use crate::ui::open::Panel;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::{ButtonStyle, button, label};

/// The pause.
pub fn pause(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "pause").then_some(UiAction::Close);
    let number = [("number", view.position.turn_number().into())];
    let place = words.with("pause-place", &number);
    label(ui, place, TextStyle::Body, colour::SECOND);
    ui.add_space(6.0);
    let can_undo = view.events > 0 && view.position.outcome().is_none();
    let rows = [
        (Icon::Play, "pause-go-on", UiAction::Close, true),
        (Icon::Undo, "undo", UiAction::Press(Press::Undo), can_undo),
        (Icon::Book, "help", UiAction::Open(Panel::Book), true),
        (
            Icon::Dice,
            "fair-title",
            UiAction::Open(Panel::FairThrows),
            true,
        ),
        (
            Icon::Settings,
            "settings",
            UiAction::Open(Panel::Settings),
            true,
        ),
        (
            Icon::NewGame,
            "new-game",
            UiAction::Open(Panel::NewGame),
            true,
        ),
        (Icon::Home, "pause-home", UiAction::GoHome, true),
    ];
    // Where nothing is thrown there is nothing to prove.
    let has_throws = has_throws(view.position.kind());
    let rows = rows
        .into_iter()
        .filter(|(_, key, ..)| has_throws || *key != "fair-title");
    for (at, (icon, key, asked, enabled)) in rows.enumerate() {
        let style = if at == 0 {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Secondary
        };
        let text = words.get(key);
        let width = Some(ui.available_width());
        if button(ui, view.icons, (Some(icon), &text), style, enabled, width) {
            action = Some(asked);
        }
    }
    ui.add_space(4.0);
    label(
        ui,
        words.get("pause-saved"),
        TextStyle::Note,
        colour::SECOND,
    );
    if enter_pressed(ui) {
        action = Some(UiAction::Close);
    }
    action
}
