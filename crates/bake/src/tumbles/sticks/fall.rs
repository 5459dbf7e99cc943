//! The fall of four sticks on a cloth.

use rapier3d::{
    math::Vector,
    prelude::{
        ColliderBuilder, Group, InteractionGroups, InteractionTestMode, PhysicsWorld,
        RigidBodyHandle, SharedShape,
    },
};

use super::stick;
use crate::tumbles::{
    fall::{Falling, flying},
    hand::Throw,
};

/// Number of steps after which a stick that is still fast rejects the fall.
const EARLY: usize = 244;
/// Number of steps in which the fingers still keep the sticks apart, so they don't knock together.
const LOOSE: usize = 43;
const STICK: Group = Group::GROUP_1;
const TABLE: Group = Group::GROUP_2;

const fn passing(member: Group, meets: Group) -> InteractionGroups {
    InteractionGroups::new(member, meets, InteractionTestMode::And)
}

impl Falling<4> for Throw<4> {
    /// For cells of 7 cm, slightly stronger than real gravity.
    const GRAVITY: f32 = 110.0;
    const STEPS: usize = 450;
    const BRAKES: [f32; 2] = [5.0, 20.0];
    const QUIET: f32 = 1.1;
    const ONE_KNOCK: usize = 5;

    fn placed(&self, world: &mut PhysicsWorld) -> Option<[RigidBodyHandle; 4]> {
        let table = ColliderBuilder::new(SharedShape::halfspace(Vector::Z))
            .friction(0.55)
            .restitution(0.2)
            .collision_groups(passing(TABLE, Group::ALL));
        world.insert_collider(table, None);
        let mut bodies = [RigidBodyHandle::invalid(); 4];
        for (held, body) in self.0.iter().zip(&mut bodies) {
            let builder = flying(held).additional_mass_properties(stick::mass(held.centre));
            let collider = stick::collider()?.collision_groups(passing(STICK, TABLE));
            *body = world.insert(builder, collider).0;
        }
        Some(bodies)
    }

    fn before(step: usize, world: &mut PhysicsWorld) {
        if step == LOOSE {
            for (_, collider) in world.colliders.iter_mut() {
                collider.set_collision_groups(passing(STICK.union(TABLE), Group::ALL));
            }
        }
    }

    /// The change in velocity of the stick's ends.
    fn jolt(world: &PhysicsWorld, body: RigidBodyHandle, push: Vector, twist: Vector) -> f32 {
        let axis = *world.bodies[body].rotation() * Vector::X;
        let across = twist.reject_from_normalized(axis).length();
        push.length() + 0.35 * across
    }

    fn promising(step: usize, world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> bool {
        step != EARLY || calm(world, bodies)
    }

    fn resting(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> bool {
        speed(world, bodies) < 0.15
    }
}

/// `true` if no stick is fast or leans on another.
fn calm(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> bool {
    let level =
        |body: &RigidBodyHandle| (*world.bodies[*body].rotation() * Vector::X).z.abs() < 0.12;
    speed(world, bodies) < 3.0 && bodies.iter().all(level)
}

/// The fastest motion of any stick (cells per second); rotation counts at the round back.
fn speed(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> f32 {
    bodies
        .iter()
        .map(|body| {
            let body = &world.bodies[*body];
            body.linvel().length() + 0.2 * body.angvel().length()
        })
        .fold(0.0, f32::max)
}
