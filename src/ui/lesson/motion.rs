//! Computes the motion of a lesson's note and arrow, and when it ends.

use std::time::Duration;

use bevy::prelude::*;

use crate::lesson::LessonRun;
use crate::settings::SettingsInForce;
use crate::stage::{StageSystems, Tempo, Timeline};
use crate::table::{Learning, Table};
use crate::ui::Words;

/// The time that the arrow takes for one cell.
const CELL: Duration = Duration::from_millis(60);
/// The period of the lit cell's pulse.
const PULSE: Duration = Duration::from_millis(1600);
/// The number of pulses.
const BREATHS: u32 = 3;
/// The time in which the note swings into place, and its text appears.
pub(super) const SWING: Duration = Duration::from_millis(280);
/// The time that a caption stays after its motion, and the time in which it fades.
const CAPTION_STAYS: Duration = Duration::from_millis(1100);
const CAPTION_FADES: Duration = Duration::from_millis(300);
/// The most cells of an arrow, which limits the time of its motion.
const MOST_CELLS: u32 = 48;

/// Adds the motion of a lesson's note, with or without panels.
pub struct LessonNotePlugin;

impl Plugin for LessonNotePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<LessonNote>()
            .add_systems(Update, follow.after(StageSystems::Play));
    }
}

/// The contents and motion of a lesson's note, apart from its step.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LessonNote {
    /// The reason why the last try was refused, with the number of the rule.
    refusal: Option<(String, Option<&'static str>)>,
    /// The step, its progress, and `true` if the arrow can be drawn.
    at: Option<(usize, usize, bool)>,
    /// The time since which the step is shown, since the start.
    step_since: Duration,
    /// The start time of the arrow.
    arrow_since: Duration,
    /// The time since which the pieces are in the step's position. `None` while they move there under a caption.
    placed_since: Option<Duration>,
    /// `true` while a move is demonstrated.
    showing: bool,
    /// `true` once all motion has ended.
    rests: bool,
}

impl LessonNote {
    /// Shows the reason for a refusal, and draws the arrow again.
    pub fn refuse(&mut self, now: Duration, text: String, rule: Option<&'static str>) {
        self.refusal = Some((text, rule));
        self.arrow_since = now;
        self.rests = false;
    }

    /// The reason why the last try was refused, with the number of the rule.
    #[must_use]
    pub fn refusal(&self) -> Option<(&str, Option<&'static str>)> {
        let (text, rule) = self.refusal.as_ref()?;
        Some((text, *rule))
    }

    /// `true` while something moves.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        !self.rests && self.at.is_some()
    }

    /// The opacity of the caption over moving pieces, 0 to 1. Without motion it stays until the learner acts.
    #[must_use]
    pub fn caption_strength(&self, now: Duration, tempo: Tempo, run: &LessonRun) -> f32 {
        let Some(since) = self.placed_since else {
            return 1.0;
        };
        if still(tempo) {
            let untouched = run.done() == 0 && !run.series_under_way();
            return f32::from(u8::from(untouched));
        }
        let passed = now.saturating_sub(since).mul_f32(tempo.speed);
        1.0 - part(
            passed.saturating_sub(CAPTION_STAYS),
            CAPTION_FADES,
            Tempo::default(),
        )
    }

    /// The progress of the note's swing into place, 0 to 1. It waits until the pieces are in their places.
    #[must_use]
    pub(super) fn swing_progress(&self, now: Duration, tempo: Tempo) -> f32 {
        if self.placed_since.is_none() {
            return 0.0;
        }
        part(now.saturating_sub(self.step_since), SWING, tempo)
    }

    /// The number of drawn cells of the arrow.
    #[must_use]
    pub(super) fn cells(&self, now: Duration, tempo: Tempo) -> f32 {
        if still(tempo) {
            return f32::INFINITY;
        }
        now.saturating_sub(self.arrow_since).as_secs_f32() * tempo.speed / CELL.as_secs_f32()
    }

    /// The brightness of the lit cell, 0 to 1.
    #[must_use]
    pub(super) fn pulse(&self, now: Duration, tempo: Tempo) -> f32 {
        /// The brightness at rest, and the amplitude of the pulse.
        const REST: f32 = 0.24;
        const DEPTH: f32 = 0.06;
        let since = now.saturating_sub(self.arrow_since).as_secs_f32();
        let breaths = since / PULSE.as_secs_f32();
        if still(tempo) || breaths >= BREATHS as f32 {
            return REST;
        }
        let wave = (breaths * std::f32::consts::TAU).sin();
        REST + wave * DEPTH
    }
}

/// `true` if motion is reduced or switched off.
fn still(tempo: Tempo) -> bool {
    tempo.reduced || tempo.speed <= 0.0
}

fn part(passed: Duration, whole: Duration, tempo: Tempo) -> f32 {
    if still(tempo) {
        return 1.0;
    }
    (passed.as_secs_f32() * tempo.speed / whole.as_secs_f32()).min(1.0)
}

/// Follows the lesson: a new step restarts the note, and a new action the arrow.
fn follow(
    time: Res<Time<Real>>,
    in_force: SettingsInForce,
    learning: Option<Res<Learning>>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    words: Res<Words>,
    mut note: ResMut<LessonNote>,
) {
    let now = time.elapsed();
    let learning = learning.as_deref();
    let at = learning.map(|learning| {
        let run = learning.run();
        let position = table.as_ref().map(|table| table.game().position());
        let laid = learning.plays() || position == Some(run.position());
        // The arrow isn't drawn while pieces or sticks move.
        (run.number(), run.done(), laid && timeline.is_idle())
    });
    let showing = learning.is_some_and(Learning::is_showing);
    let was_shown = note.showing && !showing;
    if note.showing != showing {
        note.showing = showing;
    }
    if at != note.at {
        let step = |at: Option<(usize, usize, bool)>| at.map(|(step, ..)| step);
        let done = |at: Option<(usize, usize, bool)>| at.map(|(step, done, _)| (step, done));
        if step(at) != step(note.at) {
            note.step_since = now;
            let captioned = learning.is_some_and(|learning| learning.caption().is_some());
            note.placed_since = (!captioned).then_some(now);
        }
        if note.placed_since.is_none() && at.is_none_or(|(.., rests)| rests) {
            note.placed_since = Some(now);
            note.step_since = now;
        }
        if done(at) != done(note.at) {
            note.refusal = None;
        } else if was_shown {
            note.refusal = Some((words.get("lesson-your-turn"), None));
        }
        note.arrow_since = now;
        note.rests = false;
        note.at = at;
    } else if note.is_moving() {
        let whole = (PULSE * BREATHS).max(CELL * MOST_CELLS);
        let over = now.saturating_sub(note.arrow_since)
            > whole.mul_f32(1.0 / in_force.tempo().speed.max(0.5));
        if still(in_force.tempo()) || over {
            note.rests = true;
        }
    }
}
