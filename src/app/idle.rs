//! Draws frames only while something moves or after input, and otherwise lets the event loop sleep.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::time::{Real, Virtual};
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::Notices;
use super::awake::{ContinuousFrames, Hidden};
use super::demonstration::Demonstration;
use super::loading::{Missing, PartLoads};
use super::opening::Opening;
use super::session_start::Resuming;
use super::share::ShareRender;
use super::vibration::Vibration;
use crate::input::keyboard::PressedKeys;
use crate::input::pointer::PointerQueue;
use crate::input::press::PressQueue;
use crate::settings::SettingsInForce;
use crate::stage::marks::Marks;
use crate::stage::{CloserView, Facing, Layout, TableFade, Timeline};
use crate::table::advice::HintFound;
use crate::table::computer::AutoPlay;
use crate::table::history::GameHistory;
use crate::table::{
    Doubt, GameLibrary, Learning, Replay, ReplayMistakes, RunningClock, Saved, StageBusy, Table,
    TablePaused,
};
use crate::ui::big::{Caption, Chrome};
use crate::ui::captions::Captions;
use crate::ui::evening::EveningPage;
use crate::ui::lesson::LessonNote;
use crate::ui::letters::NameLetters;
use crate::ui::library::LibraryWork;
use crate::ui::panels::ImportText;
use crate::ui::scan::Scanner;
use crate::ui::{BookState, Home, OpenPanels, SettingsState, Toasts};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .add_systems(Last, idle);
}

/// The longest sleep. No timer depends on it; it only keeps the clocks within bounds.
const MAX_SLEEP: Duration = Duration::from_secs(600);
/// The time between two frames while the window isn't visible. They aren't drawn.
const HIDDEN_STEP: Duration = Duration::from_millis(100);
/// Sleeps that end this close to each other count as the same: each change costs a frame.
const TOLERANCE: Duration = Duration::from_millis(20);
/// Frames drawn after the last change: what a frame causes can appear two frames later.
const SETTLING_FRAMES: u8 = 3;
/// The most time that passes in the game from one frame to the next while frames are drawn.
const MAX_DELTA: Duration = Duration::from_millis(250);
/// The time that passes in the game over a sleep, so that motion starts at its start.
const DELTA_OVER_SLEEP: Duration = Duration::from_millis(16);

/// The time of the next frame without input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextFrame {
    /// Immediately.
    Now,
    /// After this time.
    In(Duration),
    /// Only after an event.
    Never,
}

impl NextFrame {
    fn or(self, other: NextFrame) -> NextFrame {
        match (self, other) {
            (NextFrame::Now, _) | (_, NextFrame::Now) => NextFrame::Now,
            (NextFrame::In(a), NextFrame::In(b)) => NextFrame::In(a.min(b)),
            (NextFrame::Never, next) | (next, NextFrame::Never) => next,
        }
    }

    const fn now_if(now: bool) -> NextFrame {
        if now {
            NextFrame::Now
        } else {
            NextFrame::Never
        }
    }
}

/// Everything that can need a frame without input.
#[derive(SystemParam)]
struct Activity<'w> {
    deliveries: Res<'w, PartLoads>,
    missing: Res<'w, Missing>,
    fade: Res<'w, TableFade>,
    resuming: Option<Res<'w, Resuming>>,
    import: Res<'w, ImportText>,
    saved: Res<'w, Saved>,
    history: Res<'w, GameHistory>,
    library: Res<'w, GameLibrary>,
    library_work: Res<'w, LibraryWork>,
    notices: Res<'w, Notices>,
    open: Res<'w, OpenPanels>,
    home: Res<'w, Home>,
    table: Option<Res<'w, Table>>,
    timeline: Res<'w, Timeline>,
    facing: Res<'w, Facing>,
    closer: Res<'w, CloserView>,
    busy: Res<'w, StageBusy>,
    auto_play: Res<'w, AutoPlay>,
    clock: Res<'w, RunningClock>,
    /// A hint is given at the end of a frame and shown by the next.
    hints: Res<'w, Messages<HintFound>>,
    marks: Res<'w, Marks>,
    learning: Option<Res<'w, Learning>>,
    lesson_note: Res<'w, LessonNote>,
    replay: Option<Res<'w, Replay>>,
    replay_mistakes: Res<'w, ReplayMistakes>,
    paused: Res<'w, TablePaused>,
    toasts: Res<'w, Toasts>,
    book: Res<'w, BookState>,
    letters: Res<'w, NameLetters>,
    struck_keys: Res<'w, PressedKeys>,
    pointer_queue: Res<'w, PointerQueue>,
    press_queue: Res<'w, PressQueue>,
    awake: Option<Res<'w, ContinuousFrames>>,
    making: Option<Res<'w, ShareRender>>,
    opening: Option<Res<'w, Opening>>,
    chrome: Res<'w, Chrome>,
    layout: Res<'w, Layout>,
    demonstration: Res<'w, Demonstration>,
    caption: Option<Res<'w, Caption>>,
    captions: Res<'w, Captions>,
    scanner: Res<'w, Scanner>,
    doubt: Res<'w, Doubt>,
    vibration: Res<'w, Vibration>,
    in_force: SettingsInForce<'w>,
}

impl Activity<'_> {
    /// `true` while something moves, is being read, or waits to be handled.
    fn is_under_way(&self) -> bool {
        let held =
            |raised: &crate::stage::marks::Raised| raised.amount < 1.0 || raised.held_at.is_some();
        self.awake.is_some()
            || self.making.is_some()
            || self.opening.is_some()
            || self.missing.is_empty() && self.deliveries.are_under_way()
            || self.table_is_seen() && !self.fade.is_over() && self.missing.is_empty()
            || self.resuming.is_some()
            || self.import.is_reading()
            || self.saved.is_reading()
            || self.history.is_reading()
            || self.library.is_reading()
            || self.library_work.is_busy()
            || self.notices.can_show(&self.open)
            || !self.timeline.is_idle()
            || self.busy.0
            || self.facing.is_turning()
            || self.closer.moves()
            || self.book.is_moving()
            || self.letters.is_coming()
            || !self.hints.is_empty()
            || self.marks.raised.as_ref().is_some_and(held)
            || !self.marks.lowered.is_empty()
            || self.is_lesson_moving()
            || self
                .replay
                .as_ref()
                .is_some_and(|replay| replay.is_reading())
            || self.doubt.is_judging() && !self.paused.0
            || !self.struck_keys.is_empty()
            || !self.pointer_queue.is_empty()
            || !self.press_queue.is_empty()
            || self.table.as_ref().is_some_and(|table| table.is_changed())
    }

    fn table_is_seen(&self) -> bool {
        self.table.is_some() && (!self.open.home || self.home.is_in_transition())
    }

    /// `true` while a lesson continues without input, or its note or arrow moves.
    fn is_lesson_moving(&self) -> bool {
        let goes_on = |learning: &Res<Learning>| learning.is_under_way();
        self.lesson_note.is_moving()
            || self.open.panel.is_none() && self.learning.as_ref().is_some_and(goes_on)
    }

    fn next_frame(&self, now: Duration) -> NextFrame {
        let auto_play = match *self.auto_play {
            // A search wakes the loop when it's done.
            AutoPlay::Nothing | AutoPlay::Searching => NextFrame::Never,
            AutoPlay::Due => NextFrame::Now,
            AutoPlay::In(time) => NextFrame::In(time),
        };
        let release = self.deliveries.next_release(now);
        let release = release.map_or(NextFrame::Never, NextFrame::In);
        let at = |time: Option<Duration>| match time {
            None => NextFrame::Never,
            Some(Duration::ZERO) => NextFrame::Now,
            Some(time) => NextFrame::In(time),
        };
        let toasts = at(self.toasts.next_change());
        let home = at(self.home.next_frame(now).filter(|_| self.open.home));
        // A clock's figures change once a second.
        let table = self.table.as_ref();
        let clock = table.and_then(|table| self.clock.next_change(table));
        let clock = clock.map_or(NextFrame::Never, NextFrame::In);
        let chrome = self.chrome.next_change(&self.layout, now);
        let chrome = at(chrome.filter(|_| !self.open.home));
        let drifts = !self.in_force.tempo().reduced;
        let shows = at(self.demonstration.next_change(now, drifts));
        let caption = self.caption.as_ref();
        let caption = at(caption.and_then(|caption| caption.next_change(now)));
        let captions = at(self.captions.next_change(now));
        let scan = at(self.scanner.next_change(now));
        let vibration = at(self.vibration.next_change(now));
        let replay = self.replay.as_ref().filter(|_| !self.paused.0);
        let replay = at(replay.and_then(|replay| replay.next_change(&self.replay_mistakes)));
        NextFrame::now_if(self.is_under_way())
            .or(replay)
            .or(clock)
            .or(chrome)
            .or(shows)
            .or(caption)
            .or(captions)
            .or(scan)
            .or(vibration)
            .or(home)
            .or(auto_play)
            .or(release)
            .or(toasts)
    }
}

fn idle(
    activity: Activity,
    settings: Res<SettingsState>,
    hidden: Res<Hidden>,
    real: Res<Time<Real>>,
    mut time: ResMut<Time<Virtual>>,
    mut window_events: MessageReader<WindowEvent>,
    mut pad_events: MessageReader<GamepadEvent>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut settling: Local<u8>,
    mut sleeps_until: Local<Duration>,
    mut winit: ResMut<WinitSettings>,
) {
    let acts = window_events.read().count() + pad_events.read().count() > 0;
    let now = real.elapsed();
    let mut next = activity.next_frame(now);
    if let Ok(mut context) = contexts.single_mut() {
        let ctx = context.get_mut();
        let undos = [
            EveningPage::next_change(ctx),
            settings.undo.next_change(ctx),
        ];
        for time in undos.into_iter().flatten() {
            next = next.or(NextFrame::In(time));
        }
    }
    *settling = if acts || next == NextFrame::Now {
        SETTLING_FRAMES
    } else {
        settling.saturating_sub(1)
    };
    if *settling > 0 {
        next = NextFrame::Now;
    }
    if hidden.0 && next == NextFrame::Now {
        next = NextFrame::In(HIDDEN_STEP);
    }
    let wait = match next {
        NextFrame::Now => None,
        NextFrame::In(time) => Some(time.min(MAX_SLEEP)),
        NextFrame::Never => Some(MAX_SLEEP),
    };
    let max_delta = match wait {
        Some(_) if !hidden.0 => DELTA_OVER_SLEEP,
        _ => MAX_DELTA,
    };
    if time.max_delta() != max_delta {
        time.set_max_delta(max_delta);
    }
    let mode = match wait {
        None => UpdateMode::Continuous,
        Some(wait) => {
            let until = now + wait;
            let sleeps = matches!(winit.focused_mode, UpdateMode::Reactive { .. });
            // The loop already sleeps until about then, and each change costs a frame.
            if sleeps && *sleeps_until > now && sleeps_until.abs_diff(until) < TOLERANCE {
                return;
            }
            // Without a next frame, any long sleep will do.
            if sleeps && next == NextFrame::Never && *sleeps_until > now + MAX_SLEEP / 2 {
                return;
            }
            *sleeps_until = until;
            UpdateMode::reactive_low_power(wait)
        }
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
