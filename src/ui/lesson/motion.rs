//! What moves in a lesson's note and arrow, and until when: at rest nothing does.

use std::time::Duration;

use bevy::prelude::*;

use crate::settings::SettingsInForce;
use crate::stage::Tempo;
use crate::table::{Learning, StageBusy, Table};

/// How long the arrow takes for one cell.
const CELL: Duration = Duration::from_millis(60);
/// One breath of the lit cell.
const BREATH: Duration = Duration::from_millis(1600);
/// How often it breathes.
const BREATHS: u32 = 3;
/// How long the note takes to come to hang, and the words to appear.
pub(super) const SWING: Duration = Duration::from_millis(280);
/// The most cells that an arrow passes, for how long frames are needed.
const MOST_CELLS: u32 = 48;

/// What a lesson's note says besides its step, and since when it says so.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LessonNote {
    /// Why the last try was refused.
    refusal: Option<(String, Option<&'static str>)>,
    /// The step, and how much of it is done.
    at: Option<(usize, usize, bool)>,
    /// Since when the step is on show, in real time since the start.
    step_since: Duration,
    /// Since when the arrow is drawn.
    arrow_since: Duration,
    /// Nothing moves any more.
    rests: bool,
}

impl LessonNote {
    /// Says why a try was refused; the arrow is drawn once more.
    pub fn refuse(&mut self, now: Duration, text: String, rule: Option<&'static str>) {
        self.refusal = Some((text, rule));
        self.arrow_since = now;
        self.rests = false;
    }

    /// Why the last try was refused, with the number of the rule.
    #[must_use]
    pub fn refusal(&self) -> Option<(&str, Option<&'static str>)> {
        let (text, rule) = self.refusal.as_ref()?;
        Some((text, *rule))
    }

    /// Something of it still moves.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        !self.rests && self.at.is_some()
    }

    /// How far the note has come to hang, 0 to 1.
    #[must_use]
    pub(super) fn hung(&self, now: Duration, tempo: Tempo) -> f32 {
        part(now.saturating_sub(self.step_since), SWING, tempo)
    }

    /// How many cells of the arrow are drawn.
    #[must_use]
    pub(super) fn cells(&self, now: Duration, tempo: Tempo) -> f32 {
        if still(tempo) {
            return f32::INFINITY;
        }
        now.saturating_sub(self.arrow_since).as_secs_f32() * tempo.speed / CELL.as_secs_f32()
    }

    /// How bright the lit cell is, of 1.
    #[must_use]
    pub(super) fn breath(&self, now: Duration, tempo: Tempo) -> f32 {
        /// Where it rests, and how far it breathes to either side of that.
        const REST: f32 = 0.24;
        const DEPTH: f32 = 0.06;
        let since = now.saturating_sub(self.arrow_since).as_secs_f32();
        let breaths = since / BREATH.as_secs_f32();
        if still(tempo) || breaths >= BREATHS as f32 {
            return REST;
        }
        let wave = (breaths * std::f32::consts::TAU).sin();
        REST + wave * DEPTH
    }
}

/// Nothing is to move by itself.
fn still(tempo: Tempo) -> bool {
    tempo.reduced || tempo.speed <= 0.0
}

fn part(passed: Duration, whole: Duration, tempo: Tempo) -> f32 {
    if still(tempo) {
        return 1.0;
    }
    (passed.as_secs_f32() * tempo.speed / whole.as_secs_f32()).min(1.0)
}

/// Follows the lesson: a new step is a new note, and every new thing to do a new arrow.
pub(super) fn follow(
    time: Res<Time<Real>>,
    in_force: SettingsInForce,
    learning: Option<Res<Learning>>,
    table: Option<Res<Table>>,
    busy: Res<StageBusy>,
    mut note: ResMut<LessonNote>,
) {
    let now = time.elapsed();
    let at = learning
        .filter(|learning| !learning.plays())
        .map(|learning| {
            let run = learning.run();
            let laid = table.is_some_and(|table| table.game().position() == run.position());
            // While pieces or sticks move, there is no arrow to be drawn.
            (run.number(), run.done(), laid && !busy.0)
        });
    if at != note.at {
        let step = |at: Option<(usize, usize, bool)>| at.map(|(step, ..)| step);
        let done = |at: Option<(usize, usize, bool)>| at.map(|(step, done, _)| (step, done));
        if step(at) != step(note.at) {
            note.step_since = now;
        }
        if done(at) != done(note.at) {
            note.refusal = None;
        }
        note.arrow_since = now;
        note.rests = false;
        note.at = at;
    } else if note.is_moving() {
        let whole = (BREATH * BREATHS).max(CELL * MOST_CELLS);
        let over = now.saturating_sub(note.arrow_since)
            > whole.mul_f32(1.0 / in_force.tempo().speed.max(0.5));
        if still(in_force.tempo()) || over {
            note.rests = true;
        }
    }
}
