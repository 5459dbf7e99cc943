//! Adds toasts about wrong devices and disconnected controllers.

use bevy::prelude::*;

use super::toast::Toasts;
use super::words::Words;
use crate::input::binding::{WrongDevice, chosen_binding};
use crate::input::controllers::ControllerDisconnected;
use crate::rules::Side;
use crate::settings::CurrentSettings;
use crate::stage::facing::two_people_play;
use crate::store::{Binding, Device};
use crate::table::{Learning, Table};

/// Shows a toast about a wrong device, or about a disconnected controller whose side any device can play now.
pub(super) fn add(
    words: Res<Words>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    settings: Res<CurrentSettings>,
    mut wrong: MessageReader<WrongDevice>,
    mut left: MessageReader<ControllerDisconnected>,
    mut toasts: ResMut<Toasts>,
) {
    for wrong in wrong.read() {
        let whose = words.of_side(&table, "device-turn", wrong.to_act, &[]);
        let plays = match wrong.plays {
            None => words.get("device-else"),
            Some(plays) => {
                let keys = match wrong.device {
                    Device::Pointer => "device-plays-pointer",
                    Device::Keyboard => "device-plays-keyboard",
                    Device::Pad(_) => "device-plays-pad",
                };
                words.of_side(&table, keys, plays, &[])
            }
        };
        let text = format!("{whose} {plays}");
        toasts.refuse(text, None);
    }
    for ControllerDisconnected { number } in left.read() {
        let pad = Binding::Only(Device::Pad(*number));
        let plays = |side: &Side| chosen_binding(&settings.0, &table, *side) == pad;
        let whose = Side::BOTH.into_iter().find(plays);
        if let Some(side) = whose
            && two_people_play(&table, learning.as_deref())
        {
            let number = ("number", (*number).into());
            let keys = "device-pad-left";
            toasts.add(words.of_side(&table, keys, side, &[number]), None);
        }
    }
}
