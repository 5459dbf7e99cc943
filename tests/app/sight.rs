//! Colours as players see them: contrasts with usual vision and with simulated colour blindness.

/// The share of red, green and blue in each of the three, linear.
pub type Sight = [[f64; 3]; 3];

/// Usual vision.
pub const USUAL: Sight = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

/// Usual vision, and colour-blind vision at full severity: Machado, Oliveira, Fernandes, "A Physiologically-based Model
/// for Simulation of Color Vision Deficiency", 2009. Greyscale keeps the luminance, so it has the contrasts of usual
/// vision.
pub const SIGHTS: [(&str, Sight); 4] = [
    ("usual vision and greyscale", USUAL),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// A channel of a colour (0 to 255), linear from 0 to 1.
pub fn linear(channel: f64) -> f64 {
    let c = channel / 255.0;
    if c <= 0.040_45 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// The relative luminance of an opaque linear colour (WCAG), as a player sees it.
pub fn luminance(sight: &Sight, colour: [f64; 3]) -> f64 {
    // Written out, because tests call it for millions of pixels and are compiled with little optimisation.
    let [r, g, b] = colour;
    let seen = |row: &[f64; 3]| (row[0] * r + row[1] * g + row[2] * b).clamp(0.0, 1.0);
    0.2126 * seen(&sight[0]) + 0.7152 * seen(&sight[1]) + 0.0722 * seen(&sight[2])
}

/// The contrast of two luminances (WCAG), from 1 to 21.
pub fn ratio(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
