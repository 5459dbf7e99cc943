//! Colours: sRGB for flat work, linear light for lit solids.

/// Red, green and blue, 0 to 1.
pub type Rgb = [f32; 3];

/// A colour from its `0xRRGGBB` number, sRGB.
pub const fn hex(code: u32) -> Rgb {
    [
        ((code >> 16) & 255) as f32 / 255.0,
        ((code >> 8) & 255) as f32 / 255.0,
        (code & 255) as f32 / 255.0,
    ]
}

/// The same in linear light.
pub fn lin(code: u32) -> Rgb {
    hex(code).map(to_linear)
}

/// One sRGB channel to linear light.
pub fn to_linear(c: f32) -> f32 {
    if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// One linear channel to sRGB, clipped to 0..1.
pub fn to_srgb(c: f32) -> f32 {
    let c = c.clamp(0.0, 1.0);
    if c <= 0.003_130_8 {
        c * 12.92
    } else {
        1.055 * c.powf(1.0 / 2.4) - 0.055
    }
}

/// From `a` at 0 to `b` at 1.
pub fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * t)
}

/// Every channel times `k`.
pub fn scale(a: Rgb, k: f32) -> Rgb {
    a.map(|c| c * k)
}

/// Channel by channel sum.
pub fn add(a: Rgb, b: Rgb) -> Rgb {
    std::array::from_fn(|i| a[i] + b[i])
}

/// Channel by channel product.
pub fn mul(a: Rgb, b: Rgb) -> Rgb {
    std::array::from_fn(|i| a[i] * b[i])
}

/// 0 at `a`, 1 at `b`, smooth between (also for `a` above `b`).
pub fn smooth(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
