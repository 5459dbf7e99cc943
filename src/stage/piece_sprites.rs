//! The sprites of the pieces and their shadows, moved to the pieces' poses.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::actor::{Actor, CapturedInPlace, Tweens};
use super::layout::Layout;
use super::posing::{Scene, pose_of};
use super::table_art::{TableArt, has_table_art};
use super::{Marks, StageSystems, Timeline};
use crate::settings::SettingsInForce;
use crate::table::Piece;

/// Draws the pieces and their shadows.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress, arrange)
            .chain()
            .in_set(StageSystems::Arrange)
            .run_if(has_table_art),
    );
}

/// A soft shadow of a piece. Each piece has two, and the second replaces the first gradually as the piece rises.
#[derive(Component, Clone, Copy, Debug)]
struct ShadowOf {
    piece: Entity,
    /// `true` for the wide and faint shadow of a lifted piece, `false` for that of a piece on the board.
    in_the_air: bool,
}

/// The share of the air shadow in a piece's shadow at a height in the board's unit.
fn air_shadow_share(height: f32) -> f32 {
    /// The height from which the board shadow is invisible.
    const CLEAR: f32 = 0.16;
    EaseFunction::SmoothStep.sample_clamped(height / CLEAR)
}

/// The darkness of an air shadow, relative to a board shadow.
const FAINTER: f32 = 0.8;

/// Depths of the pieces and shadows, back to front.
mod depth {
    pub const SHADOW: f32 = 3.0;
    pub const STANDING: f32 = 10.0;
    pub const IN_THE_AIR: f32 = 40.0;
}

/// Gives every new actor a sprite and shadows.
fn dress(
    mut commands: Commands,
    fresh: Query<Entity, (With<Piece>, With<Actor>, Without<Sprite>)>,
) {
    for entity in &fresh {
        commands
            .entity(entity)
            .insert((Sprite::default(), Anchor::CENTER));
        for in_the_air in [false, true] {
            commands.spawn((
                Name::new("piece shadow"),
                ShadowOf {
                    piece: entity,
                    in_the_air,
                },
                Sprite::default(),
                Anchor::CENTER,
            ));
        }
    }
}

type Seen = (
    &'static mut Sprite,
    &'static mut Anchor,
    &'static mut Transform,
    &'static mut Visibility,
);

fn arrange(
    mut commands: Commands,
    layout: Res<Layout>,
    table_art: TableArt,
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    marks: Res<Marks>,
    mut actors: Query<
        (Entity, &Piece, &Actor, &Tweens, Has<CapturedInPlace>, Seen),
        Without<ShadowOf>,
    >,
    mut shadows: Query<(Entity, &ShadowOf, Seen)>,
) {
    let scale = layout.world_scale();
    let (board_view, size) = (layout.board_view, layout.board_view.size());
    let growth = |at| board_view.piece_growth(in_force.settings().piece_size(), at);
    let mut poses = EntityHashMap::default();
    let scene = Scene {
        layout: &layout,
        timeline: &timeline,
        tempo: in_force.tempo(),
        marks: &marks,
        shows_off: !in_force.settings().calm,
    };
    for (entity, piece, actor, tweens, fallen, seen) in &mut actors {
        let (mut sprite, mut anchor, mut transform, mut visibility) = seen;
        let pose = pose_of(entity, piece, actor, tweens, scene).filter(|_| !fallen);
        let picture =
            pose.and_then(|pose| table_art.piece(board_view, piece, actor.shown, pose.in_the_air));
        let Some((pose, picture)) = pose.zip(picture) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let drawn_size = picture.size * scale * growth(pose.at);
        show(&mut sprite, picture.image, drawn_size, pose.alpha);
        anchor.set_if_neq(picture.anchor);
        let foot = layout.board_to_world(pose.at);
        let z = if pose.in_the_air {
            depth::IN_THE_AIR
        } else {
            depth::STANDING
        } + 5.0 * pose.at.y / size.y
            + 5.0 * f32::from(board_view.layer(actor.shown))
            + 0.01 * f32::from(actor.shown.level);
        let rise = board_view.rise() * pose.lift;
        transform.set_if_neq(Transform {
            translation: (foot + Vec2::Y * rise * scale).extend(z),
            rotation: Quat::from_rotation_z(pose.tip),
            scale: pose.scale.extend(1.0),
        });
        poses.insert(entity, (*piece, actor.shown, pose));
    }
    for (entity, of, (mut sprite, mut anchor, mut transform, mut visibility)) in &mut shadows {
        if !actors.contains(of.piece) {
            commands.entity(entity).despawn();
            continue;
        }
        let seen = poses.get(&of.piece).and_then(|(piece, shown, pose)| {
            let up = air_shadow_share(pose.lift / board_view.unit());
            let dark = if of.in_the_air {
                FAINTER * up
            } else {
                1.0 - up
            };
            let picture = table_art.shadow(board_view, piece, *shown, of.in_the_air)?;
            (dark > 0.0).then_some((pose, dark, picture))
        });
        let Some((pose, dark, picture)) = seen else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let drawn_size = picture.size * scale * growth(pose.at);
        show(&mut sprite, picture.image, drawn_size, pose.alpha * dark);
        anchor.set_if_neq(picture.anchor);
        // The higher the piece, the farther to the lower right its shadow falls.
        let (away, stretch) = board_view.shadow(pose);
        let fallen = layout.board_to_world(pose.at + away);
        let z = depth::SHADOW + pose.at.y / size.y * 0.1;
        // The shadow of a flying piece covers other pieces, but if the camera looks straight down, it falls below them.
        let over = of.in_the_air && pose.in_the_air && board_view.rise() > 0.0;
        let z = if over { depth::IN_THE_AIR - 1.0 } else { z };
        transform.set_if_neq(Transform {
            translation: fallen.extend(z),
            scale: stretch.extend(1.0),
            ..*transform
        });
    }
}

/// Writes only changed values, because Bevy propagates and uploads every written component again.
fn show(sprite: &mut Mut<Sprite>, image: Handle<Image>, size: Vec2, alpha: f32) {
    let color = Color::WHITE.with_alpha(alpha);
    if sprite.image != image {
        sprite.image = image;
    }
    if sprite.custom_size != Some(size) {
        sprite.custom_size = Some(size);
    }
    if sprite.color != color {
        sprite.color = color;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rising_piece_loses_one_shadow_as_it_gains_the_other() {
        assert_eq!(air_shadow_share(0.0), 0.0);
        assert_eq!(air_shadow_share(0.18), 1.0);
        let heights = (0..=18).map(|step| air_shadow_share(0.01 * step as f32));
        let amounts: Vec<f32> = heights.collect();
        for pair in amounts.windows(2) {
            assert!((0.0..0.15).contains(&(pair[1] - pair[0])), "{amounts:?}");
        }
    }
}
