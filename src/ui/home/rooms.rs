//! The home screen as it is shown: rooms with their boards, words and buttons, the frame, and the rail.

use std::time::Duration;

use bevy_egui::egui::{Id, Rect, Ui};

use super::action::{HomeAction, act, first_action};
use super::art::Textures;
use super::keys::HomeFocus;
use super::layout::{HomeLayout, ROOMS};
use super::{Home, frame, rail, room_board, room_words};
use crate::rules::GameKind;
use crate::stage::Tempo;
use crate::ui::games;
use crate::ui::kit::{Tile, focus_ring_of};
use crate::ui::panels::NewGameDraft;
use crate::ui::theme;
use crate::ui::view::View;

/// A moment on the home screen.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Real time since the start.
    pub now: Duration,
    /// The tempo of everything that moves.
    pub tempo: Tempo,
}

/// Everything that a frame of the home screen is drawn from, besides its state.
pub(super) struct Screen<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) textures: &'a Textures,
    pub(super) layout: &'a HomeLayout,
    pub(super) draft: &'a NewGameDraft,
    /// The openness of each room, 0 to 1.
    pub(super) openness: [f32; ROOMS],
    /// The progress of the table into view, 0 to 1. `None` if the home screen stands still.
    pub(super) passing: Option<f32>,
    pub(super) moment: Moment,
}

/// A room of the home screen.
#[derive(Clone, Copy)]
pub(super) struct RoomPlace {
    /// Its place in [`GameKind::ALL`].
    pub(super) index: usize,
    pub(super) game: GameKind,
    pub(super) rect: Rect,
    /// Its openness, 0 to 1.
    pub(super) open: f32,
}

impl Screen<'_> {
    /// The rooms in their order.
    fn rooms(&self) -> impl Iterator<Item = RoomPlace> {
        let places = GameKind::ALL.into_iter().enumerate();
        places.map(|(index, game)| RoomPlace {
            index,
            game,
            rect: self.layout.rooms[index],
            open: self.openness[index],
        })
    }
}

/// Shows everything.
pub(super) fn show(ui: &mut Ui, home: &mut Home, screen: &Screen) -> Option<HomeAction> {
    games::accent(home.game()).apply(ui.style_mut());
    let painter = ui.painter().clone();
    let layout = screen.layout;
    // The growing room covers all else, and only then gives way to the table.
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
    if strength > 0.0 {
        frame::paint(&painter, screen.view.icons.walnut(), layout, strength);
        let line = screen.view.words.get("home-line");
        frame::title(&painter, layout, &line, strength);
    }
    if let Some(growth) = growth {
        room_board::grow(&painter, home, screen, growth);
        return None;
    }
    // A press beside the buttons of a room is for the room. The buttons come later and are above it.
    let mut action = press_rooms(ui, home, screen);
    for room in screen.rooms() {
        let asked = room_words::show(ui, home, screen, room);
        action = action.or(asked);
    }
    if home.by_keys && home.focus == HomeFocus::Room {
        let rect = layout.rooms[home.room].shrink(7.0);
        focus_ring_of(ui, rect, theme::home::RING_RADIUS);
    }
    let asked = rail::show(ui, home, screen);
    action.or(asked)
}

/// A room on its way to being the table.
#[derive(Clone, Copy)]
pub(super) struct Growth {
    /// Its size between room and table, 0 to 1.
    pub(super) size: f32,
    /// Its opacity.
    pub(super) strength: f32,
}

impl Growth {
    /// The growth at a progress from 0 to 1.
    fn at(progress: f32) -> Self {
        Self {
            size: super::eased((progress / 0.8).min(1.0)),
            strength: ((1.0 - progress) / 0.16).min(1.0),
        }
    }
}

/// Presses on rooms: the open one does its first action, and another one opens.
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
