//! Second-order filters with the formulas of the Audio EQ Cookbook.

use std::f32::consts::PI;

/// Samples per second.
pub const RATE: f32 = 44_100.0;

/// A filter with two poles and two zeros.
#[derive(Clone)]
pub struct Filter {
    forward: [f32; 3],
    back: [f32; 2],
    x: [f32; 2],
    y: [f32; 2],
}

impl Filter {
    fn new(b: [f32; 3], a: [f32; 3]) -> Filter {
        Filter {
            forward: b.map(|v| v / a[0]),
            back: [a[1] / a[0], a[2] / a[0]],
            x: [0.0; 2],
            y: [0.0; 2],
        }
    }

    fn angle(frequency: f32, q: f32) -> (f32, f32) {
        let w = 2.0 * PI * (frequency / RATE).min(0.49);
        (w.cos(), w.sin() / (2.0 * q))
    }

    /// Passes frequencies below `frequency` (Hz).
    pub fn low_pass(frequency: f32, q: f32) -> Filter {
        let (c, a) = Filter::angle(frequency, q);
        let b = (1.0 - c) / 2.0;
        Filter::new([b, 2.0 * b, b], [1.0 + a, -2.0 * c, 1.0 - a])
    }

    /// Passes frequencies above `frequency` (Hz).
    pub fn high_pass(frequency: f32, q: f32) -> Filter {
        let (c, a) = Filter::angle(frequency, q);
        let b = (1.0 + c) / 2.0;
        Filter::new([b, -2.0 * b, b], [1.0 + a, -2.0 * c, 1.0 - a])
    }

    /// Passes frequencies around `frequency` (Hz) with a gain of 1.
    pub fn band_pass(frequency: f32, q: f32) -> Filter {
        let (c, a) = Filter::angle(frequency, q);
        Filter::new([a, 0.0, -a], [1.0 + a, -2.0 * c, 1.0 - a])
    }

    /// Raises frequencies above `frequency` (Hz) by `decibels`.
    pub fn high_shelf(frequency: f32, decibels: f32) -> Filter {
        let (c, alpha) = Filter::angle(frequency, 0.707);
        let a = 10.0_f32.powf(decibels / 40.0);
        let root = 2.0 * a.sqrt() * alpha;
        Filter::new(
            [
                a * ((a + 1.0) + (a - 1.0) * c + root),
                -2.0 * a * ((a - 1.0) + (a + 1.0) * c),
                a * ((a + 1.0) + (a - 1.0) * c - root),
            ],
            [
                (a + 1.0) - (a - 1.0) * c + root,
                2.0 * ((a - 1.0) - (a + 1.0) * c),
                (a + 1.0) - (a - 1.0) * c - root,
            ],
        )
    }

    /// Filters the next sample.
    pub fn next(&mut self, x: f32) -> f32 {
        let y = self.forward[0] * x + self.forward[1] * self.x[0] + self.forward[2] * self.x[1]
            - self.back[0] * self.y[0]
            - self.back[1] * self.y[1];
        self.x = [x, self.x[0]];
        self.y = [y, self.y[0]];
        y
    }
}
