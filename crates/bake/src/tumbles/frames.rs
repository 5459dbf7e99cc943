//! The conversion of simulation steps to the frames of a recording that ends exactly at rest.

use rapier3d::math::{Pose, Vector};
use tavoliere_shapes::motion::{self, FRAMES, tumble::Tumble};

use super::{fall::RATE, hand::RELEASE};

/// Time at which everything is at rest: just before the 38th frame, 83 ms before the end (s).
pub const STILL: f32 = 0.616;
/// Time from which the poses are pulled towards the exact resting poses (s).
const DRAWN: f32 = 0.5;
/// Time until which the recording runs at the simulation's pace (s). Afterwards the pace increases evenly, so that the
/// last rocking doesn't take too long.
const PACED: f32 = 0.4;
/// The pace at which bodies come to rest.
const LAST_PACE: f32 = 2.8;

/// The simulation time since the release at a recording time (s).
fn simulated(time: f32) -> f32 {
    let late = (time - PACED).max(0.0);
    let rise = (LAST_PACE - 1.0) / (STILL - PACED);
    (time - RELEASE) + 0.5 * rise * late * late
}

/// The first time of the recording that shows a simulation step (ms).
pub fn shown(step: usize) -> u16 {
    let seconds = step as f32 / RATE;
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

/// The loudness of a jolt, if `loudest` counts as the hardest.
pub fn strength(jolt: f32, loudest: f32) -> u8 {
    (255.0 * (jolt / loudest).powf(0.8)).clamp(1.0, 255.0) as u8
}

/// `true` if at a recording time all bodies are within this distance and angle of their final poses.
pub fn near<const N: usize>(
    steps: &[[Pose; N]],
    ends: &[Pose; N],
    time: f32,
    distance: f32,
    angle: f32,
) -> bool {
    let poses = at(steps, simulated(time));
    poses.iter().zip(ends).all(|(pose, end)| {
        pose.translation.distance(end.translation) < distance
            && pose.rotation.angle_between(end.rotation) < angle
    })
}

/// The poses of all frames: first in the hand (`held` gets the time in seconds), then in the simulation, pulled more
/// and more towards the ends.
pub fn frames<const N: usize>(
    held: impl Fn(f32) -> [Pose; N],
    steps: &[[Pose; N]],
    ends: &[Pose; N],
) -> impl Iterator<Item = [Pose; N]> {
    (0..FRAMES).map(move |frame| {
        let time = frame as f32 * Tumble::DURATION_MS / 1000.0 / (FRAMES - 1) as f32;
        let mut poses = if time < RELEASE {
            held(time)
        } else {
            at(steps, simulated(time))
        };
        let drawn = smooth((time - DRAWN) / (STILL - DRAWN));
        for (pose, end) in poses.iter_mut().zip(ends) {
            *pose = if drawn >= 1.0 {
                *end
            } else {
                between(pose, end, drawn)
            };
        }
        poses
    })
}

/// A pose in the format of recordings, shifted.
pub fn plain(pose: &Pose, shift: Vector) -> motion::Pose {
    motion::Pose {
        position: (pose.translation + shift).to_array(),
        rotation: pose.rotation.normalize().to_array(),
    }
}

fn at<const N: usize>(steps: &[[Pose; N]], seconds: f32) -> [Pose; N] {
    let step = (seconds * RATE).clamp(0.0, (steps.len() - 1) as f32);
    let from = (step as usize).min(steps.len() - 2);
    let t = step - from as f32;
    std::array::from_fn(|i| between(&steps[from][i], &steps[from + 1][i], t))
}

fn between(from: &Pose, to: &Pose, t: f32) -> Pose {
    Pose::from_parts(
        from.translation.lerp(to.translation, t),
        from.rotation.slerp(to.rotation, t),
    )
}

fn smooth(u: f32) -> f32 {
    let u = u.clamp(0.0, 1.0);
    u * u * (3.0 - 2.0 * u)
}
