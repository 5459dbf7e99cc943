//! Computer against computer: plays to the end, prints the record, and ends the program.

use std::io::Write;

use bevy::prelude::*;

use super::awake::ContinuousFrames;
use crate::settings::SettingsInForce;
use crate::table::autosave::SaveFailed;
use crate::table::{StageBusy, Table, TableEvent, TableSystems};

pub(super) fn plugin(app: &mut App) {
    // No player sends input, and the result must appear without one.
    app.insert_resource(ContinuousFrames).add_systems(
        Update,
        (print_progress, finish)
            .chain()
            .after(TableSystems::Save)
            .run_if(resource_exists::<Table>),
    );
}

/// Writes a line to standard error after every saved event if `TAVOLIERE_PROGRESS` is set.
fn print_progress(
    table: Res<Table>,
    mut table_events: MessageReader<TableEvent>,
    mut failures: MessageReader<SaveFailed>,
    mut printed: Local<usize>,
) {
    let failed = failures.read().count() > 0;
    if table_events.read().count() == 0
        || failed
        || std::env::var_os("TAVOLIERE_PROGRESS").is_none()
    {
        return;
    }
    let events = table.game().events().len();
    if events != *printed {
        *printed = events;
        // A closed pipe must not stop the game.
        let _ = writeln!(std::io::stderr(), "saved {events}");
    }
}

/// Exits after the end of the game has been shown.
fn finish(
    table: Res<Table>,
    in_force: SettingsInForce,
    busy: Res<StageBusy>,
    time: Res<Time<Real>>,
    mut since: Local<Option<f32>>,
    mut exit: MessageWriter<AppExit>,
    mut table_events: MessageReader<TableEvent>,
) {
    let news = table_events.read().count() > 0;
    if table.game().outcome().is_none() || busy.0 || news {
        *since = None;
        return;
    }
    // With thinking pauses the game is probably watched, so the result stays for a moment.
    let linger = if in_force.pace().think.is_zero() {
        0.0
    } else {
        2.5
    };
    let waited = since.get_or_insert(0.0);
    *waited += time.delta_secs();
    if *waited >= linger {
        let _ = std::io::stdout().write_all(table.game().to_record().as_bytes());
        exit.write(AppExit::Success);
    }
}
