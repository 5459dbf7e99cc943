//! Conditions that replace settings: the command line, the system, or a program that plays.

use bevy::prelude::Resource;

use super::Pace;
use crate::store::{Settings, Speed};

/// Conditions that replace settings. They are never saved.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// The speed from the command line or the address.
    pub speed: Option<SpeedOverride>,
    /// The factor of motion in place of the speed's; pauses don't follow it.
    pub motion: Option<f32>,
    /// `true` if the system asks for reduced motion.
    pub reduced_motion: bool,
    /// The pauses in place of those that follow from the settings.
    pub pace: Option<Pace>,
    /// `true` if a person's first throw of a turn is automatic. `None` follows the settings.
    pub auto_throw: Option<bool>,
    /// `true` if each throw is counted on the table, `false` if throws overlap. `None` follows the settings.
    pub show_throws: Option<bool>,
    /// `true` if the computer plays both sides, and no person waits for it.
    pub demo: bool,
    /// `true` if the sound is off.
    pub silent: bool,
}

/// A speed that holds until the player chooses another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpeedOverride {
    /// The speed.
    pub speed: Speed,
    /// The speed in the settings that it replaces.
    pub replaces: Speed,
}

impl Overrides {
    /// The speed in force.
    #[must_use]
    pub fn speed(&self, settings: &Settings) -> Speed {
        let given = self.speed;
        given
            .filter(|given| given.replaces == settings.speed)
            .map_or(settings.speed, |given| given.speed)
    }
}
