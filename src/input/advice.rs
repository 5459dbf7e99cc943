//! Advice, as a choice that a person only has to confirm: the piece is chosen, the cursor stands
//! where it should go.

use bevy::prelude::*;

use super::InputSystems;
use super::selection::{Selection, offered};
use crate::table::advice::Advised;
use crate::table::{MoveTarget, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point_out
            .before(InputSystems::Read)
            .run_if(resource_exists::<Table>),
    );
}

/// The target that a piece of advice goes; none where it moves nothing, or where that is no longer
/// to be chosen.
#[must_use]
pub fn target_of(table: &Table, Advised(hint): &Advised) -> Option<MoveTarget> {
    let mut targets = offered(table, None).into_iter();
    targets.find(|target| target.choice == hint.choice)
}

fn point_out(
    table: Res<Table>,
    mut advised: MessageReader<Advised>,
    mut selection: ResMut<Selection>,
) {
    for advice in advised.read() {
        if let Some(target) = target_of(&table, advice) {
            *selection = Selection {
                chosen: Some(target.from),
                picked: target.uses,
                focus: Some(target.to),
            };
        }
    }
}
