//! The state of the home screen: its open room, its focus, and its transitions.

use std::time::Duration;

use bevy::prelude::*;

use super::focus::{HomeFocus, HomeKey};
use super::layout::ROOMS;
use crate::record::{Event, GameRecord};
use crate::rules::GameKind;
use crate::stage::Tempo;
use crate::stage::tempo::span;
use crate::store::Seat;
use crate::table::{is_watched, seats_of};
use crate::ui::games;
use crate::ui::view::View;

/// The time and tempo of a frame on the home screen.
#[derive(Clone, Copy, Debug)]
pub struct FrameTime {
    /// The time since the start.
    pub now: Duration,
    /// The tempo of all motion.
    pub tempo: Tempo,
}

/// The time in which one room opens and another closes (ms).
pub(super) const OPENING: f32 = 260.0;
/// The time in which a room grows into its table (ms).
pub(super) const GROWING: f32 = 520.0;
/// The time between two moves of a sample game.
pub(super) const STEP: Duration = Duration::from_millis(2500);
/// The largest number of moves shown in a sample game.
pub(super) const STEPS: usize = 24;
/// The time between two replays of a saved game's last move.
pub(super) const REPLAY: Duration = Duration::from_secs(6);
/// The number of replays of the last move.
pub(super) const REPLAYS: u32 = 5;
/// The phases of a replay (s): the piece travels back, waits, and repeats its move.
pub(super) const REPLAY_PHASES: [f32; 3] = [0.35, 0.3, 0.6];

/// A transition between a room and its table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Transition {
    /// The start of the transition, since the start of the program.
    pub(super) since: Duration,
    /// `true` if it leaves the home screen.
    pub(super) leaves: bool,
}

/// The state of the home screen.
#[derive(Resource, Debug)]
pub struct Home {
    /// The open room, by its index in [`GameKind::ALL`].
    pub(super) room: usize,
    pub(super) focus: HomeFocus,
    /// `true` if the last input was a key, not a pointer, so that the focus is shown.
    pub(super) by_keys: bool,
    /// The openness of each room when the current one started to open, and the time of that.
    pub(super) before: [f32; ROOMS],
    pub(super) opened_at: Duration,
    pub(super) transition: Option<Transition>,
    pub(super) keys: Vec<HomeKey>,
    pub(super) samples: [Option<Box<GameRecord>>; ROOMS],
    /// The time of the next frame. `None` if nothing moves.
    pub(super) due: Option<Duration>,
    /// `true` if the game of the open room is new to the player, so that its lesson is offered first.
    pub(super) offers_lesson: bool,
    /// `true` if the lesson on the table was started here and returns here.
    pub(super) teaches: bool,
    /// `true` until the room of a waiting game has been searched for, which needs the saves.
    pub(super) seeks_waiting: bool,
}

impl Default for Home {
    fn default() -> Self {
        Home {
            room: 0,
            focus: HomeFocus::Room,
            by_keys: false,
            before: open_wholly(0),
            opened_at: Duration::ZERO,
            transition: None,
            keys: Vec::new(),
            samples: [const { None }; ROOMS],
            due: None,
            offers_lesson: false,
            teaches: false,
            seeks_waiting: false,
        }
    }
}

pub(super) fn open_wholly(room: usize) -> [f32; ROOMS] {
    std::array::from_fn(|i| f32::from(u8::from(i == room)))
}

pub(super) fn eased(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// The progress of a motion that started at a time and takes `ms` at normal speed (ms).
pub(super) fn progress(moment: FrameTime, since: Duration, ms: f32) -> f32 {
    let FrameTime { now, tempo } = moment;
    let whole = if tempo.reduced { span::REDUCED } else { ms };
    let whole = tempo.span(whole);
    if whole <= 0.0 {
        return 1.0;
    }
    (now.saturating_sub(since).as_secs_f32() * 1000.0 / whole).min(1.0)
}

impl Home {
    /// The game of the open room.
    #[must_use]
    pub fn game(&self) -> GameKind {
        GameKind::ALL[self.room]
    }

    /// The focused part.
    #[must_use]
    pub const fn focus(&self) -> HomeFocus {
        self.focus
    }

    /// `true` during a transition between a room and its table.
    #[must_use]
    pub const fn is_in_transition(&self) -> bool {
        self.transition.is_some()
    }

    /// The time until the next frame. `None` if nothing moves.
    #[must_use]
    pub fn next_frame(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }

    /// Opens the room of a game at once.
    pub fn open_at_once(&mut self, game: GameKind) {
        self.room = index_of(game);
        self.before = open_wholly(self.room);
        self.focus = HomeFocus::Room;
    }

    /// Opens the room of the latest game at the start. If no game waits there, the
    /// room of a waiting one opens later.
    pub fn open_latest(&mut self, game: GameKind) {
        self.open_at_once(game);
        self.seeks_waiting = true;
    }

    /// Opens the room of a waiting game, if the open one has none.
    pub(super) fn seek_waiting(&mut self, view: &View) {
        if !self.seeks_waiting || view.saved.is_reading() {
            return;
        }
        self.seeks_waiting = false;
        if unfinished(view, self.game()).is_none()
            && let Some(game) = waiting(view)
        {
            self.open_at_once(game);
        }
    }

    /// Starts the transition from a game's table.
    pub fn start_return_from(&mut self, game: GameKind, now: Duration) {
        self.open_at_once(game);
        self.opened_at = now;
        self.transition = Some(Transition {
            since: now,
            leaves: false,
        });
    }

    /// Opens the room of a game at once, and restarts its motion.
    pub fn return_to(&mut self, game: GameKind, now: Duration) {
        self.open_at_once(game);
        self.opened_at = now;
        self.transition = None;
    }

    /// Starts the transition to a game's table.
    pub fn leave_for(&mut self, game: GameKind, now: Duration) {
        if self.game() != game {
            self.open_at_once(game);
        }
        self.transition = Some(Transition {
            since: now,
            leaves: true,
        });
    }

    /// Opens the room of a game.
    pub fn open_room_of(&mut self, game: GameKind, moment: FrameTime) {
        self.open_room(index_of(game), moment);
    }

    /// The progress of a room's transition to its table, 0 to 1. `None` without a transition.
    #[must_use]
    pub fn transition_progress(&self, moment: FrameTime) -> Option<f32> {
        let transition = self.transition.filter(|transition| transition.leaves)?;
        Some(progress(moment, transition.since, GROWING))
    }

    pub(super) fn open_room(&mut self, room: usize, moment: FrameTime) {
        if room == self.room {
            return;
        }
        self.before = self.openness(moment);
        self.room = room;
        self.opened_at = moment.now;
    }

    /// The openness of each room, with a sum of 1.
    pub(super) fn openness(&self, moment: FrameTime) -> [f32; ROOMS] {
        let t = eased(progress(moment, self.opened_at, OPENING));
        let after = open_wholly(self.room);
        std::array::from_fn(|i| self.before[i] + (after[i] - self.before[i]) * t)
    }

    /// The number of moves played in a sample game, and the progress of the latest.
    pub(super) fn steps(&self, now: Duration) -> (usize, f32) {
        let since = now.saturating_sub(self.opened_at).as_secs_f32();
        let steps = since / STEP.as_secs_f32();
        let whole = (steps as usize).min(STEPS);
        (
            whole,
            eased((steps - whole as f32) * STEP.as_secs_f32() / 0.4),
        )
    }

    /// The progress of the last move of the open room's saved game while it's replayed. `None` between replays.
    pub(super) fn replay(&self, now: Duration) -> Option<f32> {
        let since = now.saturating_sub(self.opened_at);
        let rounds = (since.as_secs_f32() / REPLAY.as_secs_f32()) as u32;
        if rounds == 0 || rounds > REPLAYS {
            return None;
        }
        let t = (since - REPLAY * rounds).as_secs_f32();
        let [back, stays, on] = REPLAY_PHASES;
        match t {
            t if t < back => Some(1.0 - eased(t / back)),
            t if t < back + stays => Some(0.0),
            t if t < back + stays + on => Some(eased((t - back - stays) / on)),
            _ => None,
        }
    }

    /// The time of the next replay. `None` after the last one.
    pub(super) fn next_replay(&self, now: Duration) -> Option<Duration> {
        let since = now.saturating_sub(self.opened_at);
        let rounds = (since.as_secs_f32() / REPLAY.as_secs_f32()) as u32;
        (rounds < REPLAYS).then(|| self.opened_at + REPLAY * (rounds + 1))
    }

    pub(super) fn sample(&mut self, room: usize) -> &GameRecord {
        self.samples[room].get_or_insert_with(|| {
            let game = GameKind::ALL[room];
            let text = games::room(game).sample;
            // A test reads all samples, so this can't fail.
            let read = GameRecord::from_record(text);
            Box::new(
                read.unwrap_or_else(|_| GameRecord::opening(crate::rules::Setup::new(game), 0)),
            )
        })
    }
}

pub(super) fn index_of(game: GameKind) -> usize {
    let place = GameKind::ALL.into_iter().position(|other| other == game);
    place.unwrap_or_default()
}

/// `true` if the room shows the game on the table, because a person plays it and it or its match is unfinished.
pub(super) fn is_on_table(view: &View, game: GameKind) -> bool {
    let table = view.table.game();
    table.setup().kind() == game
        && (table.is_under_way() || table.is_in_open_match())
        && !is_watched(view.table.seats())
        && view.table.puzzle().is_none()
}

/// The unfinished game of this kind: the one on the table, or a saved one.
pub(super) fn unfinished<'a>(view: &View<'a>, game: GameKind) -> Option<&'a GameRecord> {
    if is_on_table(view, game) {
        return Some(view.table.game());
    }
    view.saved.game(game)
}

/// `true` if a person must act in an unfinished game.
pub(super) fn is_own_move(game: &GameRecord) -> bool {
    let seats = seats_of(game);
    let side = game.position().side_to_act();
    side.is_some_and(|side| seats[side.index()] == Seat::Person)
}

/// The kind of an unfinished game, if possible one in which a person must act. `None` if there's none.
fn waiting(view: &View) -> Option<GameKind> {
    let has = |game: &GameKind| unfinished(view, *game).is_some();
    let is_own = |game: &GameKind| unfinished(view, *game).is_some_and(is_own_move);
    let mut all = GameKind::ALL.into_iter();
    all.clone().find(is_own).or_else(|| all.find(has))
}

/// The index of the room with the filled button: that of a waiting game, or the open one. If only the open room has
/// buttons (`open_only`), it's always that.
pub(super) fn filled_room(home: &Home, view: &View, open_only: bool) -> usize {
    if open_only || unfinished(view, home.game()).is_some() {
        return home.room;
    }
    waiting(view).map_or(home.room, index_of)
}

/// The index of a game's last move among its events.
pub(super) fn last_move(game: &GameRecord) -> Option<usize> {
    let is_move = |event: &Event| matches!(event, Event::Played { .. });
    game.events().rposition(is_move)
}
