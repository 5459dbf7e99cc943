//! Colours: sRGB for flat pictures, linear light for lit solids.

/// Red, green and blue, 0 to 1.
pub type Rgb = [f32; 3];

/// A colour from its `0xRRGGBB` code (sRGB).
pub const fn hex(code: u32) -> Rgb {
    [
        ((code >> 16) & 255) as f32 / 255.0,
        ((code >> 8) & 255) as f32 / 255.0,
        (code & 255) as f32 / 255.0,
    ]
}

/// A colour from its `0xRRGGBB` code, in linear light.
pub fn lin(code: u32) -> Rgb {
    hex(code).map(to_linear)
}

/// Converts one sRGB channel to linear light.
pub fn to_linear(c: f32) -> f32 {
    if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// Converts one linear channel to sRGB, clamped to 0–1.
pub fn to_srgb(c: f32) -> f32 {
    let c = c.clamp(0.0, 1.0);
    if c <= 0.003_130_8 {
        c * 12.92
    } else {
        1.055 * c.powf(1.0 / 2.4) - 0.055
    }
}

/// Interpolates from `a` at 0 to `b` at 1.
pub fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * t)
}

/// Multiplies every channel by `k`.
pub fn scale(a: Rgb, k: f32) -> Rgb {
    a.map(|c| c * k)
}

/// The sum of two colours, by channel.
pub fn add(a: Rgb, b: Rgb) -> Rgb {
    std::array::from_fn(|i| a[i] + b[i])
}

/// The product of two colours, by channel.
pub fn mul(a: Rgb, b: Rgb) -> Rgb {
    std::array::from_fn(|i| a[i] * b[i])
}

/// A smooth step: 0 at `a`, 1 at `b` (also if `a` is above `b`).
pub fn smooth(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
