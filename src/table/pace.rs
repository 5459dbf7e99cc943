//! Everything that holds back the next throw and the computer.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StageBusy>()
        .init_resource::<TablePaused>();
}

/// The stage is showing something: nobody throws or thinks meanwhile. The stage says so; without
/// one nothing waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageBusy(pub bool);

/// The table waits: a panel is open, or its pictures are still being loaded. The panels say so;
/// without them nothing is paused.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePaused(pub bool);
