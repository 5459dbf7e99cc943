//! Turns mouse and touch input into presses by clicking or dragging. Each press counts at its original position, even
//! if the pointer has moved by the end of a slow frame.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use super::binding::DeviceRights;
use super::closer_view::Taps;
use super::press::PressQueue;
use super::selection::{Hovered, Selection, offered, offered_compound_moves};
use super::switches::SwitchClicks;
use super::{InputSystems, Press, Pressed};
use crate::rules::Expect;
use crate::stage::closer_view::BETWEEN_FINGERS;
use crate::stage::layout::FINGER;
use crate::stage::{CloserView, Facing, Layout};
use crate::store::Device;
use crate::table::targets::{default_move, resolve_location, targets_from};
use crate::table::{Location, MoveTarget, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelAreas>()
        .init_resource::<PointerState>()
        .init_resource::<PointerQueue>()
        .add_message::<WindowEvent>()
        .add_message::<TouchInput>()
        .add_systems(
            Update,
            (read_mouse, read_touch, read_pointer, hover)
                .chain()
                .in_set(InputSystems::Read)
                .run_if(resource_exists::<Table>),
        );
}

/// The areas of panels over the window, which keep the presses inside. Set by the interface.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PanelAreas {
    /// `true` if a panel covers the whole table.
    pub everywhere: bool,
    /// The areas of the other panels, in logical pixels.
    pub areas: Vec<Rect>,
}

impl PanelAreas {
    pub(super) fn take(&self, at: Vec2) -> bool {
        self.everywhere || self.areas.iter().any(|area| area.contains(at))
    }
}

/// The pointer's state while a button is down.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct PointerState {
    /// The location whose piece is held.
    pub(super) from: Option<Location>,
    pressed_at: Vec2,
    /// The pointer's position, in logical pixels.
    pub(super) now: Vec2,
    /// `true` once the piece follows the pointer.
    pub(super) dragging: bool,
    /// `true` if the pointer is a finger.
    pub(super) finger: bool,
    /// The press that counts if the pointer is released without moving. Otherwise it moves a closer view.
    waiting: Option<Press>,
}

/// The distance from which a press counts as a drag, in logical pixels.
const SLACK: f32 = 7.0;

/// An event of mouse or finger, at a position in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum PointerEvent {
    Moved(Vec2),
    Pressed {
        at: Vec2,
        /// `true` for a finger, which is less exact than a mouse and covers what it touches.
        finger: bool,
    },
    Released(Vec2),
    /// The system cancelled the touch, so it must have no effect.
    Cancelled,
}

/// The events of mouse and finger that aren't handled yet, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct PointerQueue {
    waiting: VecDeque<PointerEvent>,
    /// The mouse's position in the window.
    mouse: Option<Vec2>,
    /// The finger that is followed. Others are ignored.
    finger: Option<u64>,
    /// The point that the finger has touched, until it moves or is lifted. A second finger can still follow, and two
    /// fingers zoom.
    touched: Option<Vec2>,
}

impl PointerQueue {
    /// The most waiting events. Further ones are dropped; no player causes more within one frame.
    const MOST: usize = 64;

    /// `true` if no event is waiting.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The mouse's position in the window.
    pub(super) const fn mouse(&self) -> Option<Vec2> {
        self.mouse
    }

    /// Turns the touch that is held back into a press.
    fn press_touched(&mut self) {
        if let Some(at) = self.touched.take() {
            self.add(PointerEvent::Pressed { at, finger: true });
        }
    }

    /// Forgets the finger, and what it has started.
    fn cancel_touch(&mut self) {
        self.finger = None;
        if self.touched.take().is_none() {
            self.add(PointerEvent::Cancelled);
        }
    }

    fn add(&mut self, event: PointerEvent) {
        // Only the last position of a motion matters.
        if let (Some(PointerEvent::Moved(last)), PointerEvent::Moved(at)) =
            (self.waiting.back_mut(), event)
        {
            *last = at;
        } else if self.waiting.len() < Self::MOST {
            self.waiting.push_back(event);
        }
    }
}

fn read_mouse(
    window: Query<&Window, With<PrimaryWindow>>,
    facing: Res<Facing>,
    layout: Res<Layout>,
    clicks: Option<Res<SwitchClicks>>,
    mut events: MessageReader<WindowEvent>,
    mut queue: ResMut<PointerQueue>,
) {
    let are_switches = clicks.is_some_and(|clicks| clicks.are_switches());
    let place = |at: Vec2| facing.to_layout(at, layout.window);
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(CursorMoved { position, .. }) => {
                queue.mouse = Some(*position);
                queue.add(PointerEvent::Moved(place(*position)));
            }
            WindowEvent::MouseButtonInput(MouseButtonInput {
                button: MouseButton::Left,
                state,
                ..
            }) if !are_switches => {
                let known = queue.mouse;
                let window = window.single().ok();
                let Some(at) = known.or_else(|| window?.cursor_position()) else {
                    continue;
                };
                queue.add(if state.is_pressed() {
                    PointerEvent::Pressed {
                        at: place(at),
                        finger: false,
                    }
                } else {
                    PointerEvent::Released(place(at))
                });
            }
            _ => {}
        }
    }
}

fn read_touch(
    facing: Res<Facing>,
    layout: Res<Layout>,
    mut events: MessageReader<TouchInput>,
    mut queue: ResMut<PointerQueue>,
) {
    for touch in events.read() {
        let at = facing.to_layout(touch.position, layout.window);
        match (touch.phase, queue.finger) {
            (TouchPhase::Started, None) => {
                queue.finger = Some(touch.id);
                queue.touched = Some(at);
            }
            (TouchPhase::Started, Some(_)) => queue.cancel_touch(),
            (_, finger) if finger != Some(touch.id) => {}
            (TouchPhase::Moved, _) => {
                let rests = |from: Vec2| at.distance(from) <= SLACK;
                if queue.touched.is_some_and(rests) {
                    continue;
                }
                queue.press_touched();
                queue.add(PointerEvent::Moved(at));
            }
            (TouchPhase::Ended, _) => {
                queue.finger = None;
                queue.press_touched();
                queue.add(PointerEvent::Released(at));
            }
            (TouchPhase::Canceled, _) => queue.cancel_touch(),
        }
    }
}

/// A location near a finger.
struct NearTarget {
    location: Location,
    /// The distance of its edge from the finger, in logical pixels.
    distance: f32,
    /// `true` if a press moves a piece there.
    moves_there: bool,
}

/// The state that decides the meaning of a press on the board.
struct PressContext<'a> {
    table: &'a Table,
    layout: &'a Layout,
    areas: &'a PanelAreas,
    /// `true` if the pointer can play for the side to act. Otherwise it lifts no piece.
    may_play: bool,
}

impl PressContext<'_> {
    fn location_at(&self, at: Vec2) -> Option<Location> {
        let location = self.layout.location_at(at)?;
        Some(resolve_location(self.table.game().position(), location))
    }

    /// The nearest location within a finger's reach on which a press picks a piece or moves one. `None` if there's none,
    /// or if the touched location is one itself.
    fn target_near(
        &self,
        at: Vec2,
        touched: Option<Location>,
        selection: &Selection,
    ) -> Option<Location> {
        let all = self.targets_near(at, selection);
        let is_target = |location| all.iter().any(|near| near.location == location);
        if touched.is_some_and(is_target) {
            return None;
        }
        all.first().map(|near| near.location)
    }

    /// The locations within a finger's reach on which a press picks a piece or moves one, the nearest first.
    fn targets_near(&self, at: Vec2, selection: &Selection) -> Vec<NearTarget> {
        let (layout, board) = (self.layout, self.layout.board_view);
        let point = layout.window_to_board(at);
        let all = offered(self.table, selection.picked);
        let chosen = selection.chosen;
        let compound = chosen.map_or_else(Vec::new, |from| {
            offered_compound_moves(self.table, selection.picked, from)
        });
        let is_goal = |location: Location| {
            let can = |target: &MoveTarget| match chosen {
                Some(from) => target.from == from && target.to == location,
                None => target.to == location,
            };
            all.iter().any(can) || compound.iter().any(|all| all.to == location)
        };
        let is_piece = |location: Location| all.iter().any(|target| target.from == location);
        let position = self.table.game().position();
        let near = |location: Location| {
            let rect = board.rect(location)?;
            let away = point.distance(point.clamp(rect.min, rect.max));
            let location = resolve_location(position, location);
            let moves_there = is_goal(location);
            let found = NearTarget {
                location,
                distance: away * layout.world_scale(),
                moves_there,
            };
            let counts = moves_there || is_piece(location);
            (counts && found.distance <= FINGER / 2.0).then_some(found)
        };
        let mut found: Vec<_> = board.locations().into_iter().filter_map(near).collect();
        found.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        found
    }

    /// `true` if a finger is between two places so that it could mean either, and one of them moves a piece. The board
    /// then comes closer.
    fn is_ambiguous(&self, at: Vec2, selection: &Selection) -> bool {
        let all = self.targets_near(at, selection);
        let Some(first) = all.first() else {
            return false;
        };
        let other = all.iter().find(|near| near.location != first.location);
        other.is_some_and(|other| {
            (first.moves_there || other.moves_there)
                && other.distance - first.distance < BETWEEN_FINGERS / 2.0
                && self.distance(first.location, other.location) < FINGER + BETWEEN_FINGERS
        })
    }

    /// `true` if another press on the selected piece plays it.
    fn plays_again(&self, at: Vec2, selection: &Selection) -> bool {
        let Some(from) = selection
            .chosen
            .filter(|from| self.location_at(at) == Some(*from))
        else {
            return false;
        };
        let reached = targets_from(&offered(self.table, selection.picked), from);
        let game = self.table.game().setup().kind();
        self.may_play && default_move(game, &reached).is_some()
    }

    /// The distance between the middles of two locations, in logical pixels.
    fn distance(&self, one: Location, other: Location) -> f32 {
        let board = self.layout.board_view;
        let middle = |location| board.rect(location).map(|rect| rect.center());
        match (middle(one), middle(other)) {
            (Some(one), Some(other)) => one.distance(other) * self.layout.world_scale(),
            _ => f32::INFINITY,
        }
    }

    /// `true` if a finger changes the view of the board, and has no other effect.
    fn changes_view(
        &self,
        at: Vec2,
        now: Duration,
        selection: &Selection,
        taps: &mut Taps,
        closer: &mut CloserView,
    ) -> bool {
        if self.areas.take(at) || !self.layout.can_be_closer() {
            return false;
        }
        let places = self.layout.closer;
        if closer.moves()
            && places.is_some_and(|places| places.view.contains(at / self.layout.unit))
        {
            // The places move under the finger.
            return true;
        }
        let point = self.layout.window_to_board(at);
        let is_second = taps.is_second(at, now, self.table.game().events().len());
        if is_second && !self.plays_again(at, selection) {
            closer.toggle(self.layout, point);
            return true;
        }
        let ambiguous = self.may_play && !closer.is_on() && self.is_ambiguous(at, selection);
        if ambiguous {
            closer.approach(self.layout, point, true);
            // A quick second tap would move the board away again.
            taps.forget();
        }
        ambiguous
    }

    /// Handles a press at a position: it holds a piece, or is an immediate press.
    fn press(
        &self,
        at: Vec2,
        finger: bool,
        selection: &mut Selection,
        held: &mut PointerState,
    ) -> Option<Press> {
        *held = PointerState {
            now: at,
            pressed_at: at,
            finger,
            ..PointerState::default()
        };
        if self.areas.take(at) {
            return None;
        }
        selection.focus = None;
        let throws = throws_at(self.layout, at / self.layout.unit);
        // Dice that are drawn on the board take the press while a throw is expected.
        let awaited = matches!(self.table.game().expect(), Expect::Throw(_));
        let location = self.location_at(at);
        let location = if finger {
            self.target_near(at, location, selection).or(location)
        } else {
            location
        };
        match location {
            Some(_) if awaited && throws => Some(Press::Throw),
            Some(location) => {
                // A destination is pressed at once, but a piece waits because it can be dragged.
                let all = offered(self.table, selection.picked);
                if self.may_play && all.iter().any(|target| target.from == location) {
                    held.from = Some(location);
                    return None;
                }
                self.unless_moved(Press::Location(location), held)
            }
            None if throws => Some(Press::Throw),
            None => self.unless_moved(Press::Elsewhere, held),
        }
    }

    /// The press at once, or in a closer view once the pointer is released without moving.
    fn unless_moved(&self, press: Press, held: &mut PointerState) -> Option<Press> {
        if self.layout.closer.is_none() {
            return Some(press);
        }
        held.waiting = Some(press);
        None
    }

    /// Moves the pointer to a position.
    fn drag(
        &self,
        at: Vec2,
        selection: &mut Selection,
        held: &mut PointerState,
        closer: &mut CloserView,
    ) {
        let by = at - held.now;
        held.now = at;
        if held.waiting.is_some() {
            held.dragging |= at.distance(held.pressed_at) > SLACK;
            if held.dragging {
                closer.pan(self.layout, by / self.layout.world_scale());
            }
        }
        if let Some(from) = held.from
            && !held.dragging
            && at.distance(held.pressed_at) > SLACK
        {
            held.dragging = true;
            selection.chosen = Some(from);
        }
    }

    /// Releases the held piece at a position.
    fn release(
        &self,
        at: Vec2,
        selection: &mut Selection,
        held: &mut PointerState,
        closer: &mut CloserView,
    ) -> Option<Press> {
        self.drag(at, selection, held, closer);
        let PointerState {
            from,
            dragging,
            waiting,
            ..
        } = std::mem::take(held);
        held.now = at;
        if let Some(press) = waiting {
            return (!dragging).then_some(press);
        }
        let from = from?;
        match (dragging, self.location_at(at)) {
            (true, Some(to)) if to != from => Some(Press::Drag { from, to }),
            (false, _) => Some(Press::Location(from)),
            _ => None,
        }
    }
}

fn read_pointer(
    areas: Res<PanelAreas>,
    layout: Res<Layout>,
    table: Res<Table>,
    rights: DeviceRights,
    waiting_presses: Res<PressQueue>,
    real: Res<Time<Real>>,
    mut taps: ResMut<Taps>,
    mut closer: ResMut<CloserView>,
    mut queue: ResMut<PointerQueue>,
    mut selection: ResMut<Selection>,
    mut held: ResMut<PointerState>,
    mut presses: MessageWriter<Pressed>,
) {
    if queue.is_empty() || !waiting_presses.is_empty() {
        return;
    }
    let context = PressContext {
        table: &table,
        layout: &layout,
        areas: &areas,
        may_play: rights.may_play(&table, Device::Pointer),
    };
    let (mut chosen, mut view) = (selection.clone(), *closer);
    while let Some(event) = queue.waiting.pop_front() {
        let press = match event {
            PointerEvent::Moved(at) => {
                context.drag(at, &mut chosen, &mut held, &mut view);
                None
            }
            PointerEvent::Pressed { at, finger: true }
                if context.changes_view(at, real.elapsed(), &chosen, &mut taps, &mut view) =>
            {
                *held = PointerState::default();
                None
            }
            PointerEvent::Pressed { at, finger } => {
                context.press(at, finger, &mut chosen, &mut held)
            }
            PointerEvent::Released(at) => context.release(at, &mut chosen, &mut held, &mut view),
            PointerEvent::Cancelled => {
                *held = PointerState::default();
                None
            }
        };
        if let Some(press) = press {
            presses.write(press.with(Device::Pointer));
            // The press can change the table, so later events wait for the next frame.
            break;
        }
    }
    selection.set_if_neq(chosen);
    closer.set_if_neq(view);
}

/// Updates the location under the mouse.
fn hover(
    window: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    areas: Res<PanelAreas>,
    layout: Res<Layout>,
    facing: Res<Facing>,
    table: Res<Table>,
    mut hovered: ResMut<Hovered>,
) {
    let at = window.single().ok().and_then(Window::cursor_position);
    let location = at
        .map(|at| facing.to_layout(at, layout.window))
        .filter(|at| !areas.take(*at) && !buttons.pressed(MouseButton::Left))
        .and_then(|at| layout.location_at(at))
        .map(|location| resolve_location(table.game().position(), location));
    hovered.set_if_neq(Hovered(location));
}

/// `true` if sticks or dice are thrown at this position, in design units.
fn throws_at(layout: &Layout, units: Vec2) -> bool {
    layout
        .throw
        .is_some_and(|strip| strip.inflate(6.0).contains(units))
}
