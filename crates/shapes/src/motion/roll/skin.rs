//! The places of the pips on a die's faces, and their rotations.

use crate::motion::pose::{LYING, Pose};

/// The outward normal of the face with `pips` pips (1 to 6) in the die's frame. Opposite faces sum to 7; 1, 2 and 3 are
/// counterclockwise around their common corner.
#[must_use]
pub const fn normal(pips: u8) -> [f32; 3] {
    match pips {
        1 => [0.0, 0.0, -1.0],
        2 => [0.0, -1.0, 0.0],
        3 => [-1.0, 0.0, 0.0],
        4 => [1.0, 0.0, 0.0],
        5 => [0.0, 1.0, 0.0],
        _ => [0.0, 0.0, 1.0],
    }
}

/// The direction of the rows of a face's skin, in the die's frame. Its columns run along rows × [`normal`].
#[must_use]
pub const fn rows(pips: u8) -> [f32; 3] {
    let [x, y, z] = normal(pips);
    [z.abs(), x.abs(), y.abs()]
}

/// The pips on top. `None` if the die leans more than 15° from resting on a face.
#[must_use]
pub fn pips_up(pose: &Pose) -> Option<u8> {
    (1..=6).find(|pips| pose.turn(normal(*pips))[2] >= LYING)
}

/// One of the 24 rotations of the pips on a die whose own pose stays the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skin([f32; 4]);

impl Skin {
    /// The skin with the pips as [`normal`] places them.
    pub const PLAIN: Skin = Skin([0.0, 0.0, 0.0, 1.0]);

    /// All 24 skins.
    pub fn all() -> impl Iterator<Item = Skin> {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        let mut all = Vec::with_capacity(24);
        // Half turns around the axes of faces, and no turn.
        for i in 0..4 {
            let mut q = [0.0; 4];
            q[i] = 1.0;
            all.push(Skin(q));
        }
        // Quarter turns around the axes of faces, half turns around those of edges.
        for i in 0..4 {
            for j in i + 1..4 {
                for sign in [half, -half] {
                    let mut q = [0.0; 4];
                    (q[i], q[j]) = (sign, half);
                    all.push(Skin(q));
                }
            }
        }
        // Thirds of a turn around the axes of corners.
        for signs in 0..8_u8 {
            let sign = |bit: u8| if signs >> bit & 1 == 0 { 0.5 } else { -0.5 };
            all.push(Skin([sign(0), sign(1), sign(2), 0.5]));
        }
        all.into_iter()
    }

    /// The pose of the pips if the die has this pose.
    #[must_use]
    pub fn on(self, die: &Pose) -> Pose {
        Pose {
            position: die.position,
            rotation: product(die.rotation, self.0),
        }
    }
}

impl Pose {
    /// The same pose after counterclockwise quarter turns of the floor, seen from above.
    #[must_use]
    pub fn quarter_turned(&self, quarters: u8) -> Pose {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        let mut pose = *self;
        for _ in 0..quarters % 4 {
            let [x, y, z] = pose.position;
            pose.position = [-y, x, z];
            pose.rotation = product([0.0, 0.0, half, half], pose.rotation);
        }
        pose
    }
}

/// The rotation that applies `b`, then `a`.
fn product(a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
    let ([ax, ay, az, aw], [bx, by, bz, bw]) = (a, b);
    [
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    ]
}
