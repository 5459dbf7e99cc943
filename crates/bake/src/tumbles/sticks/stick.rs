//! The physical body of a throwing stick: a half-cylinder with slightly rounded edges.

use std::f32::consts::PI;

use rapier3d::prelude::{ColliderBuilder, MassProperties, Vector};
use tavoliere_shapes::motion::tumble::{STICK_LENGTH, STICK_RADIUS, STICK_ROUNDING};

/// Number of facets of the round back, enough for smooth rolling.
const FACETS: usize = 28;

/// The shape of a stick without its mass, which [`mass`] sets.
pub fn collider() -> Option<ColliderBuilder> {
    let (half, radius) = (
        STICK_LENGTH / 2.0 - STICK_ROUNDING,
        STICK_RADIUS - STICK_ROUNDING,
    );
    let mut points = Vec::new();
    for x in [-half, half] {
        for facet in 0..=FACETS {
            let angle = PI * facet as f32 / FACETS as f32;
            // Lowered by the rounding, so that the rounded flat face is at z = 0 again.
            let z = -radius * angle.sin();
            points.push(Vector::new(x, radius * angle.cos(), z.min(-STICK_ROUNDING)));
        }
    }
    let collider = ColliderBuilder::round_convex_hull(&points, STICK_ROUNDING)?;
    Some(collider.density(0.0).friction(0.45).restitution(0.22))
}

/// The mass properties of a stick with mass 1 and this centre.
pub fn mass(centre: Vector) -> MassProperties {
    let (r2, l2) = (STICK_RADIUS * STICK_RADIUS, STICK_LENGTH * STICK_LENGTH);
    let depth = -centre.z;
    let along = r2 / 2.0 - depth * depth;
    let across = l2 / 12.0 + r2 / 4.0;
    MassProperties::new(
        centre,
        1.0,
        Vector::new(along, across - depth * depth, across),
    )
}

/// The centre of mass of a stick that is `uneven` cells heavier towards +y, because split bamboo is never quite even.
/// It makes a stick on its back rest slightly rolled.
pub fn centre(uneven: f32) -> Vector {
    Vector::new(0.0, uneven, -4.0 * STICK_RADIUS / (3.0 * PI))
}
