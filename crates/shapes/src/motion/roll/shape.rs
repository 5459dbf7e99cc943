//! The shape of a die: a rounded cube with edges of 1 and corners cut by a sphere.

/// Radius of the rounded edges.
pub const ROUNDING: f32 = 0.135;
/// Radius of the sphere that cuts the corners.
pub const BALL: f32 = 0.75;
/// Softness of the cut between sphere and cube.
const SOFT: f32 = 0.05;

/// Signed distance of a point in the die's frame from the surface; below 0 inside.
#[must_use]
pub fn outside(p: [f32; 3]) -> f32 {
    let length = |[x, y, z]: [f32; 3]| (x * x + y * y + z * z).sqrt();
    let q = p.map(|c| c.abs() - (0.5 - ROUNDING));
    let most = q[0].max(q[1]).max(q[2]);
    let cube = length(q.map(|c| c.max(0.0))) + most.min(0.0) - ROUNDING;
    let ball = length(p) - BALL;
    let h = (0.5 - 0.5 * (ball - cube) / SOFT).clamp(0.0, 1.0);
    ball + (cube - ball) * h + SOFT * h * (1.0 - h)
}
