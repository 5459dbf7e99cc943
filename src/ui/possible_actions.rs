//! Shows the possible actions in the place of the list of moves, during the first turns of a game.

use bevy_egui::egui::{Rect, Response, Ui, Vec2, pos2, vec2};

use super::accent::Accent;
use super::games;
use super::icons::Icon;
use super::kit::Tile;
use super::text::label;
use super::theme::{TextStyle, colour, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::rules::{Expect, Side};
use crate::store::Seat;
use crate::table::Location;
use crate::table::targets::{question, targets};

/// The location of the move under the pointer, kept until the next frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedAt(pub Option<Location>);

impl PointedAt {
    /// Takes the location from this frame.
    pub(super) fn take(ctx: &bevy_egui::egui::Context) -> PointedAt {
        let id = bevy_egui::egui::Id::NULL;
        ctx.data_mut(|data| data.remove_temp(id).unwrap_or_default())
    }
}

/// The number of the last turn that counts as one of the first.
const FIRST_TURNS: u32 = 4;

/// `true` if the game in view is in its first turns.
#[must_use]
pub fn is_beginning(view: &View) -> bool {
    let number = view.turns.last().map_or(0, |turn| turn.number);
    number <= FIRST_TURNS && view.position.outcome().is_none()
}

/// `true` if the list of moves shows the possible actions, so that its heading needn't.
#[must_use]
pub(super) fn shows(view: &View) -> bool {
    view.layout.move_list_is_readable() && is_beginning(view)
}

/// Lists places without duplicates.
pub(super) fn listed(places: impl Iterator<Item = impl ToString>) -> String {
    let mut names: Vec<String> = Vec::new();
    for place in places {
        let name = place.to_string();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// Shows the possible actions in at most this height. Shows nothing during the opponent's turn.
pub(super) fn show(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    if view.moving {
        return None;
    }
    if view.waits_for_done() {
        let text = view.words.get("now-done");
        let pressed = icon_row(ui, view, Icon::Check, &text);
        return pressed.then_some(UiAction::Press(Press::Done));
    }
    if view.person_throws() {
        let kind = view.position.kind();
        let text = view.words.get(games::throw_key(kind));
        let pressed = icon_row(ui, view, games::throw_icon(kind), &text);
        return pressed.then_some(UiAction::Press(Press::Throw));
    }
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.table.seat(side) != Seat::Person || question(view.position).is_some() {
        return None;
    }
    choices(ui, view, side, height)
}

fn choices(ui: &mut Ui, view: &View, side: Side, height: f32) -> Option<UiAction> {
    let mut all = targets(view.position);
    all.retain(|target| view.picked.is_none() || target.uses == view.picked);
    let choices = games::choices(view.position, view.words, side, &all);
    let end = ui.cursor().min.y + height;
    let mut action = None;
    for (shown, choice) in choices.iter().enumerate() {
        let left = choices.len() - shown;
        let room = end - ui.cursor().min.y;
        let row = touch_height(ui, ROW) + ui.spacing().item_spacing.y;
        if room < row * 1.6 && left > 1 && shown > 0 {
            let more = view.words.with("now-more", &[("count", left.into())]);
            label(ui, more, TextStyle::Note, colour::SECOND);
            break;
        }
        let response = row_of(ui, &choice.text, choice.from.is_some(), |ui, rect| {
            view.piece(ui.painter(), side, rect);
        });
        if let Some(from) = choice.from {
            if response.hovered() {
                let pointed = PointedAt(Some(from));
                ui.data_mut(|data| data.insert_temp(bevy_egui::egui::Id::NULL, pointed));
            }
            if response.clicked() {
                action = Some(UiAction::Press(Press::Location(from)));
            }
        }
    }
    action
}

fn icon_row(ui: &mut Ui, view: &View, icon: Icon, text: &str) -> bool {
    let tint = Accent::of(ui).line;
    row_of(ui, text, true, |ui, rect| {
        view.icons.paint(ui.painter(), icon, rect, tint);
    })
    .clicked()
}

/// The minimum height of a row.
const ROW: f32 = 42.0;
const PICTURE: f32 = 26.0;

fn row_of(ui: &mut Ui, text: &str, pressable: bool, picture: impl Fn(&Ui, Rect)) -> Response {
    let width = ui.available_width();
    let galley = ui.painter().layout(
        text.to_owned(),
        TextStyle::Move.font(),
        colour::TEXT,
        width - PICTURE - 28.0,
    );
    let least = if pressable {
        touch_height(ui, ROW)
    } else {
        ROW
    };
    let size = vec2(width, (galley.size().y + 12.0).max(least));
    let tile = if pressable {
        Tile::card(text)
    } else {
        Tile::bare(text).enabled(false)
    };
    tile.size(size).show(ui, |ui, rect, _| {
        let middle = pos2(rect.min.x + 9.0 + PICTURE / 2.0, rect.center().y);
        picture(ui, Rect::from_center_size(middle, Vec2::splat(PICTURE)));
        let at = pos2(
            middle.x + PICTURE / 2.0 + 9.0,
            rect.center().y - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, colour::TEXT);
    })
}
