//! Shows the home screen: rooms with their boards, texts and buttons, the frame, and the rail.

use bevy_egui::egui::{Id, Ui};

use super::action::{HomeAction, act, first_action};
use super::focus::HomeFocus;
use super::screen::{Growth, RoomPlace, Screen};
use super::state::Home;
use super::{frame, rail, room_board, room_words};
use crate::ui::games;
use crate::ui::kit::{Tile, focus_ring_of};
use crate::ui::theme;

/// Shows everything.
pub(super) fn show(ui: &mut Ui, home: &mut Home, screen: &Screen) -> Option<HomeAction> {
    games::accent(home.game()).apply(ui.style_mut());
    let painter = ui.painter().clone();
    let layout = screen.layout;
    // The growing room covers everything else, and disappears over the table only at the end.
    let growth = screen.passing.map(Growth::at);
    let strength = match growth {
        Some(growth) if screen.moment.tempo.reduced => growth.strength,
        Some(growth) if growth.size >= 1.0 => 0.0,
        _ => 1.0,
    };
    if growth.is_none() {
        painter.rect_filled(layout.screen, 0.0, theme::home::GROUND);
    }
    for room in screen.rooms() {
        if growth.is_none() || room.index != home.room {
            room_board::paint(&painter, home, screen, room, strength);
        }
    }
    let mut title_end = layout.top.min.x;
    if strength > 0.0 {
        frame::paint(&painter, screen.view.icons.walnut(), layout, strength);
        let line = screen.view.words.get("home-line");
        // The buttons with their labels.
        let buttons = (620.0 * layout.unit).max(440.0);
        title_end = frame::title(&painter, layout, &line, strength, buttons);
    }
    if let Some(growth) = growth {
        room_board::grow(&painter, home, screen, growth);
        return None;
    }
    // A press beside a room's buttons is for the room. The buttons are shown later, so they're above it.
    let mut action = press_rooms(ui, home, screen);
    for room in screen.rooms() {
        let asked = room_words::show(ui, home, screen, room);
        action = action.or(asked);
    }
    if home.by_keys && home.focus == HomeFocus::Room {
        let rect = layout.rooms[home.room].shrink(7.0);
        focus_ring_of(ui, rect, theme::home::RING_RADIUS);
    }
    let asked = rail::show(ui, home, screen, title_end);
    action.or(asked)
}

/// Handles presses on rooms: the open one performs its first action, and another one opens.
fn press_rooms(ui: &Ui, home: &mut Home, screen: &Screen) -> Option<HomeAction> {
    let mut action = None;
    for RoomPlace {
        index, game, rect, ..
    } in screen.rooms()
    {
        let name = screen.view.words.get(&format!("game-{game}"));
        let tile = Tile::bare(&name).id(Id::new(("room", index)));
        if !tile.show_at(ui, rect, |_, _, _| {}).clicked() {
            continue;
        }
        home.by_keys = false;
        if index == home.room {
            action = act(
                home,
                screen.view,
                screen.draft,
                first_action(home),
                screen.moment.now,
            );
        } else {
            home.focus = HomeFocus::Room;
            home.open_room(index, screen.moment);
        }
    }
    action
}
