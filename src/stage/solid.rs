//! Sticks and dice as lit solids: a 3D mesh, rotated by its transform and projected by the shader.

use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, Face, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

pub use crate::geometry::TILT;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(Material2dPlugin::<SolidMaterial>::default());
}

/// The material of one solid: light and skin. The rotation changes in every frame, so it's in the transform: Bevy makes
/// new buffers for each changed material.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct SolidMaterial {
    /// Cosine and sine of the tilt, opacity, and the share of light that reaches the solid.
    #[uniform(0)]
    pub look: Vec4,
    /// The texture of the surface.
    #[texture(1)]
    #[sampler(2)]
    pub skin: Handle<Image>,
    /// The slopes of the surface, used if the mesh has tangents (along the rows of the skin).
    #[texture(3)]
    #[sampler(4)]
    pub relief: Option<Handle<Image>>,
}

impl SolidMaterial {
    /// A material for a fully lit solid.
    #[must_use]
    pub fn new(skin: Handle<Image>) -> Self {
        SolidMaterial {
            look: Vec4::new(TILT.cos(), TILT.sin(), 1.0, 1.0),
            skin,
            relief: None,
        }
    }

    /// The same material with carved slopes.
    #[must_use]
    pub fn with_relief(self, relief: Handle<Image>) -> Self {
        SolidMaterial {
            relief: Some(relief),
            ..self
        }
    }
}

impl Material2d for SolidMaterial {
    fn vertex_shader() -> ShaderRef {
        "shaders/solid.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders/solid.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &bevy::mesh::MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // The solids are convex, so with back faces culled they need no depth test.
        descriptor.primitive.cull_mode = Some(Face::Back);
        Ok(())
    }
}
