//! Keeps the game of another window, before the save of this one replaces it.
//!
//! Each kind of game has one save. If two windows play the same kind, each finds the other's save there.

use bevy::prelude::*;

use super::autosave::{SaveSlot, Saves};
use super::game::PUZZLE;
use super::library::{GameLibrary, LibraryEvent, has_choice, is_played};
use super::{Learning, Table, TableEvent};
use crate::library::GameId;
use crate::record::GameRecord;
use crate::store::SlotChange;

/// Adds the game that another window has saved to the library. If both windows continue the same game, the one at this
/// table becomes another game.
pub(super) fn keep_other(
    mut table: ResMut<Table>,
    slot: Res<SaveSlot>,
    learning: Option<Res<Learning>>,
    saves: Option<ResMut<Saves>>,
    mut library: ResMut<GameLibrary>,
    mut table_events: MessageReader<TableEvent>,
    mut events: MessageWriter<LibraryEvent>,
) {
    let changed = table_events.read().fold(false, |changed, event| {
        changed | !matches!(event, TableEvent::TurnConfirmed)
    });
    if !changed || !library.keeps || !is_played(&table, &slot, learning.is_some()) {
        return;
    }
    let Some(mut saves) = saves else { return };
    let name = slot.of(table.game().setup().kind());
    // If the save can't be read, writing it reports the reason.
    let Ok(SlotChange::Text(text)) = saves.slot_change(&name) else {
        return;
    };
    if library.library().find_text(&text).is_some() {
        return;
    }
    let Ok(other) = GameRecord::from_record(&text) else {
        // The save of this game would replace a damaged one.
        let _ = saves.set_aside(&name);
        return;
    };
    let id = GameId::of(&other);
    if id.is_some() && id == GameId::of(table.game()) {
        if continues(table.game(), &other) {
            return;
        }
        let own = GameId::fresh(table.game());
        table.set_id(own);
    }
    if has_choice(&other) && other.header(PUZZLE).is_none() {
        let id = id.unwrap_or_else(|| GameId::of_text(&text));
        library.keep(&mut saves, id, &other, &mut events);
    }
}

/// `true` if a game contains all events of another one, so that nothing is lost.
fn continues(game: &GameRecord, other: &GameRecord) -> bool {
    let mut events = game.events();
    game.seed() == other.seed() && other.events().all(|event| events.next() == Some(event))
}
