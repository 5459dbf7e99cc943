//! Plays sounds in a browser, which chooses the device and follows its changes.

use bevy::audio::{AudioSinkPlayback, Volume};
use bevy::prelude::*;

use super::{NoDevice, Sound, SoundOutput};

/// Adds the output of sounds.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, spawn.after(super::play))
        // Runs after new sounds have got their sinks: a sound that is despawned here must not get one in the same
        // frame.
        .add_systems(Last, listen.run_if(sound_waits));
}

fn spawn(mut commands: Commands, mut sounds: MessageReader<Sound>) {
    for sound in sounds.read() {
        let volume = Volume::Linear(sound.volume);
        commands.spawn((
            Name::new("sound"),
            AudioPlayer(sound.source.clone()),
            PlaybackSettings::DESPAWN.with_volume(volume),
        ));
    }
}

/// Longest wait of a sound for the device (s). With a device it starts in the next frame.
const LONGEST_WAIT: f32 = 3.0;
/// Longest time that counts for one frame (s), so that a single slow frame doesn't use up the wait.
const FRAME: f32 = 0.1;

fn sound_waits(waiting: Query<(), (With<AudioPlayer>, Without<AudioSink>)>) -> bool {
    !waiting.is_empty()
}

/// Reports a missing device. Without one a sound would never end, and its entity would never be despawned.
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
