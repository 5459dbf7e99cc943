//! What can be done now: the throw's value, undo, throw or done.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::icons::Icon;
use super::series;
use super::theme::{RADIUS, TARGET, Type, colour};
use super::view::{View, Wish};
use super::widget::{Voice, button, glass, text_at};
use crate::input::Press;
use crate::rules::tablan::{Move, Value};
use crate::rules::{AnyMove, Expect};
use crate::store::Seat;
use crate::table::Intent;

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
    let declares = declares(view);
    if upright {
        glass(ui, false);
    }
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(row)
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
        |ui| {
            ui.spacing_mut().item_spacing.x = if tight { 8.0 } else { 12.0 };
            if let Some(value) = declares {
                wish = declare(ui, view, value);
                return;
            }
            wish = next(ui, view, tight);
            wish = wish.take().or(undo(ui, view, tight));
        },
    );
    if declares.is_none() {
        let room = Rect::from_min_max(row.min, pos2(row.max.x - buttons_width(tight), row.max.y));
        if upright {
            let chips = Rect::from_min_max(
                pos2(room.min.x, room.center().y - 20.0),
                pos2(room.max.x, room.center().y + 20.0),
            );
            ui.scope_builder(egui::UiBuilder::new().max_rect(chips), |ui| {
                if let Some(asked) = series::show(ui, view, 40.0) {
                    wish = Some(asked);
                }
            });
        } else {
            value(ui, view, room);
        }
    }
    wish
}

fn buttons_width(tight: bool) -> f32 {
    if tight { 222.0 } else { 330.0 }
}

/// An 8 or 12 that a person has to declare.
fn declares(view: &View) -> Option<Value> {
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.moving || view.table.seat(side) != Seat::Person {
        return None;
    }
    view.tablan()?.to_declare()
}

/// A throw of the turn has been declared a start.
fn declared_start(view: &View) -> bool {
    view.tablan()
        .is_some_and(|position| position.unused().any(|unused| unused.start))
}

fn declare(ui: &mut Ui, view: &View, value: Value) -> Option<Wish> {
    let words = view.words;
    let play = |start| {
        Wish::Intent(Intent::Play(AnyMove::Tablan(Move::Declare {
            value,
            start,
        })))
    };
    let mut wish = None;
    let legal = |start| {
        view.table
            .game()
            .legal_moves()
            .contains(&AnyMove::Tablan(Move::Declare { value, start }))
    };
    let again = words.get("declare-again");
    if button(
        ui,
        view.icons,
        (Some(Icon::Throw), &again),
        Voice::Next,
        legal(false),
        None,
    ) {
        wish = Some(play(false));
    }
    let start = words.get("declare-start");
    if button(
        ui,
        view.icons,
        (Some(Icon::Check), &start),
        Voice::Next,
        legal(true),
        None,
    ) {
        wish = Some(play(true));
    }
    wish
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
    let throw = words.get("throw");
    let ready = view.person_throws() && !view.moving;
    let voice = if ready { Voice::Next } else { Voice::Quiet };
    button(
        ui,
        view.icons,
        (Some(Icon::Throw), &throw),
        voice,
        ready,
        width,
    )
    .then_some(Wish::Press(Press::Throw))
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

/// The value of the last throw, once the sticks rest.
fn value(ui: &Ui, view: &View, room: Rect) {
    let (_, throws) = view.series();
    let Some(&value) = throws.last() else { return };
    if view.moving && view.position.expect() == Expect::Nothing {
        return;
    }
    let words = view.words;
    let title = words.with("flats", &[("count", flats_of(view, value).into())]);
    let note = match value {
        Value::Nothing if throws.len() > 1 => words.get("worth-nothing-last"),
        Value::Nothing => words.get("worth-nothing"),
        // A throw declared a start gives no other (TN-21).
        _ if declared_start(view) => words.get("worth-nothing-last"),
        _ => words.with("worth-again", &[("steps", value.steps().into())]),
    };
    let painter = ui.painter();
    let long = [(&title, Type::Strong), (&note, Type::Note)]
        .map(|(text, kind)| {
            painter
                .layout_no_wrap(text.clone(), kind.font(), colour::TEXT)
                .size()
                .x
        })
        .into_iter()
        .fold(0.0, f32::max);
    let full = 80.0 + long + 20.0;
    let words_fit = full <= room.width();
    let width = if words_fit { full } else { 64.0 };
    if width > room.width() {
        return;
    }
    let height = room.height().min(72.0) + if words_fit { 14.0 } else { 4.0 };
    let chip = Rect::from_center_size(
        pos2(room.max.x - width / 2.0, room.center().y),
        vec2(width, height),
    );
    // An ear of parchment, not a button: no fill that answers, a hairline only.
    painter.rect(
        chip,
        RADIUS,
        colour::GLASS,
        Stroke::new(1.0, colour::HAIRLINE),
        StrokeKind::Inside,
    );
    let centre = pos2(
        chip.min.x + if words_fit { 42.0 } else { width / 2.0 },
        chip.center().y,
    );
    let (fill, ink) = if value == Value::Nothing {
        (Color32::from_rgb(0x3A, 0x33, 0x2B), colour::SECOND)
    } else {
        (colour::ACCENT, colour::ON_ACCENT)
    };
    painter.circle_filled(centre, 25.0, fill);
    let figure = if value == Value::Nothing {
        "–".to_owned()
    } else {
        value.steps().to_string()
    };
    text_at(
        ui,
        centre,
        Align2::CENTER_CENTER,
        &figure,
        Type::Figure,
        ink,
    );
    if words_fit {
        let x = chip.min.x + 80.0;
        let at = pos2(x, chip.center().y - 1.0);
        text_at(
            ui,
            at,
            Align2::LEFT_BOTTOM,
            &title,
            Type::Strong,
            colour::TEXT,
        );
        let at = pos2(x, chip.center().y + 2.0);
        text_at(ui, at, Align2::LEFT_TOP, &note, Type::Note, colour::SECOND);
    }
}

/// How many flats lie on the table: the throw's value tells, but for nothing.
fn flats_of(view: &View, value: Value) -> u8 {
    match value {
        Value::Two => 1,
        Value::Eight => 4,
        Value::Twelve => 0,
        Value::Nothing => view.flats,
    }
}
