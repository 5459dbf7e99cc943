//! Mouse and touch: click and click, or drag.

use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use super::selection::{Hovered, Selection, offered};
use super::{InputSystems, Press};
use crate::rules::Expect;
use crate::stage::Layout;
use crate::table::ways::meant;
use crate::table::{Spot, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerTaken>()
        .init_resource::<Held>()
        .init_resource::<PressedAt>()
        .add_message::<WindowEvent>()
        .add_systems(
            Update,
            (note_press, read_pointer, hover)
                .chain()
                .in_set(InputSystems::Read)
                .run_if(resource_exists::<Table>),
        );
}

/// The pointer is over a panel. Told by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointerTaken(pub bool);

/// What is held by the pointer.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Held {
    /// The spot whose piece is held.
    pub(super) from: Option<Spot>,
    pressed_at: Vec2,
    /// Where the pointer is, in logical pixels.
    pub(super) now: Vec2,
    /// The piece goes with the pointer.
    pub(super) dragging: bool,
}

/// How far a press may wander before it is a drag, in logical pixels.
const SLACK: f32 = 7.0;

/// Where the mouse was when its button went down in this frame, in logical pixels: on a slow
/// machine it is elsewhere by the frame's end. None where no press came with its place.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct PressedAt(Option<Vec2>);

fn note_press(
    mut events: MessageReader<WindowEvent>,
    mut place: Local<Option<Vec2>>,
    mut pressed_at: ResMut<PressedAt>,
) {
    pressed_at.0 = None;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(CursorMoved { position, .. }) => *place = Some(*position),
            WindowEvent::MouseButtonInput(MouseButtonInput {
                button: MouseButton::Left,
                state,
                ..
            }) if state.is_pressed() => pressed_at.0 = *place,
            _ => {}
        }
    }
}

/// The pointer's or finger's place with what just happened to it.
struct Touch {
    at: Vec2,
    pressed: bool,
    /// Where it went down, where that is known better than by where it is.
    began: Option<Vec2>,
    released: bool,
}

fn read_touch(
    window: &Window,
    buttons: &ButtonInput<MouseButton>,
    touches: &Touches,
    pressed_at: Option<Vec2>,
) -> Option<Touch> {
    if let Some(touch) = touches.iter_just_released().next() {
        return Some(Touch {
            at: touch.position(),
            pressed: touches.just_pressed(touch.id()),
            began: Some(touch.start_position()),
            released: true,
        });
    }
    if let Some(touch) = touches.iter().next() {
        let pressed = touches.just_pressed(touch.id());
        return Some(Touch {
            at: touch.position(),
            pressed,
            began: Some(touch.start_position()),
            released: false,
        });
    }
    Some(Touch {
        at: window.cursor_position()?,
        pressed: buttons.just_pressed(MouseButton::Left),
        began: pressed_at,
        released: buttons.just_released(MouseButton::Left),
    })
}

fn read_pointer(
    window: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pressed_at: Res<PressedAt>,
    taken: Res<PointerTaken>,
    layout: Res<Layout>,
    table: Res<Table>,
    mut selection: ResMut<Selection>,
    mut held: ResMut<Held>,
    mut presses: MessageWriter<Press>,
) {
    let Ok(window) = window.single() else { return };
    let Some(touch) = read_touch(window, &buttons, &touches, pressed_at.0) else {
        return;
    };
    held.now = touch.at;
    let spot_at = |at: Vec2| {
        let spot = layout.ground.spot_under(layout.window_to_board(at));
        spot.map(|spot| meant(table.game().position(), spot))
    };
    if touch.pressed {
        let began = touch.began.unwrap_or(touch.at);
        *held = Held {
            now: touch.at,
            pressed_at: began,
            ..Held::default()
        };
        if taken.0 {
            return;
        }
        if selection.focus.is_some() {
            selection.focus = None;
        }
        let units = began / layout.unit;
        // Dice that lie on the board itself answer while they are awaited.
        let awaited = matches!(table.game().expect(), Expect::Throw(_));
        match spot_at(began) {
            Some(_) if awaited && throws_at(&layout, units) => {
                presses.write(Press::Throw);
            }
            Some(spot) => {
                // A destination answers to the press; a piece waits, for it may be dragged.
                let all = offered(&table, selection.picked);
                if all.iter().any(|way| way.from == spot) {
                    held.from = Some(spot);
                } else {
                    presses.write(Press::Spot(spot));
                }
            }
            None if throws_at(&layout, units) => {
                presses.write(Press::Throw);
            }
            None => {
                presses.write(Press::Elsewhere);
            }
        }
        // A quick click or tap is pressed and let go within one frame.
        if !touch.released {
            return;
        }
    }
    if held.from.is_some() && held.now.distance(held.pressed_at) > SLACK && !held.dragging {
        held.dragging = true;
        if let Some(from) = held.from {
            selection.chosen = Some(from);
        }
    }
    if touch.released {
        if let Some(from) = held.from.take() {
            match (held.dragging, spot_at(touch.at)) {
                (true, Some(to)) if to != from => drop(presses.write(Press::Drag { from, to })),
                (false, _) => drop(presses.write(Press::Spot(from))),
                _ => {}
            }
        }
        *held = Held::default();
    }
}

/// What the mouse points at without pressing anything.
fn hover(
    window: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    taken: Res<PointerTaken>,
    layout: Res<Layout>,
    table: Res<Table>,
    mut hovered: ResMut<Hovered>,
) {
    let at = window.single().ok().and_then(Window::cursor_position);
    let spot = at
        .filter(|_| !taken.0 && !buttons.pressed(MouseButton::Left))
        .and_then(|at| layout.ground.spot_under(layout.window_to_board(at)))
        .map(|spot| meant(table.game().position(), spot));
    hovered.set_if_neq(Hovered(spot));
}

/// A place, in units, is where sticks or dice are thrown.
fn throws_at(layout: &Layout, units: Vec2) -> bool {
    layout
        .throw
        .is_some_and(|strip| strip.inflate(6.0).contains(units))
}
