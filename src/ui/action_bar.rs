//! Shows the available actions: the throw's value, undo, throw or done, or the answers to a question.

use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};

use super::games;
use super::icons::Icon;
use super::kit::{Button, icon_button_width, panel_frame};
use super::panel::Panel;
use super::panels::can_offer;
use super::theme::touch_height;
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::rules::{Expect, Side};
use crate::stage::layout::Teaching;
use crate::store::Seat;
use crate::table::targets::{Question, question};
use crate::table::{Intent, has_draw_offers};

/// Shows the actions in their place. With `own`, each player has buttons, and these are that side's.
pub fn show(ui: &mut Ui, view: &View, own: Option<Side>) -> Option<UiAction> {
    let acts = own.is_none_or(|own| acting(view) == Some(own));
    let rect = ui.max_rect();
    let large = view.layout.big.is_some();
    let upright = view.layout.move_list.is_none() && !large;
    let tight = rect.width() < 470.0;
    let mut action = None;
    let question = asked(view).filter(|_| acts);
    // Answers with two rows of text need the whole height.
    let row_height = match question {
        Some(_) if upright => rect.height() - 2.0,
        _ => touch_height(ui, 52.0).min(rect.height()),
    };
    let middle = rect.min.y + (rect.height() * 0.5).min(if upright { rect.height() } else { 66.0 });
    let inset = if upright { 10.0 } else { 0.0 };
    let row = Rect::from_min_max(
        pos2(rect.min.x + inset, middle - row_height / 2.0),
        pos2(rect.max.x - inset, middle + row_height / 2.0),
    );
    if upright {
        panel_frame(ui, false);
    }
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(row)
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
        |ui| {
            ui.spacing_mut().item_spacing.x = if tight { 8.0 } else { 12.0 };
            if let Some(question) = &question {
                action = games::answers(ui, view, question);
                return;
            }
            action = next(ui, view, tight, acts);
            action = action.take().or(undo(ui, view, tight, own));
        },
    );
    if question.is_none() && acts {
        let room = Rect::from_min_max(
            row.min,
            pos2(row.max.x - buttons_width(ui, view, tight), row.max.y),
        );
        // A lesson's game lacks the players' panels, which show the throws otherwise.
        let beside = view.layout.teaching == Teaching::Game && !view.layout.throws_on_board();
        if upright || beside {
            let height = touch_height(ui, 40.0);
            let chips = Rect::from_center_size(room.center(), vec2(room.width(), height));
            ui.scope_builder(egui::UiBuilder::new().max_rect(chips), |ui| {
                if let Some(asked) = games::throw_chips(ui, view, height) {
                    action = Some(asked);
                }
            });
        } else if !large {
            games::throw_value(ui, view, room);
        }
    }
    action
}

/// The width of the buttons at the end of the row, in units.
fn buttons_width(ui: &Ui, view: &View, tight: bool) -> f32 {
    if tight {
        136.0 + 2.0 * icon_button_width(ui)
    } else if shows_redo(view, tight) {
        342.0 + icon_button_width(ui)
    } else {
        330.0
    }
}

/// `true` if the button for redo is shown.
fn shows_redo(view: &View, tight: bool) -> bool {
    view.table.can_redo() && !tight
}

/// The question that a person must answer. `None` if there isn't one.
fn asked(view: &View) -> Option<Question> {
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.moving || view.table.seat(side) != Seat::Person {
        return None;
    }
    question(view.position)
}

/// The side to act, as far as the game is in view.
fn acting(view: &View) -> Option<Side> {
    let unconfirmed = view.table.unconfirmed();
    unconfirmed.or_else(|| view.position.side_to_act())
}

/// The primary action: throw, or done.
fn next(ui: &mut Ui, view: &View, tight: bool, acts: bool) -> Option<UiAction> {
    let words = view.words;
    let width = if tight {
        // Beside the two small buttons.
        let room = ui.max_rect().width() - 2.0 * (icon_button_width(ui) + 8.0);
        room.min(112.0)
    } else {
        132.0
    };
    // A narrow button shows only the word.
    let icon = |icon: Icon| (width >= 104.0).then_some(icon);
    let width = Some(width);
    if view.waits_for_done() && acts {
        let done = words.get("done");
        let pressed = Button::new(&done)
            .icon(view.icons, icon(Icon::Check))
            .primary()
            .width(width)
            .show(ui);
        return pressed.then_some(UiAction::Press(Press::Done));
    }
    if !view.layout.board_view.has_throws() {
        return draw(ui, view, acts);
    }
    if view.table.game().throws_by_hand() {
        let correct = words.get("hand-correct");
        let can = view.table.can_correct() && !view.moving;
        let pressed = Button::new(&correct)
            .icon(view.icons, icon(Icon::Undo))
            .enabled(can)
            .width(width)
            .show(ui);
        return pressed.then_some(UiAction::Intent(Intent::CorrectThrow));
    }
    let throw = words.get("throw");
    let ready = view.person_throws() && !view.moving && acts;
    Button::new(&throw)
        .icon(view.icons, icon(games::throw_icon(view.position.kind())))
        .primary_if(ready)
        .enabled(ready)
        .width(width)
        .show(ui)
        .then_some(UiAction::Press(Press::Throw))
}

/// Shows the button for a draw offer in games that allow one.
fn draw(ui: &mut Ui, view: &View, acts: bool) -> Option<UiAction> {
    if !has_draw_offers(view.position.kind()) {
        return None;
    }
    let label = view.words.get("draw");
    let open = can_offer(view.table) && acts;
    Button::new(&label)
        .enabled(open)
        .show(ui)
        .then_some(UiAction::Open(Panel::Draw))
}

fn undo(ui: &mut Ui, view: &View, tight: bool, own: Option<Side>) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    // With a separate action bar, players can only undo their own moves.
    let is_own = |side: &Side| own.is_none_or(|own| own == *side);
    let acts = own.is_none_or(|own| acting(view) == Some(own));
    let turn = view.table.undo_side().filter(is_own).is_some();
    let last = view.table.game().last_side();
    let taken_back = view.table.can_undo() && last.is_none_or(|side| is_own(&side));
    let step = taken_back || (view.table.can_correct() && acts);
    let (one, all) = (words.get("undo"), words.get("undo-turn"));
    // A narrow bar has no button for redo; the key and the pause panel offer it.
    if shows_redo(view, tight)
        && Button::only_icon(view.icons, Icon::Redo, &words.get("redo"))
            .enabled(acts)
            .show(ui)
    {
        action = Some(UiAction::Press(Press::Redo));
    }
    if Button::only_icon(view.icons, Icon::UndoTurn, &all)
        .enabled(turn)
        .show(ui)
    {
        action = Some(UiAction::Press(Press::UndoTurn));
    }
    let pressed = if tight {
        Button::only_icon(view.icons, Icon::Undo, &one)
            .enabled(step)
            .show(ui)
    } else {
        Button::new(&one)
            .icon(view.icons, Icon::Undo)
            .enabled(step)
            .show(ui)
    };
    if pressed {
        action = Some(UiAction::Press(Press::Undo));
    }
    action
}
