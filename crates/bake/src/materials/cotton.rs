//! Indigo cotton in plain weave, and its woven border.

use crate::materials::colour::{Rgb, hex, mix, scale};
use crate::materials::noise::{Grid, fbm, normal};
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use tavoliere_shapes::geometry::Size;

/// Distance between threads (design units).
const THREAD: f32 = 4.0;
const DARK: Rgb = hex(0x111A30);
const LIGHT: Rgb = hex(0x2B4067);

/// A plain weave, with the light and the thread of each pixel.
struct Weave {
    /// Light on the threads, a factor near 1.
    light: Field,
    /// Tone of the thread on top, with standard deviation 1.
    tone: Field,
    /// Slubs (thick places) along the thread on top, with standard deviation 1.
    slub: Field,
    /// Distortion of the cloth, right and down (units).
    pull: (Field, Field),
}

fn weave(ground: Grid) -> Weave {
    let Grid {
        w,
        h,
        step,
        repeats,
    } = ground;
    let pull = (fbm(ground, 90.0, 90.0, 1, 3), fbm(ground, 90.0, 90.0, 2, 3));
    let count = |n: usize| (n as f32 * step / THREAD).round() as i64;
    let (nx, ny) = (count(w), count(h));
    // The whole part is the thread's index; the fraction is the place within it, from its middle.
    let place = |x: usize, y: usize| {
        let i = y * w + x;
        let u = (x as f32 * step + 1.2 * pull.0.v[i]) / THREAD;
        let v = (y as f32 * step + 1.2 * pull.1.v[i]) / THREAD;
        let (iu, iv) = (u.floor(), v.floor());
        (iu as i64, iv as i64, u - iu - 0.5, v - iv - 0.5)
    };
    let over = |iu: i64, iv: i64| (iu + iv).rem_euclid(2) == 0;
    let height = Field::from_fn(w, h, |x, y| {
        let (iu, iv, fu, fv) = place(x, y);
        let (across, along) = if over(iu, iv) { (fu, fv) } else { (fv, fu) };
        let dome = (1.0 - (across * 1.9).powi(2)).max(0.0).sqrt();
        dome * (0.62 + 0.38 * (along * std::f32::consts::PI).cos())
    });
    let tone = Field::from_fn(w, h, |x, y| {
        let (iu, iv, ..) = place(x, y);
        let wrapped = |k: i64, n: i64, on: bool| if on { k.rem_euclid(n) } else { k };
        if over(iu, iv) {
            normal(3, wrapped(iu, nx, repeats.0), 0)
        } else {
            normal(4, wrapped(iv, ny, repeats.1), 0)
        }
    });
    let slubs = (fbm(ground, 3.0, 160.0, 6, 1), fbm(ground, 160.0, 3.0, 5, 1));
    let slub = Field::from_fn(w, h, |x, y| {
        let (iu, iv, ..) = place(x, y);
        if over(iu, iv) {
            slubs.0.v[y * w + x]
        } else {
            slubs.1.v[y * w + x]
        }
    });
    let light = Field::from_fn(w, h, |x, y| {
        let (sx, sy) = height.slope(x, y);
        (0.62 + 0.46 * height.v[y * w + x]) * (1.0 + 0.30 * (sx + sy) / step)
    });
    Weave {
        light,
        tone,
        slub,
        pull,
    }
}

/// A square tile of cloth that repeats in both directions, `units` wide, at `px` pixels per unit.
pub fn tile(units: f32, px: f32) -> Picture {
    let n = (units * px) as usize;
    let ground = Grid {
        w: n,
        h: n,
        step: px.recip(),
        repeats: (true, true),
    };
    let weave = weave(ground);
    let dye = fbm(ground, 300.0, 260.0, 7, 4);
    Picture::from_fn(n, n, |x, y| {
        let i = y * n + x;
        let v = 0.5 + 0.10 * weave.tone.v[i] + 0.12 * weave.slub.v[i] + 0.13 * dye.v[i];
        let [r, g, b] = scale(mix(DARK, LIGHT, v.clamp(0.0, 1.0)), weave.light.v[i]);
        [r, g, b, 1.0]
    })
}

/// The border's pattern: colour and opacity at `d` units from the outer edge and `along` units along it.
fn figure(d: f32, along: f32) -> (Rgb, f32) {
    let (madder, zari, cream) = (hex(0x74231F), hex(0xA37F3C), hex(0xC9B587));
    let ink = hex(0x141F3C);
    if d >= 34.0 {
        let point = ((along / 14.0).rem_euclid(1.0) - 0.5).abs() * 14.0;
        let inside = d < 48.0 && point < (48.0 - d) * 0.5;
        return (madder, if inside { 1.0 } else { 0.0 });
    }
    let line = |a: f32, b: f32| d >= a && d < b;
    if line(2.0, 4.0) || line(7.0, 8.5) || line(28.0, 29.5) || line(32.0, 34.0) {
        return (zari, 1.0);
    }
    if line(4.0, 4.8) || line(31.0, 32.0) {
        return (ink, 1.0);
    }
    let t = ((along / 36.0).rem_euclid(1.0) - 0.5) * 36.0;
    let diamond = t.abs() + (d - 18.0).abs() * 1.15;
    let between = ((along / 36.0 + 0.5).rem_euclid(1.0) - 0.5) * 36.0;
    let colour = if diamond < 2.4 || between.hypot(d - 18.0) < 2.3 {
        cream
    } else if diamond < 5.4 {
        scale(madder, 0.8)
    } else if diamond < 9.0 {
        zari
    } else {
        madder
    };
    (colour, 1.0)
}

/// The woven border, repeating along x, with the outer edge at the bottom and a row of triangles at the top.
pub fn border(units: Size, px: f32) -> Picture {
    woven(units, px, true, |u, v| figure((units.1 - v).max(0.0), u))
}

/// The corner of two borders: a square with outer edges at the left and the bottom.
pub fn corner(side: f32, px: f32) -> Picture {
    woven((side, side), px, false, |u, v| {
        let (x, y) = (u.max(0.0), (side - v).max(0.0));
        let d = x.min(y);
        let along = x.max(y) - side;
        if d >= 34.0 {
            return figure(d, along);
        }
        // One large diamond fills the corner, and the lines turn around it.
        let (dx, dy) = ((x - 18.2).abs(), (y - 18.2).abs());
        let diamond = dx + dy;
        let (madder, zari, cream) = (hex(0x74231F), hex(0xA37F3C), hex(0xC9B587));
        if !(9.0..27.5).contains(&d) || x.max(y) >= 30.0 {
            // Half-way between two diamonds, where the strip's ground is plain.
            return figure(d, if d > 9.0 && d < 27.5 { 27.0 } else { along });
        }
        let colour = if diamond < 2.6 || (dx.max(dy) - 7.4).abs() + (dx - dy).abs() < 1.6 {
            cream
        } else if diamond < 5.6 {
            scale(madder, 0.8)
        } else if diamond < 9.6 {
            zari
        } else {
            madder
        };
        (colour, 1.0)
    })
}

/// A pattern (in units) rendered in the weave.
fn woven(
    units: Size,
    px: f32,
    repeats: bool,
    figure: impl Fn(f32, f32) -> (Rgb, f32) + Sync,
) -> Picture {
    let (w, h) = ((units.0 * px) as usize, (units.1 * px) as usize);
    let ground = Grid {
        w,
        h,
        step: px.recip(),
        repeats: (repeats, false),
    };
    let weave = weave(ground);
    let place = |x: usize, y: usize| {
        let i = y * w + x;
        let pull = if repeats { 0.8 } else { 0.3 };
        let u = (x as f32 + 0.5) / px + pull * weave.pull.0.v[i];
        let v = (y as f32 + 0.5) / px + pull * weave.pull.1.v[i];
        figure(u, v)
    };
    let soft = |field: Field, blur: f32| {
        if repeats {
            field.blurred_round(blur, blur)
        } else {
            field.blurred(blur, blur)
        }
    };
    let cover = soft(Field::from_fn(w, h, |x, y| place(x, y).1), 0.7 * px);
    let colour: [Field; 3] =
        std::array::from_fn(|c| soft(Field::from_fn(w, h, |x, y| place(x, y).0[c]), 0.5 * px));
    Picture::from_fn(w, h, |x, y| {
        let i = y * w + x;
        let lit = weave.light.v[i] * (1.0 + 0.10 * weave.tone.v[i]);
        [
            colour[0].v[i] * lit,
            colour[1].v[i] * lit,
            colour[2].v[i] * lit,
            cover.v[i],
        ]
    })
}
