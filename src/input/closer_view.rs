//! Two fingers and double taps move the view of the board closer.

use std::time::Duration;

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::InputSystems;
use super::pointer::PanelAreas;
use crate::stage::{CloserView, Facing, Layout};
use crate::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taps>();
    // Two fingers on the page enlarge all of it, which is the browser's work.
    if !cfg!(target_arch = "wasm32") {
        let pinch = pinch.run_if(resource_exists::<Table>);
        app.add_systems(Update, pinch.in_set(InputSystems::Read));
    }
}

/// The longest time between the two taps of a double tap.
const BETWEEN_TAPS: Duration = Duration::from_millis(350);
/// The largest distance between them, in logical pixels.
const APART: f32 = 30.0;

/// The last tap of a finger, if it can be the first one of a double tap.
#[derive(Resource, Debug, Default)]
pub(super) struct Taps(Option<Tap>);

#[derive(Clone, Copy, Debug)]
struct Tap {
    at: Vec2,
    time: Duration,
    /// The number of events of the game, which a tap that plays changes.
    events: usize,
}

impl Taps {
    /// Notes a tap. `true` if it completes a double tap whose first one played nothing.
    pub(super) fn is_second(&mut self, at: Vec2, time: Duration, events: usize) -> bool {
        let second = self.0.is_some_and(|first| {
            first.at.distance(at) <= APART
                && time.saturating_sub(first.time) <= BETWEEN_TAPS
                && first.events == events
        });
        self.0 = (!second).then_some(Tap { at, time, events });
        second
    }

    /// Forgets the last tap, so that the next one isn't the second of a double tap.
    pub(super) const fn forget(&mut self) {
        self.0 = None;
    }
}

/// Two fingers, in logical pixels.
#[derive(Clone, Copy, Debug)]
struct Pinch {
    distance: f32,
    /// The enlargement at its start.
    zoom: f32,
    /// The point of the board between the fingers, in board space.
    held: Vec2,
}

/// Enlarges the board between two fingers, which hold their place of it.
fn pinch(
    facing: Res<Facing>,
    layout: Res<Layout>,
    areas: Res<PanelAreas>,
    mut events: MessageReader<TouchInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut fingers: Local<Vec<(u64, Vec2)>>,
    mut begun: Local<Option<Pinch>>,
    mut closer: ResMut<CloserView>,
) {
    // The ends of touches in another window don't arrive.
    if focus_lost.read().count() > 0 {
        fingers.clear();
    }
    let mut moved = false;
    for touch in events.read() {
        let at = facing.to_layout(touch.position, layout.window);
        let known = fingers.iter().position(|(id, _)| *id == touch.id);
        match (touch.phase, known) {
            (TouchPhase::Started, None) => fingers.push((touch.id, at)),
            (TouchPhase::Started | TouchPhase::Moved, Some(known)) => {
                fingers[known].1 = at;
                moved = true;
            }
            (TouchPhase::Ended | TouchPhase::Canceled, Some(known)) => {
                fingers.remove(known);
            }
            _ => {}
        }
    }
    let [(_, one), (_, other)] = fingers[..] else {
        *begun = None;
        return;
    };
    let (distance, middle) = (one.distance(other).max(1.0), one.midpoint(other));
    let Some(start) = *begun else {
        *begun = (!areas.take(middle)).then(|| Pinch {
            distance,
            zoom: closer.zoom(),
            held: layout.window_to_board(middle),
        });
        return;
    };
    if moved {
        let zoom = start.zoom * distance / start.distance;
        closer.hold(&layout, zoom, start.held, middle);
    }
}
