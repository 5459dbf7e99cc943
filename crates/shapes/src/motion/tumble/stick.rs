//! The shape of a stick, and the face that its pose shows.

use super::Face;
use crate::motion::pose::{LYING, Pose};

/// Length of a stick, in cells.
pub const STICK_LENGTH: f32 = 1.64;
/// Radius of a stick's round back, in cells; the flat face is twice as wide.
pub const STICK_RADIUS: f32 = 0.135;
/// Radius by which the ends are rounded, in cells.
pub const STICK_ROUNDING: f32 = 0.0135;

impl Pose {
    /// The direction along the stick, a unit vector of the table's frame.
    pub fn axis(&self) -> [f32; 3] {
        self.turn([1.0, 0.0, 0.0])
    }

    /// The outward normal of the flat face, a unit vector of the table's frame.
    pub fn flat_normal(&self) -> [f32; 3] {
        self.turn([0.0, 0.0, 1.0])
    }

    /// The face on top. `None` if the stick leans more than 15° from resting on a face.
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

    /// The corners of a resting stick seen from above, in order around the rectangle.
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

    /// The same pose reflected in the table's x–z plane. A half-round stick is its own mirror image, so a mirrored
    /// tumble is as realistic as the recorded one.
    pub fn mirrored(&self) -> Pose {
        let [x, y, z] = self.position;
        let [a, b, c, w] = self.rotation;
        Pose {
            position: [x, -y, z],
            rotation: [-a, b, -c, w],
        }
    }
}
