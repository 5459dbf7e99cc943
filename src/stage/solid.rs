//! Sticks and dice as lit solids: a mesh in three dimensions, turned and projected by the shader.

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

/// The turn, the light and the skin of one solid.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct SolidMaterial {
    /// Unit quaternion (x, y, z, w) from the solid's frame to the table's.
    #[uniform(0)]
    pub rotation: Vec4,
    /// Cosine and sine of the tilt, opacity, and how much light reaches the solid.
    #[uniform(0)]
    pub look: Vec4,
    /// What it is painted with.
    #[texture(1)]
    #[sampler(2)]
    pub skin: Handle<Image>,
    /// How its surface slopes; used where the mesh has tangents, which run along the skin's rows.
    #[texture(3)]
    #[sampler(4)]
    pub relief: Option<Handle<Image>>,
}

impl SolidMaterial {
    /// A solid lying as its frame does, fully lit.
    #[must_use]
    pub fn new(skin: Handle<Image>) -> Self {
        SolidMaterial {
            rotation: Vec4::new(0.0, 0.0, 0.0, 1.0),
            look: Vec4::new(TILT.cos(), TILT.sin(), 1.0, 1.0),
            skin,
            relief: None,
        }
    }

    /// The same with slopes carved into it.
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
        // The solids are convex: leaving out what faces away is all the hiding they need.
        descriptor.primitive.cull_mode = Some(Face::Back);
        Ok(())
    }
}
