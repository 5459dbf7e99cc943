//! Numbers the controllers in the order of connection. A new or reconnected one gets the lowest free number.

use bevy::input::gamepad::{Gamepad, GamepadConnectionEvent};
use bevy::prelude::*;

use super::InputSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controllers>()
        .add_message::<ControllerDisconnected>()
        .add_message::<GamepadConnectionEvent>()
        .add_systems(Update, count.before(InputSystems::Read));
}

/// The connected controllers. The index is the number less one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Controllers(Vec<Option<Entity>>);

/// A controller was disconnected.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControllerDisconnected {
    /// Its number.
    pub number: u8,
}

impl Controllers {
    /// The number of a controller, from 1. `None` if it isn't connected.
    #[must_use]
    pub fn number(&self, pad: Entity) -> Option<u8> {
        let at = self.0.iter().position(|here| *here == Some(pad))?;
        u8::try_from(at + 1).ok()
    }

    /// `true` if a controller of this number is connected.
    #[must_use]
    pub fn has(&self, number: u8) -> bool {
        let at = usize::from(number).checked_sub(1);
        at.and_then(|at| self.0.get(at))
            .is_some_and(Option::is_some)
    }

    fn add(&mut self, pad: Entity) {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(pad),
            None => self.0.push(Some(pad)),
        }
    }
}

/// Updates the numbers. A controller that was connected before the program started can appear without an event.
fn count(
    plugged_in: Query<Entity, With<Gamepad>>,
    mut changes: MessageReader<GamepadConnectionEvent>,
    mut pads: ResMut<Controllers>,
    mut left: MessageWriter<ControllerDisconnected>,
) {
    // Several controllers within one frame are numbered in the order of their events.
    let mut came: Vec<Entity> = changes
        .read()
        .filter(|change| change.connected())
        .map(|change| change.gamepad)
        .collect();
    came.extend(&plugged_in);
    let mut fresh = pads.clone();
    for place in 0..fresh.0.len() {
        if fresh.0[place].is_some_and(|pad| !plugged_in.contains(pad)) {
            fresh.0[place] = None;
            left.write_batch(
                u8::try_from(place + 1).map(|number| ControllerDisconnected { number }),
            );
        }
    }
    for pad in came {
        if plugged_in.contains(pad) && fresh.number(pad).is_none() {
            fresh.add(pad);
        }
    }
    pads.set_if_neq(fresh);
}
