//! Lets the controller or the phone vibrate for throws, captures and refused moves.

use std::time::Duration;

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use super::launch;
use crate::input::last_device::LastDevice;
use crate::settings::SettingsInForce;
use crate::stage::Cue;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Vibration>()
        .add_message::<GamepadRumbleRequest>()
        .add_systems(Update, vibrate.run_if(on_message::<Cue>));
}

/// The vibration of the controllers.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Vibration {
    /// The end of the latest vibration, on the real clock.
    until: Duration,
}

impl Vibration {
    /// The time until a controller has to stop. `None` if none vibrates. Bevy stops it in the next frame after that.
    pub(super) fn next_change(&self, now: Duration) -> Option<Duration> {
        (self.until + Duration::from_millis(1))
            .checked_sub(now)
            .filter(|left| !left.is_zero())
    }
}

/// A vibration: its length and its strength from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pulse {
    /// The length.
    pub time: Duration,
    /// The strength of a controller's motor. Phones only know on and off.
    pub strength: f32,
}

impl Pulse {
    const fn new(milliseconds: u64, strength: f32) -> Option<Pulse> {
        Some(Pulse {
            time: Duration::from_millis(milliseconds),
            strength,
        })
    }
}

/// The vibration for a cue. `None` for most, because frequent vibration annoys.
#[must_use]
pub const fn pulse(cue: Cue) -> Option<Pulse> {
    match cue {
        Cue::Gather | Cue::Shake => Pulse::new(25, 0.3),
        Cue::Capture | Cue::Hit | Cue::Tip => Pulse::new(60, 0.7),
        Cue::Refuse => Pulse::new(40, 0.4),
        Cue::Win | Cue::Loss | Cue::Draw | Cue::KingEscapes | Cue::KingTaken | Cue::KingShutIn => {
            Pulse::new(120, 0.8)
        }
        _ => None,
    }
}

/// Starts the vibration for the cues of this frame: the longest one, because they would add up.
fn vibrate(
    mut cues: MessageReader<Cue>,
    in_force: SettingsInForce,
    device: Res<LastDevice>,
    pads: Query<Entity, With<Gamepad>>,
    time: Res<Time<Real>>,
    mut vibration: ResMut<Vibration>,
    mut rumbles: MessageWriter<GamepadRumbleRequest>,
) {
    let pulses = cues.read().filter_map(|cue| pulse(*cue));
    let Some(longest) = pulses.max_by_key(|pulse| pulse.time) else {
        return;
    };
    if !in_force.vibrates() {
        return;
    }
    launch::vibrate(longest.time);
    if *device != LastDevice::Controller || pads.is_empty() {
        return;
    }
    for gamepad in &pads {
        rumbles.write(GamepadRumbleRequest::Add {
            duration: longest.time,
            intensity: GamepadRumbleIntensity {
                strong_motor: longest.strength,
                weak_motor: longest.strength,
            },
            gamepad,
        });
    }
    vibration.until = vibration.until.max(time.elapsed() + longest.time);
}
