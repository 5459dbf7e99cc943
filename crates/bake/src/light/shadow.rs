//! Soft shadows: a shape moved and blurred in several layers.

use tavoliere_shapes::geometry::Sides;

use crate::raster::field::Field;

/// One layer of a shadow (units).
#[derive(Clone, Copy)]
pub struct Layer {
    /// Offset to the right.
    pub right: f32,
    /// Offset downwards.
    pub down: f32,
    /// Softness, as a standard deviation.
    pub blur: f32,
    /// Share of the light that it blocks, 0 to 1.
    pub dark: f32,
}

/// The cover of a shape's shadow at `px` pixels per unit. Each layer blocks a share of the light that the others leave.
pub fn layered<const N: usize>(shape: &Field, px: f32, layers: [Layer; N]) -> Field {
    let layers = layers.map(|layer| {
        let [dx, dy] = [layer.right, layer.down].map(|d| (d * px).round() as isize);
        let soft = shape
            .shifted(dx, dy, 0.0)
            .blurred(layer.blur * px, layer.blur * px);
        (soft, layer.dark)
    });
    Field::from_fn(shape.w, shape.h, |x, y| {
        let i = y * shape.w + x;
        let light: f32 = layers
            .iter()
            .map(|(soft, dark)| 1.0 - dark * soft.v[i])
            .product();
        1.0 - light
    })
}

/// The cover of a blurred edge at a distance `d` outside it, with a standard deviation of `blur`. A logistic curve
/// approximates the integral of the bell curve.
pub fn soft_edge(d: f32, blur: f32) -> f32 {
    1.0 / (1.0 + (1.702 * d / blur).exp())
}

/// The cover of a blurred rectangle at a place, with a standard deviation of `blur`.
pub fn soft_rect([x0, y0, x1, y1]: Sides, blur: f32, x: f32, y: f32) -> f32 {
    let step = |d: f32| soft_edge(-d, blur);
    (step(x - x0) - step(x - x1)) * (step(y - y0) - step(y - y1))
}
