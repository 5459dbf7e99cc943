//! The player's settings as every layer reads them, and what overrides them.
//!
//! A system takes [`CurrentSettings`] for a value that the player chose, or [`SettingsInForce`] for one that an
//! override can replace. No other resource repeats a setting.

mod overrides;
mod pace;
mod sound_kind;
mod tempo;

pub use overrides::{Overrides, SpeedOverride};
pub use pace::Pace;
pub use sound_kind::SoundKind;
pub use tempo::Tempo;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::store::Settings;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSettings>()
        .init_resource::<Overrides>();
}

/// The settings that the player chose.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentSettings(pub Settings);

/// The settings together with their overrides.
#[derive(SystemParam)]
pub struct SettingsInForce<'w> {
    current: Res<'w, CurrentSettings>,
    overrides: Res<'w, Overrides>,
}

impl SettingsInForce<'_> {
    /// The settings that the player chose.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.current.0
    }

    /// The tempo of the stage.
    #[must_use]
    pub fn tempo(&self) -> Tempo {
        Tempo::of(&self.current.0, &self.overrides)
    }

    /// The pauses between moves.
    #[must_use]
    pub fn pace(&self) -> Pace {
        Pace::of(&self.current.0, &self.overrides)
    }

    /// `true` if a person's first throw of a turn is automatic.
    #[must_use]
    pub fn throws_by_itself(&self) -> bool {
        let chosen = self.current.0.auto_throw;
        self.overrides.auto_throw.unwrap_or(chosen)
    }

    /// The loudness, 0 to 1; 0 if the sound is off.
    #[must_use]
    pub fn volume(&self) -> f32 {
        let settings = &self.current.0;
        if settings.muted || self.overrides.silent {
            0.0
        } else {
            settings.volume
        }
    }

    /// `true` if the device can vibrate. Demonstrations don't.
    #[must_use]
    pub fn vibrates(&self) -> bool {
        self.current.0.vibration && !self.overrides.demo && !self.overrides.silent
    }

    /// The volume of sticks and dice, pieces or alerts, 0 to 1, relative to [`volume`](Self::volume).
    #[must_use]
    pub fn volume_of(&self, kind: SoundKind) -> f32 {
        let settings = &self.current.0;
        match kind {
            SoundKind::Throws => settings.volume_throws,
            SoundKind::Pieces => settings.volume_pieces,
            SoundKind::Messages => settings.volume_messages,
        }
    }

    /// `true` if a setting or an override has changed since the system last ran.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.current.is_changed() || self.overrides.is_changed()
    }
}
