//! Calls of a small birch-bark horn with a distant bell: the warnings of Tablut, and the end of its king.

use std::f32::consts::TAU;

use super::{
    filter::Filter,
    noise::{self, Random},
    paper, room,
    signal::{RATE, Signal},
};

/// The horn's notes (Hz), tuned to the tonic of the other phrases.
const LOW_LA: f32 = 220.0;
const RE: f32 = 293.66;
const FA: f32 = 352.4;
const LA: f32 = 440.5;
const HIGH_RE: f32 = 587.33;
const HIGH_FA_SHARP: f32 = 734.16;
const HIGH_LA: f32 = 881.0;

/// A note of the horn: breath first, then the higher partials as it gets louder.
fn blown(random: &mut Random, frequency: f32, length: f32, bright: f32) -> Signal {
    const RELEASE: f32 = 0.09;
    const PARTIALS: u16 = 9;
    let speed = random.between(5.2, 5.8);
    let mut phase = random.between(0.0, 1.0);
    let mut signal = Signal::of(length + RELEASE, |_| 0.0);
    for (i, sample) in signal.samples.iter_mut().enumerate() {
        let t = i as f32 / RATE;
        let rise = 1.0 - (-t / 0.018).exp();
        let fall = ((length + RELEASE - t) / RELEASE).clamp(0.0, 1.0);
        let swell = rise * fall * fall * (1.0 - 0.3 * (t / length).min(1.0));
        // It starts a little flat, like a lip, and only a long note wavers.
        let bend = 1.0 - 0.02 * (-t / 0.016).exp();
        let waver = 1.0 + 0.004 * (t / 0.3).min(1.0) * (TAU * speed * t).sin();
        phase = (phase + frequency * bend * waver / RATE).fract();
        for number in 1..=PARTIALS {
            let n = f32::from(number);
            let slope = 2.3 - 0.9 * bright * swell;
            let gain = n.powf(-slope) * swell.powf(1.0 + 0.16 * n);
            *sample += gain * (TAU * n * phase).sin();
        }
    }
    let breath = noise::band(random, frequency * 2.2, 0.9, 0.012, 0.16).full();
    signal.full().with(&breath, 0.0, 0.06)
}

/// A small bell that answers the horn.
fn bell(random: &mut Random, frequency: f32, decay: f32) -> Signal {
    let partials = [(1.0, 1.0, 1.0), (2.76, 0.5, 0.3), (5.4, 0.25, 0.12)]
        .map(|(r, d, g)| (r * frequency * random.about(0.001), d * decay, g));
    Signal::of(decay * 1.1, |t| {
        let rise = (t / 0.002).min(1.0);
        partials
            .iter()
            .map(|(f, d, g)| rise * g * (-6.91 * t / d).exp() * (TAU * f * t).sin())
            .sum()
    })
    .full()
}

/// Places a call at some distance over the sheet.
fn called(random: &mut Random, dry: Signal, dark: f32) -> Signal {
    room::furnished(random, &dry.through(Filter::low_pass(dark, 0.6)), 0.45)
}

/// Raichi, one way is open: a fourth upwards, like a question.
pub fn raichi(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&blown(random, LA, 0.12, 0.7), 0.0, 0.75);
    dry.add(&blown(random, HIGH_RE, 0.27, 0.9), 0.15, 1.0);
    dry.add(&bell(random, 2.0 * HIGH_RE, 0.5), 0.16, 0.16);
    called(random, dry, 4200.0)
}

/// Tuichi, two ways are open: a higher, quicker call, played twice.
pub fn tuichi(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    for (at, held, strength) in [(0.0, 0.06, 0.8), (0.23, 0.24, 1.0)] {
        dry.add(&blown(random, HIGH_RE, 0.055, 1.1), at, 0.75 * strength);
        let high = blown(random, HIGH_LA, held, 1.3);
        dry.add(&high, at + 0.095, strength);
        let ring = bell(random, 2.0 * HIGH_LA, 0.4);
        dry.add(&ring, at + 0.1, 0.2 * strength);
    }
    called(random, dry, 5200.0)
}

/// The king escapes: the horn jumps up the open chord, and the bell rings afterwards.
pub fn escapes(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    for (frequency, at, held, strength) in [
        (RE, 0.0, 0.09, 0.7),
        (LA, 0.12, 0.09, 0.75),
        (HIGH_RE, 0.24, 0.09, 0.85),
        (HIGH_FA_SHARP, 0.36, 0.44, 1.0),
    ] {
        dry.add(&blown(random, frequency, held, 1.0), at, strength);
    }
    dry.add(&blown(random, LA, 0.42, 0.6), 0.37, 0.45);
    for (frequency, at) in [(2.0 * HIGH_RE, 0.38), (2.0 * HIGH_LA, 0.5)] {
        dry.add(&bell(random, frequency, 0.8), at, 0.2);
    }
    called(random, dry, 5200.0)
}

/// The king is captured: he falls, heavier than a man, and the horn drops a fifth.
pub fn taken(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&paper::touch(random, 1.0, 0.5, 0.0004), 0.0, 0.6);
    let fall = random.between(0.13, 0.14);
    dry.add(&paper::touch(random, 1.7, 2.2, 0.0012), fall, 1.0);
    for (at, strength) in [(0.075, 0.4), (0.14, 0.22), (0.19, 0.1)] {
        dry.add(&paper::touch(random, 1.6, 0.8, 0.0012), fall + at, strength);
    }
    dry.add(&blown(random, LA, 0.2, 0.5), 0.2, 0.6);
    dry.add(&blown(random, FA, 0.16, 0.4), 0.43, 0.55);
    dry.add(&blown(random, RE, 0.3, 0.4), 0.62, 0.7);
    called(random, dry, 3600.0)
}

/// The king is shut in: the ring closes man by man, and a hand stops the horn.
pub fn shut_in(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    for (at, strength) in [(0.0, 0.6), (0.1, 0.7), (0.19, 0.8), (0.27, 1.0)] {
        let size = random.between(1.15, 1.3);
        dry.add(&paper::touch(random, size, 1.4, 0.0009), at, strength);
    }
    let mut stopped = blown(random, RE, 0.2, 0.3);
    stopped.add(&blown(random, LOW_LA, 0.3, 0.2), 0.23, 0.95);
    dry.add(&stopped.through(Filter::low_pass(1100.0, 1.2)), 0.34, 0.55);
    called(random, dry, 3200.0)
}
