//! The big screen mode: the side to act, the score and the throw, in letters legible from the other end of a room.

pub mod caption;
pub mod chrome;
mod letters;
mod line;
mod side;

use bevy::prelude::App;
use bevy_egui::egui::Context;

pub use caption::Caption;
pub use chrome::Chrome;

use super::lesson::LessonView;
use super::open::OpenPanels;
use super::table_panels::covered_place;
use super::ui_action::UiAction;
use super::view::View;
use super::{action_bar, kit, move_list, top_bar};
use crate::rules::{Expect, Side};
use crate::stage::big_layout::BigPlaces;
use crate::store::Seat;
use crate::table::targets::question;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((chrome::plugin, caption::plugin));
}

/// Shows everything beside the board in the big screen mode.
pub(super) fn show(
    ctx: &Context,
    view: &View,
    places: &BigPlaces,
    lesson_view: &LessonView,
    open: &OpenPanels,
    free: bool,
) -> Option<UiAction> {
    let layout = view.layout;
    for (side, id) in [
        (Side::First, "first side at large"),
        (Side::Second, "second side at large"),
    ] {
        let room = places.sides[side.index()];
        if covered_place(view, open) == Some(kit::rect_of(room)) {
            continue;
        }
        kit::fixed_area(ctx, id, room, free, |ui| side::show(ui, view, places, side));
    }
    if let Some(caption) = Caption::of(ctx) {
        kit::fixed_area(ctx, "caption", places.line, free, |ui| {
            caption::show(ui, view.words, places, &caption);
        });
        // A demonstration needs no buttons, because any input ends it.
        return None;
    }
    let mut action = kit::fixed_area(ctx, "line at large", places.line, free, |ui| {
        line::show(ui, view, places)
    });
    let shown = Chrome::of(ctx).shown || !free;
    if shown {
        // The end of a game covers only a part of the window.
        let bar_is_free = open.panel.is_none() && !open.home;
        let asked = kit::fixed_area(ctx, "bar", layout.bar, bar_is_free, |ui| {
            top_bar::show(ui, view, lesson_view.learning)
        });
        action = action.or(asked);
    }
    if shown || asks(view) {
        let asked = kit::fixed_area(ctx, "actions", layout.actions, free, |ui| {
            action_bar::show(ui, view, None)
        });
        action = action.or(asked);
    }
    if open.move_list {
        let asked = kit::fixed_area(ctx, "drawer", layout.board, free, |ui| {
            move_list::drawer(ui, view)
        });
        action = action.or(asked);
    }
    action
}

/// `true` if a person must answer a question with buttons.
fn asks(view: &View) -> bool {
    let person = matches!(view.position.expect(), Expect::Move(side)
        if view.table.seat(side) == Seat::Person);
    person && !view.moving && question(view.position).is_some()
}
