//! A fall: two rounded cubes from the release to rest.

use rapier3d::{
    math::{Pose, Vector},
    prelude::{ColliderBuilder, PhysicsWorld, RigidBodyHandle, SharedShape},
};
use tavoliere::motion::roll::{KnockKind, REACH, ROUNDING};

use super::{
    super::fall::{RATE, brake, flying, motion, struck, world},
    hand::Throw,
};

/// Gravity in edges per second squared: brisk, so that a bounce fits into the time.
pub const GRAVITY: f32 = 170.0;
/// Steps of the simulation: as long as a recording looks.
const STEPS: usize = 262;
/// How the board brakes sliding and turning of a die that touches it, per second.
const WOOD: [f32; 2] = [2.5, 5.0];
/// Jolts weaker than this, in edges per second, are no knock.
const QUIET: f32 = 1.6;
/// Steps within which the jolts of one pair make one knock.
const ONE_KNOCK: usize = 7;
/// How high the middle of a die may be when it strikes the rim: higher, it would fly out.
const RIM: f32 = 1.3;

/// A knock during the fall.
#[derive(Clone, Copy)]
pub struct Knock {
    /// The step of the simulation.
    pub step: usize,
    /// How much the velocity of the die changed, in edges per second.
    pub jolt: f32,
    /// What was struck.
    pub kind: KnockKind,
    /// It was struck at the rim.
    pub rim: bool,
    die: usize,
}

/// What the simulation saw.
pub struct Fall {
    /// The poses of both dice after each step; the first is the release.
    pub poses: Vec<[Pose; 2]>,
    /// The knocks in order of time.
    pub knocks: Vec<Knock>,
}

impl Fall {
    /// Lets the dice fall; `None` when they have not come to rest in time, or flew too high
    /// against the rim.
    pub fn of(throw: &Throw) -> Option<Fall> {
        let mut world = world(GRAVITY);
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
        let mut bodies = [RigidBodyHandle::invalid(); 2];
        for (held, body) in throw.dice.iter().zip(&mut bodies) {
            let builder = flying(held.pose, held.velocity, held.spin);
            let inner = 0.5 - ROUNDING;
            let collider = ColliderBuilder::round_cuboid(inner, inner, inner, ROUNDING)
                .friction(0.35)
                .restitution(0.4);
            *body = world.insert(builder, collider).0;
        }
        let mut fall = Fall {
            poses: Vec::with_capacity(STEPS + 1),
            knocks: Vec::new(),
        };
        fall.poses.push(throw.dice.map(|held| held.pose));
        for step in 1..=STEPS {
            let before = bodies.map(|body| motion(&world, body));
            world.step();
            fall.listen(step, &world, &bodies, &before)?;
            brake(&mut world, &bodies, WOOD);
            fall.poses
                .push(bodies.map(|body| *world.bodies[body].position()));
        }
        let still = bodies.iter().all(|body| {
            let (velocity, spin) = motion(&world, *body);
            velocity.length() + 0.5 * spin.length() < 0.4
        });
        still.then_some(fall)
    }

    /// Notes where a die was jolted; `None` when it was too high against the rim.
    fn listen(
        &mut self,
        step: usize,
        world: &PhysicsWorld,
        bodies: &[RigidBodyHandle; 2],
        before: &[(Vector, Vector); 2],
    ) -> Option<()> {
        for (die, body) in bodies.iter().enumerate() {
            let push = motion(world, *body).0 - before[die].0 + Vector::Z * (GRAVITY / RATE);
            if push.length() < QUIET {
                continue;
            }
            let Some(other) = struck(world, bodies, *body) else {
                continue;
            };
            let kind = if other.is_some() {
                KnockKind::Die
            } else {
                KnockKind::Wood
            };
            let at = world.bodies[*body].translation();
            let rim = other.is_none() && push.x.abs() > push.z.abs() && at.x.abs() > 3.6;
            if rim && at.z > RIM {
                return None;
            }
            // A knock of the dice jolts both: it is one sound.
            let same = |knock: &&mut Knock| {
                knock.kind == kind
                    && step - knock.step < ONE_KNOCK
                    && (kind == KnockKind::Die || knock.die == die)
            };
            match self.knocks.iter_mut().rev().find(same) {
                Some(knock) => {
                    knock.jolt = knock.jolt.max(push.length());
                    knock.rim |= rim;
                }
                None => self.knocks.push(Knock {
                    step,
                    jolt: push.length(),
                    kind,
                    rim,
                    die,
                }),
            }
        }
        Some(())
    }
}
