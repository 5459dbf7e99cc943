//! Which pips are on which face of a die, and how they are turned about it.

use crate::motion::pose::{LYING, Pose};

/// The outward normal of the face with so many pips, 1 to 6, in the die's frame: opposite faces
/// sum to 7, and 1, 2 and 3 go round their common corner against the clock.
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

/// The direction, in the die's frame, in which the rows of a face's skin run; its columns run the other way
/// round the [`normal`].
#[must_use]
pub const fn rows(pips: u8) -> [f32; 3] {
    let [x, y, z] = normal(pips);
    [z.abs(), x.abs(), y.abs()]
}

/// The pips that face up, or `None` while the die leans more than 15° from lying on a face.
#[must_use]
pub fn pips_up(pose: &Pose) -> Option<u8> {
    (1..=6).find(|pips| pose.turn(normal(*pips))[2] >= LYING)
}

/// One of the 24 ways in which the pips can be turned about a die that itself stays as it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skin([f32; 4]);

impl Skin {
    /// The pips where [`normal`] has them.
    pub const PLAIN: Skin = Skin([0.0, 0.0, 0.0, 1.0]);

    /// All 24.
    pub fn all() -> impl Iterator<Item = Skin> {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        let mut all = Vec::with_capacity(24);
        // Half turns about the axes of faces, and none.
        for i in 0..4 {
            let mut q = [0.0; 4];
            q[i] = 1.0;
            all.push(Skin(q));
        }
        // Quarter turns about the axes of faces, half turns about those of edges.
        for i in 0..4 {
            for j in i + 1..4 {
                for sign in [half, -half] {
                    let mut q = [0.0; 4];
                    (q[i], q[j]) = (sign, half);
                    all.push(Skin(q));
                }
            }
        }
        // Thirds of a turn about the axes of corners.
        for signs in 0..8_u8 {
            let sign = |bit: u8| if signs >> bit & 1 == 0 { 0.5 } else { -0.5 };
            all.push(Skin([sign(0), sign(1), sign(2), 0.5]));
        }
        all.into_iter()
    }

    /// How the pips lie when the die lies so.
    #[must_use]
    pub fn on(self, die: &Pose) -> Pose {
        Pose {
            position: die.position,
            rotation: product(die.rotation, self.0),
        }
    }
}

impl Pose {
    /// The same pose after quarter turns of the floor against the clock, seen from above.
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

/// First `b`, then `a`.
fn product(a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
    let ([ax, ay, az, aw], [bx, by, bz, bw]) = (a, b);
    [
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    ]
}
