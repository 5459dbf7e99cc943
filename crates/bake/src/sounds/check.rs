//! Checks of a sound's quality.

use super::signal::Signal;

/// Highest accepted peak.
const HIGHEST: f32 = 0.95;
/// Lowest peak that isn't silence.
const LOWEST: f32 = 0.005;
/// Largest accepted mean, as a share of the peak.
const OFFSET: f32 = 0.01;
/// Largest accepted last sample, as a share of the peak.
const END: f32 = 0.004;
/// Accepted extra length for the encoder's padding (s).
const PADDING: f32 = 0.01;

/// Checks a sound of at most `longest` seconds. Fails with a description of the first defect.
pub fn heard(signal: &Signal, longest: f32) -> Result<(), String> {
    let peak = signal.peak();
    if signal.samples.iter().any(|sample| !sample.is_finite()) {
        return Err("a sample isn't a number".into());
    }
    if peak > HIGHEST {
        return Err(format!(
            "the peak is {peak:.2}; at most {HIGHEST} is accepted"
        ));
    }
    if peak < LOWEST {
        return Err(format!("the peak is {peak:.4}, which is silence"));
    }
    let offset = signal.offset() / peak;
    if offset.abs() > OFFSET {
        return Err(format!("a constant offset of {offset:.3} of the peak"));
    }
    if signal.seconds() > longest + PADDING {
        return Err(format!(
            "it lasts {:.2} s; at most {longest} s",
            signal.seconds()
        ));
    }
    let end = signal.samples.last().map_or(0.0, |sample| sample.abs()) / peak;
    if end > END {
        return Err(format!("it breaks off at {end:.3} of the peak"));
    }
    Ok(())
}
