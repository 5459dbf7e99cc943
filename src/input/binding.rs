//! Which device plays which side, while two people play: what another one sends is refused.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pads::{PadLeft, Pads};
use super::press::{Press, Pressed};
use crate::rules::Side;
use crate::settings::CurrentSettings;
use crate::stage::facing::{acting_side, two_people_play};
use crate::store::{Binding, Device, Settings};
use crate::table::{Learning, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pads>()
        .add_message::<PadLeft>()
        .add_message::<WrongDevice>();
}

/// A device tried to play for a side that another one plays. Told once in a while.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongDevice {
    /// What was used.
    pub device: Device,
    /// Whose turn it is.
    pub to_act: Side,
    /// Which side the device plays, if any.
    pub plays: Option<Side>,
}

/// How long nothing is said after somebody was told.
const SILENCE: Duration = Duration::from_secs(4);

/// The device that was chosen for a side of a table. In a match each player keeps the device of the first game's
/// side.
#[must_use]
pub fn chosen_binding(settings: &Settings, table: &Table, side: Side) -> Binding {
    settings.devices[table.game().side_at_first(side).index()]
}

/// Who may play with what.
#[derive(SystemParam)]
pub struct Rights<'w> {
    settings: Res<'w, CurrentSettings>,
    pads: Res<'w, Pads>,
    learning: Option<Res<'w, Learning>>,
}

impl Rights<'_> {
    /// The device that a side is kept for: a pad that isn't plugged in leaves its side to all.
    fn binding(&self, table: &Table, side: Side) -> Binding {
        match chosen_binding(&self.settings.0, table, side) {
            Binding::Only(Device::Pad(number)) if !self.pads.has(number) => Binding::Any,
            binding => binding,
        }
    }

    fn allow(&self, table: &Table, side: Side, device: Device) -> bool {
        self.binding(table, side).allows(device)
    }

    /// Whose turn it is, where a device may not play it.
    fn kept_from(&self, table: &Table, device: Device) -> Option<Side> {
        if !two_people_play(table, self.learning.as_deref()) {
            return None;
        }
        acting_side(table).filter(|side| !self.allow(table, *side, device))
    }

    /// A device may play for whoever acts.
    #[must_use]
    pub fn may_play(&self, table: &Table, device: Device) -> bool {
        self.kept_from(table, device).is_none()
    }
}

/// Lets presses through, or not.
#[derive(SystemParam)]
pub(super) struct Gate<'w, 's> {
    time: Res<'w, Time<Real>>,
    rights: Rights<'w>,
    told: Local<'s, Option<Duration>>,
    wrong: MessageWriter<'w, WrongDevice>,
}

impl Gate<'_, '_> {
    /// Whether a press counts; the first in a while that does not is told.
    pub(super) fn lets_through(&mut self, table: &Table, pressed: Pressed) -> bool {
        let device = pressed.device.filter(|_| pressed.press != Press::Elsewhere);
        let kept_from = device.and_then(|device| {
            let to_act = self.rights.kept_from(table, device)?;
            Some((device, to_act))
        });
        let Some((device, to_act)) = kept_from else {
            return true;
        };
        // Whoever has just played may take that back.
        let takes_back = match pressed.press {
            Press::Undo => table.game().last_side(),
            Press::UndoTurn => table.undo_side(),
            // Taking again is open to whoever may take back.
            Press::Redo | Press::RedoTurn if table.can_redo() => return true,
            _ => None,
        };
        if takes_back.is_some_and(|side| self.rights.allow(table, side, device)) {
            return true;
        }
        let plays = |side: &Side| self.rights.binding(table, *side) == Binding::Only(device);
        let plays = Side::BOTH.into_iter().find(plays);
        let now = self.time.elapsed();
        if self.told.is_none_or(|told| now >= told + SILENCE) {
            *self.told = Some(now);
            self.wrong.write(WrongDevice {
                device,
                to_act,
                plays,
            });
        }
        false
    }
}
