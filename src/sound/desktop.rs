//! Plays sounds on the system's default device, and on another one when that one is gone.
//!
//! Bevy opens a device only once, at the start, so the game opens its own with rodio, Bevy's sound library.

use std::io::Cursor;
use std::num::NonZero;
use std::time::Duration;

use bevy::audio::AudioLoader;
use bevy::prelude::*;
use rodio::source::{Function, SignalGenerator};
use rodio::{Decoder, DeviceSinkBuilder, MixerDeviceSink, SampleRate, Source};

use super::device::{Device, GoneFlag};
use super::{NoDevice, Sound, Timbre, Tone};

/// Adds the output of sounds.
pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AudioSource>()
        .init_asset_loader::<AudioLoader>()
        .init_resource::<Speaker>()
        .add_systems(Startup, open)
        .add_systems(
            PostUpdate,
            (
                speak.after(super::play).run_if(on_message::<Sound>),
                play_tones
                    .after(super::place_tones::tell)
                    .run_if(on_message::<Tone>),
            ),
        );
}

/// The device that plays sounds.
#[derive(Resource, Default)]
struct Speaker(Device<MixerDeviceSink>);

/// Opens the device at the start, so that the first sound isn't late.
fn open(time: Res<Time<Real>>, mut speaker: ResMut<Speaker>) {
    speaker.0.get(time.elapsed(), open_default);
}

/// Opens the system's default device, or another one if that fails. `None` if there isn't any.
fn open_default(gone: GoneFlag) -> Option<MixerDeviceSink> {
    let builder = DeviceSinkBuilder::from_default_device().ok()?;
    let opened = builder
        .with_error_callback(move |error| {
            debug!("the sound device: {error}");
            gone.raise();
        })
        .open_sink_or_fallback();
    match opened {
        Ok(mut sink) => {
            sink.log_on_drop(false);
            Some(sink)
        }
        Err(error) => {
            warn!("no sound device could be opened: {error}");
            None
        }
    }
}

fn speak(
    time: Res<Time<Real>>,
    sources: Res<Assets<AudioSource>>,
    mut speaker: ResMut<Speaker>,
    mut sounds: MessageReader<Sound>,
    mut none: MessageWriter<NoDevice>,
    mut is_told: Local<bool>,
) {
    let Some(sink) = speaker.0.get(time.elapsed(), open_default) else {
        sounds.clear();
        if !std::mem::replace(&mut *is_told, true) {
            none.write(NoDevice);
        }
        return;
    };
    *is_told = false;
    for sound in sounds.read() {
        let Some(source) = sources.get(&sound.source) else {
            continue;
        };
        match Decoder::new(Cursor::new(source.clone())) {
            Ok(decoder) => sink.mixer().add(decoder.amplify(sound.volume)),
            Err(error) => error!("a sound can't be read: {error}"),
        }
    }
}

/// The length of a tone's rise and fall, without which it would click.
const EDGE: Duration = Duration::from_millis(12);
/// The samples of a tone per second.
const RATE: SampleRate = NonZero::new(44_100).unwrap();

fn play_tones(time: Res<Time<Real>>, mut speaker: ResMut<Speaker>, mut tones: MessageReader<Tone>) {
    let Some(sink) = speaker.0.get(time.elapsed(), open_default) else {
        tones.clear();
        return;
    };
    for tone in tones.read() {
        let wave = match tone.timbre {
            Timbre::Soft => Function::Sine,
            Timbre::Bright => Function::Square,
        };
        // A square wave is much louder than a sine of the same amplitude.
        let volume = match tone.timbre {
            Timbre::Soft => tone.volume,
            Timbre::Bright => 0.4 * tone.volume,
        };
        let mut sound = SignalGenerator::new(RATE, tone.frequency, wave)
            .fade_in(EDGE)
            .take_duration(tone.length);
        sound.set_filter_fadeout();
        sink.mixer().add(sound.amplify(volume).delay(tone.start));
    }
}
