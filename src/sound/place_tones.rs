//! Tones by which a game can be followed by ear: the place by pitch, the side by timbre, dice as ticks.
//!
//! A place has two short notes, its column and its row, from left to right and from the foot of the screen upwards. A
//! move plays the notes of its origin, then those of its destination. A captured piece plays its place and a low note.

use std::time::Duration;

use bevy::prelude::*;

use crate::rules::{AnyStep, Side, dispatch};
use crate::settings::{CurrentSettings, SettingsInForce, SoundKind};
use crate::stage::{BoardView, Layout, StageGame};
use crate::table::{Change, Location, Place, TableEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Tone>()
        .init_resource::<TonesEnd>()
        .add_systems(
            PostUpdate,
            tell.run_if(is_wanted).run_if(on_message::<TableEvent>),
        );
}

fn is_wanted(settings: Res<CurrentSettings>) -> bool {
    settings.0.place_tones
}

/// A tone that starts in this frame or soon after.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// The frequency (Hz).
    pub frequency: f32,
    /// The time from this frame to its start.
    pub start: Duration,
    /// The length.
    pub length: Duration,
    /// The factor of the amplitude.
    pub volume: f32,
    /// The timbre.
    pub timbre: Timbre,
}

/// The timbre of a tone: one for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timbre {
    /// Soft, like a flute: the first side.
    Soft,
    /// Bright, like a clarinet: the second side.
    Bright,
}

/// A note: its pitch in semitones above the lowest, and its length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// Semitones above the lowest note of a place.
    pub pitch: i32,
    /// The timbre.
    pub timbre: Timbre,
    /// The length.
    pub length: Duration,
    /// The silence after it.
    pub rest: Duration,
}

/// The frequency of the lowest note of a place (Hz): the A below middle C.
const LOWEST: f32 = 220.0;
/// The scale of columns and rows, in semitones: pentatonic, so that no two notes jar.
const SCALE: [i32; 5] = [0, 2, 4, 7, 9];
/// The low note of a captured piece, in semitones.
const CAPTURED: i32 = -17;
/// The pitch of the ticks of the first die or stick, and the interval to the next.
const TICK: i32 = 24;
const NEXT_DIE: i32 = 5;

const NOTE: Duration = Duration::from_millis(110);
const SHORT: Duration = Duration::from_millis(45);
const REST: Duration = Duration::from_millis(60);
/// The longest delay of a tone. Later ones are left out, because they would sound long after their move.
const LONGEST_DELAY: Duration = Duration::from_secs(4);
/// The loudness of tones beside the sounds of pieces.
const GAIN: f32 = 0.35;

/// The end of the tones that have started, on the real clock.
#[derive(Resource, Default)]
pub(super) struct TonesEnd(Duration);

pub(super) fn tell(
    mut events: MessageReader<TableEvent>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    time: Res<Time<Real>>,
    mut end: ResMut<TonesEnd>,
    mut tones: MessageWriter<Tone>,
) {
    let loudness = in_force.volume() * in_force.volume_of(SoundKind::Pieces);
    let now = time.elapsed();
    for event in events.read() {
        let TableEvent::Stepped(step) = event else {
            continue;
        };
        if loudness <= 0.0 {
            continue;
        }
        for note in notes(layout.board_view, &step.step, step.change) {
            let begin = end.0.max(now);
            let start = begin - now;
            if start > LONGEST_DELAY {
                break;
            }
            end.0 = begin + note.length + note.rest;
            tones.write(Tone {
                frequency: LOWEST * 2.0_f32.powf(note.pitch as f32 / 12.0),
                start,
                length: note.length,
                volume: GAIN * loudness * loudness,
                timbre: note.timbre,
            });
        }
    }
}

/// The notes of one step of the rules.
#[must_use]
pub fn notes(board: BoardView, step: &AnyStep, change: Option<Change>) -> Vec<Note> {
    let note = |pitch, timbre, length, rest| Note {
        pitch,
        timbre,
        length,
        rest,
    };
    let Some(change) = change else {
        let dice = dispatch!(AnyStep(step), step: Game => Game::thrown_numbers(step));
        let ticks = dice.into_iter().enumerate().flat_map(|(at, number)| {
            let pitch = TICK + NEXT_DIE * i32::try_from(at).unwrap_or_default();
            (1..=number).map(move |tick| {
                let rest = if tick == number { 4 * REST } else { REST };
                note(pitch, Timbre::Soft, SHORT, rest)
            })
        });
        return ticks.collect();
    };
    let timbre = match change.side {
        Side::First => Timbre::Soft,
        Side::Second => Timbre::Bright,
    };
    let place = |place: Place| {
        let location = place.location(change.side)?;
        let (column, row) = column_and_row(board, location)?;
        Some([
            note(pitch(column), timbre, NOTE, Duration::ZERO),
            note(pitch(row), timbre, NOTE, REST),
        ])
    };
    let mut notes = Vec::new();
    if change.from.place == change.to.place {
        return notes;
    }
    notes.extend(place(change.from.place).into_iter().flatten());
    if change.to.place == Place::Captured {
        notes.push(note(CAPTURED, timbre, 2 * NOTE, REST));
    } else {
        notes.extend(place(change.to.place).into_iter().flatten());
    }
    notes
}

/// The pitch of a column or row, counted from 0.
#[must_use]
pub fn pitch(index: usize) -> i32 {
    let octave = i32::try_from(index / SCALE.len()).unwrap_or_default();
    12 * octave + SCALE[index % SCALE.len()]
}

/// The column of a location from the left and its row from the foot, counted from 0. `None` if the board doesn't have
/// the location.
#[must_use]
pub fn column_and_row(board: BoardView, location: Location) -> Option<(usize, usize)> {
    let middle = board.rect(location)?.center();
    let all = board.locations();
    let middles = || all.iter().filter_map(|at| Some(board.rect(*at)?.center()));
    let column = rank(middles().map(|at| at.x), middle.x, board.unit());
    let row = rank(middles().map(|at| -at.y), -middle.y, board.unit());
    Some((column, row))
}

/// The number of different values below one. Values that are close together count as one.
fn rank(values: impl Iterator<Item = f32>, own: f32, unit: f32) -> usize {
    let apart = unit / 4.0;
    let mut below: Vec<f32> = values.filter(|value| *value < own - apart).collect();
    below.sort_by(f32::total_cmp);
    below.dedup_by(|next, before| *next - *before < apart);
    below.len()
}
