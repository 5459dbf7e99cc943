//! A plucked string over a broad bridge, like a veena's or tanpura's, as a sum of partials.

use std::f32::consts::TAU;

use super::signal::{RATE, Signal};

/// The parameters of a plucked note.
#[derive(Clone, Copy)]
pub struct Pluck {
    /// Frequency (Hz).
    pub frequency: f32,
    /// Glide into the note: its start (semitones from the note) and its length (s).
    pub glide: (f32, f32),
    /// Time in which the first partial decays by 60 dB (s).
    pub decay: f32,
    /// Place of the pluck, as a share of the string's length.
    pub place: f32,
    /// Slope of the partials, 1 (bright) to 2 (dull).
    pub slope: f32,
}

/// Frequency above which partials are left out (Hz).
const HIGHEST: f32 = 7000.0;
/// Stiffness: the deviation of partials from whole multiples.
const STIFFNESS: f32 = 0.000_06;

/// Synthesises a plucked note.
pub fn pluck(note: Pluck) -> Signal {
    let mut signal = Signal::of(note.decay * 1.1, |_| 0.0);
    let partials = (HIGHEST / note.frequency) as u32;
    for number in 1..=partials.min(24) {
        let n = number as f32;
        let gain = (n * std::f32::consts::PI * note.place).sin() * n.powf(-note.slope);
        let ratio = n * (1.0 + STIFFNESS * n * n).sqrt();
        let decay = note.decay / (1.0 + 0.045 * n * n).sqrt();
        // At the curved bridge, the higher partials grow a moment after the pluck.
        let bloom = 0.004 + 0.0035 * n;
        let mut phase = 0.0_f32;
        for (i, sample) in signal.samples.iter_mut().enumerate() {
            let t = i as f32 / RATE;
            let fallen = (-6.91 * t / decay).exp();
            if fallen < 1e-4 {
                break;
            }
            let (from, time) = note.glide;
            let left = if t < time {
                0.5 * (1.0 + (TAU / 2.0 * t / time).cos())
            } else {
                0.0
            };
            let bend = (from * left / 12.0).exp2();
            phase = (phase + ratio * note.frequency * bend / RATE).fract();
            let rise = 0.55 * (t / 0.0012).min(1.0) + 0.45 * (1.0 - (-t / bloom).exp());
            *sample += gain * rise * fallen * (TAU * phase).sin();
        }
    }
    signal
}
