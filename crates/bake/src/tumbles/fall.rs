//! A fall: rigid bodies from the release to rest, step by step.

use rapier3d::{
    math::{Pose, Vector},
    prelude::{PhysicsWorld, RigidBodyBuilder, RigidBodyHandle},
};

use super::hand::{Held, Throw};

/// Steps of the simulation in a second.
pub const RATE: f32 = 360.0;

/// A knock during the fall.
#[derive(Clone, Copy)]
pub struct Knock {
    /// The step of the simulation.
    pub step: usize,
    /// How much the velocity of what knocked changed, per second.
    pub jolt: f32,
    /// Which thing knocked, and which other one it struck; against the table, none.
    pub pair: (usize, Option<usize>),
    /// Where, along the table.
    pub x: f32,
    /// It was struck at the rim.
    pub rim: bool,
}

/// What the simulation saw.
pub struct Fall<const N: usize> {
    /// The poses after each step; the first is the release.
    pub poses: Vec<[Pose; N]>,
    /// The knocks in order of time.
    pub knocks: Vec<Knock>,
}

/// What falls, and on what.
pub trait Falling<const N: usize> {
    /// Gravity, per second squared.
    const GRAVITY: f32;
    /// Steps of the simulation.
    const STEPS: usize;
    /// How what lies below brakes sliding and turning of what touches it, per second.
    const BRAKES: [f32; 2];
    /// Jolts weaker than this, per second, are no knock.
    const QUIET: f32;
    /// Steps within which the jolts of one pair make one knock.
    const ONE_KNOCK: usize;

    /// Puts the table and the things into an empty world.
    fn placed(&self, world: &mut PhysicsWorld) -> Option<[RigidBodyHandle; N]>;

    /// What changes before a step.
    fn before(_step: usize, _world: &mut PhysicsWorld) {}

    /// How hard a body was jolted that was pushed and twisted so.
    fn jolt(_world: &PhysicsWorld, _body: RigidBodyHandle, push: Vector, _twist: Vector) -> f32 {
        push.length()
    }

    /// Whether a body that was pushed so by the table struck a rim; `None` rules the fall out.
    fn rim(_world: &PhysicsWorld, _body: RigidBodyHandle, _push: Vector) -> Option<bool> {
        Some(false)
    }

    /// Whether the fall may go on after a step.
    fn promising(_step: usize, _world: &PhysicsWorld, _bodies: &[RigidBodyHandle; N]) -> bool {
        true
    }

    /// Whether all has come to rest at the end.
    fn resting(world: &PhysicsWorld, bodies: &[RigidBodyHandle; N]) -> bool;
}

impl<const N: usize> Fall<N> {
    /// Lets things fall; `None` when they have not come to rest in time, or break a rule of theirs.
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

    /// Notes where a thing was jolted; `None` when that rules the fall out. Jolts rather than
    /// impulses: a thing at rest is carried by steady impulses, but nothing jolts it.
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
            // A knock of two things jolts both: it is one sound.
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

/// An empty world in which things fall so fast.
fn empty(gravity: f32) -> PhysicsWorld {
    let mut world = PhysicsWorld {
        gravity: Vector::new(0.0, 0.0, -gravity),
        ..Default::default()
    };
    world.integration_parameters.dt = 1.0 / RATE;
    world
}

/// A body as the hand lets go of it.
pub fn flying(held: &Held) -> RigidBodyBuilder {
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

/// What pushes a body hardest: another one by its number, or the table (`Some(None)`).
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

/// What lies under a body gives way and takes its motion, rolling included: sliding and turning
/// are braked by so much a second.
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
