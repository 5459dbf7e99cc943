//! The conversion of a simulated fall to a roll of 700 ms that ends exactly at rest.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Vector};
use tavoliere_shapes::motion::roll::{Knock, KnockKind, Roll};

use super::rest;
use crate::tumbles::{
    fall::Fall,
    frames::{STILL, frames, near, plain, shown, strength},
    hand::Throw,
    search::Rated,
};

/// The jolt that counts as the hardest knock (edges per second).
const LOUDEST: f32 = 34.0;
/// Largest rotation (radians) and movement (edges) of a die from one frame to the next; more would confuse the eye.
const FASTEST: (f32, f32) = (0.95, 0.75);
/// Smallest distance between the middles of two dice that touch (edges).
const TOUCHING: f32 = 0.95;
/// The rating of a knock between the dice, and of one at the rim: both show that they are solid.
const CLICK: f32 = 1.2;
const RIM: f32 = 1.0;

/// The roll of a fall. `None` if the dice don't rest well, or would have to be pulled visibly to come to rest in time.
pub fn record(
    opening: bool,
    throw: &Throw<2>,
    fall: &Fall<2>,
    random: &mut Xoshiro256PlusPlus,
) -> Option<Rated<Roll>> {
    let mut ends = [Pose::IDENTITY; 2];
    for (end, pose) in ends.iter_mut().zip(fall.poses.last()?) {
        *end = rest::settled(pose)?;
    }
    let quiet = |time, distance, angle| near(&fall.poses, &ends, time, distance, angle);
    if !quiet(STILL, 0.06, 0.12) || !quiet(0.56, 0.3, 0.4) {
        return None;
    }
    let rest = rest::judged(opening, &ends)?;
    let shift = Vector::Y * (rest.shift + rest.slack * random.random_range(-0.9..0.9_f32));
    let held = |time| throw.held(time);
    let frames: Vec<_> = frames(held, &fall.poses, &ends).collect();
    let whirls = |pair: &[[Pose; 2]]| {
        pair[0].iter().zip(&pair[1]).any(|(from, to)| {
            from.rotation.angle_between(to.rotation) > FASTEST.0
                || from.translation.distance(to.translation) > FASTEST.1
        })
    };
    let overlap = |[a, b]: &[Pose; 2]| a.translation.distance(b.translation) < TOUCHING;
    if frames.windows(2).any(whirls) || frames.iter().any(overlap) {
        return None;
    }
    // Each die must roll instead of slide: it rotates on its way.
    let turned = |die: usize| -> f32 {
        let flight = frames.windows(2).skip(6);
        flight
            .map(|pair| pair[0][die].rotation.angle_between(pair[1][die].rotation))
            .sum()
    };
    let rolled = turned(0).min(turned(1));
    if rolled < 3.5 {
        return None;
    }
    let knocks = knocks(fall);
    let clicks = knocks.iter().any(|knock| knock.kind == KnockKind::Die);
    let rims = fall.knocks.iter().filter(|knock| knock.rim).count().min(2);
    if !opening && rims == 0 {
        return None;
    }
    let frames = frames
        .iter()
        .map(|poses| poses.map(|pose| plain(&pose, shift)));
    let roll = Roll::new(opening, frames.collect(), knocks).ok()?;
    let rating =
        rest.rating + if clicks { CLICK } else { 0.0 } + RIM * rims as f32 + 0.1 * rolled.min(8.0);
    Some(Rated {
        rating,
        recording: roll,
    })
}

fn knocks(fall: &Fall<2>) -> Vec<Knock> {
    let mut knocks: Vec<Knock> = fall
        .knocks
        .iter()
        .map(|knock| Knock {
            ms: shown(knock.step),
            strength: strength(knock.jolt, LOUDEST),
            kind: match knock.pair.1 {
                Some(_) => KnockKind::Die,
                None => KnockKind::Wood,
            },
        })
        .filter(|knock| f32::from(knock.ms) < STILL * 1000.0)
        .collect();
    knocks.sort_by_key(|knock| knock.ms);
    knocks
}
