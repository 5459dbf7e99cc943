//! Plays the sounds of cues: in several variants, quieter for weak impacts, silent without a device.

use bevy::app::PluginGroupBuilder;
#[cfg(not(target_arch = "wasm32"))]
use bevy::audio::AudioPlugin;
use bevy::prelude::*;

pub mod bank;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(not(target_arch = "wasm32"))]
mod device;
mod output;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod place_tones;

pub use bank::SoundBank;
pub use output::{NoDevice, SoundOutput};
pub use place_tones::{Timbre, Tone};

use crate::motion::tumble::ContactKind;
use crate::settings::{SettingsInForce, SoundKind};
use crate::stage::Cue;

/// A sound that starts in this frame.
#[derive(Message, Clone, Debug)]
pub struct Sound {
    /// The recording.
    pub source: Handle<AudioSource>,
    /// The factor of the recording's amplitude.
    pub volume: f32,
}

/// Chooses the sounds of cues. [`output`] plays them.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<Sound>()
            .add_message::<NoDevice>()
            .init_resource::<SoundOutput>()
            .init_resource::<Variant>()
            .add_plugins(place_tones::plugin)
            .add_systems(
                PostUpdate,
                play.run_if(resource_exists::<SoundBank>)
                    .run_if(on_message::<Cue>),
            );
    }
}

/// Adds the output of sounds to the speakers of the system or the browser, after Bevy's plugins.
pub fn output(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(desktop::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
}

/// Bevy's plugins without those that [`output`] replaces.
#[must_use]
pub fn without_replaced(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    #[cfg(not(target_arch = "wasm32"))]
    return plugins.disable::<AudioPlugin>();
    #[cfg(target_arch = "wasm32")]
    plugins
}

/// Counts the sounds played, so that variants alternate and none plays twice in a row.
#[derive(Resource, Default)]
struct Variant(usize);

/// The maximum number of sounds that start in one frame. With more of them, players couldn't tell them apart.
const AT_ONCE: usize = 4;

fn play(
    bank: Res<SoundBank>,
    in_force: SettingsInForce,
    output: Res<SoundOutput>,
    mut variant: ResMut<Variant>,
    mut cues: MessageReader<Cue>,
    mut started: MessageWriter<Sound>,
) {
    let loudness = in_force.volume();
    if !output.device || !output.allowed || loudness <= 0.0 {
        cues.clear();
        return;
    }
    for cue in cues.read().take(AT_ONCE) {
        let (sounds, gain) = sounds_of(&bank, *cue);
        let loudness = loudness * in_force.volume_of(kind_of(*cue));
        if sounds.is_empty() || loudness <= 0.0 {
            continue;
        }
        variant.0 = variant.0.wrapping_add(1);
        let Some(sound) = sounds.get(variant.0 % sounds.len()) else {
            continue;
        };
        // Ears perceive loudness logarithmically, so the square of the slider's value feels even.
        started.write(Sound {
            source: sound.clone(),
            volume: gain * loudness * loudness,
        });
    }
}

/// The kind of a cue's sound.
const fn kind_of(cue: Cue) -> SoundKind {
    match cue {
        Cue::Gather
        | Cue::Knock { .. }
        | Cue::Score(_)
        | Cue::Shake
        | Cue::DieOnWood { .. }
        | Cue::DieOnDie { .. } => SoundKind::Throws,
        Cue::Hop
        | Cue::Land
        | Cue::Start
        | Cue::Capture
        | Cue::Enter
        | Cue::Lift
        | Cue::Slide
        | Cue::SetDown
        | Cue::Tip
        | Cue::Disc
        | Cue::Groove
        | Cue::Stone
        | Cue::Stack
        | Cue::Hit
        | Cue::EnterStone
        | Cue::BearOff => SoundKind::Pieces,
        Cue::Turn
        | Cue::Refuse
        | Cue::Undo
        | Cue::Button
        | Cue::Win
        | Cue::Loss
        | Cue::Draw
        | Cue::Raichi
        | Cue::Tuichi
        | Cue::KingEscapes
        | Cue::KingTaken
        | Cue::KingShutIn
        | Cue::Line
        | Cue::Cappotto
        | Cue::ClockLow
        | Cue::TimeUp
        | Cue::Agree => SoundKind::Messages,
    }
}

fn sounds_of(bank: &SoundBank, cue: Cue) -> (&[Handle<AudioSource>], f32) {
    match cue {
        Cue::Gather => (&bank.gather, 1.0),
        Cue::Knock {
            kind: ContactKind::Table,
            strength,
        } => (&bank.stick_table, strength.powf(1.3)),
        Cue::Knock {
            kind: ContactKind::Stick,
            strength,
        } => (&bank.stick_stick, strength.powf(1.3)),
        Cue::Score(2) => (&bank.score_2, 1.0),
        Cue::Score(8) => (&bank.score_8, 1.0),
        Cue::Score(12) => (&bank.score_12, 1.0),
        Cue::Score(_) => (&bank.nothing, 1.0),
        Cue::Hop => (&bank.hop, 1.0),
        Cue::Land => (&bank.land, 1.0),
        Cue::Start => (&bank.start, 1.0),
        Cue::Capture => (&bank.capture, 1.0),
        Cue::Enter => (&bank.enter, 1.0),
        Cue::Turn => (&bank.turn, 1.0),
        Cue::Refuse => (&bank.refuse, 1.0),
        Cue::Lift => (&bank.lift, 1.0),
        Cue::Undo => (&bank.undo, 1.0),
        Cue::Button => (&bank.button, 1.0),
        Cue::Win => (&bank.win, 1.0),
        Cue::Loss | Cue::TimeUp => (&bank.loss, 1.0),
        Cue::Draw => (&bank.draw, 1.0),
        Cue::Slide => (&bank.slide, 1.0),
        Cue::SetDown => (&bank.set_down, 1.0),
        Cue::Tip => (&bank.tip, 1.0),
        Cue::Raichi => (&bank.raichi, 1.0),
        Cue::Tuichi => (&bank.tuichi, 1.0),
        Cue::KingEscapes => (&bank.king_escapes, 1.0),
        Cue::KingTaken => (&bank.king_taken, 1.0),
        Cue::KingShutIn => (&bank.king_shut_in, 1.0),
        Cue::Disc => (&bank.disc, 1.0),
        Cue::Groove => (&bank.groove, 1.0),
        Cue::Line => (&bank.line, 1.0),
        Cue::Shake => (&bank.shake, 1.0),
        Cue::DieOnWood { strength } => (&bank.die_wood, strength.powf(1.3)),
        Cue::DieOnDie { strength } => (&bank.die_die, strength.powf(1.3)),
        Cue::Stone => (&bank.stone, 1.0),
        Cue::Stack => (&bank.stack, 1.0),
        Cue::Hit => (&bank.hit, 1.0),
        Cue::EnterStone => (&bank.enter_stone, 1.0),
        Cue::BearOff => (&bank.bear_off, 1.0),
        Cue::Cappotto => (&bank.cappotto, 1.0),
        Cue::ClockLow => (&bank.clock_low, 1.0),
        Cue::Agree => (&bank.agree, 1.0),
    }
}
