//! Detects a missing audio device.

use bevy::audio::AudioSinkPlayback;
use bevy::prelude::*;

use super::SoundOutput;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<NoDevice>()
        // Runs after new sounds have got their sinks: a sound that is despawned here must not get one in the same
        // frame.
        .add_systems(Last, listen.run_if(sound_waits));
}

/// Reports that a sound couldn't be played because there isn't an audio device.
#[derive(Message, Clone, Copy, Debug)]
pub struct NoDevice;

/// Longest wait of a sound for the device (s). With a device it starts in the next frame.
const LONGEST_WAIT: f32 = 3.0;
/// Longest time that counts for one frame (s), so that a single slow frame doesn't use up the wait.
const FRAME: f32 = 0.1;

fn sound_waits(waiting: Query<(), (With<AudioPlayer>, Without<AudioSink>)>) -> bool {
    !waiting.is_empty()
}

fn listen(
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut output: ResMut<SoundOutput>,
    mut waited: Local<f32>,
    mut none: MessageWriter<NoDevice>,
    waiting: Query<Entity, (With<AudioPlayer>, Without<AudioSink>)>,
    playing: Query<&AudioSink>,
) {
    if playing.iter().any(|sink| !sink.is_paused()) {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs().min(FRAME);
    if *waited < LONGEST_WAIT || !output.device {
        return;
    }
    output.device = false;
    none.write(NoDevice);
    for entity in &waiting {
        commands.entity(entity).despawn();
    }
}
