//! Seeded chance and bursts of noise.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{filter::Filter, signal::Signal};

/// The source of chance of one sound.
pub struct Random(Xoshiro256PlusPlus);

/// Chance that depends on nothing but the name of a sound.
pub fn seeded(name: &str) -> Random {
    // FNV-1a, so that adding a sound changes no other.
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

    /// A factor within `part` of 1 either way.
    pub fn about(&mut self, part: f32) -> f32 {
        self.between(1.0 - part, 1.0 + part)
    }
}

/// White noise that dies away by 60 dB in `decay` seconds after a rise of `attack` seconds.
pub fn burst(random: &mut Random, attack: f32, decay: f32) -> Signal {
    Signal::of(attack + decay * 1.1, |t| {
        let rise = if t < attack { t / attack } else { 1.0 };
        random.between(-1.0, 1.0) * rise * (-6.91 * (t - attack).max(0.0) / decay).exp()
    })
}

/// A burst of noise about `frequency` hertz.
pub fn band(random: &mut Random, frequency: f32, q: f32, attack: f32, decay: f32) -> Signal {
    burst(random, attack, decay).through(Filter::band_pass(frequency, q))
}
