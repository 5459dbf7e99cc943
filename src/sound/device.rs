//! Finds out whether there is anything to hear with.

use bevy::audio::AudioSinkPlayback;
use bevy::prelude::*;

use super::Loudness;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<NoDevice>()
        // When sounds have been given their device: what is given up here must not get it in the same
        // frame.
        .add_systems(Last, listen.run_if(sound_waits));
}

/// A sound could not be played: there is no device.
#[derive(Message, Clone, Copy, Debug)]
pub struct NoDevice;

/// A sound that has a device begins in the next frame; this long is ample.
const PATIENCE: f32 = 3.0;
/// No single frame counts for more: a slow one, or one after a sleep, is still one.
const FRAME: f32 = 0.1;

fn sound_waits(waiting: Query<(), (With<AudioPlayer>, Without<AudioSink>)>) -> bool {
    !waiting.is_empty()
}

fn listen(
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut loudness: ResMut<Loudness>,
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
    if *waited < PATIENCE || !loudness.device {
        return;
    }
    loudness.device = false;
    none.write(NoDevice);
    for entity in &waiting {
        commands.entity(entity).despawn();
    }
}
