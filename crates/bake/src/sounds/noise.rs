//! Seeded random numbers and bursts of noise.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{filter::Filter, signal::Signal};

/// The random numbers of one sound.
pub struct Random(Xoshiro256PlusPlus);

/// Creates random numbers that only depend on a sound's name.
pub fn seeded(name: &str) -> Random {
    // FNV-1a, so that a new sound doesn't change the others.
    let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
    });
    Random(Xoshiro256PlusPlus::seed_from_u64(hash))
}

impl Random {
    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        self.0.random_range(low..high)
    }

    /// A factor that differs from 1 by at most `part`.
    pub fn about(&mut self, part: f32) -> f32 {
        self.between(1.0 - part, 1.0 + part)
    }
}

/// White noise that rises for `attack` seconds and then decays by 60 dB in `decay` seconds.
pub fn burst(random: &mut Random, attack: f32, decay: f32) -> Signal {
    Signal::of(attack + decay * 1.1, |t| {
        let rise = if t < attack { t / attack } else { 1.0 };
        random.between(-1.0, 1.0) * rise * (-6.91 * (t - attack).max(0.0) / decay).exp()
    })
}

/// A burst of noise around `frequency` (Hz).
pub fn band(random: &mut Random, frequency: f32, q: f32, attack: f32, decay: f32) -> Signal {
    burst(random, attack, decay).through(Filter::band_pass(frequency, q))
}
