//! Struck bodies as sums of damped modes.

use std::f32::consts::PI;

use super::{
    noise::Random,
    signal::{RATE, Signal},
};

/// A vibration of a body: frequency (Hz), time in which it decays by 60 dB (s), and strength.
#[derive(Clone, Copy)]
pub struct Mode(pub f32, pub f32, pub f32);

/// Ratios of the bending modes of a bar that is free at both ends.
pub const BAR: [f32; 5] = [1.0, 2.756, 5.404, 8.933, 13.34];

/// The modes of a loose bar: lowest frequency (Hz), its decay (s), and the rate at which higher modes decay and weaken
/// (0: not at all).
pub fn bar(frequency: f32, decay: f32, damping: f32) -> Vec<Mode> {
    BAR.iter()
        .map(|ratio| {
            let fall = ratio.powf(-damping);
            Mode(frequency * ratio, decay * fall, fall.sqrt())
        })
        .collect()
}

/// The modes of a body with frequency (Hz), decay (s) and strength. `pitch` multiplies all frequencies, and each varies
/// by a share of up to `part`.
pub fn body<const N: usize>(
    random: &mut Random,
    pitch: f32,
    part: f32,
    modes: [(f32, f32, f32); N],
) -> Vec<Mode> {
    modes
        .map(|(frequency, decay, gain)| Mode(frequency * pitch * random.about(part), decay, gain))
        .to_vec()
}

/// Strikes a body. Each mode gets the strength that a blow of `contact` seconds excites, with small random differences
/// because no two strokes hit the same spot.
pub fn strike(random: &mut Random, modes: &[Mode], contact: f32) -> Signal {
    let longest = modes
        .iter()
        .fold(0.0_f32, |longest, mode| longest.max(mode.1));
    let mut signal = Signal::of(contact + longest * 1.1, |_| 0.0);
    for &Mode(frequency, decay, gain) in modes {
        if frequency > 0.45 * RATE {
            continue;
        }
        let gain = gain * random.about(0.3) * pulse(frequency * contact);
        ring(&mut signal, frequency, decay, gain, contact);
    }
    signal
}

/// The spectrum of a half-sine blow at `x`, the frequency multiplied by the blow's length.
fn pulse(x: f32) -> f32 {
    let d = 1.0 - 4.0 * x * x;
    if d.abs() < 1e-3 {
        PI / 4.0
    } else {
        ((PI * x).cos() / d).abs()
    }
}

/// Adds a damped sine that grows during the blow.
fn ring(signal: &mut Signal, frequency: f32, decay: f32, gain: f32, contact: f32) {
    for (i, sample) in signal.samples.iter_mut().enumerate() {
        let t = i as f32 / RATE;
        let grown = if t < contact {
            (0.5 * PI * t / contact).sin().powi(2)
        } else {
            1.0
        };
        let fallen = (-6.91 * t / decay).exp();
        if fallen < 1e-4 {
            break;
        }
        *sample += gain * grown * fallen * (2.0 * PI * frequency * t).sin();
    }
}
