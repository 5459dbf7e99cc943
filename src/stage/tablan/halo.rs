//! The ring that grows and fades around a piece that reaches home.

use bevy::prelude::*;

use super::art::{MARK_SIZE, TablanArt};
use crate::settings::SettingsInForce;
use crate::stage::Layout;
use crate::stage::actor::{Actor, Tweens};
use crate::table::Piece;

/// The ring around a piece.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct HaloOf(Entity);

/// Depth between the shadows and the pieces.
const DEPTH: f32 = 6.0;

/// Shows a ring around every piece that reaches home, wider and fainter with time.
pub(super) fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TablanArt>,
    pieces: Query<(Entity, &Piece, &Actor, &Tweens)>,
    mut halos: Query<(Entity, &HaloOf, &mut Sprite, &mut Transform)>,
) {
    for (halo, of, mut sprite, mut transform) in &mut halos {
        let entering = pieces.get(of.0).ok().and_then(|(_, piece, actor, tweens)| {
            Some((piece, actor, tweens.entering(in_force.tempo())?))
        });
        let Some((piece, actor, t)) = entering else {
            commands.entity(halo).despawn();
            continue;
        };
        let Some(at) = layout.board_view.foot(piece.side, actor.shown) else {
            continue;
        };
        let size = MARK_SIZE * layout.world_scale() * (0.85 + 0.75 * t);
        sprite.custom_size = Some(size);
        sprite.color = Color::WHITE.with_alpha((1.0 - t) * 0.9);
        transform.translation = layout.board_to_world(at).extend(DEPTH);
    }
    for (entity, .., tweens) in &pieces {
        if tweens.entering(in_force.tempo()).is_some()
            && !halos.iter().any(|(_, of, ..)| of.0 == entity)
        {
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
