//! Light on a height field: normals, self-shadowing and dark corners.

use crate::light::sun;
use crate::materials::colour::smooth;
use crate::raster::field::Field;
use crate::solids::vector::{V3, unit};
use tavoliere_shapes::geometry::tapatan::PX;

/// A height field prepared for lighting.
pub struct Relief {
    smooth: Field,
    /// Share of the sky that reaches each pixel.
    pub sky: Field,
    /// Share of the sun that the relief blocks at each pixel.
    pub shade: Field,
}

/// A wide blur with a standard deviation of `sigma` pixels, sampled at every fourth pixel for speed.
fn wide(field: &Field, sigma: f32) -> Field {
    const K: usize = 4;
    let few = Field::from_fn(field.w / K, field.h / K, |x, y| {
        let row = |j: usize| &field.v[(y * K + j) * field.w + x * K..][..K];
        (0..K).map(|j| row(j).iter().sum::<f32>()).sum::<f32>() / (K * K) as f32
    });
    let soft = few.blurred(sigma / K as f32, sigma / K as f32);
    let k = K as f32;
    Field::from_fn(field.w, field.h, |x, y| {
        soft.between((x as f32 + 0.5) / k - 0.5, (y as f32 + 0.5) / k - 0.5)
    })
}

impl Relief {
    /// Prepares heights (units); `inside` is the distance inside the outline.
    pub fn new(height: &Field, inside: &Field) -> Self {
        let (w, h) = (height.w, height.h);
        let mut sky = inside.map(|d| 0.55 + 0.45 * smooth(0.0, 7.0, d));
        for (sigma, gain) in [(3.0, 0.07), (9.0, 0.05), (22.0, 0.05)] {
            let around = if sigma > 5.0 {
                wide(height, sigma * PX)
            } else {
                height.blurred(sigma * PX, sigma * PX)
            };
            for ((s, a), own) in sky.v.iter_mut().zip(&around.v).zip(&height.v) {
                *s *= 1.0 - (gain * (a - own)).clamp(-0.02, 0.45);
            }
        }
        let (ax, ay) = sun::azimuth();
        let rise = {
            let (tx, ty) = sun::shadow_direction();
            tx.hypot(ty).recip()
        };
        let steps = [1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 26.0_f32].map(|t| {
            (
                (ax * t * PX).round() as isize,
                (ay * t * PX).round() as isize,
                t,
            )
        });
        let shade = Field::from_fn(w, h, |x, y| {
            let own = height.v[y * w + x];
            steps
                .iter()
                .map(|(dx, dy, t)| {
                    let there = height.at(x as isize + dx, y as isize + dy);
                    ((there - own - rise * t) / (0.9 + 0.12 * t)).clamp(0.0, 1.0)
                })
                .fold(0.0, f32::max)
        })
        .blurred(0.6 * PX, 0.6 * PX);
        Self {
            smooth: height.blurred(0.55 * PX, 0.55 * PX),
            sky,
            shade,
        }
    }

    /// The surface normal at a pixel.
    pub fn normal(&self, x: usize, y: usize) -> V3 {
        let (sx, sy) = self.smooth.slope(x, y);
        unit([-sx * PX, -sy * PX, 1.0])
    }
}
