//! The mesh of a thrown stick: half-round, its edges and ends a little rounded.

use std::f32::consts::PI;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::geometry::tablan::STICK_FACES;
use crate::motion::tumble::{STICK_LENGTH, STICK_RADIUS, STICK_ROUNDING};

/// The share of one face in the skin's height, and the middle of the flat face, the last.
const FACE: f32 = 1.0 / STICK_FACES as f32;
const FLAT: f32 = 1.0 - FACE / 2.0;

/// A ring of the stick's skin: its position along the stick, the inset of its section, and the lean of its normals
/// towards the end (−1 left, 1 right).
struct Ring {
    x: f32,
    inset: f32,
    lean: f32,
}

/// A point of the section: y, z, outward normal, and the row of the skin (0 to 1).
struct SectionPoint {
    at: Vec2,
    normal: Vec2,
    row: f32,
}

/// The half-round section, counter-clockwise seen from +x: the flat face first, then the back.
fn section() -> Vec<SectionPoint> {
    const ARC: usize = 28;
    let (radius, rounding) = (STICK_RADIUS, STICK_ROUNDING);
    let mut points = Vec::new();
    for y in [radius - rounding, -(radius - rounding)] {
        points.push(SectionPoint {
            at: Vec2::new(y, 0.0),
            normal: Vec2::Y,
            row: FLAT - FACE * 0.48 * y / radius,
        });
    }
    for i in 0..=ARC {
        let angle = PI + PI * i as f32 / ARC as f32;
        let normal = Vec2::from_angle(angle);
        // The edge between flat and back is rounded a little: the arc starts below the flat.
        let drop = rounding * (1.0 - (i as f32 / ARC as f32 * PI).sin()).powi(6);
        points.push(SectionPoint {
            at: normal * radius - Vec2::new(0.0, drop),
            normal,
            row: FACE * (0.03 + 0.94 * i as f32 / ARC as f32),
        });
    }
    points
}

/// The mesh of a thrown stick in its own frame: x along it, the flat face towards +z.
#[must_use]
pub fn stick_mesh() -> Mesh {
    let half = STICK_LENGTH / 2.0;
    let soft = STICK_ROUNDING;
    let rings = [
        Ring {
            x: -half,
            inset: soft,
            lean: -1.0,
        },
        Ring {
            x: -half + 0.3 * soft,
            inset: 0.3 * soft,
            lean: -0.7,
        },
        Ring {
            x: -half + soft,
            inset: 0.0,
            lean: 0.0,
        },
        Ring {
            x: half - soft,
            inset: 0.0,
            lean: 0.0,
        },
        Ring {
            x: half - 0.3 * soft,
            inset: 0.3 * soft,
            lean: 0.7,
        },
        Ring {
            x: half,
            inset: soft,
            lean: 1.0,
        },
    ];
    let section = section();
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    let mut indices: Vec<u32> = Vec::new();
    for ring in &rings {
        for point in &section {
            let at = point.at - point.normal * ring.inset;
            positions.push([ring.x, at.x, at.y]);
            let normal = Vec3::new(ring.lean, point.normal.x, point.normal.y).normalize();
            normals.push(normal.to_array());
            uvs.push([(ring.x / STICK_LENGTH + 0.5).clamp(0.004, 0.996), point.row]);
        }
    }
    let count = section.len() as u32;
    for ring in 0..rings.len() as u32 - 1 {
        for i in 0..count {
            let j = (i + 1) % count;
            let (a, b) = (ring * count + i, ring * count + j);
            let (c, d) = (a + count, b + count);
            indices.extend([a, b, c, b, d, c]);
        }
    }
    for (ring, x, lean) in [(0, -half, -1.0_f32), (rings.len() - 1, half, 1.0)] {
        let centre = positions.len() as u32;
        let edge = u32::try_from(ring).unwrap_or(0) * count;
        positions.push([x, 0.0, -STICK_RADIUS * 0.42]);
        normals.push([lean, 0.0, 0.0]);
        uvs.push([if lean < 0.0 { 0.01 } else { 0.99 }, FLAT]);
        let start = positions.len() as u32;
        for i in 0..count {
            let at = positions[(edge + i) as usize];
            positions.push(at);
            normals.push([lean, 0.0, 0.0]);
            uvs.push([if lean < 0.0 { 0.012 } else { 0.988 }, FLAT + at[2]]);
        }
        for i in 0..count {
            let (a, b) = (start + i, start + (i + 1) % count);
            indices.extend(if lean < 0.0 {
                [centre, b, a]
            } else {
                [centre, a, b]
            });
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shader_knows_how_thick_a_stick_is() {
        let shader = include_str!("../../../assets/shaders/solid.wgsl");
        let line = format!("const RADIUS: f32 = {STICK_RADIUS};");
        assert!(shader.contains(&line), "{line}");
    }

    #[test]
    fn every_triangle_of_the_stick_faces_outwards() {
        let mesh = stick_mesh();
        let positions = mesh
            .attribute(Mesh::ATTRIBUTE_POSITION)
            .unwrap()
            .as_float3()
            .unwrap();
        let normals = mesh
            .attribute(Mesh::ATTRIBUTE_NORMAL)
            .unwrap()
            .as_float3()
            .unwrap();
        let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|k| Vec3::from(positions[triangle[k]]));
            let face = (b - a).cross(c - a);
            if face.length() < 1e-7 {
                continue;
            }
            let outward: Vec3 = triangle.iter().map(|&k| Vec3::from(normals[k])).sum();
            assert!(
                face.dot(outward) > 0.0,
                "triangle {triangle:?} faces inwards"
            );
        }
    }
}
