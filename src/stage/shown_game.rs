//! What belongs to one game on the stage: when it is drawn, and when it is cleared away.

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

/// The game that something on the stage belongs to: it is despawned when another game comes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyFor(pub GameKind);

/// Run condition: this game is on the table.
pub(super) fn on_table(game: GameKind) -> impl Fn(Res<Layout>) -> bool + Clone {
    move |layout| layout.board_view.game() == game
}

/// Run condition: what is shown has changed, or where everything lies, or the pictures have come.
///
/// The last must be asked for by itself: while pictures are missing, Bevy may ask this condition, and
/// so use up the other changes, although the one for the pictures holds the system back.
pub(super) fn is_redrawn<Shown: Resource, Art: Resource>(
    shown: Res<Shown>,
    layout: Res<Layout>,
    art: Option<Res<Art>>,
) -> bool {
    shown.is_changed() || layout.is_changed() || art.is_some_and(|art| art.is_changed())
}

/// Clears away what belongs to another game, or to a board in another shape: whatever is drawn there
/// keeps its pictures in memory.
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
