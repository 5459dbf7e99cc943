//! Plays on without waiting while a person can't move, if the person asks for it.

use bevy::prelude::*;

use super::games::TableGame;
use super::{Table, TableEvent, TableSystems};
use crate::rules::{AnyPosition, Expect, Side, dispatch};
use crate::store::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QuickFinish>()
        .add_message::<QuickFinishRequested>()
        .add_systems(
            Update,
            follow
                .in_set(TableSystems::Follow)
                .run_if(resource_exists::<Table>),
        );
}

/// A request to play on without waiting until a person can move again or the game ends.
#[derive(Message, Clone, Copy, Debug)]
pub struct QuickFinishRequested;

/// `true` while the game plays on without waiting.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuickFinish(pub bool);

/// `true` if a throw could move a piece of a side in this position.
fn can_move(position: &AnyPosition, side: Side) -> bool {
    dispatch!(AnyPosition(position), position => position.can_move(side))
}

/// The person who must throw although no throw can move a piece. `None` if there isn't one.
#[must_use]
pub fn stuck_thrower(table: &Table) -> Option<Side> {
    let is_played = table.puzzle().is_none() && !table.is_replayed();
    match table.game().expect() {
        Expect::Throw(side) if is_played && !table.game().throws_by_hand() => {
            let is_person = table.seat(side) == Seat::Person;
            (is_person && !can_move(table.game().position(), side)).then_some(side)
        }
        _ => None,
    }
}

/// `true` if the game can play on without a person, because no person can move a piece.
#[must_use]
pub fn can_play_on(table: &Table) -> bool {
    let position = table.game().position();
    let idles = |side: Side| table.seat(side) != Seat::Person || !can_move(position, side);
    table.game().outcome().is_none() && Side::BOTH.into_iter().all(idles)
}

fn follow(
    table: Res<Table>,
    mut requests: MessageReader<QuickFinishRequested>,
    mut table_events: MessageReader<TableEvent>,
    mut quick: ResMut<QuickFinish>,
) {
    let asked = requests.read().count() > 0 && stuck_thrower(&table).is_some();
    // Undo gives the turn back to the person.
    let stepped = |event: &TableEvent| matches!(event, TableEvent::Stepped(_));
    let was_changed = table_events
        .read()
        .fold(false, |was, event| was | !stepped(event));
    if asked || quick.0 {
        let goes_on = (asked || !was_changed) && can_play_on(&table);
        quick.set_if_neq(QuickFinish(goes_on));
    }
}
