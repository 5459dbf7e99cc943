//! Where a stick is: poses, what they show and what lies between two of them.

use super::Face;

/// Length of a stick, in cells.
pub const STICK_LENGTH: f32 = 1.64;
/// Radius of a stick's round back, in cells; the flat face is twice as wide.
pub const STICK_RADIUS: f32 = 0.135;
/// Radius by which the ends are rounded, in cells.
pub const STICK_ROUNDING: f32 = 0.0135;

/// Cosine of the steepest lean that still counts as lying on a face: 15°.
const LYING: f32 = 0.965_925_8;

/// Where a stick is and how it is turned, from the stick's frame to the table's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The stick's origin, in cells.
    pub position: [f32; 3],
    /// A unit quaternion, (x, y, z, w).
    pub rotation: [f32; 4],
}

impl Pose {
    /// Turns a direction of the stick's frame into the table's.
    pub fn turn(&self, v: [f32; 3]) -> [f32; 3] {
        let [x, y, z, w] = self.rotation;
        let t = [
            2.0 * (y * v[2] - z * v[1]),
            2.0 * (z * v[0] - x * v[2]),
            2.0 * (x * v[1] - y * v[0]),
        ];
        [
            v[0] + w * t[0] + (y * t[2] - z * t[1]),
            v[1] + w * t[1] + (z * t[0] - x * t[2]),
            v[2] + w * t[2] + (x * t[1] - y * t[0]),
        ]
    }

    /// The direction along the stick, a unit vector of the table's frame.
    pub fn axis(&self) -> [f32; 3] {
        self.turn([1.0, 0.0, 0.0])
    }

    /// The outward normal of the flat face, a unit vector of the table's frame.
    pub fn flat_normal(&self) -> [f32; 3] {
        self.turn([0.0, 0.0, 1.0])
    }

    /// The face that shows, or `None` while the stick leans more than 15° from lying on a face.
    pub fn face(&self) -> Option<Face> {
        let up = self.flat_normal()[2];
        if up >= LYING {
            Some(Face::Flat)
        } else if up <= -LYING {
            Some(Face::Round)
        } else {
            None
        }
    }

    /// The corners of a lying stick seen from above, in order round the rectangle.
    pub fn footprint(&self) -> [[f32; 2]; 4] {
        let axis = self.axis();
        let length = (axis[0] * axis[0] + axis[1] * axis[1]).sqrt().max(1e-6);
        let (c, s) = (axis[0] / length, axis[1] / length);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(along, across)| {
            let (a, b) = (along * STICK_LENGTH / 2.0, across * STICK_RADIUS);
            [
                self.position[0] + a * c - b * s,
                self.position[1] + a * s + b * c,
            ]
        })
    }

    /// The same pose reflected in the table's x–z plane; a half-round stick is its own mirror
    /// image, so a mirrored tumble is as true as the recorded one.
    pub fn mirrored(&self) -> Pose {
        let [x, y, z] = self.position;
        let [a, b, c, w] = self.rotation;
        Pose {
            position: [x, -y, z],
            rotation: [-a, b, -c, w],
        }
    }

    /// The pose a fraction `t` (0 to 1) of the way to `next`: positions in a straight line,
    /// rotations along the shorter arc at constant speed.
    pub fn towards(&self, next: &Pose, t: f32) -> Pose {
        let position =
            std::array::from_fn(|i| self.position[i] + (next.position[i] - self.position[i]) * t);
        Pose {
            position,
            rotation: slerp(self.rotation, next.rotation, t),
        }
    }
}

fn slerp(a: [f32; 4], mut b: [f32; 4], t: f32) -> [f32; 4] {
    let mut cos: f32 = (0..4).map(|i| a[i] * b[i]).sum();
    if cos < 0.0 {
        cos = -cos;
        b = b.map(|v| -v);
    }
    let (from, to) = if cos > 0.9995 {
        (1.0 - t, t)
    } else {
        let angle = cos.min(1.0).acos();
        let sin = angle.sin();
        (((1.0 - t) * angle).sin() / sin, (t * angle).sin() / sin)
    };
    normalised(std::array::from_fn(|i| a[i] * from + b[i] * to))
}

fn normalised(q: [f32; 4]) -> [f32; 4] {
    let length = q.iter().map(|v| v * v).sum::<f32>().sqrt();
    if length > 1e-6 {
        q.map(|v| v / length)
    } else {
        [0.0, 0.0, 0.0, 1.0]
    }
}
