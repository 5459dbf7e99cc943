//! The lifetime of one game's entities on the stage: when they are drawn and removed.

use bevy::prelude::*;

use super::board::BoardShape;
use super::{Layout, StageSystems};
use crate::rules::GameKind;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        clear_away
            .after(StageSystems::Play)
            .before(StageSystems::Arrange),
    );
}

/// The game of an entity on the stage. The entity is despawned when another game replaces it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyFor(pub GameKind);

/// Run condition: this game is on the table.
pub(super) fn on_table(game: GameKind) -> impl Fn(Res<Layout>) -> bool + Clone {
    move |layout| layout.board_view.game() == game
}

/// Run condition: the shown resource, the layout or the pictures have changed.
///
/// A separate condition must check that the pictures exist. While pictures are missing, Bevy can still evaluate this
/// condition and consume the other changes, although the system doesn't run.
pub(super) fn is_redrawn<Shown: Resource, Art: Resource>(
    shown: Res<Shown>,
    layout: Res<Layout>,
    art: Option<Res<Art>>,
) -> bool {
    shown.is_changed() || layout.is_changed() || art.is_some_and(|art| art.is_changed())
}

/// Removes the entities of another game or board shape, because they keep their pictures in memory.
fn clear_away(
    mut commands: Commands,
    layout: Res<Layout>,
    mut shape: Local<Option<BoardShape>>,
    parts: Query<(Entity, &OnlyFor)>,
) {
    if !layout.is_changed() {
        return;
    }
    let now = layout.board_view.shape();
    let turned = shape.replace(now).is_some_and(|before| before != now);
    for (entity, OnlyFor(game)) in &parts {
        if turned || *game != layout.board_view.game() {
            commands.entity(entity).despawn();
        }
    }
}
