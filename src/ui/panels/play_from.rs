//! Shows the choice of players for a game from a moment of a replay.

use bevy_egui::egui::Ui;

use super::new_game::{NewGameDraft, NewGameStep, choose_players};
use super::{enter_pressed, player_choice, scroll_body, title};
use crate::table::{PlayFromHere, ReplayIntent};
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The height of title and button.
const FRAME: f32 = 132.0;

/// Shows the choice of players.
pub fn play_from(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    room: f32,
) -> Option<UiAction> {
    let words = view.words;
    let is_first = draft.step != NewGameStep::PlayerChoice;
    let key = if is_first { "play-from" } else { "who-page" };
    let mut action = title(ui, view, key).then_some(UiAction::Close);
    ui.push_id((is_first, draft.who.chosen), |ui| {
        scroll_body(ui, room - FRAME, |ui| {
            if is_first {
                let number = [("number", view.position.turn_number().into())];
                let line = words.with("play-from-line", &number);
                label(ui, line, TextStyle::Body, colour::SECOND);
                ui.add_space(6.0);
                choose_players(ui, view, draft);
            } else if let Some(asked) = player_choice::step(ui, view, draft) {
                action = Some(asked);
            }
        });
    });
    ui.add_space(10.0);
    let begin = words.get("start-game");
    let mut pressed = false;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let half = (ui.available_width() - 10.0) / 2.0;
        let back = words.get(if is_first { "cancel" } else { "new-back" });
        if Button::new(&back).width(half).show(ui) {
            if is_first {
                action = Some(UiAction::Close);
            } else {
                draft.step_back();
            }
        }
        pressed = Button::new(&begin)
            .icon(view.icons, Icon::Check)
            .primary()
            .width(half)
            .show(ui);
    });
    if pressed || enter_pressed(ui) {
        let new = draft.begin();
        let from = PlayFromHere {
            seats: new.seats,
            seed: new.seed(),
            players: new.players,
        };
        return Some(UiAction::Replay(ReplayIntent::Begin(Box::new(from))));
    }
    action
}
