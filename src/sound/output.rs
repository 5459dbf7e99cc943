//! The state of the sound output.

use bevy::prelude::*;

/// The state of the sound output.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundOutput {
    /// `true` if a device plays sounds.
    pub device: bool,
    /// `true` if sound can start. A browser allows it after the first press.
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
