//! The ring of brass light that runs out from a piece that comes home.

use bevy::prelude::*;

use super::art::{MARK_SIZE, TablanArt};
use crate::stage::actor::{Actor, Entering};
use crate::stage::{Layout, Tempo};
use crate::table::Piece;

/// The ring of light round a piece.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct HaloOf(Entity);

/// Between the shadows and the pieces.
const DEPTH: f32 = 6.0;

/// Shows a ring of light round every piece that comes home, wider and fainter as it goes.
pub(super) fn light_up(
    mut commands: Commands,
    layout: Res<Layout>,
    tempo: Res<Tempo>,
    art: Res<TablanArt>,
    entering: Query<(Entity, &Piece, &Actor, &Entering)>,
    mut halos: Query<(Entity, &HaloOf, &mut Sprite, &mut Transform)>,
) {
    for (halo, of, mut sprite, mut transform) in &mut halos {
        let Ok((_, piece, actor, entering)) = entering.get(of.0) else {
            commands.entity(halo).despawn();
            continue;
        };
        let Some(at) = layout.board_view.foot(piece.side, actor.shown) else {
            continue;
        };
        let t = entering.progress(*tempo);
        let size = MARK_SIZE * layout.world_scale() * (0.85 + 0.75 * t);
        sprite.custom_size = Some(size);
        sprite.color = Color::WHITE.with_alpha((1.0 - t) * 0.9);
        transform.translation = layout.board_to_world(at).extend(DEPTH);
    }
    for (entity, ..) in &entering {
        if !halos.iter().any(|(_, of, ..)| of.0 == entity) {
            commands.spawn((
                Name::new("halo"),
                HaloOf(entity),
                Sprite {
                    color: Color::NONE,
                    ..Sprite::from_image(art.mark_chosen.clone())
                },
                Transform::default(),
            ));
        }
    }
}
