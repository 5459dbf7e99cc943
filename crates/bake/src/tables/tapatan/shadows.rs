//! Shadows on mat and board: shapes swept away from the sun, dark and sharp at the foot, wide and faint farther away.

use crate::light::sun;
use crate::materials::colour::{Rgb, smooth};
use crate::raster::field::Field;
use crate::raster::mask;
use crate::raster::picture::Picture;
use crate::tables::tapatan::pieces::Side;
use tavoliere_shapes::geometry::tapatan::{
    self as geo, BOARD, BOARD_SHADOW, BOARD_SHADOW_PX, PIECE, SOFT_PX, TRAY, TRAY_SHADOW,
};
use tavoliere_shapes::geometry::{Sides, Size};

/// Colour of all shadows: nearly black, a little warm.
const SHADE: Rgb = [0.055, 0.03, 0.02];
/// Share of the light on a surface that comes from the sun.
const SUN_SHARE: f32 = 0.76;

/// The softness of a shadow.
#[derive(Clone, Copy)]
struct Blur {
    /// Blur at the foot (units).
    foot: f32,
    /// Extra blur per unit of distance.
    gain: f32,
}

/// A shape swept along the light from the ground to `top` (units).
fn sweep(shape: &Field, px: f32, top: f32, blur: Blur) -> Field {
    const STEPS: usize = 9;
    let (tx, ty) = sun::shadow_direction();
    let reach = tx.hypot(ty);
    let mut swept = Field::filled(shape.w, shape.h, 0.0);
    for k in 0..STEPS {
        let height = top * (k as f32 + 0.5) / STEPS as f32;
        let sigma = (blur.foot + blur.gain * height * reach) * px;
        let soft = shape.blurred(sigma, sigma);
        let moved = Field::from_fn(shape.w, shape.h, |x, y| {
            soft.between(x as f32 - tx * height * px, y as f32 - ty * height * px)
        });
        for (s, m) in swept.v.iter_mut().zip(&moved.v) {
            *s = s.max(*m);
        }
    }
    swept
}

/// A black cover from the lost shares of the sun and the sky.
fn cover(sun_lost: &Field, sky_lost: &Field) -> Picture {
    let cover = Field {
        w: sun_lost.w,
        h: sun_lost.h,
        v: sun_lost
            .v
            .iter()
            .zip(&sky_lost.v)
            .map(|(sun, sky)| sun * SUN_SHARE + sky * (1.0 - SUN_SHARE))
            .collect(),
    };
    Picture::tinted(&cover, SHADE)
}

/// The shadow of a slab on the mat, with margins of `beyond` around it.
fn slab(size: Size, corner: f32, height: f32, beyond: Sides, px: f32) -> Picture {
    let [left, top, right, bottom] = beyond;
    let shape = mask::draw(size.0 + left + right, size.1 + top + bottom, px, |s| {
        s.fill(mask::rect(left, top, left + size.0, top + size.1, corner));
    });
    let blur = Blur {
        foot: 1.5,
        gain: 0.17,
    };
    let sun = sweep(&shape, px, height, blur).map(|v| 0.93 * v);
    let near = shape.blurred(8.0 * px, 8.0 * px);
    let mut sky = shape.blurred(26.0 * px, 26.0 * px);
    for ((sky, near), sun) in sky.v.iter_mut().zip(&near.v).zip(&sun.v) {
        let closed = (*sky * 0.9).max(near * 0.85);
        *sky = 1.0 - (1.0 - 0.72 * closed) * (1.0 - 0.5 * sun);
    }
    cover(&sun, &sky)
}

/// The board's shadow.
pub fn board() -> Picture {
    slab(
        (BOARD, BOARD),
        24.0,
        geo::BOARD_HEIGHT,
        BOARD_SHADOW,
        BOARD_SHADOW_PX,
    )
}

/// A tray's shadow, vertical (`upright`) or horizontal.
pub fn tray(upright: bool) -> Picture {
    let (short, long) = TRAY;
    let size = if upright {
        (short, long)
    } else {
        (long, short)
    };
    slab(size, 30.0, geo::TRAY_HEIGHT, TRAY_SHADOW, SOFT_PX)
}

/// Height of a side's piece for its shadow (units).
fn height(side: Side) -> f32 {
    match side {
        Side::White => 21.6,
        Side::Black => 16.8,
    }
}

fn foot() -> Field {
    let n = (geo::PIECE_SHADOW * SOFT_PX) as usize;
    Field::from_fn(n, n, |x, y| {
        let at = |i: usize| (i as f32 + 0.5) / SOFT_PX - geo::PIECE_SHADOW_CENTRE;
        let r = PIECE * 0.965;
        smooth(r + 0.7, r - 0.7, at(x).hypot(at(y)))
    })
}

/// The shadow of a piece on the board.
pub fn piece(side: Side) -> Picture {
    let foot = foot();
    let blur = Blur {
        foot: 0.9,
        gain: 0.20,
    };
    let near = foot.blurred(4.5 * SOFT_PX, 4.5 * SOFT_PX);
    // A pale piece needs shade all around its foot; a black one contrasts with lit wood.
    let grip = match side {
        Side::White => 0.34,
        Side::Black => 0.0,
    };
    let mut sun = sweep(&foot, SOFT_PX, height(side), blur).map(|v| 0.92 * v);
    for (sun, near) in sun.v.iter_mut().zip(&near.v) {
        *sun = 1.0 - (1.0 - *sun) * (1.0 - grip * near);
    }
    let mut sky = foot.blurred(15.0 * SOFT_PX, 15.0 * SOFT_PX);
    for (sky, near) in sky.v.iter_mut().zip(&near.v) {
        *sky = 0.8 * (0.80 * near).max(0.55 * *sky);
    }
    cover(&sun, &sky)
}

/// The shadow of a held piece, without its offset: the stage moves it along the light's direction as the piece rises.
pub fn lifted(side: Side) -> Picture {
    let foot = foot();
    let (tx, ty) = sun::shadow_direction();
    let soft = Blur {
        foot: 1.2 + 0.16 * geo::LIFT * tx.hypot(ty),
        gain: 0.16,
    };
    let sun = sweep(&foot, SOFT_PX, height(side), soft).map(|v| 0.90 * v);
    let sky = sun.map(|v| 0.5 * v);
    cover(&sun, &sky)
}
