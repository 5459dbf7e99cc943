//! The dice at rest: exact poses, and a rating of their places.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use rapier3d::math::{Pose, Rotation, Vector};

/// Largest distance of a resting die's middle from the middle of the floor, along x and y. Across, dice stay between
/// the tips of the points, where they hide no piece.
const BAND: [[f32; 2]; 2] = [[3.5, 0.42], [3.0, 0.8]];
/// Largest distance between the dice.
const APART: f32 = 3.4;
/// Smallest accepted gap between the dice.
const GAP: f32 = 0.14;
/// Smallest accepted difference of their rotations (radians). If they were alike, the dice would look placed.
const UNLIKE: f32 = 0.12;

/// The pose in which a die at rest is exactly on the floor. `None` if it leans.
pub fn settled(pose: &Pose) -> Option<Pose> {
    let axes = [Vector::X, Vector::Y, Vector::Z].map(|axis| pose.rotation * axis);
    let up = axes
        .into_iter()
        .max_by(|a, b| a.z.abs().total_cmp(&b.z.abs()))?;
    let up = up * up.z.signum();
    if up.z < 0.995 || (pose.translation.z - 0.5).abs() > 0.03 {
        return None;
    }
    let rotation = Rotation::from_rotation_arc(up, Vector::Z) * pose.rotation;
    let place = Vector::new(pose.translation.x, pose.translation.y, 0.5);
    Some(Pose::from_parts(place, rotation))
}

/// The rotation of a settled die, 0 to a quarter turn (radians).
fn yaw(die: &Pose) -> f32 {
    let axes = [Vector::X, Vector::Y].map(|axis| die.rotation * axis);
    let flat = if axes[0].z.abs() < axes[1].z.abs() {
        axes[0]
    } else {
        axes[1]
    };
    flat.y.atan2(flat.x).rem_euclid(FRAC_PI_2)
}

/// Two settled dice in good places.
pub struct Rest {
    /// The shift of both along y that centres them.
    pub shift: f32,
    /// The further shift that is possible in either direction.
    pub slack: f32,
    /// The rating; larger is better.
    pub rating: f32,
}

/// Rates settled dice. `None` if they touch or don't fit.
pub fn judged(opening: bool, dice: &[Pose; 2]) -> Option<Rest> {
    let [a, b] = dice.map(|die| die.translation);
    let [long, wide] = BAND[usize::from(opening)];
    let slack = wide - (a.y - b.y).abs() / 2.0;
    let gap = gap(dice);
    let unlike = (yaw(&dice[0]) - yaw(&dice[1])).abs();
    let unlike = unlike.min(FRAC_PI_2 - unlike);
    if a.x.abs() > long
        || b.x.abs() > long
        || slack < 0.0
        || gap < GAP
        || a.distance(b) > APART
        || unlike < UNLIKE
    {
        return None;
    }
    // A small rotation looks best. Dice parallel to the board or on the diagonal look placed.
    let turned = dice.map(|die| (yaw(&die) - FRAC_PI_4).abs() / FRAC_PI_4);
    let handsome = turned.map(|t| 1.0 - (t - 0.55).abs()).iter().sum::<f32>();
    Some(Rest {
        shift: -(a.y + b.y) / 2.0,
        slack,
        rating: handsome + gap.min(0.6) - 0.3 * a.distance(b),
    })
}

/// The largest gap between two resting dice along any of their sides.
fn gap(dice: &[Pose; 2]) -> f32 {
    let way = dice[1].translation - dice[0].translation;
    let turn = yaw(&dice[0]) - yaw(&dice[1]);
    // The half width of a square seen along a side of the other.
    let wide = 0.5 * (turn.cos().abs() + turn.sin().abs());
    dice.iter()
        .flat_map(|die| {
            let (sin, cos) = yaw(die).sin_cos();
            [Vector::new(cos, sin, 0.0), Vector::new(-sin, cos, 0.0)]
        })
        .map(|side| way.dot(side).abs() - wide - 0.5)
        .fold(f32::MIN, f32::max)
}
