//! The fall of two dice into a box with a rim at either end.

use rapier3d::{
    math::Vector,
    prelude::{ColliderBuilder, PhysicsWorld, RigidBodyHandle, SharedShape},
};
use tavoliere_shapes::motion::roll::{REACH, ROUNDING};

use crate::tumbles::{
    fall::{Falling, flying, motion},
    hand::Throw,
};

/// Greatest height of a die's middle when it hits the rim; higher up it would fly out.
const RIM: f32 = 1.3;

impl Falling<2> for Throw<2> {
    /// Stronger than real gravity, so that a bounce fits into the time.
    const GRAVITY: f32 = 170.0;
    /// Enough for the length of a recording.
    const STEPS: usize = 262;
    const BRAKES: [f32; 2] = [2.5, 5.0];
    const QUIET: f32 = 1.6;
    const ONE_KNOCK: usize = 7;

    fn placed(&self, world: &mut PhysicsWorld) -> Option<[RigidBodyHandle; 2]> {
        let wall = |normal: Vector| {
            ColliderBuilder::new(SharedShape::halfspace(normal))
                .friction(0.4)
                .restitution(0.5)
        };
        world.insert_collider(wall(Vector::Z), None);
        for side in [-1.0, 1.0] {
            let rim = wall(Vector::X * -side).translation(Vector::X * (side * REACH[0]));
            world.insert_collider(rim, None);
        }
        let inner = 0.5 - ROUNDING;
        Some([0, 1].map(|die| {
            let collider = ColliderBuilder::round_cuboid(inner, inner, inner, ROUNDING)
                .friction(0.35)
                .restitution(0.4);
            world.insert(flying(&self.0[die]), collider).0
        }))
    }

    fn rim(world: &PhysicsWorld, body: RigidBodyHandle, push: Vector) -> Option<bool> {
        let at = world.bodies[body].translation();
        let rim = push.x.abs() > push.z.abs() && at.x.abs() > 3.6;
        (!rim || at.z <= RIM).then_some(rim)
    }

    fn resting(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 2]) -> bool {
        bodies.iter().all(|body| {
            let (velocity, spin) = motion(world, *body);
            velocity.length() + 0.5 * spin.length() < 0.4
        })
    }
}
