//! Soft shadows: of the box on the felt, of pieces on the floor and in the air.

use crate::light::shadow::{soft_edge, soft_rect};
use crate::materials::colour::Rgb;
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use crate::tables::tawula::shape::{Shape, middle};
use tavoliere_shapes::geometry::Size;
use tavoliere_shapes::geometry::tawula::{self as geo, RADIUS, SOFT_PX};

/// Colour of shadows: nearly black, a little warm.
pub const SHADE: Rgb = [0.036, 0.022, 0.014];

/// The box's soft shadow on the felt, at [`geo::BOARD_SHADOW_PX`] pixels per unit.
pub fn box_on_felt(shape: &Shape) -> Picture {
    let k = geo::BOARD_SHADOW_PX;
    let [left, top, right, bottom] = geo::BOARD_SHADOW;
    let (bw, bh) = shape.size;
    let place = [left, top, left + bw, top + bh];
    let (w, h) = (left + bw + right, top + bh + bottom);
    let (cx, cy) = middle(place);
    let cover = Field::from_fn(
        (w * k).round() as usize,
        (h * k).round() as usize,
        |x, y| {
            let (ux, uy) = ((x as f32 + 0.5) / k, (y as f32 + 0.5) / k);
            let layers = [
                (2.0, 3.0, 0.45),
                (9.0, 10.0, 0.40),
                (22.0, 26.0, 0.38),
                (44.0, 52.0, 0.28),
            ];
            let light: f32 = layers
                .iter()
                .map(|(away, blur, dark)| {
                    1.0 - dark * soft_rect(place, *blur, ux - away, uy - away * 0.72)
                })
                .product();
            // The area deep under the box is never visible, so it is constant to keep the file small.
            let deep = (ux - cx).abs() < bw * 0.5 - 20.0 && (uy - cy).abs() < bh * 0.5 - 20.0;
            if deep { 0.84 } else { 1.0 - light }
        },
    );
    Picture::tinted(&cover, SHADE)
}

/// The shadow of a piece on the floor: cast to the lower right, with a dark line of contact all around.
pub fn lying() -> Picture {
    let (cx, cy) = geo::SHADOW_CENTRE;
    let cell = RADIUS / 0.42;
    // Offset right and down, blur and strength, as shares of a point's width.
    let layers = [
        (0.0, 0.006, 0.013, 0.72),
        (0.015, 0.030, 0.018, 0.52),
        (0.055, 0.070, 0.035, 0.46),
        (0.12, 0.125, 0.075, 0.38),
        (0.21, 0.20, 0.15, 0.24),
    ];
    soft_shadow(geo::SHADOW, |x, y| {
        layers
            .iter()
            .map(|(dx, dy, blur, dark)| {
                let d = (x - cx - dx * cell).hypot((y - cy - dy * cell) * 0.975) - RADIUS;
                1.0 - dark * soft_edge(d, blur * cell)
            })
            .product()
    })
}

/// The shadow of a piece in the air, fainter and wider.
pub fn flying() -> Picture {
    let n = geo::AIR_SHADOW;
    soft_shadow((n, n), |x, y| {
        let d = (x - n * 0.5).hypot((y - n * 0.5) * 1.04) - RADIUS * 0.97;
        (1.0 - 0.50 * soft_edge(d, 5.0)) * (1.0 - 0.30 * soft_edge(d, 11.0))
    })
}

/// A soft shadow on a canvas of `size` units, from the share of light that it leaves at each place.
pub fn soft_shadow(size: Size, light: impl Fn(f32, f32) -> f32 + Sync) -> Picture {
    let (w, h) = size;
    let cover = Field::from_fn((w * SOFT_PX) as usize, (h * SOFT_PX) as usize, |x, y| {
        1.0 - light((x as f32 + 0.5) / SOFT_PX, (y as f32 + 0.5) / SOFT_PX)
    });
    Picture::tinted(&cover, SHADE)
}
