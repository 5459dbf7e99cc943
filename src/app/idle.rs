//! Draws frames only while something moves or somebody acts. At rest the event loop sleeps.

use std::time::Duration;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::time::{Real, Virtual};
use bevy::window::{PrimaryWindow, WindowEvent, WindowOccluded};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};

use super::Notices;
use super::begin::Resuming;
use super::demonstration::Demonstration;
use super::loading::{Deliveries, Missing};
use super::opening::Opening;
use super::share::Making;
use crate::input::keyboard::StruckKeys;
use crate::input::pointer::PointerQueue;
use crate::input::press::PressQueue;
use crate::settings::SettingsInForce;
use crate::stage::marks::Marks;
use crate::stage::{Facing, Layout, TableFade, Timeline};
use crate::table::advice::Advised;
use crate::table::computer::AutoPlay;
use crate::table::history::GameHistory;
use crate::table::{
    GameLibrary, Learning, Replay, ReplayMistakes, RunningClock, Saved, StageBusy, Table,
    TablePaused,
};
use crate::ui::big::{Caption, Chrome};
use crate::ui::lesson::LessonNote;
use crate::ui::letters::NameLetters;
use crate::ui::library::LibraryWork;
use crate::ui::panels::ImportText;
use crate::ui::{BookState, Home, Open, Toasts};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hidden>()
        .insert_resource(WinitSettings::continuous())
        .add_systems(First, note_hidden.before(hide_camera))
        .add_systems(First, hide_camera.run_if(resource_changed::<Hidden>))
        .add_systems(Last, idle);
}

/// The longest sleep. Nothing waits for its end; it only keeps the clocks within bounds.
const MAX_SLEEP: Duration = Duration::from_secs(600);
/// While nobody can see the window, what goes on goes on at this pace, without being drawn.
const HIDDEN_STEP: Duration = Duration::from_millis(100);
/// Sleeps that end this close to each other count as the same: each change costs a frame.
const TOLERANCE: Duration = Duration::from_millis(20);
/// Frames drawn after the last change: what a frame causes can appear two frames later.
const SETTLING_FRAMES: u8 = 3;
/// The most time that passes in the game from one frame to the next while frames are drawn.
const MAX_DELTA: Duration = Duration::from_millis(250);
/// The time that passes in the game over a sleep: motion begins at its beginning.
const DELTA_OVER_SLEEP: Duration = Duration::from_millis(16);

/// Frames are drawn without a pause, whatever happens.
#[derive(Resource, Debug)]
pub struct KeepAwake;

/// Nobody can see the window: it is minimised, or wholly covered, or its page is in the background.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden(pub bool);

/// How often a window is asked whether it is minimised, which not every system tells by itself.
const ASKED_AGAIN: Duration = Duration::from_secs(1);

fn note_hidden(
    _main_thread: NonSendMarker,
    real: Res<Time<Real>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut told: MessageReader<WindowOccluded>,
    mut occluded: Local<bool>,
    mut minimized: Local<bool>,
    mut asked: Local<Duration>,
    mut hidden: ResMut<Hidden>,
) {
    if let Some(last) = told.read().last() {
        *occluded = last.occluded;
    }
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    let now = real.elapsed();
    if *minimized || now >= *asked + ASKED_AGAIN {
        *asked = now;
        *minimized = WINIT_WINDOWS
            .with_borrow(|windows| windows.get_window(entity)?.is_minimized())
            .unwrap_or(false);
    }
    let empty = window.physical_size().min_element() == 0;
    hidden.set_if_neq(Hidden(*occluded || *minimized || empty));
}

fn hide_camera(hidden: Res<Hidden>, mut cameras: Query<&mut Camera>) {
    for mut camera in &mut cameras {
        camera.is_active = !hidden.0;
    }
}

/// When the next frame is needed, if nobody acts before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextFrame {
    /// At once.
    Now,
    /// After so long.
    In(Duration),
    /// Not before something happens.
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
    deliveries: Res<'w, Deliveries>,
    missing: Res<'w, Missing>,
    fade: Res<'w, TableFade>,
    resuming: Option<Res<'w, Resuming>>,
    import: Res<'w, ImportText>,
    saved: Res<'w, Saved>,
    history: Res<'w, GameHistory>,
    library: (Res<'w, GameLibrary>, Res<'w, LibraryWork>),
    notices: Res<'w, Notices>,
    open: Res<'w, Open>,
    home: Res<'w, Home>,
    table: Option<Res<'w, Table>>,
    timeline: Res<'w, Timeline>,
    facing: Res<'w, Facing>,
    busy: Res<'w, StageBusy>,
    auto_play: Res<'w, AutoPlay>,
    clock: Res<'w, RunningClock>,
    /// A hint is given at the end of a frame and shown by the next.
    advised: Res<'w, Messages<Advised>>,
    marks: Res<'w, Marks>,
    lesson: (Option<Res<'w, Learning>>, Res<'w, LessonNote>),
    replay: (
        Option<Res<'w, Replay>>,
        Res<'w, ReplayMistakes>,
        Res<'w, TablePaused>,
    ),
    toasts: Res<'w, Toasts>,
    book: Res<'w, BookState>,
    letters: Res<'w, NameLetters>,
    waiting: (
        Res<'w, StruckKeys>,
        Res<'w, PointerQueue>,
        Res<'w, PressQueue>,
    ),
    awake: Option<Res<'w, KeepAwake>>,
    made: (Option<Res<'w, Making>>, Option<Res<'w, Opening>>),
    afar: (Res<'w, Chrome>, Res<'w, Layout>),
    demonstration: (
        Res<'w, Demonstration>,
        Option<Res<'w, Caption>>,
        SettingsInForce<'w>,
    ),
}

impl Activity<'_> {
    /// Something moves, is read, or waits to be taken in.
    fn is_under_way(&self) -> bool {
        let held =
            |raised: &crate::stage::marks::Raised| raised.amount < 1.0 || raised.held_at.is_some();
        self.awake.is_some()
            || self.made.0.is_some()
            || self.made.1.is_some()
            || self.missing.is_empty() && self.deliveries.are_under_way()
            || self.table_is_seen() && !self.fade.is_over() && self.missing.is_empty()
            || self.resuming.is_some()
            || self.import.is_reading()
            || self.saved.is_reading()
            || self.history.is_reading()
            || self.library.0.is_reading()
            || self.library.1.is_busy()
            || self.notices.can_show(&self.open)
            || !self.timeline.is_idle()
            || self.busy.0
            || self.facing.is_turning()
            || self.book.is_moving()
            || self.letters.is_coming()
            || !self.advised.is_empty()
            || self.marks.raised.as_ref().is_some_and(held)
            || !self.marks.lowered.is_empty()
            || self.is_taught()
            || self
                .replay
                .0
                .as_ref()
                .is_some_and(|replay| replay.is_reading())
            || !self.waiting.0.is_empty()
            || !self.waiting.1.is_empty()
            || !self.waiting.2.is_empty()
            || self.table.as_ref().is_some_and(|table| table.is_changed())
    }

    fn table_is_seen(&self) -> bool {
        self.table.is_some() && (!self.open.home || self.home.is_passing())
    }

    /// A lesson goes on by itself, or its note or arrow still moves.
    fn is_taught(&self) -> bool {
        let (learning, note) = &self.lesson;
        let goes_on = |learning: &Res<Learning>| learning.is_under_way();
        note.is_moving() || self.open.panel.is_none() && learning.as_ref().is_some_and(goes_on)
    }

    fn next_frame(&self, now: Duration) -> NextFrame {
        let auto_play = match *self.auto_play {
            // A search wakes the loop when it is done.
            AutoPlay::Nothing | AutoPlay::Searching => NextFrame::Never,
            AutoPlay::Due => NextFrame::Now,
            AutoPlay::In(time) => NextFrame::In(time),
        };
        let toasts = match self.toasts.next_change() {
            None => NextFrame::Never,
            Some(Duration::ZERO) => NextFrame::Now,
            Some(time) => NextFrame::In(time),
        };
        let release = self.deliveries.next_release(now);
        let release = release.map_or(NextFrame::Never, NextFrame::In);
        let home = self.home.next_frame(now).filter(|_| self.open.home);
        let home = match home {
            None => NextFrame::Never,
            Some(Duration::ZERO) => NextFrame::Now,
            Some(time) => NextFrame::In(time),
        };
        let at = |time: Option<Duration>| match time {
            None => NextFrame::Never,
            Some(Duration::ZERO) => NextFrame::Now,
            Some(time) => NextFrame::In(time),
        };
        // Its figures change once a second, and ten times a second at its end.
        let table = self.table.as_ref();
        let clock = table.and_then(|table| self.clock.next_change(table));
        let clock = clock.map_or(NextFrame::Never, NextFrame::In);
        let (chrome, layout) = &self.afar;
        let chrome = at(chrome.next_change(layout, now).filter(|_| !self.open.home));
        let (demonstration, caption, in_force) = &self.demonstration;
        let shows = at(demonstration.next_change(now, !in_force.tempo().reduced));
        let caption = at(caption
            .as_ref()
            .and_then(|caption| caption.next_change(now)));
        let (replay, mistakes, paused) = &self.replay;
        let replay = replay.as_ref().filter(|_| !paused.0);
        let replay = at(replay.and_then(|replay| replay.next_change(mistakes)));
        NextFrame::now_if(self.is_under_way())
            .or(replay)
            .or(clock)
            .or(chrome)
            .or(shows)
            .or(caption)
            .or(home)
            .or(auto_play)
            .or(release)
            .or(toasts)
    }
}

fn idle(
    activity: Activity,
    hidden: Res<Hidden>,
    real: Res<Time<Real>>,
    mut time: ResMut<Time<Virtual>>,
    mut window_events: MessageReader<WindowEvent>,
    mut pad_events: MessageReader<GamepadEvent>,
    mut settling: Local<u8>,
    mut sleeps_until: Local<Duration>,
    mut winit: ResMut<WinitSettings>,
) {
    let acts = window_events.read().count() + pad_events.read().count() > 0;
    let now = real.elapsed();
    let mut next = activity.next_frame(now);
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
            // A loop that already sleeps until then need not be told again.
            if sleeps && *sleeps_until > now && sleeps_until.abs_diff(until) < TOLERANCE {
                return;
            }
            // With nothing to wait for, a longer sleep is as good.
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
