//! From a simulated fall to a roll of 700 ms that ends exactly at rest.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Rotation, Vector};
use tavoliere::motion::{
    roll::{FRAMES, Knock, KnockKind, Roll},
    tumble,
};

use super::{
    super::{
        fall::RATE,
        hand::RELEASE,
        recording::{DRAWN, STILL, between, shown, simulated, smooth},
    },
    fall::Fall,
    hand::Throw,
    rest,
};

/// The jolt, in edges per second, that counts as the hardest knock.
const LOUDEST: f32 = 34.0;
/// The farthest a die may turn from one frame to the next, in radians, and move, in edges:
/// beyond that the eye loses the sense of it.
const FASTEST: (f32, f32) = (0.95, 0.75);
/// How near the middles of two dice that touch may come.
const TOUCHING: f32 = 0.95;
/// What a knock of the dice, and one at the rim, are worth: both show that they are solid.
const CLICK: f32 = 1.2;
const RIM: f32 = 1.0;

/// Makes a roll of a fall and says how good it is; `None` when the dice do not lie well, or would
/// have to be pulled visibly to lie still in time.
pub fn record(
    opening: bool,
    throw: &Throw,
    fall: &Fall,
    random: &mut Xoshiro256PlusPlus,
) -> Option<(f32, Roll)> {
    let mut ends = [Pose::IDENTITY; 2];
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
    if !quiet(STILL, 0.06, 0.12) || !quiet(0.56, 0.3, 0.4) {
        return None;
    }
    let rest = rest::judged(opening, &ends)?;
    let shift = Vector::Y * (rest.shift + rest.slack * random.random_range(-0.9..0.9_f32));
    let mut frames = Vec::with_capacity(FRAMES);
    for frame in 0..FRAMES {
        let time = frame as f32 * Roll::DURATION_MS / 1000.0 / (FRAMES - 1) as f32;
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
        }
        frames.push(poses);
    }
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
    // A roll, not a slide: each die turns about its own faces on the way.
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
    let worth =
        rest.worth + if clicks { CLICK } else { 0.0 } + RIM * rims as f32 + 0.1 * rolled.min(8.0);
    Some((worth, roll))
}

fn at(fall: &Fall, seconds: f32) -> [Pose; 2] {
    let step = (seconds * RATE).clamp(0.0, (fall.poses.len() - 1) as f32);
    let from = (step as usize).min(fall.poses.len() - 2);
    let t = step - from as f32;
    std::array::from_fn(|i| between(&fall.poses[from][i], &fall.poses[from + 1][i], t))
}

fn plain(pose: &Pose, shift: Vector) -> tumble::Pose {
    let rotation: Rotation = pose.rotation.normalize();
    tumble::Pose {
        position: (pose.translation + shift).to_array(),
        rotation: rotation.to_array(),
    }
}

fn knocks(fall: &Fall) -> Vec<Knock> {
    let mut knocks: Vec<Knock> = fall
        .knocks
        .iter()
        .map(|knock| Knock {
            ms: shown(knock.step as f32 / RATE),
            strength: (255.0 * (knock.jolt / LOUDEST).powf(0.8)).clamp(1.0, 255.0) as u8,
            kind: knock.kind,
        })
        .filter(|knock| f32::from(knock.ms) < STILL * 1000.0)
        .collect();
    knocks.sort_by_key(|knock| knock.ms);
    knocks
}
