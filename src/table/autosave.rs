//! Saves every accepted event before the next frame shows it.

use bevy::prelude::*;

pub use super::save_slot::{SaveSlot, Saves};
use super::{RunningClock, Table, TableEvent, TableSystems};
use crate::store::{SaveProblem, SlotChange};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveSlot>()
        .add_message::<SaveFailed>()
        .add_systems(
            Update,
            save.in_set(TableSystems::Save)
                .run_if(resource_exists::<Table>.and_eager(resource_exists::<Saves>)),
        )
        .add_systems(
            Last,
            save_thought.run_if(resource_exists::<Table>.and_eager(resource_exists::<Saves>)),
        );
}

/// Something that couldn't be saved and continues unsaved.
#[derive(Message, Clone, Debug)]
pub struct SaveFailed(pub SaveProblem);

pub(super) fn save(
    table: Res<Table>,
    slot: Res<SaveSlot>,
    mut saves: ResMut<Saves>,
    mut table_events: MessageReader<TableEvent>,
    mut reported: Local<Option<SaveProblem>>,
    mut failures: MessageWriter<SaveFailed>,
) {
    let changed = table_events.read().fold(false, |changed, table_event| {
        changed | !matches!(table_event, TableEvent::TurnConfirmed)
    });
    // Puzzles and demonstrations mustn't overwrite the player's saved game.
    if !changed || *slot == SaveSlot::Unsaved || table.puzzle().is_some() {
        return;
    }
    let problem = write(&table, &slot, &mut saves).err();
    if problem != *reported {
        failures.write_batch(problem.clone().map(SaveFailed));
        *reported = problem;
    }
}

/// Saves the thinking time when a clock stops and when the program exits.
fn save_thought(
    table: Res<Table>,
    slot: Res<SaveSlot>,
    clock: Res<RunningClock>,
    mut exits: MessageReader<AppExit>,
    mut saves: ResMut<Saves>,
    mut ran: Local<bool>,
) {
    let runs = clock.side().is_some();
    let stops = std::mem::replace(&mut *ran, runs) && !runs;
    let leaves = exits.read().count() > 0;
    let thought = table.game().thinking() > 0;
    if !(stops || leaves) || !thought || *slot == SaveSlot::Unsaved || table.puzzle().is_some() {
        return;
    }
    // At worst the thinking time is lost, because all events are saved already and earlier failures were reported.
    let _ = write(&table, &slot, &mut saves);
}

/// Writes the game into its slot.
///
/// # Errors
/// The system's reason.
pub(super) fn write(table: &Table, slot: &SaveSlot, saves: &mut Saves) -> Result<(), SaveProblem> {
    let name = slot.of(table.game().setup().kind());
    let mut locked = saves.exclusive()?;
    // The game of another window is already in the library, unless it was saved a moment ago.
    if *slot == SaveSlot::Autosave
        && locked.has_seen(&name)
        && matches!(locked.slot_change(&name)?, SlotChange::Text(_))
    {
        locked.set_aside(&name)?;
    }
    Ok(locked.save(&name, &table.game().to_record())?)
}
