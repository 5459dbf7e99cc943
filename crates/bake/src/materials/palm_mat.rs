//! The mat of flat palm strips in 2/2 twill with dyed warps, under the window's full light.

use crate::light::sun::{self, KEY};
use crate::materials::colour::{Rgb, add, lin, mix, mul, scale, smooth};
use crate::materials::noise::{Grid, noise, normal};
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use crate::solids::vector::{dot, unit};
use tavoliere_shapes::geometry::Size;
use tavoliere_shapes::geometry::tapatan::{self as geo, PX, STRIP, TWILL};

const STRAW: u32 = 0x7B6449;
const DYE: u32 = 0x421C19;
/// The dyed warps of a band: two, six, two, with a plain one between groups.
const DYED: std::ops::Range<i64> = 1..13;
const PLAIN: [i64; 2] = [3, 10];

/// The sunlight on the mat at its strongest.
pub fn full_key() -> Rgb {
    scale(KEY, 1.04)
}

/// The mat's mean colour under a key light, linear after tone mapping.
pub fn mean(key: Rgb) -> Rgb {
    sun::tone(mul(lin(STRAW), sun::light(key, 0.84, 0.3, 0.8)))
}

/// A place in the weave.
struct Place {
    /// `true` if the strip on top is a weft, along x.
    weft: bool,
    /// Index of the strip, counted across.
    strip: i64,
    /// Position across the strip and along its float, 0 to 1.
    across: f32,
    along: f32,
}

/// A woven area of `units`.
struct Weave {
    ground: Grid,
    wobble: (Field, Field),
    fibre: (Field, Field),
    patch: Field,
    /// Number of threads per repeat.
    count: i64,
}

impl Weave {
    fn new(units: Size, repeats: bool) -> Self {
        let ground = Grid {
            w: (units.0 * PX) as usize,
            h: (units.1 * PX) as usize,
            step: PX.recip(),
            repeats: (repeats, true),
        };
        let layer = |sx, sy, seed| noise(ground, sx, sy, seed).map(|v| v * 0.75);
        let two = |a: (f32, f32), b: (f32, f32), gain: (f32, f32), seed| {
            let mut sum = layer(a.0, a.1, seed).map(|v| v * gain.0);
            sum.add(&layer(b.0, b.1, seed + 1), gain.1);
            sum
        };
        // The band must fit the mat, so its warps wobble less.
        let sway = if repeats { 2.2 } else { 0.0 };
        Self {
            ground,
            wobble: (
                two((300.0, 220.0), (40.0, 40.0), (sway, 0.8), 601),
                two((220.0, 300.0), (40.0, 40.0), (sway, 0.8), 603),
            ),
            fibre: (
                two((70.0, 1.3), (160.0, 3.2), (0.6, 0.5), 606),
                two((1.3, 70.0), (3.2, 160.0), (0.6, 0.5), 608),
            ),
            patch: layer(240.0, 240.0, 610),
            count: (geo::MAT / STRIP) as i64,
        }
    }

    fn place(&self, x: usize, y: usize) -> Place {
        let i = y * self.ground.w + x;
        let u = ((x as f32 + 0.5) / PX + self.wobble.0.v[i]) / STRIP;
        let v = ((y as f32 + 0.5) / PX + self.wobble.1.v[i]) / STRIP;
        let (warp, weft) = (u.floor(), v.floor());
        let twill = TWILL as f32;
        let over = (warp as i64 - weft as i64).rem_euclid(TWILL as i64) < 2;
        let along = if over {
            (u - weft).rem_euclid(twill) / 2.0
        } else {
            ((v - warp).rem_euclid(twill) - 1.0) / 2.0
        };
        Place {
            weft: over,
            strip: if over { weft } else { warp } as i64,
            across: if over { v - weft } else { u - warp },
            along: along.clamp(0.0, 1.0),
        }
    }

    /// The weave under the full light. Warps for which `dyed` returns `true` are dyed.
    fn lit(&self, dyed: impl Fn(i64) -> bool + Sync) -> Vec<Rgb> {
        let w = self.ground.w;
        let fibre = |p: &Place, i: usize| {
            if p.weft {
                self.fibre.0.v[i]
            } else {
                self.fibre.1.v[i]
            }
        };
        let height = Field::from_fn(w, self.ground.h, |x, y| {
            let p = self.place(x, y);
            let arch = (std::f32::consts::PI * p.along).sin().max(0.0).powf(0.8);
            let cross = 1.0 - (2.0 * p.across - 1.0).abs().powf(3.2);
            arch + 1.7 * cross * (0.45 + 0.55 * arch) + 0.14 * fibre(&p, y * w + x)
        });
        let height = if self.ground.repeats.0 {
            height.blurred_round(0.35 * PX, 0.0)
        } else {
            height.blurred(0.35 * PX, 0.0)
        };
        let at = |x: isize, y: isize| {
            let (w, h) = (w as isize, self.ground.h as isize);
            let x = if self.ground.repeats.0 {
                x.rem_euclid(w)
            } else {
                x.clamp(0, w - 1)
            };
            height.v[(y.rem_euclid(h) * w + x) as usize]
        };
        let key = full_key();
        let mut colours = vec![[0.0; 3]; w * self.ground.h];
        crate::raster::field::rows(&mut colours, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                let (i, p) = (y * w + x, self.place(x, y));
                let (sx, sy) = (x as isize, y as isize);
                let tilt = 0.36 * PX * 0.5;
                let n = unit([
                    (at(sx - 1, sy) - at(sx + 1, sy)) * tilt,
                    (at(sx, sy - 1) - at(sx, sy + 1)) * tilt,
                    1.0,
                ]);
                let strip = p.strip.rem_euclid(self.count);
                let own = |seed: u64| normal(seed + u64::from(p.weft), strip, 0).clamp(-2.0, 2.0);
                let value = (0.085 * own(620) + 0.15 * fibre(&p, i) + 0.05 * self.patch.v[i]).exp();
                let warm = own(622);
                let straw = mul(
                    lin(STRAW),
                    [1.0 + 0.035 * warm, 1.0, 1.0 - 0.05 * warm].map(|c| c * value),
                );
                let colour = if !p.weft && dyed(p.strip) {
                    mix(straw, scale(lin(DYE), value.powf(1.3)), 0.92)
                } else {
                    straw
                };
                let open = (0.42 + 0.58 * smooth(0.0, 0.26, p.across.min(1.0 - p.across)))
                    * (0.55 + 0.45 * smooth(0.0, 0.30, p.along.min(1.0 - p.along)));
                let (sun, fill) = sun::facing(n);
                let light = sun::light(key, sun * (0.45 + 0.55 * open), fill, open);
                let sheen = 0.022 * dot(n, sun::half()).max(0.0).powi(22) * open;
                *out = sun::shown(add(mul(colour, light), scale(key, sheen)));
            }
        });
        colours
    }
}

/// The mat's square tile.
pub fn tile() -> Picture {
    let weave = Weave::new((geo::MAT, geo::MAT), true);
    let w = weave.ground.w;
    let v = weave.lit(|_| false);
    Picture::from_fn(w, weave.ground.h, |x, y| {
        let [r, g, b] = v[y * w + x];
        [r, g, b, 1.0]
    })
}

/// The dyed band, with its outermost strips fading into the mat.
pub fn band() -> Picture {
    let weave = Weave::new(geo::BAND, false);
    let w = weave.ground.w;
    let v = weave.lit(|warp| DYED.contains(&warp) && !PLAIN.contains(&warp));
    Picture::from_fn(w, weave.ground.h, |x, y| {
        let [r, g, b] = v[y * w + x];
        let from_edge = ((x as f32 + 0.5) / PX).min(geo::BAND.0 - (x as f32 + 0.5) / PX);
        [r, g, b, smooth(0.5, STRIP - 1.0, from_edge)]
    })
}
