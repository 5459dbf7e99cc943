//! Plays the sounds of cues: in several variants, quieter for weak impacts, silent without a device.

use bevy::audio::Volume;
use bevy::prelude::*;

pub mod bank;
pub mod device;
mod output;

pub use bank::SoundBank;
pub use output::SoundOutput;

use crate::motion::tumble::ContactKind;
use crate::settings::SettingsInForce;
use crate::stage::Cue;

/// Plays the sounds of cues.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(device::plugin)
            .init_resource::<SoundOutput>()
            .init_resource::<Variant>()
            .add_systems(
                PostUpdate,
                play.run_if(resource_exists::<SoundBank>)
                    .run_if(on_message::<Cue>),
            );
    }
}

/// Counts the sounds played, so that variants alternate and none plays twice in a row.
#[derive(Resource, Default)]
struct Variant(usize);

/// The maximum number of sounds that start in one frame. With more of them, players couldn't tell them apart.
const AT_ONCE: usize = 4;

fn play(
    mut commands: Commands,
    bank: Res<SoundBank>,
    in_force: SettingsInForce,
    output: Res<SoundOutput>,
    mut variant: ResMut<Variant>,
    mut cues: MessageReader<Cue>,
) {
    // Without a device a sound would never end, and its entity would never be despawned.
    let loudness = in_force.volume();
    if !output.device || !output.allowed || loudness <= 0.0 {
        cues.clear();
        return;
    }
    for cue in cues.read().take(AT_ONCE) {
        let (sounds, gain) = sounds_of(&bank, *cue);
        if sounds.is_empty() {
            continue;
        }
        variant.0 = variant.0.wrapping_add(1);
        let Some(sound) = sounds.get(variant.0 % sounds.len()) else {
            continue;
        };
        // Ears perceive loudness logarithmically, so the square of the slider's value feels even.
        let volume = Volume::Linear(gain * loudness * loudness);
        commands.spawn((
            Name::new("sound"),
            AudioPlayer(sound.clone()),
            PlaybackSettings::DESPAWN.with_volume(volume),
        ));
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
        Cue::Loss => (&bank.loss, 1.0),
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
        Cue::Offer => (&bank.offer, 1.0),
        Cue::Agree => (&bank.agree, 1.0),
    }
}
