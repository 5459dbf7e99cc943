//! The pose of a stick or a die, and interpolation between poses.

/// Cosine of the greatest lean that still counts as resting on a face: 15°.
pub(super) const LYING: f32 = 0.965_925_8;

/// The position and rotation of a thing, from its own frame to that of the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The position of its frame's origin.
    pub position: [f32; 3],
    /// The rotation, a unit quaternion (x, y, z, w).
    pub rotation: [f32; 4],
}

impl Pose {
    /// The pose at the ground's origin, without rotation.
    pub(super) const ORIGIN: Pose = Pose {
        position: [0.0; 3],
        rotation: [0.0, 0.0, 0.0, 1.0],
    };

    /// Rotates a direction from the thing's frame to the ground's.
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

    /// The pose a fraction `t` (0 to 1) of the way to `next`: positions in a straight line, rotations along the shorter
    /// arc at constant speed.
    pub fn towards(&self, next: &Pose, t: f32) -> Pose {
        let position =
            std::array::from_fn(|i| self.position[i] + (next.position[i] - self.position[i]) * t);
        Pose {
            position,
            rotation: slerp(self.rotation, next.rotation, t),
        }
    }

    /// `true` if the rotation is a unit quaternion, within the precision of the files.
    pub(super) fn is_unit(&self) -> bool {
        let norm: f32 = self.rotation.iter().map(|v| v * v).sum();
        (norm - 1.0).abs() < 0.001
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
