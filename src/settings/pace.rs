//! The pauses between the moves of the computer and the throws of a series.

use std::time::Duration;

use super::Overrides;
use crate::store::{Settings, Speed};

/// The share of the computer's thinking time that it takes between the choices of a turn.
const TIME_BETWEEN_CHOICES: f32 = 0.6;
/// The time in which a player can undo a choice before the next throw.
const GRACE: Duration = Duration::from_millis(1400);
/// The computer's pause if motion is switched off.
const WITHOUT_MOTION: Duration = Duration::from_millis(350);

/// The pauses between moves and throws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// The time that the computer seems to think before its first choice of a turn.
    pub think: Duration,
    /// The pause between the choices of one turn.
    pub between: Duration,
    /// The time in which a player can undo a choice before the next throw.
    pub grace: Duration,
}

impl Pace {
    /// No pauses, for a table without a stage.
    pub const NONE: Pace = Pace {
        think: Duration::ZERO,
        between: Duration::ZERO,
        grace: Duration::ZERO,
    };

    /// The pauses that follow from the settings and their overrides.
    #[must_use]
    pub fn of(settings: &Settings, overrides: &Overrides) -> Pace {
        if let Some(pace) = overrides.pace {
            return pace;
        }
        let speed = overrides.speed(settings);
        let at_speed = |time: Duration| match speed {
            Speed::Off if overrides.demo => Duration::ZERO,
            Speed::Off => WITHOUT_MOTION,
            Speed::Half | Speed::Normal | Speed::Double => time.div_f32(speed.factor()),
        };
        let think = Duration::from_secs_f32(settings.thinking);
        Pace {
            think: at_speed(think),
            between: at_speed(think.mul_f32(TIME_BETWEEN_CHOICES)),
            grace: if overrides.demo {
                Duration::ZERO
            } else {
                GRACE
            },
        }
    }
}
