//! Ray marching: rays that approach a solid by its distance function.

use crate::solids::vector::{V3, along, unit};

/// A solid that rays can hit.
pub trait Solid {
    /// Distance of a point from the surface, negative inside; far away, a lower bound.
    fn distance(&self, p: V3) -> f32;

    /// Height of the highest point.
    fn top(&self) -> f32;
}

/// The point where a ray of the view hits a solid.
#[derive(Clone, Copy)]
pub struct Hit {
    /// Place on the surface.
    pub at: V3,
    /// Outward normal.
    pub normal: V3,
    /// Share of the key light that reaches it.
    pub key: f32,
    /// Share of the sky that reaches it.
    pub sky: f32,
}

/// The parameters of ray marching.
#[derive(Clone, Copy)]
pub struct March {
    /// Steps after which a ray misses.
    pub steps: usize,
    /// Distance from the surface that counts as a hit.
    pub near: f32,
    /// The share of the distance that one step covers.
    pub stride: f32,
    /// Height above the solid's top at which a rising ray misses.
    pub above: f32,
    /// Height below which a falling ray misses.
    pub below: f32,
}

impl March {
    /// The distance along a direction to the solid. `None` if the ray doesn't hit it within `far`.
    pub fn meet(self, solid: &impl Solid, from: V3, d: V3, far: f32) -> Option<f32> {
        let top = solid.top() + self.above;
        let mut t = 0.0;
        for _ in 0..self.steps {
            let p = along(from, d, t);
            if (d[2] > 0.0 && p[2] > top) || (d[2] < 0.0 && p[2] < self.below) {
                return None;
            }
            let gap = solid.distance(p);
            if gap < self.near {
                return Some(t);
            }
            t += gap * self.stride;
            if t > far {
                return None;
            }
        }
        None
    }
}

/// The outward normal at a place on a surface, sampled at distances `e` on either side.
pub fn normal(solid: &impl Solid, at: V3, e: f32) -> V3 {
    unit(std::array::from_fn(|i| {
        let (mut a, mut b) = (at, at);
        a[i] += e;
        b[i] -= e;
        solid.distance(a) - solid.distance(b)
    }))
}
