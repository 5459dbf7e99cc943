//! A fall: rigid bodies from the release to rest.

use rapier3d::{
    math::{Pose, Vector},
    prelude::{
        ColliderBuilder, Group, InteractionGroups, InteractionTestMode, PhysicsWorld,
        RigidBodyBuilder, RigidBodyHandle, SharedShape,
    },
};
use tavoliere::motion::tumble::ContactKind;

use super::{hand::Throw, stick};

/// Gravity in cells per second squared: a cell of seven centimetres, and a fall a little brisk.
pub const GRAVITY: f32 = 110.0;
/// Steps of the simulation in a second.
pub const RATE: f32 = 360.0;
const STEPS: usize = 450;
/// Steps after which a stick that still rushes about rules the fall out.
const EARLY: usize = 244;
/// How the cloth brakes sliding and turning of a stick that touches it, per second.
const CLOTH: [f32; 2] = [5.0, 20.0];
/// Jolts weaker than this, in cells per second, are no knock.
const QUIET: f32 = 1.1;
/// Steps within which the jolts of one pair make one knock.
const ONE_KNOCK: usize = 5;
/// Steps during which the fingers still keep the sticks apart: they do not knock together.
const LOOSE: usize = 43;
const STICK: Group = Group::GROUP_1;
const TABLE: Group = Group::GROUP_2;

const fn passing(member: Group, meets: Group) -> InteractionGroups {
    InteractionGroups::new(member, meets, InteractionTestMode::And)
}

/// A knock during the fall.
#[derive(Clone, Copy)]
pub struct Knock {
    /// The step of the simulation.
    pub step: usize,
    /// How much the velocity of the stick's ends changed, in cells per second.
    pub jolt: f32,
    /// What was struck.
    pub kind: ContactKind,
    /// Where, along the table.
    pub x: f32,
    pair: (usize, Option<usize>),
}

/// What the simulation saw.
pub struct Fall {
    /// The poses of the four sticks after each step; the first is the release.
    pub poses: Vec<[Pose; 4]>,
    /// The knocks in order of time.
    pub knocks: Vec<Knock>,
}

impl Fall {
    /// Lets the sticks fall; `None` when they have not come to rest in time.
    pub fn of(throw: &Throw) -> Option<Fall> {
        let mut world = world(GRAVITY);
        let table = ColliderBuilder::new(SharedShape::halfspace(Vector::Z))
            .friction(0.55)
            .restitution(0.2)
            .collision_groups(passing(TABLE, Group::ALL));
        world.insert_collider(table, None);
        let mut bodies = [RigidBodyHandle::invalid(); 4];
        for (held, body) in throw.sticks.iter().zip(&mut bodies) {
            let builder = flying(held.pose, held.velocity, held.spin)
                .additional_mass_properties(stick::mass(held.uneven));
            let collider = stick::collider()?.collision_groups(passing(STICK, TABLE));
            *body = world.insert(builder, collider).0;
        }
        let mut fall = Fall {
            poses: Vec::with_capacity(STEPS + 1),
            knocks: Vec::new(),
        };
        fall.poses.push(throw.sticks.map(|held| held.pose));
        for step in 1..=STEPS {
            if step == LOOSE {
                for (_, collider) in world.colliders.iter_mut() {
                    collider.set_collision_groups(passing(STICK.union(TABLE), Group::ALL));
                }
            }
            let before = bodies.map(|body| motion(&world, body));
            world.step();
            fall.listen(step, &world, &bodies, &before);
            brake(&mut world, &bodies, CLOTH);
            fall.poses
                .push(bodies.map(|body| *world.bodies[body].position()));
            if step == EARLY && !calm(&world, &bodies) {
                return None;
            }
        }
        (speed(&world, &bodies) < 0.15).then_some(fall)
    }

    /// Notes where a stick was jolted. Jolts rather than impulses: a stick at rest is carried by
    /// steady impulses, but nothing jolts it.
    fn listen(
        &mut self,
        step: usize,
        world: &PhysicsWorld,
        bodies: &[RigidBodyHandle; 4],
        before: &[(Vector, Vector); 4],
    ) {
        for (stick, body) in bodies.iter().enumerate() {
            let (velocity, spin) = motion(world, *body);
            let axis = *world.bodies[*body].rotation() * Vector::X;
            let push = velocity - before[stick].0 + Vector::Z * (GRAVITY / RATE);
            let twist = spin - before[stick].1;
            let across = twist.reject_from_normalized(axis).length();
            let jolt = push.length() + 0.35 * across;
            if jolt < QUIET {
                continue;
            }
            let Some(other) = struck(world, bodies, *body) else {
                continue;
            };
            let pair = match other {
                Some(other) => (stick.min(other), Some(stick.max(other))),
                None => (stick, None),
            };
            let recent = self
                .knocks
                .iter_mut()
                .rev()
                .find(|knock| knock.pair == pair && step - knock.step < ONE_KNOCK);
            match recent {
                Some(knock) => knock.jolt = knock.jolt.max(jolt),
                None => self.knocks.push(Knock {
                    step,
                    jolt,
                    kind: if other.is_some() {
                        ContactKind::Stick
                    } else {
                        ContactKind::Table
                    },
                    x: world.bodies[*body].translation().x,
                    pair,
                }),
            }
        }
    }
}

/// An empty world in which things fall so fast.
pub fn world(gravity: f32) -> PhysicsWorld {
    let mut world = PhysicsWorld {
        gravity: Vector::new(0.0, 0.0, -gravity),
        ..Default::default()
    };
    world.integration_parameters.dt = 1.0 / RATE;
    world
}

/// A body as the hand lets go of it.
pub fn flying(pose: Pose, velocity: Vector, spin: Vector) -> RigidBodyBuilder {
    RigidBodyBuilder::dynamic()
        .pose(pose)
        .linvel(velocity)
        .angvel(spin)
        .can_sleep(false)
}

/// Velocity and angular velocity of a body.
pub fn motion(world: &PhysicsWorld, body: RigidBodyHandle) -> (Vector, Vector) {
    let body = &world.bodies[body];
    (body.linvel(), body.angvel())
}

/// What pushes a body hardest: another one by its number, or the table (`Some(None)`).
pub fn struck(
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
pub fn brake(world: &mut PhysicsWorld, bodies: &[RigidBodyHandle], soft: [f32; 2]) {
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

/// Whether no stick rushes about or leans on another any more.
fn calm(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> bool {
    let level =
        |body: &RigidBodyHandle| (*world.bodies[*body].rotation() * Vector::X).z.abs() < 0.12;
    speed(world, bodies) < 3.0 && bodies.iter().all(level)
}

/// The fastest motion of any stick: cells per second, turning counted at the round back.
fn speed(world: &PhysicsWorld, bodies: &[RigidBodyHandle; 4]) -> f32 {
    bodies
        .iter()
        .map(|body| {
            let body = &world.bodies[*body];
            body.linvel().length() + 0.2 * body.angvel().length()
        })
        .fold(0.0, f32::max)
}
