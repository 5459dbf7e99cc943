//! A twig of dwarf birch, pressed and held by two strips of paper in the sheet's margin.

use std::ops::Range;

use tiny_skia::{Path, Transform};

use crate::light::shadow::Layer;
use crate::materials::colour::{Rgb, hex, mix, scale};
use crate::materials::noise::{fbm, normal, uniform};
use crate::raster::field::{Field, rows};
use crate::raster::mask::{self, Canvas, circle, polyline, rect, segment};
use crate::raster::picture::Picture;
use crate::tables::tablut::page::Page;
use tavoliere_shapes::geometry::{Point, Size};

/// The area of the twig, relative to the upper leaf's corner.
const AT: Point = (4.0, 180.0);
const SIZE: Size = (182.0, 472.0);
/// Foot of the stem in that area.
const FOOT: Point = (78.0, 444.0);

const GREENS: [Rgb; 5] = [
    hex(0x5F5A33),
    hex(0x6E6236),
    hex(0x775F35),
    hex(0x565433),
    hex(0x7A5A33),
];

fn bezier([a, b, c, d]: [Point; 4], n: usize) -> Vec<Point> {
    (0..=n)
        .map(|i| {
            let t = i as f32 / n as f32;
            let s = 1.0 - t;
            let k = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
            (
                k[0] * a.0 + k[1] * b.0 + k[2] * c.0 + k[3] * d.0,
                k[0] * a.1 + k[1] * b.1 + k[2] * c.1 + k[3] * d.1,
            )
        })
        .collect()
}

/// The widths of a stem (units).
#[derive(Clone, Copy)]
struct Taper {
    foot: f32,
    tip: f32,
}

/// A strip along a list of points that becomes thinner; `reach` is in shares of the width, 0 in its middle.
fn strip(course: &[Point], widths: Taper, reach: Range<f32>) -> Option<Path> {
    let n = course.len();
    let side = |k: f32| {
        (0..n).map(move |i| {
            let (p, q) = (course[i.saturating_sub(1)], course[(i + 1).min(n - 1)]);
            let (dx, dy) = (q.0 - p.0, q.1 - p.1);
            let l = dx.hypot(dy).max(1e-4);
            let w = (widths.foot + (widths.tip - widths.foot) * i as f32 / (n - 1) as f32)
                * (1.0 + 0.10 * normal(31, i as i64, 7));
            (course[i].0 - dy / l * w * k, course[i].1 + dx / l * w * k)
        })
    };
    let mut points: Vec<Point> = side(reach.start).collect();
    points.extend(side(reach.end).collect::<Vec<_>>().into_iter().rev());
    polyline(&points, true)
}

struct Pressing {
    picture: Picture,
    px: f32,
    leaves: i64,
}

impl Pressing {
    fn lay(&mut self, colour: Rgb, cover: f32, f: impl FnOnce(&mut Canvas)) {
        let field = mask::draw(SIZE.0, SIZE.1, self.px, f);
        self.picture.paint(&field, colour, cover);
    }

    fn stem(&mut self, course: &[Point], widths: Taper) {
        self.lay(hex(0x3D2A1C), 1.0, |s| {
            s.fill(strip(course, widths, -0.5..0.5))
        });
        let lit: Vec<Point> = course.iter().map(|(x, y)| (x - 0.5, y - 0.3)).collect();
        self.lay(hex(0x7A5A3E), 0.75, |s| {
            s.fill(strip(&lit, widths, -0.05..0.28))
        });
    }

    /// A round, crenate leaf that grows from a point at an angle.
    fn leaf(&mut self, foot: Point, angle: f32, r: f32) {
        let (x0, y0) = foot;
        self.leaves += 1;
        let at = |k: i64| uniform(33, self.leaves, k);
        let (cos, sin) = (angle.cos(), angle.sin());
        let (x, y) = (x0 + cos * r * 0.32, y0 + sin * r * 0.32);
        let flat = 0.80 + 0.20 * at(0);
        let outline: Vec<Point> = (0..96)
            .map(|i| {
                let a = i as f32 / 96.0 * std::f32::consts::TAU;
                let k = r
                    * (0.94 + 0.10 * (a * 7.5).sin().abs())
                    * (1.0 + 0.06 * (2.0 * a).cos() - 0.05 * a.cos());
                let (u, v) = (k * a.cos() + r, k * a.sin() * 1.06 * flat);
                (x + cos * u - sin * v, y + sin * u + cos * v)
            })
            .collect();
        let veins: Vec<(Option<Path>, bool)> = (-3..=3)
            .map(|k: i32| {
                let a = angle + k as f32 * 0.24;
                let reach = 1.86 * r * (1.0 - 0.09 * k.abs() as f32);
                (
                    segment(x, y, x + reach * a.cos(), y + reach * a.sin()),
                    k == 0,
                )
            })
            .collect();
        let spots: Vec<Option<Path>> = (0..5)
            .map(|k| {
                let (u, v) = (normal(34, self.leaves, k), normal(35, self.leaves, k));
                circle(
                    x + cos * r + u * 0.45 * r,
                    y + sin * r + v * 0.45 * r,
                    0.8 + 1.6 * at(k + 3),
                )
            })
            .collect();
        let green = GREENS[(at(1) * 5.0) as usize % 5];
        let stalk = segment(x0, y0, x + cos * r * 0.3, y + sin * r * 0.3);
        self.lay(hex(0x4A3420), 1.0, |s| s.stroke(stalk, 1.5));
        let (w, h) = (self.picture.w, self.picture.h);
        let blade = mask::draw(SIZE.0, SIZE.1, self.px, |s| {
            s.fill(polyline(&outline, true))
        });
        let inside = |other: Field| {
            Field::from_fn(w, h, |px, py| {
                let i = py * w + px;
                other.v[i] * blade.v[i]
            })
        };
        self.picture.paint(&blade, green, 1.0);
        // Lit from the upper left, shaded at the lower right.
        let (mx, my) = (x + cos * r, y + sin * r);
        let px = self.px;
        let along = |i: usize, j: usize| {
            let (u, v) = ((i as f32 + 0.5) / px - mx, (j as f32 + 0.5) / px - my);
            (u * 0.74 + v * 0.67) / 19.0
        };
        let lit = Field::from_fn(w, h, |i, j| {
            (-along(i, j)).clamp(0.0, 1.0) * blade.v[j * w + i]
        });
        let dim = Field::from_fn(w, h, |i, j| {
            along(i, j).clamp(0.0, 1.0) * blade.v[j * w + i]
        });
        self.picture.paint(&lit, hex(0xD8C58A), 0.34);
        self.picture.paint(&dim, hex(0x1C1206), 0.46);
        for main in [false, true] {
            let field = inside(mask::draw(SIZE.0, SIZE.1, self.px, |s| {
                for (vein, _) in veins.iter().filter(|(_, m)| *m == main) {
                    s.stroke(vein.clone(), if main { 1.1 } else { 0.6 });
                }
            }));
            let (ink, k) = if main {
                (hex(0x2F2A12), 0.60)
            } else {
                (hex(0x3A3417), 0.40)
            };
            self.picture.paint(&field, ink, k);
        }
        let spotted = inside(mask::draw(SIZE.0, SIZE.1, self.px, |s| {
            spots.into_iter().for_each(|p| s.fill(p));
        }));
        self.picture.paint(&spotted, hex(0x3B220E), 0.28);
    }

    fn leaves(&mut self, course: &[Point], at: &[usize], r: f32) {
        let heading = |j: usize| {
            let (p, q) = (
                course[j.saturating_sub(1)],
                course[(j + 1).min(course.len() - 1)],
            );
            (q.1 - p.1).atan2(q.0 - p.0)
        };
        for (i, j) in at.iter().enumerate() {
            let side = if i % 2 == 1 { 1.0 } else { -1.0 };
            let turn = 0.7 + 0.4 * uniform(36, self.leaves, 1);
            let size = r * (0.82 + 0.30 * uniform(36, self.leaves, 2));
            self.leaf(course[*j], heading(*j) + side * turn, size);
        }
        let last = course.len() - 1;
        self.leaf(course[last], heading(last), r * 0.85);
    }
}

/// Draws the twig into the sheet's margin.
pub fn lay(page: &mut Page) {
    let px = page.plan.px;
    let (w, h) = ((SIZE.0 * px) as usize, (SIZE.1 * px) as usize);
    let mut press = Pressing {
        picture: Picture::filled(w, h, hex(0x3D2A1C), 0.0),
        px,
        leaves: 0,
    };
    let (x, y) = FOOT;
    let stem = bezier(
        [
            (x - 8.0, y),
            (x + 22.0, y - 110.0),
            (x - 34.0, y - 250.0),
            (x + 14.0, y - 400.0),
        ],
        60,
    );
    let branch = |from: usize, to: [Point; 3]| {
        let p = stem[from];
        let [a, b, c] = to.map(|d| (p.0 + d.0, p.1 + d.1));
        bezier([p, a, b, c], 30)
    };
    let branches = [
        branch(16, [(30.0, -20.0), (44.0, -60.0), (50.0, -104.0)]),
        branch(26, [(-26.0, -16.0), (-44.0, -50.0), (-44.0, -92.0)]),
        branch(38, [(26.0, -12.0), (44.0, -40.0), (46.0, -74.0)]),
    ];
    press.stem(
        &stem,
        Taper {
            foot: 5.2,
            tip: 1.6,
        },
    );
    for b in &branches {
        press.stem(
            b,
            Taper {
                foot: 2.8,
                tip: 1.1,
            },
        );
    }
    press.leaves(&stem, &[19, 25, 31, 37, 42, 47, 51, 55], 15.0);
    for b in &branches {
        press.leaves(b, &[8, 14, 19, 24], 13.5);
    }
    paste(
        page,
        &press.picture,
        [
            Layer {
                right: 0.5,
                down: 0.7,
                blur: 0.5,
                dark: 0.5,
            },
            Layer {
                right: 2.2,
                down: 2.7,
                blur: 2.4,
                dark: 0.36,
            },
        ],
    );

    let mut straps = Picture::filled(w, h, hex(0xEAD9AC), 0.0);
    for ((mx, my), angle, l, t) in [(stem[9], -12.0, 22.0, 5.5), (stem[45], 10.0, 17.0, 4.5)] {
        let field = mask::draw(SIZE.0, SIZE.1, px, |s| {
            s.through(Transform::from_rotate_at(angle, mx, my));
            s.fill(rect(mx - l, my - t, mx + l, my + t, 0.0));
        });
        straps.paint(&field, hex(0xEAD9AC), 1.0);
    }
    paste(
        page,
        &straps,
        [
            Layer {
                right: 0.4,
                down: 0.5,
                blur: 0.5,
                dark: 0.42,
            },
            Layer {
                right: 1.0,
                down: 1.3,
                blur: 1.3,
                dark: 0.25,
            },
        ],
    );
}

/// Draws a picture on the sheet with its shadows.
fn paste(page: &mut Page, picture: &Picture, shadows: [Layer; 2]) {
    let px = page.plan.px;
    let (x0, y0) = (
        ((page.plan.leaf[0] + AT.0) * px) as usize,
        ((page.plan.leaf[1] + AT.1) * px) as usize,
    );
    let cover = picture.cover();
    let whole = Field::from_fn(page.ground.w, page.ground.h, |x, y| {
        if x < x0 || y < y0 || x - x0 >= cover.w || y - y0 >= cover.h {
            return 0.0;
        }
        cover.v[(y - y0) * cover.w + x - x0]
    });
    for layer in shadows {
        page.shade(&whole, layer);
    }
    let grain = fbm(page.ground, 2.5, 2.5, 333, 2);
    let w = page.ground.w;
    rows(&mut page.colour, w, |y, row| {
        if y < y0 || y - y0 >= picture.h {
            return;
        }
        for (x, p) in picture.v[(y - y0) * picture.w..][..picture.w]
            .iter()
            .enumerate()
        {
            let lit = scale([p[0], p[1], p[2]], 1.05 + 0.03 * grain.v[y * w + x0 + x]);
            row[x0 + x] = mix(row[x0 + x], lit, p[3]);
        }
    });
}
