//! Selects the piece of a hint and moves the cursor to its destination, so that the player only has to confirm.

use bevy::prelude::*;

use super::InputSystems;
use super::selection::{Selection, offered};
use crate::table::advice::HintFound;
use crate::table::{MoveTarget, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point_out
            .before(InputSystems::Read)
            .run_if(resource_exists::<Table>),
    );
}

/// The target of a hint. `None` if the hint moves no piece or can't be chosen any more.
#[must_use]
pub fn target_of(table: &Table, HintFound(hint): &HintFound) -> Option<MoveTarget> {
    let mut targets = offered(table, None).into_iter();
    targets.find(|target| target.choice == hint.choice)
}

fn point_out(
    table: Res<Table>,
    mut hints: MessageReader<HintFound>,
    mut selection: ResMut<Selection>,
) {
    for advice in hints.read() {
        if let Some(target) = target_of(&table, advice) {
            *selection = Selection {
                chosen: Some(target.from),
                picked: target.uses,
                goal: None,
                focus: Some(target.to),
            };
        }
    }
}
