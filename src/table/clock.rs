//! The clocks of the game on the table: whose time runs, and when that is heard.

use std::time::Duration;

use bevy::prelude::*;

use super::pace::{StageBusy, TablePaused};
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

/// The time left from which on it is shown ahead that it runs out, in milliseconds.
pub const LOW: u64 = 10_000;

/// The most that counts from one look at the clock to the next: a machine that slept takes nobody's time.
const LONGEST_LOOK: Duration = Duration::from_millis(1500);

/// Whose time runs. While nothing else happens, the clock is looked at whenever its figures change.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunningClock {
    side: Option<Side>,
    /// What did not make up a whole millisecond.
    rest: Duration,
}

impl RunningClock {
    /// The side whose time runs.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// When the figures change that show what is left, if time runs.
    #[must_use]
    pub fn next_change(&self, table: &Table) -> Option<Duration> {
        let left = table.game().clock()?.left(self.side?);
        if left == 0 {
            return None;
        }
        let part = step(left);
        let over = left % part;
        let wait = if over == 0 { part } else { over };
        Some(Duration::from_millis(wait))
    }
}

/// What is read off a clock at once: whole seconds, and tenths of the last ten.
const fn step(left: u64) -> u64 {
    if left > LOW { 1000 } else { 100 }
}

/// What is left, as a clock shows it: `4:59`, and `9.8` below ten seconds. It is rounded up, so that nothing
/// shows that is not over.
#[must_use]
pub fn figures(left: u64) -> String {
    if left > LOW {
        let seconds = left.div_ceil(1000);
        format!("{}:{:02}", seconds / 60, seconds % 60)
    } else {
        let tenths = left.div_ceil(100);
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

/// What of a clock is heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A side has little time left.
    Low(Side),
    /// A side has none left.
    Out(Side),
}

/// The side whose time is to run: who can act now.
fn running(
    table: &Table,
    busy: StageBusy,
    paused: TablePaused,
    learning: Option<&Learning>,
) -> Option<Side> {
    let is_played = learning.is_none() && !table.is_replayed();
    let holds = busy.0 || paused.0 || !is_played || table.unconfirmed().is_some();
    table.game().clock_side().filter(|_| !holds)
}

fn run(
    time: Res<Time<Real>>,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    learning: Option<Res<Learning>>,
    mut table: ResMut<Table>,
    mut clock: ResMut<RunningClock>,
    mut events: MessageWriter<ClockEvent>,
) {
    let side = running(&table, *busy, *paused, learning.as_deref());
    let mut now = RunningClock {
        side,
        rest: Duration::ZERO,
    };
    // What passed before somebody could act does not count.
    if let Some(side) = side.filter(|_| side == clock.side) {
        let passed = clock.rest + time.delta().min(LONGEST_LOOK);
        let whole = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        now.rest = passed.saturating_sub(Duration::from_millis(whole));
        let left = |table: &Table| table.game().clock().map_or(0, |clock| clock.left(side));
        let before = left(&table);
        // Panels are drawn when the figures change: nothing else follows from it.
        table.bypass_change_detection().think(whole);
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

/// What a clock shows of a side is to be noticed: it has little time left.
#[must_use]
pub fn is_low(clock: &Clock, side: Side) -> bool {
    clock.left(side) <= LOW
}
