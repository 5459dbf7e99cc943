//! The light of a capiz-shell window: a lattice of bars projected onto the table, in units of the scene.

use crate::light::sun::{self, KEY};
use crate::materials::colour::{Rgb, scale, smooth, to_srgb};
use crate::materials::noise::normal;
use crate::materials::palm_mat;
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::tapatan::{self as geo, LIGHT_PX};

/// The look of the lattice on a surface.
#[derive(Clone, Copy)]
pub struct Cast {
    /// Softness of the bars' edges, 1 on the mat.
    pub soft: f32,
    /// Share of the key light that a bar blocks.
    pub bar: f32,
    /// Key light outside the pool of light, and the addition inside it.
    pub pool: (f32, f32),
}

/// The lattice on the mat.
pub const ON_MAT: Cast = Cast {
    soft: 1.15,
    bar: 0.80,
    pool: (0.26, 0.78),
};
/// The lattice on the board. It is weaker, so that players don't mistake a bar for a line of the game.
pub const ON_BOARD: Cast = Cast {
    soft: 1.5,
    bar: 0.50,
    pool: (0.54, 0.46),
};

const PANE: (f32, f32) = (196.0, 268.0);
const BAR: f32 = 13.0;

/// The sunlight that reaches a place of the scene through the window.
pub fn key(x: f32, y: f32, cast: Cast) -> Rgb {
    let (throw, sill) = (56.3_f32.to_radians(), -12.0_f32.to_radians());
    let (u, w) = (x - 486.0, y - 150.0);
    let det = sill.cos() * throw.sin() - sill.sin() * throw.cos();
    let a = (u * throw.sin() - w * throw.cos()) / det;
    let b = (w * sill.cos() - u * sill.sin()) / det;
    let (ia, ib) = ((a / PANE.0).floor(), (b / PANE.1).floor());
    let blur = cast.soft * (6.5 + 8.0 * (b / 1300.0).clamp(-0.2, 1.2));
    let open = |from: f32, pane: f32| {
        let f = from.rem_euclid(pane);
        smooth(BAR - blur, BAR + blur, f.min(pane - f))
    };
    let glass = open(a, PANE.0) * open(b, PANE.1);
    let own = |seed: u64| normal(seed, ia as i64, ib as i64).clamp(-2.0, 2.0);
    let pool = smooth(-620.0, -380.0, a)
        * smooth(1090.0, 700.0, a)
        * smooth(-420.0, -60.0, b)
        * smooth(1420.0, 900.0, b);
    let far = smooth(1130.0, 120.0, (x - 720.0).hypot((y - 360.0) * 1.1));
    let pool = pool * (0.30 + 0.70 * far);
    let strength = (1.0 - cast.bar + cast.bar * glass * (1.0 + 0.09 * own(12)))
        * (cast.pool.0 + cast.pool.1 * pool);
    // Some shells are a little warmer than others.
    let warm = own(13) * glass;
    scale(
        [
            KEY[0] * (1.0 + 0.035 * warm),
            KEY[1],
            KEY[2] * (1.0 - 0.075 * warm),
        ],
        strength,
    )
}

/// The key light on a surface `height` above the ground.
pub fn key_at(x: f32, y: f32, height: f32, cast: Cast) -> Rgb {
    let (dx, dy) = sun::shadow_direction();
    key(x + dx * height, y + dy * height, cast)
}

/// The shade of the lattice on the fully lit mat, as a dark cover: exact for the mat's mean colour.
pub fn shade() -> Picture {
    let (w, h) = (
        (geo::LIGHT.0 * LIGHT_PX) as usize,
        (geo::LIGHT.1 * LIGHT_PX) as usize,
    );
    let full = palm_mat::mean(palm_mat::full_key());
    Picture::from_fn(w, h, |px, py| {
        let x = (px as f32 + 0.5) / LIGHT_PX + geo::LIGHT_FROM.0 + geo::SCENE_BOARD.0;
        let y = (py as f32 + 0.5) / LIGHT_PX + geo::LIGHT_FROM.1 + geo::SCENE_BOARD.1;
        let here = palm_mat::mean(key(x, y, ON_MAT));
        // The most affected channel determines the cover; the remainder of the others becomes its colour.
        let cover = (0..3)
            .map(|i| 1.0 - here[i] / full[i])
            .fold(0.0_f32, f32::max)
            .clamp(0.001, 1.0);
        // Only half of the remainder, because shaded dark dyes would become pale.
        let tint: Rgb =
            std::array::from_fn(|i| to_srgb(0.5 * (here[i] - full[i] * (1.0 - cover)) / cover));
        [tint[0], tint[1], tint[2], cover]
    })
}
