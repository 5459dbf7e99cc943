//! The sprites of the two dice: solids, with shadows under them.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::TawulaArt;
pub use super::dice_roll::DiceRoll;
use super::die::die_mesh;
use super::floor::DiceFloor;
use crate::geometry::tawula::{DIE, DIE_SHADOW, DIE_SHADOW_OFF};
use crate::motion::Pose;
use crate::rules::GameKind;
use crate::settings::SettingsInForce;
use crate::stage::solid::{SolidMaterial, TILT};
use crate::stage::timeline::Act;
use crate::stage::{Layout, OnlyFor, RevealedEvents, StageSystems, Tempo, Timeline, on_table};
use crate::table::Table;

/// Brightness of a die whose number has been played.
const SPENT: f32 = 0.62;

/// The anchor of the die in the picture of its cast shadow: up and to the left.
const CAST_ANCHOR: Anchor = Anchor(Vec2::new(
    -DIE_SHADOW_OFF / DIE_SHADOW,
    DIE_SHADOW_OFF / DIE_SHADOW,
));

/// Depths of dice, above pieces and below anything in the air.
const SHADOW_DEPTH: f32 = 17.0;
const DIE_DEPTH: f32 = 24.0;

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            lay_out.run_if(not(any_with_component::<Die>)),
            dim,
            arrange,
            arrange_shadows,
        )
            .chain()
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tawula))
            .run_if(resource_exists::<TawulaArt>),
    );
}

/// One of the two dice.
#[derive(Component, Clone, Copy, Debug)]
struct Die(usize);

/// The shadow that one of the dice casts to the lower right.
#[derive(Component, Clone, Copy, Debug)]
struct CastShadow(usize);

/// The parent of a die's contact shadow. The child turns on the floor, and the parent tilts the floor towards the
/// camera.
#[derive(Component, Clone, Copy, Debug)]
struct Footprint(usize);

/// Dims the dice whose numbers have been played in the position in view.
fn dim(table: Res<Table>, revealed: Res<RevealedEvents>, mut rolling: ResMut<DiceRoll>) {
    let Some(dice) = rolling.dice().filter(|_| rolling.progress >= 1.0) else {
        return;
    };
    let position = table.game().position_at(revealed.0);
    let left: Vec<u8> = position
        .tawula()
        .map_or_else(Vec::new, |position| position.numbers().collect());
    let spent = if dice.is_double() {
        // Each die of doubles counts for two of the four moves.
        [left.len() <= 2, left.is_empty()]
    } else {
        [dice.a(), dice.b()].map(|die| !left.contains(&die))
    };
    if rolling.spent != spent {
        rolling.spent = spent;
    }
}

fn lay_out(
    mut commands: Commands,
    art: Res<TawulaArt>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<SolidMaterial>>,
) {
    let mesh = meshes.add(die_mesh());
    for i in 0..2 {
        let solid = SolidMaterial::new(art.die_skin.clone()).with_relief(art.die_relief.clone());
        let only = OnlyFor(GameKind::Tawula);
        commands.spawn((
            Name::new(format!("die {i}")),
            (Die(i), only),
            Mesh2d(mesh.clone()),
            MeshMaterial2d(materials.add(solid)),
            // The shader moves the vertices, so the mesh's own bounds would hide dice in flight.
            NoFrustumCulling,
        ));
        commands.spawn((
            Name::new(format!("shadow of die {i}")),
            (CastShadow(i), only),
            Sprite::from_image(art.die_shadow.clone()),
            CAST_ANCHOR,
        ));
        commands.spawn((
            Name::new(format!("contact shadow of die {i}")),
            (Footprint(i), only),
            Transform::default(),
            Visibility::default(),
            children![Sprite::from_image(art.die_contact.clone())],
        ));
    }
}

/// The floor in world coordinates, with the edge length of a die there.
#[derive(Clone, Copy)]
struct View {
    floor: DiceFloor,
    centre: Vec2,
    edge: f32,
}

impl View {
    fn of(layout: &Layout) -> View {
        let floor = DiceFloor::of(layout.board_view.shape());
        View {
            floor,
            centre: layout.board_to_world(floor.area.center()),
            edge: floor.edge() * layout.world_scale(),
        }
    }

    fn seen(self, at: Vec3) -> Vec2 {
        self.centre + Vec2::new(at.x, at.y * TILT.cos() + at.z * TILT.sin()) * self.edge
    }
}

/// The poses and the opacity of the dice. With reduced motion they don't fly but fade in at their final place.
fn drawn(
    rolling: &DiceRoll,
    floor: DiceFloor,
    timeline: &Timeline,
    tempo: Tempo,
) -> Option<([Pose; 2], f32)> {
    let throws = matches!(timeline.current().map(|r| &r.act), Some(Act::Throw { .. }));
    if tempo.reduced && throws {
        return Some((rolling.resting(floor)?, rolling.progress.clamp(0.0, 1.0)));
    }
    Some((rolling.poses(floor)?, rolling.opacity()))
}

fn arrange(
    layout: Res<Layout>,
    rolling: Res<DiceRoll>,
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    mut materials: ResMut<Assets<SolidMaterial>>,
    mut dice: Query<(
        &Die,
        &MeshMaterial2d<SolidMaterial>,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let view = View::of(&layout);
    let drawn = drawn(&rolling, view.floor, &timeline, in_force.tempo());
    for (die, material, mut transform, mut visibility) in &mut dice {
        let Some((poses, opacity)) = drawn else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let pose = &poses[die.0];
        let at = Vec3::from(pose.position);
        // Dice nearer to the camera are drawn later.
        let near = at.z * TILT.cos() - at.y * TILT.sin();
        transform.translation = view.seen(at).extend(DIE_DEPTH + near * 0.5);
        transform.scale = Vec3::splat(view.edge);
        transform.rotation = Quat::from_array(pose.rotation);
        let light = if rolling.spent[die.0] { SPENT } else { 1.0 };
        let changed = materials
            .get(&material.0)
            .is_some_and(|m| (m.look.z, m.look.w) != (opacity, light));
        if changed && let Some(mut material) = materials.get_mut(&material.0) {
            material.look.z = opacity;
            material.look.w = light;
        }
    }
}

/// The rotation of a die on the floor: the direction of its most horizontal axis.
fn yaw(rotation: Quat) -> f32 {
    let flat = [Vec3::X, Vec3::Y, Vec3::Z]
        .map(|axis| rotation * axis)
        .into_iter()
        .fold(Vec3::Z, |a, b| if b.z.abs() < a.z.abs() { b } else { a });
    flat.truncate().to_angle()
}

fn arrange_shadows(
    layout: Res<Layout>,
    rolling: Res<DiceRoll>,
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    mut cast: Query<(&CastShadow, &mut Sprite, &mut Transform), Without<Footprint>>,
    mut footprints: Query<(&Footprint, &Children, &mut Transform), Without<CastShadow>>,
    mut dark: Query<
        (&mut Sprite, &mut Transform),
        (With<ChildOf>, Without<CastShadow>, Without<Footprint>),
    >,
) {
    let view = View::of(&layout);
    let drawn = drawn(&rolling, view.floor, &timeline, in_force.tempo());
    let size = Vec2::splat(DIE_SHADOW / DIE * view.edge);
    let height = |pose: &Pose| (pose.position[2] - 0.5).max(0.0);
    let floor = |pose: &Pose| Vec3::from(pose.position).with_z(0.0);
    for (shadow, mut sprite, mut transform) in &mut cast {
        let Some((poses, opacity)) = drawn else {
            sprite.color = Color::NONE;
            continue;
        };
        let pose = &poses[shadow.0];
        let high = height(pose);
        // The higher the die, the wider, fainter and farther away its shadow.
        let blur = 1.0 + 0.3 * high;
        sprite.custom_size = Some(size * blur);
        sprite.color = Color::WHITE.with_alpha(opacity / blur.powi(3));
        let away = Vec3::new(0.75, -0.68, 0.0) * high;
        let at = view.seen(floor(pose) + away);
        transform.translation = at.extend(SHADOW_DEPTH);
    }
    for (footprint, children, mut transform) in &mut footprints {
        let seen = drawn.map(|(poses, opacity)| (poses[footprint.0], opacity));
        for child in children {
            let Ok((mut sprite, mut turned)) = dark.get_mut(*child) else {
                continue;
            };
            let Some((pose, opacity)) = seen else {
                sprite.color = Color::NONE;
                continue;
            };
            sprite.custom_size = Some(size);
            let near = (1.0 - 2.5 * height(&pose)).max(0.0);
            sprite.color = Color::WHITE.with_alpha(opacity * near);
            turned.rotation = Quat::from_rotation_z(yaw(Quat::from_array(pose.rotation)));
            transform.translation = view.seen(floor(&pose)).extend(SHADOW_DEPTH + 1.0);
            transform.scale = Vec3::new(1.0, TILT.cos(), 1.0);
        }
    }
}
