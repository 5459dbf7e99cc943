//! The pieces: White's turned ivory, and Black's tortoiseshell with a ring of brass.

use crate::light::lamp::{Material, picture};
use crate::materials::colour::{Rgb, lin, mix, scale, smooth};
use crate::materials::noise::{Grid, fbm, uniform};
use crate::raster::field::{Field, pixels};
use crate::raster::picture::Picture;
use crate::solids::march::Hit;
use crate::solids::revolution::key;
use crate::solids::vector::{V3, unit};
use crate::tables::tawula::shadows::SHADE;
use tavoliere_shapes::geometry::tawula::{self as geo, PX, RADIUS};

/// The owner of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Ivory.
    White,
    /// Tortoiseshell.
    Black,
}

/// Visible height of a piece's wall (radii).
const WALL: f32 = 0.13;
/// Supersampling of the sprites.
const SUPERSAMPLING: usize = 4;

fn bell(x: f32, middle: f32, width: f32) -> f32 {
    (-((x - middle) / width).powi(2)).exp()
}

/// The upper half of a circle: 1 in the middle, 0 from `width` on.
fn dome(x: f32, width: f32) -> f32 {
    (1.0 - (x / width).powi(2)).max(0.0).sqrt()
}

/// Height of a side's top at `r` (radii).
fn profile(side: Side, r: f32) -> f32 {
    let rim = |from: f32| (dome((r - from).max(0.0), 1.0 - from) - 1.0) * (1.0 - from);
    match side {
        Side::White => {
            let dish = (1.0 - (r / 0.50).powi(2)).max(0.0) * smooth(0.50, 0.38, r);
            rim(0.90) - 0.052 * bell(r, 0.775, 0.024) + 0.075 * dome(r - 0.635, 0.10)
                - 0.048 * bell(r, 0.515, 0.022)
                - 0.055 * dish
                + 0.110 * dome(r, 0.19)
        }
        Side::Black => {
            let rings: f32 = [0.56, 0.47, 0.38].iter().map(|c| bell(r, *c, 0.014)).sum();
            rim(0.87) - 0.030 * bell(r, 0.735, 0.016) - 0.030 * bell(r, 0.845, 0.014)
                + 0.11 * dome(r, 0.715)
                - 0.020 * rings
                + 0.03 * dome(r, 0.085)
        }
    }
}

/// Steps of the tabulated profile from the middle to the rim.
const STEPS: usize = 1500;

/// A side's piece, turned on the lathe.
pub struct Turned {
    side: Side,
    height: Vec<f32>,
}

impl Turned {
    /// Turns a side's piece.
    pub fn new(side: Side) -> Self {
        let raw: Vec<f32> = (0..=STEPS)
            .map(|i| profile(side, i as f32 / STEPS as f32))
            .collect();
        // The tool rounds every corner at least this much.
        let soft = 7_isize;
        let height = (0..=STEPS as isize)
            .map(|i| {
                let near = (i - soft..=i + soft).map(|k| raw[k.unsigned_abs().min(STEPS)]);
                near.sum::<f32>() / (2 * soft + 1) as f32
            })
            .collect();
        Self { side, height }
    }

    fn at(&self, r: f32) -> f32 {
        let t = (r * STEPS as f32).clamp(0.0, STEPS as f32 - 0.001);
        let i = t as usize;
        self.height[i] + (self.height[i + 1] - self.height[i]) * t.fract()
    }

    /// The top at a place (x right, y away; radii).
    fn top(&self, x: f32, y: f32) -> Hit {
        const E: f32 = 0.002;
        let r = x.hypot(y).max(1e-5);
        let slope = (self.at((r + E).min(1.0)) - self.at((r - E).max(0.0))) / (2.0 * E);
        let z = self.at(r);
        let l = key();
        let rise = l[2] / l[0].hypot(l[1]);
        let flat = unit([l[0], l[1], 0.0]);
        // Edges towards the light shade everything behind them.
        let over = (1..28)
            .map(|k| {
                let t = 0.012 * k as f32;
                let q = (x + flat[0] * t).hypot(y + flat[1] * t);
                self.at(q.min(1.0)) - z - 0.004 - rise * t
            })
            .fold(f32::MIN, f32::max);
        let around: f32 = [0.03, 0.06, 0.10]
            .iter()
            .map(|d| (self.at((r + d).min(1.0)) + self.at((r - d).abs())) * 0.5 - z)
            .map(|rise| rise.max(0.0))
            .sum();
        Hit {
            at: [x, y, z],
            normal: unit([-slope * x / r, -slope * y / r, 1.0]),
            key: smooth(0.012, -0.012, over),
            sky: (1.0 - 5.0 * around).clamp(0.25, 1.0),
        }
    }

    /// The visible surface at a place of the picture (x right, y away from the silhouette's middle). `None` outside the
    /// piece.
    fn seen(&self, x: f32, y: f32) -> Option<Hit> {
        let up = y - WALL * 0.5;
        if x.hypot(up) <= 1.0 {
            return Some(self.top(x, up));
        }
        let below = -(1.0 - x * x).max(0.0).sqrt();
        if x.abs() < 1.0 && up < below && up > below - WALL {
            let down = (below - up) / WALL;
            let normal = unit([x, below, 0.10 + 0.35 * smooth(0.35, 0.0, down)]);
            return Some(Hit {
                at: [x, below, -0.1 - 0.3 * down],
                normal,
                key: 1.0,
                sky: 0.75 - 0.45 * down,
            });
        }
        None
    }

    /// One of the sprites on a square canvas of `n` pixels, with a radius of `radius` pixels.
    pub fn sprite(&self, n: usize, radius: f32, variant: u64) -> Picture {
        let (m, k) = (n * SUPERSAMPLING, SUPERSAMPLING as f32);
        let grain = Grain::cut(self.side, m, radius * k, variant);
        let middle = m as f32 * 0.5;
        let hits = pixels(m, m, |px, py| {
            let x = (px as f32 + 0.5 - middle) / (radius * k);
            let y = (middle - py as f32 - 0.5) / (radius * k);
            self.seen(x, y)
        });
        picture(&hits, m, SUPERSAMPLING, |hit| {
            grain.material(self.side, hit)
        })
    }

    /// The board sprite of a variant.
    pub fn piece(&self, variant: u64) -> Picture {
        self.sprite((geo::PIECE * PX) as usize, RADIUS * PX, variant)
    }

    /// The panel icon.
    pub fn icon(&self) -> Picture {
        let n = (geo::ICON * PX) as usize;
        self.sprite(n, n as f32 * 0.455, 1)
    }

    /// A piece among others in a tray, seen on its edge.
    pub fn edge(&self) -> Picture {
        let (w, h) = ((geo::EDGE.0 * PX) as usize, (geo::EDGE.1 * PX) as usize);
        let (m, n, k) = (
            w * SUPERSAMPLING,
            h * SUPERSAMPLING,
            PX * SUPERSAMPLING as f32,
        );
        let grain = Grain::cut(self.side, m, RADIUS * k, 2);
        let thick = 11.2 / RADIUS;
        let hits = pixels(m, n, |px, py| {
            let x = (px as f32 + 0.5 - m as f32 * 0.5) / (RADIUS * k);
            let y = (n as f32 * 0.5 - py as f32 - 0.5) / (RADIUS * k);
            wheel(x, y, thick)
        });
        let solid = picture(&hits, m, SUPERSAMPLING, |hit| {
            let rim = Hit {
                at: [hit.at[0] * 0.5, 0.3 * hit.at[1] + 1.05, -0.2],
                ..*hit
            };
            let mut material = grain.material(self.side, &rim);
            let across = hit.at[1] / thick;
            match self.side {
                Side::White => {
                    let ink = bell(across, 0.30, 0.10).max(bell(across, -0.30, 0.10));
                    material.colour = mix(material.colour, INK, 0.9 * ink);
                }
                Side::Black => {
                    material.metal = smooth(0.26, 0.20, across.abs());
                }
            }
            material
        });
        let shade = Field::from_fn(w, h, |x, y| {
            let (ux, uy) = (
                x as f32 / PX - geo::EDGE.0 * 0.5,
                y as f32 / PX - geo::EDGE.1 * 0.5,
            );
            let soft = |d: f32, s: f32| 1.0 / (1.0 + (1.7 * d / s).exp());
            0.62 * soft((ux - 2.0).abs() - 41.0, 1.8) * soft((uy - 2.6).abs() - 11.0, 1.8)
        });
        let mut under = Picture::tinted(&shade, SHADE);
        under.lay(&solid);
        under
    }
}

/// A disc on its edge: a rounded bar whose ends curve away. `None` outside it.
fn wheel(x: f32, y: f32, thick: f32) -> Option<Hit> {
    let round = 0.10;
    let (ax, ay) = (x.abs() - (1.0 - round), y.abs() - (thick - round));
    let corner = ax.max(0.0).hypot(ay.max(0.0));
    if corner > round {
        return None;
    }
    let up = (1.0 - (x * 0.985).powi(2)).max(0.02).sqrt();
    let bulge = (ay.max(0.0) / round).powi(2) * y.signum();
    let groove = 0.35 * (bell(y / thick, 0.30, 0.10) - bell(y / thick, -0.30, 0.10));
    let normal: V3 = unit([
        x * 0.82,
        bulge * 1.1 + groove * 0.8 + 0.25 * y / thick,
        up.max(0.35),
    ]);
    Some(Hit {
        at: [x, y, up],
        normal,
        key: smooth(1.25, 0.3, -y / thick),
        sky: 0.55 + 0.45 * smooth(-1.0, 0.2, y / thick),
    })
}

/// Colour of the grooves in the rim and the wall.
const INK: Rgb = [0.045, 0.018, 0.007];

/// The grain of one piece's material.
struct Grain {
    n: usize,
    radius: f32,
    turn: f32,
    layers: Field,
    fine: Field,
    mottle: Field,
}

impl Grain {
    fn cut(side: Side, n: usize, radius: f32, variant: u64) -> Self {
        let seed = 2000 + variant * 31 + if side == Side::Black { 500 } else { 0 };
        let ground = Grid::new(n, n, radius.recip());
        // The fields are measured in radii. Features of `fbm` must be larger than a unit, so a radius is 100.
        let ground = Grid {
            step: ground.step * 100.0,
            ..ground
        };
        let layers = fbm(ground, 75.0, 75.0, seed, 3);
        let mut mottle = fbm(ground, 46.0, 33.0, seed + 51, 3);
        mottle.add(&layers, 0.35);
        Self {
            n,
            radius,
            turn: uniform(seed, 1, 1) * std::f32::consts::TAU,
            fine: fbm(ground, 21.0, 3.0, seed + 31, 2),
            layers,
            mottle,
        }
    }

    fn at(&self, field: &Field, x: f32, y: f32) -> f32 {
        let middle = self.n as f32 * 0.5;
        field.at(
            (middle + x * self.radius) as isize,
            (middle - y * self.radius) as isize,
        )
    }

    /// The material at a place of the piece.
    fn material(&self, side: Side, hit: &Hit) -> Material {
        let ([x, y, z], r) = (hit.at, hit.at[0].hypot(hit.at[1]));
        let wall = z < -0.09 && r > 0.98;
        match side {
            Side::White => {
                let (u, v) = (
                    self.turn.cos() * x + self.turn.sin() * y,
                    self.turn.cos() * y - self.turn.sin() * x,
                );
                let layers = self.at(&self.layers, x, y);
                let sheet = 0.5 + 0.5 * (u * 17.0 + layers * 1.3 + 0.5 * (v * 3.0).sin()).sin();
                let fine = self.at(&self.fine, x, y);
                let t = (0.12 + 0.17 * sheet + 0.14 * layers + 0.05 * fine).clamp(0.0, 1.0);
                let mut c = mix(lin(0xE8D6AC), lin(0xB88A50), t);
                let ink = (0.95 * bell(r, 0.775, 0.031)).max(0.93 * bell(r, 0.515, 0.029));
                c = mix(c, INK, if wall { 0.0 } else { ink });
                // Age darkens the boss and the rim, which makes the rim contrast with the pearl.
                c = scale(c, 1.0 - 0.38 * bell(r, 0.23, 0.06));
                // A broad gradient of light across the top keeps it from looking flat.
                c = scale(c, (1.0 + 0.22 * (y - x)).clamp(0.72, 1.22));
                c = mix(
                    c,
                    INK,
                    0.72 * smooth(0.955, 0.995, r) * if wall { 0.4 } else { 1.0 },
                );
                Material {
                    colour: scale(c, 0.80),
                    metal: 0.0,
                }
            }
            Side::Black => {
                let t = smooth(-0.9, 1.9, self.at(&self.mottle, x, y));
                let (d, m, l) = (lin(0x1E0E08), lin(0x6B300C), lin(0xD07A22));
                let mut c = if t < 0.5 {
                    mix(d, m, t * 2.0)
                } else {
                    mix(m, l, t * 2.0 - 1.0)
                };
                // Light that enters the dome at the upper left glows at the lower right.
                let glow = smooth(-0.2, 0.75, (x - y) * 0.707) * smooth(0.80, 0.55, r);
                c = scale(c, 1.0 + 0.9 * glow);
                let rings: f32 = [0.56, 0.47, 0.38].iter().map(|q| bell(r, *q, 0.018)).sum();
                c = scale(c, 1.0 - 0.5 * rings.min(1.0));
                let ring = smooth(0.755, 0.767, r) * smooth(0.827, 0.815, r);
                let pin = smooth(0.088, 0.074, r);
                Material {
                    colour: c,
                    metal: if wall { 0.0 } else { ring.max(pin) },
                }
            }
        }
    }
}
