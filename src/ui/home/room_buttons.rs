//! The buttons of a room. Each action has its place, whatever its label is.

use bevy_egui::egui::{FontId, Id, Rect, Ui, UiBuilder, pos2, vec2};

use super::action::{HomeAction, RoomAction, act, first_action};
use super::focus::HomeFocus;
use super::look::bold_font;
use super::screen::{RoomPlace, Screen};
use super::state::{Home, filled_room, unfinished};
use crate::rules::GameKind;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::theme::{colour, touch_gap};
use crate::ui::view::View;

fn label_of(view: &View, game: GameKind, action: RoomAction) -> String {
    let key = match action {
        RoomAction::Play if unfinished(view, game).is_some() => "home-continue",
        RoomAction::Play => "home-play",
        RoomAction::Learn => "home-learn",
        RoomAction::NewGame => "new-game",
        RoomAction::Watch => "home-watch",
    };
    view.words.get(key)
}

/// The gap between buttons at a scale.
pub(super) fn gap(ui: &Ui, unit: f32) -> f32 {
    touch_gap(ui, (14.0 * unit).max(6.0))
}

/// A button in its place.
struct Placed {
    action: RoomAction,
    place: Rect,
}

/// The buttons of a room in an area: in a row if it's open, otherwise in rows of two.
fn places(
    ui: &Ui,
    view: &View,
    room: &RoomPlace,
    area: Rect,
    unit: f32,
    font: &mut FontId,
) -> Vec<Placed> {
    let gap = gap(ui, unit);
    if room.open < 0.5 {
        return grid(area, gap);
    }
    let padding = (26.0 * unit).max(10.0);
    let widths = RoomAction::ALL.map(|action| width_of(ui, view, action, font, padding));
    let whole = widths.iter().sum::<f32>() + gap * (widths.len() as f32 - 1.0);
    let squeeze = (area.width() / whole).min(1.0);
    font.size = (font.size * squeeze).max(13.0);
    let mut x = area.min.x;
    let placed = RoomAction::ALL.into_iter().zip(widths);
    placed
        .map(|(action, width)| {
            let size = vec2(width * squeeze, area.height());
            let place = Rect::from_min_size(pos2(x, area.min.y), size);
            x += (width + gap) * squeeze;
            Placed { action, place }
        })
        .collect()
}

/// As many rows of two as the area is high, with the most important actions.
fn grid(area: Rect, gap: f32) -> Vec<Placed> {
    let rows = (area.height() / LEAST_HEIGHT).floor().clamp(1.0, 2.0);
    let width = (area.width() - gap) / 2.0;
    let height = (area.height() - gap * (rows - 1.0)) / rows;
    let size = vec2(width, height);
    let count = 2 * rows as usize;
    let place = |at: usize| {
        let (row, column) = ((at / 2) as f32, (at % 2) as f32);
        let corner = vec2(column * (width + gap), row * (height + gap));
        Rect::from_min_size(area.min + corner, size)
    };
    let all = RoomAction::ALL.into_iter().take(count).enumerate();
    all.map(|(at, action)| Placed {
        action,
        place: place(at),
    })
    .collect()
}

/// The least height of a button, for a finger.
pub(super) const LEAST_HEIGHT: f32 = 44.0;

/// The width of a button. The first one has space for both of its labels, so that the others keep their places.
fn width_of(ui: &Ui, view: &View, action: RoomAction, font: &FontId, padding: f32) -> f32 {
    let width = |key: &str| {
        let text = view.words.get(key);
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text, font.clone(), colour::TEXT);
        galley.size().x
    };
    let label = match action {
        RoomAction::Play => width("home-continue").max(width("home-play")) + font.size * 1.1,
        RoomAction::Learn => width("home-learn"),
        RoomAction::NewGame => width("new-game"),
        RoomAction::Watch => width("home-watch"),
    };
    label + 2.0 * padding
}

/// Shows the buttons of a room in an area. If they're too wide, all get narrower.
pub(super) fn show(
    ui: &mut Ui,
    home: &mut Home,
    screen: &Screen,
    room: &RoomPlace,
    area: Rect,
    strength: f32,
) -> Option<HomeAction> {
    let unit = screen.unit();
    let mut font = bold_font((22.0 * unit).clamp(16.0, 30.0));
    let is_open = room.open >= 0.5;
    let layout = screen.layout;
    let open_only = layout.tight || layout.upright;
    let is_filled = filled_room(home, screen.view, open_only) == room.index;
    let first = match unfinished(screen.view, room.game) {
        Some(_) => RoomAction::Play,
        None => first_action(home),
    };
    let all = places(ui, screen.view, room, area, unit, &mut font);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area));
    ui.multiply_opacity(strength);
    let mut asked = None;
    for (at, Placed { action, place }) in all.into_iter().enumerate() {
        let label = label_of(screen.view, room.game, action);
        let mut font = font.clone();
        let icon = (action == RoomAction::Play && is_open).then_some(Icon::Play);
        let beside = if icon.is_some() {
            font.size * 1.2 + 4.0
        } else {
            0.0
        };
        let room_for_text = place.width() - 12.0 - beside;
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(label.clone(), font.clone(), colour::TEXT);
        font.size *= (room_for_text / galley.size().x).min(1.0);
        // Several rooms have the same labels.
        let game = screen.view.words.get(&format!("game-{}", room.game));
        let name = if is_open {
            label.clone()
        } else {
            format!("{game}: {label}")
        };
        let pressed = Button::new(&label)
            .named(&name)
            .icon(screen.view.icons, icon)
            .primary_if(is_filled && action == first)
            .font(font)
            .id(Id::new(("room action", room.index, at)))
            .focused(is_open && home.by_keys && home.focus == HomeFocus::Action(at))
            .show_at(&ui, place);
        if pressed {
            home.by_keys = false;
            home.open_room(room.index, screen.moment);
            asked = act(home, screen.view, screen.draft, action, screen.moment.now);
        }
    }
    asked
}
