//! Rays that walk toward a solid by its distance.

use crate::solids::vector::{V3, along, unit};

/// What rays can meet.
pub trait Solid {
    /// Distance of a point from the surface, negative inside; far off, a lower bound.
    fn distance(&self, p: V3) -> f32;

    /// How high it reaches.
    fn top(&self) -> f32;
}

/// What a ray of the view meets.
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

/// How rays walk.
#[derive(Clone, Copy)]
pub struct March {
    /// Steps after which a ray gives up.
    pub steps: usize,
    /// How near a surface counts as met.
    pub near: f32,
    /// The part of the distance that one step takes.
    pub stride: f32,
    /// How far above the top a rising ray is out.
    pub above: f32,
    /// The height below which a falling ray is out.
    pub below: f32,
}

impl March {
    /// How far along a direction the solid is met, if within `far`.
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

/// The outward normal at a place on a surface, from distances `e` to either side.
pub fn normal(solid: &impl Solid, at: V3, e: f32) -> V3 {
    unit(std::array::from_fn(|i| {
        let (mut a, mut b) = (at, at);
        a[i] += e;
        b[i] -= e;
        solid.distance(a) - solid.distance(b)
    }))
}
