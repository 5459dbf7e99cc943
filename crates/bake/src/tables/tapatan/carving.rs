//! The cuts in a slab of wood as heights and soot: its rounded outline, grooves, cups and burnt letters.

use crate::materials::colour::smooth;
use crate::materials::noise::{Grid, noise};
use crate::raster::field::Field;
use tavoliere_shapes::geometry::{Size, tapatan::PX};

/// A slab being carved; lengths are in units from its top left corner.
pub struct Carving {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// Distance inside the outline.
    pub inside: Field,
    /// Height above the slab's foot.
    pub height: Field,
    /// Blackness of the soot, 0 to 1.
    pub soot: Field,
    /// Share of the wood's lightness in a cup's floor, 1 outside cups.
    pub floor: Field,
    /// 1 within cups, which have no polish.
    pub hollow: Field,
    jitter: Field,
}

/// A round-bottomed line burnt into the wood.
#[derive(Clone, Copy)]
pub struct Groove {
    /// Half the width (units).
    pub half: f32,
    /// Depth in the middle (units).
    pub depth: f32,
    /// Blackness, 0 to 1.
    pub soot: f32,
}

fn unit(i: usize) -> f32 {
    (i as f32 + 0.5) / PX
}

impl Carving {
    /// Starts with a slab of `size` units with corners of radius `corner` and an edge rounded over `edge`.
    pub fn new(size: Size, corner: f32, edge: f32, seed: u64) -> Self {
        let (w, h) = ((size.0 * PX) as usize, (size.1 * PX) as usize);
        let inside = Field::from_fn(w, h, |x, y| {
            let ax = (unit(x) - size.0 * 0.5).abs() - (size.0 * 0.5 - corner);
            let ay = (unit(y) - size.1 * 0.5).abs() - (size.1 * 0.5 - corner);
            corner - ax.max(0.0).hypot(ay.max(0.0)) - ax.max(ay).min(0.0)
        });
        let height = inside.map(|d| {
            let left = edge - d.clamp(0.0, edge);
            (edge * edge - left * left).max(0.0).sqrt()
        });
        let ground = Grid::new(w, h, PX.recip());
        let mut jitter = noise(ground, 14.0, 14.0, seed).map(|v| v * 0.21);
        jitter.add(&noise(ground, 2.4, 2.4, seed + 1), 0.16);
        Self {
            w,
            h,
            inside,
            height,
            soot: Field::filled(w, h, 0.0),
            floor: Field::filled(w, h, 1.0),
            hollow: Field::filled(w, h, 0.0),
            jitter,
        }
    }

    /// Cuts a groove. `distance` returns the distance from its middle (units) for a pixel's place and its distance
    /// inside the outline.
    pub fn groove(&mut self, groove: Groove, distance: impl Fn(f32, f32, f32) -> f32 + Sync) {
        let Groove { half, depth, soot } = groove;
        let w = self.w;
        let far = Field::from_fn(w, self.h, |x, y| {
            distance(unit(x), unit(y), self.inside.v[y * w + x])
        });
        for (i, d) in far.v.iter().enumerate() {
            let cut = (1.0 - (d / half).powi(2)).clamp(0.0, 1.0);
            self.height.v[i] -= depth * cut.powf(0.8);
            let black = soot * smooth(half + 1.0, half - 2.4, d + self.jitter.v[i]);
            self.soot.v[i] = self.soot.v[i].max(black);
        }
    }

    /// Turns cups of a radius and depth, with soft, worn outer lips.
    pub fn cups(&mut self, centres: &[(f32, f32)], radius: f32, depth: f32) {
        let w = self.w;
        let near = Field::from_fn(w, self.h, |x, y| {
            centres
                .iter()
                .map(|c| (unit(x) - c.0).hypot(unit(y) - c.1))
                .fold(f32::MAX, f32::min)
        });
        for (i, d) in near.v.iter().enumerate() {
            if *d > radius * 1.6 {
                continue;
            }
            let u = d / radius;
            self.height.v[i] -= depth * (1.0 - u.powi(3)).max(0.0);
            let past = d - radius;
            if past > 0.0 {
                self.height.v[i] -= 1.6 * (-(past / 3.0).powi(2)).exp() * (1.0 - self.soot.v[i]);
            }
            let dark = smooth(radius + 0.6, radius - 3.0, *d) * (0.36 - 0.12 * smooth(0.3, 1.0, u));
            let worn = 0.12 * smooth(radius, radius + 3.0, *d) * smooth(radius * 1.5, radius, *d);
            self.floor.v[i] = 1.0 - dark + worn;
            self.hollow.v[i] = smooth(radius + 2.0, radius - 8.0, *d);
            let rim = 0.50 * (-((past + 1.2 + 0.7 * self.jitter.v[i]) / 1.7).powi(2)).exp();
            self.soot.v[i] = self.soot.v[i].max(rim);
        }
    }

    /// Burns letters in with the opacity `cover`, on patches scraped a little lighter.
    pub fn burn(&mut self, cover: &Field) {
        let sunk = cover.blurred(0.6 * PX, 0.6 * PX);
        let scraped = cover.blurred(7.0 * PX, 7.0 * PX);
        for (i, c) in cover.v.iter().enumerate() {
            let black = 0.97 * (c * (1.05 + 0.2 * self.jitter.v[i])).clamp(0.0, 1.0);
            self.soot.v[i] = self.soot.v[i].max(black);
            self.height.v[i] -= 1.2 * sunk.v[i];
            self.floor.v[i] += (0.55 * scraped.v[i]).min(0.16);
        }
    }
}
