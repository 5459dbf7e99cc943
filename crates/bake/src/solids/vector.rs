//! Vectors in three dimensions.

/// A vector.
pub type V3 = [f32; 3];

/// The dot product.
pub fn dot(a: V3, b: V3) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The vector scaled to length 1.
pub fn unit(a: V3) -> V3 {
    let n = dot(a, a).sqrt().max(1e-9);
    a.map(|c| c / n)
}

/// The cross product.
pub fn cross(a: V3, b: V3) -> V3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

/// The point `t` along a direction from `p`.
pub fn along(p: V3, d: V3, t: f32) -> V3 {
    std::array::from_fn(|i| p[i] + d[i] * t)
}
