//! The shape of a die: a rounded cube with edges of 1 whose corners a ball has cut.

/// The radius of its edges.
pub const ROUNDING: f32 = 0.135;
/// The radius of the ball that cuts its corners.
pub const BALL: f32 = 0.75;
/// How softly the ball cuts the cube.
const SOFT: f32 = 0.05;

/// How far a point of the die's frame is outside its surface; inside, below 0.
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
