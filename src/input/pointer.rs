//! Mouse and touch: click and click, or drag.

use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::selection::{Hovered, Selection, offered};
use super::{InputSystems, Press};
use crate::rules::Expect;
use crate::stage::Layout;
use crate::table::ways::meant;
use crate::table::{Spot, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerTaken>()
        .init_resource::<Held>()
        .add_systems(
            Update,
            (read_pointer, hover)
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

/// The pointer's or finger's place with what just happened to it.
struct Touch {
    at: Vec2,
    pressed: bool,
    released: bool,
}

fn read_touch(
    window: &Window,
    buttons: &ButtonInput<MouseButton>,
    touches: &Touches,
) -> Option<Touch> {
    if let Some(touch) = touches.iter_just_released().next() {
        return Some(Touch {
            at: touch.position(),
            pressed: touches.just_pressed(touch.id()),
            released: true,
        });
    }
    if let Some(touch) = touches.iter().next() {
        let pressed = touches.just_pressed(touch.id());
        return Some(Touch {
            at: touch.position(),
            pressed,
            released: false,
        });
    }
    Some(Touch {
        at: window.cursor_position()?,
        pressed: buttons.just_pressed(MouseButton::Left),
        released: buttons.just_released(MouseButton::Left),
    })
}

fn read_pointer(
    window: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    taken: Res<PointerTaken>,
    layout: Res<Layout>,
    table: Res<Table>,
    mut selection: ResMut<Selection>,
    mut held: ResMut<Held>,
    mut presses: MessageWriter<Press>,
) {
    let Ok(window) = window.single() else { return };
    let Some(touch) = read_touch(window, &buttons, &touches) else {
        return;
    };
    held.now = touch.at;
    let spot = layout.ground.spot_under(layout.window_to_board(touch.at));
    let spot = spot.map(|spot| meant(table.game().position(), spot));
    if touch.pressed {
        *held = Held {
            now: touch.at,
            pressed_at: touch.at,
            ..Held::default()
        };
        if taken.0 {
            return;
        }
        if selection.focus.is_some() {
            selection.focus = None;
        }
        let units = touch.at / layout.unit;
        // Dice that lie on the board itself answer while they are awaited.
        let awaited = matches!(table.game().expect(), Expect::Throw(_));
        match spot {
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
            match (held.dragging, spot) {
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
