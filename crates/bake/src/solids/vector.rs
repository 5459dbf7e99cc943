//! Vectors in space.

/// A vector.
pub type V3 = [f32; 3];

/// Scalar product.
pub fn dot(a: V3, b: V3) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The same direction at length 1.
pub fn unit(a: V3) -> V3 {
    let n = dot(a, a).sqrt().max(1e-9);
    a.map(|c| c / n)
}

/// Vector product.
pub fn cross(a: V3, b: V3) -> V3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

/// From a point, `t` along a direction.
pub fn along(p: V3, d: V3, t: f32) -> V3 {
    std::array::from_fn(|i| p[i] + d[i] * t)
}
