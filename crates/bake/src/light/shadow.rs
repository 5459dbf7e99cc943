//! Soft shadows: a shape moved and blurred, layer over layer.

use tavoliere_shapes::geometry::Sides;

use crate::raster::field::Field;

/// One layer of a shadow, in units.
#[derive(Clone, Copy)]
pub struct Layer {
    /// How far it is moved to the right.
    pub right: f32,
    /// How far it is moved down.
    pub down: f32,
    /// How soft it is: a standard deviation.
    pub blur: f32,
    /// The light that it takes, 0 to 1.
    pub dark: f32,
}

/// The cover of a shape's shadow at `px` pixels a unit: what its layers take from each other's
/// light.
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

/// How much of an edge, blurred by a standard deviation, covers a place `d` outside it: the
/// logistic curve stands in for the integral of the bell curve.
pub fn soft_edge(d: f32, blur: f32) -> f32 {
    1.0 / (1.0 + (1.702 * d / blur).exp())
}

/// The share of a blurred rectangle at a place, `blur` its standard deviation.
pub fn soft_rect([x0, y0, x1, y1]: Sides, blur: f32, x: f32, y: f32) -> f32 {
    let step = |d: f32| soft_edge(-d, blur);
    (step(x - x0) - step(x - x1)) * (step(y - y0) - step(y - y1))
}
