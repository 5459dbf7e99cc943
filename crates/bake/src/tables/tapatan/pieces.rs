//! The pieces, seen from straight above: White's lens of capiz shell, and Black's ebony disc with a ring of shell.

use crate::light::sun::{self, KEY};
use crate::materials::colour::{Rgb, add, lin, mix, mul, scale, smooth};
use crate::materials::noise::{Grid, noise};
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use crate::solids::vector::{V3, dot, unit};
use tavoliere_shapes::geometry::tapatan::{self as geo, PIECE, PX};

/// The owner of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Shell.
    White,
    /// Ebony.
    Black,
}

/// Supersampling of the pictures.
const SUPERSAMPLING: usize = 2;
/// The key light on all pieces, independent of the lattice. Shell gets less, so that its bands stay visible.
const LIGHT: (f32, f32) = (0.82, 0.85);

/// Position of the string of shell on an ebony disc (radii).
const STRING: f32 = 0.962;

/// A bump of width `w` around `c`.
fn bead(r: f32, c: f32, w: f32) -> f32 {
    (-((r - c) / w).powi(2)).exp()
}

/// The colours of a thin film at a phase.
fn film(phase: f32) -> Rgb {
    [0.0, 0.30, 0.62].map(|o| 0.5 + 0.5 * (std::f32::consts::TAU * (phase + o)).cos())
}

/// The noise fields of a disc's material, in the order of its function's parameters.
struct Layers(Vec<Field>);

impl Layers {
    fn new(n: usize, step: f32, seed: u64, sizes: &[(f32, f32)]) -> Self {
        let ground = Grid::new(n, n, step);
        Self(
            sizes
                .iter()
                .zip(seed..)
                .map(|((sx, sy), seed)| {
                    noise(ground, *sx, *sy, seed).map(|v| (v * 0.75).clamp(-2.0, 2.0))
                })
                .collect(),
        )
    }

    fn at<const N: usize>(&self, i: usize) -> [f32; N] {
        std::array::from_fn(|k| self.0[k].v[i])
    }
}

/// A place on a disc.
struct Spot {
    /// Distance from the middle (radii), and the direction there.
    r: f32,
    out: (f32, f32),
    /// Offset from the middle, in units of the board's pieces.
    at: (f32, f32),
}

/// The material and orientation of a place.
struct Surface {
    colour: Rgb,
    /// Slope outwards; downwards is positive.
    slope: f32,
    /// Tilt of the grain.
    tilt: f32,
    /// Lines of the grain, for the highlight.
    grain: f32,
    /// 1 if it is inlaid flush, so that the rim's shade doesn't reach it.
    flush: f32,
}

fn shell(spot: &Spot, turn: f32, [big, fold, fine, cloud, lean]: [f32; 5]) -> Surface {
    let r = spot.r;
    let slope = 0.80 * r.powf(1.15) * smooth(0.86, 0.80, r)
        + 0.10 * smooth(0.82, 0.86, r)
        + 2.4 * smooth(0.90, 1.0, r).powf(1.5)
        + 0.9 * bead(r, 0.845, 0.022);
    // A slant in addition to the noise keeps the bands open, so that they flow instead of closing.
    let slant = spot.at.0 * turn.cos() + spot.at.1 * turn.sin();
    let layer = 0.62 * (big + 0.5 * fold) + 0.021 * slant + 0.25 * r * r;
    let f = layer * 4.2;
    let line = bead(f - f.floor(), 0.5, 0.09);
    let tint = film(layer * 1.15 + 0.25 * fine);
    let body = scale(lin(0xCDC2AF), 1.0 + 0.045 * cloud);
    let body = mul(body, tint.map(|c| 0.90 + 0.20 * c));
    Surface {
        colour: scale(body, 1.0 - 0.085 * line).map(|c| c.min(0.8)),
        slope,
        tilt: 0.05 * lean + 0.03 * (f * std::f32::consts::TAU).sin(),
        grain: 0.0,
        flush: 0.0,
    }
}

fn ebony(spot: &Spot, [fine, coarse, warm, sheen, speck]: [f32; 5]) -> Surface {
    let r = spot.r;
    let slope = 2.2 * smooth(0.885, 1.0, r).powf(1.3) - 0.95 * bead(r, 0.775, 0.022)
        + 0.95 * bead(r, 0.735, 0.022)
        - 0.10 * smooth(0.56, 0.30, r) * smooth(0.0, 0.25, r);
    let fibre = 0.6 * fine + 0.5 * coarse;
    let wood = scale(lin(0x19100B), (0.42 * fibre).exp());
    let wood = mul(wood, [1.0, 0.5, 0.2].map(|k| 1.0 + 0.15 * warm * k));
    let from_ring = (r - 0.595).abs();
    // The ring, and a fine string of shell around the rim, which separates black from the cup's shade.
    let from_string = (r - STRING).abs();
    let string = smooth(0.008, 0.0, from_string - 0.014);
    let inlay = smooth(0.010, 0.002, from_ring - 0.046).max(string);
    let pearl = scale(
        mul(
            mix(lin(0xCDBFA6), lin(0xDCCFB8), string),
            film(sheen + 2.0 * r).map(|c| 0.86 + 0.28 * c),
        ),
        1.0 + 0.10 * speck,
    );
    let glue = bead(from_ring, 0.052, 0.010).max(bead(from_string, 0.021, 0.008));
    Surface {
        colour: scale(mix(wood, pearl, inlay), 1.0 - 0.7 * glue),
        // The string is inlaid flush and polished flat, so that it shines all around.
        slope: slope * (1.0 - string),
        tilt: 0.03 * fibre,
        grain: fibre,
        flush: string,
    }
}

/// The light from a place on a piece to the eye (linear).
fn lit(side: Side, spot: &Spot, s: &Surface) -> Rgb {
    let (r, (ct, st)) = (spot.r, spot.out);
    let white = side == Side::White;
    let key = scale(KEY, if white { LIGHT.0 } else { LIGHT.1 });
    let n: V3 = unit([s.slope * ct + s.tilt, s.slope * st + s.tilt * 0.6, 1.0]);
    let (ax, ay) = sun::azimuth();
    let toward = ct * ax + st * ay;
    let away = (-toward).max(0.0);
    let (face, fill) = sun::facing(n);
    // Some light passes through the shell.
    let face = if white { 0.20 + 0.76 * face } else { face };
    let sky = 1.0 - 0.30 * smooth(0.82, 1.0, r) * (1.0 - s.flush);
    let rim = 1.0 - if white { 0.26 } else { 0.25 } * smooth(0.70, 1.0, r) * away * (1.0 - s.flush);
    let light = sun::light(
        key,
        face.min(1.75),
        fill * if white { 1.3 } else { 0.7 },
        sky,
    );
    let mut c = scale(mul(s.colour, light), rim);
    // The wood's warm reflection in the far rim.
    let bounce = smooth(0.84, 0.98, r) * away;
    c = add(c, mul(s.colour, scale(lin(0xA8622F), 0.35 * bounce)));
    let gloss = dot(n, sun::half()).max(0.0);
    if white {
        // The reflection of the window, two panes by three.
        let steep = 2.0 * s.slope / (1.0 + s.slope * s.slope);
        let (ex, ey) = (steep * ct, steep * st);
        let (u, v) = (ex * ax + ey * ay, ey * ax - ex * ay);
        let along = (u - 0.70).abs();
        let panes = smooth(0.25, 0.15, along)
            * smooth(0.29, 0.19, v.abs())
            * (1.0 - 0.55 * bead(v, 0.0, 0.022))
            * (1.0 - 0.55 * bead(along, 0.068, 0.022));
        c = add(c, scale([1.0, 0.95, 0.86], panes * 0.29));
        return add(c, scale(key, 0.07 * gloss.powi(14)));
    }
    let half = sun::half();
    let turned = ct * half[1] - st * half[0];
    let lathe = (1.0 - turned * turned).max(0.0).powi(23)
        * smooth(0.02, 0.2, r)
        * (1.15 - 0.5 * r).clamp(0.0, 1.0);
    c = add(c, scale(key, 0.020 * lathe * (1.0 + 0.2 * s.grain)));
    c = add(c, scale(key, 0.10 * gloss.powi(30) + 0.006 * gloss.powi(6)));
    let arc = bead(r, 0.945, 0.022) * toward.max(0.0).powf(1.5);
    add(c, mul(key, scale([1.0, 0.9, 0.76], 0.05 * arc)))
}

/// A disc of radius `radius` units in the middle of a square of `canvas` units; `own` is the seed that distinguishes
/// the discs of a side.
fn disc(side: Side, own: u64, radius: f32, canvas: f32) -> Picture {
    let n = (canvas * PX) as usize * SUPERSAMPLING;
    let step = PIECE / radius * canvas / n as f32;
    let sizes: [(f32, f32); 5] = match side {
        Side::White => [
            (62.0, 46.0),
            (26.0, 20.0),
            (14.0, 14.0),
            (34.0, 34.0),
            (30.0, 18.0),
        ],
        Side::Black => [
            (60.0, 0.9),
            (120.0, 2.4),
            (40.0, 14.0),
            (20.0, 20.0),
            (9.0, 9.0),
        ],
    };
    let layers = Layers::new(n, step, 700 + own * 97, &sizes);
    Picture::from_fn(n, n, |x, y| {
        let at = |i: usize| (i as f32 + 0.5 - n as f32 * 0.5) * step;
        let at = (at(x), at(y));
        let far = at.0.hypot(at.1);
        let r = far / PIECE;
        let cover = smooth(1.0 + 0.5 / PIECE, 1.0 - 0.5 / PIECE, r);
        if cover <= 0.0 {
            return [0.0; 4];
        }
        let spot = Spot {
            r: r.min(1.0),
            out: (at.0 / far.max(1e-3), at.1 / far.max(1e-3)),
            at,
        };
        let layers = layers.at(y * n + x);
        let surface = match side {
            Side::White => shell(&spot, own as f32 * 1.9, layers),
            Side::Black => ebony(&spot, layers),
        };
        let [r, g, b] = sun::shown(lit(side, &spot, &surface));
        [r, g, b, cover]
    })
    .reduced(SUPERSAMPLING)
}

/// The three discs of a side, each with a different grain.
pub fn sprites(side: Side) -> [Picture; 3] {
    let own = match side {
        Side::White => [3, 9, 20],
        Side::Black => [4, 5, 8],
    };
    own.map(|own| disc(side, own, PIECE, geo::PIECE_CANVAS))
}

/// The panel icon: a disc that fills its square.
pub fn icon(side: Side) -> Picture {
    disc(side, 9, geo::ICON * 0.5 - 1.0, geo::ICON)
}
