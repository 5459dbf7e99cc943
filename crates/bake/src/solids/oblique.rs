//! Turned men, upright or tilted, in plan-oblique projection: the ground is seen from straight above, and heights rise
//! upwards. Lengths are in squares; x goes right, y towards the viewer, z up.

use crate::materials::colour::smooth;
use crate::raster::field::{Field, pixels};
use crate::solids::march::{March, Solid, normal};
use crate::solids::revolution::Revolution;
use crate::solids::vector::{V3, along, dot, unit};
use crate::solids::view::View;
use tavoliere_shapes::geometry::tablut::RISE;

/// Azimuth of the lamp: from the left, 31° towards the top of the picture (degrees).
const AZIMUTH: f32 = 211.0;

/// The direction to a lamp by its azimuth and its height above the horizon (degrees).
fn lamp(azimuth: f32, height: f32) -> V3 {
    let (a, e) = (azimuth.to_radians(), height.to_radians());
    [e.cos() * a.cos(), e.cos() * a.sin(), e.sin()]
}

/// The direction to the lamp that lights the men.
pub fn key() -> V3 {
    lamp(AZIMUTH, 38.0)
}

/// The direction to the eye.
pub fn eye() -> V3 {
    unit([0.0, RISE, 1.0])
}

/// `n` directions to points on a lamp with a half width of `spread` degrees.
fn lamps(n: usize, height: f32, spread: f32) -> Vec<V3> {
    (0..n)
        .map(|i| {
            let r = spread * ((i as f32 + 0.5) / n as f32).sqrt();
            let a = i as f32 * 2.399_963;
            let wide = height.to_radians().cos();
            lamp(AZIMUTH + r * a.cos() / wide, height + r * a.sin())
        })
        .collect()
}

/// `n` directions in all directions of space.
fn around(n: usize) -> Vec<V3> {
    (0..n)
        .map(|i| {
            let z = 1.0 - 2.0 * (i as f32 + 0.5) / n as f32;
            let (r, a) = ((1.0 - z * z).sqrt(), i as f32 * 2.399_963);
            [r * a.cos(), r * a.sin(), z]
        })
        .collect()
}

/// The shape of a man.
pub struct Form {
    lathe: Revolution,
    crown: bool,
    height: f32,
    foot: f32,
}

impl Form {
    /// Creates a shape from an outline (radius, height), foot to top, with or without a crown.
    pub fn new(outline: &[(f32, f32)], crown: bool) -> Self {
        Self {
            lathe: Revolution::stepped(outline, 1.0 / 500.0),
            crown,
            height: outline.iter().map(|p| p.1).fold(0.0, f32::max),
            foot: outline
                .iter()
                .filter(|p| p.1 < 0.1)
                .map(|p| p.0)
                .fold(0.0, f32::max),
        }
    }

    /// The man upright.
    pub fn standing(&self) -> Posed<'_> {
        self.tipped(0.0, 0.0)
    }

    /// The man tilted over his rim by an angle towards a direction on the ground (degrees).
    pub fn tipped(&self, tilt: f32, toward: f32) -> Posed<'_> {
        let (a, t) = (tilt.to_radians(), toward.to_radians());
        let d = [t.cos(), t.sin(), 0.0];
        let axis = [-d[1], d[0], 0.0];
        let (s, c) = a.sin_cos();
        // The rows of the rotation around `axis`.
        let k = |i: usize, j: usize| axis[i] * axis[j] * (1.0 - c);
        let rows = [
            [c + k(0, 0), k(0, 1), s * axis[1]],
            [k(1, 0), c + k(1, 1), -s * axis[0]],
            [-s * axis[1], s * axis[0], c],
        ];
        let rim = d.map(|v| v * self.foot);
        let turned = rows.map(|row| dot(row, rim));
        Posed {
            form: self,
            rows,
            origin: std::array::from_fn(|i| rim[i] - turned[i]),
            top: self.height * c + 2.0 * self.foot * s + 0.02,
        }
    }

    /// Distance of a point in the man's own axes from his surface; near the crown, a lower bound.
    fn distance(&self, p: V3) -> f32 {
        let body = self.lathe.distance(p);
        if self.crown { body.min(crown(p)) } else { body }
    }
}

/// Distance from the crown: a wall that widens upwards, with eight merlons, over a floor.
fn crown(p: V3) -> f32 {
    let (r, z) = (p[0].hypot(p[1]), p[2]);
    let outer = 0.196 + (z - 1.015) * 0.205;
    let turn = p[1].atan2(p[0]) / std::f32::consts::TAU * 8.0;
    let tooth = ((turn.rem_euclid(1.0) - 0.5).abs() * 2.0 * 1.9 - 0.45).clamp(0.0, 1.0);
    let above = (z - 1.085 - 0.078 * tooth) * 0.5;
    let hollow = (outer - 0.046 - r).min(z - 1.04);
    let wall = (r - outer) * 0.98;
    wall.max(hollow).max(above).max(1.012 - z)
}

/// A man in a pose.
pub struct Posed<'a> {
    form: &'a Form,
    rows: [V3; 3],
    origin: V3,
    top: f32,
}

/// The point where a ray of the view hits the man.
#[derive(Clone, Copy)]
pub struct Hit {
    /// Place on the surface in the man's own axes.
    pub local: V3,
    /// Outward normal.
    pub normal: V3,
    /// Share of the lamp that reaches it.
    pub key: f32,
    /// Share of the sky that reaches it.
    pub sky: f32,
    /// Share of the light that the ground reflects.
    pub bounce: f32,
}

/// Parameters of ray marching, coarser than for pieces seen from nearer.
const MARCH: March = March {
    steps: 400,
    near: 0.0015,
    stride: 0.92,
    above: 0.0,
    below: -0.01,
};

impl Solid for Posed<'_> {
    fn distance(&self, p: V3) -> f32 {
        self.form.distance(self.local(p))
    }

    fn top(&self) -> f32 {
        self.top
    }
}

impl Posed<'_> {
    fn local(&self, p: V3) -> V3 {
        let q: V3 = std::array::from_fn(|i| p[i] - self.origin[i]);
        std::array::from_fn(|j| (0..3).map(|i| self.rows[i][j] * q[i]).sum())
    }

    /// The hits of all pixels of a view, row by row.
    pub fn seen(&self, view: View) -> Vec<Option<Hit>> {
        let View { w, h, scale, foot } = view;
        let (lamps, sky) = (lamps(10, 38.0, 5.0), around(28));
        let down = unit([0.0, -RISE, -1.0]);
        pixels(w, h, |px, py| {
            let x = (px as f32 + 0.5 - foot.0) / scale;
            let y = (py as f32 + 0.5 - foot.1) / scale + RISE * self.top;
            let from = [x, y, self.top];
            MARCH
                .meet(self, from, down, 4.0)
                .map(|t| self.lit(along(from, down, t), &lamps, &sky))
        })
    }

    fn lit(&self, at: V3, lamps: &[V3], sky: &[V3]) -> Hit {
        let normal = normal(self, at, 0.004);
        let off = along(at, normal, 0.010);
        let free = lamps
            .iter()
            .filter(|l| MARCH.meet(self, off, **l, 1.6).is_none())
            .count();
        let (mut open, mut bounce, mut weight) = (0.0, 0.0, 0.0);
        for d in sky {
            let cos = dot(*d, normal);
            if cos <= 0.0 {
                continue;
            }
            weight += cos;
            if MARCH.meet(self, off, *d, 0.42).is_some() {
                continue;
            }
            let ground = if d[2] < 0.0 { -at[2] / d[2] } else { f32::MAX };
            if ground < 0.42 {
                bounce += cos * (0.25 + ground * 1.6).min(1.0);
            } else {
                open += cos * (0.45 + 0.55 * d[2].max(0.0));
            }
        }
        let weight = weight.max(1e-5);
        Hit {
            local: self.local(at),
            normal,
            key: free as f32 / lamps.len() as f32,
            sky: open / weight,
            bounce: bounce / weight,
        }
    }

    /// The shade on the ground: the shares of the lamp and of the sky that the man blocks for each pixel.
    fn shade(&self, view: View) -> (Field, Field) {
        let View { w, h, scale, foot } = view;
        let lamps = lamps(44, 43.0, 7.0);
        let sky: Vec<V3> = around(72).into_iter().filter(|d| d[2] > 0.03).collect();
        let whole: f32 = sky.iter().map(|d| d[2]).sum();
        let ground = |px: usize, py: usize| {
            [
                (px as f32 + 0.5 - foot.0) / scale,
                (py as f32 + 0.5 - foot.1) / scale,
                0.004,
            ]
        };
        let cast = Field::from_fn(w, h, |x, y| {
            let p = ground(x, y);
            let met = lamps
                .iter()
                .filter(|d| MARCH.meet(self, p, **d, 3.0).is_some());
            met.count() as f32 / lamps.len() as f32
        });
        let near = Field::from_fn(w, h, |x, y| {
            let p = ground(x, y);
            let met = sky
                .iter()
                .filter(|d| MARCH.meet(self, p, **d, 0.8).is_some());
            met.map(|d| d[2]).sum::<f32>() / whole
        });
        (cast, near)
    }

    /// The opacity of the shadow: sharp at the contact and in the core, softer and weaker away from the foot.
    pub fn shadow(&self, view: View) -> Field {
        let (cast, near) = self.shade(view);
        let s = view.scale;
        let (crisp, wide) = (
            cast.blurred(0.012 * s, 0.012 * s),
            cast.blurred(0.075 * s, 0.075 * s),
        );
        let (close, far) = (
            near.blurred(0.035 * s, 0.035 * s),
            near.blurred(0.09 * s, 0.09 * s),
        );
        Field::from_fn(view.w, view.h, |x, y| {
            let i = y * view.w + x;
            let away = (x as f32 - view.foot.0).hypot(y as f32 - view.foot.1) / s;
            let q = ((away - 0.40) / 0.95).clamp(0.0, 1.0);
            let key = (crisp.v[i] * (1.0 - q) + wide.v[i] * q) * (1.0 - 0.52 * q);
            let sky = ((0.55 * close.v[i] + 0.45 * far.v[i] - 0.02) / 0.98).max(0.0);
            (1.0 - (1.0 - 0.59 * key) * (1.0 - 0.62 * sky)) * faded(x, y, view)
        })
    }

    /// The opacity of the shadow of a lifted man: only from the lamp, and soft.
    pub fn air_shadow(&self, view: View) -> Field {
        let (cast, _) = self.shade(view);
        let soft = cast.blurred(0.07 * view.scale, 0.07 * view.scale);
        Field::from_fn(view.w, view.h, |x, y| {
            0.46 * soft.v[y * view.w + x] * faded(x, y, view)
        })
    }
}

/// A factor of 1 within a picture that falls to 0 at its edges, so that no seam is visible.
fn faded(x: usize, y: usize, view: View) -> f32 {
    let near = x.min(view.w - 1 - x).min(y).min(view.h - 1 - y);
    smooth(0.0, 12.0, near as f32)
}
