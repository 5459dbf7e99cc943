//! The speed and the kind of motion.

use super::Overrides;
use crate::store::Settings;

/// The speed and the kind of motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tempo {
    /// The factor of speed: 1 is normal, 0 shows no motion at all.
    pub speed: f32,
    /// `true` if movements and throws become short cross-fades.
    pub reduced: bool,
}

impl Tempo {
    /// The tempo that follows from the settings and their overrides.
    #[must_use]
    pub fn of(settings: &Settings, overrides: &Overrides) -> Tempo {
        let speed = overrides.speed(settings).factor();
        Tempo {
            speed: overrides.motion.unwrap_or(speed),
            reduced: settings.reduced_motion || overrides.reduced_motion,
        }
    }

    /// A duration at this tempo (ms).
    #[must_use]
    pub fn span(self, ms: f32) -> f32 {
        if self.speed <= 0.0 {
            0.0
        } else {
            ms / self.speed
        }
    }
}

impl Default for Tempo {
    fn default() -> Self {
        Tempo {
            speed: 1.0,
            reduced: false,
        }
    }
}
