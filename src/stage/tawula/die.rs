//! The mesh of a die: a rounded cube with corners cut by a sphere.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::geometry::tawula::DIE_ATLAS;
use crate::motion::roll::{normal, outside, rows};

/// Squares along a face's side.
const GRID: u16 = 14;

/// The point of the surface in a direction from the centre.
fn surface(way: Vec3) -> Vec3 {
    let way = way.normalize();
    let (mut inside, mut beyond) = (0.3, 1.0);
    for _ in 0..24 {
        let half = (inside + beyond) / 2.0;
        if outside((way * half).to_array()) < 0.0 {
            inside = half;
        } else {
            beyond = half;
        }
    }
    way * inside
}

fn slope(p: Vec3) -> Vec3 {
    const STEP: f32 = 1e-3;
    let along =
        |axis: Vec3| outside((p + axis * STEP).to_array()) - outside((p - axis * STEP).to_array());
    Vec3::new(along(Vec3::X), along(Vec3::Y), along(Vec3::Z)).normalize()
}

/// The mesh of a die with edges of 1. Tangents run along the rows of its skin, an atlas of 3 × 2 faces.
#[must_use]
pub fn die_mesh() -> Mesh {
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    let (mut uvs, mut tangents) = (Vec::new(), Vec::new());
    let mut indices: Vec<u32> = Vec::new();
    let side = u32::from(GRID) + 1;
    for pips in 1..=6_u8 {
        let out = Vec3::from(normal(pips));
        let across = Vec3::from(rows(pips));
        let up = out.cross(across);
        let (column, row) = ((pips - 1) % 3, (pips - 1) / 3);
        let first = positions.len() as u32;
        for j in 0..=GRID {
            for i in 0..=GRID {
                // Equal steps of the angle at the centre.
                let [x, y] = [i, j].map(|k| {
                    let angle = f32::from(k) / f32::from(GRID) * 2.0 - 1.0;
                    (angle * std::f32::consts::FRAC_PI_4).tan()
                });
                let at = surface(out + across * x + up * y);
                positions.push(at.to_array());
                normals.push(slope(at).to_array());
                tangents.push(across.extend(1.0).to_array());
                let place = |along: f32| (along + 0.5).clamp(0.004, 0.996);
                uvs.push([
                    (f32::from(column) + place(at.dot(across))) / DIE_ATLAS.0 as f32,
                    (f32::from(row) + place(-at.dot(up))) / DIE_ATLAS.1 as f32,
                ]);
            }
        }
        for j in 0..u32::from(GRID) {
            for i in 0..u32::from(GRID) {
                let a = first + j * side + i;
                let (b, c) = (a + 1, a + side);
                indices.extend([a, b, c + 1, a, c + 1, c]);
            }
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
    .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::roll::BALL;

    #[test]
    fn the_die_is_a_rounded_cube_that_faces_outwards() {
        let mesh = die_mesh();
        let vectors = |attribute| -> Vec<Vec3> {
            let values = mesh.attribute(attribute).unwrap().as_float3().unwrap();
            values.iter().map(|v| Vec3::from(*v)).collect()
        };
        let positions = vectors(Mesh::ATTRIBUTE_POSITION);
        let normals = vectors(Mesh::ATTRIBUTE_NORMAL);
        for (at, normal) in positions.iter().zip(&normals) {
            assert!(at.abs().max_element() < 0.501 && at.length() > 0.49);
            assert!(at.length() < BALL + 0.001, "{at}");
            assert!(at.dot(*normal) > 0.3, "{at} {normal}");
        }
        let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|k| positions[triangle[k]]);
            let out: Vec3 = triangle.iter().map(|&k| normals[k]).sum();
            assert!((b - a).cross(c - a).dot(out) > 0.0, "{triangle:?}");
        }
    }
}
