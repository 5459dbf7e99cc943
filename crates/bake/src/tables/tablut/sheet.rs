//! The sheet of the field journal: a leaf of laid paper with a washed and inked board, on top of another leaf.

use crate::light::shadow::{Layer, layered};
use crate::materials::colour::{Rgb, hex, scale};
use crate::materials::noise::{Grid, fbm, noise, normal};
use crate::materials::paper::{self, Leaf, PaperSpec};
use crate::raster::field::Field;
use crate::raster::font::Typeface;
use crate::raster::mask;
use crate::raster::picture::{Picture, over};
use crate::tables::tablut::birch_twig;
use crate::tables::tablut::drawing;
use crate::tables::tablut::page::Page;
use tavoliere_shapes::geometry::tablut::{self as geo, CELL, PX, Plan, SIDE};

/// Colour of shadows on the leather.
const SHADE: Rgb = [0.035, 0.018, 0.008];

/// A whole sheet on a transparent ground.
pub fn sheet(plan: &Plan, letters: &Typeface) -> Picture {
    let (w, h) = pixels(plan);
    let ground = Grid::new(w, h, plan.px.recip());
    let spec = |turn: f32, pulp: Rgb, seed: u64| PaperSpec {
        leaf: plan.leaf,
        turn,
        laid: plan.laid,
        pulp,
        seed,
    };
    let below = paper::leaf(ground, &spec(plan.turn, hex(0xC4AA76), 50));
    let Leaf { colour, cover } = paper::leaf(ground, &spec(0.0, hex(0xE0CDA3), 1));
    let mut page = Page {
        plan,
        ground,
        colour,
    };
    if plan.margin {
        fold(&mut page);
    }
    lay_wash(&mut page);
    page.dry_ink(&drawing::drawn(plan, letters));
    if plan.margin {
        birch_twig::lay(&mut page);
    }
    joined(&page, &cover, below)
}

fn pixels(plan: &Plan) -> (usize, usize) {
    (
        (plan.size.0 * plan.px) as usize,
        (plan.size.1 * plan.px) as usize,
    )
}

/// The upper leaf on the lower one, with its shadow.
fn joined(page: &Page, cover: &Field, below: Leaf) -> Picture {
    let (px, w) = (page.plan.px, page.ground.w);
    let shadow = |dx: f32, dy: f32, soft: f32| {
        cover
            .shifted((dx * px) as isize, (dy * px) as isize, 0.0)
            .blurred(soft * px, soft * px)
    };
    let (near, far) = (shadow(1.5, 2.0, 2.2), shadow(7.0, 8.0, 11.0));
    Picture::from_fn(w, page.ground.h, |x, y| {
        let i = y * w + x;
        let k = (1.0 - 0.55 * near.v[i]) * (1.0 - 0.38 * far.v[i]);
        let [r, g, b] = scale(below.colour[i], k);
        over([r, g, b, below.cover.v[i]], page.colour[i], cover.v[i])
    })
}

/// Adds a flattened fold, 150 units from the left edge.
fn fold(page: &mut Page) {
    let waver = noise(page.ground, 150.0, 150.0, 91);
    let (w, step) = (page.ground.w, page.ground.step);
    let at = page.plan.leaf[0] + 150.0;
    page.wash(|i| {
        let d = ((i % w) as f32 + 0.5) * step - at - 0.6 * waver.v[i];
        let light = 0.055 * (-((d + 1.5) / 2.0).powi(2)).exp();
        let dark = 0.075 * (-((d - 1.1) / 1.6).powi(2)).exp();
        let wide = if d > 0.0 {
            0.025 * (-d / 23.0).exp()
        } else {
            0.0
        };
        [1.0 + light - dark - wide; 3]
    });
}

/// Adds a wash of bistre to every square separately, within the pen lines.
fn lay_wash(page: &mut Page) {
    let ground = page.ground;
    let rim = fbm(ground, 22.0, 22.0, 70, 3);
    let pool = fbm(ground, 85.0, 85.0, 71, 3);
    let grain = noise(ground, 1.5, 1.5, 72);
    let (w, step) = (ground.w, ground.step);
    let (gx, gy) = page.plan.grid;
    let px = page.plan.px;
    let whole = CELL * SIDE as f32;
    // The share of light that fully covering bistre transmits, by channel.
    let lets: Rgb = [0.409, 0.308, 0.200];
    page.wash(|i| {
        let x = ((i % w) as f32 + 0.5) * step - gx;
        let y = ((i / w) as f32 + 0.5) * step - gy;
        if x <= 0.0 || y <= 0.0 || x >= whole || y >= whole {
            return [1.0; 3];
        }
        let fold = |v: f32| {
            let u = v.rem_euclid(CELL);
            u.min(CELL - u)
        };
        let (u, v) = (fold(x), fold(y));
        let round = 5.0;
        let d = if u < round && v < round {
            round - (round - u).hypot(round - v)
        } else {
            u.min(v)
        };
        let d = d - 2.1 + 0.5 * rim.v[i];
        let own = normal(9, (x / CELL) as i64, (y / CELL) as i64);
        let edge = (-d.max(0.0) / 1.1).exp();
        let k = 0.624
            + 0.026 * own
            + 0.036 * pool.v[i]
            + 0.028 * rim.v[i]
            + 0.075 * edge
            + 0.020 * grain.v[i];
        let k = k.clamp(0.0, 0.95) * (d * px / 1.5).clamp(0.0, 1.0);
        std::array::from_fn(|c| 1.0 - k * (1.0 - lets[c]))
    });
}

/// The sheet's soft shadow on the leather, at [`geo::SHEET_SHADOW_PX`] pixels per unit.
pub fn shadow(plan: &Plan) -> Picture {
    let k = geo::SHEET_SHADOW_PX;
    let [left, top, right, bottom] = geo::SHEET_SHADOW;
    let (w, h) = (left + plan.size.0 + right, top + plan.size.1 + bottom);
    let [x0, y0, x1, y1] = plan.leaf;
    let leaf = mask::draw(w, h, k, |s| {
        let (cx, cy) = ((x0 + x1) * 0.5 + left, (y0 + y1) * 0.5 + top);
        for turn in [0.0, plan.turn] {
            s.through(tiny_skia::Transform::from_rotate_at(turn, cx, cy));
            s.fill(mask::rect(left + x0, top + y0, left + x1, top + y1, 3.0));
        }
    });
    let layers = [
        Layer {
            right: 2.0,
            down: 3.0,
            blur: 3.5,
            dark: 0.50,
        },
        Layer {
            right: 9.0,
            down: 10.0,
            blur: 13.0,
            dark: 0.42,
        },
        Layer {
            right: 20.0,
            down: 22.0,
            blur: 30.0,
            dark: 0.34,
        },
    ];
    Picture::tinted(&layered(&leaf, k, layers), SHADE)
}

/// A torn slip of paper with its shadow, for a word if the sheet has no margin. The paper leaves 14 units empty all
/// around.
pub fn slip() -> Picture {
    let (w, h) = geo::SLIP;
    let ground = Grid::new((w * PX) as usize, (h * PX) as usize, PX.recip());
    let leaf = paper::leaf(
        ground,
        &PaperSpec {
            leaf: [14.0, 12.0, w - 16.0, h - 18.0],
            turn: 0.0,
            laid: 3.3,
            pulp: hex(0xE4D2AA),
            seed: 140,
        },
    );
    let layers = [
        Layer {
            right: 1.5,
            down: 1.5,
            blur: 1.4,
            dark: 0.50,
        },
        Layer {
            right: 5.0,
            down: 5.0,
            blur: 5.0,
            dark: 0.45,
        },
    ];
    let mut slip = Picture::tinted(&layered(&leaf.cover, PX, layers), SHADE);
    for (i, pixel) in slip.v.iter_mut().enumerate() {
        *pixel = over(*pixel, leaf.colour[i], leaf.cover.v[i]);
    }
    slip
}
