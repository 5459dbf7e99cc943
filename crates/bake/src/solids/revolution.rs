//! Solids of revolution as tables of distances, seen from [`TILT`] off the vertical. Lengths are in cells; x goes
//! right, y away, z up.

use tavoliere_shapes::geometry::TILT;

use crate::raster::field::{Field, pixels};
use crate::solids::march::{Hit, March, Solid, normal};
use crate::solids::vector::{V3, along, cross, unit};
use crate::solids::view::View;

/// The direction to the key light.
pub fn key() -> V3 {
    let el = 35.0_f32.to_radians();
    unit([-el.cos() * 0.74, el.cos() * 0.67, el.sin()])
}

/// The direction to the camera.
pub fn toward_eye() -> V3 {
    [0.0, -TILT.sin(), TILT.cos()]
}

/// `n` directions in a cone of half angle `spread` around the key light.
fn cone(n: usize, spread: f32) -> Vec<V3> {
    let l = key();
    let a = unit(cross(l, [0.0, 0.0, 1.0]));
    let b = cross(l, a);
    (0..n)
        .map(|i| {
            let r = spread * ((i as f32 + 0.5) / n as f32).sqrt();
            let turn = i as f32 * 2.399_96;
            unit(along(along(l, a, r * turn.cos()), b, r * turn.sin()))
        })
        .collect()
}

/// Distance between entries in a piece's table of distances (cells).
const STEP: f32 = 1.0 / 1000.0;
const LOW: f32 = -0.10;
const SIDE: usize = 800;
/// Parameters of ray marching, as fine as the details of a piece.
const MARCH: March = March {
    steps: 700,
    near: 0.001,
    stride: 0.9,
    above: 0.02,
    below: -0.02,
};

/// A solid of revolution, stored as distances from its surface.
pub struct Revolution {
    near: Field,
    step: f32,
    radius: f32,
    height: f32,
}

impl Revolution {
    /// Creates a solid from an outline (radius, height), foot to top, and rounds its corners.
    pub fn new(outline: &[(f32, f32)]) -> Self {
        Self::stepped(&rounded(outline, 4), STEP)
    }

    /// Creates a solid from an outline without rounding; the table of distances covers 800 times `step`.
    pub fn stepped(outline: &[(f32, f32)], step: f32) -> Self {
        let mut ring = outline.to_vec();
        ring.extend(outline.iter().rev().skip(1).map(|(r, z)| (-r, *z)));
        let near = Field::from_fn(SIDE, SIDE, |x, y| {
            distance(&ring, x as f32 * step, LOW + y as f32 * step)
        });
        Self {
            near,
            step,
            radius: outline.iter().map(|p| p.0).fold(0.0, f32::max),
            height: outline.iter().map(|p| p.1).fold(0.0, f32::max),
        }
    }

    /// The hits of all pixels of a view, row by row.
    pub fn seen(&self, view: View) -> Vec<Option<Hit>> {
        let View { w, h, scale, foot } = view;
        let rays = cone(12, 0.085);
        let down = [0.0, TILT.sin(), -TILT.cos()];
        let start = self.height + 0.05;
        pixels(w, h, |px, py| {
            let x = (px as f32 + 0.5 - foot.0) / scale;
            let up = (foot.1 - py as f32 - 0.5) / scale;
            let from = [x, (up - start * TILT.sin()) / TILT.cos(), start];
            MARCH
                .meet(self, from, down, 4.0)
                .map(|t| self.lit(along(from, down, t), &rays))
        })
    }

    fn lit(&self, at: V3, rays: &[V3]) -> Hit {
        let normal = normal(self, at, 0.006);
        let off = along(at, normal, 0.012);
        let free = rays
            .iter()
            .filter(|r| MARCH.meet(self, off, **r, 3.0).is_none())
            .count();
        let mut shut = 0.0;
        for k in 1..6 {
            let h = 0.05 * k as f32;
            let p = along(at, normal, h);
            shut += (h - self.distance(p).min(p[2])) / h * 0.5_f32.powi(k);
        }
        Hit {
            at,
            normal,
            key: free as f32 / rays.len() as f32,
            sky: (1.0 - shut * 1.1).clamp(0.0, 1.0),
        }
    }

    /// The shade on the ground around the solid: the shares of the key light and of the near sky that it blocks for
    /// each pixel.
    pub fn shade(&self, view: View) -> (Field, Field) {
        let View { w, h, scale, foot } = view;
        let rays = cone(96, 0.15);
        let ground = |px: usize, py: usize| {
            let x = (px as f32 + 0.5 - foot.0) / scale;
            [x, (foot.1 - py as f32 - 0.5) / scale / TILT.cos(), 0.0]
        };
        let cast = Field::from_fn(w, h, |x, y| {
            let mut p = ground(x, y);
            p[2] = 0.004;
            if self.distance(p) < 0.002 {
                return 1.0;
            }
            let met = rays
                .iter()
                .filter(|r| MARCH.meet(self, p, **r, 3.5).is_some())
                .count();
            met as f32 / rays.len() as f32
        });
        let contact = Field::from_fn(w, h, |x, y| {
            let p = ground(x, y);
            if self.distance([p[0], p[1], 0.004]) < 0.002 {
                return 1.0;
            }
            let sum: f32 = (1..6)
                .map(|k| {
                    let h = 0.06 * k as f32;
                    ((h - self.distance([p[0], p[1], h])) / h).max(0.0) * 0.55_f32.powi(k)
                })
                .sum();
            sum.min(1.0)
        });
        (cast, contact)
    }
}

impl Solid for Revolution {
    /// Distance of a point from the surface, negative inside; far away, a lower bound.
    fn distance(&self, p: V3) -> f32 {
        let r = p[0].hypot(p[1]);
        let (x, y) = (r / self.step, (p[2] - LOW) / self.step);
        let last = (SIDE - 2) as f32;
        if x < last && y >= 0.0 && y < last {
            let (ix, iy) = (x as usize, y as usize);
            let (tx, ty) = (x - ix as f32, y - iy as f32);
            let v = &self.near.v[iy * SIDE + ix..];
            let low = v[0] + (v[1] - v[0]) * tx;
            let top = v[SIDE] + (v[SIDE + 1] - v[SIDE]) * tx;
            return low + (top - low) * ty;
        }
        let out = (r - self.radius).max(0.0);
        let up = (p[2] - self.height).max(-p[2]).max(0.0);
        out.hypot(up)
    }

    fn top(&self) -> f32 {
        self.height
    }
}

/// An outline whose corners are rounded by cutting them off `n` times; its ends stay.
fn rounded(outline: &[(f32, f32)], n: usize) -> Vec<(f32, f32)> {
    let mut p = outline.to_vec();
    for _ in 0..n {
        let last = p.len() - 2;
        p = p
            .windows(2)
            .enumerate()
            .flat_map(|(i, pair)| {
                let (a, b) = (pair[0], pair[1]);
                let at = |t: f32| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
                [
                    if i == 0 { a } else { at(0.25) },
                    if i == last { b } else { at(0.75) },
                ]
            })
            .collect();
    }
    p
}

/// Signed distance of a point from a closed polygon, negative inside.
fn distance(ring: &[(f32, f32)], x: f32, y: f32) -> f32 {
    let mut best = f32::MAX;
    let mut inside = false;
    let mut b = ring[ring.len() - 1];
    for a in ring {
        let (ex, ey) = (b.0 - a.0, b.1 - a.1);
        let (wx, wy) = (x - a.0, y - a.1);
        let t = ((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)).clamp(0.0, 1.0);
        let (dx, dy) = (wx - ex * t, wy - ey * t);
        best = best.min(dx * dx + dy * dy);
        if (a.1 > y) != (b.1 > y) && wx < ex * wy / ey {
            inside = !inside;
        }
        b = *a;
    }
    if inside { -best.sqrt() } else { best.sqrt() }
}
