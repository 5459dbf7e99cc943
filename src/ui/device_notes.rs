//! Notes about devices: whose turn it is, where another one was used, and which pad has left.

use bevy::prelude::*;

use super::toast::Toasts;
use super::words::Words;
use crate::input::binding::{Bindings, WrongDevice};
use crate::input::pads::PadLeft;
use crate::rules::Side;
use crate::stage::facing::two_people_play;
use crate::store::{Binding, Device};
use crate::table::{Learning, Table};

/// Tells what devices may not do, and which side a pad leaves to all.
pub(super) fn add(
    words: Res<Words>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    bindings: Res<Bindings>,
    mut wrong: MessageReader<WrongDevice>,
    mut left: MessageReader<PadLeft>,
    mut toasts: ResMut<Toasts>,
) {
    let kind = table.game().setup().kind();
    let name = |side: Side| words.side(kind, side);
    for wrong in wrong.read() {
        let side = ("side", name(wrong.to_act).into());
        let text = match wrong.plays {
            None => words.with("device-refused-else", &[side]),
            Some(plays) => {
                let key = match wrong.device {
                    Device::Pointer => "device-refused-pointer",
                    Device::Keyboard => "device-refused-keyboard",
                    Device::Pad(_) => "device-refused-pad",
                };
                words.with(key, &[side, ("other", name(plays).into())])
            }
        };
        toasts.refuse(text, None);
    }
    for PadLeft { number } in left.read() {
        let whose = Side::BOTH
            .into_iter()
            .find(|side| bindings.0[side.index()] == Binding::Only(Device::Pad(*number)));
        if let Some(side) = whose
            && two_people_play(&table, learning.as_deref())
        {
            let number = ("number", (*number).into());
            let side = ("side", name(side).into());
            toasts.add(words.with("device-pad-left", &[number, side]), None);
        }
    }
}
