//! Runs the clocks of the game on the table, and sends their events.

use std::time::Duration;

use bevy::prelude::*;

use super::pace::{StageBusy, TablePaused, TableUnseen};
use super::{Learning, Table, TableSystems};
use crate::record::{Clock, TimeOut};
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RunningClock>()
        .add_message::<ClockEvent>()
        .add_systems(
            Update,
            run.before(TableSystems::Guide)
                .run_if(resource_exists::<Table>),
        );
}

/// The remaining time from which a clock warns (ms).
pub const LOW: u64 = 10_000;

/// The most time that counts between two frames. If the machine sleeps, a debugger stops the program or the browser
/// shows another tab, no frames follow, and the clocks wait as in a hidden window.
const MAX_FRAME_TIME: Duration = Duration::from_millis(1500);

/// The running clock. Without events, it's updated whenever its display changes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunningClock {
    side: Option<Side>,
    /// The part of the elapsed time below one millisecond.
    rest: Duration,
}

impl RunningClock {
    /// The side whose clock is running.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// The time until the clock's display changes. `None` if no clock is running or its time is up.
    #[must_use]
    pub fn next_change(&self, table: &Table) -> Option<Duration> {
        let left = table.game().clock()?.left(self.side?);
        if left == 0 {
            return None;
        }
        let over = left % STEP;
        let wait = if over == 0 { STEP } else { over };
        Some(Duration::from_millis(wait))
    }
}

/// The step of a clock's display (ms).
const STEP: u64 = 1000;

/// The remaining time (ms) as text: `4:59`, `0:08`. It's rounded up, so zero appears only when the time is up.
#[must_use]
pub fn figures(left: u64) -> String {
    let seconds = left.div_ceil(STEP);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// An event of a clock that has a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A side has little time left.
    Low(Side),
    /// A side's time is up.
    Out(Side),
}

/// The side whose clock must run, because that player can act now.
fn running(
    table: &Table,
    busy: StageBusy,
    waits: bool,
    learning: Option<&Learning>,
) -> Option<Side> {
    let is_played = learning.is_none() && !table.is_replayed();
    let holds = busy.0 || waits || !is_played || table.unconfirmed().is_some();
    table.game().clock_side().filter(|_| !holds)
}

fn run(
    time: Res<Time<Real>>,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    unseen: Res<TableUnseen>,
    learning: Option<Res<Learning>>,
    mut table: ResMut<Table>,
    mut clock: ResMut<RunningClock>,
    mut events: MessageWriter<ClockEvent>,
) {
    let side = running(&table, *busy, paused.0 || unseen.0, learning.as_deref());
    let mut now = RunningClock {
        side,
        rest: Duration::ZERO,
    };
    // Time before the player could act doesn't count.
    if let Some(side) = side.filter(|_| side == clock.side) {
        let passed = clock.rest + time.delta().min(MAX_FRAME_TIME);
        let whole = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        now.rest = passed.saturating_sub(Duration::from_millis(whole));
        let left = |table: &Table| table.game().clock().map_or(0, |clock| clock.left(side));
        let before = left(&table);
        // Only panels depend on it, and they follow the display's changes.
        table.bypass_change_detection().add_thinking_time(whole);
        let after = left(&table);
        let is_loss = table
            .game()
            .clock_control()
            .is_some_and(|control| control.time_out() == TimeOut::Loss);
        if before > 0 && after == 0 {
            events.write(ClockEvent::Out(side));
        } else if before > LOW && after <= LOW && (after > 0 || !is_loss) {
            events.write(ClockEvent::Low(side));
        }
    }
    clock.set_if_neq(now);
}

/// `true` if a side has so little time left that its clock should warn.
#[must_use]
pub fn is_low(clock: &Clock, side: Side) -> bool {
    clock.left(side) <= LOW
}
