//! The Tablan board: rosewood cells and frame, inlay, moulding, polish and front face.

use crate::light::shadow::{Layer, layered};
use crate::materials::colour::{Rgb, add, hex, mix, scale, smooth};
use crate::materials::inlay::{self, Inlay};
use crate::materials::noise::{normal, uniform};
use crate::materials::plank::{Plank, PlankSpec};
use crate::materials::rosewood::rosewood;
use crate::raster::field::{Field, rows};
use crate::raster::font::Typeface;
use crate::raster::mask;
use crate::raster::picture::Picture;
use crate::tables::tablan::ornament;
use crate::tables::tablan::shape::Shape;
use tavoliere_shapes::geometry::Size;
use tavoliere_shapes::geometry::tablan::{self as geo, PX};

const BONE: Rgb = hex(0xE9D6A6);
/// Converts units to pixels.
fn px(units: f32) -> usize {
    (units * PX).round() as usize
}

/// A plank with its grain along the board's length, in either layout.
fn plank(shape: &Shape, w: f32, h: f32, seed: u64, light: f32, lengthwise: bool) -> Plank<Rgb> {
    let spec = PlankSpec {
        w: px(w),
        h: px(h),
        upright: shape.portrait == lengthwise,
    };
    rosewood(spec, PX.recip(), seed, light)
}

/// The board on a transparent ground, at [`PX`] pixels per unit.
pub fn board(shape: &Shape, letters: &Typeface) -> Picture {
    let (w, h) = (px(shape.w), px(shape.h));
    let mut slab = frame_wood(shape, w, h);
    lay_cells(shape, &mut slab, w);
    lay_ornaments(shape, letters, &mut slab, w, h);
    light(shape, &mut slab, w, h);
    finish(shape, &slab, w)
}

/// The sides of the frame with mitred corners and the grain along each side.
fn frame_wood(shape: &Shape, w: usize, h: usize) -> Vec<Rgb> {
    let (fx, fy) = shape.field;
    // The long sides are wide planks seen whole; the short sides are two more planks.
    let main = plank(shape, shape.w, shape.h, 41, -0.02, true);
    let sides = if shape.portrait {
        [
            plank(shape, shape.w, fy, 90, -0.02, false),
            plank(shape, shape.w, fy, 95, -0.02, false),
        ]
    } else {
        [
            plank(shape, fx, shape.h, 90, -0.02, false),
            plank(shape, fx, shape.h, 95, -0.02, false),
        ]
    };
    let mut slab = vec![[0.0; 3]; w * h];
    rows(&mut slab, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let (ux, uy) = ((x as f32 + 0.5) / PX, (y as f32 + 0.5) / PX);
            let near_x = ux.min(shape.w - ux) / fx;
            let near_y = uy.min(shape.h - uy) / fy;
            let short = if shape.portrait {
                near_y < near_x && near_y < 1.0
            } else {
                near_x < near_y && near_x < 1.0
            };
            *out = if !short {
                main.at(x, y)
            } else if shape.portrait {
                if y < h / 2 {
                    sides[0].at(x, y)
                } else {
                    sides[1].at(x, y + px(fy) - h)
                }
            } else if x < w / 2 {
                sides[0].at(x, y)
            } else {
                sides[1].at(x + px(fx) - w, y)
            };
            let seam = ((near_x - near_y).abs() * fx.min(fy) / 0.6).min(1.0);
            if near_x.min(near_y) < 1.0 {
                *out = scale(*out, 0.55 + 0.45 * seam);
            }
        }
    });
    slab
}

/// Covers every cell with a different veneer, alternately light and dark, half of them mirrored.
fn lay_cells(shape: &Shape, slab: &mut [Rgb], w: usize) {
    for column in 1..=4_usize {
        for letter in 0..12_usize {
            let (cx, cy) = shape.centre(letter as f32, column as f32);
            let (x0, y0) = (px(cx - shape.cell.0 * 0.5), px(cy - shape.cell.1 * 0.5));
            let turn = if (letter + column) % 2 == 0 {
                0.032
            } else {
                -0.032
            };
            let seed = 1000 + ((4 - column) * 40 + letter * 3) as u64;
            let own = normal(77, column as i64, letter as i64) * 0.013;
            let veneer = plank(
                shape,
                shape.cell.0,
                shape.cell.1,
                seed,
                turn + own + 0.005,
                true,
            );
            let mirrored = uniform(78, column as i64, letter as i64) < 0.5;
            let (cw, ch) = (px(shape.cell.0), px(shape.cell.1));
            for y in 0..ch {
                for x in 0..cw {
                    let (vx, vy) = match (mirrored, shape.portrait) {
                        (false, _) => (x, y),
                        (true, false) => (cw - 1 - x, y),
                        (true, true) => (x, ch - 1 - y),
                    };
                    slab[(y0 + y) * w + x0 + x] = veneer.at(vx, vy);
                }
            }
        }
    }
}

fn lay_ornaments(shape: &Shape, letters: &Typeface, slab: &mut [Rgb], w: usize, h: usize) {
    let grain = inlay::grain(w, h, PX.recip());
    let mut lay = |mask: Field, colour: Rgb, cover: f32, bevel: f32| {
        inlay::let_in(
            slab,
            &mask,
            &grain,
            Inlay {
                colour,
                cover,
                bevel,
            },
            PX,
        );
    };
    lay(ornament::grid(shape), BONE, 0.62, 1.0);
    lay(ornament::edges(shape), BONE, 0.90, 1.0);
    lay(ornament::vines(shape), BONE, 0.78, 1.0);
    lay(ornament::frames(shape, true), hex(0x7FA3DA), 0.72, 1.0);
    lay(ornament::frames(shape, false), hex(0xDC7358), 0.70, 1.0);
    lay(ornament::flowers(shape, true), hex(0xA9C4EA), 0.72, 1.2);
    lay(ornament::flowers(shape, false), hex(0xEE9C80), 0.70, 1.2);
    lay(ornament::path(shape), hex(0xD9B56A), 0.50, 1.0);
    lay(ornament::turns(shape, true), hex(0x7FA9EA), 0.88, 1.0);
    lay(ornament::turns(shape, false), hex(0xEA7A5C), 0.88, 1.0);
    lay(ornament::names(shape, letters), BONE, 0.94, 0.6);
    lay(ornament::pins(shape), hex(0xD8A545), 0.95, 2.2);
}

/// Adds the relief of moulding and sunken field, the inner shadow, the groove and the polish.
fn light(shape: &Shape, slab: &mut [Rgb], w: usize, h: usize) {
    let [x0, y0, x1, y1] = shape.bounds();
    let rim = if shape.portrait { 10.0 } else { 14.0 };
    let m = shape.moulding;
    let unit = |i: usize| (i as f32 + 0.5) / PX;
    let from_edge = move |x: usize, y: usize| {
        let (ux, uy) = (unit(x), unit(y));
        ux.min(shape.w - ux).min(uy).min(shape.h - uy)
    };
    let sunk = Field::from_fn(w, h, |x, y| {
        let (ux, uy) = (unit(x), unit(y));
        let inside = ux >= x0 - rim && ux < x1 + rim && uy >= y0 - rim && uy < y1 + rim;
        if inside { 1.0 } else { 0.0 }
    });
    let wall = sunk.map(|v| 1.0 - v).blurred(1.2 * PX, 1.2 * PX);
    let height = Field::from_fn(w, h, |x, y| {
        let d = from_edge(x, y);
        let bulge = if d < m {
            (d / m * std::f32::consts::PI).sin() * m * 0.27 + 2.0 * smooth(0.0, 4.0, d)
        } else {
            0.0
        };
        bulge + wall.v[y * w + x] * 3.0
    })
    .blurred(0.7 * PX, 0.7 * PX);
    let cast = sunk
        .map(|v| 1.0 - v)
        .shifted(px(7.0) as isize, px(7.0) as isize, 1.0)
        .blurred(4.0 * PX, 4.0 * PX);
    let warm = hex(0xFFE2B0);
    let (px_, py_, rx, ry) = if shape.portrait {
        (180.0, 260.0, 420.0, 640.0)
    } else {
        (390.0, 186.0, 620.0, 330.0)
    };
    rows(slab, w, |y, row| {
        for (x, out) in row.iter_mut().enumerate() {
            let i = y * w + x;
            let (sx, sy) = height.slope(x, y);
            let toward = (sx + sy) * PX * 0.7;
            let mut c = scale(*out, (1.0 + 0.26 * toward).clamp(0.45, 1.6));
            c = add(
                c,
                scale(warm, (toward - 0.35).clamp(0.0, 1.0).powf(1.5) * 0.20),
            );
            c = scale(c, 1.0 - 0.40 * cast.v[i] * sunk.v[i]);
            let d = from_edge(x, y);
            c = scale(c, 1.0 - 0.55 * (-((d - m - 0.5) / 1.3).powi(2)).exp());
            let glow = (-((unit(x) - px_) / rx).powi(2) - ((unit(y) - py_) / ry).powi(2)).exp();
            *out = add(
                scale(c, 1.0 + 0.17 * glow),
                scale(hex(0xFFD9A0), 0.030 * glow),
            );
        }
    });
}

/// The slab with its front face below and rounded corners, on a transparent ground.
fn finish(shape: &Shape, slab: &[Rgb], w: usize) -> Picture {
    let canvas = (shape.w, shape.h + geo::FACE);
    let top = ornament::outline(shape, canvas, 0.0);
    let whole = ornament::outline(shape, canvas, geo::FACE);
    let spec = PlankSpec {
        w,
        h: px(geo::FACE) + 16,
        upright: false,
    };
    let front = rosewood(spec, PX.recip(), 55, -0.1);
    let h = px(shape.h);
    Picture::from_fn(w, px(canvas.1), |x, y| {
        let i = y * w + x;
        let uy = (y as f32 + 0.5) / PX;
        let t = ((uy - shape.h) / geo::FACE).clamp(0.0, 1.0);
        // A bead along the middle of the face divides it into two calm bands.
        let bead =
            (-((t - 0.55) / 0.05).powi(2)).exp() - 0.8 * (-((t - 0.66) / 0.045).powi(2)).exp();
        let face = scale(
            front.at(x, (y + 16).saturating_sub(h)),
            (0.62 - 0.34 * t) * (1.0 + 0.5 * bead),
        );
        let over = slab[y.min(h - 1) * w + x];
        let mut c = mix(face, over, top.v[i]);
        let ux = (x as f32 + 0.5) / PX;
        if ux > 6.0 && ux < shape.w - 6.0 {
            let lip = (-((uy - (shape.h - 1.0)) / 1.2).powi(2)).exp();
            c = add(c, scale(hex(0xFFCB90), lip * 0.10));
        }
        [c[0], c[1], c[2], whole.v[i]]
    })
}

/// The board's soft shadow on the cloth, at [`geo::BOARD_SHADOW_PX`] pixels per unit.
pub fn shadow(board: Size) -> Picture {
    let k = geo::BOARD_SHADOW_PX;
    let [left, top, right, bottom] = geo::BOARD_SHADOW;
    let (w, h) = (left + board.0 + right, top + board.1 + bottom);
    let solid = mask::draw(w, h, k, |s| {
        s.fill(mask::rect(
            left,
            top,
            left + board.0,
            top + board.1,
            geo::CORNER,
        ));
    });
    let layers = [
        Layer {
            right: 34.0,
            down: 30.0,
            blur: 26.0,
            dark: 0.50,
        },
        Layer {
            right: 10.0,
            down: 9.0,
            blur: 6.0,
            dark: 0.42,
        },
        Layer {
            right: 0.0,
            down: 0.0,
            blur: 3.0,
            dark: 0.35,
        },
    ];
    Picture::tinted(&layered(&solid, k, layers), [0.02, 0.01, 0.015])
}
