//! A fall: the simulation of rigid bodies from the release to rest.

use rapier3d::{
    math::{Pose, Vector},
    prelude::{PhysicsWorld, RigidBodyBuilder, RigidBodyHandle},
};

use super::hand::{ReleaseState, Throw};

/// Simulation steps per second.
pub const RATE: f32 = 360.0;

/// A knock during the fall.
#[derive(Clone, Copy)]
pub struct Knock {
    /// The step of the simulation.
    pub step: usize,
    /// Change of the body's velocity.
    pub jolt: f32,
    /// The body that knocked, and the other body that it hit; `None` if it hit the table.
    pub pair: (usize, Option<usize>),
    /// Position along the table.
    pub x: f32,
    /// `true` if it hit the rim.
    pub rim: bool,
}

/// The result of a simulation.
pub struct Fall<const N: usize> {
    /// The poses after each step; the first is the release.
    pub poses: Vec<[Pose; N]>,
    /// The knocks in order of time.
    pub knocks: Vec<Knock>,
}

/// The bodies of a fall, and the ground below them.
pub trait Falling<const N: usize> {
    /// Gravity (per second squared).
    const GRAVITY: f32;
    /// Number of simulation steps.
    const STEPS: usize;
    /// Braking of sliding and of rotation by the ground, for bodies in contact (per second).
    const BRAKES: [f32; 2];
    /// Weakest jolt that counts as a knock (per second).
    const QUIET: f32;
    /// Number of steps within which the jolts of one pair form one knock.
    const ONE_KNOCK: usize;

    /// Puts the table and the bodies into an empty world. `None` if a shape can't be built.
    fn placed(&self, world: &mut PhysicsWorld) -> Option<[RigidBodyHandle; N]>;

    /// Changes the world before a step.
    fn before(_step: usize, _world: &mut PhysicsWorld) {}

    /// The strength of the jolt from a push and a twist on a body.
    fn jolt(_world: &PhysicsWorld, _body: RigidBodyHandle, push: Vector, _twist: Vector) -> f32 {
        push.length()
    }

    /// `true` if a body that the table pushed this way hit a rim. `None` rejects the fall.
    fn rim(_world: &PhysicsWorld, _body: RigidBodyHandle, _push: Vector) -> Option<bool> {
        Some(false)
    }

    /// `true` if the fall is still good after a step.
    fn promising(_step: usize, _world: &PhysicsWorld, _bodies: &[RigidBodyHandle; N]) -> bool {
        true
    }

    /// `true` if all bodies are at rest at the end.
    fn resting(world: &PhysicsWorld, bodies: &[RigidBodyHandle; N]) -> bool;
}

impl<const N: usize> Fall<N> {
    /// Simulates a throw. `None` if the bodies aren't at rest in time, or the fall is rejected.
    pub fn of(throw: &Throw<N>) -> Option<Fall<N>>
    where
        Throw<N>: Falling<N>,
    {
        let mut world = empty(Throw::<N>::GRAVITY);
        let bodies = throw.placed(&mut world)?;
        let mut fall = Fall {
            poses: Vec::with_capacity(Throw::<N>::STEPS + 1),
            knocks: Vec::new(),
        };
        fall.poses.push(throw.0.map(|held| held.pose));
        for step in 1..=Throw::<N>::STEPS {
            Throw::<N>::before(step, &mut world);
            let before = bodies.map(|body| motion(&world, body));
            world.step();
            fall.listen::<Throw<N>>(step, &world, &bodies, &before)?;
            brake(&mut world, &bodies, Throw::<N>::BRAKES);
            fall.poses
                .push(bodies.map(|body| *world.bodies[body].position()));
            if !Throw::<N>::promising(step, &world, &bodies) {
                return None;
            }
        }
        Throw::<N>::resting(&world, &bodies).then_some(fall)
    }

    /// Records the jolts of a step. `None` if one rejects the fall. It uses jolts instead of impulses, because steady
    /// impulses support even a body at rest.
    fn listen<F: Falling<N>>(
        &mut self,
        step: usize,
        world: &PhysicsWorld,
        bodies: &[RigidBodyHandle; N],
        before: &[(Vector, Vector); N],
    ) -> Option<()> {
        for (thing, body) in bodies.iter().enumerate() {
            let (velocity, spin) = motion(world, *body);
            let push = velocity - before[thing].0 + Vector::Z * (F::GRAVITY / RATE);
            let jolt = F::jolt(world, *body, push, spin - before[thing].1);
            if jolt < F::QUIET {
                continue;
            }
            let Some(other) = struck(world, bodies, *body) else {
                continue;
            };
            // A knock between two bodies jolts both, but it is one sound.
            let pair = match other {
                Some(other) => (thing.min(other), Some(thing.max(other))),
                None => (thing, None),
            };
            let rim = other.is_none() && F::rim(world, *body, push)?;
            let recent = self
                .knocks
                .iter_mut()
                .rev()
                .find(|knock| knock.pair == pair && step - knock.step < F::ONE_KNOCK);
            match recent {
                Some(knock) => {
                    knock.jolt = knock.jolt.max(jolt);
                    knock.rim |= rim;
                }
                None => self.knocks.push(Knock {
                    step,
                    jolt,
                    pair,
                    x: world.bodies[*body].translation().x,
                    rim,
                }),
            }
        }
        Some(())
    }
}

/// An empty world with this gravity.
fn empty(gravity: f32) -> PhysicsWorld {
    let mut world = PhysicsWorld {
        gravity: Vector::new(0.0, 0.0, -gravity),
        ..Default::default()
    };
    world.integration_parameters.dt = 1.0 / RATE;
    world
}

/// A body in the hand's pose and motion at the release.
pub fn flying(held: &ReleaseState) -> RigidBodyBuilder {
    RigidBodyBuilder::dynamic()
        .pose(held.pose)
        .linvel(held.velocity)
        .angvel(held.spin)
        .can_sleep(false)
}

/// Velocity and angular velocity of a body.
pub fn motion(world: &PhysicsWorld, body: RigidBodyHandle) -> (Vector, Vector) {
    let body = &world.bodies[body];
    (body.linvel(), body.angvel())
}

/// The strongest contact of a body: another body by its index, or the table (`Some(None)`). `None` without contact.
fn struck(
    world: &PhysicsWorld,
    bodies: &[RigidBodyHandle],
    body: RigidBodyHandle,
) -> Option<Option<usize>> {
    let own = *world.bodies[body].colliders().first()?;
    let hardest = world
        .narrow_phase
        .contact_pairs_with(own)
        .filter(|pair| pair.has_any_active_contact())
        .max_by(|a, b| {
            a.total_impulse_magnitude()
                .total_cmp(&b.total_impulse_magnitude())
        })?;
    let other = if hardest.collider1 == own {
        hardest.collider2
    } else {
        hardest.collider1
    };
    let parent = world.colliders.get(other)?.parent();
    Some(parent.and_then(|parent| bodies.iter().position(|body| *body == parent)))
}

/// Brakes the sliding and the rotation (including rolling) of bodies in contact by these rates (per second), because
/// the ground is soft.
fn brake(world: &mut PhysicsWorld, bodies: &[RigidBodyHandle], soft: [f32; 2]) {
    let [slide, turn] = soft.map(|brake| 1.0 - brake / RATE);
    for body in bodies {
        let touching = world.bodies[*body].colliders().iter().any(|collider| {
            world
                .narrow_phase
                .contact_pairs_with(*collider)
                .any(|pair| pair.has_any_active_contact())
        });
        if touching {
            let body = &mut world.bodies[*body];
            let (velocity, spin) = (body.linvel() * slide, body.angvel() * turn);
            body.set_linvel(velocity, true);
            body.set_angvel(spin, true);
        }
    }
}
