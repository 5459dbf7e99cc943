//! The lamp above the table at night: warm light in the middle, dusk in the corners.
//!
//! The light multiplies the finished picture, so boards, pieces, sticks, dice and marks all lie in it. By day nothing
//! is drawn. The shader is part of the program, so the page fetches nothing for it.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState, RenderPipelineDescriptor,
    SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use super::StageSystems;
use super::layout::Layout;
use crate::settings::CurrentSettings;
use crate::store::Theme;

/// The light in the middle of the table, linear.
pub const MIDDLE: [f32; 3] = [0.92, 0.76, 0.55];
/// The light far from the table, linear.
pub const AWAY: [f32; 3] = [0.08, 0.055, 0.04];

/// The distances from the middle at which dusk starts and at which it's complete, in halves of the window: all boards
/// lie in the light.
pub const DUSK: [f32; 2] = [1.2, 1.8];

/// Depth of the light: above the whole table, below the cover while a table loads.
const DEPTH: f32 = 490.0;
/// The size of the lit area relative to the window's longer side, enough for a turning board.
const REACH: f32 = 3.0;

const SHADER: Handle<Shader> = uuid_handle!("6b1f0a52-1c0e-4f4b-9a53-2f6a0c7d9e41");

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "night.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<LampMaterial>::default())
        .add_systems(
            Update,
            hang_lamp
                .after(StageSystems::Arrange)
                .run_if(resource_changed::<CurrentSettings>.or_eager(resource_changed::<Layout>)),
        );
}

/// The light of the lamp.
#[derive(Component, Clone, Copy, Debug)]
pub struct Lamp;

/// The material of the light. It multiplies what is behind it.
#[derive(Asset, AsBindGroup, Clone, Debug, PartialEq, TypePath)]
pub struct LampMaterial {
    /// The light in the middle, and half the window's width (logical pixels).
    #[uniform(0)]
    middle: Vec4,
    /// The light far away, and half the window's height (logical pixels).
    #[uniform(0)]
    away: Vec4,
    /// The distances at which dusk starts and at which it's complete, in halves of the window.
    #[uniform(0)]
    dusk: Vec4,
}

impl LampMaterial {
    fn of(window: Vec2) -> Self {
        let half = window / 2.0;
        Self {
            middle: Vec3::from(MIDDLE).extend(half.x),
            away: Vec3::from(AWAY).extend(half.y),
            dusk: Vec4::new(DUSK[0], DUSK[1], 0.0, 0.0),
        }
    }
}

impl Material2d for LampMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let targets = descriptor.fragment.iter_mut().flat_map(|f| &mut f.targets);
        for target in targets.flatten() {
            target.blend = Some(BlendState {
                color: BlendComponent {
                    src_factor: BlendFactor::Dst,
                    dst_factor: BlendFactor::Zero,
                    operation: BlendOperation::Add,
                },
                alpha: BlendComponent {
                    src_factor: BlendFactor::Zero,
                    dst_factor: BlendFactor::One,
                    operation: BlendOperation::Add,
                },
            });
        }
        Ok(())
    }
}

/// Hangs the lamp at night, fits it to the window, and takes it away by day.
pub fn hang_lamp(
    mut commands: Commands,
    settings: Res<CurrentSettings>,
    layout: Res<Layout>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<LampMaterial>>,
    mut lamps: Query<(Entity, &MeshMaterial2d<LampMaterial>, &mut Transform), With<Lamp>>,
) {
    let is_night = settings.0.theme == Theme::Night;
    let lit = LampMaterial::of(layout.window);
    let place = Transform::from_xyz(0.0, 0.0, DEPTH)
        .with_scale(Vec3::splat(layout.window.max_element() * REACH));
    match lamps.single_mut() {
        Ok((lamp, ..)) if !is_night => commands.entity(lamp).despawn(),
        Ok((_, material, mut transform)) => {
            if materials.get(material) != Some(&lit)
                && let Some(mut changed) = materials.get_mut(material)
            {
                *changed = lit;
            }
            transform.set_if_neq(place);
        }
        Err(_) if is_night => {
            commands.spawn((
                Name::new("lamp"),
                Lamp,
                Mesh2d(meshes.add(Rectangle::default())),
                MeshMaterial2d(materials.add(lit)),
                place,
            ));
        }
        Err(_) => {}
    }
}
