//! The states that delay the next throw and the computer.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StageBusy>()
        .init_resource::<TablePaused>()
        .init_resource::<TableUnseen>();
}

/// `true` while the stage shows motion, so throws and the computer wait. The stage sets it; without a stage it's always
/// `false`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageBusy(pub bool);

/// `true` while a panel is open or pictures are loading, so the game waits. Panels set it; without panels it's always
/// `false`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePaused(pub bool);

/// `true` while the window is minimised, fully covered or in a background tab, so the clocks wait. The window sets it;
/// without one it's always `false`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableUnseen(pub bool);
