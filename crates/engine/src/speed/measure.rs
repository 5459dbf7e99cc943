//! Measures a figure and prints the result.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use super::{Figure, Unit};

/// The result of a measurement. `Display` writes its line.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    figure: Figure,
    value: f64,
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.figure.name;
        match self.figure.unit {
            Unit::PerSecond(unit) => write!(f, "{name} {:.0} {unit}", self.value),
            Unit::Nanoseconds(unit) => write!(f, "{name} {:.2} {unit}", self.value),
        }
    }
}

/// The number of parts of a measurement. Their median is reported, so that short disturbances by other programs don't
/// count.
const PARTS: u32 = 15;

/// Measures a figure on one core for about the time `long`.
#[must_use]
pub fn measure(figure: Figure, long: Duration) -> Speed {
    let mut work = (figure.prepare)();
    // Warm up caches and growing lists.
    black_box(work());
    let mut parts: Vec<f64> = (0..PARTS)
        .map(|_| {
            let begun = Instant::now();
            let mut units = 0;
            while begun.elapsed() < long / PARTS {
                units += black_box(work());
            }
            begun.elapsed().as_secs_f64() / units as f64
        })
        .collect();
    parts.sort_by(f64::total_cmp);
    let seconds = parts[parts.len() / 2];
    let value = match figure.unit {
        Unit::PerSecond(_) => seconds.recip(),
        Unit::Nanoseconds(_) => seconds * 1e9,
    };
    Speed { figure, value }
}
