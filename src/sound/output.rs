//! The way of sounds to the player's ears.

use bevy::prelude::*;

/// The way of sounds to the player's ears.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundOutput {
    /// A device plays sounds.
    pub device: bool,
    /// Sound can begin: a browser allows it after the first press.
    pub allowed: bool,
}

impl Default for SoundOutput {
    fn default() -> Self {
        SoundOutput {
            device: true,
            allowed: true,
        }
    }
}
