//! Dark corners and glow, stretched over a window of any size.

use crate::materials::colour::{hex, smooth};
use crate::raster::field::Field;
use crate::raster::picture::Picture;

/// Size of the window (design units).
const WINDOW: (usize, usize) = (1920, 1080);

/// A field over the window with one pixel per `step` by `step` units; `f` takes units.
fn over_window(step: usize, f: impl Fn(f32, f32) -> f32 + Sync) -> Field {
    let at = |i: usize| (i as f32 + 0.5) * step as f32;
    Field::from_fn(WINDOW.0 / step, WINDOW.1 / step, |x, y| f(at(x), at(y)))
}

/// Tablan's dark corners and the side away from the warm glow, as a black cover.
pub fn tablan() -> Picture {
    let cover = over_window(4, |x, y| {
        let glow = tablan_glow_at(x, y);
        let far = ((x - 860.0) / 1250.0).hypot((y - 500.0) / 760.0);
        let rim = 1.0 - 0.30 * (far - 0.58).clamp(0.0, 1.0).powf(1.4);
        1.0 - (0.955 + 0.045 * glow) * rim
    });
    Picture::tinted(&cover, [0.0; 3])
}

/// Tablan's warm glow of the key light from the upper left.
pub fn tablan_glow() -> Picture {
    let cover = over_window(4, |x, y| 0.055 * tablan_glow_at(x, y));
    Picture::tinted(&cover, hex(0xFFD9A0))
}

fn tablan_glow_at(x: f32, y: f32) -> f32 {
    (-((x - 300.0) / 1100.0).powi(2) - ((y - 120.0) / 760.0).powi(2)).exp()
}

/// Tablut's darkness away from the lamp.
pub fn tablut() -> Picture {
    let cover = over_window(4, |x, y| {
        let (x, y) = (x / WINDOW.0 as f32, y / WINDOW.1 as f32);
        let pool = (-((x - 0.40) / 0.62).powi(2) - ((y - 0.36) / 0.72).powi(2)).exp();
        1.0 - (0.70 + 0.38 * pool) / 1.08
    });
    // A little cooler than black.
    Picture::tinted(&cover, [0.010, 0.010, 0.014])
}

/// Tapatan's darker corners.
pub fn tapatan() -> Picture {
    let cover = over_window(8, |x, y| {
        let far = ((x - 900.0) / 1500.0).hypot((y - 520.0) / 900.0);
        0.50 * smooth(0.45, 1.15, far)
    });
    Picture::tinted(&cover, [0.0; 3])
}

/// Tawula's darkness outside the key light, as a black cover above board and pieces.
pub fn tawula() -> Picture {
    let cover = over_window(4, |x, y| {
        let d = ((x - 540.0) / 1500.0).powi(2) + ((y - 310.0) / 980.0).powi(2);
        let far = ((x - 960.0) / 1100.0).hypot((y - 540.0) / 720.0);
        let rim = ((far - 0.72) / 0.55).clamp(0.0, 1.0);
        1.0 - (0.10 + 0.90 * (-0.42 * d).exp()) * (1.0 - 0.20 * rim * rim * (3.0 - 2.0 * rim))
    });
    Picture::tinted(&cover, [0.0; 3])
}
