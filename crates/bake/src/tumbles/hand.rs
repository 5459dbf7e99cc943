//! The hand: how it holds, draws back and releases things.

use rapier3d::math::{Pose, Rotation, Vector};

/// Time between the start and the release (s).
pub const RELEASE: f32 = 0.1;

/// One thing at the moment of release; lengths are in its unit, a cell or an edge.
#[derive(Clone, Copy)]
pub struct ReleaseState {
    /// The pose of its frame.
    pub pose: Pose,
    /// Velocity of the centre of mass (per second).
    pub velocity: Vector,
    /// Angular velocity (radians per second).
    pub spin: Vector,
    /// The centre of mass in its frame.
    pub centre: Vector,
    /// The distance by which it is drawn back before the throw.
    pub draw: Vector,
}

/// All things at the moment of release.
pub struct Throw<const N: usize>(pub [ReleaseState; N]);

impl<const N: usize> Throw<N> {
    /// The things in the hand, `time` seconds after the start, up to the release. They are drawn back and come forward
    /// so that pose and velocity continue smoothly in the flight.
    pub fn held(&self, time: f32) -> [Pose; N] {
        let (swing, drawn) = swung(time);
        self.0.map(|held| {
            let rotation = Rotation::from_scaled_axis(held.spin * swing) * held.pose.rotation;
            let moved = held.velocity * swing + held.draw * drawn;
            let centre = held.pose * held.centre + moved;
            Pose::from_parts(centre - rotation * held.centre, rotation)
        })
    }
}

/// The hand's position `time` seconds after the start: in seconds of the motion at the release, and as a share of the
/// distance by which it draws back.
fn swung(time: f32) -> (f32, f32) {
    let u = (time / RELEASE).clamp(0.0, 1.0);
    // Zero at both ends, with the release's slope at the second.
    let swing = RELEASE * (u * u * u - u * u);
    (swing, 16.0 * u * u * (1.0 - u) * (1.0 - u))
}
