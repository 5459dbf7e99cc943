//! Adds sounds and toasts when a player's time is low or up.

use bevy::prelude::*;

use super::toast::Toasts;
use super::words::Words;
use crate::record::TimeOut;
use crate::stage::Cue;
use crate::table::{ClockEvent, Table};

/// Turns events of the clocks into sounds and toasts.
pub(super) fn add(
    words: Res<Words>,
    table: Res<Table>,
    mut events: MessageReader<ClockEvent>,
    mut cues: MessageWriter<Cue>,
    mut toasts: ResMut<Toasts>,
) {
    let game = table.game();
    let control = game.clock_control();
    let is_loss = control.is_some_and(|control| control.time_out() == TimeOut::Loss);
    for event in events.read() {
        match *event {
            ClockEvent::Low(_) => drop(cues.write(Cue::ClockLow)),
            // The end of the game has its own sound.
            ClockEvent::Out(_) if is_loss => {}
            ClockEvent::Out(side) => {
                cues.write(Cue::TimeUp);
                let keys = "clock-is-out";
                toasts.add(words.of_side(&table, keys, side, &[]), None);
            }
        }
    }
}
