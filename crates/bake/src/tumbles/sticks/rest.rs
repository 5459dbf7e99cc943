//! The sticks at rest: exact poses, and a rating of their places.

use std::f32::consts::PI;

use rapier3d::math::{Pose, Rotation, Vector};
use tavoliere_shapes::motion::{
    self,
    tumble::{STICK_RADIUS, Shape},
};

/// The widest gap that improves the rating (cells).
const WIDE: f32 = 0.2;
/// Smallest accepted gaps between two sticks seen from above, and to the area's edge (cells).
const GAP: f32 = 0.05;
const EDGE: f32 = 0.02;
/// Steepest roll of a stick on its back: 13° (radians).
const ROLL: f32 = 0.2269;
/// Steepest roll of a stick on its flat face: 8° (cosine).
const FLAT: f32 = 0.990_268;

/// The pose in which a stick at rest is exactly on the table. `None` if it leans on something.
pub fn settled(pose: &Pose) -> Option<Pose> {
    let axis = pose.rotation * Vector::X;
    let normal = pose.rotation * Vector::Z;
    if axis.z.abs() > 0.03 {
        return None;
    }
    let heading = Rotation::from_rotation_z(axis.y.atan2(axis.x));
    let place = pose.translation;
    let (roll, height) = if normal.z > 0.0 {
        let side = heading * Vector::Y;
        let roll = (-normal.dot(side)).atan2(normal.z);
        if roll.abs() > ROLL {
            return None;
        }
        (roll, STICK_RADIUS)
    } else {
        if normal.z > -FLAT {
            return None;
        }
        (PI, 0.0)
    };
    if (place.z - height).abs() > 0.02 {
        return None;
    }
    let rotation = heading * Rotation::from_rotation_x(roll);
    Some(Pose::from_parts(
        Vector::new(place.x, place.y, height),
        rotation,
    ))
}

/// The resting places of four sticks in an area, before they are shifted into it.
pub struct Rest {
    /// The smallest shift that moves them into the area.
    pub shift: [f32; 2],
    /// The further shift that is possible in either direction.
    pub slack: [f32; 2],
    /// The rating; larger is better.
    pub rating: f32,
}

/// Rates settled sticks. `None` if they touch, point too far to the side or don't fit.
pub fn judged(shape: Shape, sticks: &[motion::Pose; 4]) -> Option<Rest> {
    let steepest: f32 = match shape {
        Shape::Strip => 40.0,
        Shape::Block => 65.0,
    };
    let headings = sticks.map(|stick| {
        let axis = stick.axis();
        (axis[1] / axis[0]).atan().to_degrees()
    });
    let mut apart = 180.0_f32;
    let mut gap = WIDE;
    for a in 0..4 {
        if headings[a].abs() > steepest {
            return None;
        }
        for b in 0..a {
            let turn = (headings[a] - headings[b]).abs();
            apart = apart.min(turn.min(180.0 - turn));
            gap = gap.min(separation(&sticks[a].footprint(), &sticks[b].footprint()));
        }
    }
    if apart < 2.5 || gap < GAP {
        return None;
    }
    let mut shift = [0.0; 2];
    let mut slack = [0.0; 2];
    for side in 0..2 {
        let along = || {
            sticks
                .iter()
                .flat_map(|s| s.footprint())
                .map(move |corner| corner[side])
        };
        let (low, high) = (
            along().fold(f32::MAX, f32::min),
            along().fold(f32::MIN, f32::max),
        );
        slack[side] = (shape.area()[side] - (high - low)) / 2.0 - EDGE;
        if slack[side] < 0.0 {
            return None;
        }
        shift[side] = -(low + high) / 2.0;
    }
    let spread = headings.iter().map(|h| h.abs()).sum::<f32>() / 4.0 / steepest;
    Some(Rest {
        shift,
        slack,
        rating: 3.0 * gap / WIDE + spread + apart.min(10.0) / 10.0,
    })
}

/// The largest gap between two rectangles along any of their axes; negative if they overlap.
fn separation(a: &[[f32; 2]; 4], b: &[[f32; 2]; 4]) -> f32 {
    let mut best = f32::MIN;
    for (corners, i) in [(a, 0), (a, 1), (b, 0), (b, 1)] {
        let edge = [
            corners[i + 1][0] - corners[i][0],
            corners[i + 1][1] - corners[i][1],
        ];
        let length = (edge[0] * edge[0] + edge[1] * edge[1]).sqrt();
        let across = |corner: &[f32; 2]| (corner[1] * edge[0] - corner[0] * edge[1]) / length;
        let range = |corners: &[[f32; 2]; 4]| {
            corners
                .iter()
                .map(across)
                .fold((f32::MAX, f32::MIN), |(l, h), v| (l.min(v), h.max(v)))
        };
        let ((low_a, high_a), (low_b, high_b)) = (range(a), range(b));
        best = best.max((low_b - high_a).max(low_a - high_b));
    }
    best
}
