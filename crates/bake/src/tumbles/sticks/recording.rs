//! The conversion of a simulated fall to a tumble of 700 ms that ends exactly at rest.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Rotation, Vector};
use tavoliere_shapes::motion::{
    self,
    tumble::{self, Contact, ContactKind, Shape, Tumble},
};

use super::rest;
use crate::tumbles::{
    fall::Fall,
    frames::{STILL, frames, near, plain, shown, strength},
    hand::Throw,
    search::Rated,
};

/// The jolt that counts as the hardest knock (cells per second).
const LOUDEST: f32 = 30.0;
/// Largest rotation (radians) and movement (cells) of a stick from one frame to the next; more would confuse the eye.
const FASTEST: (f32, f32) = (1.13, 0.5);
/// The rating of a knock between sticks: it is audible, and shows that they are solid.
const CLICK: f32 = 0.6;
/// Range of the hand's x position at the start, for the strip and for the block (cells).
const HAND: [[f32; 2]; 2] = [[-7.2, -3.0], [-4.6, -1.6]];

/// The tumble of a fall. `None` if the sticks don't rest well, or would have to be pulled visibly to come to rest in
/// time.
pub fn record(
    shape: Shape,
    throw: &Throw<4>,
    fall: &Fall<4>,
    random: &mut Xoshiro256PlusPlus,
) -> Option<Rated<Tumble>> {
    let mut ends = [Pose::IDENTITY; 4];
    for (end, pose) in ends.iter_mut().zip(fall.poses.last()?) {
        *end = rest::settled(pose)?;
    }
    let quiet = |time, distance, angle| near(&fall.poses, &ends, time, distance, angle);
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
    let held = |time| throw.held(time);
    let frames: Vec<_> = frames(held, &fall.poses, &ends)
        .map(|poses| {
            poses.map(|mut pose| {
                // Between two simulation steps a hard landing sinks a little into the cloth.
                pose.translation.z += (-low(&pose)).max(0.0);
                plain(&pose, shift)
            })
        })
        .collect();
    let whirls = |pair: &[[motion::Pose; 4]]| {
        pair[0].iter().zip(&pair[1]).any(|(from, to)| {
            let turn = |pose: &motion::Pose| Rotation::from_array(pose.rotation);
            let place = |pose: &motion::Pose| Vector::from_array(pose.position);
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
    Some(Rated {
        rating: rest.rating + if clicks { CLICK } else { 0.0 },
        recording: tumble,
    })
}

/// The height of a stick's lowest point above the cloth.
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

fn contacts(fall: &Fall<4>, shift: f32) -> Vec<Contact> {
    let mut contacts: Vec<Contact> = fall
        .knocks
        .iter()
        .map(|knock| Contact {
            ms: shown(knock.step),
            strength: strength(knock.jolt, LOUDEST),
            kind: match knock.pair.1 {
                Some(_) => ContactKind::Stick,
                None => ContactKind::Table,
            },
            x: knock.x + shift,
        })
        .filter(|contact| f32::from(contact.ms) < STILL * 1000.0)
        .collect();
    contacts.sort_by_key(|contact| contact.ms);
    contacts
}
