//! A mono signal at 44.1 kHz.

use super::filter::Filter;
pub use super::filter::RATE;

/// Window for measuring loudness: 40 ms (samples).
const WINDOW: usize = 1764;
/// Level relative to the peak below which a tail can be cut off: −66 dB.
const CUT: f32 = 0.0005;

/// A signal with samples between −1 and 1.
#[derive(Clone, Default)]
pub struct Signal {
    /// The samples.
    pub samples: Vec<f32>,
}

/// The number of samples in a time (s).
pub fn length(seconds: f32) -> usize {
    (seconds.max(0.0) * RATE) as usize
}

impl Signal {
    /// A signal of this length from a function of time (s).
    pub fn of(seconds: f32, mut value: impl FnMut(f32) -> f32) -> Signal {
        Signal {
            samples: (0..length(seconds))
                .map(|i| value(i as f32 / RATE))
                .collect(),
        }
    }

    /// Adds another signal, `seconds` after the start and multiplied by `gain`.
    pub fn add(&mut self, other: &Signal, seconds: f32, gain: f32) {
        let from = length(seconds);
        let needed = from + other.samples.len();
        if self.samples.len() < needed {
            self.samples.resize(needed, 0.0);
        }
        for (own, value) in self.samples[from..].iter_mut().zip(&other.samples) {
            *own += value * gain;
        }
    }

    /// The signal with another one added.
    pub fn with(mut self, other: &Signal, seconds: f32, gain: f32) -> Signal {
        self.add(other, seconds, gain);
        self
    }

    /// The filtered signal.
    pub fn through(mut self, mut filter: Filter) -> Signal {
        for sample in &mut self.samples {
            *sample = filter.next(*sample);
        }
        self
    }

    /// The signal scaled to a peak of 1.
    pub fn full(mut self) -> Signal {
        let peak = self.peak().max(1e-9);
        self.scale(1.0 / peak);
        self
    }

    /// Multiplies every sample by `gain`.
    pub fn scale(&mut self, gain: f32) {
        for sample in &mut self.samples {
            *sample *= gain;
        }
    }

    /// The largest absolute value of a sample.
    pub fn peak(&self) -> f32 {
        self.samples
            .iter()
            .fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// The mean of all samples.
    pub fn offset(&self) -> f32 {
        self.samples.iter().sum::<f32>() / self.samples.len().max(1) as f32
    }

    /// Length (s).
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE
    }

    /// The power of the loudest 40 ms (dB), weighted like human hearing: low frequencies count less, those around 3 kHz
    /// a little more.
    pub fn loudness(&self) -> f32 {
        let weighted = self
            .clone()
            .through(Filter::high_pass(120.0, 0.7))
            .through(Filter::high_shelf(1700.0, 4.0));
        let mut power = 0.0_f64;
        let mut most = 0.0_f64;
        for (i, sample) in weighted.samples.iter().enumerate() {
            power += f64::from(sample * sample);
            if i >= WINDOW {
                let old = weighted.samples[i - WINDOW];
                power -= f64::from(old * old);
            }
            most = most.max(power);
        }
        (10.0 * (most / WINDOW as f64).max(1e-12).log10()) as f32
    }

    /// Finishes the signal: removes rumble and offset, cuts off the inaudible tail, fades the ends to zero, and sets
    /// the loudest moment to `loudness` (dB).
    pub fn finish(&mut self, loudness: f32, longest: f32) {
        *self = std::mem::take(self).through(Filter::high_pass(45.0, 0.7));
        let quiet = self.peak() * CUT;
        let heard = self
            .samples
            .iter()
            .rposition(|sample| sample.abs() > quiet)
            .unwrap_or(0);
        let most = length(longest);
        let tail = length(0.012);
        self.samples.resize((heard + 1 + tail).min(most), 0.0);
        let end = self.samples.len();
        // A cut-off long tail needs a longer fade than one that has decayed.
        let fade = if end == most {
            length(0.25).min(end / 3)
        } else {
            tail
        };
        for i in 0..fade {
            let x = i as f32 / fade as f32;
            self.samples[end - 1 - i] *= x * x * (3.0 - 2.0 * x);
        }
        let attack = 24.min(end);
        for i in 0..attack {
            self.samples[i] *= i as f32 / attack as f32;
        }
        let gain = 10.0_f32.powf((loudness - self.loudness()) / 20.0);
        self.scale(gain);
    }
}
