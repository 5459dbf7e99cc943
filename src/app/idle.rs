//! Rests while nothing happens: frames are drawn when something moves or somebody acts.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::loading::Deliveries;
use crate::input::keyboard::StruckKeys;
use crate::input::pointer::PointerQueue;
use crate::input::press::PressQueue;
use crate::stage::Timeline;
use crate::stage::marks::Marks;
use crate::table::advice::Advice;
use crate::table::{Pace, StageBusy, Table};
use crate::ui::Toasts;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .add_systems(Last, idle);
}

/// A pad is asked, it does not tell.
const PAD: Duration = Duration::from_millis(33);
/// Nothing at all may happen for this long without a frame.
const ASLEEP: Duration = Duration::from_secs(5);

fn idle(
    deliveries: Res<Deliveries>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    (pace, busy): (Res<Pace>, Res<StageBusy>),
    advice: Res<Advice>,
    marks: Res<Marks>,
    toasts: Res<Toasts>,
    waiting: (Res<StruckKeys>, Res<PointerQueue>, Res<PressQueue>),
    pads: Query<(), With<Gamepad>>,
    tour: Option<Res<super::tour::Tour>>,
    mut lively: Local<u8>,
    mut winit: ResMut<WinitSettings>,
) {
    let computer = table.is_some_and(|table| {
        !pace.paused
            && table.side_to_act().is_some()
            && (!table.waits_for_person() || pace.auto_throw || table.series_under_way())
    });
    let moving = advice.is_awaited()
        || deliveries.are_under_way()
        || !timeline.is_idle()
        || busy.0
        || computer
        || marks
            .raised
            .is_some_and(|raised| raised.amount < 1.0 || raised.held_at.is_some())
        || !marks.lowered.is_empty()
        || !toasts.is_empty()
        || !waiting.0.is_empty()
        || !waiting.1.is_empty()
        || !waiting.2.is_empty()
        || tour.is_some();
    // A few frames more, so that what changed in the last one is drawn.
    *lively = if moving { 45 } else { lively.saturating_sub(1) };
    let mode = if *lively > 0 {
        UpdateMode::Continuous
    } else if pads.is_empty() {
        UpdateMode::reactive_low_power(ASLEEP)
    } else {
        UpdateMode::reactive_low_power(PAD)
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
