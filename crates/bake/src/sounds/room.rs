//! A small room: a few early reflections from table and walls, and a short dense tail.

use super::{
    filter::Filter,
    noise::Random,
    signal::{Signal, length},
};

/// Adds the reverberation of a furnished room; `wet` is its strength.
pub fn furnished(random: &mut Random, dry: &Signal, wet: f32) -> Signal {
    let mut heard = dry.clone();
    let soft = dry.clone().through(Filter::low_pass(3800.0, 0.6));
    for (delay, gain) in [
        (0.0043, 0.5),
        (0.0091, 0.42),
        (0.0147, 0.33),
        (0.0211, 0.26),
    ] {
        let sign = if random.between(0.0, 1.0) < 0.5 {
            -1.0
        } else {
            1.0
        };
        heard.add(&soft, delay * random.about(0.15), wet * gain * sign);
    }
    let mut tail = Signal::default();
    for delay in [0.0297, 0.0371, 0.0411, 0.0437] {
        tail.add(&comb(&soft, delay * random.about(0.03)), 0.0, 0.25);
    }
    for delay in [0.0050, 0.0017] {
        tail = all_pass(tail, length(delay).max(1));
    }
    heard.add(
        &tail.through(Filter::low_pass(3000.0, 0.6)),
        0.012,
        wet * 0.45,
    );
    heard
}

/// Echoes that decay by 60 dB in a quarter of a second.
fn comb(dry: &Signal, delay: f32) -> Signal {
    const DECAY: f32 = 0.25;
    let feedback = 10.0_f32.powf(-3.0 * delay / DECAY);
    let lag = length(delay);
    let mut echo = dry.clone();
    echo.samples.resize(dry.samples.len() + length(DECAY), 0.0);
    for i in lag..echo.samples.len() {
        echo.samples[i] += feedback * echo.samples[i - lag];
    }
    // The first pass is the dry sound, which is already in the signal.
    for (sample, own) in echo.samples.iter_mut().zip(&dry.samples) {
        *sample -= own;
    }
    echo
}

fn all_pass(signal: Signal, lag: usize) -> Signal {
    const GAIN: f32 = 0.6;
    let mut out = vec![0.0; signal.samples.len()];
    for i in 0..out.len() {
        let (x, y) = if i >= lag {
            (signal.samples[i - lag], out[i - lag])
        } else {
            (0.0, 0.0)
        };
        out[i] = x + GAIN * (y - signal.samples[i]);
    }
    Signal { samples: out }
}
