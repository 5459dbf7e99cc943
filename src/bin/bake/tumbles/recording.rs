//! From a simulated fall to a tumble of 700 ms that ends exactly at rest.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Rotation, Vector};
use tavoliere::motion::tumble::{self, Contact, ContactKind, FRAMES, Shape, Tumble};

use super::{
    fall::{Fall, RATE},
    hand::{RELEASE, Throw},
    rest,
};

/// Seconds at which everything lies still: just before the 38th frame, 83 ms before the end.
pub const STILL: f32 = 0.616;
/// Seconds from which the poses are drawn towards the exact resting ones.
pub const DRAWN: f32 = 0.5;
/// Seconds until which the tumble runs at the simulation's own pace; after it the pace rises
/// evenly, so that the last rocking does not outstay its welcome.
const PACED: f32 = 0.4;
/// The pace at which the sticks come to rest.
const LAST_PACE: f32 = 2.8;
/// The jolt, in cells per second, that counts as the hardest knock.
const LOUDEST: f32 = 30.0;
/// The farthest a stick may turn from one frame to the next, in radians, and move, in cells:
/// beyond that the eye loses the sense of it.
const FASTEST: (f32, f32) = (1.13, 0.5);
/// What a knock of stick on stick is worth: it is heard, and shows that they are solid.
const CLICK: f32 = 0.6;
/// Where the hand may be at the start.
const HAND: [[f32; 2]; 2] = [[-7.2, -3.0], [-4.6, -1.6]];

/// The simulation's seconds since the release at a tumble's seconds since its start.
pub fn simulated(time: f32) -> f32 {
    let late = (time - PACED).max(0.0);
    let rise = (LAST_PACE - 1.0) / (STILL - PACED);
    (time - RELEASE) + 0.5 * rise * late * late
}

/// The first of the tumble's milliseconds that shows the simulation's `seconds`.
pub fn shown(seconds: f32) -> u16 {
    let (mut low, mut high) = (RELEASE, STILL);
    for _ in 0..24 {
        let middle = (low + high) / 2.0;
        if simulated(middle) < seconds {
            low = middle
        } else {
            high = middle
        }
    }
    (high * 1000.0).round() as u16
}

/// Makes a tumble of a fall and says how good it is; `None` when the sticks do not lie well, or
/// would have to be pulled visibly to lie still in time.
pub fn record(
    shape: Shape,
    throw: &Throw,
    fall: &Fall,
    random: &mut Xoshiro256PlusPlus,
) -> Option<(f32, Tumble)> {
    let mut ends = [Pose::IDENTITY; 4];
    for (end, pose) in ends.iter_mut().zip(fall.poses.last()?) {
        *end = rest::settled(pose)?;
    }
    let quiet = |time: f32, distance: f32, angle: f32| {
        let poses = at(fall, simulated(time));
        poses.iter().zip(&ends).all(|(pose, end)| {
            pose.translation.distance(end.translation) < distance
                && pose.rotation.angle_between(end.rotation) < angle
        })
    };
    if !quiet(STILL, 0.05, 0.15) || !quiet(0.56, 0.2, 0.4) {
        return None;
    }
    let rest = rest::judged(shape, &ends.map(|end| plain(&end, Vector::ZERO)))?;
    let mut place =
        |side: usize| rest.shift[side] + rest.slack[side] * random.random_range(-0.6..0.6_f32);
    let shift = Vector::new(place(0), place(1), 0.0);
    let hand = shift.x;
    let reach = HAND[shape as usize];
    if hand < reach[0] || hand > reach[1] || shift.y.abs() > 1.3 {
        return None;
    }
    let mut frames = Vec::with_capacity(FRAMES);
    for frame in 0..FRAMES {
        let time = frame as f32 * Tumble::DURATION_MS / 1000.0 / (FRAMES - 1) as f32;
        let mut poses = if time < RELEASE {
            throw.held(time)
        } else {
            at(fall, simulated(time))
        };
        let drawn = smooth((time - DRAWN) / (STILL - DRAWN));
        for (pose, end) in poses.iter_mut().zip(&ends) {
            *pose = if drawn >= 1.0 {
                *end
            } else {
                between(pose, end, drawn)
            };
            // Between two steps of the simulation a hard landing dips into the cloth a little.
            pose.translation.z += (-low(pose)).max(0.0);
        }
        frames.push(poses.map(|pose| plain(&pose, shift)));
    }
    let whirls = |pair: &[[tumble::Pose; 4]]| {
        pair[0].iter().zip(&pair[1]).any(|(from, to)| {
            let turn = |pose: &tumble::Pose| Rotation::from_array(pose.rotation);
            let place = |pose: &tumble::Pose| Vector::from_array(pose.position);
            turn(from).angle_between(turn(to)) > FASTEST.0
                || place(from).distance(place(to)) > FASTEST.1
        })
    };
    if frames.windows(2).any(whirls) {
        return None;
    }
    let contacts = contacts(fall, shift.x);
    let clicks = contacts
        .iter()
        .any(|contact| contact.kind == ContactKind::Stick);
    let tumble = Tumble::new(shape, frames, contacts).ok()?;
    Some((rest.worth + if clicks { CLICK } else { 0.0 }, tumble))
}

/// The height of a stick's lowest point over the cloth.
fn low(pose: &Pose) -> f32 {
    let ends = [-0.5, 0.5].map(|end| end * tumble::STICK_LENGTH);
    let rim = |step: u8| (std::f32::consts::PI * f32::from(step) / 16.0).sin_cos();
    let point = |end: f32, (sin, cos): (f32, f32)| {
        *pose * (Vector::new(end, cos * tumble::STICK_RADIUS, -sin * tumble::STICK_RADIUS))
    };
    ends.into_iter()
        .flat_map(|end| (0..=16).map(move |step| point(end, rim(step)).z))
        .fold(f32::MAX, f32::min)
}

pub fn smooth(u: f32) -> f32 {
    let u = u.clamp(0.0, 1.0);
    u * u * (3.0 - 2.0 * u)
}

fn at(fall: &Fall, seconds: f32) -> [Pose; 4] {
    let step = (seconds * RATE).clamp(0.0, (fall.poses.len() - 1) as f32);
    let from = (step as usize).min(fall.poses.len() - 2);
    let t = step - from as f32;
    std::array::from_fn(|i| between(&fall.poses[from][i], &fall.poses[from + 1][i], t))
}

pub fn between(from: &Pose, to: &Pose, t: f32) -> Pose {
    Pose::from_parts(
        from.translation.lerp(to.translation, t),
        from.rotation.slerp(to.rotation, t),
    )
}

fn plain(pose: &Pose, shift: Vector) -> tumble::Pose {
    let rotation = pose.rotation.normalize();
    tumble::Pose {
        position: (pose.translation + shift).to_array(),
        rotation: rotation.to_array(),
    }
}

fn contacts(fall: &Fall, shift: f32) -> Vec<Contact> {
    let mut contacts: Vec<Contact> = fall
        .knocks
        .iter()
        .map(|knock| Contact {
            ms: shown(knock.step as f32 / RATE),
            strength: (255.0 * (knock.jolt / LOUDEST).powf(0.8)).clamp(1.0, 255.0) as u8,
            kind: knock.kind,
            x: knock.x + shift,
        })
        .filter(|contact| f32::from(contact.ms) < STILL * 1000.0)
        .collect();
    contacts.sort_by_key(|contact| contact.ms);
    contacts
}
