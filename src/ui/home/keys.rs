//! Moves the focus and the open room of the home screen by keys and controllers.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key};

use super::action::{HomeAction, RoomAction, act, first_action, puzzle_of_the_day, speak};
use super::corner;
use super::focus::{HomeFocus, HomeKey};
use super::layout::ROOMS;
use super::state::{FrameTime, Home};
use crate::input::gamepad::PadAnswer;
use crate::stage::CursorStep;
use crate::ui::language::LOCALES;
use crate::ui::open::OpenPanels;
use crate::ui::panel_table::in_rail;
use crate::ui::panels::NewGameDraft;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

pub(super) fn read_controllers(
    mut answers: MessageReader<PadAnswer>,
    open: Res<OpenPanels>,
    mut home: ResMut<Home>,
) {
    if !open.home || open.panel.is_some() {
        answers.clear();
        return;
    }
    for answer in answers.read() {
        home.keys.push(match answer {
            PadAnswer::Accept => HomeKey::Take,
            PadAnswer::Step(CursorStep::LEFT) => HomeKey::Left,
            PadAnswer::Step(CursorStep::RIGHT) => HomeKey::Right,
            PadAnswer::Step(CursorStep::UP) => HomeKey::Up,
            PadAnswer::Step(_) => HomeKey::Down,
            PadAnswer::Cycle { back: true } => HomeKey::Left,
            PadAnswer::Cycle { back: false } => HomeKey::Right,
            PadAnswer::West => HomeKey::Learn,
            PadAnswer::North => HomeKey::NewGame,
            PadAnswer::Close => continue,
        });
    }
}

pub(super) fn pressed_keys(ctx: &egui::Context) -> Vec<HomeKey> {
    let mut keys = Vec::new();
    ctx.input(|input| {
        for event in &input.events {
            let egui::Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } = event
            else {
                continue;
            };
            keys.push(match key {
                Key::ArrowLeft => HomeKey::Left,
                Key::ArrowRight => HomeKey::Right,
                Key::ArrowUp => HomeKey::Up,
                Key::ArrowDown => HomeKey::Down,
                Key::Tab if modifiers.shift => HomeKey::Previous,
                Key::Tab => HomeKey::Next,
                Key::Enter | Key::Space => HomeKey::Take,
                _ => continue,
            });
        }
    });
    keys
}

pub(super) fn take_key(
    home: &mut Home,
    view: &View,
    draft: &NewGameDraft,
    key: HomeKey,
    moment: FrameTime,
) -> Option<HomeAction> {
    home.by_keys = true;
    let actions = RoomAction::ALL.len();
    let upright = view.layout.window.y > view.layout.window.x;
    // In portrait layout the rooms are in a column, so up and down move between them.
    let key = match key {
        HomeKey::Up if upright && home.focus == HomeFocus::Room && home.room > 0 => HomeKey::Left,
        HomeKey::Down if upright && home.focus == HomeFocus::Room && home.room + 1 < ROOMS => {
            HomeKey::Right
        }
        other => other,
    };
    match (key, home.focus) {
        (HomeKey::Left | HomeKey::Right, HomeFocus::Room) => {
            let step = if key == HomeKey::Left { ROOMS - 1 } else { 1 };
            home.open_room((home.room + step) % ROOMS, moment);
        }
        (HomeKey::Left, HomeFocus::Action(at)) => {
            home.focus = HomeFocus::Action(at.saturating_sub(1))
        }
        (HomeKey::Right, HomeFocus::Action(at)) => {
            home.focus = HomeFocus::Action((at + 1).min(actions - 1));
        }
        (HomeKey::Left, HomeFocus::Corner(at)) => {
            home.focus = HomeFocus::Corner(at.saturating_sub(1));
        }
        (HomeKey::Right, HomeFocus::Corner(at)) => {
            let last = corner::buttons(view).len().saturating_sub(1);
            home.focus = HomeFocus::Corner((at + 1).min(last));
        }
        (HomeKey::Left | HomeKey::Right, focus) => {
            step_in_rail(home, view, focus, key == HomeKey::Left);
        }
        (HomeKey::Up, HomeFocus::Room) => home.focus = HomeFocus::Corner(0),
        (HomeKey::Up, HomeFocus::Corner(_)) => {}
        (HomeKey::Down, HomeFocus::Corner(_)) => home.focus = HomeFocus::Room,
        (HomeKey::Down, HomeFocus::Room) => home.focus = HomeFocus::Action(0),
        (HomeKey::Down, HomeFocus::Action(_)) => home.focus = HomeFocus::Puzzle,
        (HomeKey::Down, HomeFocus::Puzzle | HomeFocus::Panel(_) | HomeFocus::Language(_)) => {}
        (HomeKey::Up, HomeFocus::Action(_)) => home.focus = HomeFocus::Room,
        (HomeKey::Up, HomeFocus::Puzzle | HomeFocus::Panel(_) | HomeFocus::Language(_)) => {
            home.focus = HomeFocus::Action(0)
        }
        (HomeKey::Next | HomeKey::Previous, _) => {
            cycle(home, view, key == HomeKey::Previous, moment);
        }
        (HomeKey::Take, HomeFocus::Room) => {
            return act(home, view, draft, first_action(home), moment.now);
        }
        (HomeKey::Take, HomeFocus::Action(at)) => {
            return act(home, view, draft, RoomAction::ALL[at], moment.now);
        }
        (HomeKey::Take, HomeFocus::Puzzle) => return Some(puzzle_of_the_day(view)),
        (HomeKey::Take, HomeFocus::Panel(panel)) => {
            return Some(HomeAction::Ui(UiAction::Open(panel)));
        }
        (HomeKey::Take, HomeFocus::Language(at)) => return Some(speak(view, at)),
        (HomeKey::Take, HomeFocus::Corner(at)) => {
            let pressed = corner::buttons(view).into_iter().nth(at);
            return pressed.map(|button| HomeAction::Ui(button.action));
        }
        (HomeKey::Learn, _) => return act(home, view, draft, RoomAction::Learn, moment.now),
        (HomeKey::NewGame, _) => return act(home, view, draft, RoomAction::NewGame, moment.now),
    }
    None
}

/// All stops of the focus in the rail, from the left.
fn rail(view: &View) -> Vec<HomeFocus> {
    let panels = in_rail(view.settings)
        .into_iter()
        .map(|row| HomeFocus::Panel(row.panel));
    let languages = (0..LOCALES.len()).map(HomeFocus::Language);
    [HomeFocus::Puzzle]
        .into_iter()
        .chain(panels)
        .chain(languages)
        .collect()
}

/// Moves the focus by one stop in the rail, up to its end.
fn step_in_rail(home: &mut Home, view: &View, focus: HomeFocus, left: bool) {
    let rail = rail(view);
    let Some(at) = rail.iter().position(|place| *place == focus) else {
        return;
    };
    let next = if left {
        at.saturating_sub(1)
    } else {
        (at + 1).min(rail.len() - 1)
    };
    home.focus = rail[next];
}

/// Moves the focus with Tab: through the room, its actions, the next room, and so on, then the lower and the upper rail.
fn cycle(home: &mut Home, view: &View, back: bool, moment: FrameTime) {
    let actions = RoomAction::ALL.len();
    let mut places: Vec<(usize, HomeFocus)> = Vec::new();
    for room in 0..ROOMS {
        places.push((room, HomeFocus::Room));
        places.extend((0..actions).map(|at| (room, HomeFocus::Action(at))));
    }
    let last = ROOMS - 1;
    places.extend(rail(view).into_iter().map(|focus| (last, focus)));
    let corner = 0..corner::buttons(view).len();
    places.extend(corner.map(|at| (last, HomeFocus::Corner(at))));
    let is_here = |(room, focus): &(usize, HomeFocus)| {
        *focus == home.focus
            && (*room == home.room || !matches!(focus, HomeFocus::Room | HomeFocus::Action(_)))
    };
    let here = places.iter().position(is_here).unwrap_or_default();
    let step = if back { places.len() - 1 } else { 1 };
    let (room, focus) = places[(here + step) % places.len()];
    if matches!(focus, HomeFocus::Room | HomeFocus::Action(_)) {
        home.open_room(room, moment);
    }
    home.focus = focus;
}
