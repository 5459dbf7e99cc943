//! Draws frames only while something moves or somebody acts.

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
use crate::table::{Pace, StageBusy, Table, TablePaused};
use crate::ui::Toasts;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .add_systems(Last, idle);
}

/// How often pads are polled: they send no events.
const PAD_POLL: Duration = Duration::from_millis(33);
/// The longest time between two frames.
const MAX_SLEEP: Duration = Duration::from_secs(5);

/// Frames drawn after the last motion, so that what it changed is on the screen.
const EXTRA_FRAMES: u8 = 45;

/// Frames are drawn without a pause, whatever happens.
#[derive(Resource, Debug)]
pub struct KeepAwake;

fn idle(
    deliveries: Res<Deliveries>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    (pace, busy, paused): (Res<Pace>, Res<StageBusy>, Res<TablePaused>),
    advice: Res<Advice>,
    marks: Res<Marks>,
    toasts: Res<Toasts>,
    waiting: (Res<StruckKeys>, Res<PointerQueue>, Res<PressQueue>),
    pads: Query<(), With<Gamepad>>,
    awake: Option<Res<KeepAwake>>,
    mut active_frames: Local<u8>,
    mut winit: ResMut<WinitSettings>,
) {
    let computer = table.is_some_and(|table| {
        !paused.0
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
        || awake.is_some();
    *active_frames = if moving {
        EXTRA_FRAMES
    } else {
        active_frames.saturating_sub(1)
    };
    let mode = if *active_frames > 0 {
        UpdateMode::Continuous
    } else if pads.is_empty() {
        UpdateMode::reactive_low_power(MAX_SLEEP)
    } else {
        UpdateMode::reactive_low_power(PAD_POLL)
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
