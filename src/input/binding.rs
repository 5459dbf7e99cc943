//! Refuses presses from another device than the one chosen for the side to act.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::controllers::{ControllerDisconnected, Controllers};
use super::press::{Press, Pressed};
use crate::rules::Side;
use crate::settings::CurrentSettings;
use crate::stage::facing::{acting_side, two_people_play};
use crate::store::{Binding, Device, Settings};
use crate::table::{Learning, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controllers>()
        .add_message::<ControllerDisconnected>()
        .add_message::<WrongDevice>();
}

/// A device tried to play for a side that has another device. Sent at most once in a few seconds.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongDevice {
    /// The device.
    pub device: Device,
    /// The side whose turn it is.
    pub to_act: Side,
    /// The side that the device plays. `None` if it plays neither.
    pub plays: Option<Side>,
}

/// The time between two messages about a wrong device.
const MESSAGE_INTERVAL: Duration = Duration::from_secs(4);

/// The device that was chosen for a side of a table. In a match each player keeps the device of the first game's side.
#[must_use]
pub fn chosen_binding(settings: &Settings, table: &Table, side: Side) -> Binding {
    settings.devices[table.game().side_at_first(side).index()]
}

/// The sides' rights to devices.
#[derive(SystemParam)]
pub struct DeviceRights<'w> {
    settings: Res<'w, CurrentSettings>,
    pads: Res<'w, Controllers>,
    learning: Option<Res<'w, Learning>>,
}

impl DeviceRights<'_> {
    /// The device of a side. If its controller isn't connected, any device can play.
    fn binding(&self, table: &Table, side: Side) -> Binding {
        match chosen_binding(&self.settings.0, table, side) {
            Binding::Only(Device::Pad(number)) if !self.pads.has(number) => Binding::Any,
            binding => binding,
        }
    }

    fn allow(&self, table: &Table, side: Side, device: Device) -> bool {
        self.binding(table, side).allows(device)
    }

    /// The side to act, if a device isn't allowed to play it.
    fn kept_from(&self, table: &Table, device: Device) -> Option<Side> {
        if !two_people_play(table, self.learning.as_deref()) {
            return None;
        }
        acting_side(table).filter(|side| !self.allow(table, *side, device))
    }

    /// `true` if a device can play for the side to act.
    #[must_use]
    pub fn may_play(&self, table: &Table, device: Device) -> bool {
        self.kept_from(table, device).is_none()
    }
}

/// Decides which presses count.
#[derive(SystemParam)]
pub(super) struct PressFilter<'w, 's> {
    time: Res<'w, Time<Real>>,
    rights: DeviceRights<'w>,
    last_message: Local<'s, Option<Duration>>,
    wrong: MessageWriter<'w, WrongDevice>,
}

impl PressFilter<'_, '_> {
    /// `true` if a press counts. Otherwise sends a message, but only once in a few seconds.
    pub(super) fn lets_through(&mut self, table: &Table, pressed: Pressed) -> bool {
        let device = pressed.device.filter(|_| pressed.press != Press::Elsewhere);
        let kept_from = device.and_then(|device| {
            let to_act = self.rights.kept_from(table, device)?;
            Some((device, to_act))
        });
        let Some((device, to_act)) = kept_from else {
            return true;
        };
        // The player of the last move can still undo it.
        let takes_back = match pressed.press {
            Press::Undo if table.can_correct() => table.game().last_side(),
            Press::Undo => table.undo_side(),
            // Any device that can undo can also redo.
            Press::Redo if table.can_redo() => return true,
            _ => None,
        };
        if takes_back.is_some_and(|side| self.rights.allow(table, side, device)) {
            return true;
        }
        let plays = |side: &Side| self.rights.binding(table, *side) == Binding::Only(device);
        let plays = Side::BOTH.into_iter().find(plays);
        let now = self.time.elapsed();
        if self
            .last_message
            .is_none_or(|last| now >= last + MESSAGE_INTERVAL)
        {
            *self.last_message = Some(now);
            self.wrong.write(WrongDevice {
                device,
                to_act,
                plays,
            });
        }
        false
    }
}
