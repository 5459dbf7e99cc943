//! The state of the sound output.

use bevy::prelude::*;

/// The state of the sound output.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundOutput {
    /// `true` if sounds can be played. On the page it's `false` after a sound that found no device.
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

/// Reports that a sound couldn't be played because there isn't an audio device.
#[derive(Message, Clone, Copy, Debug)]
pub struct NoDevice;
