//! The lit objects of carved narra: the board and the trays for pieces in hand.

use crate::light::height_field::Relief;
use crate::light::sun::{self, KEY};
use crate::light::window::{self, ON_BOARD};
use crate::materials::colour::{Rgb, add, lin, mix, mul, scale, smooth};
use crate::materials::narra::{Cut, NarraPlank, saw};
use crate::materials::noise::{Grid, noise};
use crate::raster::field::Field;
use crate::raster::font::Typeface;
use crate::raster::mask;
use crate::raster::picture::Picture;
use crate::solids::vector::{dot, unit};
use crate::tables::tapatan::carving::{Carving, Groove};
use tavoliere_shapes::geometry::tapatan::{self as geo, BOARD, CUP, PITCH, PX};
use tiny_skia::Transform;

const SOOT: u32 = 0x1E0D06;

/// The lines of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    All,
    Straight,
    Diagonals,
}

/// Distance from the nearest line; large beyond their ends and within cups.
fn from_line(lines: Lines, x: f32, y: f32) -> f32 {
    let (x, y) = (x - BOARD * 0.5, y - BOARD * 0.5);
    let nearest = |v: f32| (v - (v / PITCH).round().clamp(-1.0, 1.0) * PITCH).abs();
    let (nx, ny) = (nearest(x), nearest(y));
    let inside = |v: f32| v.abs() <= PITCH;
    let mut d = f32::MAX;
    if inside(x) && lines != Lines::Diagonals {
        d = d.min(ny);
    }
    if inside(y) && lines != Lines::Diagonals {
        d = d.min(nx);
    }
    if inside(x) && inside(y) && lines != Lines::Straight {
        let slant = (x - y).abs().min((x + y).abs());
        d = d.min(slant * std::f32::consts::FRAC_1_SQRT_2);
    }
    // A groove ends at the cup's rim.
    d.max((CUP - 1.0 - nx.hypot(ny)) * 5.0 + 5.6)
}

/// The letters and numbers along two sides, slanted like handwriting.
fn names(letters: &Typeface) -> Field {
    let size = 33.0;
    let edge = 61.0;
    mask::draw(BOARD, BOARD, PX, |s| {
        let mut put = |letter: char, x: f32, y: f32, rise: f32| {
            let lean = -0.17;
            let base = y + rise;
            s.through(Transform::from_row(1.0, 0.0, lean, 1.0, -lean * y, 0.0));
            s.fill(letters.shape(letter, x, base, size));
        };
        for (i, p) in geo::POINTS.into_iter().enumerate() {
            // The middle of b is higher than that of a and c; all share one baseline.
            put(['a', 'b', 'c'][i], p, BOARD - edge, 8.5);
            put(['3', '2', '1'][i], edge, p, 10.5);
        }
    })
}

/// The board, lit through the window in its place in the scene.
pub fn board(letters: &Typeface) -> Picture {
    carved(letters, Lines::All)
}

/// Uncut wood over the diagonals, for games whose board has none. It covers the square between the outer points.
pub fn cover(letters: &Typeface) -> Picture {
    /// Distances from a diagonal up to which the cover is opaque, and from which it's transparent (units). The groove's
    /// shade is narrower.
    const EDGE: (f32, f32) = (15.0, 22.0);
    let uncut = carved(letters, Lines::Straight);
    let from = ((BOARD - geo::COVER) * 0.5 * PX) as usize;
    let side = (geo::COVER * PX) as usize;
    Picture::from_fn(side, side, |x, y| {
        let (x, y) = (x + from, y + from);
        let [red, green, blue, _] = uncut.v[y * uncut.w + x];
        let place = |pixel: usize| (pixel as f32 + 0.5) / PX;
        let away = from_line(Lines::Diagonals, place(x), place(y));
        [red, green, blue, smooth(EDGE.1, EDGE.0, away)]
    })
}

fn carved(letters: &Typeface, lines: Lines) -> Picture {
    let mut carving = Carving::new((BOARD, BOARD), 24.0, 15.0, 640);
    let border = Groove {
        half: 2.6,
        depth: 2.0,
        soot: 0.80,
    };
    carving.groove(border, |_, _, inside| (inside - 33.0).abs());
    let line = Groove {
        half: 5.6,
        depth: 4.6,
        soot: 0.94,
    };
    carving.groove(line, |x, y, _| from_line(lines, x, y));
    let points: Vec<(f32, f32)> = geo::POINTS
        .into_iter()
        .flat_map(|x| geo::POINTS.map(|y| (x, y)))
        .collect();
    carving.cups(&points, CUP, 23.0);
    carving.burn(&names(letters));
    let cut = Cut {
        seed: 7021,
        heart: (70.0, 120.0),
        ring: 12.5,
    };
    let timber = saw(carving.w, carving.h, PX.recip(), cut);
    let ground = Grid::new(carving.w, carving.h, PX.recip());
    let mut mottle = noise(ground, 34.0, 34.0, 650).map(|v| 1.0 + 0.034 * v);
    mottle.add(&noise(ground, 120.0, 120.0, 651), 0.03);
    let key = |x: usize, y: usize| {
        let sx = (x as f32 + 0.5) / PX + geo::SCENE_BOARD.0;
        let sy = (y as f32 + 0.5) / PX + geo::SCENE_BOARD.1;
        let key = window::key_at(sx, sy, geo::BOARD_HEIGHT, ON_BOARD);
        scale(key, mottle.v[y * carving.w + x])
    };
    lit(&timber, &carving, false, key)
}

/// A tray, vertical (`upright`) or horizontal.
pub fn tray(upright: bool) -> Picture {
    let (short, long) = geo::TRAY;
    let size = if upright {
        (short, long)
    } else {
        (long, short)
    };
    let mut carving = Carving::new(size, 30.0, 8.0, 660);
    let middle = short * 0.5;
    let cups = geo::TRAY_POINTS.map(|t| if upright { (middle, t) } else { (t, middle) });
    carving.cups(&cups, geo::TRAY_CUP, 15.0);
    let cut = Cut {
        seed: 7300,
        heart: (-150.0, 90.0),
        ring: 11.0,
    };
    let timber = saw((long * PX) as usize, (short * PX) as usize, PX.recip(), cut);
    let timber = if upright { timber.turned() } else { timber };
    lit(&timber, &carving, upright, |_, _| scale(KEY, 0.72))
}

/// Adds soot, scorched edges and worn floors to the wood.
fn coloured(timber: &NarraPlank, carving: &Carving) -> Vec<Rgb> {
    let scorch = carving.soot.blurred(3.2 * PX, 3.2 * PX);
    let soot = lin(SOOT);
    timber
        .colour
        .iter()
        .enumerate()
        .map(|(i, wood)| {
            // Old oil gathers in the cups and makes the wood redder there.
            let f = 1.0 - carving.floor.v[i];
            let wood = mul(*wood, [1.0 - 0.84 * f, 1.0 - f, 1.0 - 1.08 * f]);
            let wood = scale(wood, 1.0 - 0.30 * scorch.v[i]);
            mix(wood, soot, carving.soot.v[i])
        })
        .collect()
}

fn lit(
    timber: &NarraPlank,
    carving: &Carving,
    upright: bool,
    key: impl Fn(usize, usize) -> Rgb + Sync,
) -> Picture {
    let mut height = carving.height.clone();
    height.add(&timber.relief, 1.0);
    let relief = Relief::new(&height, &carving.inside);
    let colour = coloured(timber, carving);
    let w = carving.w;
    let toward = sun::toward();
    Picture::from_fn(w, carving.h, |x, y| {
        let i = y * w + x;
        let n = relief.normal(x, y);
        let silk = timber.ripple.v[i];
        let key = key(x, y);
        let free = 1.0 - 0.85 * relief.shade.v[i];
        let (sun, fill) = sun::facing(n);
        let body = mul(
            colour[i],
            sun::light(
                scale(key, 1.0 + 0.17 * silk),
                sun * free,
                fill,
                relief.sky.v[i],
            ),
        );
        // Oiled silk: a highlight across the ripple, and very little gloss.
        let fibre = if upright {
            unit([0.10 * silk, 1.0, 0.30 * silk])
        } else {
            unit([1.0, 0.10 * silk, 0.30 * silk])
        };
        let (tl, tv) = (dot(fibre, toward), fibre[2]);
        let across = (1.0 - tl * tl).max(0.0).sqrt() * (1.0 - tv * tv).max(0.0).sqrt() - tl * tv;
        let gloss = dot(n, sun::half()).max(0.0);
        let polish = free * (1.0 - 0.7 * carving.soot.v[i]) * (1.0 - 0.82 * carving.hollow.v[i]);
        let sheen = add(
            scale([1.0, 0.72, 0.45], 0.028 * across.max(0.0).powi(10)),
            scale(
                [1.0, 0.84, 0.62],
                0.03 * gloss.powi(8) + 0.05 * gloss.powi(40),
            ),
        );
        let [r, g, b] = sun::shown(add(body, scale(mul(key, sheen), polish)));
        [r, g, b, smooth(-0.25, 0.5, carving.inside.v[i])]
    })
}
