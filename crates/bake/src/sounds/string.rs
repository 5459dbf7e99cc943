//! A plucked string over a broad bridge, as on a veena or tanpura, as a sum of partials.

use std::f32::consts::TAU;

use super::signal::{RATE, Signal};

/// How a note is plucked.
#[derive(Clone, Copy)]
pub struct Pluck {
    /// Frequency in hertz.
    pub frequency: f32,
    /// A glide into the note: where it begins, in semitones from it, and how long it takes.
    pub glide: (f32, f32),
    /// Seconds until the first partial has died away by 60 dB.
    pub decay: f32,
    /// Where the string is plucked, as a part of its length.
    pub place: f32,
    /// How bright: the slope of the partials, 1 bright to 2 dull.
    pub slope: f32,
}

/// The partials above this many hertz are left out.
const HIGHEST: f32 = 7000.0;
/// Stiffness: how far partials lie above whole multiples.
const STIFFNESS: f32 = 0.000_06;

/// A plucked note.
pub fn pluck(note: Pluck) -> Signal {
    let mut signal = Signal::of(note.decay * 1.1, |_| 0.0);
    let partials = (HIGHEST / note.frequency) as u32;
    for number in 1..=partials.min(24) {
        let n = number as f32;
        let gain = (n * std::f32::consts::PI * note.place).sin() * n.powf(-note.slope);
        let ratio = n * (1.0 + STIFFNESS * n * n).sqrt();
        let decay = note.decay / (1.0 + 0.045 * n * n).sqrt();
        // Against the curved bridge the higher partials bloom a moment after the pluck.
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
