//! What can be done now: the throw's value, undo, throw or done, or the answers to a question.

use bevy_egui::egui::{self, Rect, Ui, pos2};

use super::games;
use super::icons::Icon;
use super::panels::{Panel, can_offer};
use super::theme::TARGET;
use super::view::{View, Wish};
use super::widget::{Voice, button, glass};
use crate::input::Press;
use crate::rules::Expect;
use crate::store::Seat;
use crate::table::knows_draws;
use crate::table::ways::{Question, question};

/// Shows the actions in their place.
pub fn show(ui: &mut Ui, view: &View) -> Option<Wish> {
    let rect = ui.max_rect();
    let upright = view.layout.journal.is_none();
    let tight = rect.width() < 470.0;
    let mut wish = None;
    let row_height = 52.0_f32.min(rect.height());
    let middle = rect.min.y + (rect.height() * 0.5).min(if upright { rect.height() } else { 66.0 });
    let inset = if upright { 10.0 } else { 0.0 };
    let row = Rect::from_min_max(
        pos2(rect.min.x + inset, middle - row_height / 2.0),
        pos2(rect.max.x - inset, middle + row_height / 2.0),
    );
    let question = asked(view);
    if upright {
        glass(ui, false);
    }
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(row)
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
        |ui| {
            ui.spacing_mut().item_spacing.x = if tight { 8.0 } else { 12.0 };
            if let Some(question) = &question {
                wish = games::answers(ui, view, question);
                return;
            }
            wish = next(ui, view, tight);
            wish = wish.take().or(undo(ui, view, tight));
        },
    );
    if question.is_none() {
        let room = Rect::from_min_max(row.min, pos2(row.max.x - buttons_width(tight), row.max.y));
        if upright {
            let chips = Rect::from_min_max(
                pos2(room.min.x, room.center().y - 20.0),
                pos2(room.max.x, room.center().y + 20.0),
            );
            ui.scope_builder(egui::UiBuilder::new().max_rect(chips), |ui| {
                if let Some(asked) = games::chips(ui, view, 40.0) {
                    wish = Some(asked);
                }
            });
        } else {
            games::worth(ui, view, room);
        }
    }
    wish
}

fn buttons_width(tight: bool) -> f32 {
    if tight { 222.0 } else { 330.0 }
}

/// The question that a person has to answer.
fn asked(view: &View) -> Option<Question> {
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.moving || view.table.seat(side) != Seat::Person {
        return None;
    }
    question(view.position)
}

/// The one next action: throw, or done.
fn next(ui: &mut Ui, view: &View, tight: bool) -> Option<Wish> {
    let words = view.words;
    let width = Some(if tight { 112.0 } else { 132.0 });
    if view.waits_for_done() {
        let done = words.get("done");
        let pressed = button(
            ui,
            view.icons,
            (Some(Icon::Check), &done),
            Voice::Next,
            true,
            width,
        );
        return pressed.then_some(Wish::Press(Press::Done));
    }
    if !view.layout.ground.has_throws() {
        return draw(ui, view);
    }
    let throw = words.get("throw");
    let ready = view.person_throws() && !view.moving;
    let voice = if ready { Voice::Next } else { Voice::Quiet };
    button(
        ui,
        view.icons,
        (Some(games::throw_icon(view)), &throw),
        voice,
        ready,
        width,
    )
    .then_some(Wish::Press(Press::Throw))
}

/// A draw can be offered where it can be agreed on.
fn draw(ui: &mut Ui, view: &View) -> Option<Wish> {
    if !knows_draws(view.position.kind()) {
        return None;
    }
    let label = view.words.get("draw");
    let open = can_offer(view.table);
    button(ui, view.icons, (None, &label), Voice::Quiet, open, None)
        .then_some(Wish::Open(Panel::Draw))
}

fn undo(ui: &mut Ui, view: &View, tight: bool) -> Option<Wish> {
    let words = view.words;
    let mut wish = None;
    let turn = view.table.undo_side().is_some();
    let step = view.table.can_undo();
    let (one, all) = (words.get("undo"), words.get("undo-turn"));
    let whole = ui.push_id("turn", |ui| {
        button(
            ui,
            view.icons,
            (Some(Icon::UndoTurn), ""),
            Voice::Quiet,
            turn,
            Some(TARGET + 4.0),
        )
    });
    if whole.inner {
        wish = Some(Wish::Press(Press::UndoTurn));
    }
    whole.response.on_hover_text(all);
    let label = if tight { "" } else { one.as_str() };
    let width = tight.then_some(TARGET + 4.0);
    if button(
        ui,
        view.icons,
        (Some(Icon::Undo), label),
        Voice::Quiet,
        step,
        width,
    ) {
        wish = Some(Wish::Press(Press::Undo));
    }
    wish
}
